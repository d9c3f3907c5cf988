// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Round ticks from zero upwards.

#include <optional>
#include <vector>

namespace afflux {

struct ValueTicks
{
    std::vector<double> at; ///< from 0 to the top of the axis
    [[nodiscard]] double top() const { return at.back(); }
};

/// As many steps as a plot of ordinary height holds.
inline constexpr int ordinarySteps = 5;

/// Steps of 1, 2 or 5 times a power of ten, the finest of which @p most (>= 1) reach @p peak: three
/// to five steps in a plot of ordinary height. Whole counts never step by less than one (a peak of
/// 2 has ticks 0, 1, 2).
[[nodiscard]] ValueTicks valueTicks(double peak, bool whole, int most = ordinarySteps);

enum class DurationUnit
{
    milliseconds,
    seconds,
    minutes,
    hours,
    days
};
[[nodiscard]] double secondsIn(DurationUnit unit);

struct DurationTicks
{
    ValueTicks seconds;                        ///< the ticks, in seconds
    DurationUnit unit = DurationUnit::seconds; ///< in which they are round
};

/// As valueTicks(), with the steps of clocks above a second: 1 2 5 10 15 30 s, min; 1 2 3 6 12 h
/// ...
[[nodiscard]] DurationTicks durationTicks(double peakSeconds, int most = ordinarySteps);

/// How high an axis goes: as the edited run needs, and as the baseline's @p other peak needs up to
/// @p multiple times that. What is higher is cut off and marked.
[[nodiscard]] double axisPeak(double own, double other, double multiple);

} // namespace afflux
