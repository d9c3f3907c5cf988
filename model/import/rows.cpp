// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/rows.h"

#include <algorithm>

namespace afflux {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\f' || c == '\v';
}

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

bool RowReader::next(Row& row)
{
    while (at_ < text_.size()) {
        if (!readRecord(row))
            continue;
        row.record = ++record_;
        return true;
    }
    return false;
}

/// False for a blank record.
bool RowReader::readRecord(Row& row)
{
    row.cells.clear();
    row.line = line_;
    unquoted_.clear();
    while (true) {
        std::size_t first = at_;
        while (first < text_.size() && isBlank(text_[first]) && text_[first] != delimiter_)
            ++first;
        if (first < text_.size() && text_[first] == quote_) {
            at_ = first;
            row.cells.push_back(readQuoted());
        } else {
            row.cells.push_back(readPlain());
        }
        if (at_ >= text_.size() || text_[at_] != delimiter_)
            break;
        ++at_;
    }
    endLine();
    return row.cells.size() > 1 || !row.cells.front().empty();
}

/// Leaves at_ on the delimiter, the line end or the end of the text.
std::string_view RowReader::readPlain()
{
    const std::size_t first = at_;
    while (at_ < text_.size() && text_[at_] != delimiter_ && !isLineEnd(text_[at_]))
        ++at_;
    return trimmed(text_.substr(first, at_ - first));
}

std::string_view RowReader::readQuoted()
{
    const int openedAt = line_;
    const std::size_t first = ++at_;
    std::string* undone = nullptr;
    std::size_t copied = first;
    while (at_ < text_.size()) {
        const char c = text_[at_];
        if (c == quote_ && at_ + 1 < text_.size() && text_[at_ + 1] == quote_) {
            if (!undone)
                undone = &unquoted_.emplace_back();
            undone->append(text_.substr(copied, at_ + 1 - copied));
            at_ += 2;
            copied = at_;
            continue;
        }
        if (c == quote_)
            break;
        if (c == '\n' || (c == '\r' && (at_ + 1 >= text_.size() || text_[at_ + 1] != '\n')))
            ++line_;
        ++at_;
    }
    std::string_view cell;
    if (undone) {
        undone->append(text_.substr(copied, at_ - copied));
        cell = *undone;
    } else {
        cell = text_.substr(first, at_ - first);
    }
    if (at_ >= text_.size()) {
        unclosedLine_ = openedAt;
        return trimmed(cell);
    }
    ++at_; // the closing quote
    const std::string_view rest = readPlain();
    if (rest.empty())
        return trimmed(cell);
    std::string& joined = unquoted_.emplace_back(cell);
    joined.append(rest);
    return joined;
}

void RowReader::endLine()
{
    if (at_ >= text_.size())
        return;
    if (text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n')
        ++at_;
    ++at_;
    ++line_;
}

} // namespace afflux
