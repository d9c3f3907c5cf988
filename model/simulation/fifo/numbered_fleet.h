// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Workers with numbers, over a tournament tree of their slots: for any number of slots a worker,
// any rule of who leaves first, billing by increments, and fleets too large for registers.
//
// Workers stand in the tree in the order of their numbers, so that of slots free since the same
// instant the one that simulation.md states wins. A worker that starts stands there from its
// request on, free when it is ready: no job can be given to it before.

#include "model/simulation/fifo/fifo_plan.h"
#include "model/simulation/fifo/fleet_time.h"
#include "model/simulation/fifo/slot_tree.h"
#include "model/workload/random_stream.h"

#include <vector>

namespace afflux::fifo {

class NumberedFleet
{
public:
    NumberedFleet(const Workers& workers, const Plan& plan, RandomStream victims);

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
        return tree_.serve(jobs.arrival.data(), jobs.service.data(), start, from, to, limit);
    }

    /// Slots with a job at @p now, draining workers' included, while @p starting workers start.
    [[nodiscard]] std::int64_t busySlots(Step now, int starting);
    /// Workers asked to leave that are still there; as of the last busySlots().
    [[nodiscard]] int draining() const { return drains_.workers(); }

    [[nodiscard]] FleetTime close(Step end);

private:
    struct Worker
    {
        Step requested = 0;
        Step ready = 0;
        bool here = true; ///< false: has left, or drains
    };

    void makeRoom(std::size_t more);
    void leave(std::size_t worker, Step gone, Step end);
    void drain(std::size_t worker, Step now);
    [[nodiscard]] std::size_t chooseVictim(Step now);
    template <typename Key>
    [[nodiscard]] std::size_t largest(Key key) const;
    [[nodiscard]] std::uint32_t lastEnd(std::size_t worker) const;

    std::size_t slots_; ///< a worker
    LeavesFirst leavesFirst_;
    BilledFrom billedFrom_;
    Step increment_;
    Step drainLimit_;
    Step end_;
    RandomStream victims_;

    SlotTree tree_;
    std::vector<Worker> workers_; ///< worker i has the places i x slots_ ... of the tree
    std::size_t here_ = 0;
    Drains drains_;
    FleetTime time_;
};

} // namespace afflux::fifo
