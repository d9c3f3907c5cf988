// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One run of a scale-in drill; see drill.h.

#include "model/planning/drill.h"

namespace afflux {

/// The scenario with a fleet of the drill's size, the drill, and what shapes the load.
[[nodiscard]] Scenario drillScenario(const Scenario& scenario, const Drill& drill);

struct DrillJobs
{
    JobStream stream;   ///< ends when the drill is over and the last worker has gone
    Seconds history{0}; ///< length of what the jobs were drawn for
    Seconds longest{0}; ///< job of the whole history
    Timeouts inOrder;   ///< the timeouts that stop none of them
};

/// The jobs until the drill can have no further effect, with @p own and with timeouts in order.
[[nodiscard]] DrillJobs drawDrillJobs(const Scenario& prepared, const Drill& drill,
                                      const Timeouts& own);

[[nodiscard]] Result<DrillRun> runWith(const Timeouts& timeouts, Scenario prepared,
                                       const Drill& drill, const JobStream& jobs,
                                       const std::stop_token& stop);

} // namespace afflux
