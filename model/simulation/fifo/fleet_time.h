// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/time.h"
#include "model/simulation/fifo/kernels.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace afflux::fifo {

/// Of a whole run, in steps.
struct FleetTime
{
    Step billed = 0;
    Step slots = 0;    ///< slot time of running and draining workers
    Step overhang = 0; ///< what jobs in slots at the end still had to run
};

/// An instant as slots have it; those beyond any run are one.
[[nodiscard]] inline std::uint32_t slotInstant(Step at)
{
    return static_cast<std::uint32_t>(std::min(at, Step{noInstant} - 1));
}

/// Workers asked to leave that still have jobs, and these jobs' ends.
class Drains
{
public:
    void addJob(std::uint32_t end) { ends_.push_back(end); }
    void addWorker(std::uint32_t gone) { gone_.push_back(gone); }

    /// Forgets what is over at @p now.
    void pass(Step now)
    {
        const auto over = [now](std::uint32_t at) { return Step{at} <= now; };
        std::erase_if(ends_, over);
        std::erase_if(gone_, over);
    }

    [[nodiscard]] const std::vector<std::uint32_t>& ends() const { return ends_; }
    [[nodiscard]] int workers() const { return static_cast<int>(gone_.size()); }

private:
    std::vector<std::uint32_t> ends_;
    std::vector<std::uint32_t> gone_;
};

} // namespace afflux::fifo
