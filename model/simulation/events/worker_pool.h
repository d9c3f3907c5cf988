// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The fleet at work: who is starting, running, draining or gone, which slot takes the next job, and
// who leaves first. Jobs are only numbers here; what becomes of them is the engine's business.
//
// A worker has a number, never used again, and a place, which the next worker takes over when it is
// gone: what is kept is as large as the fleet ever was, not as long as the run.

#include "model/simulation/events/crashes.h"
#include "model/simulation/events/end_tree.h"
#include "model/simulation/events/free_slots.h"
#include "model/simulation/events/startups.h"
#include "model/simulation/fleet.h"
#include "model/simulation/timing.h"
#include "model/workload/random_stream.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <queue>
#include <vector>

namespace afflux::events {

class WorkerPool
{
public:
    using Job = std::uint32_t;

    /// One run of a job in a slot that is over.
    struct Attempt
    {
        Job job = 0;
        Step start = 0;
        bool timeout = false; ///< its timeout ended it, not its own end
    };
    /// Workers taken away with jobs in their slots.
    struct Interruption
    {
        int workers = 0;
        std::vector<Attempt> attempts;
    };

    WorkerPool(const Workers& workers, const Timing& timing, Startups startups, Crashes crashes,
               RandomStream victims);

    /// Adds @p count workers that already run at time 0.
    void addInitial(int count);
    /// Requests @p count workers. With no startup delay they run at once.
    void request(int count, Step now);
    /// Asks @p count workers to leave, by the order of simulation.md.
    void release(int count, Step now);

    /// The next instant at which a worker becomes ready, a drain limit expires or a worker crashes.
    [[nodiscard]] Step nextChange() const
    {
        return std::min({nextReady(), nextDrainLimit(), crashes_.next()});
    }
    [[nodiscard]] Step nextEnd() const
    {
        const EndTree::Key first = ends_.first();
        return first == EndTree::none ? never : EndTree::timeOf(first);
    }

    void becomeReady(Step now);
    /// Ends the attempt of nextEnd(), which is @p now; the worker goes if it was draining and is
    /// now empty.
    Attempt takeEnded(Step now);
    /// Takes the workers whose drain limit is @p now, with their jobs.
    [[nodiscard]] Interruption kill(Step now);
    /// Takes the workers that crash at @p now, with their jobs, and requests new ones for those in
    /// service.
    [[nodiscard]] Interruption crash(Step now);

    [[nodiscard]] bool hasFreeSlot()
    {
        while (!free_.empty()) {
            const FreeSlot& slot = free_.front();
            const Worker& worker = workers_[slot.slot >> placeShift_];
            if (worker.number == slot.worker && worker.state == State::running)
                return true;
            free_.popFront(); // its worker has left meanwhile
        }
        return false;
    }
    /// Puts a job into the slot that has been free longest; hasFreeSlot() must have said so.
    void start(Job job, Step now, Step end, bool timeout)
    {
        const FreeSlot place = free_.front();
        free_.popFront();
        slots_[place.slot] = {job, static_cast<std::uint32_t>(now), end};
        ends_.put(place.slot, EndTree::key(end, place.slot, timeout));
        ++busy_;
        ++workers_[place.slot >> placeShift_].busy;
        startsOfBusy_ += now;
    }

