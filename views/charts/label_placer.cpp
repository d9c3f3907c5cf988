// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/label_placer.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

constexpr double gap = 3;     ///< between a label and what it keeps off
constexpr double nearest = 8; ///< from an anchor to its label
constexpr double stride = 6;  ///< of the search
constexpr double farthest = 150;
constexpr double inset = 8;  ///< from the right end of a line to its label
constexpr int rowsBelow = 4; ///< of the search, below the anchor

} // namespace

LabelPlacer::LabelPlacer(const QRectF& bounds)
    : bounds_(bounds)
{
}

void LabelPlacer::avoid(const QList<QPointF>& curve)
{
    curves_.push_back(
        columnExtents(curve, bounds_.left(), static_cast<int>(std::ceil(bounds_.width())) + 1));
}

void LabelPlacer::avoid(const QRectF& taken)
{
    taken_.push_back(taken);
}

std::optional<QRectF> LabelPlacer::beside(QPointF anchor, QSizeF size, int rowsAbove)
{
    std::optional<QRectF> best;
    double least = farthest;
    for (int row = -rowsAbove; row < rowsBelow; ++row) {
        const double top = std::clamp(anchor.y() + row * size.height(), bounds_.top(),
                                      std::max(bounds_.top(), bounds_.bottom() - size.height()));
        const double down = std::abs(top - anchor.y());
        for (double away = nearest; away + down < least; away += stride)
            for (const double left : {anchor.x() + away, anchor.x() - away - size.width()}) {
                const QRectF rect(QPointF(left, top), size);
                if (away + down < least && isFree(rect)) {
                    best = rect;
                    least = away + down;
                }
            }
    }
    if (best)
        avoid(*best);
    return best;
}

QRectF LabelPlacer::onLine(double y, QSizeF size)
{
    const double right = bounds_.right() - inset;
    const QRectF above(QPointF(right - size.width(), y - size.height() - 1), size);
    QRectF place = above;
    // Titles stand left: the right half is where one looks for a limit's name.
    const double span = bounds_.width() / 2;
    for (double back = 0; back < span; back += stride) {
        const QRectF on = above.translated(-back, 0);
        const QRectF under = on.translated(0, size.height() + 2);
        if (isUntaken(on) && offCurves(on)) {
            place = on;
            break;
        }
        if (isFree(under)) {
            place = under;
            break;
        }
    }
    avoid(place);
    return place;
}

bool LabelPlacer::isFree(const QRectF& rect) const
{
    return bounds_.contains(rect) && isUntaken(rect) && offCurves(rect);
}

bool LabelPlacer::isUntaken(const QRectF& rect) const
{
    const QRectF wide = rect.adjusted(-gap, 0, gap, 0);
    return std::none_of(taken_.begin(), taken_.end(),
                        [&](const QRectF& other) { return other.intersects(wide); });
}

bool LabelPlacer::offCurves(const QRectF& rect) const
{
    const int last = static_cast<int>(std::ceil(bounds_.width()));
    const int from = std::clamp(static_cast<int>(rect.left() - gap - bounds_.left()), 0, last);
    const int to = std::clamp(static_cast<int>(rect.right() + gap - bounds_.left()), 0, last);
    for (const auto& curve : curves_)
        for (int c = from; c <= to; ++c) {
            const ColumnExtent& extent = curve[static_cast<std::size_t>(c)];
            if (!extent.empty() && extent.bottom > rect.top() - 1 && extent.top < rect.bottom() + 1)
                return false;
        }
    return true;
}

} // namespace afflux
