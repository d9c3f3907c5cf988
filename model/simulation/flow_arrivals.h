// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Jobs as a flow: how many have arrived by each step of time, and how long one takes on average.
// What the coarse engine runs on; made once per job stream or, without drawing a single job, from
// the workload itself.

#include "model/simulation/scenario.h"

namespace afflux {

struct FlowArrivals
{
    Seconds step{1};                 ///< upTo[k] is at k steps from the start
    std::vector<double> upTo;        ///< jobs arrived by then, ascending; upTo[0] = 0
    double meanService = 0;          ///< seconds
    double end = 0;                  ///< seconds; of the run, at the latest
    double lastArrival = 0;          ///< seconds
    bool openEnd = false;            ///< a bare job list: the run ends when all has been served
    std::int64_t stepsPerSecond = 0; ///< of the jobs' clock; 0: none was drawn

    /// Whether the steps are still those of the scenario's clock.
    [[nodiscard]] bool fits(const Scenario& scenario) const;
};

/// The step for this scenario: its evaluation interval, in equal parts of a quarter of a minute at
/// the most, and not more than some hundred thousand of them in a run of @p seconds.
[[nodiscard]] Seconds flowStep(const Scenario& scenario, double seconds);

/// Of jobs already drawn. The time it takes depends on the number of steps; only the mean service
/// is over all jobs, which @p meanService spares where it is known (meanServiceOf()).
[[nodiscard]] FlowArrivals flowArrivals(const JobStream& jobs, const Scenario& scenario,
                                        double meanService);
[[nodiscard]] double meanServiceOf(const JobStream& jobs);

/// What is to be expected of the scenario's workload with its bursts, before anything is drawn.
[[nodiscard]] FlowArrivals expectedArrivals(const Scenario& scenario);

/// How many jobs a draw of the scenario has, about.
[[nodiscard]] double expectedJobs(const Scenario& scenario);

} // namespace afflux
