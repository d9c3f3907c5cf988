// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A project into the tables of resources/schema.sql.

#include "model/project/database.h"
#include "model/project/project.h"

namespace afflux {

/// Fills the tables, which must be empty. Call it inside a transaction.
[[nodiscard]] Result<void> writeProject(const Database& database, const Project& project);

} // namespace afflux
