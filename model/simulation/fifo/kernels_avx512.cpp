// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for AVX-512 (F, BW, DQ, VL): sixteen jobs or slots at a time.

#include "model/simulation/fifo/kernels_impl.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace afflux::fifo {

namespace {

struct SixteenLanes
{
    using Vec = __m512i;
    using Wide = __m512i;
    static constexpr std::size_t lanes = 16;

    static Vec load(const std::uint32_t* from) { return _mm512_loadu_si512(from); }
    static void store(std::uint32_t* to, Vec a) { _mm512_storeu_si512(to, a); }
    static Vec all(std::uint32_t value) { return _mm512_set1_epi32(static_cast<int>(value)); }
    static std::uint32_t first(Vec a)
    {
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm512_castsi512_si128(a)));
    }
    static Vec second(Vec a) { return _mm512_permutexvar_epi32(_mm512_set1_epi32(1), a); }
    static Vec moveDown(Vec a, Vec after) { return _mm512_alignr_epi32(after, a, 1); }
    static std::size_t pack(std::uint32_t* to, unsigned mask, Vec a)
    {
        const auto chosen = static_cast<__mmask16>(mask);
        store(to, _mm512_maskz_compress_epi32(chosen, a)); // straight to memory is slow on some
        return static_cast<std::size_t>(__builtin_popcount(mask));
    }
    static Vec shiftIn(Vec a, std::uint32_t before)
    {
        return _mm512_alignr_epi32(a, all(before), 15);
    }
    static Vec add(Vec a, Vec b) { return _mm512_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm512_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm512_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm512_max_epu32(a, b); }
    static Vec whereAbove(Vec a, Vec b, Vec then, Vec otherwise)
    {
        return _mm512_mask_blend_epi32(_mm512_cmpgt_epi32_mask(a, b), otherwise, then);
    }
    static unsigned maskAbove(Vec a, Vec b) { return _mm512_cmpgt_epi32_mask(a, b); }
    static unsigned maskIn(Vec a, const Vec* wanted)
    {
        return static_cast<unsigned>(
            _mm512_cmpeq_epi32_mask(a, wanted[0]) | _mm512_cmpeq_epi32_mask(a, wanted[1]) |
            _mm512_cmpeq_epi32_mask(a, wanted[2]) | _mm512_cmpeq_epi32_mask(a, wanted[3]));
    }
    static std::uint32_t largest(Vec a) { return _mm512_reduce_max_epu32(a); }
    static Wide zero() { return _mm512_setzero_si512(); }
    static Wide addProducts(Wide sum, Vec a, Vec b)
    {
        sum = _mm512_add_epi64(sum, _mm512_mul_epu32(a, b));
        return _mm512_add_epi64(
            sum, _mm512_mul_epu32(_mm512_srli_epi64(a, 32), _mm512_srli_epi64(b, 32)));
    }
    static Wide addWide(Wide sum, Vec a)
    {
        sum = _mm512_add_epi64(sum, _mm512_and_si512(a, _mm512_set1_epi64(0xffff'ffff)));
        return _mm512_add_epi64(sum, _mm512_srli_epi64(a, 32));
    }
    static std::uint64_t total(Wide a) // modulo 2^64; the intrinsic adds signed numbers
    {
        std::uint64_t parts[8];
        _mm512_storeu_si512(parts, a);
        std::uint64_t sum = 0;
        for (const std::uint64_t part : parts)
            sum += part;
        return sum;
    }
    static Vec bin(Vec wait)
    {
        const Vec least = _mm512_set1_epi32(16255);
        const Vec bits = _mm512_srli_epi32(_mm512_castps_si512(_mm512_cvtepi32_ps(wait)), 16);
        return _mm512_sub_epi32(_mm512_max_epi32(bits, least), least);
    }
};

template <std::size_t... registers>
constexpr std::array<Kernels::Serve, 17> serveTable(std::index_sequence<registers...>)
{
    return {nullptr, serveSorted<SixteenLanes, registers + 1>...};
}

} // namespace

const Kernels avx512Kernels{.lanes = 16,
                            .slots = 256,
                            .serve = serveTable(std::make_index_sequence<16>{}),
                            .countAfter = countAfter<SixteenLanes>,
                            .largest = largest<SixteenLanes>,
                            .sumJobs = sumJobs<SixteenLanes, OneLane>,
                            .pickWaits = pickWaits<SixteenLanes, OneLane>,
                            .nextGap = nextGap<SixteenLanes, OneLane>,
                            .afterLastGap = afterLastGap<SixteenLanes, OneLane>,
                            .nextLate = nextLate<SixteenLanes, OneLane>};

} // namespace afflux::fifo
#endif
