// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Finds room for the labels of lines: near what they name, on no curve, on no other label, inside.

#include "views/charts/curve_columns.h"

#include <optional>
#include <vector>

namespace afflux {

class LabelPlacer
{
public:
    explicit LabelPlacer(const QRectF& bounds);

    /// A polyline, left to right, that labels keep off.
    void avoid(const QList<QPointF>& curve);
    /// A rectangle that is taken.
    void avoid(const QRectF& taken);

    /// Room beside @p anchor, to the right rather than to the left, as near as can be (@p rowsAbove
    /// rows higher at most); taken then. None where only far places are left.
    [[nodiscard]] std::optional<QRectF> beside(QPointF anchor, QSizeF size, int rowsAbove = 2);

    /// Room on (or else under) a horizontal line at @p y, as far right as can be; taken then. Where
    /// curves leave none, the right end: a limit's name is never dropped, only moved.
    [[nodiscard]] QRectF onLine(double y, QSizeF size);

    [[nodiscard]] bool isFree(const QRectF& rect) const;

private:
    [[nodiscard]] bool isUntaken(const QRectF& rect) const;
    [[nodiscard]] bool offCurves(const QRectF& rect) const;

    QRectF bounds_;
    std::vector<QRectF> taken_;
    std::vector<std::vector<ColumnExtent>> curves_; ///< per curve, what it covers per column
};

} // namespace afflux
