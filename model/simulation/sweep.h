// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Many policies over one list of jobs, as sliders, trade-off charts and searches ask for them.

#include "model/simulation/simulator.h"

#include <functional>
#include <span>
#include <vector>

namespace afflux {

struct SweepOptions
{
    int threads = 0; ///< at most so many; 0: as many as the machine has
    Engine engine = Engine::automatic;
    InstructionSet widest = InstructionSet::avx512;
};

/// The outcome of each scenario over @p jobs, in order and with the same bits as simulate() gives
/// one by one, however many threads there are. The scenarios must pass check(). Once @p stop is
/// requested, what is not done comes back as Error::interrupted. @p progress is called after each
/// scenario with how many are done, one call at a time.
[[nodiscard]] std::vector<Result<Outcome>>
simulateMany(const JobStream& jobs, std::span<const Scenario> scenarios,
             const SweepOptions& options = {}, const std::stop_token& stop = {},
             const std::function<void(std::size_t)>& progress = {});

} // namespace afflux
