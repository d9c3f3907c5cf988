// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scenario a command is about: out of a project, or out of a scenario file with a history.

#include "app/cli/arguments.h"
#include "model/simulation/scenario.h"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace afflux::cli {

/// What was said on the command line.
struct ScenarioRequest
{
    std::string file;  ///< a project, or a scenario file
    std::string queue; ///< of a project; "": the first
    std::string plan;  ///< of that queue; "": the first that is not the baseline
    std::vector<std::string> history;
    std::string format;
    std::string zone;
    std::map<std::string, std::string> map; ///< role -> column
    std::string jobs;
    std::vector<std::string> settings; ///< key=value, in order; "export." keys are kept apart
    bool needsArrivals = true;         ///< explain and export do without
};

struct SourcedScenario
{
    Scenario scenario;
    std::optional<Scenario> baseline; ///< of a project, where it is another plan
    std::map<std::string, std::string> exportSettings;
    std::vector<Message> assumptions;
    std::vector<Issue> issues;
};

/// FILE and the options about it; Error::missing when no file is named, conflict when two are.
[[nodiscard]] Result<ScenarioRequest> scenarioRequest(const Arguments& arguments);

[[nodiscard]] Result<SourcedScenario> sourceScenario(const ScenarioRequest& request,
                                                     const std::stop_token& stop);

} // namespace afflux::cli
