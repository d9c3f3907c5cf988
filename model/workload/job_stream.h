// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The jobs of one run, on the simulator's integer clock: eight bytes a job.

#include "model/core/time.h"
#include "model/workload/arrival_process.h"
#include "model/workload/service_times.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace afflux {

/// Classes of jobs in one pool, most urgent first: critical, high, normal, low.
inline constexpr std::size_t jobClassCount = 4;
/// The words of files and of the command line, in that order.
inline constexpr std::array<std::string_view, jobClassCount> jobClassWords{"critical", "high",
                                                                           "normal", "low"};

/// 0 .. 3, or one of the words in any case; nullopt: no class.
[[nodiscard]] std::optional<std::uint8_t> jobClassOf(std::string_view text);
/// "normal": what a job is that says nothing, or nothing known, among jobs that do.
inline constexpr std::uint8_t normalClass = 2;

/// How drawn jobs fall into classes, as shares of any scale (5, 15, 80 or 0.05, 0.15, 0.8). All
/// zero: one class, the first. Drawn from the stream "classes"; a recorded class stands.
struct ClassMix
{
    double critical = 0;
    double high = 0;
    double normal = 0;
    double low = 0;

    [[nodiscard]] std::array<double, jobClassCount> shares() const
    {
        return {critical, high, normal, low};
    }
    friend bool operator==(const ClassMix&, const ClassMix&) = default;
};

/// What arrives and how long it takes, with the two what-if dials over both.
struct Workload
{
    ArrivalProcess arrivals;
    ServiceTimes service; ///< for jobs whose service time was not recorded
    ClassMix classes;
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
    /// Below jobClassCount, 0 = most urgent; empty: all of class 0.
    std::vector<std::uint8_t> jobClass;
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
