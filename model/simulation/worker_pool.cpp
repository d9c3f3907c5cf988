// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/worker_pool.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace afflux {

WorkerPool::WorkerPool(const Workers& workers, const Timing& timing, RandomStream victims)
    : concurrency_(workers.concurrency)
    , leavesFirst_(workers.leavesFirst)
    , billedFrom_(workers.cost.billedFrom)
    , timing_(timing)
    , victims_(victims)
{
}

void WorkerPool::addInitial(int count)
{
    for (int i = 0; i < count; ++i) {
        const auto number = static_cast<std::uint32_t>(workers_.size());
        workers_.emplace_back();
        present_.push_back(number);
        ++starting_;
        makeRunning(number, 0);
    }
}

void WorkerPool::request(int count, Step now)
{
    for (int i = 0; i < count; ++i) {
        const auto number = static_cast<std::uint32_t>(workers_.size());
        workers_.push_back({.requested = now, .ready = now + timing_.startup});
        present_.push_back(number);
        ++starting_;
        if (timing_.startup == 0)
            makeRunning(number, now);
        else
            ready_.push_back({now + timing_.startup, number});
    }
}

void WorkerPool::release(int count, Step now)
{
    for (int i = 0; i < count; ++i) {
        if (const auto starting = newestStarting()) {
            --starting_;
            leave(*starting, now);
        } else {
            drain(chooseVictim(), now);
        }
    }
}

Step WorkerPool::nextReady() const
{
    return ready_.empty() ? never : ready_.front().at;
}

Step WorkerPool::nextEnd() const
{
    return ends_.empty() ? never : ends_.top().at();
}

Step WorkerPool::nextDrainLimit() const
{
    return drainLimits_.empty() ? never : drainLimits_.front().at;
}

void WorkerPool::becomeReady(Step now)
{
    for (; !ready_.empty() && ready_.front().at == now; ready_.pop_front())
        if (workers_[ready_.front().worker].state == State::starting) // not cancelled meanwhile
            makeRunning(ready_.front().worker, now);
}

std::optional<WorkerPool::Attempt> WorkerPool::takeEnded(Step now)
{
    if (ends_.empty() || ends_.top().at() != now)
        return std::nullopt;
    const std::uint32_t index = ends_.top().slot;
    ends_.pop();
    const std::uint32_t worker = index / static_cast<std::uint32_t>(concurrency_);
    const std::uint32_t slot = index % static_cast<std::uint32_t>(concurrency_);
    const Attempt ended = slots_[index].attempt;
    slots_[index].number = 0;
    --busy_;
    --workers_[worker].busy;
    busyTime_ += now - ended.start;
    if (workers_[worker].state == State::running)
        addFree({now, worker, slot});
    else if (workers_[worker].busy == 0)
        retire(worker, now);
    dropStaleEnds();
    return ended;
}

std::vector<WorkerPool::Attempt> WorkerPool::interruptOverdue(Step now)
{
    std::vector<Attempt> interrupted;
    for (; !drainLimits_.empty() && drainLimits_.front().at == now; drainLimits_.pop_front()) {
        const std::uint32_t worker = drainLimits_.front().worker;
        if (workers_[worker].state != State::draining)
            continue;
        for (std::uint32_t slot = 0; slot < static_cast<std::uint32_t>(concurrency_); ++slot) {
            Slot& taken = slots_[slotIndex(worker, slot)];
            if (taken.number == 0)
                continue;
            interrupted.push_back(taken.attempt);
            busyTime_ += now - taken.attempt.start;
            taken.number = 0;
            --busy_;
            --workers_[worker].busy;
        }
        retire(worker, now);
    }
    dropStaleEnds();
    return interrupted;
}

bool WorkerPool::hasFreeSlot()
{
    dropStaleFreeSlots();
    return !free_.empty();
}

void WorkerPool::start(Job job, Step now, Step end)
{
    dropStaleFreeSlots();
    assert(!free_.empty());
    const FreeSlot place = free_.front();
    free_.pop_front();
    const std::size_t index = slotIndex(place.worker, place.slot);
    slots_[index] = {{job, now, end}, ++attempts_};
    ends_.push(
        {static_cast<std::uint64_t>(end) << 32U | attempts_, static_cast<std::uint32_t>(index)});
    ++busy_;
    ++workers_[place.worker].busy;
}

void WorkerPool::makeRunning(std::uint32_t worker, Step now)
{
    --starting_;
    ++running_;
    workers_[worker].state = State::running;
    workers_[worker].ready = now;
    slots_.resize(std::max(slots_.size(), slotIndex(worker + 1, 0)));
    for (std::uint32_t slot = 0; slot < static_cast<std::uint32_t>(concurrency_); ++slot)
        addFree({now, worker, slot});
}

