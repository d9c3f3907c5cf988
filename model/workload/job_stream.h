// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The jobs of one run, on the simulator's integer clock: eight bytes a job.

#include "model/core/time.h"
#include "model/workload/arrival_process.h"
#include "model/workload/service_times.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace afflux {

/// What arrives and how long it takes, with the two what-if dials over both.
struct Workload
{
    ArrivalProcess arrivals;
    ServiceTimes service;    ///< for jobs whose service time was not recorded
    double trafficScale = 1; ///< > 0; multiplies arrivals per bin, or the Poisson rate
    double serviceScale = 1; ///< > 0; multiplies every service time

    friend bool operator==(const Workload&, const Workload&) = default;
};

/// When the history began; the epoch for drawn arrivals and bare job lists.
[[nodiscard]] Instant originOf(const Workload& workload);

struct JobStream
{
    TimeGrid grid;
    std::vector<std::uint32_t> arrival; ///< steps from the origin, ascending
    std::vector<std::uint32_t> service; ///< steps, at least 1
    /// The run ends here; without it (a bare job list) it ends once everything has been served.
    std::optional<Step> horizon;

    [[nodiscard]] std::size_t size() const { return arrival.size(); }
};

/// Draws the jobs of a workload. Same workload, seed and replication: the same jobs, on any
/// machine.
///
/// Jobs of a bin are spread evenly at random over it (given their number, Poisson arrivals lie so).
/// A recorded list is taken as it is; with trafficScale other than 1 each job is kept, dropped or
/// repeated so that the expected number is scaled.
/// @p drain bounds a run without a horizon; the grid has room for it.
/// @p stepsPerSecond forces the grid (run.timeStep); nullopt takes the finest that fits.
[[nodiscard]] JobStream sampleJobs(const Workload& workload, std::uint64_t seed,
                                   std::uint64_t replication, Seconds drain,
                                   std::optional<std::int64_t> stepsPerSecond = std::nullopt);

} // namespace afflux
