// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From seconds and values to pixels and back.

#include "model/planning/downsample.h"
#include "views/charts/chart_data.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace afflux {

/// The middle of the pixel at @p coordinate: a line there is sharp.
[[nodiscard]] inline double crisp(double coordinate)
{
    return std::floor(coordinate) + 0.5;
}

struct PlotScale
{
    TimeSpan view;
    double top = 1; ///< value at the plot's upper edge; its lower edge is zero
    QRectF plot;    ///< pixels of the whole stack

    [[nodiscard]] double x(double seconds) const
    {
        return plot.left() + (seconds - view.from.count()) / view.length().count() * plot.width();
    }
    /// Values above the top lie on it.
    [[nodiscard]] double y(double value) const
    {
        return plot.bottom() - std::min(value / top, 1.0) * plot.height();
    }
    [[nodiscard]] Seconds timeAt(double x) const
    {
        return view.from + view.length() * ((x - plot.left()) / plot.width());
    }
    /// The columns of pixels the plot touches.
    [[nodiscard]] PixelColumns columns() const
    {
        // Whole pixels of the picture, also where the plot begins in the middle of one.
        const double left = std::floor(plot.left());
        const int count = std::max(1, static_cast<int>(std::ceil(plot.right()) - left));
        return {timeAt(left).count(), timeAt(left + count).count(), count};
    }
};

} // namespace afflux
