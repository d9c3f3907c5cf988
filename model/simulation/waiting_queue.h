// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The queue: first in, first out by arrival, with room for jobs that come back to their old place.
//
// Jobs are numbered in arrival order, so those never started are one run of numbers,
// first..arrived; only returned jobs need a heap.

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace afflux {

class WaitingQueue
{
public:
    using Job = std::uint32_t;

    void arrive() { ++arrived_; }
    void comeBack(Job job) { returned_.push(job); }

    [[nodiscard]] bool empty() const { return fresh_ == arrived_ && returned_.empty(); }
    [[nodiscard]] std::int64_t size() const
    {
        return static_cast<std::int64_t>(arrived_ - fresh_) +
               static_cast<std::int64_t>(returned_.size());
    }
    /// How many have ever arrived; the number of the next to arrive.
    [[nodiscard]] Job arrived() const { return arrived_; }
    /// The oldest waiting job; the queue must not be empty.
    [[nodiscard]] Job front() const { return returnedFirst() ? returned_.top() : fresh_; }
    void pop()
    {
        if (returnedFirst())
            returned_.pop();
        else
            ++fresh_;
    }

private:
    [[nodiscard]] bool returnedFirst() const
    {
        return !returned_.empty() && (fresh_ == arrived_ || returned_.top() < fresh_);
    }

    Job arrived_ = 0;
    Job fresh_ = 0; ///< the first job that has never been started
    std::priority_queue<Job, std::vector<Job>, std::greater<>> returned_;
};

} // namespace afflux
