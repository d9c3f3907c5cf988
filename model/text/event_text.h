// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What happened in a run, in words: the kind of event, what it changed, and why. The event list of
// the window and the command line's CSV say the same.

#include "model/policy/limits.h"
#include "model/simulation/faults.h"
#include "model/simulation/outcome.h"
#include "model/text/say.h"

namespace afflux {

/// "Scale-out", "Workers killed", "Promise broken".
[[nodiscard]] Message nameOf(Event::Kind kind);

/// "4 → 10 workers", "1 worker, 3 jobs interrupted", "Burst of traffic"; empty where the kind says
/// it all. @p faults are the scenario's.
[[nodiscard]] QString sayChange(const Event& event, const Faults& faults,
                                const Speech& speech = Speech::person());

/// Why, in one phrase without a full stop. @p promise is the objective's time to start.
[[nodiscard]] QString sayCause(const Event& event, const Faults& faults, Seconds promise,
                               const Speech& speech = Speech::person());

/// "signal 4.2 s above target 3 s; held at the maximum 20". @p limits are those in force.
[[nodiscard]] QString sayReason(const Reason& reason, const Limits& limits,
                                const Speech& speech = Speech::person());

} // namespace afflux
