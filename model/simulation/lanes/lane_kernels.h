// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inner loops of policies side by side, once for each instruction set: one list of jobs, one
// policy a lane. Whole numbers below 2^31 throughout, as in fifo/kernels.h.

#include "model/simulation/fifo/kernels.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace afflux::lanes {

using fifo::noInstant;

inline constexpr std::size_t mostLanes = 16;
/// Workers a lane has at the most; larger fleets are quicker one by one.
inline constexpr std::size_t mostRows = 128;

/// What the loop knows of each lane's controller: enough to pass a tick at which nothing happens.
/// Lanes are each at their own instant but all at the same job.
struct LaneStates
{
    /// The lane's next tick, and no job may start after it before; of a lane that is done later
    /// than any.
    alignas(64) std::array<std::uint32_t, mostLanes> limit;
    alignas(64) std::array<std::uint32_t, mostLanes> tick; ///< its number, from 0
    /// A tick before this at which the signal is within low .. high changes nothing.
    alignas(64) std::array<std::uint32_t, mostLanes> until;
    alignas(64) std::array<std::uint32_t, mostLanes> low;
    alignas(64) std::array<std::uint32_t, mostLanes> high;
    /// All bits: the signal is the age of the oldest waiting job, in steps; none: how many wait.
    alignas(64) std::array<std::uint32_t, mostLanes> ofAge;
    /// Of the lane, not of the loop: those that run or start.
    alignas(64) std::array<std::uint32_t, mostLanes> workers;
};

/// The jobs, and the clock that all lanes have.
struct LaneJobs
{
    const std::uint32_t* arrival;
    const std::uint32_t* service;
    const std::uint32_t* arrivedBy; ///< jobs that arrived by each tick
    std::uint32_t interval;         ///< steps between ticks
};

struct LaneStop
{
    std::size_t job;   ///< the first that did not start in every lane
    std::uint32_t due; ///< a bit for each lane that must see to its controller before
};

struct LaneKernels
{
    /// Starts jobs from <= j < to in every lane, until some lane has something to do at a tick.
    /// @p free has an instant a worker and lane, lanes side by side and each ascending, with
    /// noInstant behind the last worker up to @p rows. Writes starts, lanes side by side.
    using Serve = LaneStop (*)(std::uint32_t* free, std::size_t rows, const LaneJobs& jobs,
                               std::size_t from, std::size_t to, LaneStates& states,
                               std::uint32_t* start);
    std::size_t lanes;
    std::size_t rowStep; ///< rows come in multiples of this
    Serve (*serve)(std::size_t rows);

    /// Copies @p count jobs' starts into an array a lane. @p count is a multiple of mostLanes, or
    /// the arrays have room up to the next.
    void (*spread)(const std::uint32_t* start, std::size_t count, std::uint32_t* const* lanes);
};

/// For @p policies at a time on this machine, up to @p widest: the narrowest that takes them all,
/// else the widest. Nullptr when there is none.
[[nodiscard]] const LaneKernels* laneKernels(InstructionSet widest, std::size_t policies);

#if defined(__x86_64__)
extern const LaneKernels sse41Lanes;
extern const LaneKernels avx2Lanes;
extern const LaneKernels avx512Lanes;
#endif

} // namespace afflux::lanes
