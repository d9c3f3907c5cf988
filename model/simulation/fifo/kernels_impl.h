// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The inner loops over a type of vector. Included by each instruction set's translation unit only;
// the vector type lies in an unnamed namespace there, and so, with it, does everything made from
// these templates: no code compiled for one set can be linked into another's place.

#include "model/simulation/fifo/kernels.h"

#include <utility>

namespace afflux::fifo {

// The keys of Fingerprint::job(), stated again so that nothing inline is shared; kernels_scalar.cpp
// holds them against each other.
inline constexpr std::uint32_t hashStartKey = 0x9e3779b1;
inline constexpr std::uint32_t hashEndKey = 0x85ebca77;
inline constexpr std::uint32_t hashEndOffset = 0xc2b2ae3d;

/// Slots sorted by the instant they are free, over @p registers vectors. The first slot gets the
/// job: v is when it will be free again, and behind it every slot moves up by one that is free
/// before v:
///     a'[i] = min(a[i + 1], max(a[i], v))
/// The next first one is min(a[1], v), known before the registers are.
template <typename V, std::size_t registers>
std::size_t serveSorted(std::uint32_t* sorted, const std::uint32_t* arrival,
                        const std::uint32_t* service, std::uint32_t* start, std::size_t from,
                        std::size_t to, std::uint32_t limit)
{
    using Vec = typename V::Vec;
    Vec slots[registers];
    for (std::size_t i = 0; i < registers; ++i)
        slots[i] = V::load(sorted + i * V::lanes);
    const Vec none = V::all(noInstant);
    Vec first = V::all(sorted[0]);
    Vec second = V::second(slots[0]);
    for (; from < to; ++from) {
        const Vec begin = V::max(first, V::all(arrival[from]));
        const std::uint32_t at = V::first(begin);
        if (at > limit)
            break;
        start[from] = at;
        const Vec free = V::add(begin, V::all(service[from]));
        first = V::min(second, free);
        for (std::size_t i = 0; i < registers; ++i) {
            const Vec after = i + 1 < registers ? slots[i + 1] : none;
            slots[i] = V::min(V::moveDown(slots[i], after), V::max(slots[i], free));
        }
        second = V::second(slots[0]);
    }
    for (std::size_t i = 0; i < registers; ++i)
        V::store(sorted + i * V::lanes, slots[i]);
    return from;
}

template <typename V>
std::size_t countAfter(const std::uint32_t* instants, std::size_t count, std::uint32_t instant)
{
    std::size_t after = 0;
    std::size_t i = 0;
    const typename V::Vec bound = V::all(instant);
    for (; i + V::lanes <= count; i += V::lanes)
        after += static_cast<std::size_t>(
            __builtin_popcount(V::maskAbove(V::load(instants + i), bound)));
    for (; i < count; ++i)
        after += instants[i] > instant ? 1U : 0U;
    return after;
}

template <typename V>
struct JobSummer
{
    using Vec = typename V::Vec;
    using Wide = typename V::Wide;

    Vec promise;
    Vec end;
    Vec startKey; ///< job number x key, of each lane
    Vec endKey;
    Wide fingerprint = V::zero();
    Wide waits = V::zero();
    Wide service = V::zero();
    Wide abovePromise = V::zero();
    std::uint64_t within = 0;

    JobSummer(std::size_t from, std::uint32_t promised, std::uint32_t last)
        : promise(V::all(promised))
        , end(V::all(last))
    {
        std::uint32_t start[V::lanes];
        std::uint32_t over[V::lanes];
        for (std::size_t lane = 0; lane < V::lanes; ++lane) {
            const auto number = static_cast<std::uint32_t>(from + lane);
            start[lane] = number * hashStartKey;
            over[lane] = number * hashEndKey + hashEndOffset;
        }
        startKey = V::load(start);
        endKey = V::load(over);
    }

