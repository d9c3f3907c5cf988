// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a value sits on its slider and which values a slider stops at. A hand wants 90 s or 12
// workers, not 91.37 s; what is typed is never rounded.

#include "model/policy/parameter.h"

namespace afflux {

class SliderScale
{
public:
    SliderScale() = default;
    /// @p unit is the row's, with the signal's in place of Unit::signal.
    SliderScale(const ParameterInfo& info, Unit unit);

    /// 0 ... 1, clamped; logarithmic where the row says so. Zero lies at the left end.
    [[nodiscard]] double positionOf(double value) const;
    /// The round value nearest to a position.
    [[nodiscard]] double valueAt(double position) const;
    /// The round value @p steps away, never equal to @p value unless at an end.
    [[nodiscard]] double stepped(double value, int steps) const;

    [[nodiscard]] double from() const { return from_; }
    [[nodiscard]] double to() const { return to_; }

private:
    [[nodiscard]] double grainAt(double value) const;
    [[nodiscard]] double rounded(double value) const;

    double from_ = 0;
    double to_ = 1;
    bool logarithmic_ = false;
    bool whole_ = false;
    bool duration_ = false;
};

} // namespace afflux
