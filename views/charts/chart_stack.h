// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The three panels over one time axis, same left and right edge: what the widget shows and what
// pictures and reports print.

#include "views/charts/chart_panel.h"
#include "views/charts/time_axis.h"

#include <array>

namespace afflux {

class ChartStack
{
public:
    ChartStack();
    ~ChartStack();
    Q_DISABLE_COPY_MOVE(ChartStack)

    /// Reduces and arranges everything for @p size pixels. The current run must have a trace.
    void arrange(const ChartData& data, TimeSpan view, const Theme& theme, const QLocale& locale,
                 QSizeF size);
    /// With the upper left corner at the painter's origin.
    void paint(QPainter& painter) const;

    using Panels = std::array<std::unique_ptr<ChartPanel>, 3>;
    [[nodiscard]] const Panels& panels() const { return panels_; }
    /// From the first plot's upper left to the last one's lower right corner.
    [[nodiscard]] QRectF plots() const;
    /// Of the line that says date and zone.
    [[nodiscard]] double noteBaseline() const { return note_.at.y(); }
    [[nodiscard]] const PlotScale& timeScale() const { return panels_.front()->scale(); }

private:
    [[nodiscard]] static std::array<double, 3> plotHeights(QSizeF size);
    [[nodiscard]] std::array<QRectF, 3> plotRects(QSizeF size) const;
    void paintTimeAxis(QPainter& painter) const;

    struct AxisLabel
    {
        QPointF at;
        QString text;
    };

    mutable QGraphicsScene scene_; ///< QGraphicsScene::render() is not const
    Panels panels_;
    Theme theme_;
    QSizeF size_;
    std::vector<double> gridLines_; ///< x of the time ticks
    std::vector<AxisLabel> labels_;
    AxisLabel note_;
};

} // namespace afflux
