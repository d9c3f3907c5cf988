// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/memory.h"

#include <cstdlib>

#if defined(__GLIBC__)
#include <malloc.h>
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

} // namespace afflux
