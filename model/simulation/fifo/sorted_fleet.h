// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Workers that need not be told apart: one slot each, billed as the time goes by, and those first
// to finish leave. All that matters then is the multiset of instants at which slots are free.
//
// Which of several free slots takes a job cannot be seen: its start is the later of its arrival and
// the earliest of these instants whichever it is, and an instant that has passed is as good as any
// other that has. Who leaves is just as plain: starting workers first, newest first, so those with
// the latest start of all; then idle ones, then the one whose job ends soonest, so those with the
// smallest instants. Ties (newest first) are between equals. A worker's time is its end less its
// beginning; a sum over all does not ask which end belongs to which beginning.
//
// Small fleets stand sorted in registers, larger ones in a tournament tree.

#include "model/simulation/fifo/fifo_plan.h"
#include "model/simulation/fifo/fleet_time.h"
#include "model/simulation/fifo/slot_tree.h"

#include <array>
#include <vector>

namespace afflux::fifo {

class SortedFleet
{
public:
    SortedFleet(const Workers& workers, const Plan& plan);

    /// Adds @p count workers requested at @p now and running from @p ready on.
    void add(int count, Step now, Step ready);
    /// Of the newest workers, which would run from @p ready on, @p count leave now.
    void cancelStarting(int count, Step now, Step ready);
    /// Asks @p count running workers to leave, when none starts any more. False: a job would
    /// outlast the drain limit.
    [[nodiscard]] bool release(int count, Step now);

    std::size_t serve(const JobStream& jobs, std::uint32_t* start, std::size_t from, std::size_t to,
                      std::uint32_t limit)
    {
        if (serve_)
            return serve_(sorted_.data(), jobs.arrival.data(), jobs.service.data(), start, from, to,
                          limit);
        return tree_.serve(jobs.arrival.data(), jobs.service.data(), start, from, to, limit);
    }

    /// Slots with a job at @p now, draining workers' included, while @p starting workers start.
    [[nodiscard]] std::int64_t busySlots(Step now, int starting);
    /// Workers asked to leave that are still there; as of the last busySlots().
    [[nodiscard]] int draining() const { return drains_.workers(); }

    [[nodiscard]] FleetTime close(Step end);

private:
    void insert(std::uint32_t free, std::size_t many);
    void settle();
    void plant(std::size_t places);
    void uproot();
    [[nodiscard]] std::vector<std::uint32_t> instants() const;
    void putIntoTree(std::uint32_t free);
    [[nodiscard]] bool drain(std::uint32_t free, Step now);

    const Kernels& kernels_;
    bool fromRequest_; ///< billing
    Step drainLimit_;
    Step end_;

    /// Instants at which slots are free, ascending, then noInstant; all of them while serve_.
    alignas(64) std::array<std::uint32_t, mostSorted + 16> sorted_;
    std::size_t count_ = 0;
    Kernels::Serve serve_ = nullptr; ///< none: they stand in the tree
    SlotTree tree_;
    std::vector<std::size_t> freePlaces_; ///< of the tree

    struct Starting
    {
        Step ready;
        int count;
    };
    std::vector<Starting> starting_; ///< in order; those ready long ago are forgotten now and then

    Drains drains_;
    // Sums over workers: of all, and of those that ever ran.
    Step requested_ = 0;
    Step ready_ = 0;
    Step goneOfAll_ = 0;
    Step goneOfRun_ = 0;
};

} // namespace afflux::fifo
