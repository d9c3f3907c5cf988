// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/lanes/lane_engine.h"

#include "model/simulation/fifo/start_figures.h"
#include "model/simulation/ledger.h"
#include "model/simulation/memory.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace afflux::lanes {

namespace {

constexpr std::size_t chunkJobs = 512; ///< between two looks at the stop token

/// Starts of all lanes; kept from group to group, since fresh memory costs more than the run.
class Workspace
{
public:
    void make(std::size_t lanes, std::size_t jobs)
    {
        // Lanes a page and a bit apart, lest they all fall into the same part of the cache.
        constexpr std::size_t page = 1024;
        stride_ = (jobs + mostLanes + page - 1) / page * page + 80;
        if (lanes * stride_ > room_) {
            room_ = lanes * stride_;
            starts_ = largeNumbers(room_);
        }
    }
    [[nodiscard]] std::uint32_t* lane(std::size_t lane) { return starts_.get() + lane * stride_; }
    /// A rare giant does not hold on to its memory.
    void giveBack()
    {
        constexpr std::size_t kept = std::size_t{1} << 25U;
        if (room_ <= kept)
            return;
        starts_.reset();
        room_ = 0;
    }

private:
    Numbers starts_;
    std::size_t stride_ = 0;
    std::size_t room_ = 0;
};

class Group
{
public:
    Group(const JobStream& jobs, const fifo::ArrivalIndex& index,
          std::span<const LanePolicy> policies, const Clock& clock, const LaneKernels& kernels,
          Workspace& starts)
        : jobs_(jobs)
        , kernels_(kernels)
        , starts_(starts)
        , view_{jobs.arrival.data(), jobs.service.data(), clock.arrivedBy.data(),
                fifo::slotInstant(clock.interval)}
    {
        free_.fill(noInstant);
        states_ = {};
        states_.limit.fill(noInstant);
        for (std::size_t lane = 0; lane < policies.size(); ++lane) {
            const LanePolicy& policy = policies[lane];
            const LanePlace place{Column(free_.data() + lane, kernels.lanes), states_, lane};
            runs_.push_back(laneRun(jobs, *policy.scenario, policy.plan, clock, place));
            figures_.emplace_back(jobs, policy.plan, starts.lane(lane), &index);
        }
        settle();
    }

    /// False when stopped.
    bool run(const std::stop_token& stop);
    [[nodiscard]] LaneRun& lane(std::size_t lane) { return *runs_[lane]; }
    [[nodiscard]] fifo::StartFigures& figures(std::size_t lane) { return figures_[lane]; }

private:
    void serve(std::size_t from, std::size_t to);
    void add(std::size_t from, std::size_t to);
    bool finish(const std::stop_token& stop);
    void settle();

