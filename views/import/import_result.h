// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the import wizard hands over, and the edits that bring it into a project.

#include "model/project/edit.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace afflux {

struct ImportResult
{
    std::shared_ptr<const History> history;
    Workload workload;
    std::optional<std::size_t>
        queue;               ///< an existing queue whose history is replaced; none: a new one
    std::string queueName;   ///< of a new queue
    Objective objective;     ///< of a new queue
    std::vector<Plan> plans; ///< of a new queue, the baseline first
    std::string zone;        ///< clock times are shown in; "" = UTC
};

/// The edits in order; applied one after the other they are one step of the user's. A new queue
/// comes last and under a free name. The project takes the import's zone while it has no queue of
/// its own.
[[nodiscard]] std::vector<Edit> importEdits(const Project& project, const ImportResult& result);

} // namespace afflux
