// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/import_result.h"

namespace afflux {

std::vector<Edit> importEdits(const Project& project, const ImportResult& result)
{
    std::vector<Edit> edits;
    if (project.queues.empty() && project.zone != result.zone)
        edits.push_back(SetZone{result.zone});
    if (result.queue) {
        edits.push_back(SetWorkload{*result.queue, result.workload, result.history});
        return edits;
    }
    Queue queue;
    queue.name = freeName(result.queueName, project.queues);
    queue.objective = result.objective;
    queue.workload = result.workload;
    queue.history = result.history;
    queue.plans = result.plans;
    edits.push_back(InsertQueue{project.queues.size(), queue});
    return edits;
}

} // namespace afflux
