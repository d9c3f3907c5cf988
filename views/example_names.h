// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/project/project.h"

namespace afflux {

/// Calls the example's scenarios in the reader's language, as the import calls its own. From then
/// on their names are the user's, and stay when the language changes.
void nameInTheReadersLanguage(Project& example);

} // namespace afflux
