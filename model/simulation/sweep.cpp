// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/sweep.h"

#include "model/simulation/event_engine.h"
#include "model/simulation/parallel.h"

namespace afflux {

std::vector<Result<Outcome>> simulateMany(const JobStream& jobs,
                                          std::span<const Scenario> scenarios,
                                          const SweepOptions& options, const std::stop_token& stop,
                                          const std::function<void(std::size_t)>& progress)
{
    const SimulationOptions each{
        .trace = TraceDetail::none, .engine = options.engine, .widest = options.widest};
    std::vector<Result<Outcome>> outcomes(scenarios.size(), failure(interrupted()));
    const auto simulateOne = [&](std::size_t i) -> Result<void> {
        Result<SimulationResult> result = simulate(jobs, scenarios[i], each, stop);
        if (!result)
            return failure(std::move(result.error()));
        outcomes[i] = std::move(result->outcome);
        return {};
    };
    // What was not done says so in its place.
    static_cast<void>(inParallel(scenarios.size(), options.threads, stop, simulateOne, progress));
    return outcomes;
}

} // namespace afflux
