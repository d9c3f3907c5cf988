// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an autoscaler reads, and how it is read: the metric, its publication clock and delay, what a
// missing point means, and what the metric says when no worker runs.

#include "model/core/time.h"
#include "model/policy/parameter.h"

#include <array>
#include <cstdint>
#include <optional>

namespace afflux {

enum class Metric
{
    depth, ///< jobs arrived and not started
    depthAndInFlight,
    backlogPerWorker, ///< depth / workers; the honest unit (seed 000)
    oldestAge,        ///< seconds since the oldest waiting job arrived; 0 when none waits
    inFlightPerWorker,
    arrivalRate, ///< jobs a second over the last publication interval
    latencyP95,  ///< arrival to end, of the jobs completed in the last publication interval
    cpu,         ///< utilisation over the last publication interval x CPU share, per cent
};

/// What the controller makes of a sample that never came.
enum class MissingData
{
    hold, ///< the last value stands
    zero,
    breach,     ///< just above the rule's target: scales out
    noDecision, ///< the controller keeps still (CloudWatch INSUFFICIENT_DATA)
};

/// What a per-worker quotient reads with no worker to divide by.
enum class AtZero
{
    plain,    ///< divide by at least one; sleeps while depth <= target
    wakeRule, ///< max(messages, target) + 0.1 while messages wait: always wakes (seed 000)
    floor,    ///< max(depth, 1) / max(desired, 1), at every count and never rounded (seed 003)
};

/// Over the samples of one period; missing ones are left out.
enum class Statistic
{
    average,
    maximum,
    minimum,
};

/// Which jobs an oldest age is taken over: brokers differ in whether a job in work still counts.
enum class AgeOf
{
    waiting,
    unfinished, ///< waiting, in flight and due back
};

enum class WorkerCount
{
    running,
    desired
};
enum class Rounding
{
    up,
    exact
};

struct Signal
{
    std::optional<Metric> metric; ///< none: oldest-age for age-threshold, else backlog-per-worker
    std::optional<Seconds> interval; ///< publication interval; none: the evaluation interval
    Seconds delay{0};                ///< from sampling to being readable
    Statistic statistic = Statistic::average;
    std::optional<Seconds> period; ///< of the statistic; none: one interval, the sample itself
    MissingData missing = MissingData::hold;
    WorkerCount workers = WorkerCount::running; ///< what a quotient divides by
    AtZero atZero = AtZero::plain;
    Rounding rounding = Rounding::up; ///< backlog per worker only
    AgeOf ageOf = AgeOf::waiting;     ///< oldest age only
    double cpuShare = 100;            ///< of a busy job, per cent of one slot's CPU; cpu only

    friend bool operator==(const Signal&, const Signal&) = default;
};

[[nodiscard]] const ParameterTable<Signal>& signalParameters();

/// The queue at one instant, as a controller can see it.
struct QueueState
{
    std::int64_t depth = 0;
    std::int64_t inFlight = 0;
    Seconds oldestAge{0};           ///< of the waiting jobs; 0 when none waits
    Seconds oldestUnfinishedAge{0}; ///< of all jobs arrived and not over; 0 when there is none
    std::array<std::int64_t, 4> depthByClass{}; ///< most urgent first
    int running = 0;
    int starting = 0;
    int draining = 0;
    int desired = 0;              ///< starting + running
    std::int64_t arrived = 0;     ///< since the start
    double arrivalsPerSecond = 0; ///< over the last publication interval
    /// Busy slot time / slot time over the last publication interval; none: no slot was there.
    std::optional<double> utilisation;
    /// Nearest rank over the jobs completed in the last publication interval; none: no job was.
    std::optional<Seconds> latencyP95;
};

/// The metric's value at one instant; none: there is nothing to measure, the point is missing.
/// @p target is the rule's (the wake rule needs it).
[[nodiscard]] std::optional<double> readSignal(Metric metric, const Signal& signal,
                                               const QueueState& state, double target);

/// What "breach" reads instead of a missing point: a little above the rule's target.
[[nodiscard]] double breachingValue(double target);

/// The unit of a metric's values: seconds, jobs, per cent, or none (a rate).
[[nodiscard]] Unit unitOf(Metric metric);
/// AFFLUX_TR label of a metric: "oldest waiting job", "backlog per worker".
[[nodiscard]] std::string_view labelOf(Metric metric);

} // namespace afflux
