// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A project: queues with their histories, and for each queue the plans that compete, one of them
// the baseline everything is compared with. Plain values; edits are in edit.h, files in
// project_store.h.

#include "model/simulation/scenario.h"
#include "model/workload/metric_series.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace afflux {

struct Queue
{
    std::string name;
    Objective objective;
    Workload workload;
    /// What was imported, for charts, re-fits and back-tests; null when the workload was made up.
    std::shared_ptr<const History> history;
    std::vector<Plan> plans;
    std::size_t baseline = 0; ///< index into plans; meaningless while there are none
    Faults faults;            ///< a what-if over all plans of the queue
    Run run;
    std::map<std::string, std::string> exportSettings; ///< "export.namespace" -> "jobs"

    friend bool operator==(const Queue& a, const Queue& b);
};

struct Project
{
    std::string zone; ///< IANA zone clock times are shown in; "" = UTC
    std::vector<Queue> queues;

    friend bool operator==(const Project&, const Project&) = default;
};

/// Whether a key of scenarioParameters() belongs to a plan (policy., workers., signal.) rather than
/// to its queue.
[[nodiscard]] bool isPlanKey(std::string_view key);

/// Equal in content; two nulls are equal.
[[nodiscard]] bool sameHistory(const std::shared_ptr<const History>& a,
                               const std::shared_ptr<const History>& b);

/// The plan as a complete scenario; cheap, histories are shared.
[[nodiscard]] Scenario scenarioOf(const Queue& queue, std::size_t plan);

} // namespace afflux
