// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_table.h"

#include "model/text/event_text.h"
#include "views/events/event_delegate.h"
#include "views/events/event_model.h"
#include "views/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int heightOfRow = 24;
constexpr int cellRoom = 24; ///< beside the words of a cell
constexpr int dotRoom = 16;
constexpr int widestChange = 224; ///< longer ones give way to the reason
constexpr int samples = 48;       ///< rows that stand for all when columns are fitted

int widestKind(const QFontMetrics& metrics)
{
    int widest = 0;
    for (int kind = 0; kind <= static_cast<int>(Event::Kind::woke); ++kind)
        widest = std::max(widest,
                          metrics.horizontalAdvance(say(nameOf(static_cast<Event::Kind>(kind)))));
    return widest;
}

/// The widest of some rows all over the list.
int widestOf(const EventModel& events, int column, const QFontMetrics& metrics)
{
    const int step = std::max(1, events.rowCount() / samples);
    int widest = 0;
    for (int row = 0; row < events.rowCount(); row += step)
        widest = std::max(widest,
                          metrics.horizontalAdvance(events.index(row, column).data().toString()));
    return widest;
}

} // namespace

EventTable::EventTable(EventModel& events, QItemSelectionModel& selection, QWidget* parent)
    : QTableView(parent)
    , events_(events)
{
    setObjectName(u"events"_s);
    setModel(&events);
    setSelectionModel(&selection);
    setItemDelegate(new EventDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false); // Tab leaves the table
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(heightOfRow);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    connect(this, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { emit shown(index.row()); });
    connect(&events, &EventModel::listed, this, [this] {
        fitColumns();
        setAccessibleDescription(emptyText());
    });
    retranslate();
}

QString EventTable::emptyText() const
{
    const auto& result = events_.run().result;
    if (events_.rowCount() > 0)
        return {};
    if (!result)
        return tr("What happens in the run of this scenario is listed here: scaling, faults, "
                  "losses.");
    if (!result->outcome.exact)
        return tr("The events come with the exact run.");
    if (events_.total() > 0)
        return tr("No event is left by the filter.");
    return tr("Nothing happened: no scaling, nothing lost, the promise kept from start to end.");
}

void EventTable::copyChosen() const
{
    QStringList lines;
    QModelIndexList chosen = selectionModel()->selectedRows();
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    for (const QModelIndex& index : chosen)
        lines << events_.rowText(index.row());
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void EventTable::showChosen()
{
    if (selectionModel()->hasSelection())
        emit shown(selectionModel()->selectedRows().first().row());
}

void EventTable::fitColumns()
{
    const QFontMetrics metrics(font());
    const int clock = std::max(metrics.horizontalAdvance(u"00:00:00"_s),
                               widestOf(events_, EventModel::timeColumn, metrics));
    const int change = std::max(metrics.horizontalAdvance(u"20 → 10 workers"_s),
                                widestOf(events_, EventModel::changeColumn, metrics));
    setColumnWidth(EventModel::timeColumn, clock + cellRoom);
    setColumnWidth(EventModel::kindColumn, widestKind(metrics) + dotRoom + cellRoom);
    setColumnWidth(EventModel::changeColumn, std::min(change + cellRoom, widestChange));
}

void EventTable::retranslate()
{
    setFont(type::note());
    horizontalHeader()->setFont(type::note());
    setAccessibleName(tr("Events"));
    setAccessibleDescription(emptyText());
    fitColumns();
}

void EventTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EventTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copyChosen();
    else
        QTableView::keyPressEvent(event);
}

void EventTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (!selectionModel()->hasSelection())
        return;
    QMenu menu(this);
    connect(menu.addAction(tr("Show in the charts")), &QAction::triggered, this,
            &EventTable::showChosen);
    connect(menu.addAction(tr("Copy")), &QAction::triggered, this, &EventTable::copyChosen);
    menu.exec(event->globalPos());
}

void EventTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (events_.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setFont(type::body());
    painter.setPen(Theme::current().note);
    painter.drawText(viewport()->rect().adjusted(space::xl, space::s, -space::xl, -space::s),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, emptyText());
}

} // namespace afflux
