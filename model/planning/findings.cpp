// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/findings.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

using Findings = std::vector<Finding>;

/// A share as people say it: 86.3, and never 100 for what is not all.
double percentOf(double share)
{
    const double percent = std::round(share * 1000) / 10;
    return share < 1 ? std::min(percent, 99.9) : percent;
}

bool isFixed(const Policy& policy)
{
    return std::holds_alternative<Fixed>(policy.rule);
}

void findSleep(const Outcome& outcome, Findings& found)
{
    if (outcome.asleepSince)
        found.push_back(
            {Severity::error,
             message(AFFLUX_TR("Message",
                               "Never wakes from zero: from %1 after the start jobs wait and "
                               "no worker is asked for. Keep one worker, or let the "
                               "signal read above its target at zero workers."),
                     Seconds(std::round(*outcome.asleepSince)))});
}

void findLosses(const Outcome& outcome, Findings& found)
{
    if (outcome.jobs.lost > 0)
        found.push_back(
            {Severity::error,
             countedMessage(AFFLUX_TR_N("Message",
                                        "%n job(s) lost: their workers were stopped before "
                                        "they were done."),
                            outcome.jobs.lost)});
    if (outcome.jobs.deadLettered > 0)
        found.push_back(
            {Severity::error,
             countedMessage(AFFLUX_TR_N("Message", "%n job(s) given up after their last attempt."),
                            outcome.jobs.deadLettered)});
}

void findMissedPromise(const Scenario& scenario, const Outcome& outcome, Findings& found)
{
    const Objective& promise = scenario.objective;
    if (outcome.jobs.arrived == 0 ||
        outcome.timeToStart.withinObjective * 100 >= promise.percentile)
        return;
    found.push_back(
        {Severity::warning,
         message(AFFLUX_TR("Message", "The promise is missed: %1 % of jobs start within %2, "
                                      "%3 % were promised."),
                 percentOf(outcome.timeToStart.withinObjective), promise.timeToStart,
                 promise.percentile)});
}

void findTimeoutOrder(const Workers& workers, Findings& found)
{
    if (workers.jobTimeout && workers.stopTimeout && *workers.stopTimeout < *workers.jobTimeout)
        found.push_back(
            {Severity::warning,
             message(AFFLUX_TR("Message", "A stopping worker waits %1 but a job may take %2: long "
                                          "jobs are cut off at every scale-in."),
                     *workers.stopTimeout, *workers.jobTimeout)});
    if (workers.stopTimeout && workers.gracePeriod && *workers.gracePeriod < *workers.stopTimeout)
        found.push_back(
            {Severity::warning,
             message(AFFLUX_TR("Message", "The grace period (%1) ends before the worker's stop "
                                          "timeout (%2): the worker is killed first."),
                     *workers.gracePeriod, *workers.stopTimeout)});
}

/// A limit the fleet stands at, or one this history never tried.
void findLimits(const Policy& policy, const Outcome& outcome, Findings& found)
{
    constexpr double pinnedShare = 0.05;
    const int max = policy.limits.max;
    if (isFixed(policy) || outcome.duration <= 0)
        return;
    if (outcome.fleet.secondsAtMax > pinnedShare * outcome.duration)
        found.push_back(
            {Severity::warning,
             message(AFFLUX_TR("Message", "The fleet was held at its maximum of %1 for %2 of %3."),
                     max, Seconds(std::round(outcome.fleet.secondsAtMax)),
                     Seconds(std::round(outcome.duration)))});
    else if (outcome.fleet.secondsAtMax <= 0 && outcome.fleet.peak < max)
        found.push_back(
            {Severity::note,
             message(AFFLUX_TR("Message", "The fleet never met its maximum: %1 is untested on this "
                                          "history."),
                     max)});
}

void findOscillation(const Outcome& outcome, Findings& found)
{
    constexpr std::int64_t few = 6;
    const ScalingFigures& scaling = outcome.scaling;
    if (scaling.reversals < few || scaling.reversals * 3 < scaling.out + scaling.in)
        return;
    found.push_back(
        {Severity::warning,
         countedMessage(AFFLUX_TR_N("Message",
                                    "The fleet changed direction %n time(s), each within %1 "
                                    "of the change before: the policy oscillates."),
                        scaling.reversals, reversalWindow)});
}

} // namespace

std::vector<Finding> findingsOf(const Scenario& scenario, const Outcome& outcome)
{
    Findings found;
    findSleep(outcome, found);
    findLosses(outcome, found);
    findMissedPromise(scenario, outcome, found);
    findTimeoutOrder(scenario.plan.workers, found);
    findOscillation(outcome, found);
    findLimits(scenario.plan.policy, outcome, found);
    std::ranges::stable_sort(found, std::ranges::greater{}, &Finding::severity);
    return found;
}

} // namespace afflux
