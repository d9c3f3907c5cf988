// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/lanes/lane_kernels.h"

#include <algorithm>

namespace afflux::lanes {

const LaneKernels* laneKernels([[maybe_unused]] InstructionSet widest,
                               [[maybe_unused]] std::size_t policies)
{
#if defined(__x86_64__)
    const InstructionSet set = std::min(widest, bestInstructionSet());
    if (set < InstructionSet::sse41)
        return nullptr;
    if (set == InstructionSet::sse41 || policies <= sse41Lanes.lanes)
        return &sse41Lanes;
    if (set == InstructionSet::avx2 || policies <= avx2Lanes.lanes)
        return &avx2Lanes;
    return &avx512Lanes;
#else
    return nullptr;
#endif
}

} // namespace afflux::lanes
