// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The yardstick: the simulator one would write in an afternoon. One std::priority_queue of events,
// a deque of waiting jobs, waits kept and selected from at the end, three series; the project's own
// rules decide. For one class, one slot a worker, first to finish leaves, no faults.

#include "model/simulation/scenario.h"

#include <vector>

namespace afflux::bench {

struct PlainResult
{
    std::vector<std::uint32_t> waits; ///< by job, in steps; not in order after the percentiles
    double p50 = 0;                   ///< seconds
    double p95 = 0;
    double p99 = 0;
    double max = 0;
    double workerSeconds = 0; ///< from request to gone
    std::int64_t started = 0;
    std::vector<std::int64_t> depth; ///< by tick
    std::vector<int> running;
    std::vector<double> oldestAge;
};

[[nodiscard]] PlainResult plainEventLoop(const JobStream& jobs, const Scenario& scenario);

} // namespace afflux::bench
