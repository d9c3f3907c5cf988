// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A fixed fleet: what most pools are before someone asks what else they could be, and the yardstick
// every other rule is held against.

#include "model/policy/decision.h"

namespace afflux {

struct Fixed
{
    /// Whole workers; none: the policy's minimum.
    std::optional<int> workers;

    struct State
    {
    };

    [[nodiscard]] int count(const Limits& limits) const { return workers.value_or(limits.min); }
    /// Holds count(); min and max do not bind a count given by hand.
    [[nodiscard]] Decision decide(const Observation& seen, const Limits& limits, State& state,
                                  Derivation* derivation = nullptr) const;
    friend bool operator==(const Fixed&, const Fixed&) = default;
};

[[nodiscard]] const ParameterTable<Fixed>& fixedParameters();

} // namespace afflux
