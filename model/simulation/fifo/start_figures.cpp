// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/start_figures.h"

#include "model/simulation/fifo/queue_depths.h"
#include "model/simulation/fifo/wait_figures.h"
#include "model/simulation/fingerprint.h"

#include <algorithm>
#include <memory>

namespace afflux::fifo {

namespace {

class StartFigures
{
public:
    StartFigures(const JobStream& jobs, const Plan& plan, const Trail& trail, std::uint32_t* start,
                 const std::stop_token& stop)
        : jobs_(jobs)
        , plan_(plan)
        , trail_(trail)
        , start_(start)
        , kernels_(*plan.kernels)
        , promise_(plan.timing.promise)
        , end_(static_cast<std::uint32_t>(trail.end))
        , stop_(stop)
    {
    }

    bool add();
    void counts(Outcome& outcome) const;
    void timesToStart(double percentile, Outcome& outcome);
    void queue(Outcome& outcome) const;
    [[nodiscard]] std::uint64_t fingerprint() const { return sums_.fingerprint; }

private:
    void addWaiting();
    void findUnfinished();
    [[nodiscard]] std::uint32_t wait(std::size_t job) const
    {
        return start_[job] - jobs_.arrival[job];
    }
    void pick(std::vector<std::uint32_t> bins);

    const JobStream& jobs_;
    const Plan& plan_;
    const Trail& trail_;
    std::uint32_t* start_;
    const Kernels& kernels_;
    Step promise_;
    std::uint32_t end_;
    const std::stop_token& stop_;

