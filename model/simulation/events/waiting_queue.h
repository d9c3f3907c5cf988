// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The queue: within a class first in, first out by arrival, with room for jobs that come back to
// their old place; the most urgent class that has a job goes first.
//
// Jobs are numbered in arrival order, so the jobs of a class that were never started are one run of
// places in the list of its jobs; only returned jobs need a heap.

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

    /// @p order is room for the lists; it must outlive this, as @p jobs must.
    WaitingQueue(const JobStream& jobs, std::vector<Job>& order)
        : classes_(jobs.jobClass.empty() ? nullptr : jobs.jobClass.data())
    {
        if (!classes_)
            return;
        order.resize(jobs.size());
        order_ = order.data();
        std::array<Job, jobClassCount> next{};
        for (const std::uint8_t jobClass : jobs.jobClass)
            for (std::size_t i = jobClass + std::size_t{1}; i < jobClassCount; ++i)
                ++next[i]; // where the list of a less urgent class begins
        for (std::size_t i = 0; i < jobClassCount; ++i)
            lines_[i].fresh = lines_[i].arrived = next[i];
        for (Job job = 0; job < jobs.size(); ++job)
            order[next[classes_[job]]++] = job;
    }

    /// Whether there are classes at all; what follows is told apart by it at compile time, since a
    /// queue of one class needs no lists.
    [[nodiscard]] bool classed() const { return classes_ != nullptr; }

    template <bool classed>
    void arrive()
    {
        const std::size_t which = classed ? classes_[arrived_] : 0;
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
    [[nodiscard]] std::int64_t size(std::size_t jobClass) const
    {
        const Line& line = lines_[jobClass];
        return static_cast<std::int64_t>(line.arrived - line.fresh) +
               static_cast<std::int64_t>(line.returned.size());
    }
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
        else
            ++line.fresh;
        if (classed && line.fresh == line.arrived && line.returned.empty())
            waitingClasses_ &= ~(1U << which);
        --waiting_;
        return job;
    }

private:
    /// One class. Places count in the list of all classes' jobs, most urgent first.
    struct Line
    {
        Job fresh = 0; ///< the first job that has never been started
        Job arrived = 0;
        std::priority_queue<Job, std::vector<Job>, std::greater<>> returned;
    };

    template <bool classed>
    [[nodiscard]] Job front(const Line& line) const
    {
        Job job = ~Job{0};
        if (line.fresh != line.arrived)
            job = classed ? order_[line.fresh] : line.fresh;
        return line.returned.empty() ? job : std::min(job, line.returned.top());
    }

    const std::uint8_t* classes_;
    const Job* order_ = nullptr;
    std::array<Line, jobClassCount> lines_;
    unsigned waitingClasses_ = 0; ///< a bit for each that has a job; only kept with classes
    std::int64_t waiting_ = 0;
    Job arrived_ = 0;
};

} // namespace afflux::events
