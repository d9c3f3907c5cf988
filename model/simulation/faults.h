// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What goes wrong, as values on the time line, each with a start and an end; they combine freely.
// A fault acts on what happens at from <= t < to, in time since the start of the history.

#include "model/core/error.h"
#include "model/core/time.h"
#include "model/policy/parameter.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace afflux {

struct JobStream;

enum class FaultKind : std::uint8_t
{
    /// The first `amount` jobs that begin an attempt within the span are stuck: attempts of theirs
    /// that begin within it never end by themselves. The job timeout or the worker's end stops
    /// them.
    stuckJobs,
    /// Nothing is measured: the metric repeats its last point (stale; a dead metric that looks
    /// healthy), or its points are missing.
    metricStops,
    slowService, ///< attempts that begin within the span take `amount` times as long
    burst,       ///< `amount` times the arrivals; see applyBursts()
    slowStart,   ///< workers whose start begins within the span take `amount` times as long
               /// Workers requested stay starting; their start (and billing from the request)
               /// begins when capacity comes back.
    noCapacity,
    /// Workers in service or draining crash, `amount` times per worker and hour of service. Their
    /// jobs are interrupted. One in service is replaced at once, since desired does not change.
    crashes,
    controllerRestart, ///< no decisions within the span; afterwards the rule remembers nothing
                       /// The scale-in drill: desired is at most `amount`. What is above leaves at
                       /// once; decisions are held to it until the span ends.
    scaleInDrill,
};

enum class StoppedMetric : std::uint8_t
{
    stale,
    missing,
};

struct Fault
{
    FaultKind kind = FaultKind::burst;
    Seconds from{0};
    Seconds to{3600};
    double amount = 1; ///< what FaultInfo::amount says; unused by kinds without one
    StoppedMetric reads = StoppedMetric::stale; ///< metricStops only

    friend bool operator==(const Fault&, const Fault&) = default;
};
using Faults = std::vector<Fault>;

/// What forms, files, schema and manual say of a kind.
struct FaultInfo
{
    std::string_view word;  ///< `fault:` in files: "stuck-jobs"
    std::string_view label; ///< AFFLUX_TR: "Stuck jobs"
    std::string_view help;  ///< AFFLUX_TR: one sentence
    /// The key, name, unit and range of Fault::amount; an empty key: the kind has none.
    ParameterInfo amount;
};

/// In the order of FaultKind.
[[nodiscard]] std::span<const FaultInfo> faultInfos();
[[nodiscard]] const FaultInfo& infoOf(FaultKind kind);
/// "stale", "missing", in the order of StoppedMetric.
[[nodiscard]] const std::vector<Choice>& stoppedMetricChoices();

/// What is wrong with one fault: end before start, amount out of range. The key is "faults".
[[nodiscard]] std::vector<Error> check(const Faults& faults);

/// The jobs with their bursts. Within a burst each job of the list comes `amount` times on average
/// (the whole part surely, the rest by chance from the stream "burst"); below one, jobs are left
/// out in the same way. Copies keep service and class and arrive evenly at random before the next
/// job of the list does, or before the burst ends. Jobs outside stay as they are, so that a burst
/// can be compared with the day it hit.
[[nodiscard]] JobStream applyBursts(const JobStream& jobs, std::span<const Fault> faults,
                                    std::uint64_t seed, std::uint64_t replication);

/// Service time after which worker @p worker crashes in crash fault number @p fault (its index in
/// the list), counted from the fault's start or the worker's, whichever is later. Exponential, from
/// the stream "faults" and these numbers alone, so that it does not depend on the policy.
[[nodiscard]] Seconds timeToCrash(const Fault& crash, std::uint64_t seed, std::uint64_t replication,
                                  std::size_t fault, std::uint32_t worker);

} // namespace afflux