    /// One vector of jobs; returns their waits.
    Vec take(const std::uint32_t* arrival, Vec served, Vec start, Vec previous)
    {
        const Vec wait = V::sub(start, V::load(arrival));
        const Vec over = V::add(start, served);
        fingerprint = V::addProducts(fingerprint, V::add(start, startKey),
                                     V::add(V::whereAbove(over, end, V::all(~0U), over), endKey));
        startKey = V::add(startKey, V::all(static_cast<std::uint32_t>(V::lanes) * hashStartKey));
        endKey = V::add(endKey, V::all(static_cast<std::uint32_t>(V::lanes) * hashEndKey));
        waits = V::addWide(waits, wait);
        service = V::addWide(service, served);
        // From the later of the promise's end and the instant this job became the oldest.
        const Vec late = V::sub(V::max(wait, promise), promise);
        abovePromise = V::addWide(abovePromise, V::min(late, V::sub(start, previous)));
        within +=
            V::lanes - static_cast<std::size_t>(__builtin_popcount(V::maskAbove(wait, promise)));
        return wait;
    }

    void addTo(JobSums& sums) const
    {
        sums.fingerprint += V::total(fingerprint);
        sums.waits += V::total(waits);
        sums.service += V::total(service);
        sums.abovePromise += V::total(abovePromise);
        sums.withinPromise += within;
    }
};

template <typename V, typename One>
void sumJobs(const std::uint32_t* arrival, const std::uint32_t* service, const std::uint32_t* start,
             std::size_t from, std::size_t to, std::uint32_t promise, std::uint32_t end,
             JobSums& sums, WaitBins& bins, std::uint32_t* longest)
{
    static_assert(blockJobs % V::lanes == 0);
    JobSummer<V> summer(from, promise, end);
    while (to - from >= blockJobs) {
        std::uint32_t binned[blockJobs];
        typename V::Vec most = V::all(0);
        for (std::size_t i = 0; i < blockJobs; i += V::lanes) {
            const std::size_t job = from + i;
            const typename V::Vec before =
                job > 0 ? V::load(start + job - 1) : V::shiftIn(V::load(start), 0);
            const typename V::Vec wait =
                summer.take(arrival + job, V::load(service + job), V::load(start + job), before);
            most = V::max(most, wait);
            V::store(binned + i, V::bin(wait));
        }
        const std::uint32_t block = V::largest(most);
        *longest++ = block;
        if (block == 0) {
            bins.even[0] += blockJobs;
        } else {
            for (std::size_t i = 0; i < blockJobs; i += 2) {
                ++bins.even[binned[i]];
                ++bins.odd[binned[i + 1]];
            }
        }
        from += blockJobs;
    }
    summer.addTo(sums);
    if (from == to)
        return;
    JobSummer<One> rest(from, promise, end);
    std::uint32_t most = 0;
    for (; from < to; ++from) {
        const std::uint32_t before = from > 0 ? start[from - 1] : 0;
        const std::uint32_t wait = rest.take(arrival + from, service[from], start[from], before);
        most = most > wait ? most : wait;
        ++bins.even[One::bin(wait)];
    }
    rest.addTo(sums);
    *longest = most;
}

template <typename V, typename One>
std::size_t pickWaits(const std::uint32_t* arrival, const std::uint32_t* start, std::size_t from,
                      std::size_t to, const std::array<std::uint32_t, 4>& bins,
                      std::uint32_t* found)
{
    std::uint32_t* next = found;
    const typename V::Vec wanted[4] = {V::all(bins[0]), V::all(bins[1]), V::all(bins[2]),
                                       V::all(bins[3])};
    for (; to - from >= V::lanes; from += V::lanes) {
        const typename V::Vec wait = V::sub(V::load(start + from), V::load(arrival + from));
        next += V::pack(next, V::maskIn(V::bin(wait), wanted), wait);
    }
    for (; from < to; ++from) {
        const std::uint32_t bin = One::bin(start[from] - arrival[from]);
        if (bin == bins[0] || bin == bins[1] || bin == bins[2] || bin == bins[3])
            *next++ = start[from] - arrival[from];
    }
    return static_cast<std::size_t>(next - found);
}

template <typename V>
std::uint32_t largest(const std::uint32_t* values, std::size_t count)
{
    typename V::Vec most = V::all(0);
    std::size_t i = 0;
    for (; i + V::lanes <= count; i += V::lanes)
        most = V::max(most, V::load(values + i));
    std::uint32_t result = V::largest(most);
    for (; i < count; ++i)
        result = result > values[i] ? result : values[i];
    return result;
}

/// Whether job j is the last of a stretch of waiting jobs: the next one comes after its start.
template <typename V>
unsigned gaps(const std::uint32_t* arrival, const std::uint32_t* start, std::size_t job)
{
    return V::maskAbove(V::load(arrival + job + 1), V::load(start + job));
}

template <typename V, typename One>
std::size_t nextGap(const std::uint32_t* arrival, const std::uint32_t* start, std::size_t from,
                    std::size_t to)
{
    for (; to - from >= V::lanes; from += V::lanes)
        if (const unsigned mask = gaps<V>(arrival, start, from); mask != 0)
            return from + static_cast<std::size_t>(__builtin_ctz(mask));
    while (from < to && gaps<One>(arrival, start, from) == 0)
        ++from;
    return from;
}

template <typename V, typename One>
std::size_t afterLastGap(const std::uint32_t* arrival, const std::uint32_t* start, std::size_t from,
                         std::size_t to)
{
    for (; to - from >= V::lanes; to -= V::lanes)
        if (const unsigned mask = gaps<V>(arrival, start, to - V::lanes); mask != 0)
            return to - V::lanes + 32 - static_cast<std::size_t>(__builtin_clz(mask));
    while (to > from && gaps<One>(arrival, start, to - 1) == 0)
        --to;
    return to;
}

template <typename V, typename One>
std::size_t nextLate(const std::uint32_t* arrival, const std::uint32_t* start, std::size_t from,
                     std::size_t to, std::uint32_t promise)
{
    const typename V::Vec bound = V::all(promise);
    for (; to - from >= V::lanes; from += V::lanes) {
        const typename V::Vec wait = V::sub(V::load(start + from), V::load(arrival + from));
        if (const unsigned mask = V::maskAbove(wait, bound); mask != 0)
            return from + static_cast<std::size_t>(__builtin_ctz(mask));
    }
    while (from < to && start[from] - arrival[from] <= promise)
        ++from;
    return from;
}

namespace {

/// For each choice of four lanes: the bytes of the chosen ones, to move them to the front, and how
/// many they are.
struct PackTable
{
    alignas(16) std::uint8_t bytes[16][16]{};
    std::uint8_t count[16]{};

