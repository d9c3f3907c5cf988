// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The example project, put together from what lies beside this file: one history and a few scenario
// files a queue. The committed morning-peak.afflux is made from them and a test holds it to that.

#include "model/project/project.h"

namespace afflux {

/// @p folder: resources/examples. Any error of a scenario file or a history.
[[nodiscard]] Result<Project> buildMorningPeak(const std::string& folder);

} // namespace afflux
