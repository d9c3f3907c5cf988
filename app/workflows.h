// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/main_window.h"

namespace afflux {

class ExportDialog;

/// The program's dialogs, for the window's actions.
[[nodiscard]] Workflows standardWorkflows();

/// Gives the dialog what the window has selected.
void prepareExport(MainWindow& window, ExportDialog& dialog);

} // namespace afflux
