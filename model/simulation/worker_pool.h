// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The fleet at work: who is starting, running, draining or gone, which slot takes the next job, and
// who leaves first. Jobs are only numbers here; what becomes of them is the simulator's business.

#include "model/simulation/fleet.h"
#include "model/simulation/timing.h"
#include "model/workload/random_stream.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <queue>
#include <vector>

namespace afflux {

class WorkerPool
{
public:
    using Job = std::uint32_t;

    /// One run of a job in a slot, still going on.
    struct Attempt
    {
        Job job = 0;
        Step start = 0;
        Step end = 0; ///< when it will complete or time out
    };

    WorkerPool(const Workers& workers, const Timing& timing, RandomStream victims);

    /// Adds @p count workers that already run at time 0.
    void addInitial(int count);
    /// Requests @p count workers. With no startup delay they run at once.
    void request(int count, Step now);
    /// Asks @p count workers to leave, by the order of simulation.md.
    void release(int count, Step now);

    /// The next instant at which a worker becomes ready, an attempt ends, or a drain limit expires.
    [[nodiscard]] Step nextReady() const;
    [[nodiscard]] Step nextEnd() const;
    [[nodiscard]] Step nextDrainLimit() const;

    void becomeReady(Step now);
    /// Ends the attempt that is due at @p now; the worker goes if it was draining and is now empty.
    [[nodiscard]] std::optional<Attempt> takeEnded(Step now);
    /// Interrupts every attempt of workers whose drain limit is @p now; those workers are gone.
    [[nodiscard]] std::vector<Attempt> interruptOverdue(Step now);

    [[nodiscard]] bool hasFreeSlot();
    /// Puts a job into the slot that has been free longest; there must be one.
    void start(Job job, Step now, Step end);

    [[nodiscard]] int running() const { return running_; }
    [[nodiscard]] int starting() const { return starting_; }
    [[nodiscard]] int draining() const { return draining_; }
    [[nodiscard]] int desired() const { return running_ + starting_; }
    [[nodiscard]] std::int64_t busySlots() const { return busy_; }
    /// Steps that slots of running and draining workers were there for, and those they were busy,
    /// up to @p end.
    [[nodiscard]] std::int64_t slotTime(Step end) const;
    [[nodiscard]] std::int64_t busyTime(Step end) const;
    /// Billed steps of all workers, those still here until @p end.
    [[nodiscard]] Step billed(Step end) const;

private:
    enum class State : std::uint8_t
    {
        starting,
        running,
        draining,
        gone
    };
    struct Worker
    {
        State state = State::starting;
        int busy = 0;
        Step requested = 0;
        Step ready = 0;
        Step gone = never;
    };
    struct Slot
    {
        Attempt attempt;
        std::uint32_t number = 0; ///< of the attempt; 0 when free
    };
    struct FreeSlot
    {
        Step since;
        std::uint32_t worker;
        std::uint32_t slot;
        friend auto operator<=>(const FreeSlot&, const FreeSlot&) = default;
    };
    /// An end in one word, so that ordering costs one comparison: when, then the attempt's number.
    /// Ends lie below 2^32 steps; attempts are numbered as they start, so equal instants go in that
    /// order.
    struct End
    {
        std::uint64_t key;
        std::uint32_t slot;
        [[nodiscard]] Step at() const { return static_cast<Step>(key >> 32U); }
        [[nodiscard]] std::uint32_t number() const { return static_cast<std::uint32_t>(key); }
        friend bool operator>(const End& a, const End& b) { return a.key > b.key; }
    };
    struct Due
    {
        Step at;
        std::uint32_t worker;
    };
    template <typename T>
    using MinHeap = std::priority_queue<T, std::vector<T>, std::greater<>>;

    void addFree(const FreeSlot& place);
    void makeRunning(std::uint32_t worker, Step now);
    void retire(std::uint32_t worker, Step now);
    void leave(std::uint32_t worker, Step now);
    void drain(std::uint32_t worker, Step now);
    void dropStaleFreeSlots();
    void dropStaleEnds();
    [[nodiscard]] std::optional<std::uint32_t> newestStarting() const;
    [[nodiscard]] std::uint32_t chooseVictim();
    template <typename Key>
    [[nodiscard]] std::uint32_t runningWithLargest(Key key) const;
    [[nodiscard]] Step lastEnd(std::uint32_t worker) const;
    [[nodiscard]] Step billed(const Worker& worker, Step end) const;
    [[nodiscard]] std::size_t slotIndex(std::uint32_t worker, std::uint32_t slot) const
    {
        return std::size_t{worker} * static_cast<std::size_t>(concurrency_) + slot;
    }

    int concurrency_;
    LeavesFirst leavesFirst_;
    BilledFrom billedFrom_;
    Timing timing_;
    RandomStream victims_;

    std::vector<Worker> workers_;
    std::vector<std::uint32_t> present_; ///< numbers of those not gone, ascending
    std::vector<Slot> slots_;
    std::deque<FreeSlot> free_; ///< in order: slots become free as time goes by
    MinHeap<End> ends_;
    std::deque<Due> ready_; ///< one startup delay for all: in order by itself
    std::deque<Due> drainLimits_;
    std::uint32_t attempts_ = 0;
    std::int64_t busyTime_ = 0; ///< of attempts that are over
    std::int64_t busy_ = 0;
    int running_ = 0;
    int starting_ = 0;
    int draining_ = 0;
};

} // namespace afflux
