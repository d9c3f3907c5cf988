// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/events/worker_pool.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace afflux::events {

WorkerPool::WorkerPool(const Workers& workers, const Timing& timing, Startups startups,
                       Crashes crashes, RandomStream victims)
    : concurrency_(workers.concurrency)
    , placeShift_(static_cast<unsigned>(
          std::bit_width(static_cast<unsigned>(std::max(1, workers.concurrency)) - 1)))
    , leavesFirst_(workers.leavesFirst)
    , billedFrom_(workers.cost.billedFrom)
    , drainLimit_(timing.drainLimit)
    , increment_(timing.billingIncrement)
    , startups_(std::move(startups))
    , crashes_(std::move(crashes))
    , victims_(victims)
{
}

void WorkerPool::addInitial(int count)
{
    for (int i = 0; i < count; ++i) {
        const std::uint32_t place = takePlace();
        ++starting_;
        makeRunning(place, 0);
    }
}

void WorkerPool::request(int count, Step now)
{
    for (int i = 0; i < count; ++i) {
        const std::uint32_t place = takePlace();
        Worker& worker = workers_[place];
        const Startups::Times times = startups_.of(worker.number, now);
        worker.billedFrom = billedFrom_ == BilledFrom::request ? times.begins : times.ready;
        ++starting_;
        if (times.ready <= now)
            makeRunning(place, now);
        else
            ready_.push({times.ready, worker.number, place});
    }
}

std::uint32_t WorkerPool::takePlace()
{
    if (freePlaces_.empty()) {
        freePlaces_.push_back(static_cast<std::uint32_t>(workers_.size()));
        workers_.emplace_back();
        slots_.resize(workers_.size() << placeShift_);
        ends_.grow(slots_.size());
    }
    const std::uint32_t place = freePlaces_.back();
    freePlaces_.pop_back();
    workers_[place] = {.number = nextNumber_++, .state = State::starting};
    present_.push_back(place);
    return place;
}

void WorkerPool::becomeReady(Step now)
{
    for (; nextReady() == now; ready_.pop())
        if (isStill(ready_.top(), State::starting))
            makeRunning(ready_.top().place, now);
}

void WorkerPool::makeRunning(std::uint32_t place, Step now)
{
    Worker& worker = workers_[place];
    --starting_;
    ++running_;
    worker.state = State::running;
    worker.ready = now;
    readyOfServing_ += now;
    for (std::uint32_t slot = firstSlot(place); slot < endSlot(place); ++slot)
        free_.add({static_cast<std::uint32_t>(now), worker.number, slot});
    crashes_.running(worker.number, now);
}

WorkerPool::Attempt WorkerPool::takeEnded(Step now)
{
    const EndTree::Key first = ends_.first();
    const auto index = static_cast<std::uint32_t>(EndTree::slotOf(first));
    ends_.put(index, EndTree::none);
    Slot& slot = slots_[index];
    const Attempt ended{slot.job, Step{slot.start}, EndTree::isTimeout(first)};
    slot.start = freeMark;
    --busy_;
    busyTime_ += now - ended.start;
    startsOfBusy_ -= ended.start;
    const std::uint32_t place = index >> placeShift_;
    Worker& worker = workers_[place];
    --worker.busy;
    if (worker.state == State::running)
        free_.add({static_cast<std::uint32_t>(now), worker.number, index});
    else if (worker.busy == 0)
        retire(place, now);
    return ended;
}

WorkerPool::Interruption WorkerPool::kill(Step now)
{
    Interruption killed;
    for (; nextDrainLimit() == now; drainLimits_.pop_front()) {
        const Due& due = drainLimits_.front();
        if (!isStill(due, State::draining))
            continue;
        interrupt(due.place, now, killed);
        retire(due.place, now);
    }
    return killed;
}

WorkerPool::Interruption WorkerPool::crash(Step now)
{
    Interruption crashed;
    while (crashes_.next() == now) {
        const std::uint32_t number = crashes_.take();
        const auto found = std::ranges::lower_bound(
            present_, number, {}, [this](std::uint32_t place) { return workers_[place].number; });
        if (found == present_.end() || workers_[*found].number != number)
            continue;
        const std::uint32_t place = *found;
        const bool inService = workers_[place].state == State::running;
        interrupt(place, now, crashed);
        if (inService) {
            --running_;
            ++draining_;
        }
        retire(place, now);
        if (inService)
            request(1, now);
    }
    return crashed;
}

void WorkerPool::interrupt(std::uint32_t place, Step now, Interruption& into)
{
    ++into.workers;
    for (std::uint32_t index = firstSlot(place); index < endSlot(place); ++index) {
        Slot& slot = slots_[index];
        if (slot.start == freeMark)
            continue;
        const Step start = slot.start;
        into.attempts.push_back({slot.job, start, false});
        busyTime_ += now - start;
        startsOfBusy_ -= start;
        slot.start = freeMark;
        ends_.put(index, EndTree::none);
        --busy_;
    }
    workers_[place].busy = 0;
}

void WorkerPool::drain(std::uint32_t place, Step now)
{
    Worker& worker = workers_[place];
    --running_;
    ++draining_;
    worker.state = State::draining;
    if (worker.busy == 0)
        retire(place, now);
    else if (drainLimit_ != never)
        drainLimits_.push_back({now + drainLimit_, worker.number, place});
}

void WorkerPool::retire(std::uint32_t place, Step now)
{
    --draining_;
    serviceTime_ += now - workers_[place].ready;
    readyOfServing_ -= workers_[place].ready;
    leave(place, now);
}

void WorkerPool::leave(std::uint32_t place, Step now)
{
    Worker& worker = workers_[place];
    billed_ += billedTime(worker, now);
    worker.state = State::gone;
    present_.erase(std::ranges::lower_bound(
        present_, worker.number, {}, [this](std::uint32_t p) { return workers_[p].number; }));
    freePlaces_.push_back(place);
}

Step WorkerPool::billed(Step end) const
{
    Step sum = billed_;
    for (const std::uint32_t place : present_)
        sum += billedTime(workers_[place], end);
    return sum;
}

Step WorkerPool::billedTime(const Worker& worker, Step end) const
{
    const Step time = std::max<Step>(0, end - worker.billedFrom);
    return increment_ > 0 ? (time + increment_ - 1) / increment_ * increment_ : time;
}

} // namespace afflux::events
