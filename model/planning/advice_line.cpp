// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/advice_line.h"

#include "model/core/currency.h"
#include "model/planning/rule_advice.h"
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

// ---- limits

Message ofMinimum(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const Seconds startup = plan.workers.startupDelay;
    const Seconds promise = scenario.objective.timeToStart;
    const Seconds reaction = slowestReaction(plan);
    if (plan.policy.limits.min == 0 && reaction > promise)
        return message(
            AFFLUX_TR("Message", "From zero the first job may wait %1; the promise is %2."),
            reaction, promise);
    if (plan.policy.limits.min == 0 && startup.count() > 0)
        return message(
            AFFLUX_TR("Message", "From zero the first job may wait %1, within the promise."),
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
    return message(AFFLUX_TR("Message", "Evaluated every %1: most decisions read old news."),
                   evaluated);
}

// ---- workers, cost, promise

Message ofStartup(const Scenario& scenario)
{
    const Seconds promise = scenario.objective.timeToStart;
    if (scenario.plan.workers.startupDelay <= promise)
        return {};
    return message(
        AFFLUX_TR("Message", "Longer than the promise of %1: only running workers keep it."),
        promise);
}

Message ofConcurrency(const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const bool fixed = std::holds_alternative<Fixed>(plan.policy.rule);
    const int workers = fixed ? initialWorkers(plan.policy) : plan.policy.limits.max;
    return countedMessage(AFFLUX_TR_N("Message", "Up to %1 jobs at once on %n worker(s)."), workers,
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
    if (!workers.gracePeriod || !workers.stopTimeout ||
        *workers.gracePeriod >= *workers.stopTimeout)
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

constexpr std::array lines{
    Line{"policy.min", ofMinimum},
    Line{"policy.max", ofMaximum},
    Line{"policy.workers", ofFixedFleet},
    Line{"policy.target", ofTarget},
    Line{"policy.scaleDownBelow", ofScaleDownBelow},
    Line{"policy.cooldownUp", ofCooldownOut},
    Line{"policy.cooldownDown", ofCooldownIn},
    Line{"policy.scaleOutCooldown", ofCooldownOut},
    Line{"policy.scaleInCooldown", ofCooldownIn},
    Line{"policy.stepUp.percent", ofStepOut},
    Line{"policy.stepUp.workers", ofStepOut},
    Line{"policy.stepDown.percent", ofStepIn},
    Line{"policy.stepDown.workers", ofStepIn},
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
    return signalInterval(plan) + plan.signal.delay + plan.policy.evaluationInterval +
           plan.workers.startupDelay;
}

Message meaning(const Scenario& scenario, std::string_view key)
{
    const auto line = std::ranges::find(lines, key, &Line::key);
    return line == lines.end() ? Message{} : line->say(scenario);
}

} // namespace afflux
