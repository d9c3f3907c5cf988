// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/waiting_panel.h"

#include "views/charts/series_builder.h"
#include "views/charts/trace_reading.h"

#include <QLineSeries>

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

/// The baseline's peak is shown up to so many times the edited run's.
constexpr double multiple = 20;
/// Arrivals have a scale of their own; their peak takes this share of the height.
constexpr double arrivalsShare = 0.25;
/// Pixels of the narrowest stretch of arrivals.
constexpr double stretchWidth = 4;
/// From here on a line stands out enough from zero to carry a name, pixels.
constexpr double tellable = 24;

} // namespace

WaitingPanel::WaitingPanel(QGraphicsScene& scene)
    : ChartPanel(scene)
    , baseline_(addLine())
    , current_(addLine())
{
}

void WaitingPanel::chooseScale(const ChartFrame& frame, int mostSteps)
{
    const Trace& trace = frame.data.current->trace;
    const double own = peakIn(trace.time, trace.depth, frame.view);
    baselinePeak_ = 0;
    if (frame.data.baseline)
        baselinePeak_ =
            peakIn(frame.data.baseline->trace.time, frame.data.baseline->trace.depth, frame.view);
    const ValueTicks ticks =
        valueTicks(axisPeak(std::max(own, 1.0), baselinePeak_, multiple), true, mostSteps);
    QStringList labels;
    for (const double at : ticks.at)
        labels << frame.text.count(at);
    setTicks(ticks, labels);
    setTitle(tr("Waiting jobs"), tr("jobs"));
}

double WaitingPanel::valueAt(const Trace& trace, Seconds time) const
{
    return static_cast<double>(readingAt(trace, time).waiting);
}

void WaitingPanel::fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names)
{
    fillArrivals(frame);
    const Theme& theme = frame.theme;
    const Trace& trace = frame.data.current->trace;
    const QList<QPointF> line = linePixels(trace.time, trace.depth, scale());
    draw(current_, line, QPen(theme.accent, currentWidth), Depth::above);
    fillBelow(line, theme.accentFill);
    placer.avoid(line);

    QList<QPointF> quiet;
    if (frame.data.baseline) {
        const Trace& other = frame.data.baseline->trace;
        quiet = linePixels(other.time, other.depth, scale());
        placer.avoid(quiet);
        const auto peak = peakPixel(other.time, other.depth, scale());
        if (peak && scale().plot.bottom() - peak->y() > tellable)
            names.baseline = !addName(placer, *peak, frame.data.baselineName, theme.note);
        if (peak && baselinePeak_ > scale().top)
            addCutMark(placer, peak->x(), frame.text.count(baselinePeak_), theme.note);
    }
    draw(baseline_, quiet, QPen(theme.baseline, baselineWidth), Depth::behind);
    const auto peak = peakPixel(trace.time, trace.depth, scale());
    if (peak && scale().plot.bottom() - peak->y() > tellable)
        names.current = !addName(placer, *peak, frame.data.currentName, theme.accent);
    nameArrivals(frame, placer);
}

void WaitingPanel::fillArrivals(const ChartFrame& frame)
{
    const Seconds shortest = frame.view.length() * (stretchWidth / scale().plot.width());
    const ArrivalRates rates = arrivalRates(frame.data.current->trace, frame.view, shortest);
    const auto peak = std::max_element(rates.perMinute.begin(), rates.perMinute.end());
    arrivalsPeak_ = peak == rates.perMinute.end() ? 0 : *peak;
    if (arrivalsPeak_ <= 0)
        return;
    PlotScale own = scale();
    own.top = arrivalsPeak_ / arrivalsShare;
    fillBelow(stepPixels(rates.time, rates.perMinute, own), frame.theme.hover);
    const auto at = static_cast<std::size_t>(peak - rates.perMinute.begin());
    arrivalsPeakPixel_ = {own.x(rates.time[at]), own.y(arrivalsPeak_)};
}

void WaitingPanel::nameArrivals(const ChartFrame& frame, LabelPlacer& placer)
{
    if (arrivalsPeak_ <= 0)
        return;
    const QString text =
        tr("arrivals, up to %1 a minute").arg(frame.text.count(std::round(arrivalsPeak_)));
    if (const auto place = placer.beside(arrivalsPeakPixel_, labelSize(text)))
        addLabel(*place, text, frame.theme.note);
}

} // namespace afflux