/// Only slots that become free at one instant can come out of order.
void WorkerPool::addFree(const FreeSlot& place)
{
    free_.push_back(place);
    for (auto at = std::prev(free_.end()); at != free_.begin() && *std::prev(at) > *at; --at)
        std::iter_swap(at, std::prev(at));
}

void WorkerPool::drain(std::uint32_t worker, Step now)
{
    --running_;
    ++draining_;
    workers_[worker].state = State::draining;
    if (workers_[worker].busy == 0)
        retire(worker, now);
    else if (timing_.drainLimit != never)
        drainLimits_.push_back({now + timing_.drainLimit, worker});
}

void WorkerPool::retire(std::uint32_t worker, Step now)
{
    --draining_;
    leave(worker, now);
}

void WorkerPool::leave(std::uint32_t worker, Step now)
{
    workers_[worker].state = State::gone;
    workers_[worker].gone = now;
    present_.erase(std::ranges::lower_bound(present_, worker));
}

void WorkerPool::dropStaleFreeSlots()
{
    while (!free_.empty() && workers_[free_.front().worker].state != State::running)
        free_.pop_front();
}

void WorkerPool::dropStaleEnds()
{
    while (!ends_.empty() && slots_[ends_.top().slot].number != ends_.top().number())
        ends_.pop();
}

std::optional<std::uint32_t> WorkerPool::newestStarting() const
{
    for (auto number = present_.rbegin(); starting_ > 0 && number != present_.rend(); ++number)
        if (workers_[*number].state == State::starting)
            return *number;
    return std::nullopt;
}

/// The running worker with the largest key; of equal ones the newest.
template <typename Key>
std::uint32_t WorkerPool::runningWithLargest(Key key) const
{
    assert(running_ > 0);
    std::optional<decltype(key(0U))> largest;
    std::uint32_t found = 0;
    for (const std::uint32_t number : present_) {
        if (workers_[number].state != State::running)
            continue;
        const auto candidate = key(number);
        if (!largest || candidate >= *largest) {
            largest = candidate;
            found = number;
        }
    }
    return found;
}

std::uint32_t WorkerPool::chooseVictim()
{
    const auto idle = [this](std::uint32_t number) { return workers_[number].busy == 0; };
    switch (leavesFirst_) {
    case LeavesFirst::oldest:
        return runningWithLargest([](std::uint32_t number) { return -Step{number}; });
    case LeavesFirst::newest:
        return runningWithLargest([](std::uint32_t number) { return number; });
    case LeavesFirst::random: {
        // The n-th of the running ones, by number.
        auto skip = static_cast<Step>(victims_.below(static_cast<std::uint64_t>(running_)));
        return runningWithLargest([&skip](std::uint32_t) { return skip-- == 0; });
    }
    case LeavesFirst::idle:
        return runningWithLargest(idle);
    case LeavesFirst::firstToFinish:
        break;
    }
    return runningWithLargest(
        [&](std::uint32_t number) { return std::pair(idle(number), -lastEnd(number)); });
}

Step WorkerPool::lastEnd(std::uint32_t worker) const
{
    Step last = 0;
    for (std::uint32_t slot = 0;
         workers_[worker].busy > 0 && slot < static_cast<std::uint32_t>(concurrency_); ++slot) {
        const Slot& taken = slots_[slotIndex(worker, slot)];
        if (taken.number != 0)
            last = std::max(last, taken.attempt.end);
    }
    return last;
}

std::int64_t WorkerPool::slotTime(Step end) const
{
    std::int64_t time = 0;
    for (const Worker& worker : workers_)
        time += std::max<Step>(0, std::min(worker.gone, end) - worker.ready);
    return time * concurrency_;
}

std::int64_t WorkerPool::busyTime(Step end) const
{
    std::int64_t time = busyTime_;
    for (const Slot& slot : slots_)
        if (slot.number != 0)
            time += end - slot.attempt.start;
    return time;
}

Step WorkerPool::billed(Step end) const
{
    Step sum = 0;
    for (const Worker& worker : workers_)
        sum += billed(worker, end);
    return sum;
}

Step WorkerPool::billed(const Worker& worker, Step end) const
{
    const Step from = billedFrom_ == BilledFrom::request ? worker.requested : worker.ready;
    const Step time = std::max<Step>(0, std::min(worker.gone, end) - from);
    const Step increment = timing_.billingIncrement;
    return increment > 0 ? (time + increment - 1) / increment * increment : time;
}

} // namespace afflux
