// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Figures over times, for every engine.

#include "model/simulation/fleet.h"
#include "model/simulation/outcome.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace afflux {

/// The place of a percentile among @p count values in ascending order, from 0: nearest rank.
[[nodiscard]] std::size_t nearestRank(double percent, std::size_t count);

/// Percentiles, mean and share within @p promise of @p waits, in steps. When @p stop is requested
/// what comes back is not to be used.
[[nodiscard]] TimeToStart summariseWaits(std::span<const std::uint32_t> waits, Step promise,
                                         double percentile, TimeGrid grid,
                                         const std::stop_token& stop = {});

/// Money for @p workerSeconds over a run of @p duration seconds.
[[nodiscard]] CostFigures costOf(double workerSeconds, double duration, const Cost& cost);

} // namespace afflux
