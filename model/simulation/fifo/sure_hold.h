// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether a rule is sure to leave desired and its memory as they are, told without asking it: at
// most ticks nothing happens, and why is then only wanted by a full trace. False says nothing.

#include "model/policy/age_threshold.h"
#include "model/policy/fixed.h"
#include "model/policy/target_tracking.h"

namespace afflux::fifo {

[[nodiscard]] inline bool surelyHolds(const Fixed& rule, const Fixed::State&,
                                      const Observation& seen, const Limits& limits)
{
    return rule.count(limits) == seen.queue.desired;
}

[[nodiscard]] inline bool surelyHolds(const TargetTracking& rule,
                                      const TargetTracking::State& state, const Observation& seen,
                                      const Limits& limits)
{
    const int desired = seen.queue.desired;
    if (!seen.signal || desired < limits.min || desired > limits.max)
        return false;
    if (*seen.signal > rule.target)
        return desired == limits.max; // never wants fewer then
    if (*seen.signal < 0.9 * rule.target)
        return desired == limits.min || cooling(state.lastChange, seen.time, rule.scaleInCooldown);
    return true;
}

[[nodiscard]] inline bool surelyHolds(const AgeThreshold& rule, const AgeThreshold::State& state,
                                      const Observation& seen, const Limits& limits)
{
    const int desired = seen.queue.desired;
    if (!seen.signal || desired < limits.min || desired > limits.max)
        return false;
    if (*seen.signal > rule.target)
        return desired == limits.max || cooling(state.lastUp, seen.time, rule.cooldownUp);
    if (*seen.signal < rule.scaleDownBelow)
        return desired == limits.min || cooling(state.lastChange, seen.time, rule.cooldownDown);
    return true;
}

} // namespace afflux::fifo
