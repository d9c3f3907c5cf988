// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A scenario: everything one simulation needs, as a value. Copying it is how work is handed to a
// thread; histories inside are shared and never written.

#include "model/core/result.h"
#include "model/policy/policy.h"
#include "model/policy/schedule.h"
#include "model/simulation/faults.h"
#include "model/simulation/fleet.h"
#include "model/workload/job_stream.h"

#include <string>
#include <string_view>
#include <vector>

namespace afflux {

/// The promise: @p percentile per cent of jobs start within timeToStart.
struct Objective
{
    double percentile = 95; ///< 0 < percentile <= 100
    Seconds timeToStart{30};

    friend bool operator==(const Objective&, const Objective&) = default;
};

/// What one tunes: a named alternative of a queue.
struct Plan
{
    std::string name;
    Workers workers;
    Signal signal;
    Policy policy;
    Schedule schedule;

    friend bool operator==(const Plan&, const Plan&) = default;
};

struct Run
{
    std::uint64_t seed = 1;
    int replications = 1;
    Seconds drain{
        3600}; ///< a run without a horizon ends at the latest so long after the last arrival
    std::optional<Seconds> timeStep; ///< forces the clock's step; none: the finest that fits

    friend bool operator==(const Run&, const Run&) = default;
};

struct Scenario
{
    std::string queue;
    Objective objective;
    Workload workload;
    Plan plan;
    Faults faults;
    Run run;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

[[nodiscard]] Metric metricOf(const Plan& plan);
/// The publication interval, defaulted.
[[nodiscard]] Seconds signalInterval(const Plan& plan);
[[nodiscard]] int initialWorkers(const Plan& plan);

/// Every parameter this scenario has (its own rule's rows included) under its full dotted key:
/// "objective.timeToStart", "workers.cost.perWorkerHour", "signal.atZero", "policy.stepUp.percent",
/// "run.seed", "workload.trafficScale". `policy.rule` is a row too; setting it keeps limits and
/// clock.
[[nodiscard]] ParameterTable<Scenario> scenarioParameters(const Scenario& scenario);

/// The row with this key or alias; nullptr when there is none.
[[nodiscard]] const Parameter<Scenario>* findParameter(const ParameterTable<Scenario>& table,
                                                       std::string_view key);

/// Reads "30s", "5m", "1.5h", "250ms", "60%", "true", "none", a word or a number as the row wants
/// it. Plain numbers are seconds, workers, ... as the unit says. Error::badValue with the key, what
/// was expected and the accepted range.
[[nodiscard]] Result<Value> parseValue(const ParameterInfo& info, std::string_view text,
                                       Unit signalUnit);
/// How files write it: parseValue's inverse ("30s", "0.12", "at-least-once", "none").
[[nodiscard]] std::string formatValue(const ParameterInfo& info, const Value& value,
                                      Unit signalUnit);
/// Whether a value may be set: type, range, whole numbers, known word.
[[nodiscard]] Result<void> checkValue(const ParameterInfo& info, const Value& value);

/// Sets one parameter by key. Error::unknownKey suggests the nearest key.
[[nodiscard]] Result<void> setParameter(Scenario& scenario, std::string_view key,
                                        std::string_view text);

/// What does not fit together: min above max, no arrivals, impossible service times ... Empty: may
/// run.
[[nodiscard]] std::vector<Error> check(const Scenario& scenario);

/// The word nearest to @p wrong among @p known (edit distance; a key without dots may also be the
/// last part of a dotted one); empty when nothing is near.
[[nodiscard]] std::string nearestWord(std::string_view wrong,
                                      const std::vector<std::string>& known);

} // namespace afflux
