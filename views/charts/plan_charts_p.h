// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The state behind PlanCharts, shared by its painting (plan_charts.cpp) and its hands
// (plan_charts_input.cpp).

#include "views/charts/chart_stack.h"
#include "views/charts/crosshair.h"
#include "views/charts/plan_charts.h"
#include "views/charts/trace_reading.h"

#include <QPixmap>

namespace afflux {

class PlanCharts::Private
{
public:
    enum class Drag
    {
        none,
        zoom,
        pan
    };

    [[nodiscard]] bool hasCharts() const;
    [[nodiscard]] bool crosshairVisible() const;
    /// The scaling event so near to @p time in pixels that the crosshair means it.
    [[nodiscard]] std::optional<std::size_t> eventAt(Seconds time) const;
    [[nodiscard]] Seconds perPixel() const;
    [[nodiscard]] CrosshairCard card(const QLocale& locale) const;
    /// The span between the ends of a drag.
    [[nodiscard]] TimeSpan banded() const;

    void paintCrosshair(QPainter& painter, const QLocale& locale, const QRectF& bounds,
                        const Theme& theme) const;
    /// How to leave the zoom, opposite the date.
    void paintWayBack(QPainter& painter, const QString& text, const Theme& theme) const;
    void paintBand(QPainter& painter, const Theme& theme) const;

    ChartData data;
    QString emptyText;
    TimeSpan whole;
    TimeSpan view;
    std::vector<std::size_t> events; ///< ticks of the current trace that scaled

    ChartStack stack;
    QPixmap picture; ///< the stack as last painted
    bool stale = true;

    std::optional<Seconds> crosshair;
    std::optional<std::size_t> event; ///< the one the crosshair means
    std::optional<double> pointerY;   ///< none: moved by keys or by the caller

    Drag drag = Drag::none;
    QPointF pressed;
    QPointF dragged;
    TimeSpan viewWhenPressed;
    bool focusByKey = false;
};

} // namespace afflux
