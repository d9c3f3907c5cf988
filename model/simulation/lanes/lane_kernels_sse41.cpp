// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for SSE4.1: four policies at a time, on any x86-64-v2 machine.

#include "model/simulation/lanes/lane_kernels_impl.h"

#if defined(__x86_64__)
#include <smmintrin.h>

namespace afflux::lanes {

namespace {

struct FourLanes
{
    using Vec = __m128i;
    using Mask = __m128i;
    static constexpr std::size_t lanes = 4;
    static constexpr std::size_t inRegisters = 12; ///< rows, beside what else is there

    static Vec load(const std::uint32_t* from)
    {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(from));
    }
    static void store(std::uint32_t* to, Vec a)
    {
        _mm_store_si128(reinterpret_cast<__m128i*>(to), a);
    }
    static Vec all(std::uint32_t value) { return _mm_set1_epi32(static_cast<int>(value)); }
    static Vec add(Vec a, Vec b) { return _mm_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm_max_epu32(a, b); }
    static Mask above(Vec a, Vec b) { return _mm_cmpgt_epi32(a, b); }
    static Mask notAbove(Vec a, Vec b) { return _mm_cmpeq_epi32(_mm_max_epi32(a, b), b); }
    static Mask either(Mask a, Mask b) { return _mm_or_si128(a, b); }
    static Mask without(Mask a, Mask b) { return _mm_andnot_si128(b, a); }
    static bool any(Mask a) { return _mm_movemask_epi8(a) != 0; }
    static std::uint32_t bits(Mask a)
    {
        return static_cast<std::uint32_t>(_mm_movemask_ps(_mm_castsi128_ps(a)));
    }
    static Vec where(Mask mask, Vec then, Vec otherwise)
    {
        return _mm_blendv_epi8(otherwise, then, mask);
    }
    static Vec pick(Vec mask, Vec then, Vec otherwise) { return where(mask, then, otherwise); }
    static Vec addWhere(Mask mask, Vec a, Vec b)
    {
        return _mm_add_epi32(a, _mm_and_si128(mask, b));
    }
    static Vec lookUp(const std::uint32_t* table, Vec index)
    {
        const auto at = [&](int i) { return static_cast<int>(table[static_cast<unsigned>(i)]); };
        return _mm_setr_epi32(at(_mm_cvtsi128_si32(index)), at(_mm_extract_epi32(index, 1)),
                              at(_mm_extract_epi32(index, 2)), at(_mm_extract_epi32(index, 3)));
    }
    static void transpose(const std::uint32_t* from, std::uint32_t* const* to, std::size_t at)
    {
        const Vec a = load(from);
        const Vec b = load(from + 4);
        const Vec c = load(from + 8);
        const Vec d = load(from + 12);
        const Vec ab = _mm_unpacklo_epi32(a, b);
        const Vec cd = _mm_unpacklo_epi32(c, d);
        const Vec AB = _mm_unpackhi_epi32(a, b);
        const Vec CD = _mm_unpackhi_epi32(c, d);
        const auto put = [at](std::uint32_t* lane, Vec value) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(lane + at), value);
        };
        put(to[0], _mm_unpacklo_epi64(ab, cd));
        put(to[1], _mm_unpackhi_epi64(ab, cd));
        put(to[2], _mm_unpacklo_epi64(AB, CD));
        put(to[3], _mm_unpackhi_epi64(AB, CD));
    }
};

} // namespace

const LaneKernels sse41Lanes{
    .lanes = 4, .rowStep = 4, .serve = serve<FourLanes>, .spread = spread<FourLanes>};

} // namespace afflux::lanes
#endif
