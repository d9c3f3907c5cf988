// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/age_threshold.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

struct Wish
{
    int wanted = 0;
    Reason reason;
};

Wish stepOut(const AgeThreshold& rule, const Observation& seen, const AgeThreshold::State& state,
             Derivation* derivation)
{
    const int desired = seen.queue.desired;
    Wish wish{desired, {.kind = Reason::Kind::coolingOut, .limit = rule.target}};
    wish.reason.since = secondsSince(state.lastUp, seen.time);
    wish.reason.cooldown = rule.cooldownUp.count();
    derive(derivation, message(AFFLUX_TR("Message", "signal above target")), *seen.signal,
           rule.target);
    if (state.lastUp)
        derive(derivation,
               message(AFFLUX_TR("Message", "seconds since the last change up, of the cooldown")),
               wish.reason.since, wish.reason.cooldown);
    if (cooling(state.lastUp, seen.time, rule.cooldownUp))
        return wish;
    wish.reason.kind = Reason::Kind::scaleOut;
    wish.wanted = desired + rule.stepUp.of(desired);
    derive(derivation, message(AFFLUX_TR("Message", "desired plus the step up")), wish.wanted);
    return wish;
}

Wish stepIn(const AgeThreshold& rule, const Observation& seen, const AgeThreshold::State& state,
            Derivation* derivation)
{
    const int desired = seen.queue.desired;
    Wish wish{desired, {.kind = Reason::Kind::coolingIn, .limit = rule.scaleDownBelow}};
    wish.reason.since = secondsSince(state.lastChange, seen.time);
    wish.reason.cooldown = rule.cooldownDown.count();
    derive(derivation, message(AFFLUX_TR("Message", "signal below the scale-in threshold")),
           *seen.signal, rule.scaleDownBelow);
    if (state.lastChange)
        derive(derivation,
               message(AFFLUX_TR("Message", "seconds since the last change, of the cooldown")),
               wish.reason.since, wish.reason.cooldown);
    if (cooling(state.lastChange, seen.time, rule.cooldownDown))
        return wish;
    wish.reason.kind = Reason::Kind::scaleIn;
    wish.wanted = std::max(0, desired - rule.stepDown.of(desired));
    derive(derivation, message(AFFLUX_TR("Message", "desired less the step down")), wish.wanted);
    return wish;
}

Wish wishFor(const AgeThreshold& rule, const Observation& seen, const AgeThreshold::State& state,
             Derivation* derivation)
{
    if (!seen.signal) {
        derive(derivation, message(AFFLUX_TR("Message", "no signal: hold")), seen.queue.desired);
        return {seen.queue.desired, {.kind = Reason::Kind::noSignal}};
    }
    if (*seen.signal > rule.target)
        return stepOut(rule, seen, state, derivation);
    if (*seen.signal < rule.scaleDownBelow)
        return stepIn(rule, seen, state, derivation);
    derive(derivation, message(AFFLUX_TR("Message", "signal between the thresholds: hold")),
           *seen.signal, rule.target);
    return {seen.queue.desired, {.kind = Reason::Kind::insideBand, .limit = rule.target}};
}

} // namespace

int ScalingStep::of(int current) const
{
    return std::max(workers, static_cast<int>(std::lround(current * percent / 100)));
}

Decision AgeThreshold::decide(const Observation& seen, const Limits& limits, State& state,
                              Derivation* derivation) const
{
    const int desired = seen.queue.desired;
    Wish wish = wishFor(*this, seen, state, derivation);
    wish.reason.signal = seen.signal.value_or(wish.reason.signal);

    const Decision decision = bounded(wish.wanted, desired, limits, wish.reason, derivation);
    if (decision.desired > desired)
        state.lastUp = seen.time;
    if (decision.desired != desired)
        state.lastChange = seen.time;
    return decision;
}

namespace {

ParameterTable<ScalingStep> stepParameters(std::string_view percentLabel,
                                           std::string_view workersLabel)
{
    return {
        parameter(
            &ScalingStep::percent,
            {.key = "percent",
             .label = percentLabel,
             .help = AFFLUX_TR("Message", "Of the current count; the larger of the two counts."),
             .unit = Unit::percent,
             .maximum = 10'000,
             .sliderFrom = 0,
             .sliderTo = 200}),
        parameter(&ScalingStep::workers, {.key = "workers",
                                          .label = workersLabel,
                                          .help = AFFLUX_TR("Message", "At least so many at once."),
                                          .unit = Unit::workers,
                                          .maximum = 100'000,
                                          .sliderFrom = 0,
                                          .sliderTo = 20}),
    };
}

} // namespace

const ParameterTable<AgeThreshold>& ageThresholdParameters()
{
    static const ParameterTable<AgeThreshold> table = [] {
        ParameterTable<AgeThreshold> rows{
            parameter(&AgeThreshold::target, {.key = "target",
                                              .label = AFFLUX_TR("Message", "Target"),
                                              .help = AFFLUX_TR("Message", "Scale out above this."),
                                              .unit = Unit::signal,
                                              .sliderFrom = 0.5,
                                              .sliderTo = 600,
                                              .scale = Scale::logarithmic}),
            parameter(&AgeThreshold::scaleDownBelow,
                      {.key = "scaleDownBelow",
                       .label = AFFLUX_TR("Message", "Scale in below"),
                       .help = AFFLUX_TR("Message", "Well under the target, or it oscillates."),
                       .unit = Unit::signal,
                       .sliderFrom = 0.1,
                       .sliderTo = 300,
                       .scale = Scale::logarithmic}),
            parameter(
                &AgeThreshold::cooldownUp,
                {.key = "cooldownUp",
                 .label = AFFLUX_TR("Message", "Cooldown out"),
                 .help = AFFLUX_TR("Message", "At least the start-up time plus one publication."),
                 .unit = Unit::seconds,
                 .sliderFrom = 1,
                 .sliderTo = 1800,
                 .scale = Scale::logarithmic,
                 .aliases = {"cooldown_up"}}),
            parameter(&AgeThreshold::cooldownDown,
                      {.key = "cooldownDown",
                       .label = AFFLUX_TR("Message", "Cooldown in"),
                       .help = AFFLUX_TR("Message", "Long, so that a lull does not drop capacity."),
                       .unit = Unit::seconds,
                       .sliderFrom = 1,
                       .sliderTo = 3600,
                       .scale = Scale::logarithmic,
                       .aliases = {"cooldown_down"}}),
        };
        appendLifted(rows,
                     stepParameters(AFFLUX_TR("Message", "Step out, share"),
                                    AFFLUX_TR("Message", "Step out, workers")),
                     &AgeThreshold::stepUp, "stepUp.");
        appendLifted(rows,
                     stepParameters(AFFLUX_TR("Message", "Step in, share"),
                                    AFFLUX_TR("Message", "Step in, workers")),
                     &AgeThreshold::stepDown, "stepDown.");
        return rows;
    }();
    return table;
}

} // namespace afflux
