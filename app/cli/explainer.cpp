// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explainer.h"

#include <algorithm>

namespace afflux::cli {

namespace {

bool isPerWorker(Metric metric)
{
    return metric == Metric::backlogPerWorker || metric == Metric::inFlightPerWorker;
}

/// How the metric reads the queue; the special readings without a worker are said.
Message reading(const Plan& plan, const QueueState& queue)
{
    const Metric metric = metricOf(plan);
    const int workers = plan.signal.workers == WorkerCount::running ? queue.running : queue.desired;
    if (!isPerWorker(metric))
        return message(labelOf(metric));
    if (plan.signal.atZero == AtZero::floor)
        return message(AFFLUX_TR("Message", "max(messages, 1) / max(desired, 1), not rounded"));
    if (workers > 0)
        return message(labelOf(metric));
    if (plan.signal.atZero == AtZero::wakeRule)
        return message(AFFLUX_TR(
            "Message", "no worker runs: max(messages, target) + 0.1 while messages wait"));
    return message(AFFLUX_TR("Message", "no worker runs: divided by one"));
}

} // namespace

Explainer::Explainer(const Plan& plan)
    : plan_(plan)
    , state_(initialState(plan.policy.rule))
{
}

Explanation Explainer::explain(const ObservedMoment& moment)
{
    Explanation explanation;
    const double next = lastTime_ ? *lastTime_ + plan_.policy.evaluationInterval.count() : 0;
    explanation.time = moment.time.value_or(next);

    QueueState& queue = explanation.queue;
    queue.depth = moment.depth;
    queue.inFlight = moment.inFlight;
    queue.oldestAge = Seconds(moment.oldestAge);
    queue.running = moment.running.value_or(lastDesired_);
    queue.starting = moment.starting;
    // Those not ready count like starting ones: wanted, and not yet serving.
    if (moment.ready && *moment.ready < queue.running) {
        queue.starting += queue.running - *moment.ready;
        queue.running = *moment.ready;
    }
    queue.desired = queue.running + queue.starting;

    explanation.signal = read(moment, queue, explanation.steps);
    const Observation seen{toMicroseconds(Seconds(explanation.time)), queue, explanation.signal};
    explanation.decision =
        decide(plan_.policy, seen, unitOf(metricOf(plan_)), state_, &explanation.steps);
    if (explanation.decision.desired == 0 && queue.depth > 0)
        derive(&explanation.steps,
               message(AFFLUX_TR("Message", "jobs wait and nothing wakes the fleet")),
               static_cast<double>(queue.depth));

    lastTime_ = explanation.time;
    lastSignal_ = explanation.signal;
    lastDesired_ = explanation.decision.desired;
    return explanation;
}

std::optional<double> Explainer::read(const ObservedMoment& moment, const QueueState& queue,
                                      Derivation& steps)
{
    if (!moment.available)
        return readMissing(steps);
    if (moment.metric) {
        derive(&steps, message(AFFLUX_TR("Message", "the metric as observed")), *moment.metric);
        return moment.metric;
    }
    const std::optional<double> value =
        readSignal(metricOf(plan_), plan_.signal, queue, targetOf(plan_.policy.rule));
    if (!value)
        return readMissing(steps);
    derive(&steps, reading(plan_, queue), *value);
    return value;
}

std::optional<double> Explainer::readMissing(Derivation& steps) const
{
    std::optional<double> value;
    Message how;
    switch (plan_.signal.missing) {
    case MissingData::hold:
        how = message(AFFLUX_TR("Message", "the metric is missing: its last value stands"));
        value = lastSignal_;
        break;
    case MissingData::zero:
        how = message(AFFLUX_TR("Message", "the metric is missing: read as zero"));
        value = 0;
        break;
    case MissingData::breach:
        how = message(AFFLUX_TR("Message", "the metric is missing: read as just above the target"));
        value = breachingValue(targetOf(plan_.policy.rule));
        break;
    case MissingData::noDecision:
        break;
    }
    if (value)
        derive(&steps, how, *value);
    return value;
}

} // namespace afflux::cli
