// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Age threshold (seed 001): step out while the oldest waiting job is older than a target, step in
// while it is younger than a lower threshold, with a short cooldown up and a long one down.

#include "model/policy/decision.h"

namespace afflux {

/// The larger of a share of the current count (rounded to nearest) and a number of workers.
struct ScalingStep
{
    double percent = 0; ///< >= 0
    int workers = 1;    ///< >= 0

    [[nodiscard]] int of(int current) const;
    friend bool operator==(const ScalingStep&, const ScalingStep&) = default;
};

struct AgeThreshold
{
    double target = 10;        ///< scale out above this, in the signal's unit (seconds for an age)
    double scaleDownBelow = 2; ///< scale in below this
    Seconds cooldownUp{30};    ///< since the last change upward
    Seconds cooldownDown{300}; ///< since the last change in either direction
    ScalingStep stepUp;
    ScalingStep stepDown;

    struct State
    {
        std::optional<Microseconds> lastUp;
        std::optional<Microseconds> lastChange;
    };

    /// A change that min/max reduces to nothing starts no cooldown.
    [[nodiscard]] Decision decide(const Observation& seen, const Limits& limits, State& state,
                                  Derivation* derivation = nullptr) const;
    friend bool operator==(const AgeThreshold&, const AgeThreshold&) = default;
};

[[nodiscard]] const ParameterTable<AgeThreshold>& ageThresholdParameters();

} // namespace afflux
