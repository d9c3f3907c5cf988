// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/curve_columns.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

void widen(ColumnExtent& extent, double y0, double y1)
{
    const auto top = static_cast<float>(std::min(y0, y1));
    const auto bottom = static_cast<float>(std::max(y0, y1));
    extent = extent.empty()
                 ? ColumnExtent{top, bottom}
                 : ColumnExtent{std::min(extent.top, top), std::max(extent.bottom, bottom)};
}

/// Appends a column's rectangle, or widens the last one when it continues it.
void appendColumn(std::vector<QRectF>& rects, double x, double top, double bottom)
{
    if (bottom <= top)
        return;
    if (!rects.empty() && rects.back().right() == x && rects.back().top() == top &&
        rects.back().bottom() == bottom)
        rects.back().setRight(x + 1);
    else
        rects.emplace_back(x, top, 1, bottom - top);
}

} // namespace

std::vector<ColumnExtent> columnExtents(const QList<QPointF>& curve, double left, int count)
{
    std::vector<ColumnExtent> extents(static_cast<std::size_t>(std::max(0, count)));
    const double start = std::floor(left);
    const auto column = [&](double x) {
        return std::clamp(static_cast<int>(std::floor(x - start)), 0, count - 1);
    };
    for (qsizetype i = 1; i < curve.size() && count > 0; ++i) {
        const QPointF a = curve[i - 1];
        const QPointF b = curve[i];
        const int first = column(a.x());
        const int last = column(b.x());
        if (first == last) {
            widen(extents[static_cast<std::size_t>(first)], a.y(), b.y());
            continue;
        }
        const double slope = (b.y() - a.y()) / (b.x() - a.x());
        for (int c = first; c <= last; ++c) {
            const double from = std::max(start + c, a.x());
            const double to = std::min(start + c + 1, b.x());
            widen(extents[static_cast<std::size_t>(c)], a.y() + (from - a.x()) * slope,
                  a.y() + (to - a.x()) * slope);
        }
    }
    return extents;
}

std::vector<QRectF> fillUnder(const std::vector<ColumnExtent>& curve, double left, double floor)
{
    std::vector<QRectF> rects;
    for (std::size_t c = 0; c < curve.size(); ++c)
        if (!curve[c].empty())
            appendColumn(rects, std::floor(left) + static_cast<double>(c),
                         std::round(curve[c].bottom), floor);
    return rects;
}

std::vector<QRectF> fillBetween(const std::vector<ColumnExtent>& upper,
                                const std::vector<ColumnExtent>& lower, double left)
{
    std::vector<QRectF> rects;
    for (std::size_t c = 0; c < std::min(upper.size(), lower.size()); ++c)
        if (!upper[c].empty() && !lower[c].empty())
            appendColumn(rects, std::floor(left) + static_cast<double>(c),
                         std::round(upper[c].bottom), std::round(lower[c].top));
    return rects;
}

std::vector<QRectF> strokeColumns(const std::vector<ColumnExtent>& curve, double left, double width)
{
    std::vector<QRectF> rects;
    for (std::size_t c = 0; c < curve.size(); ++c)
        if (!curve[c].empty())
            appendColumn(rects, std::floor(left) + static_cast<double>(c),
                         std::round(curve[c].top - width / 2),
                         std::round(curve[c].bottom + width / 2));
    return rects;
}

} // namespace afflux
