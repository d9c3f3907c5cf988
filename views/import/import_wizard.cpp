// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/import_wizard.h"

#include "model/planning/starter_plans.h"
#include "model/text/say.h"
#include "views/controls/button.h"
#include "views/import/columns_page.h"
#include "views/import/file_page.h"
#include "views/import/review_page.h"
#include "views/import/time_page.h"
#include "views/import/workload_page.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QWidget* scrolling(WizardPage* page)
{
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

} // namespace

ImportWizard::ImportWizard(const Project& project, QWidget* parent)
    : QDialog(parent)
    , file_(new FilePage(session_))
    , columns_(new ColumnsPage(session_))
    , time_(new TimePage(session_))
    , workload_(new WorkloadPage(session_, project))
    , review_(new ReviewPage(session_, *workload_))
{
    order_ = {file_, columns_, time_, workload_, review_};
    build();
    retranslate();
    connect(&session_, &ImportSession::read, this, &ImportWizard::showReading);
    connect(&session_, &ImportSession::busyChanged, this, &ImportWizard::updateSteps);
    connect(&session_, &ImportSession::progressed, this,
            [this](double share) { progress_->setValue(static_cast<int>(share * 1000)); });
    for (WizardPage* page : order_)
        connect(page, &WizardPage::completeChanged, this, &ImportWizard::updateSteps);

    ImportOptions options;
    const QString zone = QSettings().value("import/zone"_L1).toString();
    if (isKnownZone(zone.toStdString()))
        options.zone = zone.toStdString();
    session_.setOptions(options);
    updateSteps();
    resize(960, 660);
}

ImportWizard::~ImportWizard() = default;

void ImportWizard::build()
{
    steps_ = new QListWidget(this);
    steps_->setObjectName(u"steps"_s); // the sheet makes it look like the list of scenarios
    steps_->setFixedWidth(150);
    steps_->setFrameShape(QFrame::NoFrame);
    steps_->setSpacing(2);
    for (std::size_t i = 0; i < order_.size(); ++i)
        new QListWidgetItem(steps_);
    pages_ = new QStackedWidget(this);
    for (WizardPage* page : order_)
        pages_->addWidget(page == columns_ || page == review_ ? page : scrolling(page));
    connect(steps_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && reachable(row))
            showPage(row);
    });

    auto* middle = new QHBoxLayout;
    middle->setSpacing(space::xl);
    middle->addWidget(steps_);
    middle->addWidget(pages_, 1);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(space::l, space::l, space::l, space::l);
    page->setSpacing(space::l);
    page->addLayout(middle, 1);
    page->addWidget(makeFoot());
}

QWidget* ImportWizard::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    progress_ = new QProgressBar(foot);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedSize(160, 6);
    stop_ = new Button(Button::Look::flat, foot);
    status_ = makeNote(foot);
    cancel_ = new Button(Button::Look::quiet, foot);
    back_ = new Button(Button::Look::quiet, foot);
    next_ = new Button(Button::Look::accent, foot);
    next_->setDefault(true);
    row->addWidget(progress_);
    row->addWidget(stop_);
    row->addWidget(status_, 1);
    row->addWidget(cancel_);
    row->addWidget(back_);
    row->addWidget(next_);
    connect(stop_, &Button::clicked, &session_, &ImportSession::cancel);
    connect(cancel_, &Button::clicked, this, &QDialog::reject);
    connect(back_, &Button::clicked, this, [this] { showPage(currentPage() - 1); });
    connect(next_, &Button::clicked, this, [this] {
        if (currentPage() + 1 < pageCount())
            showPage(currentPage() + 1);
        else
            finish();
    });
    return foot;
}

void ImportWizard::retranslate()
{
    setWindowTitle(tr("Import history"));
    steps_->setAccessibleName(tr("Steps"));
    for (std::size_t i = 0; i < order_.size(); ++i)
        steps_->item(static_cast<int>(i))
            ->setText(
                u"%1  %2"_s.arg(QLocale().toString(static_cast<int>(i) + 1), order_[i]->title()));
    stop_->setText(tr("Stop reading"));
    cancel_->setText(tr("Cancel"));
    back_->setText(tr("Back"));
    updateSteps();
}

void ImportWizard::setFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    session_.setFiles(paths);
}

void ImportWizard::showReading()
{
    for (WizardPage* page : order_)
        page->showReading();
    updateSteps();
    if (currentPage() == 0)
        focusTheWayOn();
}

int ImportWizard::pageCount() const
{
    return static_cast<int>(order_.size());
}

int ImportWizard::currentPage() const
{
    return pages_->currentIndex();
}

/// A step is open when all before it are answered.
bool ImportWizard::reachable(int index) const
{
    for (int i = 0; i < index; ++i)
        if (!order_[static_cast<std::size_t>(i)]->complete())
            return false;
    return true;
}

void ImportWizard::showPage(int index)
{
    if (index < 0 || index >= pageCount())
        return;
    pages_->setCurrentIndex(index);
    updateSteps();
}

void ImportWizard::updateSteps()
{
    const bool busy = session_.busy();
    progress_->setVisible(busy);
    stop_->setVisible(busy);
    status_->setText(busy ? tr("Reading…") : QString());
    const QSignalBlocker quiet(steps_);
    steps_->setCurrentRow(currentPage());
    for (int i = 0; i < pageCount(); ++i) {
        QListWidgetItem* item = steps_->item(i);
        const bool open = reachable(i);
        item->setFlags(open ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        QFont font = type::body();
        font.setWeight(i == currentPage() ? QFont::DemiBold : QFont::Normal);
        item->setFont(font);
    }
    const bool last = currentPage() + 1 == pageCount();
    back_->setEnabled(currentPage() > 0);
    next_->setText(last ? tr("Import") : tr("Next"));
    next_->setEnabled(order_[static_cast<std::size_t>(currentPage())]->complete());
}

bool ImportWizard::mayImport() const
{
    return reachable(pageCount());
}

ImportResult ImportWizard::result() const
{
    const auto reading = session_.reading();
    ImportResult result;
    // The history shares its life with the reading: no copy of millions of samples.
    result.history = std::shared_ptr<const History>(reading, &reading->import->history);
    result.workload = workload_->workload();
    result.queue = workload_->queue();
    result.queueName = workload_->queueName().toStdString();
    result.objective = workload_->objective();
    result.zone = reading->import->history.zone;
    if (result.queue)
        return result;
    for (StarterPlan& starter :
         starterPlans(result.workload, result.objective, workload_->workers())) {
        starter.plan.name = say(starter.name).toStdString();
        result.plans.push_back(std::move(starter.plan));
    }
    return result;
}

void ImportWizard::finish()
{
    if (!mayImport())
        return;
    emit imported(result());
    accept();
}

/// Enter goes on: to the choice of a file while there is none, then to the next step.
void ImportWizard::focusTheWayOn()
{
    if (next_->isEnabled())
        next_->setFocus();
    else if (currentPage() == 0)
        file_->focusChoice();
}

void ImportWizard::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    focusTheWayOn();
}

void ImportWizard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace afflux
