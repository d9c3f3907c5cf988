// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A policy asked about one moment after another, without a simulation: what it would decide, and by
// which steps.

#include "app/cli/observations.h"
#include "model/simulation/scenario.h"

namespace afflux::cli {

struct Explanation
{
    double time = 0;              ///< seconds
    QueueState queue;             ///< as the controller saw it
    std::optional<double> signal; ///< none: blind
    Decision decision;
    Derivation steps; ///< how the signal was read, then how the rule decided
};

/// Keeps the rule's state from moment to moment.
class Explainer
{
public:
    explicit Explainer(const Plan& plan);

    [[nodiscard]] Explanation explain(const ObservedMoment& moment);

private:
    [[nodiscard]] std::optional<double> read(const ObservedMoment& moment, const QueueState& queue,
                                             Derivation& steps);
    [[nodiscard]] std::optional<double> readMissing(Derivation& steps) const;

    Plan plan_;
    RuleState state_;
    std::optional<double> lastTime_;
    std::optional<double> lastSignal_;
    int lastDesired_ = 1;
};

} // namespace afflux::cli
