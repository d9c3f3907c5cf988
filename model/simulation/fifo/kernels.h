// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inner loops, once for each instruction set. Whole numbers below 2^31 throughout, so that
// every width gives the same bits. Each set is a translation unit of its own, compiled for it, that
// shares nothing with the rest of the program but these functions.

#include "model/simulation/instruction_set.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace afflux::fifo {

/// In place of an instant: later than any.
inline constexpr std::uint32_t noInstant = 0x7fff'ffff;
/// Slots kept in registers at the most.
inline constexpr std::size_t mostSorted = 256;
/// Jobs whose figures are taken together.
inline constexpr std::size_t blockJobs = 128;

/// Jobs by wait: 128 bins to a doubling, those below 256 steps one step wide.
struct WaitBins
{
    static constexpr std::uint32_t count = 4096;
    static constexpr std::uint32_t exactBelow = 128 * 8 + 1; ///< bins holding one wait only

    std::array<std::uint32_t, count> even{}; ///< of jobs with even and odd numbers: two counts in
    std::array<std::uint32_t, count> odd{};  ///< turns do not wait for each other
};

/// What is added up over jobs in order.
struct JobSums
{
    std::uint64_t fingerprint = 0;
    std::uint64_t waits = 0;
    std::uint64_t service = 0;
    std::uint64_t abovePromise = 0;  ///< time with the oldest waiting job older than the promise
    std::uint64_t withinPromise = 0; ///< jobs
};

struct Kernels
{
    /// Starts jobs from <= j < to in order in the slot free first, until one would start after
    /// @p limit; returns the first not started. @p sorted holds instants at which slots are free,
    /// ascending, and noInstant behind them to the end of the last register.
    using Serve = std::size_t (*)(std::uint32_t* sorted, const std::uint32_t* arrival,
                                  const std::uint32_t* service, std::uint32_t* start,
                                  std::size_t from, std::size_t to, std::uint32_t limit);
    std::size_t lanes;           ///< instants in a register
    std::size_t slots;           ///< that serve() can take; 0: none, a tree does better
    std::array<Serve, 17> serve; ///< by the number of registers; the first is unused

    /// How many of @p count instants lie after @p instant.
    std::size_t (*countAfter)(const std::uint32_t* instants, std::size_t count,
                              std::uint32_t instant);

    std::uint32_t (*largest)(const std::uint32_t* values, std::size_t count); ///< 0 of none

    /// Adds up jobs from <= j < to and puts the longest wait of each block, the last perhaps not
    /// whole, into @p longest. Jobs not over by @p end are hashed as having none.
    void (*sumJobs)(const std::uint32_t* arrival, const std::uint32_t* service,
                    const std::uint32_t* start, std::size_t from, std::size_t to,
                    std::uint32_t promise, std::uint32_t end, JobSums& sums, WaitBins& bins,
                    std::uint32_t* longest);

    /// Appends the waits of jobs from <= j < to that lie in one of four bins to @p found; returns
    /// how many. Writes up to a register beyond them.
    std::size_t (*pickWaits)(const std::uint32_t* arrival, const std::uint32_t* start,
                             std::size_t from, std::size_t to,
                             const std::array<std::uint32_t, 4>& bins, std::uint32_t* found);

    /// The first job from <= j < to after which the queue is empty, job j + 1 arriving after the
    /// start of j; @p to when there is none. There must be a job @p to.
    std::size_t (*nextGap)(const std::uint32_t* arrival, const std::uint32_t* start,
                           std::size_t from, std::size_t to);
    /// One more than the last such job; @p from when there is none.
    std::size_t (*afterLastGap)(const std::uint32_t* arrival, const std::uint32_t* start,
                                std::size_t from, std::size_t to);
    /// The first job from <= j < to that waits longer than @p promise; @p to when there is none.
    std::size_t (*nextLate)(const std::uint32_t* arrival, const std::uint32_t* start,
                            std::size_t from, std::size_t to, std::uint32_t promise);
};

/// The best the machine has, up to @p widest.
[[nodiscard]] const Kernels& kernels(InstructionSet widest);

extern const Kernels scalarKernels;
#if defined(__x86_64__)
extern const Kernels sse41Kernels;
extern const Kernels avx2Kernels;
extern const Kernels avx512Kernels;
#endif

} // namespace afflux::fifo
