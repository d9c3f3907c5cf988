// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// meaning() of the rules' own parameters; see advice_line.h. Each is empty where the scenario's
// rule has no such parameter or nothing particular can be said.

#include "model/simulation/scenario.h"

namespace afflux {

[[nodiscard]] Message ofTarget(const Scenario& scenario);
[[nodiscard]] Message ofScaleDownBelow(const Scenario& scenario);
[[nodiscard]] Message ofCooldownOut(const Scenario& scenario);
[[nodiscard]] Message ofCooldownIn(const Scenario& scenario);
[[nodiscard]] Message ofStepOut(const Scenario& scenario);
[[nodiscard]] Message ofStepIn(const Scenario& scenario);

} // namespace afflux
