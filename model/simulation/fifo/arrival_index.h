// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How many jobs arrived before an instant, about: a table over time that is worth its making when
// many runs look into one list of jobs.

#include "model/simulation/fifo/kernels.h"
#include "model/workload/job_stream.h"

#include <algorithm>
#include <vector>

namespace afflux::fifo {

class ArrivalIndex
{
public:
    explicit ArrivalIndex(const JobStream& jobs)
    {
        constexpr std::size_t jobsToAnEntry = 2; // with fewer the bounds hardly narrow
        const std::size_t wanted = jobs.size() / jobsToAnEntry + 1;
        const std::size_t span = jobs.size() > 0 ? std::size_t{jobs.arrival.back()} + 1 : 1;
        while (span >> shift_ > wanted)
            ++shift_;
        before_.reserve((span >> shift_) + 2);
        std::size_t arrived = 0;
        for (std::size_t entry = 0; entry <= span >> shift_; ++entry) {
            while (arrived < jobs.size() && jobs.arrival[arrived] < entry << shift_)
                ++arrived;
            before_.push_back(static_cast<std::uint32_t>(arrived));
        }
        before_.push_back(static_cast<std::uint32_t>(jobs.size()));
    }

    /// Bounds for the number of jobs that arrived before @p at, seldom far apart.
    [[nodiscard]] std::size_t atLeastBefore(std::uint32_t at) const
    {
        return before_[std::min<std::size_t>(at >> shift_, before_.size() - 2)];
    }
    [[nodiscard]] std::size_t atMostBefore(std::uint32_t at) const
    {
        return before_[std::min<std::size_t>((at >> shift_) + 1, before_.size() - 1)];
    }

private:
    unsigned shift_ = 0;
    std::vector<std::uint32_t> before_; ///< jobs before each entry's first instant; all
};

} // namespace afflux::fifo