    JobSums sums_;
    std::unique_ptr<WaitBins> bins_ = std::make_unique<WaitBins>();
    std::vector<std::uint32_t> longest_;  ///< wait of each block of started jobs
    std::vector<std::size_t> unfinished_; ///< jobs in flight at the end
    std::vector<std::uint32_t> picked_;   ///< bins that percentiles lie in, ascending
    std::vector<std::vector<std::uint32_t>> candidates_; ///< the waits in each of these
};

/// All sums over jobs; false when stopped.
bool StartFigures::add()
{
    constexpr std::size_t blocksBetweenLooks = 16;
    constexpr std::size_t step = blocksBetweenLooks * blockJobs;
    longest_.resize((trail_.started + blockJobs - 1) / blockJobs);
    const auto promise = static_cast<std::uint32_t>(std::min(promise_, Step{noInstant}));
    for (std::size_t from = 0; from < trail_.started; from += step) {
        if (stop_.stop_requested())
            return false;
        kernels_.sumJobs(jobs_.arrival.data(), jobs_.service.data(), start_, from,
                         std::min(from + step, trail_.started), promise, end_, sums_, *bins_,
                         longest_.data() + from / blockJobs);
    }
    addWaiting();
    findUnfinished();
    return true;
}

/// Jobs that still wait count with the age they have.
void StartFigures::addWaiting()
{
    if (trail_.started < trail_.arrived) {
        const Step oldest = trail_.end - Step{jobs_.arrival[trail_.started]};
        const Step since = trail_.started > 0 ? Step{start_[trail_.started - 1]} : 0;
        sums_.abovePromise += static_cast<std::uint64_t>(
            std::min(std::max<Step>(0, oldest - promise_), trail_.end - since));
    }
    for (std::size_t job = trail_.started; job < trail_.arrived; ++job) {
        start_[job] = end_;
        ++bins_->even[binOf(wait(job))];
        sums_.waits += wait(job);
        sums_.withinPromise += Step{wait(job)} <= promise_ ? 1 : 0;
        sums_.fingerprint +=
            Fingerprint::job(static_cast<std::uint32_t>(job), Fingerprint::none, Fingerprint::none);
    }
}

/// Only jobs that start within the longest service of the end can outlast it.
void StartFigures::findUnfinished()
{
    const Step from = Step{end_} - plan_.longestService;
    std::size_t job = 0;
    if (from > 0)
        job = static_cast<std::size_t>(
            std::lower_bound(start_, start_ + trail_.started, static_cast<std::uint32_t>(from)) -
            start_);
    for (; job < trail_.started; ++job)
        if (start_[job] + jobs_.service[job] > end_)
            unfinished_.push_back(job);
}

void StartFigures::counts(Outcome& outcome) const
{
    outcome.jobs.arrived = static_cast<std::int64_t>(trail_.arrived);
    outcome.jobs.started = static_cast<std::int64_t>(trail_.started);
    outcome.jobs.inFlight = static_cast<std::int64_t>(unfinished_.size());
    outcome.jobs.completed = outcome.jobs.started - outcome.jobs.inFlight;
    outcome.jobs.waiting = outcome.jobs.arrived - outcome.jobs.started;
    const auto busy = static_cast<double>(static_cast<Step>(sums_.service) - trail_.time.overhang);
    const auto there = static_cast<double>(trail_.time.slots);
    outcome.utilisation = there > 0 ? busy / there : 0;
}

void StartFigures::timesToStart(double percentile, Outcome& outcome)
{
    const auto all = std::make_unique<BinnedWaits>();
    for (std::size_t bin = 0; bin < WaitBins::count; ++bin)
        all->bins[bin] = bins_->even[bin] + bins_->odd[bin];
    all->count = trail_.arrived;
    all->sum = sums_.waits;
    all->within = sums_.withinPromise;

    const auto successful = std::make_unique<BinnedWaits>(*all);
    std::vector<std::uint32_t> left; // waits of all but the successful
    for (const std::size_t job : unfinished_)
        left.push_back(wait(job));
    for (std::size_t job = trail_.started; job < trail_.arrived; ++job)
        left.push_back(wait(job));
    for (const std::uint32_t wait : left)
        successful->remove(wait, promise_);

    const WaitFigures ofAll(*all, percentile);
    const WaitFigures ofSuccessful(*successful, percentile);
    std::vector<std::uint32_t> bins = ofAll.bins();
    bins.insert(bins.end(), ofSuccessful.bins().begin(), ofSuccessful.bins().end());
    pick(std::move(bins));

    const auto waitsOf = [this](std::uint32_t bin) {
        const auto place = std::ranges::lower_bound(picked_, bin) - picked_.begin();
        return candidates_[static_cast<std::size_t>(place)];
    };
    outcome.timeToStart = ofAll.figures(waitsOf, jobs_.grid);
    outcome.oldestAgePeak = outcome.timeToStart.max;
    std::ranges::sort(left);
    outcome.successfulStart = ofSuccessful.figures(
        [&](std::uint32_t bin) {
            std::vector<std::uint32_t> found = waitsOf(bin);
            if (std::ranges::none_of(left, [bin](auto wait) { return binOf(wait) == bin; }))
                return found;
            std::ranges::sort(found);
            std::vector<std::uint32_t> kept;
            std::ranges::set_difference(found, left, std::back_inserter(kept));
            return kept;
        },
        jobs_.grid);
}

/// Fills candidates_ with the waits of all jobs in these bins.
void StartFigures::pick(std::vector<std::uint32_t> bins)
{
    std::ranges::sort(bins);
    const auto [first, last] = std::ranges::unique(bins);
    bins.erase(first, last);
    std::size_t most = 0;
    for (const std::uint32_t bin : bins)
        most += bins_->even[bin] + bins_->odd[bin];
    std::vector<std::uint32_t> waits(most);
    std::size_t found = 0;
    for (std::size_t i = 0; i < bins.size(); i += 4) {
        std::array<std::uint32_t, 4> wanted{};
        for (std::size_t k = 0; k < 4; ++k)
            wanted[k] = bins[std::min(i + k, bins.size() - 1)];
        const auto add = [&](std::size_t from, std::size_t to) {
            found += kernels_.pickWaits(jobs_.arrival.data(), start_, from, to, wanted,
                                        waits.data() + found);
        };
        for (std::size_t block = 0; block < longest_.size(); ++block)
            if (binOf(longest_[block]) >= wanted[0])
                add(block * blockJobs, std::min(trail_.started, (block + 1) * blockJobs));
        add(trail_.started, trail_.arrived);
    }
    candidates_.resize(bins.size());
    for (std::size_t i = 0; i < bins.size(); ++i)
        candidates_[i].reserve(bins_->even[bins[i]] + bins_->odd[bins[i]]);
    for (const std::uint32_t wait : waits) {
        const std::uint32_t bin = binOf(wait);
        std::size_t place = 0;
        while (bins[place] != bin)
            ++place;
        candidates_[place].push_back(wait);
    }
    picked_ = std::move(bins);
}

void StartFigures::queue(Outcome& outcome) const
{
    QueueDepths depths(jobs_, trail_, start_, longest_, kernels_, stop_);
    outcome.depthPeak = std::max({depths.peak(0, trail_.started), trail_.deepestSeen,
                                  static_cast<std::int64_t>(trail_.arrived - trail_.started)});
    outcome.secondsAboveObjective = jobs_.grid.secondsCount(static_cast<Step>(sums_.abovePromise));
    outcome.drains = depths.drains(promise_);
    for (const Drain& drain : outcome.drains)
        outcome.longestDrain = std::max(outcome.longestDrain, drain.took);
}

} // namespace

std::optional<std::uint64_t> jobFigures(const JobStream& jobs, const Scenario& scenario,
                                        const Plan& plan, const Trail& trail, std::uint32_t* start,
                                        Outcome& outcome, const std::stop_token& stop)
{
    StartFigures figures(jobs, plan, trail, start, stop);
    if (!figures.add())
        return std::nullopt;
    figures.counts(outcome);
    figures.timesToStart(scenario.objective.percentile, outcome);
    figures.queue(outcome);
    if (stop.stop_requested())
        return std::nullopt;
    return figures.fingerprint();
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
