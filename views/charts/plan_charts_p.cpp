// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plan_charts_p.h"

#include <QPainter>

#include <algorithm>

namespace afflux {

namespace {

/// So near to a scaling event the crosshair means it, pixels.
constexpr double eventReach = 5;

} // namespace

bool PlanCharts::Private::hasCharts() const
{
    return data.current && data.current->trace.size() > 1 && !whole.empty();
}

bool PlanCharts::Private::crosshairVisible() const
{
    return crosshair && hasCharts() && *crosshair >= view.from && *crosshair <= view.to;
}

Seconds PlanCharts::Private::perPixel() const
{
    return view.length() / std::max(1.0, stack.timeScale().plot.width());
}

std::optional<std::size_t> PlanCharts::Private::eventAt(Seconds time) const
{
    return eventNear(events, data.current->trace, time, perPixel() * eventReach);
}

CrosshairCard PlanCharts::Private::card(const QLocale& locale) const
{
    const ChartText text(locale, data.origin, data.zone);
    const Seconds time = event ? Seconds(data.current->trace.time[*event]) : *crosshair;
    return Crosshair::card(data, text, time, view, event);
}

TimeSpan PlanCharts::Private::banded() const
{
    const PlotScale& scale = stack.timeScale();
    const auto inside = [&](double x) {
        return scale.timeAt(std::clamp(x, scale.plot.left(), scale.plot.right()));
    };
    const Seconds one = inside(pressed.x());
    const Seconds other = inside(dragged.x());
    return {std::min(one, other), std::max(one, other)};
}

void PlanCharts::Private::paintCrosshair(QPainter& painter, const QLocale& locale,
                                         const QRectF& bounds, const Theme& theme) const
{
    const QRectF lowest = stack.panels().back()->scale().plot;
    const Seconds time = event ? Seconds(data.current->trace.time[*event]) : *crosshair;
    Crosshair::paint(painter, stack, data, card(locale), time,
                     pointerY.value_or(lowest.center().y()),
                     bounds.adjusted(space::s, space::s, -space::s, -space::s), theme);
}

void PlanCharts::Private::paintWayBack(QPainter& painter, const QString& text,
                                       const Theme& theme) const
{
    painter.setFont(inPixels(type::note()));
    painter.setPen(theme.note);
    painter.drawText(QPointF(stack.plots().left(), stack.noteBaseline()), text);
}

void PlanCharts::Private::paintBand(QPainter& painter, const Theme& theme) const
{
    const TimeSpan span = banded();
    const PlotScale& scale = stack.timeScale();
    QRectF band = stack.plots();
    band.setLeft(scale.x(span.from.count()));
    band.setRight(scale.x(span.to.count()));
    painter.fillRect(band, theme.accentFill);
    painter.setPen(QPen(theme.accent, 1));
    painter.drawLine(band.topLeft(), band.bottomLeft());
    painter.drawLine(band.topRight(), band.bottomRight());
}

} // namespace afflux
