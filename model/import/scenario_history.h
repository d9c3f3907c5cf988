// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From a scenario file to a scenario that can run: its `history:` read and fitted.

#include "model/import/scenario_reader.h"
#include "model/workload/fit.h"

#include <memory>
#include <stop_token>

namespace afflux {

struct LoadedScenario
{
    Scenario scenario;
    std::shared_ptr<const History> history; ///< null: drawn arrivals or a bare job list
    std::vector<Message> assumptions;
    std::vector<Issue> issues;
};

/// Reads what `history:` names, relative to @p folder, and puts the fitted arrivals (and service
/// times, unless the file gives its own) into the scenario. Without a history: the scenario as it
/// is.
[[nodiscard]] Result<LoadedScenario>
loadScenario(const ScenarioFile& file, const std::string& folder, std::stop_token stop = {});

/// A bare job list, CSV `arrival,service[,class]` in seconds from the start, for `--jobs`: nothing
/// is drawn at random. Errors: io, missing (a column), badValue with the line. A class nobody knows
/// is an issue and counts as normal, as does none beside jobs that have one.
[[nodiscard]] Result<RecordedArrivals> readJobList(const std::string& path,
                                                   std::vector<Issue>& issues);

} // namespace afflux
