// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenarios at random, for comparing two simulators: every rule, signal, delivery and victim,
// slots, drains, zero workers, and above all ties, since equal instants are where orders go wrong.

#include "model/simulation/scenario.h"

#include <functional>

namespace afflux::test {

struct RandomCase
{
    JobStream jobs;
    Scenario scenario;
};

[[nodiscard]] RandomCase randomCase(std::uint64_t number);

/// The smallest case found that still fails: jobs dropped, settings put back to their defaults,
/// times shortened, as long as @p fails says so.
[[nodiscard]] RandomCase shrunk(RandomCase failing,
                                const std::function<bool(const RandomCase&)>& fails);

} // namespace afflux::test
