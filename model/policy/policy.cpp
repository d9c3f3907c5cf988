// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/policy.h"

#include <array>

namespace afflux {

namespace {

constexpr std::array<RuleInfo, std::variant_size_v<Rule>> infos{{
    {"fixed", AFFLUX_TR("Message", "Fixed fleet"),
     AFFLUX_TR("Message", "The same number of workers at all times.")},
    {"target-tracking", AFFLUX_TR("Message", "Target tracking"),
     AFFLUX_TR("Message", "Keeps a per-worker signal at its target, in proportion.")},
    {"age-threshold", AFFLUX_TR("Message", "Oldest age"),
     AFFLUX_TR("Message",
               "Steps out while the oldest job waits too long, in while it hardly waits.")},
}};

const ParameterTable<Fixed>& tableOf(const Fixed&)
{
    return fixedParameters();
}
const ParameterTable<TargetTracking>& tableOf(const TargetTracking&)
{
    return targetTrackingParameters();
}
const ParameterTable<AgeThreshold>& tableOf(const AgeThreshold&)
{
    return ageThresholdParameters();
}

template <std::size_t... I>
std::optional<Rule> makeRule(std::size_t index, std::index_sequence<I...>)
{
    std::optional<Rule> rule;
    ((I == index ? void(rule.emplace(std::variant_alternative_t<I, Rule>{})) : void()), ...);
    return rule;
}

} // namespace

std::span<const RuleInfo> ruleInfos()
{
    return infos;
}

const RuleInfo& infoOf(const Rule& rule)
{
    return infos.at(rule.index());
}

std::optional<Rule> ruleFromWord(std::string_view word)
{
    for (std::size_t i = 0; i < infos.size(); ++i)
        if (infos[i].word == word)
            return makeRule(i, std::make_index_sequence<infos.size()>{});
    return std::nullopt;
}

const ParameterTable<Policy>& commonPolicyParameters()
{
    static const ParameterTable<Limits> limits{
        parameter(
            &Limits::min,
            {.key = "min",
             .label = AFFLUX_TR("Message", "Minimum"),
             .help = AFFLUX_TR("Message", "Zero saves the most and makes the first job wait for a "
                                          "cold start."),
             .unit = Unit::workers,
             .maximum = 100'000,
             .sliderFrom = 0,
             .sliderTo = 50}),
        parameter(
            &Limits::max,
            {.key = "max",
             .label = AFFLUX_TR("Message", "Maximum"),
             .help = AFFLUX_TR("Message", "A cost ceiling; what lies above it is never tried."),
             .unit = Unit::workers,
             .maximum = 100'000,
             .sliderFrom = 1,
             .sliderTo = 200,
             .scale = Scale::logarithmic}),
    };
    static const ParameterTable<Policy> table = [] {
        ParameterTable<Policy> rows;
        appendLifted(rows, limits, &Policy::limits, "");
        rows.push_back(parameter(&Policy::evaluationInterval,
                                 {.key = "evaluationInterval",
                                  .label = AFFLUX_TR("Message", "Evaluated every"),
                                  .help = AFFLUX_TR("Message", "The controller's own clock."),
                                  .unit = Unit::seconds,
                                  .minimum = 0.001,
                                  .sliderFrom = 1,
                                  .sliderTo = 300,
                                  .scale = Scale::logarithmic}));
        return rows;
    }();
    return table;
}

ParameterTable<Policy> ruleParameters(const Rule& rule)
{
    return std::visit(
        [](const auto& concrete) {
            using Concrete = std::decay_t<decltype(concrete)>;
            ParameterTable<Policy> rows;
            for (const Parameter<Concrete>& row : tableOf(concrete))
                rows.push_back(lift<Policy, Concrete>(
                    row,
                    [](const Policy& policy) -> const Concrete& {
                        return std::get<Concrete>(policy.rule);
                    },
                    [](Policy& policy) -> Concrete& { return std::get<Concrete>(policy.rule); },
                    ""));
            return rows;
        },
        rule);
}

Metric defaultMetric(const Rule& rule)
{
    return std::holds_alternative<AgeThreshold>(rule) ? Metric::oldestAge
                                                      : Metric::backlogPerWorker;
}

double targetOf(const Rule& rule)
{
    struct Visitor
    {
        double operator()(const Fixed&) const { return 0; }
        double operator()(const TargetTracking& r) const { return r.target; }
        double operator()(const AgeThreshold& r) const { return r.target; }
    };
    return std::visit(Visitor{}, rule);
}

int initialWorkers(const Policy& policy)
{
    if (const auto* fixed = std::get_if<Fixed>(&policy.rule))
        return fixed->count(policy.limits);
    return policy.limits.min;
}

RuleState initialState(const Rule& rule)
{
    return std::visit(
        [](const auto& concrete) {
            return RuleState(typename std::decay_t<decltype(concrete)>::State{});
        },
        rule);
}

Decision decide(const Policy& policy, const Limits& limits, const Observation& seen, Unit unit,
                RuleState& state, Derivation* derivation)
{
    Decision decision = std::visit(
        [&](const auto& rule) {
            using State = typename std::decay_t<decltype(rule)>::State;
            return rule.decide(seen, limits, std::get<State>(state), derivation);
        },
        policy.rule);
    decision.reason.unit = unit;
    return decision;
}

} // namespace afflux
