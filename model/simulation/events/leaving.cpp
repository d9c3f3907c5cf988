// SPDX-License-Identifier: GPL-3.0-or-later

// Who leaves when the fleet shrinks.

#include "model/simulation/events/worker_pool.h"

#include <algorithm>
#include <functional>

namespace afflux::events {

void WorkerPool::release(int count, Step now)
{
    releaseStarting(count, now);
    releaseRunning(std::min(count, running_), now);
}

/// Starting workers leave first, newest first.
void WorkerPool::releaseStarting(int& count, Step now)
{
    for (std::size_t i = present_.size(); count > 0 && starting_ > 0 && i-- > 0;) {
        const std::uint32_t place = present_[i];
        if (workers_[place].state != State::starting)
            continue;
        --starting_;
        --count;
        leave(place, now);
    }
}

void WorkerPool::releaseRunning(int count, Step now)
{
    if (count <= 0)
        return;
    std::vector<Candidate> leaving = candidates();
    if (leavesFirst_ == LeavesFirst::random) {
        // The n-th of those left, by number, each time.
        for (int i = 0; i < count; ++i) {
            const auto chosen =
                leaving.begin() + static_cast<std::ptrdiff_t>(victims_.below(leaving.size()));
            drain(chosen->place, now);
            leaving.erase(chosen);
        }
        return;
    }
    // Nobody's leaving changes who comes next: all at once.
    if (static_cast<std::size_t>(count) < leaving.size())
        std::ranges::nth_element(leaving, leaving.begin() + count, std::greater<>());
    for (int i = 0; i < count; ++i)
        drain(leaving[static_cast<std::size_t>(i)].place, now);
}

std::vector<WorkerPool::Candidate> WorkerPool::candidates() const
{
    std::vector<Candidate> running;
    running.reserve(static_cast<std::size_t>(running_));
    for (const std::uint32_t place : present_)
        if (workers_[place].state == State::running)
            running.push_back(candidate(place));
    return running;
}

WorkerPool::Candidate WorkerPool::candidate(std::uint32_t place) const
{
    const Worker& worker = workers_[place];
    Candidate found{false, 0, worker.number, place};
    if (leavesFirst_ == LeavesFirst::oldest)
        found.key = -Step{worker.number};
    if (leavesFirst_ == LeavesFirst::idle || leavesFirst_ == LeavesFirst::firstToFinish)
        found.idle = worker.busy == 0;
    if (leavesFirst_ == LeavesFirst::firstToFinish && worker.busy > 0)
        found.key = -lastEnd(place);
    return found;
}

Step WorkerPool::lastEnd(std::uint32_t place) const
{
    Step last = 0;
    for (std::uint32_t slot = firstSlot(place); slot < endSlot(place); ++slot)
        if (slots_[slot].start != freeMark)
            last = std::max(last, slots_[slot].end);
    return last;
}

} // namespace afflux::events
