// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From columns of a trace to the points of a series, in pixels of the whole stack.

#include "views/charts/plot_scale.h"

#include <QList>
#include <QPointF>

namespace afflux {

[[nodiscard]] inline QList<QPointF> toPixels(const std::vector<PlotPoint>& points,
                                             const PlotScale& scale)
{
    QList<QPointF> pixels;
    pixels.reserve(static_cast<qsizetype>(points.size()));
    for (const PlotPoint& p : points)
        pixels.append({scale.x(p.x), scale.y(p.y)});
    return pixels;
}

/// More points than pixels: no use in joining them by lines.
[[nodiscard]] inline bool isDense(const QList<QPointF>& pixels, const PlotScale& scale)
{
    return static_cast<double>(pixels.size()) > scale.plot.width();
}

/// Leaves out what moves less than a third of a pixel from the point before: overlapping short
/// strokes would show it as a thicker line.
[[nodiscard]] inline QList<QPointF> calmed(const QList<QPointF>& pixels)
{
    constexpr double still = 0.33;
    QList<QPointF> kept;
    kept.reserve(pixels.size());
    for (qsizetype i = 0; i < pixels.size(); ++i) {
        const bool inside = i > 0 && i + 1 < pixels.size();
        if (!inside || std::abs(pixels[i].y() - kept.last().y()) >= still ||
            std::abs(pixels[i + 1].y() - kept.last().y()) >= still)
            kept.append(pixels[i]);
    }
    return kept;
}

/// Queue figures change between ticks by themselves: a line.
template <typename Value>
[[nodiscard]] QList<QPointF> linePixels(const std::vector<double>& time,
                                        const std::vector<Value>& values, const PlotScale& scale)
{
    QList<QPointF> pixels =
        calmed(toPixels(downsampleLine<Value>(time, values, scale.columns()), scale));
    if (isDense(pixels, scale)) // to the columns that each point was chosen for
        for (QPointF& p : pixels)
            p.setX(crisp(p.x()));
    return pixels;
}

/// Counts of workers hold until the next tick: steps.
template <typename Value>
[[nodiscard]] QList<QPointF> stepPixels(const std::vector<double>& time,
                                        const std::vector<Value>& values, const PlotScale& scale)
{
    QList<QPointF> pixels = toPixels(downsampleSteps<Value>(time, values, scale.columns()), scale);
    for (QPointF& p : pixels)
        p = {crisp(p.x()), crisp(p.y())};
    return pixels;
}

/// The highest value in view; 0 where none is.
template <typename Value>
[[nodiscard]] double peakIn(const std::vector<double>& time, const std::vector<Value>& values,
                            TimeSpan view)
{
    const auto at = highest<Value>(time, values, view.from.count(), view.to.count());
    return at ? static_cast<double>(values[*at]) : 0;
}

/// Where in pixels the highest value in view stands.
template <typename Value>
[[nodiscard]] std::optional<QPointF>
peakPixel(const std::vector<double>& time, const std::vector<Value>& values, const PlotScale& scale)
{
    const auto at = highest<Value>(time, values, scale.view.from.count(), scale.view.to.count());
    if (!at)
        return std::nullopt;
    return QPointF(scale.x(time[*at]), scale.y(static_cast<double>(values[*at])));
}

} // namespace afflux
