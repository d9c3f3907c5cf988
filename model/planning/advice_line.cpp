// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/advice_line.h"

#include "model/core/currency.h"
#include "model/simulation/outcome.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

/// Money as a person wants it: whole from ten upward, cents below.
MessageValue amount(double money)
{
    if (std::abs(money) >= 10)
        return static_cast<std::int64_t>(std::llround(money));
    return std::round(money * 100) / 100;
}

double monthly(const Cost& cost, double workers)
{
    return cost.perWorkerHour * workers * hoursPerMonth + cost.fixedPerMonth;
}

std::string sign(const Plan& plan)
{
    return std::string(currencySign(plan.workers.cost.currency));
}

const ScalingStep* stepOf(const Plan& plan, bool up)
{
    const auto* rule = std::get_if<AgeThreshold>(&plan.policy.rule);
    if (!rule)
        return nullptr;
    return up ? &rule->stepUp : &rule->stepDown;
}

int stepped(int count, const ScalingStep& step, bool up, const Limits& limits)
{
    return limits.clamp(up ? count + step.of(count) : count - step.of(count));
}

// ---- limits

Message ofMinimum(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const Seconds startup = plan.workers.startupDelay;
    const Seconds promise = scenario.objective.timeToStart;
    const Seconds reaction = slowestReaction(plan);
    if (plan.policy.limits.min == 0 && reaction > promise)
        return message(AFFLUX_TR("Message", "From zero the first job may wait %1; the promise is %2."),
                       reaction, promise);
    if (plan.policy.limits.min == 0 && startup.count() > 0)
        return message(AFFLUX_TR("Message", "From zero the first job may wait %1, within the promise."),
                       reaction);
    if (startup.count() > 0 && reaction > promise)
        return message(AFFLUX_TR("Message", "A cold start takes %1: above zero keeps the promise."),
                       startup);
    if (plan.policy.limits.min > 0 && plan.workers.cost.perWorkerHour > 0)
        return message(AFFLUX_TR("Message", "Costs at least %1 %2 a month."), sign(plan),
                       amount(monthly(plan.workers.cost, plan.policy.limits.min)));
    return {};
}

Message ofMaximum(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    if (plan.policy.limits.max < plan.policy.limits.min)
        return message(AFFLUX_TR("Message", "Below the minimum of %1."), plan.policy.limits.min);
    if (plan.workers.cost.perWorkerHour <= 0)
        return {};
    return message(AFFLUX_TR("Message", "Cost ceiling %1 %2 a month."), sign(plan),
                   amount(monthly(plan.workers.cost, plan.policy.limits.max)));
}

Message ofFixedFleet(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    if (plan.workers.cost.perWorkerHour <= 0)
        return {};
    return message(AFFLUX_TR("Message", "Costs %1 %2 a month at all times."), sign(plan),
                   amount(monthly(plan.workers.cost, initialWorkers(plan.policy))));
}

// ---- the rule

Message ofAgeTarget(const Scenario& scenario, double target)
{
    const Seconds latest = Seconds(target) + slowestReaction(scenario.plan);
    return message(AFFLUX_TR("Message", "New workers run by %1 of age at the latest; the promise is %2."),
                   latest, scenario.objective.timeToStart);
}

/// Whether service times are those of the workload's distribution, not of a job log.
bool serviceIsDrawn(const Workload& workload)
{
    const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals);
    return !recorded || !recorded->jobs || recorded->jobs->empty()
        || recorded->jobs->front().service < 0;
}

Message ofBacklogTarget(const Scenario& scenario)
{
    const Seconds promise = scenario.objective.timeToStart;
    const Seconds service
        = p95Of(scenario.workload.service) * scenario.workload.serviceScale;
    if (!serviceIsDrawn(scenario.workload) || service.count() <= 0)
        return {};
    const int slots = scenario.plan.workers.concurrency;
    const double fitting = promise / service * slots;
    const double jobs = fitting >= 1 ? std::round(fitting) : std::round(fitting * 100) / 100;
    const Seconds shown(service.count() < 1 ? service.count()
                                            : std::round(service.count() * 10) / 10);
    if (slots == 1)
        return message(AFFLUX_TR("Message", "Promise %1 / p95 service time %2 = %3."), promise, shown, jobs);
    return message(AFFLUX_TR("Message", "Promise %1 / p95 service time %2 × %3 at once = %4."), promise,
                   shown, slots, jobs);
}

