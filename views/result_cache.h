// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Results by the scenario they came from, so that undo, the baseline and going back and forth
// between plans show at once. Names make no difference to a run and are left out of the comparison.

#include "model/simulation/simulator.h"

#include <list>
#include <memory>

namespace afflux {

struct CachedResult
{
    Scenario scenario;
    std::shared_ptr<const SimulationResult> result;
    Seconds elapsed{0}; ///< wall time of the simulation
};

class ResultCache
{
public:
    /// nullptr when unknown; good until the next call. The found one counts as used last.
    [[nodiscard]] const CachedResult* find(const Scenario& scenario);
    void insert(CachedResult result);
    void clear() { entries_.clear(); }

private:
    void forgetOldest();

    std::list<CachedResult> entries_; ///< last used first
};

/// Whether both scenarios give the same run.
[[nodiscard]] bool sameRun(const Scenario& a, const Scenario& b);

} // namespace afflux
