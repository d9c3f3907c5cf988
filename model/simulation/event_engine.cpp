// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/event_engine.h"

#include "model/simulation/events/simulation.h"

namespace afflux {

Result<SimulationResult> simulateEvents(const JobStream& jobs, const Scenario& scenario,
                                        const SimulationOptions& options, std::stop_token stop)
{
    thread_local events::Workspace workspace;
    std::optional<SimulationResult> result;
    {
        events::Simulation simulation(jobs, scenario, options, workspace);
        if (simulation.run(stop))
            result = simulation.result(stop);
    }
    workspace.trim();
    if (!result)
        return failure(interrupted());
    return std::move(*result);
}

} // namespace afflux
