// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/instruction_set.h"

namespace afflux {

namespace {

InstructionSet detect()
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return InstructionSet::avx512;
    if (__builtin_cpu_supports("avx2"))
        return InstructionSet::avx2;
    if (__builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("popcnt"))
        return InstructionSet::sse41;
#endif
    return InstructionSet::scalar;
}

} // namespace

InstructionSet bestInstructionSet()
{
    static const InstructionSet best = detect();
    return best;
}

std::string_view nameOf(InstructionSet set)
{
    switch (set) {
    case InstructionSet::scalar:
        return "scalar";
    case InstructionSet::sse41:
        return "SSE4.1";
    case InstructionSet::avx2:
        return "AVX2";
    case InstructionSet::avx512:
        return "AVX-512";
    }
    return "scalar";
}

} // namespace afflux
