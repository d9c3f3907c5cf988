// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace afflux {

/// The bounds every rule is clamped to, whole workers, 0 <= min <= max.
struct Limits
{
    int min = 0;
    int max = 100;

    [[nodiscard]] int clamp(int wanted) const
    {
        return std::clamp(wanted, min, std::max(min, max));
    }
    friend bool operator==(const Limits&, const Limits&) = default;
};

} // namespace afflux
