// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// First stage: the bytes of a file as UTF-8 text.

#include "model/core/result.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace afflux {

/// A file as UTF-8 without a byte order mark. Later stages point into `text`.
struct SourceText
{
    std::string path; ///< as given; used in messages
    std::string text;
    std::string encoding;      ///< "UTF-8", "UTF-16LE", "UTF-16BE", "ISO-8859-1"
    std::vector<Issue> issues; ///< kind "encoding"

    /// File name without folder and last extension: names series whose column is just "value".
    [[nodiscard]] std::string stem() const;
};

/// Reads and decodes. Errors: io (absent, a folder, unreadable), encoding (binary), missing
/// (empty).
[[nodiscard]] Result<SourceText> readSource(const std::string& path, std::stop_token stop = {});

/// The decoding alone; @p path only names the source.
[[nodiscard]] Result<SourceText> decodeSource(std::string bytes, const std::string& path);

/// The decoded text of a small file of our own kinds: a scenario, a job list, observations. An
/// empty file is no error here: its reader knows what is missing. Errors: io, encoding (binary).
[[nodiscard]] Result<std::string> readText(const std::string& path);

/// Physical line, from 1, of a byte offset.
[[nodiscard]] int lineOf(std::string_view text, std::size_t offset);

} // namespace afflux
