// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// YAML 1.2 that YAML 1.1 readers understand alike: every string that either could take for
// something else (no, 5, 1e3, 2012-10-17, 12:30, ~, "a: b") is put in double quotes.

#include "model/export/document.h"

#include <string>

namespace afflux {

/// Two-space indent, "\n" line ends, newline at the end.
[[nodiscard]] std::string yamlText(const Node& node);

/// Whether a plain (unquoted) scalar reads back as this very string, in YAML 1.1 and 1.2.
[[nodiscard]] bool isPlainYaml(std::string_view text);

} // namespace afflux
