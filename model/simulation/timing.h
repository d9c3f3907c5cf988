// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario's durations on the simulator's integer clock.

#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <algorithm>
#include <limits>

namespace afflux {

inline constexpr Step never = std::numeric_limits<Step>::max();

struct Timing
{
    Step startup = 0;
    Step jobTimeout = never; ///< at least one step
    Step drainLimit = never;
    Step visibility = 0;
    Step evaluation = 1;     ///< at least one step
    Step signalInterval = 1; ///< at least one step
    Step signalPeriod = 1;   ///< of the statistic, at least one step
    Step signalDelay = 0;
    Step drain = 0;
    Step promise = 0;
    Step billingIncrement = 0;
    Step reversal = 0;

    Timing(const Scenario& scenario, TimeGrid grid)
        : startup(grid.steps(scenario.plan.workers.startupDelay))
        , jobTimeout(std::max<Step>(1, orNever(scenario.plan.workers.jobTimeout, grid)))
        , drainLimit(orNever(afflux::drainLimit(scenario.plan.workers), grid))
        , visibility(grid.steps(scenario.plan.workers.visibilityTimeout))
        , evaluation(std::max<Step>(1, grid.steps(scenario.plan.policy.evaluationInterval)))
        , signalInterval(std::max<Step>(1, grid.steps(afflux::signalInterval(scenario.plan))))
        , signalPeriod(std::max<Step>(1, scenario.plan.signal.period
                                             ? grid.steps(*scenario.plan.signal.period)
                                             : signalInterval))
        , signalDelay(grid.steps(scenario.plan.signal.delay))
        , drain(grid.steps(scenario.run.drain))
        , promise(grid.steps(scenario.objective.timeToStart))
        , billingIncrement(grid.steps(scenario.plan.workers.cost.increment))
        , reversal(grid.steps(reversalWindow))
    {
    }

private:
    static Step orNever(const std::optional<Seconds>& duration, TimeGrid grid)
    {
        return duration ? grid.steps(*duration) : never;
    }
};

} // namespace afflux
