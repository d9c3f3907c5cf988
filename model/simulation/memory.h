// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace afflux {

/// Asks the C library to keep memory that a result gives back, for the next one: a program that
/// simulates many times a second would otherwise spend more time on fresh pages than on the
/// simulation. For the whole process, so it is the program's to call, once and first. Nothing where
/// the C library has no such setting.
void keepFreedMemory();

struct FreeNumbers
{
    void operator()(std::uint32_t* numbers) const;
};
using Numbers = std::unique_ptr<std::uint32_t[], FreeNumbers>;

/// Room for @p count numbers, on large pages where the system has them: the first touch of each
/// page costs more than what is done with it.
[[nodiscard]] Numbers largeNumbers(std::size_t count);

} // namespace afflux
