// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/target_tracking.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

constexpr double scaleInShare = 0.9;

/// What a branch of the rule wants, before min and max.
struct Wish
{
    int wanted = 0;
    Reason reason;
};

Wish scaleOut(const TargetTracking& rule, const Observation& seen, double signal,
              const TargetTracking::State& state, Derivation* derivation)
{
    const int desired = seen.queue.desired;
    const bool inside = cooling(state.lastOut, seen.time, rule.scaleOutCooldown);
    const int base = inside ? state.beforeLastOut : desired;
    const int proportional = std::max(1, proportionalWorkers(base, signal, rule.target));
    derive(derivation, message(AFFLUX_TR("Message", "signal above target")), signal, rule.target);
    if (derivation) // a message with a value takes longer than the rule
        derive(derivation,
               inside
                   ? message(AFFLUX_TR("Message", "wanted, from the %1 before the last scale-out"),
                             base)
                   : message(AFFLUX_TR("Message", "wanted = ceil(%1 × signal / target)"), base),
               proportional);

    Wish wish;
    wish.wanted = std::max(desired, proportional);
    wish.reason.limit = rule.target;
    wish.reason.since = secondsSince(state.lastOut, seen.time);
    wish.reason.cooldown = rule.scaleOutCooldown.count();
    wish.reason.kind = wish.wanted > desired ? Reason::Kind::scaleOut
                       : inside              ? Reason::Kind::coolingOut
                                             : Reason::Kind::alreadyEnough;
    return wish;
}

Wish scaleIn(const TargetTracking& rule, const Observation& seen, double signal,
             const TargetTracking::State& state, Derivation* derivation)
{
    const int desired = seen.queue.desired;
    const int proportional = proportionalWorkers(desired, signal, rule.target);
    derive(derivation, message(AFFLUX_TR("Message", "signal below 0.9 × target")), signal,
           scaleInShare * rule.target);
    if (derivation)
        derive(derivation,
               message(AFFLUX_TR("Message", "wanted = ceil(%1 × signal / target)"), desired),
               proportional);

    Wish wish;
    wish.wanted = desired;
    wish.reason.limit = scaleInShare * rule.target;
    wish.reason.kind = Reason::Kind::insideBand;
    if (proportional >= desired)
        return wish;
    wish.reason.since = secondsSince(state.lastChange, seen.time);
    wish.reason.cooldown = rule.scaleInCooldown.count();
    if (cooling(state.lastChange, seen.time, rule.scaleInCooldown)) {
        derive(derivation,
               message(AFFLUX_TR("Message", "seconds since the last change, of the cooldown")),
               wish.reason.since, wish.reason.cooldown);
        wish.reason.kind = Reason::Kind::coolingIn;
        return wish;
    }
    wish.reason.kind = Reason::Kind::scaleIn;
    wish.wanted = proportional;
    return wish;
}

Wish wishFor(const TargetTracking& rule, const Observation& seen,
             const TargetTracking::State& state, Derivation* derivation)
{
    if (!seen.signal) {
        derive(derivation, message(AFFLUX_TR("Message", "no signal: hold")), seen.queue.desired);
        return {seen.queue.desired, {.kind = Reason::Kind::noSignal}};
    }
    const double signal = *seen.signal;
    if (signal > rule.target)
        return scaleOut(rule, seen, signal, state, derivation);
    if (signal < scaleInShare * rule.target)
        return scaleIn(rule, seen, signal, state, derivation);
    derive(derivation, message(AFFLUX_TR("Message", "signal near target: hold")), signal,
           rule.target);
    return {seen.queue.desired, {.kind = Reason::Kind::insideBand, .limit = rule.target}};
}

} // namespace

int proportionalWorkers(int workers, double signal, double target)
{
    const double quotient = workers * signal / target;
    const double nearest = std::round(quotient);
    const double wanted = std::abs(quotient - nearest) <= 1e-9 ? nearest : std::ceil(quotient);
    // Far beyond any fleet; keeps the conversion defined whatever the signal reads.
    return static_cast<int>(std::min(wanted, 1e9));
}

Decision TargetTracking::decide(const Observation& seen, const Limits& limits, State& state,
                                Derivation* derivation) const
{
    const int desired = seen.queue.desired;
    Wish wish = wishFor(*this, seen, state, derivation);
    wish.reason.signal = seen.signal.value_or(wish.reason.signal);

    const Decision decision = bounded(wish.wanted, desired, limits, wish.reason, derivation);
    if (decision.desired > desired) {
        state.beforeLastOut = desired;
        state.lastOut = seen.time;
    }
    if (decision.desired != desired)
        state.lastChange = seen.time;
    return decision;
}

const ParameterTable<TargetTracking>& targetTrackingParameters()
{
    static const ParameterTable<TargetTracking> table{
        parameter(&TargetTracking::target,
                  {.key = "target",
                   .label = AFFLUX_TR("Message", "Target"),
                   .help = AFFLUX_TR("Message", "What one worker may have before it: promise / p95 "
                                                "service time."),
                   .unit = Unit::signal,
                   .minimum = 1e-6,
                   .sliderFrom = 1,
                   .sliderTo = 1000,
                   .scale = Scale::logarithmic,
                   .aliases = {"TargetValue"}}),
        parameter(&TargetTracking::scaleOutCooldown,
                  {.key = "scaleOutCooldown",
                   .label = AFFLUX_TR("Message", "Cooldown out"),
                   .help = AFFLUX_TR("Message", "At least the start-up time plus one publication."),
                   .unit = Unit::seconds,
                   .sliderFrom = 1,
                   .sliderTo = 1800,
                   .scale = Scale::logarithmic,
                   .aliases = {"ScaleOutCooldown"}}),
        parameter(&TargetTracking::scaleInCooldown,
                  {.key = "scaleInCooldown",
                   .label = AFFLUX_TR("Message", "Cooldown in"),
                   .help = AFFLUX_TR("Message", "Long, so that a lull does not drop capacity."),
                   .unit = Unit::seconds,
                   .sliderFrom = 1,
                   .sliderTo = 3600,
                   .scale = Scale::logarithmic,
                   .aliases = {"ScaleInCooldown"}}),
    };
    return table;
}

} // namespace afflux
