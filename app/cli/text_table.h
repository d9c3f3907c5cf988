// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <string>
#include <vector>

namespace afflux::cli {

/// Rows of cells in aligned columns, two spaces apart: the first to the left, the others to the
/// right. UTF-8; no trailing spaces.
[[nodiscard]] std::string alignedTable(const std::vector<QStringList>& rows);

} // namespace afflux::cli
