// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The first two plans of a freshly imported queue, so that there is something to compare at once: a
// fixed fleet as most pools have, and an age rule that follows the promise. Starting points to be
// moved, each with the arithmetic it came from.

#include "model/simulation/scenario.h"

#include <vector>

namespace afflux {

struct StarterPlan
{
    Plan plan;    ///< unnamed; the name is a text for people
    Message name; ///< "Fixed 6", "By age, 2 to 12"
    Message why;  ///< "The busiest hour keeps 4.4 workers busy; 6 would run at 75 %."
};

/// Mean number of busy slots (arrival rate x mean service time) over the busiest stretch of at most
/// an hour; the whole history when it is shorter.
[[nodiscard]] double busiestLoad(const Workload& workload);

/// The baseline first. Cost, startup delay and the rest of @p workers are taken over.
[[nodiscard]] std::vector<StarterPlan>
starterPlans(const Workload& workload, const Objective& objective, const Workers& workers = {});

} // namespace afflux
