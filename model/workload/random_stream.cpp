// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/random_stream.h"

#include "model/workload/deterministic_math.h"

#include <bit>

namespace afflux {

namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): fills the state from one word.
std::uint64_t splitMix(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

/// FNV-1a: a stable hash of the stream's name.
std::uint64_t hash(std::string_view name)
{
    std::uint64_t value = 0xcbf29ce484222325U;
    for (const char c : name)
        value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return value;
}

} // namespace

RandomStream::RandomStream(std::uint64_t seed, std::uint64_t replication, std::string_view name,
                           std::uint64_t index)
{
    // Mixed one after the other, so that (seed 1, replication 2) and (2, 1) share nothing.
    std::uint64_t mixer = seed;
    for (const std::uint64_t part : {replication, hash(name), index})
        mixer = splitMix(mixer) ^ part;
    for (std::uint64_t& word : state_)
        word = splitMix(mixer);
}

std::uint64_t RandomStream::next()
{
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

double RandomStream::uniform()
{
    return static_cast<double>(next() >> 11U) * 0x1.0p-53;
}

std::uint64_t RandomStream::below(std::uint64_t bound)
{
    return ((next() >> 32U) * bound) >> 32U;
}

double RandomStream::exponential()
{
    return -deterministic::log(uniformAboveZero());
}

double RandomStream::normal()
{
    // The half step keeps p inside (0, 1) and symmetric.
    return deterministic::normalQuantile((static_cast<double>(next() >> 11U) + 0.5) * 0x1.0p-53);
}

} // namespace afflux
