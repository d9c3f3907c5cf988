// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/events/event_words.h"

#include <QWidget>

#include <array>

class QLineEdit;

namespace afflux {

class Button;
class EventModel;
struct EventFilter;

/// What is listed: a chip for each group of events with how many there are, a search, and whether
/// the charts' view limits the list. No chip pressed: all groups. Bars over one model agree.
class EventFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit EventFilterBar(EventModel& events, QWidget* parent = nullptr);

    [[nodiscard]] Button* chip(EventGroup group) const;
    [[nodiscard]] Button* inView() const { return inView_; }
    [[nodiscard]] QLineEdit* search() const { return search_; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void showFilter();
    void showCounts();
    void applyFilter();

    EventModel& events_;
    std::array<Button*, eventGroups> chips_{};
    Button* inView_ = nullptr;
    QLineEdit* search_ = nullptr;
};

} // namespace afflux
