// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A policy: a rule, its limits and its clock. The list of rules is here and nowhere else; a new
// rule is a pair of files, one alternative of Rule and one row of ruleInfos().

#include "model/policy/age_threshold.h"
#include "model/policy/fixed.h"
#include "model/policy/target_tracking.h"

#include <span>
#include <variant>

namespace afflux {

using Rule = std::variant<Fixed, TargetTracking, AgeThreshold>;
using RuleState = std::variant<Fixed::State, TargetTracking::State, AgeThreshold::State>;

struct Policy
{
    Rule rule;
    Limits limits;
    Seconds evaluationInterval{60};

    friend bool operator==(const Policy&, const Policy&) = default;
};

struct RuleInfo
{
    std::string_view word;  ///< `policy.rule`: "age-threshold"
    std::string_view label; ///< AFFLUX_TR: "Oldest age"
    std::string_view help;  ///< AFFLUX_TR: one sentence
};

/// In the order of Rule's alternatives.
[[nodiscard]] std::span<const RuleInfo> ruleInfos();
[[nodiscard]] const RuleInfo& infoOf(const Rule& rule);
/// A default-constructed rule by its word; nullopt when there is none.
[[nodiscard]] std::optional<Rule> ruleFromWord(std::string_view word);

/// min, max, evaluationInterval: the rows every rule has.
[[nodiscard]] const ParameterTable<Policy>& commonPolicyParameters();
/// The rows of the policy's own rule (not the common ones), reached through the policy.
[[nodiscard]] ParameterTable<Policy> ruleParameters(const Rule& rule);

/// What the signal defaults to for this rule.
[[nodiscard]] Metric defaultMetric(const Rule& rule);
/// The value above which the rule scales out; 0 for a fixed fleet.
[[nodiscard]] double targetOf(const Rule& rule);
/// The count a run starts with when none is given: the minimum, or the fixed count.
[[nodiscard]] int initialWorkers(const Policy& policy);

[[nodiscard]] RuleState initialState(const Rule& rule);
/// Asks the policy's rule within @p limits (the policy's own, or those its schedule puts in force).
/// @p unit is the signal's, for the words of the reason.
[[nodiscard]] Decision decide(const Policy& policy, const Limits& limits, const Observation& seen,
                              Unit unit, RuleState& state, Derivation* derivation = nullptr);
[[nodiscard]] inline Decision decide(const Policy& policy, const Observation& seen, Unit unit,
                                     RuleState& state, Derivation* derivation = nullptr)
{
    return decide(policy, policy.limits, seen, unit, state, derivation);
}

} // namespace afflux
