// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A project out of the tables of resources/schema.sql.

#include "model/project/database.h"
#include "model/project/project.h"

#include <vector>

namespace afflux {

/// @p file names it in findings. Settings nobody knows, or with a value that cannot be, become
/// @p issues and keep their default; data that break their own rules are Error::corrupt.
[[nodiscard]] Result<Project> readProject(const Database& database, const std::string& file,
                                          std::vector<Issue>& issues);

} // namespace afflux
