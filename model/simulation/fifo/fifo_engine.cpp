// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/fifo_engine.h"

#include "model/simulation/event_engine.h"
#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/fifo/numbered_fleet.h"
#include "model/simulation/fifo/sorted_fleet.h"
#include "model/simulation/fifo/start_figures.h"
#include "model/simulation/ledger.h"

#include <memory>

namespace afflux {

namespace {

using namespace fifo;

/// Where starts are written; kept from run to run, since fresh memory costs more than the run.
class Workspace
{
public:
    [[nodiscard]] std::uint32_t* starts(std::size_t jobs)
    {
        if (jobs > room_) {
            starts_.reset(new std::uint32_t[jobs]);
            room_ = jobs;
        }
        return starts_.get();
    }
    /// A rare giant does not hold on to its memory.
    void giveBack()
    {
        constexpr std::size_t kept = std::size_t{1} << 24U;
        if (room_ <= kept)
            return;
        starts_.reset();
        room_ = 0;
    }

private:
    std::unique_ptr<std::uint32_t[]> starts_;
    std::size_t room_ = 0;
};

JobStarts jobStarts(const JobStream& jobs, const Trail& trail, const std::uint32_t* start)
{
    JobStarts starts;
    starts.start.assign(jobs.size(), -1);
    starts.end.assign(jobs.size(), -1);
    starts.outcome.assign(jobs.size(), JobOutcome::waiting);
    for (std::size_t job = 0; job < trail.started; ++job) {
        starts.start[job] = start[job];
        const Step end = Step{start[job]} + jobs.service[job];
        starts.outcome[job] = end <= trail.end ? JobOutcome::completed : JobOutcome::inFlight;
        if (end <= trail.end)
            starts.end[job] = end;
    }
    return starts;
}

template <typename Run>
std::optional<Result<SimulationResult>>
resultOf(Run& run, const JobStream& jobs, const Scenario& scenario, const fifo::Plan& plan,
         const SimulationOptions& options, std::uint32_t* start, const std::stop_token& stop)
{
    const Ending ending = run.run(stop);
    if (ending == Ending::stopped)
        return Result<SimulationResult>(failure(interrupted()));
    if (ending == Ending::beyond)
        return std::nullopt;

    const Trail trail = run.trail();
    SimulationResult result;
    Outcome& outcome = result.outcome;
    EventList promise(options.events);
    if (options.events)
        watchPromise(jobs, trail, plan.timing.promise, start, promise);
    const auto hash = jobFigures(jobs, scenario, plan, trail, start, outcome, stop);
    if (!hash)
        return Result<SimulationResult>(failure(interrupted()));
    run.books().close(trail.end, jobs.grid, outcome);
    outcome.fingerprint = run.books().fingerprint().value(*hash);
    outcome.duration = jobs.grid.secondsCount(trail.end);
    outcome.stepsPerSecond = jobs.grid.stepsPerSecond();
    outcome.cost = costOf(jobs.grid.secondsCount(trail.time.billed), outcome.duration,
                          scenario.plan.workers.cost);
    if (run.asleep())
        outcome.asleepSince = jobs.grid.secondsCount(run.asleepSince());
    result.trace = std::move(run.trace());
    run.events().moveInto(result, promise);
    if (options.starts)
        result.starts = jobStarts(jobs, trail, start);
    return Result<SimulationResult>(std::move(result));
}

} // namespace

std::optional<Result<SimulationResult>> simulateFifo(const JobStream& jobs,
                                                     const Scenario& scenario,
                                                     const SimulationOptions& options,
                                                     const std::stop_token& stop)
{
    const std::optional<fifo::Plan> plan = planFor(jobs, scenario, options);
    if (!plan)
        return std::nullopt;
    thread_local Workspace workspace;
    std::uint32_t* start = workspace.starts(jobs.size());
    const auto runWith = [&](auto fleet) {
        return std::visit(
            [&](const auto& rule) {
                FifoRun<decltype(fleet), std::decay_t<decltype(rule)>> run(
                    jobs, scenario, *plan, options, std::move(fleet), start);
                return resultOf(run, jobs, scenario, *plan, options, start, stop);
            },
            scenario.plan.policy.rule);
    };
    const Workers& workers = scenario.plan.workers;
    auto result =
        plan->anonymous
            ? runWith(SortedFleet(workers, *plan))
            : runWith(NumberedFleet(
                  workers, *plan, RandomStream(scenario.run.seed, options.replication, "victims")));
    workspace.giveBack();
    return result;
}

} // namespace afflux
