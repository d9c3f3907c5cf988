// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The simulator once more, written to be read: events one by one from a list ordered by instant,
// kind and number, plain vectors, scans where a faster program would keep an index. It shares the
// rules and the random streams with model/simulation and nothing else. What it says is compared
// with simulate() to the step over thousands of random scenarios.

#include "model/simulation/simulator.h"

namespace afflux::test {

/// Everything simulate() gives but the fingerprint, which stays 0.
[[nodiscard]] SimulationResult simulateByEvents(const JobStream& jobs, const Scenario& scenario);

} // namespace afflux::test
