// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Target tracking, neutral flavour: keep a per-worker signal at a target, proportionally, without
// alarms. wanted(n) = ceil(n x signal / target).
//
// The proportional formula reproduces AWS's worked example (as-using-sqs-queue: 10 instances,
// backlog 150, target 100 -> out by 5). The scale-in threshold of 0.9 x target is inferred from
// "usually more than 10 % lower"; AWS does not publish its scale-in formula.

#include "model/policy/decision.h"

namespace afflux {

struct TargetTracking
{
    double target = 5; ///< in the signal's unit, > 0
    Seconds scaleOutCooldown{60};
    Seconds scaleInCooldown{300};

    struct State
    {
        std::optional<Microseconds> lastOut;
        std::optional<Microseconds> lastChange;
        int beforeLastOut = 0; ///< desired just before the last scale-out
    };

    [[nodiscard]] Decision decide(const Observation& seen, const Limits& limits, State& state,
                                  Derivation* derivation = nullptr) const;
    friend bool operator==(const TargetTracking&, const TargetTracking&) = default;
};

/// ceil(n x signal / target), where a quotient within 1e-9 of an integer is that integer.
[[nodiscard]] int proportionalWorkers(int workers, double signal, double target);

[[nodiscard]] const ParameterTable<TargetTracking>& targetTrackingParameters();

} // namespace afflux
