// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the processor can do, for code that comes in several widths. Results never depend on it.

#include <cstdint>
#include <string_view>

namespace afflux {

/// In ascending order: each includes those before it.
enum class InstructionSet : std::uint8_t
{
    scalar,
    sse41,  ///< 128 bits, and POPCNT; any x86-64-v2 machine
    avx2,   ///< 256 bits
    avx512, ///< 512 bits (F, BW, DQ, VL)
};

/// The best this machine has; scalar on anything but x86-64.
[[nodiscard]] InstructionSet bestInstructionSet();

/// "scalar", "SSE4.1", "AVX2", "AVX-512"
[[nodiscard]] std::string_view nameOf(InstructionSet set);

} // namespace afflux
