// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an outcome says that figures and charts do not say by themselves: a fleet that never wakes,
// a promise missed, a limit that was never reached. Few, the gravest first, each one sentence.

#include "model/core/error.h"
#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <vector>

namespace afflux {

struct Finding
{
    Severity severity = Severity::note; ///< error: the plan fails at its purpose
    Message what = {};

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// @p outcome is the scenario's own.
[[nodiscard]] std::vector<Finding> findingsOf(const Scenario& scenario, const Outcome& outcome);

} // namespace afflux
