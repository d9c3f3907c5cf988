// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The engine for everything: it goes from event to event and knows all of simulation.md.

#include "model/simulation/simulator.h"

namespace afflux {

/// simulate() for any scenario.
[[nodiscard]] Result<SimulationResult> simulateEvents(const JobStream& jobs,
                                                      const Scenario& scenario,
                                                      const SimulationOptions& options,
                                                      std::stop_token stop);

/// What every engine answers when it was asked to stop.
[[nodiscard]] Error interrupted();

} // namespace afflux
