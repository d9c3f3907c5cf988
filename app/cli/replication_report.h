// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What several draws say of a scenario: means, how sure they are, and how many more it would take.

#include "model/export/document.h"
#include "model/simulation/comparison.h"
#include "model/text/say.h"

#include <span>
#include <string>

namespace afflux::cli {

/// How many runs in all bring the mean of the 95th percentile of the time to start to @p wanted.
[[nodiscard]] std::optional<std::int64_t> runsNeeded(const Replications& runs, Precision wanted);

/// "5%" or "0.5s". Error::badValue with the key "--precision".
[[nodiscard]] Result<Precision> parsePrecision(const std::string& text);

/// {"count", "level", "deterministic", "figures": {key: {"mean", "low", "high", "sd"}}, "needed"}.
/// low and high are null where there is no interval.
[[nodiscard]] Node replicationsNode(const Replications& runs, Precision wanted);

/// A table of means, intervals and deviations.
[[nodiscard]] std::string replicationTable(const Replications& runs, const Scenario& scenario,
                                           const Speech& speech);
/// The differences of the second of @p comparison to the first, with their intervals.
[[nodiscard]] std::string differenceTable(const Comparison& comparison, const Scenario& first,
                                          const Scenario& second, const Speech& speech);
/// What the columns of these tables are.
[[nodiscard]] Message columnsSentence(double level);
/// How many runs the precision takes, or why that cannot be said.
[[nodiscard]] Message neededSentence(const Replications& runs, Precision wanted);

} // namespace afflux::cli
