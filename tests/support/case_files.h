// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A random case as files a person can run.

#include "tests/support/random_scenario.h"

#include <string>

namespace afflux::test {

/// The case as a scenario file and its job list, for `afflux-cli simulate --scenario-file`.
[[nodiscard]] std::string describe(const RandomCase& shown);

} // namespace afflux::test
