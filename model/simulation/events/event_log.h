// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What happened, for the event list: in order of time, within one instant by kind.

#include "model/simulation/simulator.h"

#include <vector>

namespace afflux::events {

class EventLog
{
public:
    EventLog(bool wanted, Step promise)
        : wanted_(wanted)
        , promise_(promise)
    {
    }
    [[nodiscard]] bool wanted() const { return wanted_; }

    /// Time has come to @p now: nothing changed since the last state().
    void advance(Step now)
    {
        if (wanted_ && now > stateAt_)
            closeState(now);
    }
    /// Events of one kind at one instant are one event: workers and jobs add up.
    void counted(Event::Kind kind, Step at, int workers, std::int64_t jobs);
    void fault(Event::Kind kind, Step at, std::uint32_t fault);
    void scaled(Step at, int from, int to, const Reason& reason);
    /// The queue and the fleet are so from @p now on; @p oldest only matters while @p depth > 0.
    void state(Step now, std::int64_t depth, Step oldest, int desired)
    {
        if (wanted_)
            setState(now, depth, oldest, desired);
    }

    /// At the end of the run.
    void moveInto(SimulationResult& result, Step end);

private:
    void closeState(Step now);
    void setState(Step now, std::int64_t depth, Step oldest, int desired);
    void add(const Event& event);
    void flush();

    bool wanted_;
    Step promise_;
    Step stateAt_ = -1;
    std::int64_t depth_ = 0;
    Step oldest_ = 0;
    int desired_ = 0;
    bool broken_ = false;
    bool asleep_ = false;

    std::vector<Event> instant_; ///< those of the latest instant, still unsorted
    std::vector<Event> events_;
    std::int64_t leftOff_ = 0;
};

} // namespace afflux::events
