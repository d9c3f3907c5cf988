// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for SSE4.1: four jobs or slots at a time, on any x86-64-v2 machine.

#include "model/simulation/fifo/kernels_impl.h"

#if defined(__x86_64__)
#include <smmintrin.h>

namespace afflux::fifo {

namespace {

constexpr PackTable packTable;

struct FourLanes
{
    using Vec = __m128i;
    using Wide = __m128i;
    static constexpr std::size_t lanes = 4;

    static Vec load(const std::uint32_t* from)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    }
    static void store(std::uint32_t* to, Vec a)
    {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), a);
    }
    static Vec all(std::uint32_t value) { return _mm_set1_epi32(static_cast<int>(value)); }
    static std::uint32_t first(Vec a) { return static_cast<std::uint32_t>(_mm_cvtsi128_si32(a)); }
    static Vec second(Vec a) { return _mm_shuffle_epi32(a, 0x55); }
    static Vec moveDown(Vec a, Vec after) { return _mm_alignr_epi8(after, a, 4); }
    static std::size_t pack(std::uint32_t* to, unsigned mask, Vec a)
    {
        const auto* const order = reinterpret_cast<const __m128i*>(packTable.bytes[mask]);
        store(to, _mm_shuffle_epi8(a, _mm_load_si128(order)));
        return packTable.count[mask];
    }
    static Vec shiftIn(Vec a, std::uint32_t before)
    {
        return _mm_insert_epi32(_mm_slli_si128(a, 4), static_cast<int>(before), 0);
    }
    static Vec add(Vec a, Vec b) { return _mm_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm_max_epu32(a, b); }
    static Vec whereAbove(Vec a, Vec b, Vec then, Vec otherwise)
    {
        return _mm_blendv_epi8(otherwise, then, _mm_cmpgt_epi32(a, b));
    }
    static unsigned mask(Vec a)
    {
        return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(a)));
    }
    static unsigned maskAbove(Vec a, Vec b) { return mask(_mm_cmpgt_epi32(a, b)); }
    static unsigned maskIn(Vec a, const Vec* wanted)
    {
        return mask(_mm_or_si128(
            _mm_or_si128(_mm_cmpeq_epi32(a, wanted[0]), _mm_cmpeq_epi32(a, wanted[1])),
            _mm_or_si128(_mm_cmpeq_epi32(a, wanted[2]), _mm_cmpeq_epi32(a, wanted[3]))));
    }
    static std::uint32_t largest(Vec a)
    {
        a = max(a, _mm_shuffle_epi32(a, 0x4e));
        return first(max(a, _mm_shuffle_epi32(a, 0xb1)));
    }
    static Wide zero() { return _mm_setzero_si128(); }
    static Wide addProducts(Wide sum, Vec a, Vec b)
    {
        sum = _mm_add_epi64(sum, _mm_mul_epu32(a, b));
        return _mm_add_epi64(sum, _mm_mul_epu32(_mm_srli_epi64(a, 32), _mm_srli_epi64(b, 32)));
    }
    static Wide addWide(Wide sum, Vec a)
    {
        sum = _mm_add_epi64(sum, _mm_and_si128(a, _mm_set1_epi64x(0xffff'ffff)));
        return _mm_add_epi64(sum, _mm_srli_epi64(a, 32));
    }
    static std::uint64_t total(Wide a)
    {
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(a)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(a, 1));
    }
    static Vec bin(Vec wait)
    {
        const Vec least = _mm_set1_epi32(16255);
        const Vec bits = _mm_srli_epi32(_mm_castps_si128(_mm_cvtepi32_ps(wait)), 16);
        return _mm_sub_epi32(_mm_max_epi32(bits, least), least);
    }
};

template <std::size_t... registers>
constexpr std::array<Kernels::Serve, 17> serveTable(std::index_sequence<registers...>)
{
    return {nullptr, serveSorted<FourLanes, registers + 1>...};
}

} // namespace

const Kernels sse41Kernels{.lanes = 4,
                           .slots = 64,
                           .serve = serveTable(std::make_index_sequence<16>{}),
                           .countAfter = countAfter<FourLanes>,
                           .largest = largest<FourLanes>,
                           .sumJobs = sumJobs<FourLanes, OneLane>,
                           .pickWaits = pickWaits<FourLanes, OneLane>,
                           .nextGap = nextGap<FourLanes, OneLane>,
                           .afterLastGap = afterLastGap<FourLanes, OneLane>,
                           .nextLate = nextLate<FourLanes, OneLane>};

} // namespace afflux::fifo
#endif
