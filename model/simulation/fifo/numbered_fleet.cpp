// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/numbered_fleet.h"

#include <cassert>
#include <optional>
#include <utility>

namespace afflux::fifo {

NumberedFleet::NumberedFleet(const Workers& workers, const Plan& plan, RandomStream victims)
    : slots_(static_cast<std::size_t>(workers.concurrency))
    , leavesFirst_(workers.leavesFirst)
    , billedFrom_(workers.cost.billedFrom)
    , increment_(plan.timing.billingIncrement)
    , drainLimit_(plan.timing.drainLimit)
    , end_(plan.end)
    , victims_(victims)
{
    tree_.reset(slots_);
}

void NumberedFleet::add(int count, Step now, Step ready)
{
    makeRoom(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        for (std::size_t slot = 0; slot < slots_; ++slot) {
            const std::size_t place = workers_.size() * slots_ + slot;
            tree_.put(place, SlotTree::key(slotInstant(ready), place));
        }
        workers_.push_back({now, ready});
    }
    here_ += static_cast<std::size_t>(count);
}

/// Numbers only grow, so places run out though few workers are here: then those here close ranks.
void NumberedFleet::makeRoom(std::size_t more)
{
    if ((workers_.size() + more) * slots_ <= tree_.places())
        return;
    std::vector<Worker> kept;
    std::vector<std::uint32_t> free;
    for (std::size_t worker = 0; worker < workers_.size(); ++worker) {
        if (!workers_[worker].here)
            continue;
        kept.push_back(workers_[worker]);
        for (std::size_t slot = 0; slot < slots_; ++slot)
            free.push_back(SlotTree::timeOf(tree_.at(worker * slots_ + slot)));
    }
    workers_ = std::move(kept);
    // Twice what is needed, so that ranks are closed once in as many requests.
    tree_.reset(2 * (here_ + more) * slots_);
    for (std::size_t place = 0; place < free.size(); ++place)
        tree_.put(place, SlotTree::key(free[place], place));
}

void NumberedFleet::cancelStarting(int count, Step now, Step /*ready*/)
{
    std::size_t worker = workers_.size();
    for (int left = count; left > 0; --left) {
        do
            --worker;
        while (!workers_[worker].here);
        leave(worker, now, end_);
    }
}

bool NumberedFleet::release(int count, Step now)
{
    for (int i = 0; i < count; ++i) {
        const std::size_t worker = chooseVictim(now);
        if (drainLimit_ != never && Step{lastEnd(worker)} - now > drainLimit_)
            return false;
        drain(worker, now);
    }
    return true;
}

void NumberedFleet::drain(std::size_t worker, Step now)
{
    const std::uint32_t last = lastEnd(worker);
    for (std::size_t slot = 0; slot < slots_; ++slot)
        if (const auto end = SlotTree::timeOf(tree_.at(worker * slots_ + slot)); Step{end} > now)
            drains_.addJob(end);
    if (Step{last} > now)
        drains_.addWorker(last);
    leave(worker, std::max(now, Step{last}), end_);
}

void NumberedFleet::leave(std::size_t place, Step gone, Step end)
{
    Worker& worker = workers_[place];
    worker.here = false;
    --here_;
    for (std::size_t slot = 0; slot < slots_; ++slot)
        tree_.put(place * slots_ + slot, SlotTree::empty);

    const Step until = std::min(gone, end);
    time_.slots += std::max<Step>(0, until - worker.ready) * static_cast<Step>(slots_);
    const Step from = billedFrom_ == BilledFrom::request ? worker.requested : worker.ready;
    const Step time = std::max<Step>(0, until - from);
    time_.billed += increment_ > 0 ? (time + increment_ - 1) / increment_ * increment_ : time;
}

std::uint32_t NumberedFleet::lastEnd(std::size_t worker) const
{
    std::uint32_t last = 0;
    for (std::size_t slot = 0; slot < slots_; ++slot)
        last = std::max(last, SlotTree::timeOf(tree_.at(worker * slots_ + slot)));
    return last;
}

/// The worker here with the largest key; of equal ones the newest.
template <typename Key>
std::size_t NumberedFleet::largest(Key key) const
{
    std::optional<decltype(key(std::size_t{}))> most;
    std::size_t found = 0;
    for (std::size_t worker = 0; worker < workers_.size(); ++worker) {
        if (!workers_[worker].here)
            continue;
        const auto candidate = key(worker);
        if (!most || candidate >= *most) {
            most = candidate;
            found = worker;
        }
    }
    assert(most);
    return found;
}

std::size_t NumberedFleet::chooseVictim(Step now)
{
    const auto idle = [&](std::size_t worker) { return Step{lastEnd(worker)} <= now; };
    switch (leavesFirst_) {
    case LeavesFirst::oldest:
        return largest([](std::size_t worker) { return -static_cast<Step>(worker); });
    case LeavesFirst::newest:
        return largest([](std::size_t worker) { return worker; });
    case LeavesFirst::random: {
        // The n-th of those here, by number.
        auto skip = static_cast<Step>(victims_.below(here_));
        return largest([&skip](std::size_t) { return skip-- == 0; });
    }
    case LeavesFirst::idle:
        return largest(idle);
    case LeavesFirst::firstToFinish:
        break;
    }
    return largest([&](std::size_t worker) {
        return idle(worker) ? Step{0} : -Step{lastEnd(worker)}; // busy ones end after 0
    });
}

std::int64_t NumberedFleet::busySlots(Step now, int starting)
{
    drains_.pass(now);
    std::int64_t busy = -static_cast<std::int64_t>(starting) * static_cast<std::int64_t>(slots_);
    const SlotTree::Key idle = SlotTree::key(slotInstant(now), 0xffff'ffff);
    for (std::size_t place = 0; place < workers_.size() * slots_; ++place) {
        const SlotTree::Key key = tree_.at(place);
        busy += key > idle && key != SlotTree::empty ? 1 : 0;
    }
    return busy + static_cast<std::int64_t>(drains_.ends().size());
}

FleetTime NumberedFleet::close(Step end)
{
    drains_.pass(end);
    for (const std::uint32_t at : drains_.ends())
        time_.overhang += Step{at} - end;
    for (std::size_t worker = 0; worker < workers_.size(); ++worker) {
        if (!workers_[worker].here)
            continue;
        for (std::size_t slot = 0; slot < slots_ && workers_[worker].ready <= end; ++slot) {
            const Step at = SlotTree::timeOf(tree_.at(worker * slots_ + slot));
            time_.overhang += std::max<Step>(0, at - end);
        }
        leave(worker, end, end);
    }
    return time_;
}

} // namespace afflux::fifo
