// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The queue: within a class first in, first out by arrival, with room for jobs that come back to
// their old place; the most urgent class that has a job goes first.
//
// Jobs are numbered in arrival order: those never started wait in a line per class, or, with one
// class, are simply a range of numbers. Only returned jobs need a heap.

#include "model/workload/job_stream.h"

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace afflux::events {

class WaitingQueue
{
public:
    using Job = std::uint32_t;

    /// @p jobs must outlive this.
    explicit WaitingQueue(const JobStream& jobs)
        : classes_(jobs.jobClass.empty() ? nullptr : jobs.jobClass.data())
    {
    }

    /// Whether there are classes at all; what follows is told apart by it at compile time, since a
    /// queue of one class needs no lists.
    [[nodiscard]] bool classed() const { return classes_ != nullptr; }

    template <bool classed>
    void arrive()
    {
        const std::size_t which = classed ? classes_[arrived_] : 0;
        if constexpr (classed)
            lines_[which].fresh.push(arrived_);
        ++lines_[which].arrived;
        waitingClasses_ |= 1U << which;
        ++arrived_;
        ++waiting_;
    }
    void comeBack(Job job)
    {
        const std::size_t which = classes_ ? classes_[job] : 0;
        lines_[which].returned.push(job);
        waitingClasses_ |= 1U << which;
        ++waiting_;
    }

    [[nodiscard]] bool empty() const { return waiting_ == 0; }
    [[nodiscard]] std::int64_t size() const { return waiting_; }
    /// How many of a class have ever arrived.
    [[nodiscard]] Job arrived(std::size_t jobClass) const { return lines_[jobClass].arrived; }
    /// How many have ever arrived; the number of the next to arrive.
    [[nodiscard]] Job arrived() const { return arrived_; }

    /// The oldest waiting job of any class; the queue must not be empty.
    template <bool classed>
    [[nodiscard]] Job oldest() const
    {
        if constexpr (!classed)
            return front<false>(lines_[0]);
        Job oldest = ~Job{0};
        for (unsigned left = waitingClasses_; left != 0; left &= left - 1)
            oldest = std::min(oldest, front<true>(lines_[std::countr_zero(left)]));
        return oldest;
    }
    [[nodiscard]] Job oldest() const { return classed() ? oldest<true>() : oldest<false>(); }

    /// Takes the job to start next; the queue must not be empty.
    template <bool classed>
    Job take()
    {
        const int which = classed ? std::countr_zero(waitingClasses_) : 0;
        Line& line = lines_[which];
        const Job job = front<classed>(line);
        if (!line.returned.empty() && line.returned.top() == job)
            line.returned.pop();
        else if constexpr (classed)
            line.fresh.pop();
        else
            ++fresh_;
        if (classed && line.fresh.empty() && line.returned.empty())
            waitingClasses_ &= ~(1U << which);
        --waiting_;
        return job;
    }

private:
    /// Jobs in a row. As long as the queue is, however many jobs pass through it.
    class Row
    {
    public:
        [[nodiscard]] bool empty() const { return first_ == jobs_.size(); }
        [[nodiscard]] Job front() const { return jobs_[first_]; }
        void push(Job job)
        {
            if (jobs_.size() == jobs_.capacity() && 2 * first_ >= jobs_.size()) {
                jobs_.erase(jobs_.begin(), jobs_.begin() + static_cast<std::ptrdiff_t>(first_));
                first_ = 0;
            }
            jobs_.push_back(job);
        }
        void pop()
        {
            if (++first_ == jobs_.size()) {
                jobs_.clear();
                first_ = 0;
            }
        }

    private:
        std::vector<Job> jobs_;
        std::size_t first_ = 0;
    };

    /// One class.
    struct Line
    {
        Row fresh; ///< never started; with classes only
        Job arrived = 0;
        std::priority_queue<Job, std::vector<Job>, std::greater<>> returned;
    };

    template <bool classed>
    [[nodiscard]] Job front(const Line& line) const
    {
        Job job = ~Job{0};
        if constexpr (classed)
            job = line.fresh.empty() ? job : line.fresh.front();
        else
            job = fresh_ == arrived_ ? job : fresh_;
        return line.returned.empty() ? job : std::min(job, line.returned.top());
    }

    const std::uint8_t* classes_;
    std::array<Line, jobClassCount> lines_;
    unsigned waitingClasses_ = 0; ///< a bit for each that has a job; only kept with classes
    std::int64_t waiting_ = 0;
    Job arrived_ = 0;
    Job fresh_ = 0; ///< the first that was never started; with one class only
};

} // namespace afflux::events
