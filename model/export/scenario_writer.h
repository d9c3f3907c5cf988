// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Writes scenario files: the inverse of model/import/scenario_reader.h. Every parameter is written,
// so that a file reads the same after a default changes.

#include "model/export/document.h"
#include "model/import/scenario_reader.h"
#include "model/simulation/scenario.h"

#include <optional>
#include <string>

namespace afflux {

/// A measured workload as the CSV file that stands beside the scenario, and how `history:` names
/// it.
struct WorkloadFile
{
    HistoryReference reference;
    std::string name;    ///< "history.csv", "jobs.csv"
    std::string content; ///< CSV
};

/// Nothing for drawn (Poisson) arrivals.
[[nodiscard]] std::optional<WorkloadFile> workloadFile(const Workload& workload);

/// The scenario as a document; measured arrivals are left to @p history.
[[nodiscard]] Node scenarioDocument(const Scenario& scenario,
                                    const std::optional<HistoryReference>& history = {});

/// The document as YAML with units in comments, or as JSON.
[[nodiscard]] std::string scenarioYaml(const Scenario& scenario,
                                       const std::optional<HistoryReference>& history = {});
[[nodiscard]] std::string scenarioJson(const Scenario& scenario,
                                       const std::optional<HistoryReference>& history = {});

} // namespace afflux
