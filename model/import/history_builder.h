// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Last stage: what the files gave, put together into one History.

#include "model/import/reader.h"

namespace afflux {

/// Merges series of the same key, sorts, keeps the last of duplicates, describes the spacing; adds
/// issues "duplicate", "out-of-order", "gap", "counter-reset", "no-data" to @p import and fills
/// history.series and history.jobs.
void buildHistory(std::vector<FileImport>& files, Import& import);

} // namespace afflux
