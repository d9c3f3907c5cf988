// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/numbers.h"

#include "model/import/rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace afflux {

namespace {

struct Suffix
{
    std::string_view text;
    double factor;
    Quantity quantity;
};

// Grafana writes "mins", "hours", "Mil", "Bil"; lower-case m is left out: minute, milli or million?
constexpr std::array suffixes{
    Suffix{"%", 0.01, Quantity::percent},
    Suffix{"ns", 1e-9, Quantity::duration},
    Suffix{"µs", 1e-6, Quantity::duration},
    Suffix{"μs", 1e-6, Quantity::duration},
    Suffix{"us", 1e-6, Quantity::duration},
    Suffix{"ms", 1e-3, Quantity::duration},
    Suffix{"s", 1, Quantity::duration},
    Suffix{"sec", 1, Quantity::duration},
    Suffix{"secs", 1, Quantity::duration},
    Suffix{"second", 1, Quantity::duration},
    Suffix{"seconds", 1, Quantity::duration},
    Suffix{"min", 60, Quantity::duration},
    Suffix{"mins", 60, Quantity::duration},
    Suffix{"minute", 60, Quantity::duration},
    Suffix{"minutes", 60, Quantity::duration},
    Suffix{"h", 3600, Quantity::duration},
    Suffix{"hour", 3600, Quantity::duration},
    Suffix{"hours", 3600, Quantity::duration},
    Suffix{"d", 86400, Quantity::duration},
    Suffix{"day", 86400, Quantity::duration},
    Suffix{"days", 86400, Quantity::duration},
    Suffix{"week", 604800, Quantity::duration},
    Suffix{"weeks", 604800, Quantity::duration},
    Suffix{"K", 1e3, Quantity::plain},
    Suffix{"k", 1e3, Quantity::plain},
    Suffix{"M", 1e6, Quantity::plain},
    Suffix{"Mil", 1e6, Quantity::plain},
    Suffix{"Bil", 1e9, Quantity::plain},
    Suffix{"Tri", 1e12, Quantity::plain},
    Suffix{"/s", 1, Quantity::rate},
    Suffix{"req/s", 1, Quantity::rate},
    Suffix{"ops/s", 1, Quantity::rate},
    Suffix{"cps", 1, Quantity::rate},
    Suffix{"reqps", 1, Quantity::rate},
};

const Suffix* findSuffix(std::string_view text)
{
    const auto found = std::ranges::find(suffixes, text, &Suffix::text);
    return found == suffixes.end() ? nullptr : &*found;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Length of a mark that may group thousands at the start of @p text; 0 when there is none.
std::size_t groupMark(std::string_view text, char decimal)
{
    if (text.empty())
        return 0;
    if (text[0] == (decimal == '.' ? ',' : '.') || text[0] == ' ' || text[0] == '\'')
        return 1;
    if (text.starts_with("\u00a0"))
        return 2;
    return text.starts_with("\u202f") || text.starts_with("\u2019") ? 3 : 0;
}

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    std::size_t count = 0;
    while (at + count < text.size() && isDigit(text[at + count]))
        ++count;
    return count;
}

/// Digits put into C form, and where the number ends in the cell.
struct Plain
{
    std::array<char, 64> text{};
    std::size_t size = 0;
    std::size_t end = 0;
    int decimals = 0;

