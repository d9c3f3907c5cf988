// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/workers_panel.h"

#include "views/charts/series_builder.h"
#include "views/charts/trace_reading.h"

#include <QLineSeries>

#include <algorithm>

namespace afflux {

using namespace Qt::StringLiterals;

namespace {

/// A maximum further away than so many times the fleet's peak is named at the edge instead.
constexpr double multiple = 4;
constexpr double headroom = 1.15;
constexpr double limitWidth = 1;
/// Thinner than the running line, which hides it where both agree; dashes wider than a pixel cost
/// Qt the square of their points.
constexpr double desiredWidth = 1;

} // namespace

WorkersPanel::WorkersPanel(QGraphicsScene& scene)
    : ChartPanel(scene)
    , baseline_(addLine())
    , desired_(addLine())
    , running_(addLine())
{
}

void WorkersPanel::chooseScale(const ChartFrame& frame, int mostSteps)
{
    const Trace& trace = frame.data.current->trace;
    double own = std::max(peakIn(trace.time, trace.running, frame.view),
                          peakIn(trace.time, trace.decision, frame.view));
    own = std::max(own, 1.0);
    double other = frame.data.limits ? frame.data.limits->max : 0;
    if (frame.data.baseline) {
        const Trace& quiet = frame.data.baseline->trace;
        other = std::max(other, peakIn(quiet.time, quiet.running, frame.view));
    }
    // A maximum out of reach leaves the axis to the fleet; one within reach may be its top.
    const double fleet = own * headroom;
    const double peak = other > own * multiple ? fleet : other > own ? other : own;
    const bool atLimit = frame.data.limits && frame.data.limits->max == static_cast<int>(peak);
    const ValueTicks ticks = valueTicks(atLimit ? peak : std::max(peak, fleet), true, mostSteps);
    QStringList labels;
    for (const double at : ticks.at)
        labels << frame.text.count(at);
    setTicks(ticks, labels);
    const bool drains = peakIn(trace.time, trace.draining, frame.view) > 0;
    setTitle(tr("Workers"), drains ? tr("running, desired, draining") : tr("running, desired"));
}

double WorkersPanel::valueAt(const Trace& trace, Seconds time) const
{
    return readingAt(trace, time).running;
}

void WorkersPanel::fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names)
{
    const Theme& theme = frame.theme;
    const Trace& trace = frame.data.current->trace;
    const QList<QPointF> running = stepPixels(trace.time, trace.running, scale());
    const QList<QPointF> desired = stepPixels(trace.time, trace.decision, scale());
    draw(running_, running, QPen(theme.accent, currentWidth), Depth::above);
    draw(desired_, desired, dashed(theme.desired, desiredWidth), Depth::behind);
    fillBelow(running, theme.accentFill);
    fillDraining(frame, running);
    placer.avoid(running);
    placer.avoid(desired);

    QList<QPointF> quiet;
    if (frame.data.baseline) {
        const Trace& other = frame.data.baseline->trace;
        quiet = stepPixels(other.time, other.running, scale());
        placer.avoid(quiet);
    }
    draw(baseline_, quiet, QPen(theme.baseline, baselineWidth), Depth::behind);
    addLimits(frame, placer);
    nameLines(frame, placer, names);
}

void WorkersPanel::fillDraining(const ChartFrame& frame, const QList<QPointF>& running)
{
    const Trace& trace = frame.data.current->trace;
    QColor color = frame.theme.accentFill;
    color.setAlphaF(color.alphaF() * 0.6f);
    if (peakIn(trace.time, trace.draining, frame.view) <= 0) {
        return;
    }
    std::vector<int> both(trace.running);
    for (std::size_t i = 0; i < both.size(); ++i)
        both[i] += trace.draining[i];
    fillBetweenCurves(stepPixels(trace.time, both, scale()), running, color);
}

void WorkersPanel::addLimits(const ChartFrame& frame, LabelPlacer& placer)
{
    if (!frame.data.limits)
        return;
    const auto add = [&](int limit, const QString& text) {
        const double y = scale().y(limit);
        if (limit <= scale().top)
            addRule(y, dashed(frame.theme.note, limitWidth));
        const QString name = limit <= scale().top ? text : text + u" ↑"_s;
        addLabel(placer.onLine(y, labelSize(name)), name, frame.theme.note);
    };
    add(frame.data.limits->max, tr("max %1").arg(frame.text.count(frame.data.limits->max)));
    add(frame.data.limits->min, tr("min %1").arg(frame.text.count(frame.data.limits->min)));
}

void WorkersPanel::nameLines(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names)
{
    const Trace& trace = frame.data.current->trace;
    const auto desired = peakPixel(trace.time, trace.decision, scale());
    const bool scales =
        frame.data.current->outcome.scaling.out > 0 || frame.data.current->outcome.scaling.in > 0;
    if (names.current)
        if (const auto running = peakPixel(trace.time, trace.running, scale()))
            names.current = !addName(placer, *running, frame.data.currentName, frame.theme.accent);
    if (names.baseline && frame.data.baseline) {
        const Trace& other = frame.data.baseline->trace;
        if (const auto quiet = peakPixel(other.time, other.running, scale()))
            names.baseline = !addName(placer, *quiet, frame.data.baselineName, frame.theme.note);
    }
    if (desired && scales)
        (void)addName(placer, *desired, tr("desired"), frame.theme.caution);
}

} // namespace afflux
