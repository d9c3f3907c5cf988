// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where the selection goes when an edit comes: it stays on its plan, follows it through moves, and
// goes to whatever the edit touched, so that undo shows what it undid.

#include "model/project/edit.h"
#include "views/project_document.h"

namespace afflux {

/// @p project as it is after the edit.
[[nodiscard]] Selection selectionAfter(const Edit& edit, Selection before, const Project& project);

/// The nearest selection that exists in @p project.
[[nodiscard]] Selection clamped(Selection selection, const Project& project);

} // namespace afflux
