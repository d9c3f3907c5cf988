// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Numbers as exports write them: decimal point or comma, thousands, percent, units, words for
// nothing.

#include <optional>
#include <string>
#include <string_view>

namespace afflux {

/// "", undefined, null, NaN, N/A, -, None ... : there is no value here.
[[nodiscard]] bool isMissingWord(std::string_view cell);

/// What a number's suffix says it measures.
enum class Quantity
{
    plain,
    duration,
    percent,
    rate
};

struct ParsedNumber
{
    double value = 0; ///< in base units: seconds, fractions (2% is 0.02), plain counts
    double resolution =
        0; ///< half of the last digit shown, where a suffix says it was rounded; else 0
    Quantity quantity = Quantity::plain;

    friend bool operator==(const ParsedNumber&, const ParsedNumber&) = default;
};

/// @p decimal is '.' or ','. The other one, blanks and apostrophes may group thousands.
[[nodiscard]] std::optional<ParsedNumber> parseNumber(std::string_view cell, char decimal);

/// Factor to seconds of "ms", "mins", "hours" ...; nothing when it is no unit of time.
[[nodiscard]] std::optional<double> secondsPer(std::string_view unit);

} // namespace afflux
