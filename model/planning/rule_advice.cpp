// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/rule_advice.h"

#include "model/planning/advice_line.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

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

Message ofAgeTarget(const Scenario& scenario, double target)
{
    const Seconds latest = Seconds(target) + slowestReaction(scenario.plan);
    return message(
        AFFLUX_TR("Message", "New workers run by %1 of age at the latest; the promise is %2."),
        latest, scenario.objective.timeToStart);
}

/// Whether service times are those of the workload's distribution, not of a job log.
bool serviceIsDrawn(const Workload& workload)
{
    const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals);
    return !recorded || !recorded->jobs || recorded->jobs->empty() ||
           recorded->jobs->front().service < 0;
}

Message ofBacklogTarget(const Scenario& scenario)
{
    const Seconds promise = scenario.objective.timeToStart;
    const Seconds service = p95Of(scenario.workload.service) * scenario.workload.serviceScale;
    if (!serviceIsDrawn(scenario.workload) || service.count() <= 0)
        return {};
    const int slots = scenario.plan.workers.concurrency;
    const double fitting = promise / service * slots;
    const double jobs = fitting >= 1 ? std::round(fitting) : std::round(fitting * 100) / 100;
    const Seconds shown(service.count() < 1 ? service.count()
                                            : std::round(service.count() * 10) / 10);
    if (slots == 1)
        return message(AFFLUX_TR("Message", "Promise %1 / p95 service time %2 = %3."), promise,
                       shown, jobs);
    return message(AFFLUX_TR("Message", "Promise %1 / p95 service time %2 × %3 at once = %4."),
                   promise, shown, slots, jobs);
}

Message cooldownOut(const Scenario& scenario, Seconds cooldown)
{
    const Plan& plan = scenario.plan;
    const Seconds startup = plan.workers.startupDelay;
    const Seconds metric = signalInterval(plan) + plan.signal.delay;
    if (startup.count() <= 0)
        return {};
    if (cooldown + Seconds(1e-9) < startup + metric)
        return message(
            AFFLUX_TR("Message", "Under start-up %1 + metric %2: steps before the last one shows."),
            startup, metric);
    return message(AFFLUX_TR("Message", "Start-up %1 + metric %2."), startup, metric);
}

Message cooldownIn(const Scenario& scenario, Seconds cooldown)
{
    const Plan& plan = scenario.plan;
    if (cooldown < plan.workers.startupDelay)
        return message(
            AFFLUX_TR("Message", "Under the start-up of %1: a lull drops what is needed next."),
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
    constexpr int longest = 3;
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
    const int last = up ? limits.max : limits.min;
    if (count == last)
        return rungs;
    const bool next = stepped(count, step, up, limits) == last;
    return rungs + (next ? " → " : " → … → ") + std::to_string(last);
}

Message step(const Scenario& scenario, bool up)
{
    const ScalingStep* size = stepOf(scenario.plan, up);
    const Limits& limits = scenario.plan.policy.limits;
    if (!size || limits.max <= limits.min)
        return {};
    if (size->percent <= 0 && size->workers <= 0)
        return message(AFFLUX_TR("Message", "Nothing: the fleet would never move this way."));
    return message(AFFLUX_TR("Message", "The larger of the two: %1."), ladder(*size, up, limits));
}

} // namespace

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

Message ofCooldownOut(const Scenario& scenario)
{
    if (const auto* rule = std::get_if<AgeThreshold>(&scenario.plan.policy.rule))
        return cooldownOut(scenario, rule->cooldownUp);
    if (const auto* rule = std::get_if<TargetTracking>(&scenario.plan.policy.rule))
        return cooldownOut(scenario, rule->scaleOutCooldown);
    return {};
}

Message ofCooldownIn(const Scenario& scenario)
{
    if (const auto* rule = std::get_if<AgeThreshold>(&scenario.plan.policy.rule))
        return cooldownIn(scenario, rule->cooldownDown);
    if (const auto* rule = std::get_if<TargetTracking>(&scenario.plan.policy.rule))
        return cooldownIn(scenario, rule->scaleInCooldown);
    return {};
}

Message ofStepOut(const Scenario& scenario)
{
    return step(scenario, true);
}

Message ofStepIn(const Scenario& scenario)
{
    return step(scenario, false);
}

} // namespace afflux
