// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The formats, one function each.

#include "model/import/reader.h"

namespace afflux {

[[nodiscard]] Reader csvReader();
[[nodiscard]] Reader jobLogReader();
[[nodiscard]] Reader cloudwatchDataReader();
[[nodiscard]] Reader cloudwatchStatisticsReader();
[[nodiscard]] Reader cloudwatchConsoleReader();

} // namespace afflux
