// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/drill.h"

#include "model/planning/drill_run.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

constexpr int usualFrom = 14;
constexpr int usualTo = 2;

Error problem(Message what, Message remedy)
{
    return {ErrorCode::badValue, {"", 0, 0, "drill"}, std::move(what), std::move(remedy)};
}

/// What the job timeout did that has nothing to do with the order.
void adviseOnTimedOut(const DrillResult& result, std::vector<Message>& advice)
{
    if (result.asItIs.figures.timedOut > 0)
        advice.push_back(countedMessage(
            AFFLUX_TR_N("Message", "%n attempt(s) ran into the job timeout of %1, drill or no "
                                   "drill: the longest job takes %2."),
            result.asItIs.figures.timedOut, result.asItIs.timeouts.job.value_or(Seconds(0)),
            result.longestJob));
}

std::vector<Message> adviceOn(const DrillResult& result)
{
    std::vector<Message> advice;
    for (const Disorder& one : result.disorders)
        advice.push_back(sentenceOf(one, result.asItIs.timeouts));
    const Timeouts& own = result.asItIs.timeouts;
    if (result.disorders.empty() && !own.stop && !own.grace)
        advice.push_back(message(
            AFFLUX_TR("Message", "Workers asked to leave stay until their jobs are done, however "
                                 "long that takes: nothing is lost, and nothing bounds it.")));
    else if (result.disorders.empty())
        advice.push_back(
            message(AFFLUX_TR("Message", "Jobs end before their worker gives up, and workers "
                                         "before they are killed: nothing is lost.")));
    else if (result.asItIs.figures.interrupted == 0)
        advice.push_back(message(AFFLUX_TR("Message", "No job of this drill was long enough to be "
                                                      "cut off; the next one may be.")));
    adviseOnTimedOut(result, advice);
    return advice;
}

} // namespace

std::vector<Error> check(const Drill& drill, Seconds history)
{
    std::vector<Error> errors;
    if (drill.from < 1 || drill.to < 0 || drill.to >= drill.from)
        errors.push_back(problem(
            message(AFFLUX_TR("Message", "a drill from %1 to %2 workers asks no one to leave"),
                    drill.from, drill.to),
            message(AFFLUX_TR("Message", "Let fewer workers stay than there are."))));
    if (!(drill.at >= Seconds(0) && drill.at < history))
        errors.push_back(problem(
            message(AFFLUX_TR("Message", "the drill begins outside the history, which ends after "
                                         "%1"),
                    history),
            message(AFFLUX_TR("Message", "Choose a time at which there are jobs."))));
    if (!(drill.lasts > Seconds(0) && drill.lasts <= Seconds(1e9)))
        errors.push_back(problem(message(AFFLUX_TR("Message", "the drill lasts no time")),
                                 message(AFFLUX_TR("Message", "Let it last at least a second."))));
    return errors;
}

Drill usualDrill(const Plan& plan)
{
    Drill drill;
    const auto* fixed = std::get_if<Fixed>(&plan.policy.rule);
    const Limits limits = fixed ? Limits{0, fixed->count(plan.policy.limits)} : plan.policy.limits;
    drill.from = std::max(1, limits.clamp(usualFrom));
    drill.to = limits.clamp(usualTo);
    if (drill.to >= drill.from) {
        drill.from = std::max(1, limits.max);
        drill.to = limits.min < drill.from ? limits.min : 0;
    }
    return drill;
}

Seconds deepestLoad(const JobStream& jobs)
{
    // The jobs at work at evenly spaced instants, which is as exact as a person chooses a time.
    constexpr Step instants = 4096;
    if (jobs.size() == 0)
        return Seconds(0);
    const Step end = jobs.horizon.value_or(Step{jobs.arrival.back()} + 1);
    const Step second = jobs.grid.stepsPerSecond();
    const Step apart = std::max<Step>(1, (end / instants + second - 1) / second) * second;
    std::vector<std::int64_t> change(static_cast<std::size_t>(end / apart) + 2, 0);
    const auto instantAfter = [&](Step step) {
        return std::min(static_cast<std::size_t>((step + apart - 1) / apart), change.size() - 1);
    };
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        ++change[instantAfter(jobs.arrival[job])];
        --change[instantAfter(Step{jobs.arrival[job]} + jobs.service[job])];
    }
    std::int64_t atWork = 0;
    std::int64_t most = 0;
    std::size_t when = 0;
    for (std::size_t i = 0; i + 1 < change.size(); ++i) {
        atWork += change[i];
        if (atWork > most && static_cast<Step>(i) * apart < end) {
            most = atWork;
            when = i;
        }
    }
    return jobs.grid.seconds(static_cast<Step>(when) * apart);
}

Seconds deepestLoad(const Scenario& scenario)
{
    const Scenario prepared = drillScenario(scenario, {});
    return check(prepared).empty() ? deepestLoad(drawJobs(prepared, 0)) : Seconds(0);
}

Result<DrillResult> runDrill(const Scenario& scenario, const Drill& drill,
                             const std::stop_token& stop)
{
    const Scenario prepared = drillScenario(scenario, drill);
    if (const auto errors = check(prepared); !errors.empty())
        return failure(errors.front());
    DrillJobs jobs = drawDrillJobs(prepared, drill, timeoutsOf(prepared.plan.workers));
    if (const auto errors = check(drill, jobs.history); !errors.empty())
        return failure(errors.front());

    DrillResult result;
    result.drill = drill;
    result.longestJob = jobs.longest;
    result.disorders = disordersOf(timeoutsOf(prepared.plan.workers));
    const Timeouts both[] = {timeoutsOf(prepared.plan.workers), jobs.inOrder};
    for (const Timeouts& timeouts : both) {
        Result<DrillRun> made = runWith(timeouts, prepared, drill, jobs.stream, stop);
        if (!made)
            return failure(made.error());
        (&timeouts == both ? result.asItIs : result.inOrder) = std::move(*made);
    }
    result.advice = adviceOn(result);
    result.choice = sentenceOfChoice(jobs.inOrder, jobs.longest);
    return result;
}

Fault faultOf(const Drill& drill)
{
    return {.kind = FaultKind::scaleInDrill,
            .from = drill.at,
            .to = drill.at + drill.lasts,
            .amount = static_cast<double>(drill.to)};
}

} // namespace afflux
