// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_link.h"

#include "views/charts/plan_charts.h"

#include <QScopedValueRollback>

namespace afflux {

EventLink::EventLink(PlanCharts& charts, QObject* parent)
    : QObject(parent)
    , charts_(charts)
    , selection_(&events_)
{
    connect(&selection_, &QItemSelectionModel::selectionChanged, this, &EventLink::followList);
    // Not at the reset itself, when each view forgets what was chosen.
    connect(&events_, &EventModel::listed, this, &EventLink::chooseAgain);
    connect(&charts, &PlanCharts::eventChosen, this, &EventLink::followCharts);
    connect(&charts, &PlanCharts::viewChanged, this, [this](Seconds from, Seconds to) {
        events_.setView({from, to});
    });
}

void EventLink::followList()
{
    const QModelIndex index = selection_.currentIndex();
    if (following_ || !index.isValid() || !selection_.isRowSelected(index.row()))
        return;
    chosen_ = {events_.timeAt(index.row()), events_.eventAt(index.row()).kind};
    showInCharts(index.row());
}

void EventLink::showInCharts(int row)
{
    charts_.showTime(events_.timeAt(row));
}

void EventLink::followCharts(Seconds time)
{
    int row = events_.rowOf(time, Event::Kind::scaledOut);
    if (row < 0)
        row = events_.rowOf(time, Event::Kind::scaledIn);
    if (row < 0)
        return;
    chosen_ = {time, events_.eventAt(row).kind};
    choose(row);
}

/// New rows: the event chosen before stays chosen where it is still there.
void EventLink::chooseAgain()
{
    const int row = chosen_ ? events_.rowOf(chosen_->time, chosen_->kind) : -1;
    if (row >= 0)
        choose(row);
}

void EventLink::choose(int row)
{
    const QScopedValueRollback guard(following_, true);
    const QModelIndex index = events_.index(row, 0);
    selection_.setCurrentIndex(index,
                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit chosen(index);
}

} // namespace afflux
