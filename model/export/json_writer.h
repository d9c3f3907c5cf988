// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// JSON in the order of the tree; comments are left out (JSON has none).

#include "model/export/document.h"

#include <string>

namespace afflux {

/// Two-space indent, "\n" line ends, newline at the end. Numbers that are not finite become null.
[[nodiscard]] std::string jsonText(const Node& node);

} // namespace afflux
