// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/queue_depths.h"

#include <algorithm>

namespace afflux::fifo {

namespace {

constexpr std::size_t fewJobs = 8; ///< looked at one by one

}

QueueDepths::QueueDepths(const JobStream& jobs, const Trail& trail, const std::uint32_t* start,
                         std::span<const std::uint32_t> longest, const Kernels& kernels,
                         const std::stop_token& stop, const ArrivalIndex* index)
    : jobs_(jobs)
    , trail_(trail)
    , start_(start)
    , longest_(longest)
    , kernels_(kernels)
    , stop_(stop)
    , index_(index)
{
    if (index_)
        return;
    arrived_.resize(longest.size());
    std::size_t arrived = 0;
    for (std::size_t block = 0; block < longest.size() && !stopped(block); ++block) {
        const std::size_t job = block * blockJobs;
        arrived = std::max(arrived, job);
        if (longest[block] > 0)
            arrived = arrivedBefore(job, arrived);
        arrived_[block] = static_cast<std::uint32_t>(arrived);
    }
}

/// Arrivals before the start of the job, by steps that double: queues are short against the list.
std::size_t QueueDepths::arrivedBefore(std::size_t job, std::size_t atLeast) const
{
    const std::uint32_t* arrival = jobs_.arrival.data();
    const std::uint32_t start = start_[job];
    std::size_t low = atLeast;
    if (index_)
        low = std::min(std::max(low, index_->atLeastBefore(start)), trail_.arrived);
    std::size_t step = 1;
    for (; low + step <= trail_.arrived && arrival[low + step - 1] < start; step *= 2)
        low += step;
    const std::size_t high = std::min(low + step, trail_.arrived);
    return static_cast<std::size_t>(std::lower_bound(arrival + low, arrival + high, start) -
                                    arrival);
}

QueueDepths::Stretch QueueDepths::within(std::size_t block, std::size_t from, std::size_t to) const
{
    const std::size_t first = std::max(from, block * blockJobs);
    const std::size_t after = block + 1 < arrived_.size() ? arrived_[block + 1] : trail_.arrived;
    const std::size_t before =
        first == block * blockJobs
            ? std::size_t{arrived_[block]}
            : arrivedBefore(first, std::max<std::size_t>(arrived_[block], first));
    return {first, std::min(to, (block + 1) * blockJobs), before, after};
}

QueueDepths::Halves QueueDepths::split(const Stretch& whole) const
{
    const std::size_t middle = whole.from + (whole.to - whole.from) / 2;
    const std::size_t arrived = arrivedBefore(middle, std::max(whole.arrivedFrom, middle));
    return {{whole.from, middle, whole.arrivedFrom, arrived},
            {middle, whole.to, arrived, whole.arrivedTo}};
}

/// Raises peak_ to the deepest queue of the stretch.
void QueueDepths::seek(const Stretch& stretch)
{
    if (stretch.bound() <= peak_)
        return;
    peak_ = std::max(peak_, depth(stretch.arrivedFrom, stretch.from));
    if (stretch.to - stretch.from <= fewJobs) {
        std::size_t arrived = stretch.arrivedFrom;
        for (std::size_t job = stretch.from; job < stretch.to; ++job) {
            while (arrived < trail_.arrived && jobs_.arrival[arrived] < start_[job])
                ++arrived;
            peak_ = std::max(peak_, depth(arrived, job));
        }
        return;
    }
    const Halves halves = split(stretch);
    const bool leftFirst = halves.left.bound() >= halves.right.bound();
    seek(leftFirst ? halves.left : halves.right);
    seek(leftFirst ? halves.right : halves.left);
}

std::int64_t QueueDepths::peak(std::size_t from, std::size_t to)
{
    peak_ = 0;
    if (from == to)
        return 0;
    const std::size_t firstBlock = from / blockJobs;
    const std::size_t endBlock = (to + blockJobs - 1) / blockJobs;
    for (std::size_t block = firstBlock + 1; block < endBlock; ++block)
        peak_ = std::max(peak_, depth(arrived_[block], block * blockJobs));
    for (std::size_t block = firstBlock; block < endBlock && !stopped(block); ++block) {
        const std::size_t after =
            block + 1 < arrived_.size() ? arrived_[block + 1] : trail_.arrived;
        if (longest_[block] > 0 && depth(after, block * blockJobs) > peak_)
            seek(within(block, from, to));
    }
    return peak_;
}

std::size_t QueueDepths::firstAtPeak(const Stretch& stretch) const
{
    if (stretch.bound() < peak_)
        return stretch.to;
    if (stretch.to - stretch.from <= fewJobs) {
        std::size_t arrived = stretch.arrivedFrom;
        for (std::size_t job = stretch.from; job < stretch.to; ++job) {
            while (arrived < trail_.arrived && jobs_.arrival[arrived] < start_[job])
                ++arrived;
            if (depth(arrived, job) == peak_)
                return job;
        }
        return stretch.to;
    }
    const Halves halves = split(stretch);
    const std::size_t left = firstAtPeak(halves.left);
    return left < halves.left.to ? left : firstAtPeak(halves.right);
}

/// The first job of from <= i < to that saw a queue of peak_; @p to when none did.
std::size_t QueueDepths::firstAtPeak(std::size_t from, std::size_t to) const
{
    for (std::size_t block = from / blockJobs; block * blockJobs < to; ++block) {
        const Stretch stretch = within(block, from, to);
        const std::size_t found = firstAtPeak(stretch);
        if (found < stretch.to)
            return found;
    }
    return to;
}

QueueDepths::Deepest QueueDepths::deepest(std::size_t from, std::size_t to)
{
    if (index_)
        return deepestByIndex(from, to);
    const std::int64_t depth = peak(from, to);
    return {depth, firstAtPeak(from, to)};
}

/// The index bounds every depth from both sides: only jobs that may have seen a deeper queue than
/// the deepest that is sure are looked at.
QueueDepths::Deepest QueueDepths::deepestByIndex(std::size_t from, std::size_t to) const
{
    const std::size_t some = to - from > 32 * blockJobs ? blockJobs : blockJobs / 4;
    std::int64_t sure = 1;
    for (std::size_t job = from; job < to; job += some)
        sure = std::max(sure, depth(index_->atLeastBefore(start_[job]), job));
    Deepest found{sure - 1, to};
    for (std::size_t job = from; job < to && !stopped(job / some); job += some)
        raise(found, job, std::min(job + some, to));
    return found;
}

/// Raises @p found to what a job from <= i < to saw, by quarters of them.
void QueueDepths::raise(Deepest& found, std::size_t from, std::size_t to) const
{
    if (depth(index_->atMostBefore(start_[to - 1]), from) <= found.depth)
        return;
    if (to - from > fewJobs) {
        const std::size_t quarter = (to - from + 3) / 4;
        for (std::size_t job = from; job < to; job += quarter)
            raise(found, job, std::min(job + quarter, to));
        return;
    }
    for (std::size_t job = from; job < to; ++job) {
        if (depth(index_->atMostBefore(start_[job]), job) <= found.depth)
            continue;
        const std::int64_t seen = depth(arrivedBefore(job, job), job);
        if (seen > found.depth)
            found = {seen, job};
    }
}

Drain QueueDepths::drain(std::size_t first, std::size_t last)
{
    auto [deepest, job] = this->deepest(first, last + 1);
    Step at = 0;
    if (job <= last)
        at = jobs_.arrival[static_cast<std::size_t>(deepest) + job - 1];
    // Before a decision that started jobs at once, those of its own instant waited, too.
    auto late = std::ranges::lower_bound(trail_.startedLate, first);
    for (; late != trail_.startedLate.end() && *late <= last; ++late) {
        const auto after = std::ranges::upper_bound(jobs_.arrival, start_[*late]);
        const auto seen = depth(static_cast<std::size_t>(after - jobs_.arrival.begin()), *late);
        if (seen > deepest || (seen == deepest && *late < job)) {
            deepest = seen;
            job = *late;
            at = start_[*late];
        }
    }
    const TimeGrid grid = jobs_.grid;
    return {grid.secondsCount(at), deepest, grid.secondsCount(Step{start_[last]} - at)};
}

std::vector<Drain> QueueDepths::drains(Step promise)
{
    std::vector<Drain> found;
    if (promise >= Step{noInstant})
        return found;
    const auto* arrival = jobs_.arrival.data();
    const auto bound = static_cast<std::uint32_t>(promise);
    std::size_t ended = 0; // jobs before this belong to stretches done with
    for (std::size_t block = 0; block < longest_.size() && !stopped(block); ++block) {
        const std::size_t to = std::min(trail_.started, (block + 1) * blockJobs);
        if (longest_[block] <= bound)
            continue;
        for (std::size_t from = std::max(ended, block * blockJobs); from < to; from = ended) {
            const std::size_t late = kernels_.nextLate(arrival, start_, from, to, bound);
            if (late == to)
                break;
            const std::size_t first = kernels_.afterLastGap(arrival, start_, ended, late);
            // The last job that arrived has no next one, and ends a stretch if it started.
            const std::size_t known = std::min(trail_.started, trail_.arrived - 1);
            const std::size_t last = kernels_.nextGap(arrival, start_, late, known);
            if (last == known && trail_.started < trail_.arrived)
                return found; // still going on
            found.push_back(drain(first, last));
            ended = last + 1;
        }
    }
    return found;
}

} // namespace afflux::fifo
