// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

namespace afflux::cli {

/// `--map ROLE=COLUMN`, role word -> column. Error::badValue for a role nobody knows.
[[nodiscard]] Result<std::map<std::string, std::string>> columnRoles(const Arguments& arguments);

} // namespace afflux::cli
