// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Counting what is found row by row, so that a million bad cells are one issue with a few places.

#include <cstdint>
#include <string>

namespace afflux {

/// How many rows, and the lines of the first few.
class LineList
{
public:
    void add(int line)
    {
        if (count_++ < shown)
            text_ += (text_.empty() ? "" : ", ") + std::to_string(line);
        if (first_ == 0)
            first_ = line;
    }
    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] int first() const { return first_; }
    /// "3, 7, 9 …"
    [[nodiscard]] std::string text() const { return count_ > shown ? text_ + " …" : text_; }

private:
    static constexpr std::int64_t shown = 8;
    std::int64_t count_ = 0;
    int first_ = 0;
    std::string text_;
};

} // namespace afflux
