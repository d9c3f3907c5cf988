// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project.h"

namespace afflux {

bool isPlanKey(std::string_view key)
{
    return key.starts_with("policy.") || key.starts_with("workers.") || key.starts_with("signal.");
}

bool sameHistory(const std::shared_ptr<const History>& a, const std::shared_ptr<const History>& b)
{
    return a == b || (a && b && *a == *b);
}

bool operator==(const Queue& a, const Queue& b)
{
    return sameHistory(a.history, b.history) && a.name == b.name && a.objective == b.objective &&
           a.workload == b.workload && a.plans == b.plans && a.baseline == b.baseline &&
           a.faults == b.faults && a.run == b.run && a.exportSettings == b.exportSettings;
}

Scenario scenarioOf(const Queue& queue, std::size_t plan)
{
    return {queue.name,           queue.objective, queue.workload,
            queue.plans.at(plan), queue.faults,    queue.run};
}

} // namespace afflux
