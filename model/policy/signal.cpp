// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/signal.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

const std::vector<Choice>& metricChoices()
{
    static const std::vector<Choice> choices{
        {"depth", AFFLUX_TR("Message", "queue depth")},
        {"depth-and-in-flight", AFFLUX_TR("Message", "depth and in flight")},
        {"backlog-per-worker", AFFLUX_TR("Message", "backlog per worker")},
        {"oldest-age", AFFLUX_TR("Message", "age of the oldest waiting job")},
        {"in-flight-per-worker", AFFLUX_TR("Message", "in flight per worker")},
        {"arrival-rate", AFFLUX_TR("Message", "arrival rate")},
        {"latency-p95", AFFLUX_TR("Message", "processing latency, 95 %")},
        {"cpu", AFFLUX_TR("Message", "CPU")},
    };
    return choices;
}

double perWorker(double jobs, const Signal& signal, const QueueState& state, double target,
                 Rounding rounding)
{
    if (signal.atZero ==
        AtZero::floor) // its authors divide by desired, whatever signal.workers says
        return std::max(jobs, 1.0) / std::max(state.desired, 1);
    const int workers = signal.workers == WorkerCount::running ? state.running : state.desired;
    const double divisor = std::max(workers, 1);
    if (workers == 0 && signal.atZero == AtZero::wakeRule)
        return jobs > 0 ? std::max(jobs, target) + 0.1 : 0;
    return rounding == Rounding::up ? std::ceil(jobs / divisor) : jobs / divisor;
}

} // namespace

const ParameterTable<Signal>& signalParameters()
{
    static const ParameterTable<Signal> table{
        choiceParameter(&Signal::metric, {.key = "metric",
                                          .label = AFFLUX_TR("Message", "Signal"),
                                          .help = AFFLUX_TR("Message", "What the rule reads."),
                                          .choices = metricChoices()}),
        parameter(
            &Signal::interval,
            {.key = "interval",
             .label = AFFLUX_TR("Message", "Published every"),
             .help = AFFLUX_TR("Message", "Should be no longer than the evaluation interval."),
             .unit = Unit::seconds,
             .minimum = 0.001,
             .sliderFrom = 1,
             .sliderTo = 900,
             .scale = Scale::logarithmic,
             .optional = true}),
        parameter(&Signal::delay,
                  {.key = "delay",
                   .label = AFFLUX_TR("Message", "Metric delay"),
                   .help = AFFLUX_TR("Message", "From measuring to being readable."),
                   .unit = Unit::seconds,
                   .sliderFrom = 0,
                   .sliderTo = 300}),
        choiceParameter(
            &Signal::statistic,
            {.key = "statistic",
             .label = AFFLUX_TR("Message", "Statistic"),
             .help = AFFLUX_TR("Message", "What one point says of the samples of its period."),
             .choices = {{"average", AFFLUX_TR("Message", "average")},
                         {"maximum", AFFLUX_TR("Message", "maximum")},
                         {"minimum", AFFLUX_TR("Message", "minimum")}}}),
        parameter(&Signal::period,
                  {.key = "period",
                   .label = AFFLUX_TR("Message", "Over"),
                   .help = AFFLUX_TR("Message", "The statistic's period; none: one publication."),
                   .unit = Unit::seconds,
                   .minimum = 0.001,
                   .sliderFrom = 1,
                   .sliderTo = 900,
                   .scale = Scale::logarithmic,
                   .optional = true}),
        choiceParameter(
            &Signal::missing,
            {.key = "missing",
             .label = AFFLUX_TR("Message", "Missing points"),
             .help = AFFLUX_TR("Message", "What the controller makes of a point that never came."),
             .choices = {{"hold", AFFLUX_TR("Message", "hold the last value")},
                         {"zero", AFFLUX_TR("Message", "read as zero")},
                         {"breach", AFFLUX_TR("Message", "read as above target")},
                         {"no-decision", AFFLUX_TR("Message", "make no decision")}}}),
        choiceParameter(
            &Signal::workers,
            {.key = "workers",
             .label = AFFLUX_TR("Message", "Divide by"),
             .help = AFFLUX_TR("Message", "Desired reacts faster; it hides a cold start."),
             .choices = {{"running", AFFLUX_TR("Message", "running workers")},
                         {"desired", AFFLUX_TR("Message", "desired workers")}}}),
        choiceParameter(
            &Signal::atZero,
            {.key = "atZero",
             .label = AFFLUX_TR("Message", "At zero workers"),
             .help = AFFLUX_TR("Message", "Only the wake rule is sure to wake an empty fleet."),
             .choices =
                 {{"plain", AFFLUX_TR("Message", "divide by one")},
                  {"wake-rule", AFFLUX_TR("Message", "wake rule: max(messages, target) + 0.1")},
                  {"floor", AFFLUX_TR("Message", "floor: max(depth, 1) / max(desired, 1)")}}}),
        choiceParameter(
            &Signal::rounding,
            {.key = "rounding",
             .label = AFFLUX_TR("Message", "Rounding"),
             .help = AFFLUX_TR("Message", "Rounding up may read over the target by up to one job."),
             .choices = {{"up", AFFLUX_TR("Message", "round up")},
                         {"exact", AFFLUX_TR("Message", "exact quotient")}}}),
        choiceParameter(
            &Signal::ageOf,
            {.key = "ageOf",
             .label = AFFLUX_TR("Message", "Age of"),
             .help = AFFLUX_TR("Message", "Some brokers count jobs in work, too: a long job then "
                                          "looks like a queue."),
             .choices = {{"waiting", AFFLUX_TR("Message", "the oldest waiting job")},
                         {"unfinished", AFFLUX_TR("Message", "the oldest unfinished job")}}}),
        parameter(&Signal::cpuShare,
                  {.key = "cpuShare",
                   .label = AFFLUX_TR("Message", "CPU of a busy job"),
                   .help = AFFLUX_TR("Message", "Jobs that wait for others use little: CPU then "
                                                "says nothing of the queue."),
                   .unit = Unit::percent,
                   .maximum = 100,
                   .sliderFrom = 0,
                   .sliderTo = 100}),
    };
    return table;
}

