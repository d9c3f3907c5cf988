// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The coarse engine: jobs as a flow through a fleet, decided by the same rules at the same ticks.
// Its time depends on the number of control ticks and not of jobs, so that a first answer for ten
// million jobs comes at once. Its outcome has exact = false, is shown as coarse and is replaced by
// the exact one.
//
// What it cannot see is chance from job to job. Where few come at a time it is too hopeful and may
// miss all of the waits (a job a minute); at some jobs a second p95 is within 15 to 30 %, at
// hundreds a second within 5 % (tst_flow_engine holds it to that). It also leaves
// out: classes (all are served in the order of arrival), job timeouts, returns, losses and kills,
// crashes; of stuck jobs only the slots they hold. Start-up times are their mean.

#include "model/simulation/flow_arrivals.h"
#include "model/simulation/simulator.h"

namespace afflux {

/// Runs the scenario over the flow. The scenario must pass check(). Of the options only the trace
/// counts; there are no starts and no events. Error::interrupted when @p stop is requested.
[[nodiscard]] Result<SimulationResult> simulateFlow(const FlowArrivals& arrivals,
                                                    const Scenario& scenario,
                                                    const SimulationOptions& options = {},
                                                    const std::stop_token& stop = {});

} // namespace afflux
