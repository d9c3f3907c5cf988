// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/memory.h"

#include <cstdlib>
#include <new>

#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace afflux {

void keepFreedMemory()
{
#if defined(__GLIBC__)
    constexpr int mebibyte = 1 << 20;
    // A trace of a fortnight has columns of less than one; the C library allows no more than 32.
    mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 128 * mebibyte);
#endif
}

void FreeNumbers::operator()(std::uint32_t* numbers) const
{
    std::free(numbers);
}

Numbers largeNumbers(std::size_t count)
{
    constexpr std::size_t page = std::size_t{1} << 21U;
    const std::size_t bytes = (count * sizeof(std::uint32_t) + page - 1) / page * page;
    auto* const numbers = static_cast<std::uint32_t*>(std::aligned_alloc(page, bytes));
    if (!numbers)
        throw std::bad_alloc();
#if defined(__linux__)
    madvise(numbers, bytes, MADV_HUGEPAGE); // a wish; small pages do as well
#endif
    return Numbers(numbers);
}

} // namespace afflux
