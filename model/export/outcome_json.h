// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The objects of `simulate --json` and `explain --json`. Keys are a contract: some may be added,
// none renamed. Numbers are plain (seconds, jobs, workers, currency units), words English.

#include "model/export/document.h"
#include "model/policy/decision.h"
#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <string>

namespace afflux {

/// {"queue", "scenario", "engine", "jobs", "timeToStart", "oldestAge", "depth", "fleet",
/// "utilisation", "scaling", "cost", ...}; jsonText() makes it text.
[[nodiscard]] Node outcomeDocument(const Outcome& outcome, const Scenario& scenario);
[[nodiscard]] std::string outcomeJson(const Outcome& outcome, const Scenario& scenario);

/// {"desired", "reason", "steps": [{"rule", "value", "limit"}]}; limit is null where there is none.
[[nodiscard]] Node decisionDocument(const Decision& decision, const Derivation& steps,
                                    const Limits& limits);
[[nodiscard]] std::string decisionJson(const Decision& decision, const Derivation& steps,
                                       const Limits& limits);

} // namespace afflux
