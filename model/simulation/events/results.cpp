// SPDX-License-Identifier: GPL-3.0-or-later

// What a run leaves: figures over jobs, workers and the queue.

#include "model/simulation/events/simulation.h"

#include <algorithm>
#include <array>

namespace afflux::events {

namespace {

/// Calls @p use with every job number below @p count; false when stopped.
template <typename Use>
bool forEachJob(std::uint32_t count, const std::stop_token& stop, Use use)
{
    constexpr std::uint32_t jobsBetweenLooks = 1U << 14U;
    for (std::uint32_t from = 0; from < count; from += std::min(jobsBetweenLooks, count - from)) {
        if (stop.stop_requested())
            return false;
        const std::uint32_t to = from + std::min(jobsBetweenLooks, count - from);
        for (std::uint32_t job = from; job < to; ++job)
            use(job);
    }
    return true;
}

} // namespace

std::optional<SimulationResult> Simulation::result(const std::stop_token& stop)
{
    const auto fingerprint = jobsFingerprint(stop);
    if (!fingerprint)
        return std::nullopt;
    SimulationResult result;
    Outcome& outcome = result.outcome;
    outcome = ledger_.close(end_, jobs_.grid, *fingerprint);
    outcome.jobs = jobCounts();
    if (!fillJobFigures(outcome, stop) || !fillClassFigures(outcome, stop))
        return std::nullopt;
    const auto slotTime = static_cast<double>(pool_.slotTime(end_));
    outcome.utilisation = slotTime > 0 ? static_cast<double>(pool_.busyTime(end_)) / slotTime : 0;
    outcome.workersCrashed = workersCrashed_;
    outcome.workersKilled = workersKilled_;
    outcome.cost =
        costOf(jobs_.grid.secondsCount(pool_.billed(end_)), outcome.duration, workers_.cost);
    outcome.workThrownAway = jobs_.grid.secondsCount(thrownAway_);
    result.trace = trace_.take();
    log_.moveInto(result, end_);
    if (options_.starts && !fillJobStarts(result.starts, stop))
        return std::nullopt;
    return result;
}

JobCounts Simulation::jobCounts() const
{
    JobCounts counts = counts_;
    counts.arrived = queue_.arrived();
    counts.waiting = queue_.size();
    counts.inFlight = pool_.busySlots();
    counts.dueBack = static_cast<std::int64_t>(returns_.size());
    return counts;
}

std::optional<std::uint64_t> Simulation::jobsFingerprint(const std::stop_token& stop) const
{
    std::uint64_t sum = 0;
    const bool whole = forEachJob(queue_.arrived(), stop, [&](std::uint32_t job) {
        sum += Fingerprint::job(job, book_.start(job), book_.end(job));
    });
    return whole ? std::optional(sum) : std::nullopt;
}

/// Time to first start; a job not started counts with the age it has.
std::uint32_t Simulation::waitOf(std::uint32_t job) const
{
    const std::uint32_t start = book_.start(job);
    return (start != JobBook::none ? start : static_cast<std::uint32_t>(end_)) - jobs_.arrival[job];
}

bool Simulation::fillJobFigures(Outcome& outcome, const std::stop_token& stop)
{
    const auto summarise = [&](std::span<const std::uint32_t> waits) {
        return summariseWaits(waits, timing_.promise, scenario_.objective.percentile, jobs_.grid,
                              stop);
    };
    waits_.clear(); // one after the other: room for all at once would take its time, unstoppably
    waits_.reserve(jobs_.size());
    if (!forEachJob(queue_.arrived(), stop,
                    [&](std::uint32_t job) { waits_.push_back(waitOf(job)); }))
        return false;
    const std::span<std::uint32_t> waits(waits_.data(), queue_.arrived());
    outcome.timeToStart = summarise(waits);

    const auto completed = static_cast<std::size_t>(counts_.completed);
    if (completed == waits.size() && book_.redone().empty()) {
        outcome.successfulStart = outcome.timeToStart;
        return !stop.stop_requested();
    }
    for (const auto& [job, start] : book_.redone())
        waits[job] = start - jobs_.arrival[job];
    constexpr std::uint32_t leftOut = 0xffff'ffff;
    for (const auto& [job, how] : book_.failures())
        waits[job] = leftOut;
    std::size_t kept = 0;
    const bool whole = forEachJob(queue_.arrived(), stop, [&](std::uint32_t job) {
        waits_[kept] = waits_[job];
        kept += book_.end(job) != JobBook::none && waits_[job] != leftOut ? 1 : 0;
    });
    outcome.successfulStart = summarise(waits.first(kept));
    return whole && !stop.stop_requested();
}

bool Simulation::fillClassFigures(Outcome& outcome, const std::stop_token& stop)
{
    if (!queue_.classed())
        return true;
    // The waits once more, class after class.
    std::array<std::size_t, jobClassCount> begin{};
    for (std::size_t i = 1; i < jobClassCount; ++i)
        begin[i] = begin[i - 1] + queue_.arrived(i - 1);
    std::array<std::size_t, jobClassCount> next = begin;
    std::array<std::int64_t, jobClassCount> started{};
    const bool whole = forEachJob(queue_.arrived(), stop, [&](std::uint32_t job) {
        const std::size_t jobClass = jobs_.jobClass[job];
        waits_[next[jobClass]++] = waitOf(job);
        started[jobClass] += book_.start(job) != JobBook::none ? 1 : 0;
    });
    if (!whole)
        return false;
    for (std::size_t i = 0; i < jobClassCount; ++i) {
        const std::span waits(waits_.data() + begin[i], queue_.arrived(i));
        if (!waits.empty())
            outcome.classes.push_back(
                {.jobClass = static_cast<int>(i),
                 .arrived = static_cast<std::int64_t>(waits.size()),
                 .started = started[i],
                 .timeToStart = summariseWaits(waits, timing_.promise,
                                               scenario_.objective.percentile, jobs_.grid, stop)});
    }
    if (outcome.classes.size() < 2)
        outcome.classes.clear();
    return !stop.stop_requested();
}

bool Simulation::fillJobStarts(JobStarts& starts, const std::stop_token& stop) const
{
    const auto known = [](std::uint32_t step) {
        return step == JobBook::none ? Step{-1} : Step{step};
    };
    starts.start.reserve(jobs_.size());
    starts.end.reserve(jobs_.size());
    starts.outcome.reserve(jobs_.size());
    const auto all = static_cast<std::uint32_t>(jobs_.size());
    const bool whole = forEachJob(all, stop, [&](std::uint32_t job) {
        const bool arrived = job < queue_.arrived();
        const std::uint32_t end = arrived ? book_.end(job) : JobBook::none;
        starts.start.push_back(arrived ? known(book_.start(job)) : Step{-1});
        starts.end.push_back(known(end));
        starts.outcome.push_back(end == JobBook::none ? JobOutcome::waiting
                                                      : JobOutcome::completed);
    });
    if (!whole)
        return false;
    for (const auto& [job, how] : book_.failures())
        starts.outcome[job] = how;
    pool_.forEachAttempt([&](std::uint32_t job) { starts.outcome[job] = JobOutcome::inFlight; });
    return true;
}

} // namespace afflux::events