    [[nodiscard]] int running() const { return running_; }
    [[nodiscard]] int starting() const { return starting_; }
    [[nodiscard]] int draining() const { return draining_; }
    [[nodiscard]] int desired() const { return running_ + starting_; }
    [[nodiscard]] std::int64_t busySlots() const { return busy_; }
    /// Steps that slots of running and draining workers were there for, and those they were busy,
    /// up to now.
    [[nodiscard]] std::int64_t slotTime(Step now) const
    {
        return (serviceTime_ + (running_ + draining_) * now - readyOfServing_) * concurrency_;
    }
    [[nodiscard]] std::int64_t busyTime(Step now) const
    {
        return busyTime_ + busy_ * now - startsOfBusy_;
    }
    /// Billed steps of all workers, those still here until @p end.
    [[nodiscard]] Step billed(Step end) const;
    /// What runs now.
    template <typename Use>
    void forEachAttempt(Use use) const
    {
        for (const std::uint32_t place : present_)
            for (std::uint32_t slot = firstSlot(place); slot < endSlot(place); ++slot)
                if (slots_[slot].start != freeMark)
                    use(slots_[slot].job);
    }

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
        std::uint32_t number = 0;
        State state = State::gone;
        int busy = 0;
        Step billedFrom = 0;
        Step ready = 0;
    };
    static constexpr std::uint32_t freeMark = 0xffff'ffff;
    struct Slot
    {
        Job job = 0;
        std::uint32_t start = freeMark;
        Step end = 0; ///< when it will complete or time out, or never
    };
    /// What happens to a worker at an instant, in the order of instants and numbers.
    struct Due
    {
        Step at;
        std::uint32_t worker;
        std::uint32_t place;
        friend auto operator<=>(const Due&, const Due&) = default;
    };
    /// A worker with what chooses it: the largest leaves first.
    struct Candidate
    {
        bool idle;
        Step key;
        std::uint32_t number;
        std::uint32_t place;
        friend auto operator<=>(const Candidate&, const Candidate&) = default;
    };

    [[nodiscard]] Step nextReady() const { return ready_.empty() ? never : ready_.top().at; }
    [[nodiscard]] Step nextDrainLimit() const
    {
        return drainLimits_.empty() ? never : drainLimits_.front().at;
    }
    [[nodiscard]] std::uint32_t firstSlot(std::uint32_t place) const
    {
        return place << placeShift_;
    }
    [[nodiscard]] std::uint32_t endSlot(std::uint32_t place) const
    {
        return firstSlot(place) + static_cast<std::uint32_t>(concurrency_);
    }
    [[nodiscard]] bool isStill(const Due& due, State state) const
    {
        return workers_[due.place].number == due.worker && workers_[due.place].state == state;
    }

    std::uint32_t takePlace();
    void makeRunning(std::uint32_t place, Step now);
    void releaseStarting(int& count, Step now);
    void releaseRunning(int count, Step now);
    [[nodiscard]] std::vector<Candidate> candidates() const;
    [[nodiscard]] Candidate candidate(std::uint32_t place) const;
    [[nodiscard]] Step lastEnd(std::uint32_t place) const;
    void drain(std::uint32_t place, Step now);
    void interrupt(std::uint32_t place, Step now, Interruption& into);
    void retire(std::uint32_t place, Step now);
    void leave(std::uint32_t place, Step now);
    [[nodiscard]] Step billedTime(const Worker& worker, Step end) const;

    int concurrency_;
    unsigned placeShift_; ///< a place has a power of two of slots
    LeavesFirst leavesFirst_;
    BilledFrom billedFrom_;
    Step drainLimit_;
    Step increment_;
    Startups startups_;
    Crashes crashes_;
    RandomStream victims_;

    std::uint32_t nextNumber_ = 0;
    std::vector<Worker> workers_; ///< by place
    std::vector<std::uint32_t> freePlaces_;
    std::vector<std::uint32_t> present_; ///< places of those not gone, by number
    std::vector<Slot> slots_;
    FreeSlots free_;
    EndTree ends_;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> ready_;
    std::deque<Due> drainLimits_; ///< one limit for all: in order by itself

    // Sums of times, so that no figure needs a walk over workers or slots.
    std::int64_t busyTime_ = 0; ///< of attempts that are over
    std::int64_t startsOfBusy_ = 0;
    std::int64_t serviceTime_ = 0; ///< of workers that are gone
    std::int64_t readyOfServing_ = 0;
    Step billed_ = 0; ///< of workers that are gone

    std::int64_t busy_ = 0;
    int running_ = 0;
    int starting_ = 0;
    int draining_ = 0;
};

} // namespace afflux::events
