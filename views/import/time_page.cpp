// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/time_page.h"

#include "model/text/say.h"
#include "views/controls/choice_box.h"
#include "views/import/question_panel.h"
#include "views/theme.h"

#include <QCompleter>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

const ImportColumn* timeColumn(const Import& import)
{
    for (const ImportedFile& file : import.files)
        for (const ImportColumn& column : file.columns)
            if (column.role == Role::time || column.role == Role::arrival)
                return &column;
    return nullptr;
}

} // namespace

TimePage::TimePage(ImportSession& session, QWidget* parent)
    : WizardPage(session, parent)
    , questions_(new QuestionPanel(session, this))
    , zoneLabel_(new QLabel(this))
    , zone_(new ChoiceBox(this))
    , zoneNote_(makeNote(this))
    , orderLabel_(new QLabel(this))
    , order_(new ChoiceBox(this))
    , exampleTitle_(makeHeading(this))
    , example_(new QLabel(this))
    , gapTitle_(makeHeading(this))
    , gap_(new QLabel(this))
{
    zone_->setEditable(true);
    zone_->setInsertPolicy(QComboBox::NoInsert);
    zone_->setMinimumWidth(320);
    zone_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    zone_->completer()->setFilterMode(Qt::MatchContains);
    order_->setMinimumWidth(320);
    zoneLabel_->setBuddy(zone_);
    orderLabel_->setBuddy(order_);
    example_->setWordWrap(true);
    example_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    gap_->setWordWrap(true);
    fillZones();

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(space::s);
    page->addWidget(questions_);
    page->addWidget(zoneLabel_);
    page->addWidget(zone_, 0, Qt::AlignLeft);
    page->addWidget(zoneNote_);
    page->addSpacing(space::m);
    page->addWidget(orderLabel_);
    page->addWidget(order_, 0, Qt::AlignLeft);
    page->addSpacing(space::m);
    page->addWidget(exampleTitle_);
    page->addWidget(example_);
    page->addSpacing(space::m);
    page->addWidget(gapTitle_);
    page->addWidget(gap_);
    page->addStretch();

    connect(zone_, &QComboBox::activated, this, [this] { chooseZone(zone_->currentText()); });
    connect(zone_->lineEdit(), &QLineEdit::editingFinished, this,
            [this] { chooseZone(zone_->currentText().trimmed()); });
    connect(order_, &QComboBox::activated, this, &TimePage::chooseDayOrder);
    retranslate();
}

QString TimePage::title() const
{
    return tr("Time");
}

void TimePage::fillZones()
{
    zone_->addItem(u"UTC"_s);
    for (const QByteArray& id : QTimeZone::availableTimeZoneIds())
        if (id.contains('/') && !id.startsWith("Etc/") && !id.startsWith("posix/") &&
            !id.startsWith("right/"))
            zone_->addItem(QString::fromLatin1(id));
}

void TimePage::retranslate()
{
    zoneLabel_->setText(tr("Zone of clock times"));
    zone_->setAccessibleName(tr("Zone of clock times"));
    zoneNote_->setText(
        tr("For times written without an offset. The machine's own zone is never used."));
    orderLabel_->setText(tr("Order of day and month"));
    order_->setAccessibleName(tr("Order of day and month"));
    const QSignalBlocker quiet(order_);
    order_->clear();
    order_->addItem(tr("As the column shows"));
    order_->addItem(tr("Day first, 31/12"));
    order_->addItem(tr("Month first, 12/31"));
    exampleTitle_->setText(tr("To check"));
    gapTitle_->setText(tr("Gaps"));
}

bool TimePage::complete() const
{
    const auto reading = session_.reading();
    return WizardPage::complete() && reading->usable();
}

void TimePage::showReading()
{
    questions_->showReading();
    const ImportOptions& options = session_.options();
    const QString zone = options.zone.empty() ? u"UTC"_s : QString::fromStdString(options.zone);
    if (!zone_->lineEdit()->hasFocus())
        zone_->setCurrentText(zone);
    order_->setCurrentIndex(!options.dayOrder                         ? 0
                            : *options.dayOrder == DayOrder::dayFirst ? 1
                                                                      : 2);

    const auto reading = session_.reading();
    const bool any = reading && reading->import;
    example_->setText(any ? exampleSentence(*reading->import) : QString());
    gap_->setText(any ? gapSentence(*reading->import) : QString());
    emit completeChanged();
}

QString TimePage::exampleSentence(const Import& import) const
{
    const ImportColumn* column = timeColumn(import);
    if (!column || column->exampleRead.empty())
        return tr("Times are given as instants; there is nothing to choose.");
    const QString written = QString::fromStdString(column->example);
    const QDateTime instant =
        QDateTime::fromString(QString::fromStdString(column->exampleRead), Qt::ISODateWithMs);
    if (!instant.isValid())
        return tr("The first row, %1, is read as %2.")
            .arg(written, QString::fromStdString(column->exampleRead));
    return tr("The first row, %1, is read as %2 UTC.")
        .arg(written, QLocale().toString(instant.toUTC(), tr("ddd d MMM yyyy HH:mm:ss")));
}

QString TimePage::gapSentence(const Import& import) const
{
    QStringList lines;
    for (const MetricSeries& series : import.history.series) {
        if (series.role == Role::none || series.samples.size() < 2)
            continue;
        const QString name = QString::fromStdString(series.name);
        const QString step = sayDuration(series.step);
        lines << (series.missing == 0 ? tr("%1: a point every %2, none missing.").arg(name, step)
                                      : tr("%1: a point every %2, %n missing.", nullptr,
                                           static_cast<int>(series.missing))
                                            .arg(name, step));
    }
    if (import.history.jobs.empty() && !lines.isEmpty())
        lines << tr("Gaps stay gaps: a missing point is not zero. No job arrives in a bin without "
                    "a count.");
    if (lines.isEmpty())
        lines << tr("A job log has no bins, so no gaps.");
    return lines.join(u'\n');
}

void TimePage::chooseZone(const QString& zone)
{
    if (!isKnownZone(zone.toStdString())) {
        zoneNote_->setText(
            tr("“%1” is no zone. Choose one from the list, such as Europe/Paris.").arg(zone));
        setInk(zoneNote_, Theme::current().worse);
        return;
    }
    setInk(zoneNote_, Theme::current().note);
    zoneNote_->setText(
        tr("For times written without an offset. The machine's own zone is never used."));
    QSettings().setValue("import/zone"_L1, zone);
    ImportOptions options = session_.options();
    options.zone = zone.toStdString();
    session_.setOptions(options);
}

void TimePage::chooseDayOrder()
{
    ImportOptions options = session_.options();
    options.dayOrder.reset();
    if (order_->currentIndex() > 0)
        options.dayOrder = order_->currentIndex() == 1 ? DayOrder::dayFirst : DayOrder::monthFirst;
    session_.setOptions(options);
}

} // namespace afflux