    constexpr PackTable()
    {
        for (unsigned mask = 0; mask < 16; ++mask)
            for (unsigned lane = 0; lane < 4; ++lane)
                if ((mask >> lane & 1U) != 0) {
                    for (unsigned i = 0; i < 4; ++i)
                        bytes[mask][4 * count[mask] + i] = static_cast<std::uint8_t>(4 * lane + i);
                    ++count[mask];
                }
    }
};

/// One job at a time: for what is left over, and for machines without vectors.

struct OneLane
{
    using Vec = std::uint32_t;
    using Wide = std::uint64_t;
    static constexpr std::size_t lanes = 1;

    static Vec load(const std::uint32_t* from) { return *from; }
    static void store(std::uint32_t* to, Vec a) { *to = a; }
    static Vec all(std::uint32_t value) { return value; }
    static Vec add(Vec a, Vec b) { return a + b; }
    static Vec sub(Vec a, Vec b) { return a - b; }
    static Vec min(Vec a, Vec b) { return a < b ? a : b; }
    static Vec max(Vec a, Vec b) { return a > b ? a : b; }
    static Vec whereAbove(Vec a, Vec b, Vec then, Vec otherwise)
    {
        return a > b ? then : otherwise;
    }
    static unsigned maskAbove(Vec a, Vec b) { return a > b ? 1U : 0U; }
    static unsigned maskIn(Vec a, const Vec* wanted)
    {
        return a == wanted[0] || a == wanted[1] || a == wanted[2] || a == wanted[3] ? 1U : 0U;
    }
    static std::size_t pack(std::uint32_t* to, unsigned mask, Vec a)
    {
        *to = a;
        return mask;
    }
    static Vec shiftIn(Vec, std::uint32_t before) { return before; }
    static std::uint32_t largest(Vec a) { return a; }
    static Wide zero() { return 0; }
    static Wide addProducts(Wide sum, Vec a, Vec b) { return sum + Wide{a} * b; }
    static Wide addWide(Wide sum, Vec a) { return sum + a; }
    static std::uint64_t total(Wide a) { return a; }
    static Vec bin(Vec wait)
    {
        const auto asFloat = static_cast<float>(static_cast<std::int32_t>(wait));
        std::uint32_t bits = 0;
        __builtin_memcpy(&bits, &asFloat, sizeof bits);
        return max(bits >> 16U, 16255) - 16255;
    }
};

} // namespace

} // namespace afflux::fifo
