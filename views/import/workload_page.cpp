// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/workload_page.h"

#include "model/text/say.h"
#include "views/controls/choice_box.h"
#include "views/controls/value_edit.h"
#include "views/editors/value_text.h"
#include "views/import/sparkline.h"
#include "views/theme.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <numeric>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int answerWidth = 120;

enum ServiceShape
{
    measured,
    exponential,
    logNormal,
    constant
};

QString readableName(const QStringList& files)
{
    QString name = files.isEmpty() ? QString() : QFileInfo(files.front()).completeBaseName();
    name.replace(u'_', u' ');
    return name.left(60);
}

} // namespace

WorkloadPage::WorkloadPage(ImportSession& session, const Project& project, QWidget* parent)
    : WizardPage(session, parent)
    , arrivalsTitle_(makeHeading(this))
    , sparkline_(new Sparkline(this))
    , arrivalsNote_(makeNote(this))
    , queueLabel_(new QLabel(this))
    , queue_(new ChoiceBox(this))
    , nameLabel_(new QLabel(this))
    , name_(new QLineEdit(this))
    , serviceLabel_(new QLabel(this))
    , service_(new ChoiceBox(this))
    , serviceNote_(makeNote(this))
    , currencyLabel_(new QLabel(this))
    , currency_(new QLineEdit(u"USD"_s, this))
{
    for (const Queue& queue : project.queues)
        queues_.push_back(queue.name);
    currency_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"[A-Z]{0,3}"_s), currency_));

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::l);
    form->setVerticalSpacing(space::s);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(queueLabel_, queue_);
    form->addRow(nameLabel_, name_);
    form->addRow(serviceLabel_, service_);
    addAnswer(form, "mean", Unit::seconds, 1);
    addAnswer(form, "p95", Unit::seconds, 2);
    form->addRow(nullptr, serviceNote_);
    addAnswer(form, "promise", Unit::seconds, 30);
    addAnswer(form, "startup", Unit::seconds, 0);
    addAnswer(form, "price", Unit::moneyPerHour, 0);
    form->addRow(currencyLabel_, currency_);
    for (QWidget* field : {static_cast<QWidget*>(queue_), static_cast<QWidget*>(name_),
                           static_cast<QWidget*>(service_), static_cast<QWidget*>(serviceNote_)})
        field->setMinimumWidth(320);
    currency_->setFixedWidth(answerWidth);

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(space::s);
    page->addWidget(arrivalsTitle_);
    page->addWidget(sparkline_);
    page->addWidget(arrivalsNote_);
    page->addSpacing(space::m);
    page->addLayout(form);
    page->addStretch();

    connect(queue_, &QComboBox::currentIndexChanged, this, [this] {
        showAnswers();
        emit completeChanged();
    });
    connect(name_, &QLineEdit::textEdited, this, [this] {
        named_ = true;
        emit completeChanged();
    });
    connect(service_, &QComboBox::currentIndexChanged, this, [this] {
        showAnswers();
        emit completeChanged();
    });
    connect(currency_, &QLineEdit::editingFinished, this, &WorkloadPage::showAnswers);
    retranslate();
}

void WorkloadPage::addAnswer(QFormLayout* form, const std::string& key, Unit unit, double value)
{
    Answer answer;
    answer.info.key = key;
    answer.info.unit = unit;
    answer.info.minimum = key == "mean" || key == "p95" ? 1e-6 : 0;
    answer.value = value;
    answer.label = new QLabel(this);
    answer.edit = new ValueEdit(this);
    answer.complaint = makeNote(this);
    setInk(answer.complaint, Theme::current().worse);
    answer.complaint->hide();
    answer.edit->setCommit([this, key](const QString& text) { return this->answer(key, text); });
    connect(answer.edit, &ValueEdit::complaint, this,
            [complaint = answer.complaint](const QString& text) {
                complaint->setText(text);
                complaint->setVisible(!text.isEmpty());
            });
    auto* field = new QWidget(this);
    auto* column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(answer.edit, 0, Qt::AlignLeft);
    column->addWidget(answer.complaint);
    answer.edit->setField(answerWidth);
    answer.label->setBuddy(answer.edit);
    form->addRow(answer.label, field);
    answers_.emplace(key, answer);
}

QString WorkloadPage::answer(const std::string& key, const QString& text)
{
    const ValueForm form{Unit::seconds, currency_->text().toStdString(), Speech::person()};
    const Result<Value> value = typedValue(answers_.at(key).info, text, form);
    if (!value)
        return sayTypingError(value.error(), form);
    const double before = std::exchange(answers_.at(key).value, std::get<double>(*value));
    if (const Result<void> fits = check(typedService()); !fits && (key == "mean" || key == "p95")) {
        // A log-normal needs both figures to agree; the other one follows rather than forbid the
        // first.
        answers_.at(key == "mean" ? "p95" : "mean").value =
            key == "mean" ? valueOf("mean") * 2 : valueOf("p95") / 2;
        if (!check(typedService())) {
            answers_.at(key).value = before;
            return say(fits.error().remedy);
        }
    }
    showAnswers();
    emit completeChanged();
    return {};
}

QString WorkloadPage::title() const
{
    return tr("Workload");
}

