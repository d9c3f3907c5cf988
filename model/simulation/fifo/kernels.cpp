// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/kernels.h"

#include <algorithm>

namespace afflux::fifo {

const Kernels& kernels(InstructionSet widest)
{
    switch (std::min(widest, bestInstructionSet())) {
#if defined(__x86_64__)
    case InstructionSet::avx512:
        return avx512Kernels;
    case InstructionSet::avx2:
        return avx2Kernels;
    case InstructionSet::sse41:
        return sse41Kernels;
#endif
    default:
        return scalarKernels;
    }
}

} // namespace afflux::fifo
