// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How project files grow from version to version.
//
// Version n is what migration n makes of version n-1; a new file starts at 0 and takes them all, so
// that every one is exercised on every save. Migration 1 is resources/schema.sql, migration 2
// schema_2.sql. A change of the format is a new migration at the end, with a test that opens a file
// of the version before; those already released are never edited.

#include "model/project/database.h"

namespace afflux {

/// 'Aflx' in a project file's header (PRAGMA application_id): what tells it from other databases.
inline constexpr int projectApplicationId = 0x41666c78;

/// The version this program writes.
[[nodiscard]] int projectVersion();

/// Brings the file from @p version to projectVersion() and marks it as a project. Call it inside a
/// transaction.
[[nodiscard]] Result<void> migrate(const Database& database, int version);

} // namespace afflux
