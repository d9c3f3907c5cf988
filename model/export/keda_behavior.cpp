// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/keda_behavior.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

// Limits of the autoscaling/v2 API.
constexpr double longestWindow = 3600;
constexpr double longestPeriod = hpaLongestPeriod.count();
/// How often the HPA decides: a rate limit over less says nothing.
constexpr double hpaPeriod = 15;

Node policy(const char* type, std::int64_t value, double period)
{
    Node node;
    node.add("type", type);
    node.add("value", value);
    node.add("periodSeconds",
             static_cast<std::int64_t>(std::llround(std::clamp(period, 1.0, longestPeriod))));
    return node;
}

std::int64_t windowOf(Seconds cooldown)
{
    return std::llround(std::clamp(cooldown.count(), 0.0, longestWindow));
}

Node direction(std::int64_t window, Node::List policies)
{
    Node node;
    node.add("stabilizationWindowSeconds", window);
    // Max takes the policy that allows the larger change: the larger of the two, as in the rule.
    node.add("selectPolicy", policies.empty() ? "Disabled" : "Max");
    if (!policies.empty())
        node.add("policies", std::move(policies));
    return node;
}

/// The larger of a share and a number, once per cooldown.
Node::List stepPolicies(const ScalingStep& step, Seconds cooldown)
{
    const double period = std::max(cooldown.count(), hpaPeriod);
    Node::List policies;
    if (step.percent >= 0.5)
        policies.push_back(policy("Percent", std::llround(step.percent), period));
    if (step.workers > 0)
        policies.push_back(policy("Pods", step.workers, period));
    return policies;
}

struct BehaviorOf
{
    const Limits& limits;

    Node operator()(const Fixed&) const { return {}; }
    Node operator()(const TargetTracking& rule) const
    {
        const double period = std::max(rule.scaleOutCooldown.count(), hpaPeriod);
        Node node;
        // As far as the signal asks, once per cooldown.
        node.add("scaleUp", direction(0, {policy("Pods", std::max(1, limits.max), period)}));
        node.add("scaleDown",
                 direction(windowOf(rule.scaleInCooldown), {policy("Percent", 100, hpaPeriod)}));
        return node;
    }
    Node operator()(const AgeThreshold& rule) const
    {
        Node node;
        node.add("scaleUp", direction(0, stepPolicies(rule.stepUp, rule.cooldownUp)));
        node.add("scaleDown", direction(windowOf(rule.cooldownDown),
                                        stepPolicies(rule.stepDown, rule.cooldownDown)));
        return node;
    }
};

} // namespace

Seconds cooldownToZero(const Rule& rule)
{
    struct Visitor
    {
        Seconds operator()(const Fixed&) const { return Seconds(300); }
        Seconds operator()(const TargetTracking& r) const { return r.scaleInCooldown; }
        Seconds operator()(const AgeThreshold& r) const { return r.cooldownDown; }
    };
    return std::visit(Visitor{}, rule);
}

Seconds longestCooldown(const Rule& rule)
{
    struct Visitor
    {
        Seconds operator()(const Fixed&) const { return Seconds(0); }
        Seconds operator()(const TargetTracking& r) const
        {
            return std::max(r.scaleOutCooldown, r.scaleInCooldown);
        }
        Seconds operator()(const AgeThreshold& r) const
        {
            return std::max(r.cooldownUp, r.cooldownDown);
        }
    };
    return std::visit(Visitor{}, rule);
}

Limits replicasOf(const Policy& policy)
{
    if (const auto* fixed = std::get_if<Fixed>(&policy.rule))
        return {fixed->count(policy.limits), fixed->count(policy.limits)};
    return policy.limits;
}

Node hpaBehavior(const Policy& policy)
{
    return std::visit(BehaviorOf{policy.limits}, policy.rule);
}

} // namespace afflux
