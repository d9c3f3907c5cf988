// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Two scenarios on common random numbers: replication i of both has the same draws, so what differs
// between them is the plan and not the luck, and fewer runs tell them apart. Paired t interval:
// Law, Simulation Modeling and Analysis, 10.2.1 and 11.2.

#include "model/simulation/replications.h"

namespace afflux {

/// One figure of the second scenario less the same of the first.
struct PairedDifference
{
    std::int64_t pairs = 0; ///< replications in which both have the figure
    double mean = 0;
    double standardDeviation = 0; ///< of the differences
    /// Of the mean difference; none below two pairs, or when nothing is random.
    std::optional<Interval> interval;
    bool random = true; ///< else the difference is simply what it is
    /// How much smaller the variance of the differences is than it would be with draws of their own
    /// for each, 1 - Var(b - a) / (Var(a) + Var(b)): 0.9 means a tenth of the runs do. 0 when
    /// neither varies; negative when the common draws do harm.
    double varianceReduction = 0;

    /// The difference is more than chance at the level stated.
    [[nodiscard]] bool excludesZero() const
    {
        return interval ? !interval->contains(0) : !random && mean != 0;
    }
    friend bool operator==(const PairedDifference&, const PairedDifference&) = default;
};

struct Comparison
{
    Replications first;
    Replications second;
    std::vector<PairedDifference> differences; ///< in the order of figures()

    /// Of the figure with this key, which there must be.
    [[nodiscard]] const PairedDifference& difference(std::string_view key) const;
};

/// The differences of runs already made: replication i of one is paired with that of the other, as
/// far as both go; of one where nothing is random the only run is paired with all of the other.
[[nodiscard]] Comparison compared(Replications first, Replications second);

/// check() of both, their replications and the differences. Progress counts the runs of both.
[[nodiscard]] Result<Comparison> compare(const Scenario& first, const Scenario& second,
                                         const ReplicationOptions& options,
                                         const std::stop_token& stop = {},
                                         const ReplicationProgress& progress = {});

} // namespace afflux
