// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/start_figures.h"

#include "model/simulation/fifo/queue_depths.h"
#include "model/simulation/fingerprint.h"

#include <algorithm>

namespace afflux::fifo {

StartFigures::StartFigures(const JobStream& jobs, const Plan& plan, std::uint32_t* start,
                           const ArrivalIndex* index)
    : jobs_(jobs)
    , plan_(plan)
    , start_(start)
    , index_(index)
    , kernels_(*plan.kernels)
    , promise_(plan.timing.promise)
{
}

void StartFigures::add(std::size_t from, std::size_t to)
{
    longest_.resize((to + blockJobs - 1) / blockJobs);
    // A run that ends before it might has no job in flight then.
    kernels_.sumJobs(jobs_.arrival.data(), jobs_.service.data(), start_, from, to,
                     static_cast<std::uint32_t>(std::min(promise_, Step{noInstant})),
                     static_cast<std::uint32_t>(plan_.end), sums_, *bins_,
                     longest_.data() + from / blockJobs);
}

/// Jobs that still wait count with the age they have.
void StartFigures::addWaiting(const Trail& trail)
{
    if (trail.started < trail.arrived) {
        const Step oldest = trail.end - Step{jobs_.arrival[trail.started]};
        const Step since = trail.started > 0 ? Step{start_[trail.started - 1]} : 0;
        sums_.abovePromise += static_cast<std::uint64_t>(
            std::min(std::max<Step>(0, oldest - promise_), trail.end - since));
    }
    for (std::size_t job = trail.started; job < trail.arrived; ++job) {
        start_[job] = static_cast<std::uint32_t>(trail.end);
        ++bins_->even[binOf(wait(job))];
        sums_.waits += wait(job);
        sums_.withinPromise += Step{wait(job)} <= promise_ ? 1 : 0;
        sums_.fingerprint +=
            Fingerprint::job(static_cast<std::uint32_t>(job), Fingerprint::none, Fingerprint::none);
    }
}

/// Only jobs that start within the longest service of the end can outlast it.
void StartFigures::findUnfinished(const Trail& trail)
{
    const Step from = trail.end - plan_.longestService;
    std::size_t job = 0;
    if (from > 0)
        job = static_cast<std::size_t>(
            std::lower_bound(start_, start_ + trail.started, static_cast<std::uint32_t>(from)) -
            start_);
    for (; job < trail.started; ++job)
        if (Step{start_[job]} + jobs_.service[job] > trail.end)
            unfinished_.push_back(job);
}

void StartFigures::counts(const Trail& trail, Outcome& outcome) const
{
    outcome.jobs.arrived = static_cast<std::int64_t>(trail.arrived);
    outcome.jobs.started = static_cast<std::int64_t>(trail.started);
    outcome.jobs.inFlight = static_cast<std::int64_t>(unfinished_.size());
    outcome.jobs.completed = outcome.jobs.started - outcome.jobs.inFlight;
    outcome.jobs.waiting = outcome.jobs.arrived - outcome.jobs.started;
    const auto busy = static_cast<double>(static_cast<Step>(sums_.service) - trail.time.overhang);
    const auto there = static_cast<double>(trail.time.slots);
    outcome.utilisation = there > 0 ? busy / there : 0;
}

/// False when stopped.
bool StartFigures::timesToStart(const Trail& trail, double percentile, Outcome& outcome,
                                const std::stop_token& stop)
{
    const auto all = std::make_unique<BinnedWaits>();
    for (std::size_t bin = 0; bin < WaitBins::count; ++bin)
        all->bins[bin] = bins_->even[bin] + bins_->odd[bin];
    all->count = trail.arrived;
    all->sum = sums_.waits;
    all->within = sums_.withinPromise;

    const auto successful = std::make_unique<BinnedWaits>(*all);
    std::vector<std::uint32_t> left; // waits of all but the successful
    for (const std::size_t job : unfinished_)
        left.push_back(wait(job));
    for (std::size_t job = trail.started; job < trail.arrived; ++job)
        left.push_back(wait(job));
    for (const std::uint32_t wait : left)
        successful->remove(wait, promise_);

    const WaitFigures ofAll(*all, percentile);
    const WaitFigures ofSuccessful(*successful, percentile);
    std::vector<std::uint32_t> bins = ofAll.bins();
    bins.insert(bins.end(), ofSuccessful.bins().begin(), ofSuccessful.bins().end());
    if (!pick(trail, std::move(bins), stop))
        return false;

    const auto opened = [this](std::uint32_t bin) {
        return std::ranges::lower_bound(opened_, bin, {}, &OpenedBin::bin);
    };
    const auto select = [&](std::uint32_t bin, std::uint64_t rank) {
        return opened(bin)->at(rank);
    };
    outcome.timeToStart = ofAll.figures(select, jobs_.grid);
    outcome.oldestAgePeak = outcome.timeToStart.max;
    for (const std::uint32_t wait : left) {
        const std::uint32_t bin = binOf(wait);
        if (const auto at = opened(bin); at != opened_.end() && at->bin() == bin)
            at->remove(wait);
    }
    outcome.successfulStart = ofSuccessful.figures(select, jobs_.grid);
    return true;
}

/// Opens these bins: looks at the waits of all jobs in them. False when stopped.
bool StartFigures::pick(const Trail& trail, std::vector<std::uint32_t> bins,
                        const std::stop_token& stop)
{
    constexpr std::size_t blocksBetweenLooks = 64;
    std::ranges::sort(bins);
    const auto [first, last] = std::ranges::unique(bins);
    bins.erase(first, last);
    std::size_t most = 0;
    for (const std::uint32_t bin : bins)
        most += bins_->even[bin] + bins_->odd[bin];
    std::vector<std::uint32_t> waits(most + kernels_.lanes);
    std::size_t found = 0;
    for (std::size_t i = 0; i < bins.size(); i += 4) {
        std::array<std::uint32_t, 4> wanted{};
        for (std::size_t k = 0; k < 4; ++k)
            wanted[k] = bins[std::min(i + k, bins.size() - 1)];
        const auto add = [&](std::size_t from, std::size_t to) {
            found += kernels_.pickWaits(jobs_.arrival.data(), start_, from, to, wanted,
                                        waits.data() + found);
        };
        for (std::size_t block = 0; block < longest_.size(); ++block) {
            if (block % blocksBetweenLooks == 0 && stop.stop_requested())
                return false;
            if (binOf(longest_[block]) >= wanted[0])
                add(block * blockJobs, std::min(trail.started, (block + 1) * blockJobs));
        }
        add(trail.started, trail.arrived);
    }
    for (const std::uint32_t bin : bins)
        opened_.emplace_back(bin, bins_->even[bin] + bins_->odd[bin]);
    waits.resize(found);
    for (const std::uint32_t wait : waits) {
        const std::uint32_t bin = binOf(wait);
        auto place = opened_.begin();
        while (place->bin() != bin)
            ++place;
        place->add(wait);
    }
    return true;
}

void StartFigures::queue(const Trail& trail, Outcome& outcome, const std::stop_token& stop) const
{
    QueueDepths depths(jobs_, trail, start_, longest_, kernels_, stop, index_);
    outcome.depthPeak = std::max({depths.peak(), trail.deepestSeen,
                                  static_cast<std::int64_t>(trail.arrived - trail.started)});
    outcome.secondsAboveObjective = jobs_.grid.secondsCount(static_cast<Step>(sums_.abovePromise));
    outcome.drains = depths.drains(promise_);
    for (const Drain& drain : outcome.drains)
        outcome.longestDrain = std::max(outcome.longestDrain, drain.took);
}

std::optional<std::uint64_t> StartFigures::finish(const Trail& trail, const Objective& objective,
                                                  Outcome& outcome, const std::stop_token& stop)
{
    addWaiting(trail);
    findUnfinished(trail);
    counts(trail, outcome);
    if (!timesToStart(trail, objective.percentile, outcome, stop))
        return std::nullopt;
    queue(trail, outcome, stop);
    if (stop.stop_requested())
        return std::nullopt;
    return sums_.fingerprint;
}

std::optional<std::uint64_t> jobFigures(const JobStream& jobs, const Scenario& scenario,
                                        const Plan& plan, const Trail& trail, std::uint32_t* start,
                                        Outcome& outcome, const std::stop_token& stop)
{
    constexpr std::size_t blocksBetweenLooks = 16;
    constexpr std::size_t step = blocksBetweenLooks * blockJobs;
    StartFigures figures(jobs, plan, start, nullptr);
    for (std::size_t from = 0; from < trail.started; from += step) {
        if (stop.stop_requested())
            return std::nullopt;
        figures.add(from, std::min(from + step, trail.started));
    }
    return figures.finish(trail, scenario.objective, outcome, stop);
}

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

} // namespace afflux::fifo
