// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Several policies over one list of jobs, side by side in the lanes of a vector: the loop over jobs
// of one policy waits for its own last step most of the time, and reads every job. Each lane gives
// the bits that fifo/ gives alone.

#include "model/simulation/fifo/arrival_index.h"
#include "model/simulation/fifo/fifo_plan.h"
#include "model/simulation/lanes/lane_kernels.h"
#include "model/simulation/lanes/lane_run.h"

#include <functional>
#include <optional>
#include <span>

namespace afflux::lanes {

struct LanePolicy
{
    std::size_t number; ///< the caller's
    const Scenario* scenario;
    fifo::Plan plan;
};

/// Nothing when the policy is one to be run alone: it is not of the kind fifo/ knows, or its fleet
/// may be large.
[[nodiscard]] std::optional<fifo::Plan> lanePlan(const JobStream& jobs, const Scenario& scenario,
                                                 InstructionSet widest, Step longestService);

/// What each of @p policies gives, which all have @p clock; @p done is told one by one: nothing of
/// a policy that turned out to be one to be run alone. Stops when asked to and tells nothing more.
void simulateInLanes(const JobStream& jobs, const fifo::ArrivalIndex& index,
                     std::span<const LanePolicy> policies, const Clock& clock,
                     const LaneKernels& kernels, const std::stop_token& stop,
                     const std::function<void(const LanePolicy&, std::optional<Outcome>)>& done);

} // namespace afflux::lanes
