// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Instants as text for machines and messages: ISO 8601, UTC, no locale.

#include "model/core/time.h"

#include <string>

namespace afflux {

/// "2026-03-01T10:00:00.250Z"; always three decimals (further ones are cut off towards the past).
[[nodiscard]] std::string isoMilliseconds(Instant time);

/// "2026-03-01T10:00:00Z"; decimals, up to six, only where there are any.
[[nodiscard]] std::string isoShort(Instant time);

/// The shortest decimal text that reads back as the same double.
[[nodiscard]] std::string shortestNumber(double value);

} // namespace afflux