Message ofTarget(const Scenario& scenario)
{
    const Metric metric = metricOf(scenario.plan);
    if (metric == Metric::oldestAge)
        return ofAgeTarget(scenario, targetOf(scenario.plan.policy.rule));
    if (metric == Metric::backlogPerWorker)
        return ofBacklogTarget(scenario);
    return {};
}

Message ofScaleDownBelow(const Scenario& scenario)
{
    const auto* rule = std::get_if<AgeThreshold>(&scenario.plan.policy.rule);
    if (!rule)
        return {};
    if (rule->scaleDownBelow > rule->target)
        return message(AFFLUX_TR("Message", "Above the target: the two would fight."));
    if (rule->scaleDownBelow > rule->target / 2)
        return message(AFFLUX_TR("Message", "More than half the target: it may oscillate."));
    return {};
}

Message ofCooldownOut(const Scenario& scenario, Seconds cooldown)
{
    const Plan& plan = scenario.plan;
    const Seconds startup = plan.workers.startupDelay;
    const Seconds metric = signalInterval(plan) + plan.signal.delay;
    if (startup.count() <= 0)
        return {};
    if (cooldown + Seconds(1e-9) < startup + metric)
        return message(AFFLUX_TR("Message", "Under start-up %1 + metric %2: steps before the last one shows."),
                       startup, metric);
    return message(AFFLUX_TR("Message", "Start-up %1 + metric %2."), startup, metric);
}

Message ofCooldownIn(const Scenario& scenario, Seconds cooldown)
{
    const Plan& plan = scenario.plan;
    if (cooldown < plan.workers.startupDelay)
        return message(AFFLUX_TR("Message", "Under the start-up of %1: a lull drops what is needed next."),
                       plan.workers.startupDelay);
    const ScalingStep* step = stepOf(plan, false);
    const Limits& limits = plan.policy.limits;
    if (!step || limits.max <= limits.min)
        return {};
    int steps = 0;
    for (int count = limits.max; count > limits.min && steps < 1000; ++steps) {
        const int next = stepped(count, *step, false, limits);
        if (next == count)
            return {};
        count = next;
    }
    return message(AFFLUX_TR("Message", "From %1 down to %2 takes %3."), limits.max, limits.min,
                   cooldown * steps);
}

/// "2 → 8 → 16 → 20": where the steps lead.
std::string ladder(const ScalingStep& step, bool up, const Limits& limits)
{
    constexpr int longest = 4;
    // From an empty fleet a share is nothing; the ladder shows what the first step gives.
    int count = up ? limits.min : limits.max;
    std::string rungs = std::to_string(count);
    for (int i = 0; i < longest; ++i) {
        const int next = stepped(count, step, up, limits);
        if (next == count)
            return rungs;
        rungs += " → " + std::to_string(next);
        count = next;
    }
    const bool more = stepped(count, step, up, limits) != count;
    return more ? rungs + " → …" : rungs;
}

Message ofStep(const Scenario& scenario, bool up)
{
    const ScalingStep* step = stepOf(scenario.plan, up);
    const Limits& limits = scenario.plan.policy.limits;
    if (!step || limits.max <= limits.min)
        return {};
    if (step->percent <= 0 && step->workers <= 0)
        return message(AFFLUX_TR("Message", "Nothing: the fleet would never move this way."));
    return message(AFFLUX_TR("Message", "The larger of the two: %1."), ladder(*step, up, limits));
}

// ---- the clock and the signal

Message ofEvaluationInterval(const Scenario& scenario)
{
    return message(AFFLUX_TR("Message", "From a burst to new workers: at most %1."),
                   slowestReaction(scenario.plan));
}

Message ofSignalInterval(const Scenario& scenario)
{
    const Seconds evaluated = scenario.plan.policy.evaluationInterval;
    if (signalInterval(scenario.plan) <= evaluated)
        return {};
    return message(AFFLUX_TR("Message", "Evaluated every %1: most decisions read old news."), evaluated);
}

// ---- workers, cost, promise

Message ofStartup(const Scenario& scenario)
{
    const Seconds promise = scenario.objective.timeToStart;
    if (scenario.plan.workers.startupDelay <= promise)
        return {};
    return message(AFFLUX_TR("Message", "Longer than the promise of %1: only running workers keep it."),
                   promise);
}

