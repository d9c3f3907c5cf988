// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Project files: SQLite, one file a project (resources/schema.sql, migrations.h). Both functions
// may be called from any thread and block until the disk has answered.

#include "model/project/project.h"

#include <string>
#include <vector>

namespace afflux {

/// What files are called: "morning-peak.afflux".
inline constexpr std::string_view projectSuffix = ".afflux";

struct OpenedProject
{
    Project project;
    std::vector<Issue> issues; ///< "unknown-key", "bad-value": read all the same
};

/// Reads a project of this or any earlier version; the file itself is never changed. @p path:
/// UTF-8. Errors: io, unknownFormat (not a project), tooNew, corrupt.
[[nodiscard]] Result<OpenedProject> openProject(const std::string& path);

/// Writes a new file beside @p path and puts it in its place in one step: whatever happens on the
/// way, @p path holds the old project or the new one, whole. Error::io.
[[nodiscard]] Result<void> saveProject(const Project& project, const std::string& path);

} // namespace afflux
