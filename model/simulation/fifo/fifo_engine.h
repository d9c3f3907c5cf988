// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The engine for what most runs are: jobs served once, in order of arrival, to their end. It takes
// job by job instead of event by event and gives the same bits as the event engine.

#include "model/simulation/simulator.h"

#include <optional>

namespace afflux {

/// simulate(), or nothing where the scenario has something in it that only the event engine knows.
[[nodiscard]] std::optional<Result<SimulationResult>> simulateFifo(const JobStream& jobs,
                                                                   const Scenario& scenario,
                                                                   const SimulationOptions& options,
                                                                   const std::stop_token& stop);

} // namespace afflux
