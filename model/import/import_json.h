// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The object of `import --json`: format, why, series, jobs, assumptions, issues.

#include "model/import/import.h"

#include <string>

namespace afflux {

/// One JSON object, two-space indent, newline at the end; English, numbers plain.
[[nodiscard]] std::string importJson(const Import& import);

} // namespace afflux
