// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for AVX2: eight policies at a time.

#include "model/simulation/lanes/lane_kernels_impl.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace afflux::lanes {

namespace {

struct EightLanes
{
    using Vec = __m256i;
    using Mask = __m256i;
    static constexpr std::size_t lanes = 8;
    static constexpr std::size_t inRegisters = 12; ///< rows, beside what else is there

    static Vec load(const std::uint32_t* from)
    {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(from));
    }
    static void store(std::uint32_t* to, Vec a)
    {
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), a);
    }
    static Vec all(std::uint32_t value) { return _mm256_set1_epi32(static_cast<int>(value)); }
    static Vec add(Vec a, Vec b) { return _mm256_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm256_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm256_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm256_max_epu32(a, b); }
    static Mask above(Vec a, Vec b) { return _mm256_cmpgt_epi32(a, b); }
    static Mask notAbove(Vec a, Vec b) { return _mm256_cmpeq_epi32(_mm256_max_epi32(a, b), b); }
    static Mask either(Mask a, Mask b) { return _mm256_or_si256(a, b); }
    static Mask without(Mask a, Mask b) { return _mm256_andnot_si256(b, a); }
    static bool any(Mask a) { return _mm256_movemask_epi8(a) != 0; }
    static std::uint32_t bits(Mask a)
    {
        return static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(a)));
    }
    static Vec where(Mask mask, Vec then, Vec otherwise)
    {
        return _mm256_blendv_epi8(otherwise, then, mask);
    }
    static Vec pick(Vec mask, Vec then, Vec otherwise) { return where(mask, then, otherwise); }
    static Vec addWhere(Mask mask, Vec a, Vec b)
    {
        return _mm256_add_epi32(a, _mm256_and_si256(mask, b));
    }
    static Vec lookUp(const std::uint32_t* table, Vec index)
    {
        return _mm256_i32gather_epi32(reinterpret_cast<const int*>(table), index, 4);
    }
    static void transpose(const std::uint32_t* from, std::uint32_t* const* to, std::size_t at)
    {
        Vec pairs[8];
        for (std::size_t i = 0; i < 8; i += 2) {
            const Vec a = load(from + i * 8);
            const Vec b = load(from + i * 8 + 8);
            pairs[i] = _mm256_unpacklo_epi32(a, b);
            pairs[i + 1] = _mm256_unpackhi_epi32(a, b);
        }
        const auto put = [at](std::uint32_t* lane, Vec value) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(lane + at), value);
        };
        for (std::size_t i = 0; i < 2; ++i) {
            const Vec evenLow = _mm256_unpacklo_epi64(pairs[i], pairs[i + 2]);
            const Vec oddLow = _mm256_unpackhi_epi64(pairs[i], pairs[i + 2]);
            const Vec evenHigh = _mm256_unpacklo_epi64(pairs[i + 4], pairs[i + 6]);
            const Vec oddHigh = _mm256_unpackhi_epi64(pairs[i + 4], pairs[i + 6]);
            put(to[2 * i], _mm256_permute2x128_si256(evenLow, evenHigh, 0x20));
            put(to[2 * i + 1], _mm256_permute2x128_si256(oddLow, oddHigh, 0x20));
            put(to[2 * i + 4], _mm256_permute2x128_si256(evenLow, evenHigh, 0x31));
            put(to[2 * i + 5], _mm256_permute2x128_si256(oddLow, oddHigh, 0x31));
        }
    }
};

} // namespace

const LaneKernels avx2Lanes{
    .lanes = 8, .rowStep = 4, .serve = serve<EightLanes>, .spread = spread<EightLanes>};

} // namespace afflux::lanes
#endif