std::optional<double> readSignal(Metric metric, const Signal& signal, const QueueState& state,
                                 double target)
{
    const auto depth = static_cast<double>(state.depth);
    const auto inFlight = static_cast<double>(state.inFlight);
    switch (metric) {
    case Metric::depth:
        return depth;
    case Metric::depthAndInFlight:
        return depth + inFlight;
    case Metric::backlogPerWorker:
        return perWorker(depth, signal, state, target, signal.rounding);
    case Metric::oldestAge:
        return (signal.ageOf == AgeOf::waiting ? state.oldestAge : state.oldestUnfinishedAge)
            .count();
    case Metric::inFlightPerWorker:
        return perWorker(inFlight, signal, state, target, Rounding::exact);
    case Metric::arrivalRate:
        return state.arrivalsPerSecond;
    case Metric::latencyP95:
        return state.latencyP95 ? std::optional(state.latencyP95->count()) : std::nullopt;
    case Metric::cpu:
        return state.utilisation ? std::optional(*state.utilisation * signal.cpuShare)
                                 : std::nullopt;
    }
    return std::nullopt;
}

double breachingValue(double target)
{
    constexpr double above = 1e-6; // one worker more for any proportional rule
    return target + above * std::max(target, 1.0);
}

Unit unitOf(Metric metric)
{
    switch (metric) {
    case Metric::oldestAge:
    case Metric::latencyP95:
        return Unit::seconds;
    case Metric::cpu:
        return Unit::percent;
    case Metric::arrivalRate:
        return Unit::none;
    default:
        return Unit::jobs;
    }
}

std::string_view labelOf(Metric metric)
{
    return metricChoices().at(static_cast<std::size_t>(metric)).label;
}

} // namespace afflux
