// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The JSON Schema (2020-12) of scenario files, made from the parameter table; the committed copy is
// resources/afflux-scenario.schema.json.

#include <string>

namespace afflux {

[[nodiscard]] std::string scenarioSchema();

} // namespace afflux
