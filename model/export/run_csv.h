// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A run as CSV: `simulate --trace`, `--starts` and `--events`. English, '.', "\n"; an empty cell is
// no value.

#include "model/policy/limits.h"
#include "model/simulation/faults.h"
#include "model/simulation/outcome.h"
#include "model/workload/job_stream.h"

#include <iosfwd>
#include <string>

namespace afflux {

/// One row a control tick:
/// time,depth,in_flight,oldest_age,running,starting,draining,desired,signal, decision,reason. @p
/// limits are the policy's, for the words of the reason.
void writeTraceCsv(std::ostream& out, const Trace& trace, const Limits& limits);

/// One row a job in arrival order: arrival,service,start,end,outcome; seconds with 6 decimals, made
/// from whole microseconds.
void writeStartsCsv(std::ostream& out, const JobStream& jobs, const JobStarts& starts);

/// One row an event: time,event,from,to,jobs,reason; time in seconds with 6 decimals on @p grid.
/// The reason of a fault is its word in @p faults, of a decision the trace's.
void writeEventsCsv(std::ostream& out, const std::vector<Event>& events, TimeGrid grid,
                    const Faults& faults, const Limits& limits);

/// "scaled-out", "killed", "fault-began", ...
[[nodiscard]] std::string_view word(Event::Kind kind);

/// Why, in one English sentence: "signal 4.2 s above target 3 s; held at the maximum 20".
[[nodiscard]] std::string reasonText(const Reason& reason, const Limits& limits);

} // namespace afflux