Message ofConcurrency(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const bool fixed = std::holds_alternative<Fixed>(plan.policy.rule);
    const int workers = fixed ? initialWorkers(plan.policy) : plan.policy.limits.max;
    return message(AFFLUX_TR("Message", "%1 workers run up to %2 jobs at once."), workers,
                   std::int64_t{workers} * plan.workers.concurrency);
}

Message ofStopTimeout(const Scenario& scenario)
{
    const Workers& workers = scenario.plan.workers;
    if (!workers.stopTimeout || !workers.jobTimeout || *workers.stopTimeout >= *workers.jobTimeout)
        return {};
    return message(AFFLUX_TR("Message", "Shorter than the job timeout of %1: jobs are cut off."),
                   *workers.jobTimeout);
}

Message ofGracePeriod(const Scenario& scenario)
{
    const Workers& workers = scenario.plan.workers;
    if (!workers.gracePeriod || !workers.stopTimeout || *workers.gracePeriod >= *workers.stopTimeout)
        return {};
    return message(AFFLUX_TR("Message", "Shorter than the stop timeout of %1: workers are killed."),
                   *workers.stopTimeout);
}

Message ofPrice(const Scenario& scenario)
{
    const Cost& cost = scenario.plan.workers.cost;
    if (cost.perWorkerHour <= 0)
        return {};
    return message(AFFLUX_TR("Message", "One worker at all times: %1 %2 a month."),
                   sign(scenario.plan), amount(cost.perWorkerHour * hoursPerMonth));
}

Message ofPercentile(const Scenario& scenario)
{
    const double over = 100 - scenario.objective.percentile;
    if (over <= 0)
        return message(AFFLUX_TR("Message", "No job at all may wait longer."));
    return message(AFFLUX_TR("Message", "One job in %1 may wait longer."),
                   std::int64_t{std::max(1LL, std::llround(100 / over))});
}

struct Line
{
    std::string_view key;
    Message (*say)(const Scenario&);
};

template <typename Rule, Seconds Rule::*cooldown>
Message outOf(const Scenario& scenario)
{
    const auto* rule = std::get_if<Rule>(&scenario.plan.policy.rule);
    return rule ? ofCooldownOut(scenario, rule->*cooldown) : Message{};
}

template <typename Rule, Seconds Rule::*cooldown>
Message inOf(const Scenario& scenario)
{
    const auto* rule = std::get_if<Rule>(&scenario.plan.policy.rule);
    return rule ? ofCooldownIn(scenario, rule->*cooldown) : Message{};
}

Message outward(const Scenario& scenario) { return ofStep(scenario, true); }
Message inward(const Scenario& scenario) { return ofStep(scenario, false); }

constexpr std::array lines{
    Line{"policy.min", ofMinimum},
    Line{"policy.max", ofMaximum},
    Line{"policy.workers", ofFixedFleet},
    Line{"policy.target", ofTarget},
    Line{"policy.scaleDownBelow", ofScaleDownBelow},
    Line{"policy.cooldownUp", outOf<AgeThreshold, &AgeThreshold::cooldownUp>},
    Line{"policy.cooldownDown", inOf<AgeThreshold, &AgeThreshold::cooldownDown>},
    Line{"policy.scaleOutCooldown", outOf<TargetTracking, &TargetTracking::scaleOutCooldown>},
    Line{"policy.scaleInCooldown", inOf<TargetTracking, &TargetTracking::scaleInCooldown>},
    Line{"policy.stepUp.percent", outward},
    Line{"policy.stepUp.workers", outward},
    Line{"policy.stepDown.percent", inward},
    Line{"policy.stepDown.workers", inward},
    Line{"policy.evaluationInterval", ofEvaluationInterval},
    Line{"signal.interval", ofSignalInterval},
    Line{"workers.startupDelay", ofStartup},
    Line{"workers.concurrency", ofConcurrency},
    Line{"workers.stopTimeout", ofStopTimeout},
    Line{"workers.gracePeriod", ofGracePeriod},
    Line{"workers.cost.perWorkerHour", ofPrice},
    Line{"objective.percentile", ofPercentile},
};

} // namespace

Seconds slowestReaction(const Plan& plan)
{
    return signalInterval(plan) + plan.signal.delay + plan.policy.evaluationInterval
        + plan.workers.startupDelay;
}

Message meaning(const Scenario& scenario, std::string_view key)
{
    const auto line = std::ranges::find(lines, key, &Line::key);
    return line == lines.end() ? Message{} : line->say(scenario);
}

} // namespace afflux