void WorkloadPage::retranslate()
{
    arrivalsTitle_->setText(tr("Arrivals"));
    queueLabel_->setText(tr("Queue"));
    nameLabel_->setText(tr("Name"));
    serviceLabel_->setText(tr("Time of one job"));
    currencyLabel_->setText(tr("Currency"));
    answers_.at("mean").label->setText(tr("Mean"));
    answers_.at("p95").label->setText(tr("95th percentile"));
    answers_.at("promise").label->setText(tr("Promise: starts within"));
    answers_.at("startup").label->setText(tr("Start-up of a worker"));
    answers_.at("price").label->setText(tr("Price of a worker"));
    for (auto& [key, answer] : answers_)
        answer.edit->setAccessibleName(answer.label->text());
    queue_->setAccessibleName(queueLabel_->text());
    name_->setAccessibleName(nameLabel_->text());
    service_->setAccessibleName(serviceLabel_->text());
    currency_->setAccessibleName(currencyLabel_->text());

    const QSignalBlocker quietQueue(queue_);
    const int chosen = std::max(0, queue_->currentIndex());
    queue_->clear();
    queue_->addItem(tr("A new queue"));
    for (const std::string& name : queues_)
        queue_->addItem(tr("Replace the history of %1").arg(QString::fromStdString(name)));
    queue_->setCurrentIndex(chosen);
    showAnswers();
}

std::optional<ServiceTimes> WorkloadPage::measuredService() const
{
    const auto reading = session_.reading();
    return reading && reading->fit ? reading->fit->service : std::nullopt;
}

void WorkloadPage::showReading()
{
    if (!named_)
        name_->setText(readableName(session_.files()));
    const auto reading = session_.reading();
    if (reading && reading->fit) {
        sparkline_->setArrivals(reading->fit->arrivals);
        const std::vector<double> all = arrivalsPerPart(reading->fit->arrivals, 1);
        arrivalsNote_->setText(tr("%n job(s) over the history.", nullptr,
                                  static_cast<int>(std::min(all.front(), 2e9))));
    }
    const QSignalBlocker quiet(service_);
    const QVariant before = service_->currentData();
    service_->clear();
    if (measuredService())
        service_->addItem(tr("As measured"), measured);
    service_->addItem(tr("Exponential about a mean"), exponential);
    service_->addItem(tr("Log-normal, by mean and 95th percentile"), logNormal);
    service_->addItem(tr("Always the same"), constant);
    const int kept = before.isValid() ? service_->findData(before) : -1;
    service_->setCurrentIndex(std::max(0, kept));
    showAnswers();
    emit completeChanged();
}

void WorkloadPage::showAnswers()
{
    const ValueForm form{Unit::seconds, currency_->text().toStdString(), Speech::person()};
    const int shape = service_->currentData().toInt();
    const bool isNew = !queue();
    for (auto& [key, answer] : answers_)
        answer.edit->setShown(shownValue(answer.info, Value(answer.value), form));
    const auto show = [this](const std::string& key, bool visible) {
        const Answer& answer = answers_.at(key);
        answer.label->setVisible(visible);
        answer.edit->parentWidget()->setVisible(visible);
    };
    show("mean", shape != measured);
    show("p95", shape == logNormal);
    for (const char* key : {"promise", "startup", "price"})
        show(key, isNew);
    for (QWidget* widget :
         {static_cast<QWidget*>(nameLabel_), static_cast<QWidget*>(name_),
          static_cast<QWidget*>(currencyLabel_), static_cast<QWidget*>(currency_)})
        widget->setVisible(isNew);
    serviceNote_->setText(serviceSentence());
}

QString WorkloadPage::serviceSentence() const
{
    const int shape = service_->currentData().toInt();
    if (shape == measured && measuredService())
        return tr("From the history: mean %1, 95th percentile %2.")
            .arg(sayDuration(Seconds(std::round(meanOf(*measuredService()).count() * 1000) / 1000)),
                 sayDuration(Seconds(std::round(p95Of(*measuredService()).count() * 1000) / 1000)));
    return tr(
        "An assumption: the history does not tell how long one job takes. Measure it when you can; "
        "every figure depends on it.");
}

bool WorkloadPage::complete() const
{
    const auto reading = session_.reading();
    return WizardPage::complete() && reading->usable() && (queue() || !queueName().isEmpty()) &&
           check(workload().service).has_value();
}

std::optional<std::size_t> WorkloadPage::queue() const
{
    const int index = queue_->currentIndex();
    return index > 0 ? std::optional(static_cast<std::size_t>(index - 1)) : std::nullopt;
}

void WorkloadPage::chooseQueue(std::optional<std::size_t> queue)
{
    queue_->setCurrentIndex(queue ? static_cast<int>(*queue) + 1 : 0);
}

QString WorkloadPage::queueName() const
{
    return name_->text().trimmed();
}

void WorkloadPage::setQueueName(const QString& name)
{
    named_ = true;
    name_->setText(name);
    emit completeChanged();
}

Objective WorkloadPage::objective() const
{
    return {Objective{}.percentile, Seconds(valueOf("promise"))};
}

Workers WorkloadPage::workers() const
{
    Workers workers;
    workers.startupDelay = Seconds(valueOf("startup"));
    workers.cost.perWorkerHour = valueOf("price");
    if (!currency_->text().isEmpty())
        workers.cost.currency = currency_->text().toStdString();
    return workers;
}

ServiceTimes WorkloadPage::typedService() const
{
    const Seconds mean(valueOf("mean"));
    switch (service_->currentData().toInt()) {
    case logNormal:
        return LogNormalService{mean, Seconds(valueOf("p95"))};
    case constant:
        return ConstantService{mean};
    default:
        return ExponentialService{mean};
    }
}

Workload WorkloadPage::workload() const
{
    Workload workload;
    const auto reading = session_.reading();
    if (reading && reading->fit)
        workload.arrivals = reading->fit->arrivals;
    const std::optional<ServiceTimes> fitted = measuredService();
    const bool useFitted = service_->currentData().toInt() == measured && fitted;
    workload.service = useFitted ? *fitted : typedService();
    return workload;
}

} // namespace afflux
