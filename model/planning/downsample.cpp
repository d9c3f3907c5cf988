// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/downsample.h"

#include <algorithm>

namespace afflux {

namespace {

using Points = std::vector<PlotPoint>;

/// Indices [first, last) of the samples inside the columns.
struct Range
{
    std::size_t first;
    std::size_t last;
};

Range visible(std::span<const double> x, double from, double to)
{
    const auto first = std::lower_bound(x.begin(), x.end(), from);
    const auto last = std::upper_bound(first, x.end(), to);
    return {static_cast<std::size_t>(first - x.begin()),
            static_cast<std::size_t>(last - x.begin())};
}

/// The index after the last sample of the column that sample @p i falls into.
std::size_t columnEnd(std::span<const double> x, std::size_t i, std::size_t last,
                      const PixelColumns& columns)
{
    const double width = (columns.to - columns.from) / columns.count;
    const double column =
        std::min<double>(columns.count - 1, static_cast<int>((x[i] - columns.from) / width));
    const double edge = columns.from + (column + 1) * width;
    do // at least one, whatever the rounding of the edge says
        ++i;
    while (i < last && (x[i] < edge || column >= columns.count - 1));
    return i;
}

/// Appends, leaving out the middle of three points at one level.
void appendLevel(Points& points, PlotPoint point)
{
    const std::size_t n = points.size();
    if (n >= 2 && points[n - 1].y == point.y && points[n - 2].y == point.y)
        points.back() = point;
    else
        points.push_back(point);
}

/// Appends, leaving out repetitions too.
void appendCorner(Points& points, PlotPoint point)
{
    if (!points.empty() && points.back() == point)
        return;
    appendLevel(points, point);
}

template <typename Value>
PlotPoint between(std::span<const double> x, std::span<const Value> y, std::size_t right, double at)
{
    const double y0 = static_cast<double>(y[right - 1]);
    const double y1 = static_cast<double>(y[right]);
    const double share = (at - x[right - 1]) / (x[right] - x[right - 1]);
    return {at, y0 + (y1 - y0) * share};
}

} // namespace

template <typename Value>
Points downsampleLine(std::span<const double> x, std::span<const Value> y,
                      const PixelColumns& columns)
{
    Points points;
    const auto [first, last] = visible(x, columns.from, columns.to);
    points.reserve(std::min(last - first, 2 * static_cast<std::size_t>(columns.count)) + 2);
    if (first > 0 && first < x.size() && x[first] > columns.from)
        points.push_back(between(x, y, first, columns.from));
    for (std::size_t i = first; i < last;) {
        const std::size_t end = columnEnd(x, i, last, columns);
        std::size_t low = i;
        std::size_t high = i;
        for (; i < end; ++i) {
            if (y[i] < y[low])
                low = i;
            if (y[i] > y[high])
                high = i;
        }
        const std::size_t before = std::min(low, high);
        // A level column (low and high are one sample) gives both its ends.
        const std::size_t after = low == high ? end - 1 : std::max(low, high);
        appendLevel(points, {x[before], static_cast<double>(y[before])});
        if (after != before)
            appendLevel(points, {x[after], static_cast<double>(y[after])});
    }
    if (last > 0 && last < x.size() && x[last - 1] < columns.to)
        points.push_back(between(x, y, last, columns.to));
    return points;
}

template <typename Value>
Points downsampleSteps(std::span<const double> x, std::span<const Value> y,
                       const PixelColumns& columns)
{
    Points points;
    const auto [first, last] = visible(x, columns.from, columns.to);
    if (x.empty() || (last == 0 && first == 0))
        return points;
    double level = static_cast<double>(y[first > 0 ? first - 1 : first]);
    points.push_back({first > 0 ? columns.from : x[first], level});
    for (std::size_t i = first; i < last;) {
        const std::size_t end = columnEnd(x, i, last, columns);
        while (i < end && static_cast<double>(y[i]) == level)
            ++i;
        if (i == end)
            continue;
        const double at = x[i];
        const auto [low, high] = std::minmax_element(y.begin() + static_cast<std::ptrdiff_t>(i),
                                                     y.begin() + static_cast<std::ptrdiff_t>(end));
        const double lowest = static_cast<double>(*low);
        const double highest = static_cast<double>(*high);
        const double leaves = static_cast<double>(y[end - 1]);
        appendCorner(points, {at, level});
        if (lowest < std::min(level, leaves))
            points.push_back({at, lowest});
        if (highest > std::max(level, leaves))
            points.push_back({at, highest});
        appendCorner(points, {at, leaves});
        level = leaves;
        i = end;
    }
    appendCorner(points, {columns.to, level});
    return points;
}

template <typename Value>
std::optional<std::size_t> highest(std::span<const double> x, std::span<const Value> y, double from,
                                   double to)
{
    const auto [first, last] = visible(x, from, to);
    if (first == last)
        return std::nullopt;
    const auto begin = y.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = y.begin() + static_cast<std::ptrdiff_t>(last);
    return static_cast<std::size_t>(std::max_element(begin, end) - y.begin());
}

std::optional<std::size_t> sampleAt(std::span<const double> x, double at)
{
    if (x.empty())
        return std::nullopt;
    const auto after = std::upper_bound(x.begin(), x.end(), at);
    return after == x.begin() ? 0 : static_cast<std::size_t>(after - x.begin()) - 1;
}

#define AFFLUX_INSTANTIATE(Value)                                                                  \
    template Points downsampleLine(std::span<const double>, std::span<const Value>,                \
                                   const PixelColumns&);                                           \
    template Points downsampleSteps(std::span<const double>, std::span<const Value>,               \
                                    const PixelColumns&);                                          \
    template std::optional<std::size_t> highest(std::span<const double>, std::span<const Value>,   \
                                                double, double);
AFFLUX_INSTANTIATE(double)
AFFLUX_INSTANTIATE(int)
AFFLUX_INSTANTIATE(std::int64_t)
#undef AFFLUX_INSTANTIATE

} // namespace afflux
