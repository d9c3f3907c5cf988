// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One sentence beside a parameter: what its value means in this scenario. "Cost ceiling £ 473 a
// month" says more than "the largest number of workers".

#include "model/core/message.h"
#include "model/simulation/scenario.h"

#include <string_view>

namespace afflux {

/// What the value of the parameter with this full key means here. Empty where the table's own
/// sentence (ParameterInfo::help) says all there is to say.
[[nodiscard]] Message meaning(const Scenario& scenario, std::string_view key);

/// The longest time from a burst's first job to new running workers: published and read at the
/// worst moment, then a start-up.
[[nodiscard]] Seconds slowestReaction(const Plan& plan);

} // namespace afflux
