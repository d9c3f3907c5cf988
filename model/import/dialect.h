// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How a delimited text is laid out, found by trying on its first rows.

#include "model/import/rows.h"

#include <string_view>

namespace afflux {

struct Dialect
{
    char delimiter = ',';
    char quote = '"';
    bool header = true;         ///< the first record names the columns
    bool delimiterSaid = false; ///< by a first line "sep=;"
    std::size_t start = 0;      ///< offset of the first record: after "sep=" and comment lines
    int startLine = 1;
    std::size_t columns = 0; ///< cells of the first record
    std::size_t sampledRows = 0;

    [[nodiscard]] RowReader reader(std::string_view text) const
    {
        return RowReader(text.substr(start), delimiter, quote, startLine);
    }
};

[[nodiscard]] Dialect findDialect(std::string_view text);

} // namespace afflux
