// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Delimited text, record by record (RFC 4180, forgiving): quoted cells with delimiters, line ends
// and doubled quotes; blanks around cells are trimmed; LF, CRLF and CR end a line; blank records
// are passed over. Cells are views into the text, nothing is copied unless a quote had to be
// undone.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace afflux {

struct Row
{
    std::vector<std::string_view> cells; ///< valid until the next call of RowReader::next()
    std::int64_t record = 0;             ///< from 1, blank ones not counted
    int line = 0;                        ///< physical line of its first character, from 1
};

class RowReader
{
public:
    explicit RowReader(std::string_view text, char delimiter, char quote = '"', int firstLine = 1)
        : text_(text)
        , delimiter_(delimiter)
        , quote_(quote)
        , line_(firstLine)
    {
    }

    /// False at the end of the text.
    bool next(Row& row);

    /// Bytes read so far.
    [[nodiscard]] std::size_t offset() const { return at_; }
    /// Line of a quote that was opened and never closed; 0: none.
    [[nodiscard]] int unclosedQuoteLine() const { return unclosedLine_; }

private:
    bool readRecord(Row& row);
    std::string_view readQuoted();
    std::string_view readPlain();
    void endLine();

    std::string_view text_;
    char delimiter_;
    char quote_;
    std::size_t at_ = 0;
    int line_;
    std::int64_t record_ = 0;
    int unclosedLine_ = 0;
    std::deque<std::string> unquoted_; ///< cells of this record whose quotes were undone
};

[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace afflux
