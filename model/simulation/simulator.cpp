// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/simulator.h"

#include "model/simulation/event_engine.h"
#include "model/simulation/fifo/fifo_engine.h"

#include <cmath>

namespace afflux {

Error interrupted()
{
    return {ErrorCode::interrupted,
            {},
            message(AFFLUX_TR("Message", "the simulation was stopped")),
            {}};
}

JobStream drawJobs(const Scenario& scenario, std::uint64_t replication)
{
    const Run& run = scenario.run;
    std::optional<std::int64_t> stepsPerSecond;
    if (run.timeStep)
        stepsPerSecond = std::llround(1 / run.timeStep->count());
    const JobStream jobs =
        sampleJobs(scenario.workload, run.seed, replication, run.drain, stepsPerSecond);
    return applyBursts(jobs, scenario.faults, run.seed, replication);
}

Result<SimulationResult> simulate(const JobStream& jobs, const Scenario& scenario,
                                  const SimulationOptions& options, std::stop_token stop)
{
    if (options.engine != Engine::events)
        if (auto result = simulateFifo(jobs, scenario, options, stop))
            return std::move(*result);
    return simulateEvents(jobs, scenario, options, std::move(stop));
}

Result<SimulationResult> run(const Scenario& scenario, const SimulationOptions& options,
                             std::stop_token stop)
{
    if (const std::vector<Error> errors = check(scenario); !errors.empty())
        return failure(errors.front());
    JobStream jobs = drawJobs(scenario, options.replication);
    Result<SimulationResult> result = simulate(jobs, scenario, options, stop);
    if (result)
        result->jobs = std::move(jobs);
    return result;
}

} // namespace afflux
