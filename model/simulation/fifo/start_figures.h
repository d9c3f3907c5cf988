// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures over jobs, from their starts.
//
// The deepest queue between two starts is the one just before the later: of the jobs arrived before
// start(i), all but i wait. A stretch of waiting jobs ends with job j when job j + 1 arrives after
// start(j).

#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/outcome.h"

#include <stop_token>

namespace afflux::fifo {

/// Fills what @p outcome says of jobs: counts, times to start, ages, depths, drains and the
/// fingerprint's sum over jobs, which comes back; nothing when stopped. Breaches of the
/// promise go to @p events, if any.
[[nodiscard]] std::optional<std::uint64_t>
jobFigures(const JobStream& jobs, const Scenario& scenario, const Plan& plan, const Trail& trail,
           const std::uint32_t* start, Outcome& outcome, EventList* events,
           const std::stop_token& stop);

} // namespace afflux::fifo
