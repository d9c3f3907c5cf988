// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The workers of the reference simulator, and who of them gets the next job or leaves first.

#include "model/core/time.h"
#include "model/simulation/fleet.h"
#include "model/workload/random_stream.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace afflux::test {

struct Slot
{
    bool busy = false;
    Step freeSince = 0;
    std::size_t job = 0;
    Step ends = 0;              ///< when the job completes or times out
    bool fails = false;         ///< it then times out
    std::int64_t endEvent = -1; ///< number of the event that says so
};

struct Worker
{
    enum class State
    {
        starting,
        running,
        draining,
        gone
    };
    State state = State::starting;
    Step requested = 0; ///< when its start begins
    Step ready = -1;
    std::vector<Slot> slots;

    [[nodiscard]] bool idle() const;
    /// When the last of its jobs ends; it has one.
    [[nodiscard]] Step lastEnd() const;
};

struct Place
{
    std::size_t worker;
    std::size_t slot;
};

/// The slot that has been free longest; ties: lowest worker number, then lowest slot.
/// @p present: the numbers of workers not gone, ascending.
[[nodiscard]] std::optional<Place> longestFreeSlot(const std::vector<Worker>& workers,
                                                   const std::vector<std::size_t>& present);

/// Who leaves first; there is someone. Newer workers have higher numbers.
[[nodiscard]] std::size_t victim(const std::vector<Worker>& workers,
                                 const std::vector<std::size_t>& present, LeavesFirst rule,
                                 RandomStream& random);

} // namespace afflux::test
