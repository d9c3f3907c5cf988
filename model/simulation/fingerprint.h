// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A short hash of a trajectory: every decision that changed desired, and the first start and the
// end of every job that arrived. The same for every engine, instruction set and machine.
//
// Jobs are hashed as a sum of products, one a job, of words that hold its number (NH of Black,
// Halevi, Krawczyk, Krovetz and Rogaway, "UMAC", 1999): the terms do not wait for one another, so
// that jobs may be taken in any order, by blocks and many at a time.

#include <cstdint>

namespace afflux {

class Fingerprint
{
public:
    /// What a job without a start, or not over yet, has in place of it.
    static constexpr std::uint32_t none = 0xffffffff;
    // Odd: every job number gives another key.
    static constexpr std::uint32_t startKey = 0x9e3779b1;
    static constexpr std::uint32_t endKey = 0x85ebca77;
    static constexpr std::uint32_t endOffset = 0xc2b2ae3d;

    /// The term of one job; those of all jobs are added up, modulo 2^64.
    [[nodiscard]] static std::uint64_t job(std::uint32_t number, std::uint32_t start,
                                           std::uint32_t end)
    {
        const std::uint32_t left = start + number * startKey;
        const std::uint32_t right = end + number * endKey + endOffset;
        return std::uint64_t{left} * right;
    }

    void decision(std::int64_t at, int desired)
    {
        fold(static_cast<std::uint64_t>(at));
        fold(static_cast<std::uint64_t>(desired));
    }

    /// @p jobs is the sum of the terms of all jobs that arrived.
    [[nodiscard]] std::uint64_t value(std::uint64_t jobs) const
    {
        // The finaliser of MurmurHash3, so that every bit of the sum shows in every bit.
        std::uint64_t mixed = jobs ^ decisions_;
        mixed = (mixed ^ (mixed >> 33U)) * 0xff51afd7ed558ccdU;
        mixed = (mixed ^ (mixed >> 33U)) * 0xc4ceb9fe1a85ec53U;
        return mixed ^ (mixed >> 33U);
    }

private:
    /// FNV-1a over whole words.
    void fold(std::uint64_t word) { decisions_ = (decisions_ ^ word) * 0x100000001b3U; }

    std::uint64_t decisions_ = 0xcbf29ce484222325U;
};

} // namespace afflux
