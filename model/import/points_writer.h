// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What was read, as CSV, for `import --points`: nothing resampled, nothing localised.
//   series:  series,time,value            time is UTC, ISO 8601 with milliseconds
//   job log: arrival,start,end,service    service in seconds; empty cell = not known
// A history that holds both gives the series first, an empty line, then the jobs.

#include "model/workload/metric_series.h"

#include <string>

namespace afflux {

[[nodiscard]] std::string pointsCsv(const History& history);

} // namespace afflux
