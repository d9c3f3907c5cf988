// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One key of a scenario file set by its dotted path, for `--set key=value`: the parameters of the
// table, and what is no plain parameter there: queue, scenario, workload.arrivals.poisson and .for,
// workload.service.exponential ..., policy.flavour.

#include "model/core/result.h"
#include "model/simulation/scenario.h"

#include <string_view>

namespace afflux {

/// As setParameter(), whose errors it shares. Error::conflict when a rate is set where a history
/// gives the arrivals.
[[nodiscard]] Result<void> setScenarioKey(Scenario& scenario, std::string_view key,
                                          std::string_view text);

} // namespace afflux
