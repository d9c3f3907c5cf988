// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/simulation/simulator.h"

#include <string>

namespace afflux::test {

/// The first thing in which two results differ ("start of job 3: 12 and 14"); empty when they
/// agree. Steps, counts, decisions and reasons to the bit, figures to 1e-12; the fingerprint is not
/// looked at.
[[nodiscard]] std::string firstDifference(const SimulationResult& expected,
                                          const SimulationResult& got);

/// What is wrong with a result by itself: jobs that do not add up at a tick, a job before its
/// arrival, out of order, or more in flight than slots. Empty when nothing is.
[[nodiscard]] std::string brokenLaw(const SimulationResult& result, const JobStream& jobs,
                                    const Scenario& scenario);

} // namespace afflux::test
