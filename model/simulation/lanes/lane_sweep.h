// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which policies of a sweep go side by side.

#include "model/simulation/lanes/lane_engine.h"

#include <deque>
#include <vector>

namespace afflux::lanes {

/// Policies that have one clock and fleets of about one size.
struct LaneGroup
{
    std::span<const LanePolicy> policies;
    const Clock* clock;
    const LaneKernels* kernels;
};

struct LaneSweep
{
    std::optional<fifo::ArrivalIndex> index; ///< when there are groups
    std::vector<LanePolicy> policies;        ///< in order of clock and expected fleet
    std::deque<Clock> clocks;
    std::vector<LaneGroup> groups;  ///< of these policies
    std::vector<std::size_t> alone; ///< numbers of the scenarios that go one by one
};

/// Sorts @p scenarios into groups for @p threads; the groups refer to the sweep they come in.
[[nodiscard]] std::unique_ptr<LaneSweep> laneSweep(const JobStream& jobs,
                                                   std::span<const Scenario> scenarios, int threads,
                                                   InstructionSet widest);

} // namespace afflux::lanes
