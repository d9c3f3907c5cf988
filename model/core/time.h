// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Time, twice: instants of the real world (UTC, microseconds) and steps of a simulation.
//
// A simulation counts time in integer steps from the start of the history, so that results are the
// same bits on every machine and at every optimisation level. The step is the finest of 1 us, 10
// us, 100 us, 1 ms, 10 ms at which horizon + longest service stays below 2^31 steps.

#include "model/core/message.h"

#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>

namespace afflux {

/// An instant in UTC. Histories are kept in these; a wrong instant is the worst fault an importer
/// has.
using Instant = std::chrono::sys_time<std::chrono::microseconds>;

/// Simulated time: steps since the start of the history.
using Step = std::int64_t;

using Microseconds = std::chrono::microseconds;

/// Nearest microsecond. Every grid's step is a whole number of them, so times compare exactly.
[[nodiscard]] inline Microseconds toMicroseconds(Seconds duration)
{
    return Microseconds(std::llround(duration.count() * 1e6));
}

/// One more than the largest step a job's end may reach.
inline constexpr Step stepLimit = Step{1} << 31;

/// How long a step is, and the only place where seconds become steps and back.
class TimeGrid
{
public:
    constexpr TimeGrid() = default;
    constexpr explicit TimeGrid(std::int64_t stepsPerSecond)
        : stepsPerSecond_(stepsPerSecond)
    {
    }

    /// The finest grid on which @p span stays below stepLimit; the coarsest when none does.
    [[nodiscard]] static TimeGrid finestFor(Seconds span)
    {
        for (const std::int64_t perSecond : {1'000'000, 100'000, 10'000, 1'000})
            if (span.count() * static_cast<double>(perSecond) < static_cast<double>(stepLimit))
                return TimeGrid(perSecond);
        return TimeGrid(100);
    }

    [[nodiscard]] constexpr std::int64_t stepsPerSecond() const { return stepsPerSecond_; }
    [[nodiscard]] constexpr Seconds step() const
    {
        return Seconds(1.0 / static_cast<double>(stepsPerSecond_));
    }
    /// Nearest step, halves away from zero.
    [[nodiscard]] Step steps(Seconds duration) const
    {
        return std::llround(duration.count() * static_cast<double>(stepsPerSecond_));
    }
    [[nodiscard]] Seconds seconds(Step steps) const
    {
        return Seconds(static_cast<double>(steps) / static_cast<double>(stepsPerSecond_));
    }
    [[nodiscard]] constexpr Microseconds microseconds(Step steps) const
    {
        return Microseconds(steps * (1'000'000 / stepsPerSecond_));
    }
    [[nodiscard]] double secondsCount(Step steps) const { return seconds(steps).count(); }

    friend constexpr bool operator==(TimeGrid, TimeGrid) = default;

private:
    std::int64_t stepsPerSecond_ = 1'000'000;
};

} // namespace afflux
