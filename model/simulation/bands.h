// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the course of a run differs from draw to draw: at ticks of a common grid, the values that
// 2.5, 50 and 97.5 per cent of the runs do not exceed (nearest rank).

#include "model/simulation/outcome.h"

#include <array>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace afflux {

struct Bands
{
    struct Band
    {
        std::vector<double> low;    ///< 2.5 % of the runs are not above it
        std::vector<double> median; ///< 50 %
        std::vector<double> high;   ///< 97.5 %

        friend bool operator==(const Band&, const Band&) = default;
    };
    std::vector<double> time; ///< seconds from the start, of control ticks
    Band oldestAge;           ///< seconds
    Band depth;               ///< jobs
    Band desired;             ///< workers
    Band running;             ///< workers
    int runs = 0;             ///< how many runs they are over

    [[nodiscard]] bool empty() const { return time.empty(); }
    friend bool operator==(const Bands&, const Bands&) = default;
};

/// Of that many runs at most, the first ones: more change a quantile by less than a line's width,
/// and would fill the memory.
inline constexpr int mostBandRuns = 1000;

/// What bands need of one run: every stride-th tick.
struct TickSample
{
    std::vector<double> time;
    std::array<std::vector<float>, 4> values; ///< oldest age, depth, desired, running

    TickSample() = default;
    TickSample(const Trace& trace, std::size_t stride);
};

/// The bands of runs whose ticks fall on the same times. They reach as far as every run does: where
/// one has ended (a bare job list) the others are no longer the same population. None when @p stop
/// is requested.
[[nodiscard]] Bands bandsOf(const std::vector<TickSample>& runs, const std::stop_token& stop = {});

} // namespace afflux
