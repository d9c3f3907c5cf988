// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/events_page.h"

#include "model/export/export_target.h"
#include "model/export/run_csv.h"
#include "views/controls/button.h"
#include "views/controls/card.h"
#include "views/controls/elided_label.h"
#include "views/dialogs/file_chooser.h"
#include "views/events/event_filter_bar.h"
#include "views/events/event_link.h"
#include "views/events/event_table.h"
#include "views/theme.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <sstream>

using namespace Qt::StringLiterals;

namespace afflux {

EventsPage::EventsPage(EventLink& link, QWidget* parent)
    : QWidget(parent)
    , link_(link)
    , bar_(new EventFilterBar(link.events()))
    , table_(new EventTable(link.events(), link.selection()))
    , count_(new ElidedLabel)
    , save_(new Button)
{
    setObjectName(u"events"_s);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(space::s);
    foot->addWidget(count_, 1);
    foot->addWidget(save_);

    auto* card = new Card;
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(space::m, space::m, space::m, space::s);
    inside->setSpacing(space::s);
    inside->addWidget(bar_);
    inside->addWidget(table_, 1);
    inside->addLayout(foot);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m + 2, space::xs, space::m + 2, space::m);
    column->addWidget(card, 1);

    count_->setFont(type::note());
    save_->setFont(type::note());
    connect(table_, &EventTable::shown, this, &EventsPage::shown);
    connect(&link, &EventLink::chosen, table_,
            [this](const QModelIndex& index) { table_->scrollTo(index); });
    connect(&link.events(), &EventModel::listed, this, &EventsPage::showCount);
    connect(save_, &QPushButton::clicked, this, &EventsPage::chooseFile);
    retranslate();
}

QString EventsPage::countText() const
{
    const EventModel& events = link_.events();
    const auto total = static_cast<int>(events.total());
    if (total == 0)
        return {};
    QString text = events.filter().narrows() ? tr("%1 of %n event(s)", "listed, in all", total)
                                                   .arg(QLocale().toString(events.rowCount()))
                                             : tr("%n event(s)", nullptr, total);
    if (events.leftOff() > 0)
        text += u" · "_s + tr("%n more not listed", nullptr, static_cast<int>(events.leftOff()));
    return text;
}

void EventsPage::showCount()
{
    count_->setText(countText());
    save_->setEnabled(link_.events().rowCount() > 0);
}

Result<void> EventsPage::saveTo(const QString& path)
{
    const EventModel& events = link_.events();
    const EventRun& run = events.run();
    std::ostringstream csv;
    writeEventsCsv(csv, events.listedEvents(), TimeGrid(run.result->outcome.stepsPerSecond),
                   run.faults, run.limits);
    const QFileInfo file(path);
    ExportedFiles files;
    files.files.push_back({.path = file.fileName().toStdString(), .content = csv.str()});
    return writeFiles(file.absolutePath().toStdString(), files);
}

void EventsPage::chooseFile()
{
    const QString path =
        fileChooser().saveFile(this, tr("Save the events"), QDir::home().filePath(u"events.csv"_s),
                               tr("CSV files (*.csv)"), u"csv"_s);
    if (path.isEmpty())
        return;
    if (const Result<void> saved = saveTo(path); !saved)
        emit problem(saved.error());
}

void EventsPage::retranslate()
{
    count_->setColour(Theme::current().note);
    setWindowTitle(tr("Events"));
    save_->setText(tr("Save as CSV…"));
    save_->setToolTip(tr("Save what is listed, as afflux-cli simulate --events does"));
    showCount();
}

void EventsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EventsPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::current().page);
}

} // namespace afflux
