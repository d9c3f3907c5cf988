// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reduces a trace to what a row of pixels can show, without losing a peak.
//
// Lines keep the lowest and the highest sample of every pixel column, in the order they came; steps
// keep the value that enters a column, its lowest and highest, and the one that leaves. What a
// million samples would have painted, a few thousand points paint.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace afflux {

struct PlotPoint
{
    double x = 0;
    double y = 0;

    friend bool operator==(const PlotPoint&, const PlotPoint&) = default;
};

/// The visible stretch of x and how many pixel columns show it; from < to, count >= 1.
struct PixelColumns
{
    double from = 0;
    double to = 1;
    int count = 1;
};

// x ascends and has as many entries as y; both may be longer than what the columns show.
// Instantiated for double, int and std::int64_t.

/// A line through the samples, cut (interpolated) at both edges. At most two points a column and
/// three at each edge; samples in the middle of a level stretch are left out.
template <typename Value>
[[nodiscard]] std::vector<PlotPoint>
downsampleLine(std::span<const double> x, std::span<const Value> y, const PixelColumns& columns);

/// Corners of the staircase where each value holds until the next sample (the last one to the end
/// of the columns). At most four points a column.
template <typename Value>
[[nodiscard]] std::vector<PlotPoint>
downsampleSteps(std::span<const double> x, std::span<const Value> y, const PixelColumns& columns);

/// The sample with the highest value in [from, to], the first of equals; none: no sample is inside.
template <typename Value>
[[nodiscard]] std::optional<std::size_t> highest(std::span<const double> x,
                                                 std::span<const Value> y, double from, double to);

/// The last sample at or before @p at, the first one when all are later; none when there are none.
[[nodiscard]] std::optional<std::size_t> sampleAt(std::span<const double> x, double at);

} // namespace afflux
