// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/sorted_fleet.h"

#include <algorithm>

namespace afflux::fifo {

SortedFleet::SortedFleet(const Workers& workers, const Plan& plan)
    : kernels_(*plan.kernels)
    , fromRequest_(workers.cost.billedFrom == BilledFrom::request)
    , drainLimit_(plan.timing.drainLimit)
    , end_(plan.end)
{
    sorted_.fill(noInstant);
    if (kernels_.slots > 0)
        settle();
    else
        plant(2);
}

void SortedFleet::add(int count, Step now, Step ready)
{
    requested_ += count * now;
    ready_ += count * ready;
    if (ready > now) {
        std::erase_if(starting_, [now](const Starting& group) { return group.ready <= now; });
        starting_.push_back({ready, count});
    }
    insert(slotInstant(ready), static_cast<std::size_t>(count));
}

void SortedFleet::insert(std::uint32_t free, std::size_t many)
{
    const bool outgrown = serve_ ? count_ + many > kernels_.slots : freePlaces_.size() < many;
    if (outgrown)
        plant(2 * (count_ + many));
    if (!serve_) {
        for (std::size_t i = 0; i < many; ++i)
            putIntoTree(free);
        count_ += many;
        return;
    }
    auto* const end = sorted_.begin() + count_;
    auto* const place = std::upper_bound(sorted_.begin(), end, free);
    std::move_backward(place, end, end + many);
    std::fill_n(place, many, free);
    count_ += many;
    settle();
}

void SortedFleet::cancelStarting(int count, Step now, Step ready)
{
    ready_ -= count * ready;
    goneOfAll_ += count * now;
    starting_.back().count -= count;
    if (starting_.back().count == 0)
        starting_.pop_back();
    const std::uint32_t free = slotInstant(ready);
    const auto many = static_cast<std::size_t>(count);
    count_ -= many;
    if (serve_) {
        auto* const end = sorted_.begin() + count_ + many;
        auto* const place = std::lower_bound(sorted_.begin(), end, free);
        std::fill(std::move(place + many, end, place), end, noInstant);
        settle();
        return;
    }
    std::size_t left = many;
    for (std::size_t place = 0; left > 0; ++place) {
        const SlotTree::Key key = tree_.at(place);
        if (key == SlotTree::empty || SlotTree::timeOf(key) != free)
            continue;
        tree_.put(place, SlotTree::empty);
        freePlaces_.push_back(place);
        --left;
    }
}

bool SortedFleet::release(int count, Step now)
{
    const auto many = static_cast<std::size_t>(count);
    count_ -= many;
    if (serve_) {
        for (std::size_t i = 0; i < many; ++i)
            if (!drain(sorted_[i], now))
                return false;
        auto* const end = sorted_.begin() + count_ + many;
        std::fill(std::move(sorted_.begin() + many, end, sorted_.begin()), end, noInstant);
        settle();
        return true;
    }
    for (std::size_t i = 0; i < many; ++i) {
        const SlotTree::Key first = tree_.first();
        if (!drain(SlotTree::timeOf(first), now))
            return false;
        const std::size_t place = static_cast<std::uint32_t>(first);
        tree_.put(place, SlotTree::empty);
        freePlaces_.push_back(place);
    }
    // Not at the very edge, so that a fleet around it does not move to and fro.
    if (count_ < kernels_.slots * 3 / 4)
        uproot();
    return true;
}

/// One worker that runs is asked to leave. False: its job outlasts the drain limit.
bool SortedFleet::drain(std::uint32_t free, Step now)
{
    const Step gone = std::max(now, Step{free});
    if (gone > now) {
        if (drainLimit_ != never && gone - now > drainLimit_)
            return false;
        drains_.addJob(free);
        drains_.addWorker(free);
    }
    goneOfAll_ += std::min(gone, end_);
    goneOfRun_ += std::min(gone, end_);
    return true;
}

/// Chooses the loop for as many registers as the slots need.
void SortedFleet::settle()
{
    const std::size_t registers = (count_ + kernels_.lanes - 1) / kernels_.lanes;
    serve_ = kernels_.serve[std::max<std::size_t>(1, registers)];
}

std::vector<std::uint32_t> SortedFleet::instants() const
{
    if (serve_)
        return {sorted_.begin(), sorted_.begin() + count_};
    std::vector<std::uint32_t> found;
    for (std::size_t place = 0; place < tree_.places(); ++place)
        if (tree_.at(place) != SlotTree::empty)
            found.push_back(SlotTree::timeOf(tree_.at(place)));
    return found;
}

/// Into a tree of so many places, from the registers or a smaller tree.
void SortedFleet::plant(std::size_t places)
{
    const std::vector<std::uint32_t> all = instants();
    serve_ = nullptr;
    tree_.reset(places);
    freePlaces_.clear();
    for (std::size_t place = tree_.places(); place > 0; --place)
        freePlaces_.push_back(place - 1);
    for (const std::uint32_t free : all)
        putIntoTree(free);
}

/// Back into the registers.
void SortedFleet::uproot()
{
    std::vector<std::uint32_t> all = instants();
    std::ranges::sort(all);
    sorted_.fill(noInstant);
    std::ranges::copy(all, sorted_.begin());
    settle();
}

void SortedFleet::putIntoTree(std::uint32_t free)
{
    tree_.put(freePlaces_.back(), SlotTree::key(free, freePlaces_.back()));
    freePlaces_.pop_back();
}

std::int64_t SortedFleet::busySlots(Step now, int starting)
{
    drains_.pass(now);
    auto busy = static_cast<std::int64_t>(drains_.ends().size()) - starting;
    if (serve_)
        return busy + static_cast<std::int64_t>(
                          kernels_.countAfter(sorted_.data(), count_, slotInstant(now)));
    for (std::size_t place = 0; place < tree_.places(); ++place) {
        const SlotTree::Key key = tree_.at(place);
        busy += key != SlotTree::empty && Step{SlotTree::timeOf(key)} > now ? 1 : 0;
    }
    return busy;
}

FleetTime SortedFleet::close(Step end)
{
    FleetTime time;
    drains_.pass(end);
    for (const std::uint32_t at : drains_.ends())
        time.overhang += Step{at} - end;
    for (const std::uint32_t free : instants())
        time.overhang += std::max<Step>(0, Step{free} - end);
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

} // namespace afflux::fifo
