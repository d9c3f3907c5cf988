// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the first-in-first-out engine takes on. Where every job is served once, in order of
// arrival, and to its end, jobs can be taken one by one instead of event by event:
//
//     start(j) = max(arrival(j), the instant the first slot is free)
//
// Starts then ascend, so that those waiting at an instant are one run of job numbers.

#include "model/simulation/fifo/kernels.h"
#include "model/simulation/simulator.h"
#include "model/simulation/timing.h"

#include <optional>

namespace afflux::fifo {

struct Plan
{
    Timing timing;
    Metric metric = Metric::depth;
    double target = 0; ///< the rule's, for the wake rule
    Step end = 0;      ///< at the latest
    Step longestService = 0;
    const Kernels* kernels = nullptr;
    bool bareList = false;
    bool fixed = false;
    /// Workers are interchangeable: which of those free takes a job, and which of those equally
    /// free leaves, cannot be seen in any figure. Else each is followed by its number.
    bool anonymous = false;
};

/// Nothing when the scenario has something in it that breaks the order of service or the end of a
/// job (faults, several classes, timeouts or kills that bite), or that is better left to the event
/// engine (schedules, start-up times drawn one by one, statistics over several samples).
[[nodiscard]] std::optional<Plan> planFor(const JobStream& jobs, const Scenario& scenario,
                                          const SimulationOptions& options);
/// The same for one of several scenarios over the same jobs, of which @p longestService is known.
[[nodiscard]] std::optional<Plan> planFor(const JobStream& jobs, const Scenario& scenario,
                                          const SimulationOptions& options, Step longestService);

} // namespace afflux::fifo