    bool push(char c)
    {
        if (size >= text.size())
            return false;
        text[size++] = c;
        return true;
    }
    bool push(std::string_view part)
    {
        return std::ranges::all_of(part, [this](char c) { return push(c); });
    }
};

/// Whole digits, with groups of three where a mark repeats. False when the groups are ill-formed.
bool readWhole(std::string_view cell, char decimal, Plain& plain)
{
    const std::size_t first = digitsAt(cell, plain.end);
    if (!plain.push(cell.substr(plain.end, first)))
        return false;
    const bool leadingZero = first > 0 && cell[plain.end] == '0';
    plain.end += first;
    std::string_view mark;
    while (const std::size_t length = groupMark(cell.substr(plain.end), decimal)) {
        const std::string_view here = cell.substr(plain.end, length);
        const std::size_t digits = digitsAt(cell, plain.end + length);
        if (digits == 0 && (here == " " || here == "\u00a0" || here == "\u202f"))
            return true; // a blank before a unit
        const bool wellFormed = digits == 3 && first > 0 && first <= 3 && !leadingZero &&
                                (mark.empty() || mark == here);
        if (!wellFormed || !plain.push(cell.substr(plain.end + length, 3)))
            return false;
        mark = here;
        plain.end += length + 3;
    }
    return true;
}

bool readFraction(std::string_view cell, char decimal, Plain& plain)
{
    if (plain.end >= cell.size() || cell[plain.end] != decimal)
        return true;
    const std::size_t digits = digitsAt(cell, plain.end + 1);
    if (!plain.push('.') || !plain.push(cell.substr(plain.end + 1, digits)))
        return false;
    plain.decimals = static_cast<int>(digits);
    plain.end += 1 + digits;
    return true;
}

bool readExponent(std::string_view cell, Plain& plain)
{
    if (plain.end >= cell.size() || (cell[plain.end] != 'e' && cell[plain.end] != 'E'))
        return true;
    std::size_t at = plain.end + 1;
    const bool negative = at < cell.size() && cell[at] == '-';
    if (at < cell.size() && (cell[at] == '-' || cell[at] == '+'))
        ++at;
    const std::size_t digits = digitsAt(cell, at);
    if (digits == 0)
        return true; // the e belongs to a unit, or to nothing
    if (!plain.push('e') || (negative && !plain.push('-')) || !plain.push(cell.substr(at, digits)))
        return false;
    plain.end = at + digits;
    return true;
}

} // namespace

bool isMissingWord(std::string_view cell)
{
    if (cell.size() > 9)
        return false;
    if (cell.empty())
        return true;
    std::string low(cell);
    std::ranges::transform(low, low.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    static constexpr std::array<std::string_view, 17> words{
        "undefined", "null", "nan", "n/a",  "na",   "-",       "–",    "—",      "none",
        "nil",       "\\n",  "inf", "+inf", "-inf", "no data", "#n/a", "unknown"};
    return std::ranges::find(words, low) != words.end();
}

std::optional<double> secondsPer(std::string_view unit)
{
    const Suffix* suffix = findSuffix(unit);
    if (!suffix || suffix->quantity != Quantity::duration)
        return std::nullopt;
    return suffix->factor;
}

std::optional<ParsedNumber> parseNumber(std::string_view cell, char decimal)
{
    if (cell.empty())
        return std::nullopt;
    Plain plain;
    if (cell[0] == '-' || cell[0] == '+') {
        plain.end = 1;
        if (cell[0] == '-')
            plain.push('-');
    } else if (cell.starts_with("\u2212")) { // the typographic minus
        plain.end = 3;
        plain.push('-');
    }
    const std::size_t sign = plain.size;
    if (!readWhole(cell, decimal, plain) || !readFraction(cell, decimal, plain) ||
        plain.size == sign || (plain.size == sign + 1 && plain.text[sign] == '.') ||
        !readExponent(cell, plain))
        return std::nullopt;

    ParsedNumber number;
    const char* end = plain.text.data() + plain.size;
    const auto [stop, error] = std::from_chars(plain.text.data(), end, number.value);
    if (error != std::errc() || stop != end || !std::isfinite(number.value))
        return std::nullopt;
    std::string_view rest = trimmed(cell.substr(plain.end));
    while (rest.starts_with("\u00a0") || rest.starts_with("\u202f"))
        rest = trimmed(rest.substr(rest.starts_with("\u00a0") ? 2 : 3));
    if (rest.empty())
        return number;
    const Suffix* suffix = findSuffix(rest);
    if (!suffix)
        return std::nullopt;
    // Dividing by a whole number rounds once where multiplying by 0.01 or 1e-3 would round twice.
    number.value = suffix->factor < 1 ? number.value / std::round(1 / suffix->factor)
                                      : number.value * suffix->factor;
    number.quantity = suffix->quantity;
    if (suffix->quantity != Quantity::percent)
        number.resolution = 0.5 * std::pow(10.0, -plain.decimals) * suffix->factor;
    return number;
}

} // namespace afflux
