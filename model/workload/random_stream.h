// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Named streams of random numbers.
//
// Every use of chance has its own stream, derived from seed + replication + name, so that changing
// the policy (or the victims' order) never changes which jobs arrive: policies are compared on
// common random numbers. The sampling is ours because std's distributions differ between libraries.
//
// Generator: xoshiro256++ 1.0 (Blackman and Vigna 2019, prng.di.unimi.it), seeded through
// SplitMix64.

#include <array>
#include <cstdint>
#include <string_view>

namespace afflux {

class RandomStream
{
public:
    /// @p index separates sub-streams of one name (the bin of a history, say).
    RandomStream(std::uint64_t seed, std::uint64_t replication, std::string_view name,
                 std::uint64_t index = 0);

    [[nodiscard]] std::uint64_t next();
    /// Uniform in [0, 1), 53 bits.
    [[nodiscard]] double uniform();
    /// Uniform in (0, 1]: safe to take the logarithm of.
    [[nodiscard]] double uniformAboveZero() { return 1.0 - uniform(); }
    /// Uniform integer in [0, bound); bound > 0 (Lemire's multiply-shift, without rejection: the
    /// bias is below 2^-32 for the bounds used here).
    [[nodiscard]] std::uint64_t below(std::uint64_t bound);
    /// Exponential with mean 1.
    [[nodiscard]] double exponential();
    /// Standard normal, by inversion: one uniform a draw, so streams stay aligned.
    [[nodiscard]] double normal();

private:
    std::array<std::uint64_t, 4> state_{};
};

} // namespace afflux
