// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project.h"

namespace afflux {

bool operator==(const Queue& a, const Queue& b)
{
    const bool sameHistory = a.history == b.history
        || (a.history && b.history && *a.history == *b.history);
    return sameHistory && a.name == b.name && a.objective == b.objective && a.workload == b.workload
        && a.plans == b.plans && a.baseline == b.baseline && a.run == b.run
        && a.exportSettings == b.exportSettings;
}

Scenario scenarioOf(const Queue& queue, std::size_t plan)
{
    return {queue.name, queue.objective, queue.workload, queue.plans.at(plan), queue.run};
}

} // namespace afflux
