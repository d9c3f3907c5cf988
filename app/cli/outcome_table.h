// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a simulation came to, for people: one calm table, then what stands out, in sentences.

#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"
#include "model/text/say.h"

#include <span>
#include <string>

namespace afflux::cli {

/// A scenario and its runs; figures are means over them.
struct SimulatedPlan
{
    const Scenario& scenario;
    std::span<const Outcome> outcomes; ///< at least one
};

/// One column a plan, in the order given.
[[nodiscard]] std::string outcomeTable(std::span<const SimulatedPlan> plans, const Speech& speech);

/// Mean of a figure over all runs.
template <typename Figure>
[[nodiscard]] double meanOf(std::span<const Outcome> outcomes, Figure figure)
{
    double sum = 0;
    for (const Outcome& outcome : outcomes)
        sum += static_cast<double>(figure(outcome));
    return sum / static_cast<double>(outcomes.size());
}

} // namespace afflux::cli
