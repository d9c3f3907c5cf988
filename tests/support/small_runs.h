// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs small enough to work out by hand: one step a second, a decision every 10 s.

#include "model/simulation/simulator.h"

#include <utility>
#include <vector>

namespace afflux::test {

/// The run ends at @p horizon.
inline JobStream jobsAt(std::vector<std::uint32_t> arrivals, std::vector<std::uint32_t> services,
                        std::optional<Step> horizon = 1000)
{
    JobStream jobs;
    jobs.grid = TimeGrid(1);
    jobs.arrival = std::move(arrivals);
    jobs.service = std::move(services);
    jobs.horizon = horizon;
    return jobs;
}

inline Scenario fixedFleet(int workers)
{
    Scenario scenario;
    scenario.plan.policy.rule = Fixed{workers};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    return scenario;
}

/// With everything a run can leave.
inline SimulationResult simulated(const JobStream& jobs, const Scenario& scenario)
{
    return *simulate(jobs, scenario, {.starts = true, .events = true});
}

} // namespace afflux::test
