// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/document.h"

#include <span>

namespace afflux::cli {

/// Documents of one shape as one: numbers become their mean (over those that have one), everything
/// else is the first's.
[[nodiscard]] Node meanDocument(std::span<const Node> documents);

} // namespace afflux::cli
