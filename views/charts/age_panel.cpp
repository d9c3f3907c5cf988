// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/age_panel.h"

#include "views/charts/series_builder.h"
#include "views/charts/trace_reading.h"

#include <QLineSeries>

#include <algorithm>

namespace afflux {

namespace {

/// The baseline's peak is shown up to so many times the promise or the edited run's peak.
constexpr double multiple = 4;
/// The promise keeps clear of the upper edge.
constexpr double promiseRoom = 1.3;

} // namespace

AgePanel::AgePanel(QGraphicsScene& scene)
    : ChartPanel(scene)
    , baseline_(addLine())
    , current_(addLine())
{
}

void AgePanel::chooseScale(const ChartFrame& frame, int mostSteps)
{
    const Trace& trace = frame.data.current->trace;
    const double promise = frame.data.promise.count();
    const double own = peakIn(trace.time, trace.oldestAge, frame.view);
    baselinePeak_ = 0;
    if (frame.data.baseline)
        baselinePeak_ = peakIn(frame.data.baseline->trace.time,
                               frame.data.baseline->trace.oldestAge, frame.view);
    const double peak = axisPeak(std::max(own, promise), baselinePeak_, multiple);
    const DurationTicks ticks = durationTicks(std::max(peak, promise * promiseRoom), mostSteps);
    unit_ = ticks.unit;
    QStringList labels;
    for (const double at : ticks.seconds.at)
        labels << frame.text.ageTick(at, unit_);
    setTicks(ticks.seconds, labels);
    setTitle(tr("Oldest waiting job"), ChartText::unitName(unit_));
}

double AgePanel::valueAt(const Trace& trace, Seconds time) const
{
    return readingAt(trace, time).age;
}

void AgePanel::fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace&)
{
    const Theme& theme = frame.theme;
    const Trace& trace = frame.data.current->trace;
    const QList<QPointF> line = linePixels(trace.time, trace.oldestAge, scale());
    draw(current_, line, QPen(theme.accent, currentWidth), Depth::above);
    fillBelow(line, theme.accentFill);
    placer.avoid(line);

    QList<QPointF> quiet;
    if (frame.data.baseline) {
        const Trace& other = frame.data.baseline->trace;
        quiet = linePixels(other.time, other.oldestAge, scale());
        placer.avoid(quiet);
        const auto peak = peakPixel(other.time, other.oldestAge, scale());
        if (peak && baselinePeak_ > scale().top)
            addCutMark(placer, peak->x(), frame.text.ageIn(baselinePeak_, unit_), theme.note);
    }
    draw(baseline_, quiet, QPen(theme.baseline, baselineWidth), Depth::behind);
    addPromise(frame, placer);
}

void AgePanel::addPromise(const ChartFrame& frame, LabelPlacer& placer)
{
    if (frame.data.promise <= Seconds(0))
        return;
    const QRectF& plot = scale().plot;
    const double y = scale().y(frame.data.promise.count());
    addShade(QRectF(plot.topLeft(), QPointF(plot.right(), y)), frame.theme.promiseFill);
    addRule(y, QPen(frame.theme.promise, 1.2));
    const QString text = tr("promise %1").arg(frame.text.age(frame.data.promise.count()));
    addLabel(placer.onLine(y, labelSize(text)), text, frame.theme.worse);
}

} // namespace afflux
