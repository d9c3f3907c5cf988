// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// JSON text to a document, with errors that say where: line, byte offset, and for a file that ends
// too early the place in the document where it does.

#include "model/import/bytes.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace afflux {

/// Whether the text starts like JSON.
[[nodiscard]] bool looksLikeJson(std::string_view text);

/// Errors: truncated ("ends inside data.result[0].values[1]"), syntax.
[[nodiscard]] Result<nlohmann::json> parseJson(const SourceText& source);

} // namespace afflux
