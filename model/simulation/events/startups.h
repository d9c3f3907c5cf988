// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When a requested worker begins to start and when it runs.

#include "model/simulation/events/fault_timeline.h"
#include "model/simulation/fleet.h"

namespace afflux::events {

class Startups
{
public:
    struct Times
    {
        Step begins = 0; ///< the request, or when capacity is there
        Step ready = 0;
    };

    /// @p faults must outlive this.
    Startups(const StartupDelays& delays, const FaultTimeline& faults, TimeGrid grid)
        : delays_(delays)
        , faults_(faults)
        , grid_(grid)
    {
    }

    [[nodiscard]] Times of(std::uint32_t worker, Step requested) const
    {
        if (faults_.empty())
            return {requested, requested + grid_.steps(delays_.of(worker))};
        const Step begins = faults_.capacityFrom(requested);
        const double factor = faults_.startFactor(begins).value_or(1);
        return {begins, begins + grid_.steps(delays_.of(worker) * factor)};
    }

private:
    StartupDelays delays_;
    const FaultTimeline& faults_;
    TimeGrid grid_;
};

} // namespace afflux::events
