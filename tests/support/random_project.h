// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Projects with everything in them that a project can hold, drawn from a seed.

#include "model/project/project.h"

#include <random>

namespace afflux::test {

class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : engine_(seed)
    {
    }
    /// 0 .. @p count - 1
    std::size_t below(std::size_t count) { return count == 0 ? 0 : engine_() % count; }
    bool coin() { return below(2) == 0; }
    /// In [from, to), with all the digits a double has.
    double between(double from, double to)
    {
        return from + (to - from) * (static_cast<double>(engine_() >> 11) * 0x1p-53);
    }

private:
    std::mt19937_64 engine_;
};

/// A value @p info accepts, "none" included where it is one.
[[nodiscard]] Value randomValue(Dice& dice, const ParameterInfo& info);
[[nodiscard]] Faults randomFaults(Dice& dice);
[[nodiscard]] Schedule randomSchedule(Dice& dice);
[[nodiscard]] Plan randomPlan(Dice& dice);
[[nodiscard]] Workload randomWorkload(Dice& dice);
[[nodiscard]] History randomHistory(Dice& dice);
[[nodiscard]] Queue randomQueue(Dice& dice);
[[nodiscard]] Project randomProject(Dice& dice);

} // namespace afflux::test
