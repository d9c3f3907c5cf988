// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/text/say.h"
#include "model/workload/metric_series.h"

#include <string>
#include <vector>

namespace afflux::cli {

struct ProjectImport
{
    std::string queue; ///< its name in the project
    std::vector<Message> assumptions;
    std::vector<Issue> issues;
};

/// Puts a history into a project file, which is made when absent. A queue of that name gets the new
/// workload and keeps its plans; a new one gets two plans to start from, named in @p speech.
/// @p queue: ""; the first file's name. From a log of several queues its jobs alone are taken.
[[nodiscard]] Result<ProjectImport> importIntoProject(const History& history,
                                                      const std::string& queue,
                                                      const std::string& project,
                                                      const Speech& speech);

} // namespace afflux::cli
