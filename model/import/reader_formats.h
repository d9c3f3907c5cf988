// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The formats, one function each, defined in the file of the same name.

#include "model/import/reader.h"

namespace afflux {

[[nodiscard]] Reader csvReader();
[[nodiscard]] Reader jobLogReader();

} // namespace afflux
