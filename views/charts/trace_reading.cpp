// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/trace_reading.h"

#include "model/planning/downsample.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

Reading readingAt(const Trace& trace, Seconds time)
{
    const std::size_t i = sampleAt(trace.time, time.count()).value_or(0);
    return {.waiting = trace.depth[i],
            .running = trace.running[i],
            .draining = trace.draining[i],
            .desired = trace.decision[i],
            .age = trace.oldestAge[i]};
}

std::vector<std::size_t> scalingEvents(const Trace& trace)
{
    std::vector<std::size_t> events;
    for (std::size_t i = 0; i < trace.size(); ++i)
        if (trace.decision[i] != trace.desired[i])
            events.push_back(i);
    return events;
}

std::optional<std::size_t> eventNear(const std::vector<std::size_t>& events, const Trace& trace,
                                     Seconds time, Seconds reach)
{
    const auto distance = [&](std::size_t i) { return std::abs(trace.time[i] - time.count()); };
    const auto after = std::lower_bound(events.begin(), events.end(), time.count(),
                                        [&](std::size_t i, double t) { return trace.time[i] < t; });
    std::optional<std::size_t> nearest;
    if (after != events.end())
        nearest = *after;
    if (after != events.begin() && (!nearest || distance(*(after - 1)) < distance(*nearest)))
        nearest = *(after - 1);
    return nearest && distance(*nearest) <= reach.count() ? nearest : std::nullopt;
}

std::optional<std::size_t> eventBeside(const std::vector<std::size_t>& events, const Trace& trace,
                                       Seconds time, bool forwards)
{
    if (forwards) {
        const auto next =
            std::upper_bound(events.begin(), events.end(), time.count(),
                             [&](double t, std::size_t i) { return t < trace.time[i]; });
        return next == events.end() ? std::nullopt : std::optional(*next);
    }
    const auto same = std::lower_bound(events.begin(), events.end(), time.count(),
                                       [&](std::size_t i, double t) { return trace.time[i] < t; });
    return same == events.begin() ? std::nullopt : std::optional(*(same - 1));
}

const Reason* reasonAt(const SimulationResult& result, std::size_t tick)
{
    const Trace& trace = result.trace;
    if (!trace.reason.empty())
        return &trace.reason[tick];
    const Step at = TimeGrid(result.outcome.stepsPerSecond).steps(Seconds(trace.time[tick]));
    const auto [first, last] = std::ranges::equal_range(result.events, at, {}, &Event::at);
    // What a drill takes at the same instant is another event.
    const auto found = std::find_if(first, last, [&](const Event& event) {
        return event.kind <= Event::Kind::scaledIn && event.to == trace.decision[tick];
    });
    return found == last ? nullptr : &found->reason;
}

namespace {

double roundStretch(double atLeast)
{
    static constexpr std::array stretches{60.0,   120.0,  300.0,   600.0,   900.0,   1800.0,
                                          3600.0, 7200.0, 10800.0, 21600.0, 43200.0, 86400.0};
    for (const double stretch : stretches)
        if (stretch >= atLeast)
            return stretch;
    return std::ceil(atLeast / 86400) * 86400;
}

/// Jobs arrived by @p at, in proportion between two ticks.
double arrivedBy(const Trace& trace, double at)
{
    const std::size_t i = *sampleAt(trace.time, at);
    const auto count = static_cast<double>(trace.arrived[i]);
    if (i + 1 >= trace.size() || at <= trace.time[i])
        return count;
    const double share = (at - trace.time[i]) / (trace.time[i + 1] - trace.time[i]);
    return count + static_cast<double>(trace.arrived[i + 1] - trace.arrived[i]) * share;
}

} // namespace

ArrivalRates arrivalRates(const Trace& trace, TimeSpan span, Seconds shortest)
{
    ArrivalRates rates;
    if (trace.size() < 2)
        return rates;
    const double tick = trace.time[1] - trace.time[0];
    const double stretch = roundStretch(std::max(shortest.count(), tick));
    const double end = std::min(span.to.count(), trace.time.back());
    double at = std::max(0.0, std::floor(span.from.count() / stretch) * stretch);
    for (double before = arrivedBy(trace, at); at < end; at += stretch) {
        const double until = std::min(at + stretch, trace.time.back());
        const double after = arrivedBy(trace, until);
        rates.time.push_back(at);
        rates.perMinute.push_back((after - before) / (until - at) * 60);
        before = after;
    }
    return rates;
}

} // namespace afflux
