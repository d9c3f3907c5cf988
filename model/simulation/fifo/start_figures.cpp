// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/start_figures.h"

#include "model/simulation/fingerprint.h"
#include "model/simulation/ledger.h"

#include <algorithm>

namespace afflux::fifo {

namespace {

/// Depths and drains, job by job.
class QueueFigures
{
public:
    QueueFigures(const JobStream& jobs, const Trail& trail, Step promise)
        : jobs_(jobs)
        , trail_(trail)
        , promise_(promise)
    {
    }

    void start(std::size_t job, Step at)
    {
        const bool late =
            nextLate_ < trail_.startedLate.size() && trail_.startedLate[nextLate_] == job;
        if (late)
            ++nextLate_;
        while (arrived_ < trail_.arrived && Step{jobs_.arrival[arrived_]} < at + (late ? 1 : 0))
            ++arrived_;
        deepest(static_cast<std::int64_t>(arrived_) - static_cast<std::int64_t>(job));

        const Step arrival = jobs_.arrival[job];
        broken_ = broken_ || at - arrival > promise_;
        abovePromise_ += std::max<Step>(0, at - std::max(previous_, arrival + promise_));
        previous_ = at;
        if (job + 1 == trail_.arrived || Step{jobs_.arrival[job + 1]} > at)
            emptied(at);
    }

    void close(TimeGrid grid, Outcome& outcome)
    {
        if (trail_.started < trail_.arrived) {
            const Step oldest = Step{jobs_.arrival[trail_.started]} + promise_;
            abovePromise_ += std::max<Step>(0, trail_.end - std::max(previous_, oldest));
        }
        const auto left = static_cast<std::int64_t>(trail_.arrived - trail_.started);
        peak_ = std::max({peak_, depth_, left});
        outcome.depthPeak = peak_;
        outcome.secondsAboveObjective = grid.secondsCount(abovePromise_);
        outcome.drains.clear();
        for (const Emptied& drain : drains_) {
            outcome.drains.push_back({grid.secondsCount(drain.peakAt), drain.depth,
                                      grid.secondsCount(drain.at - drain.peakAt)});
            outcome.longestDrain = std::max(outcome.longestDrain, outcome.drains.back().took);
        }
    }

private:
    struct Emptied
    {
        Step peakAt;
        std::int64_t depth;
        Step at;
    };

    void deepest(std::int64_t depth)
    {
        if (depth <= depth_)
            return;
        depth_ = depth;
        depthAt_ = jobs_.arrival[arrived_ - 1];
    }

    void emptied(Step at)
    {
        if (broken_)
            drains_.push_back({depthAt_, depth_, at});
        peak_ = std::max(peak_, depth_);
        depth_ = 0;
        broken_ = false;
    }

    const JobStream& jobs_;
    const Trail& trail_;
    Step promise_;
    std::size_t arrived_ = 0;
    std::size_t nextLate_ = 0;
    Step previous_ = 0;
    Step abovePromise_ = 0;
    std::int64_t depth_ = 0; ///< the deepest of this stretch ...
    Step depthAt_ = 0;       ///< ... and since when
    bool broken_ = false;
    std::int64_t peak_ = 0;
    std::vector<Emptied> drains_;
};

void watchPromise(const JobStream& jobs, const Trail& trail, Step promise,
                  const std::uint32_t* start, EventList& events)
{
    PromiseWatch watch(promise, events);
    for (std::size_t job = 0; job < trail.started; ++job)
        watch.job(jobs.arrival[job], start[job]);
    if (trail.started < trail.arrived)
        watch.job(jobs.arrival[trail.started], trail.end + 1);
    watch.close(trail.end);
}

} // namespace

std::optional<std::uint64_t> jobFigures(const JobStream& jobs, const Scenario& scenario,
                                        const Plan& plan, const Trail& trail,
                                        const std::uint32_t* start, Outcome& outcome,
                                        EventList* events, const std::stop_token& stop)
{
    if (events)
        watchPromise(jobs, trail, plan.timing.promise, start, *events);
    QueueFigures queue(jobs, trail, plan.timing.promise);
    std::vector<std::uint32_t> waits(trail.arrived);
    std::vector<std::uint32_t> successful;
    successful.reserve(trail.started);
    std::uint64_t fingerprint = 0;
    Step busy = 0;
    for (std::uint32_t job = 0; job < trail.started; ++job) {
        constexpr std::uint32_t jobsBetweenLooks = 2048;
        if (job % jobsBetweenLooks == 0 && stop.stop_requested())
            return std::nullopt;
        const Step end = Step{start[job]} + jobs.service[job];
        const bool over = end <= trail.end;
        queue.start(job, start[job]);
        waits[job] = start[job] - jobs.arrival[job];
        if (over)
            successful.push_back(waits[job]);
        fingerprint += Fingerprint::job(job, start[job],
                                        over ? static_cast<std::uint32_t>(end) : Fingerprint::none);
        busy += jobs.service[job];
    }
    for (std::size_t job = trail.started; job < trail.arrived; ++job) {
        waits[job] = static_cast<std::uint32_t>(trail.end) - jobs.arrival[job];
        fingerprint +=
            Fingerprint::job(static_cast<std::uint32_t>(job), Fingerprint::none, Fingerprint::none);
    }

    outcome.jobs.arrived = static_cast<std::int64_t>(trail.arrived);
    outcome.jobs.started = static_cast<std::int64_t>(trail.started);
    outcome.jobs.completed = static_cast<std::int64_t>(successful.size());
    outcome.jobs.waiting = static_cast<std::int64_t>(trail.arrived - trail.started);
    outcome.jobs.inFlight = outcome.jobs.started - outcome.jobs.completed;
    queue.close(jobs.grid, outcome);
    outcome.timeToStart =
        summariseWaits(waits, plan.timing.promise, scenario.objective.percentile, jobs.grid);
    outcome.successfulStart =
        summariseWaits(successful, plan.timing.promise, scenario.objective.percentile, jobs.grid);
    outcome.oldestAgePeak = outcome.timeToStart.max;
    busy -= trail.time.overhang;
    outcome.utilisation = trail.time.slots > 0
                              ? static_cast<double>(busy) / static_cast<double>(trail.time.slots)
                              : 0;
    return fingerprint;
}

} // namespace afflux::fifo
