// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/lanes/lane_fleet.h"

#include <algorithm>

namespace afflux::lanes {

using fifo::FleetTime;
using fifo::slotInstant;

LaneFleet::LaneFleet(const Workers& workers, const Timing& timing, Step end, Column free)
    : fromRequest_(workers.cost.billedFrom == BilledFrom::request)
    , drainLimit_(timing.drainLimit)
    , end_(end)
    , free_(free)
{
    for (std::size_t row = 0; row < mostRows; ++row)
        free_[row] = noInstant;
}

void LaneFleet::add(int count, Step now, Step ready)
{
    requested_ += count * now;
    ready_ += count * ready;
    if (ready > now) {
        std::erase_if(starting_, [now](const Starting& group) { return group.ready <= now; });
        starting_.push_back({ready, count});
    }
    // From behind: who starts up is free later than most.
    const std::uint32_t free = slotInstant(ready);
    const auto many = static_cast<std::size_t>(count);
    std::size_t row = count_;
    for (; row > 0 && free_[row - 1] > free; --row)
        free_[row - 1 + many] = free_[row - 1];
    for (std::size_t i = 0; i < many; ++i)
        free_[row + i] = free;
    count_ += many;
}

void LaneFleet::cancelStarting(int count, Step now, Step ready)
{
    ready_ -= count * ready;
    goneOfAll_ += count * now;
    starting_.back().count -= count;
    if (starting_.back().count == 0)
        starting_.pop_back();
    const std::uint32_t free = slotInstant(ready);
    const auto many = static_cast<std::size_t>(count);
    std::size_t row = count_;
    while (row > 0 && free_[row - 1] >= free)
        --row;
    for (; row + many < count_; ++row)
        free_[row] = free_[row + many];
    for (; row < count_; ++row)
        free_[row] = noInstant;
    count_ -= many;
}

bool LaneFleet::release(int count, Step now)
{
    const auto many = static_cast<std::size_t>(count);
    for (std::size_t row = 0; row < many; ++row)
        if (!drain(free_[row], now))
            return false;
    for (std::size_t row = many; row < count_; ++row)
        free_[row - many] = free_[row];
    count_ -= many;
    for (std::size_t row = count_; row < count_ + many; ++row)
        free_[row] = noInstant;
    return true;
}

/// One worker that runs is asked to leave. False: its job outlasts the drain limit.
bool LaneFleet::drain(std::uint32_t free, Step now)
{
    const Step gone = std::max(now, Step{free});
    if (gone > now) {
        if (drainLimit_ != never && gone - now > drainLimit_)
            return false;
        drains_.addJob(free);
    }
    goneOfAll_ += std::min(gone, end_);
    goneOfRun_ += std::min(gone, end_);
    return true;
}

std::int64_t LaneFleet::busySlots(Step now, int starting)
{
    drains_.pass(now);
    std::size_t idle = 0;
    while (idle < count_ && Step{free_[idle]} <= now)
        ++idle;
    return static_cast<std::int64_t>(drains_.ends().size() + count_ - idle) - starting;
}

FleetTime LaneFleet::close(Step end)
{
    FleetTime time;
    drains_.pass(end);
    for (const std::uint32_t at : drains_.ends())
        time.overhang += Step{at} - end;
    for (std::size_t row = 0; row < count_; ++row)
        time.overhang += std::max<Step>(0, Step{free_[row]} - end);
    auto ran = static_cast<Step>(count_);
    for (const Starting& group : starting_) {
        if (group.ready <= end)
            continue;
        ran -= group.count;
        ready_ -= group.count * group.ready;
        time.overhang -= group.count * (Step{slotInstant(group.ready)} - end);
    }
    goneOfAll_ += static_cast<Step>(count_) * end;
    goneOfRun_ += ran * end;
    time.slots = goneOfRun_ - ready_;
    time.billed = fromRequest_ ? goneOfAll_ - requested_ : time.slots;
    return time;
}

} // namespace afflux::lanes
