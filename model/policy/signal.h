// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an autoscaler reads, and how it is read: the metric, its publication clock and delay, what a
// missing point means, and what the metric says when no worker runs.

#include "model/core/time.h"
#include "model/policy/parameter.h"

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
    MissingData missing = MissingData::hold;
    WorkerCount workers = WorkerCount::running; ///< what a quotient divides by
    AtZero atZero = AtZero::plain;
    Rounding rounding = Rounding::up; ///< backlog per worker only

    friend bool operator==(const Signal&, const Signal&) = default;
};

[[nodiscard]] const ParameterTable<Signal>& signalParameters();

/// The queue at one instant, as a controller can see it.
struct QueueState
{
    std::int64_t depth = 0;
    std::int64_t inFlight = 0;
    Seconds oldestAge{0};
    int running = 0;
    int starting = 0;
    int draining = 0;
    int desired = 0;              ///< starting + running
    double arrivalsPerSecond = 0; ///< over the last publication interval
};

/// The metric's value at one instant. @p target is the rule's (the wake rule needs it).
[[nodiscard]] double readSignal(Metric metric, const Signal& signal, const QueueState& state,
                                double target);

/// The unit of a metric's values: seconds, jobs, or none (a rate).
[[nodiscard]] Unit unitOf(Metric metric);
/// AFFLUX_TR label of a metric: "oldest waiting job", "backlog per worker".
[[nodiscard]] std::string_view labelOf(Metric metric);

} // namespace afflux
