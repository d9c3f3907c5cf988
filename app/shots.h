// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Pictures of the program's windows, for documentation and for looking at them.

#include <QString>

namespace afflux {

class MainWindow;

/// Writes the window as it is to @p file; false when that cannot be written.
[[nodiscard]] bool saveShot(MainWindow& window, const QString& file);

/// Writes every window and dialog to "<folder>/<name>-<suffix>.png"; false at the first that fails.
[[nodiscard]] bool saveShots(MainWindow& window, const QString& folder, const QString& suffix);

} // namespace afflux
