// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/main_window.h"

namespace afflux {

/// The program's dialogs, for the window's actions.
[[nodiscard]] Workflows standardWorkflows();

} // namespace afflux
