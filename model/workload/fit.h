// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a history to a workload the simulator can replay. What best tells the arrivals is taken:
//   job log > arrivals (counts, counter or rate) > completions, taken for arrivals and said so.
// Depth alone needs reconstruction and is an error here.

#include "model/core/result.h"
#include "model/workload/arrival_process.h"
#include "model/workload/metric_series.h"
#include "model/workload/service_times.h"

#include <optional>
#include <vector>

namespace afflux {

struct WorkloadFit
{
    ArrivalProcess arrivals;
    /// Empirical from a job log; exponential about the mean of a service-time series; else nothing
    /// and the user has to say.
    std::optional<ServiceTimes> service;
    std::vector<Message> assumptions;
    std::vector<Issue> issues; ///< "gap": bins without a count get no jobs; "negative": left out
};

/// Errors: missing (nothing tells arrivals), unsupported (depth only); the remedy names the --map.
[[nodiscard]] Result<WorkloadFit> fitWorkload(const History& history);

} // namespace afflux
