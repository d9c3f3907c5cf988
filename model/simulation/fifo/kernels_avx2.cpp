// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled for AVX2: eight jobs or slots at a time.

#include "model/simulation/fifo/kernels_impl.h"

#if defined(__x86_64__)
#include <immintrin.h>

namespace afflux::fifo {

namespace {

constexpr PackTable packTable;

struct EightLanes
{
    using Vec = __m256i;
    using Wide = __m256i;
    static constexpr std::size_t lanes = 8;

    static Vec load(const std::uint32_t* from)
    {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
    }
    static void store(std::uint32_t* to, Vec a)
    {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), a);
    }
    static Vec all(std::uint32_t value) { return _mm256_set1_epi32(static_cast<int>(value)); }
    static std::uint32_t first(Vec a)
    {
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm256_castsi256_si128(a)));
    }
    static Vec second(Vec a)
    {
        return _mm256_broadcastd_epi32(_mm_shuffle_epi32(_mm256_castsi256_si128(a), 0x55));
    }
    static Vec moveDown(Vec a, Vec after)
    {
        return _mm256_alignr_epi8(_mm256_permute2x128_si256(a, after, 0x21), a, 4);
    }
    static std::size_t pack(std::uint32_t* to, unsigned mask, Vec a)
    {
        const auto half = [](std::uint32_t* into, unsigned chosen, __m128i lanes4) {
            const auto* const order = reinterpret_cast<const __m128i*>(packTable.bytes[chosen]);
            _mm_storeu_si128(reinterpret_cast<__m128i*>(into),
                             _mm_shuffle_epi8(lanes4, _mm_load_si128(order)));
            return std::size_t{packTable.count[chosen]};
        };
        const std::size_t low = half(to, mask & 15U, _mm256_castsi256_si128(a));
        return low + half(to + low, mask >> 4U, _mm256_extracti128_si256(a, 1));
    }
    static Vec shiftIn(Vec a, std::uint32_t before)
    {
        const Vec moved = _mm256_permutevar8x32_epi32(a, _mm256_setr_epi32(0, 0, 1, 2, 3, 4, 5, 6));
        return _mm256_blend_epi32(moved, all(before), 1);
    }
    static Vec add(Vec a, Vec b) { return _mm256_add_epi32(a, b); }
    static Vec sub(Vec a, Vec b) { return _mm256_sub_epi32(a, b); }
    static Vec min(Vec a, Vec b) { return _mm256_min_epu32(a, b); }
    static Vec max(Vec a, Vec b) { return _mm256_max_epu32(a, b); }
    static Vec whereAbove(Vec a, Vec b, Vec then, Vec otherwise)
    {
        return _mm256_blendv_epi8(otherwise, then, _mm256_cmpgt_epi32(a, b));
    }
    static unsigned mask(Vec a)
    {
        return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(a)));
    }
    static unsigned maskAbove(Vec a, Vec b) { return mask(_mm256_cmpgt_epi32(a, b)); }
    static unsigned maskIn(Vec a, const Vec* wanted)
    {
        return mask(_mm256_or_si256(
            _mm256_or_si256(_mm256_cmpeq_epi32(a, wanted[0]), _mm256_cmpeq_epi32(a, wanted[1])),
            _mm256_or_si256(_mm256_cmpeq_epi32(a, wanted[2]), _mm256_cmpeq_epi32(a, wanted[3]))));
    }
    static std::uint32_t largest(Vec a)
    {
        __m128i b = _mm_max_epu32(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1));
        b = _mm_max_epu32(b, _mm_shuffle_epi32(b, 0x4e));
        b = _mm_max_epu32(b, _mm_shuffle_epi32(b, 0xb1));
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(b));
    }
    static Wide zero() { return _mm256_setzero_si256(); }
    static Wide addProducts(Wide sum, Vec a, Vec b)
    {
        sum = _mm256_add_epi64(sum, _mm256_mul_epu32(a, b));
        return _mm256_add_epi64(
            sum, _mm256_mul_epu32(_mm256_srli_epi64(a, 32), _mm256_srli_epi64(b, 32)));
    }
    static Wide addWide(Wide sum, Vec a)
    {
        sum = _mm256_add_epi64(sum, _mm256_and_si256(a, _mm256_set1_epi64x(0xffff'ffff)));
        return _mm256_add_epi64(sum, _mm256_srli_epi64(a, 32));
    }
    static std::uint64_t total(Wide a)
    {
        const __m128i b = _mm_add_epi64(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1));
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(b)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(b, 1));
    }
    static Vec bin(Vec wait)
    {
        const Vec least = _mm256_set1_epi32(16255);
        const Vec bits = _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(wait)), 16);
        return _mm256_sub_epi32(_mm256_max_epi32(bits, least), least);
    }
};

template <std::size_t... registers>
constexpr std::array<Kernels::Serve, 17> serveTable(std::index_sequence<registers...>)
{
    return {nullptr, serveSorted<EightLanes, registers + 1>...};
}

} // namespace

const Kernels avx2Kernels{.lanes = 8,
                          .slots = 128,
                          .serve = serveTable(std::make_index_sequence<16>{}),
                          .countAfter = countAfter<EightLanes>,
                          .largest = largest<EightLanes>,
                          .sumJobs = sumJobs<EightLanes, OneLane>,
                          .pickWaits = pickWaits<EightLanes, OneLane>,
                          .nextGap = nextGap<EightLanes, OneLane>,
                          .afterLastGap = afterLastGap<EightLanes, OneLane>,
                          .nextLate = nextLate<EightLanes, OneLane>};

} // namespace afflux::fifo
#endif
