// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures over jobs, from their starts.

#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/fifo/kernels.h"
#include "model/simulation/outcome.h"

#include <optional>
#include <stop_token>

namespace afflux::fifo {

/// Fills what @p outcome says of jobs: counts, times to start, ages, depths, drains and
/// utilisation. Gives the fingerprint's sum over jobs; nothing when stopped. Starts beyond the
/// started jobs are written over.
[[nodiscard]] std::optional<std::uint64_t>
jobFigures(const JobStream& jobs, const Scenario& scenario, const Plan& plan, const Trail& trail,
           std::uint32_t* start, Outcome& outcome, const std::stop_token& stop);

/// Breaches of the promise, in order of time.
void watchPromise(const JobStream& jobs, const Trail& trail, Step promise,
                  const std::uint32_t* start, EventList& events);

} // namespace afflux::fifo
