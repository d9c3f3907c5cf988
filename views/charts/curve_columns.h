// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a curve covers in every column of pixels.
//
// Filling and stroking a path costs the square of its points in Qt's rasteriser: a ragged week took
// a second. Column by column it costs its points once, and at one pixel the eye sees no difference.

#include <QList>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace afflux {

struct ColumnExtent
{
    float top = 0;
    float bottom = -1; ///< below the top (in pixels: greater), or the curve does not pass here

    [[nodiscard]] bool empty() const { return bottom < top; }
};

/// Extents of the polyline @p curve (left to right) in @p count columns, one pixel each, from the
/// whole pixel at or before @p left.
[[nodiscard]] std::vector<ColumnExtent> columnExtents(const QList<QPointF>& curve, double left,
                                                      int count);

/// Rectangles under the curve down to @p floor; neighbours of one height are one.
[[nodiscard]] std::vector<QRectF> fillUnder(const std::vector<ColumnExtent>& curve, double left,
                                            double floor);

/// Rectangles between two curves.
[[nodiscard]] std::vector<QRectF> fillBetween(const std::vector<ColumnExtent>& upper,
                                              const std::vector<ColumnExtent>& lower, double left);

/// Rectangles that draw the curve itself, @p width thick where it is level.
[[nodiscard]] std::vector<QRectF> strokeColumns(const std::vector<ColumnExtent>& curve, double left,
                                                double width);

} // namespace afflux
