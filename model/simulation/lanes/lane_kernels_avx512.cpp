// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for AVX-512 (F, BW, DQ, VL): sixteen policies at a time.

#include "model/simulation/lanes/lane_kernels_impl.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace afflux::lanes {

namespace {

struct SixteenLanes
{
    using Vec = __m512i;
    using Mask = __mmask16;
    static constexpr std::size_t lanes = 16;
    static constexpr std::size_t inRegisters = 16; ///< rows, beside what else is there

    static Vec load(const std::uint32_t* from) { return _mm512_load_si512(from); }
    static void store(std::uint32_t* to, Vec a) { _mm512_store_si512(to, a); }
    static Vec all(std::uint32_t value) { return _mm512_set1_epi32(static_cast<int>(value)); }
    static Vec add(Vec a, Vec b) { return _mm512_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm512_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm512_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm512_max_epu32(a, b); }
    static Mask above(Vec a, Vec b) { return _mm512_cmpgt_epi32_mask(a, b); }
    static Mask notAbove(Vec a, Vec b) { return _mm512_cmple_epi32_mask(a, b); }
    static Mask either(Mask a, Mask b) { return static_cast<Mask>(a | b); }
    static Mask without(Mask a, Mask b) { return static_cast<Mask>(a & ~b); }
    static bool any(Mask a) { return a != 0; }
    static std::uint32_t bits(Mask a) { return a; }
    static Vec where(Mask mask, Vec then, Vec otherwise)
    {
        return _mm512_mask_blend_epi32(mask, otherwise, then);
    }
    static Vec pick(Vec mask, Vec then, Vec otherwise)
    {
        return where(_mm512_movepi32_mask(mask), then, otherwise);
    }
    static Vec addWhere(Mask mask, Vec a, Vec b) { return _mm512_mask_add_epi32(a, mask, a, b); }
    static Vec lookUp(const std::uint32_t* table, Vec index)
    {
        return _mm512_i32gather_epi32(index, table, 4);
    }
    static void transpose(const std::uint32_t* from, std::uint32_t* const* to, std::size_t at)
    {
        Vec quads[16]; // of rows 4k .. 4k + 3: columns i, i + 4, i + 8, i + 12 in quads[4k + i]
        for (std::size_t i = 0; i < 16; i += 4) {
            const Vec a = load(from + i * 16);
            const Vec b = load(from + i * 16 + 16);
            const Vec c = load(from + i * 16 + 32);
            const Vec d = load(from + i * 16 + 48);
            const Vec abLow = _mm512_unpacklo_epi32(a, b);
            const Vec abHigh = _mm512_unpackhi_epi32(a, b);
            const Vec cdLow = _mm512_unpacklo_epi32(c, d);
            const Vec cdHigh = _mm512_unpackhi_epi32(c, d);
            quads[i] = _mm512_unpacklo_epi64(abLow, cdLow);
            quads[i + 1] = _mm512_unpackhi_epi64(abLow, cdLow);
            quads[i + 2] = _mm512_unpacklo_epi64(abHigh, cdHigh);
            quads[i + 3] = _mm512_unpackhi_epi64(abHigh, cdHigh);
        }
        const auto put = [at](std::uint32_t* lane, Vec value) {
            _mm512_storeu_si512(lane + at, value);
        };
        for (std::size_t i = 0; i < 4; ++i) {
            const Vec upper = _mm512_shuffle_i32x4(quads[i], quads[i + 4], 0x88);
            const Vec upperOdd = _mm512_shuffle_i32x4(quads[i], quads[i + 4], 0xdd);
            const Vec lower = _mm512_shuffle_i32x4(quads[i + 8], quads[i + 12], 0x88);
            const Vec lowerOdd = _mm512_shuffle_i32x4(quads[i + 8], quads[i + 12], 0xdd);
            put(to[i], _mm512_shuffle_i32x4(upper, lower, 0x88));
            put(to[i + 4], _mm512_shuffle_i32x4(upperOdd, lowerOdd, 0x88));
            put(to[i + 8], _mm512_shuffle_i32x4(upper, lower, 0xdd));
            put(to[i + 12], _mm512_shuffle_i32x4(upperOdd, lowerOdd, 0xdd));
        }
    }
};

} // namespace

const LaneKernels avx512Lanes{
    .lanes = 16, .rowStep = 4, .serve = serve<SixteenLanes>, .spread = spread<SixteenLanes>};

} // namespace afflux::lanes
#endif
