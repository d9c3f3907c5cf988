// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/drill_run.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

/// Rows of a trace, at most: one a second over two days.
constexpr double mostRows = 200'000;
/// What is shown of the time before.
constexpr Seconds lead{60};

bool shapesLoad(const Fault& fault)
{
    return fault.kind == FaultKind::burst || fault.kind == FaultKind::slowService ||
           fault.kind == FaultKind::stuckJobs;
}

Seconds lastEffect(const Drill& drill, const Timeouts& timeouts)
{
    Workers workers;
    setTimeouts(workers, timeouts);
    return drill.at + std::max(drill.lasts, drainLimit(workers).value_or(Seconds(0))) + lead;
}

Seconds longestOf(const JobStream& jobs)
{
    const auto longest = std::ranges::max_element(jobs.service);
    return longest == jobs.service.end() ? Seconds(0) : jobs.grid.seconds(*longest);
}

/// Only the jobs that arrive before @p end, where the run ends.
void endAt(Step end, JobStream& jobs)
{
    jobs.horizon = end;
    const auto kept = static_cast<std::size_t>(std::ranges::lower_bound(jobs.arrival, end) -
                                               jobs.arrival.begin());
    jobs.arrival.resize(kept);
    jobs.service.resize(kept);
    if (!jobs.jobClass.empty())
        jobs.jobClass.resize(kept);
}

Seconds lengthOf(const JobStream& jobs)
{
    if (jobs.horizon)
        return jobs.grid.seconds(*jobs.horizon);
    return jobs.size() == 0 ? Seconds(0) : jobs.grid.seconds(Step{jobs.arrival.back()} + 1);
}

DrillFigures figuresOf(const SimulationResult& run, const Workers& workers)
{
    const JobCounts& jobs = run.outcome.jobs;
    DrillFigures figures;
    figures.workersKilled = run.outcome.workersKilled;
    std::int64_t deadLettered = 0;
    Step killedAt = -1;
    for (const Event& event : run.events) {
        if (event.kind == Event::Kind::killed) {
            figures.interrupted += event.jobs;
            killedAt = event.at;
        } else if (event.kind == Event::Kind::deadLettered && event.at == killedAt) {
            deadLettered += event.jobs;
        }
    }
    if (workers.delivery == Delivery::atMostOnce) {
        figures.lost = figures.interrupted;
        figures.lostToTimeout = jobs.lost - figures.lost;
    } else {
        figures.deadLettered = std::min(deadLettered, figures.interrupted);
        figures.returned = figures.interrupted - figures.deadLettered;
    }
    // Nothing else ends an attempt: no worker crashes in a drill.
    figures.timedOut = jobs.lost + jobs.returned + jobs.deadLettered - figures.interrupted;
    figures.workThrownAway =
        Seconds(run.outcome.workThrownAway) -
        static_cast<double>(figures.timedOut) * workers.jobTimeout.value_or(Seconds(0));
    if (figures.interrupted == 0)
        figures.workThrownAway = Seconds(0); // not the rounding of many sums
    return figures;
}

std::vector<DrillMoment> courseOf(const Trace& trace, Seconds from)
{
    std::vector<DrillMoment> course;
    for (std::size_t i = 0; i < trace.size(); ++i)
        if (trace.time[i] >= from.count())
            course.push_back({Seconds(trace.time[i]), trace.running[i], trace.draining[i]});
    return course;
}

std::vector<DrillKill> killsOf(const SimulationResult& run, TimeGrid grid)
{
    std::vector<DrillKill> kills;
    for (const Event& event : run.events)
        if (event.kind == Event::Kind::killed)
            kills.push_back({grid.seconds(event.at), event.jobs});
    return kills;
}

Error tooManyTimeouts()
{
    return {ErrorCode::unsupported,
            {"", 0, 0, "workers.jobTimeout"},
            message(AFFLUX_TR("Message", "too many jobs run into their job timeout for a drill to "
                                         "tell anything")),
            message(AFFLUX_TR("Message", "Raise the job timeout above the length of most jobs."))};
}

} // namespace

Scenario drillScenario(const Scenario& scenario, const Drill& drill)
{
    Scenario prepared = scenario;
    Plan& plan = prepared.plan;
    plan.policy.rule = Fixed{drill.from};
    plan.policy.limits = {0, std::max(drill.from, 1)};
    plan.policy.evaluationInterval = Seconds(1);
    plan.signal = {};
    plan.schedule.clear();
    plan.workers.initial = drill.from;
    std::erase_if(prepared.faults, [](const Fault& fault) { return !shapesLoad(fault); });
    prepared.faults.push_back(faultOf(drill));
    return prepared;
}

DrillJobs drawDrillJobs(const Scenario& prepared, const Drill& drill, const Timeouts& own)
{
    DrillJobs made;
    made.stream = drawJobs(prepared, 0);
    made.history = lengthOf(made.stream);
    made.longest = longestOf(made.stream);
    made.inOrder = inOrder(own, made.longest);
    const Seconds end = std::max(lastEffect(drill, own), lastEffect(drill, made.inOrder));
    if (made.stream.grid.steps(end + made.longest) >= stepLimit) {
        // The drill outlasts the history by more than its clock has room for.
        Scenario coarser = prepared;
        coarser.run.timeStep = TimeGrid::finestFor(end + made.longest).step();
        made.stream = drawJobs(coarser, 0);
    }
    endAt(made.stream.grid.steps(end), made.stream);
    return made;
}

Result<DrillRun> runWith(const Timeouts& timeouts, Scenario prepared, const Drill& drill,
                         const JobStream& jobs, const std::stop_token& stop)
{
    setTimeouts(prepared.plan.workers, timeouts);
    const Seconds end = jobs.grid.seconds(jobs.horizon.value_or(0));
    prepared.plan.policy.evaluationInterval =
        Seconds(std::ceil(std::max(1.0, end.count() / mostRows)));
    const Result<SimulationResult> run =
        simulate(jobs, prepared, {.trace = TraceDetail::series, .events = true}, stop);
    if (!run)
        return failure(run.error());
    if (run->eventsLeftOff > 0)
        return failure(tooManyTimeouts());
    DrillRun made;
    made.timeouts = timeouts;
    made.figures = figuresOf(*run, prepared.plan.workers);
    made.course = courseOf(run->trace, drill.at - lead);
    made.kills = killsOf(*run, jobs.grid);
    return made;
}

} // namespace afflux
