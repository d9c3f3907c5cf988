// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Keeps the event list and the charts on the same instant: a chosen row takes the crosshair there,
// an event one goes to in the charts is chosen in the list. Owns what the list's views share.

#include "views/events/event_model.h"

#include <QItemSelectionModel>
#include <QObject>

namespace afflux {

class PlanCharts;

class EventLink : public QObject
{
    Q_OBJECT

public:
    explicit EventLink(PlanCharts& charts, QObject* parent = nullptr);

    [[nodiscard]] EventModel& events() { return events_; }
    [[nodiscard]] QItemSelectionModel& selection() { return selection_; }
    /// The row takes the crosshair to its instant, as when it is chosen.
    void showInCharts(int row);

signals:
    /// An event of the charts was chosen in the list.
    void chosen(const QModelIndex& index);

private:
    struct Chosen
    {
        Seconds time{0};
        Event::Kind kind = Event::Kind::scaledOut;
    };
    void followList();
    void followCharts(Seconds time);
    void chooseAgain();
    void choose(int row);

    PlanCharts& charts_;
    EventModel events_;
    QItemSelectionModel selection_;
    std::optional<Chosen> chosen_;
    bool following_ = false; ///< the list follows the charts: no way back
};

} // namespace afflux