    const JobStream& jobs_;
    const LaneKernels& kernels_;
    Workspace& starts_;
    LaneJobs view_;
    std::vector<std::unique_ptr<LaneRun>> runs_;
    std::vector<fifo::StartFigures> figures_;
    LaneStates states_;
    std::size_t rows_ = 0; ///< that the largest fleet needs
    alignas(64) std::array<std::uint32_t, mostRows * mostLanes> free_;
    alignas(64) std::array<std::uint32_t, chunkJobs * mostLanes> chunk_;
};

bool Group::run(const std::stop_token& stop)
{
    for (std::size_t from = 0; from < jobs_.size(); from += chunkJobs) {
        if (stop.stop_requested())
            return false;
        const std::size_t to = std::min(from + chunkJobs, jobs_.size());
        serve(from, to);
        add(from, to);
        if (std::ranges::all_of(runs_, [](const auto& run) { return run->over(); }))
            return true;
    }
    return finish(stop);
}

/// Starts a chunk of jobs in all lanes, and takes every lane to its ticks on the way.
void Group::serve(std::size_t from, std::size_t to)
{
    for (std::size_t job = from; job < to;) {
        const LaneStop at = kernels_.serve(rows_)(free_.data(), rows_, view_, job, to, states_,
                                                  chunk_.data() + (job - from) * kernels_.lanes);
        job = at.job;
        for (std::uint32_t due = at.due; due != 0; due &= due - 1)
            runs_[static_cast<std::size_t>(std::countr_zero(due))]->visit(job);
        if (at.due != 0)
            settle();
    }
}

/// Puts a chunk's starts away, and adds them up while they are at hand.
void Group::add(std::size_t from, std::size_t to)
{
    std::array<std::uint32_t*, mostLanes> lanes{};
    for (std::size_t lane = 0; lane < kernels_.lanes; ++lane)
        lanes[lane] = starts_.lane(lane) + from;
    kernels_.spread(chunk_.data(), to - from, lanes.data());
    for (std::size_t lane = 0; lane < runs_.size(); ++lane) {
        const LaneRun& run = *runs_[lane];
        const std::size_t end = run.over() ? std::min(to, run.started()) : to;
        if (from < end)
            figures_[lane].add(from, end);
    }
}

/// All jobs have started; ticks go on to the end.
bool Group::finish(const std::stop_token& stop)
{
    constexpr int ticksBetweenLooks = 1024;
    int ticks = 0;
    for (const auto& run : runs_)
        while (!run->over()) {
            if (++ticks % ticksBetweenLooks == 0 && stop.stop_requested())
                return false;
            run->visit(jobs_.size());
        }
    return true;
}

void Group::settle()
{
    const std::size_t most = std::max(1U, std::ranges::max(states_.workers));
    rows_ = (most + kernels_.rowStep - 1) / kernels_.rowStep * kernels_.rowStep;
}

/// Nothing when stopped.
std::optional<Outcome> outcomeOf(const JobStream& jobs, const LanePolicy& policy, LaneRun& run,
                                 fifo::StartFigures& figures, const std::stop_token& stop)
{
    const fifo::Trail trail = run.trail();
    Outcome outcome;
    const auto hash = figures.finish(trail, policy.scenario->objective, outcome, stop);
    if (!hash)
        return std::nullopt;
    run.books().close(trail.end, jobs.grid, outcome);
    outcome.fingerprint = run.books().fingerprint().value(*hash);
    outcome.duration = jobs.grid.secondsCount(trail.end);
    outcome.stepsPerSecond = jobs.grid.stepsPerSecond();
    outcome.cost = costOf(jobs.grid.secondsCount(trail.time.billed), outcome.duration,
                          policy.scenario->plan.workers.cost);
    if (run.asleep())
        outcome.asleepSince = jobs.grid.secondsCount(run.asleepSince());
    return outcome;
}

} // namespace

std::optional<fifo::Plan> lanePlan(const JobStream& jobs, const Scenario& scenario,
                                   InstructionSet widest, Step longestService)
{
    const afflux::Plan& plan = scenario.plan;
    const int most =
        std::max({initialWorkers(plan), plan.policy.limits.min, plan.policy.limits.max});
    const auto* fixed = std::get_if<Fixed>(&plan.policy.rule);
    const int fleet =
        fixed ? std::max(initialWorkers(plan), fixed->count(plan.policy.limits)) : most;
    if (fleet < 0 || static_cast<std::size_t>(fleet) > mostRows)
        return std::nullopt;
    auto made = fifo::planFor(jobs, scenario, {.trace = TraceDetail::none, .widest = widest},
                              longestService);
    return made && made->anonymous ? made : std::nullopt;
}

void simulateInLanes(const JobStream& jobs, const fifo::ArrivalIndex& index,
                     std::span<const LanePolicy> policies, const Clock& clock,
                     const LaneKernels& kernels, const std::stop_token& stop,
                     const std::function<void(const LanePolicy&, std::optional<Outcome>)>& done)
{
    thread_local Workspace starts;
    starts.make(kernels.lanes, jobs.size());
    const auto group = std::make_unique<Group>(jobs, index, policies, clock, kernels, starts);
    const bool complete = group->run(stop);
    for (std::size_t lane = 0; complete && lane < policies.size(); ++lane) {
        LaneRun& run = group->lane(lane);
        if (run.beyond()) {
            done(policies[lane], std::nullopt);
            continue;
        }
        auto outcome = outcomeOf(jobs, policies[lane], run, group->figures(lane), stop);
        if (!outcome)
            break;
        done(policies[lane], std::move(outcome));
    }
    starts.giveBack();
}

} // namespace afflux::lanes
