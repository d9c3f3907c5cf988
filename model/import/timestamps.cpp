// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/timestamps.h"

#include "model/import/rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace afflux {

namespace {

using namespace std::chrono_literals;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Reads from the front of a text; every take...() leaves it untouched when it fails.
class Scanner
{
public:
    explicit Scanner(std::string_view text)
        : text_(text)
    {
    }
    [[nodiscard]] bool atEnd() const { return text_.empty(); }
    [[nodiscard]] char peek() const { return text_.empty() ? '\0' : text_.front(); }
    bool take(char c)
    {
        if (peek() != c || text_.empty())
            return false;
        text_.remove_prefix(1);
        return true;
    }
    void skipBlanks() { text_ = trimmed(text_); }
    /// A run of digits, at most @p most; returns how many, 0 when none.
    int takeNumber(int& number, std::size_t most)
    {
        std::size_t count = 0;
        number = 0;
        while (count < text_.size() && count < most && isDigit(text_[count]))
            number = number * 10 + (text_[count++] - '0');
        text_.remove_prefix(count);
        return static_cast<int>(count);
    }
    std::string_view takeWord()
    {
        std::size_t count = 0;
        while (count < text_.size() && isLetter(text_[count]))
            ++count;
        const std::string_view word = text_.substr(0, count);
        text_.remove_prefix(count);
        return word;
    }

private:
    std::string_view text_;
};

/// 1..12 for "Mar" or "March", else 0.
int monthOf(std::string_view word)
{
    static constexpr std::array<std::string_view, 12> names{
        "january", "february", "march",     "april",   "may",      "june",
        "july",    "august",   "september", "october", "november", "december"};
    if (word.size() < 3)
        return 0;
    std::string low(word);
    std::ranges::transform(low, low.begin(), [](char c) { return static_cast<char>(c | 0x20); });
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == low || (low.size() <= 4 && names[i].starts_with(low.substr(0, 3)) &&
                                (low.size() == 3 || low == "sept")))
            return static_cast<int>(i + 1);
    return 0;
}

bool isWeekday(std::string_view word)
{
    static constexpr std::array<std::string_view, 7> names{"Mon", "Tue", "Wed", "Thu",
                                                           "Fri", "Sat", "Sun"};
    return word.size() >= 3 && std::ranges::find(names, word.substr(0, 3)) != names.end();
}

int fullYear(int number, int digits)
{
    if (digits != 2)
        return number;
    return number < 70 ? 2000 + number : 1900 + number;
}

/// "Mar 1, 2026" after an optional weekday.
bool takeNamedMonthFirst(Scanner& scan, TimeText& time)
{
    std::string_view word = scan.takeWord();
    if (isWeekday(word)) {
        scan.take(',');
        scan.skipBlanks();
        if (isDigit(scan.peek())) { // "Sun, 01 Mar 2026"
            word = {};
            int day = 0;
            if (!scan.takeNumber(day, 2))
                return false;
            scan.skipBlanks();
            time.first = monthOf(scan.takeWord());
            time.second = day;
            scan.skipBlanks();
            return time.first > 0 && scan.takeNumber(time.year, 4) == 4;
        }
        word = scan.takeWord();
    }
    time.first = monthOf(word);
    scan.skipBlanks();
    if (time.first == 0 || !scan.takeNumber(time.second, 2))
        return false;
    scan.take(',');
    scan.skipBlanks();
    return scan.takeNumber(time.year, 4) == 4;
}

/// "2026-03-01", "01/03/2026", "29.07.16", "1-Mar-2026".
bool takeNumericDate(Scanner& scan, TimeText& time)
{
    int first = 0;
    int second = 0;
    int third = 0;
    const int digits = scan.takeNumber(first, 4);
    time.separator = scan.peek();
    if (digits == 0 || digits == 3 ||
        (time.separator != '-' && time.separator != '/' && time.separator != '.' &&
         time.separator != ' '))
        return false;
    scan.take(time.separator);
    if (isLetter(scan.peek())) {
        time.first = monthOf(scan.takeWord());
        time.second = first;
        if (time.first == 0 || digits > 2 || !scan.take(time.separator))
            return false;
        const int yearDigits = scan.takeNumber(time.year, 4);
        time.year = fullYear(time.year, yearDigits);
        return yearDigits == 4 || yearDigits == 2;
    }
    const int secondDigits = scan.takeNumber(second, 2);
    if (secondDigits == 0 || time.separator == ' ' || !scan.take(time.separator))
        return false;
    const int thirdDigits = scan.takeNumber(third, 4);
    if (digits == 4) {
        time.year = first;
        time.first = second;
        time.second = third;
        return thirdDigits == 1 || thirdDigits == 2;
    }
    time.order = TimeText::Order::dayOrMonthFirst;
    time.first = first;
    time.second = second;
    time.year = fullYear(third, thirdDigits);
    return thirdDigits == 4 || thirdDigits == 2;
}

/// ".123456789" to microseconds; what is finer is cut off.
std::chrono::microseconds takeFraction(Scanner& scan)
{
    std::int64_t micros = 0;
    int digits = 0;
    while (isDigit(scan.peek())) {
        if (digits++ < 6)
            micros = micros * 10 + (scan.peek() - '0');
        scan.take(scan.peek());
    }
    for (; digits < 6; ++digits)
        micros *= 10;
    return std::chrono::microseconds(micros);
}

bool takeMeridiem(Scanner& scan, TimeText& time, int& hour)
{
    const char letter = static_cast<char>(scan.peek() | 0x20);
    if (letter != 'a' && letter != 'p')
        return true;
    std::string_view word = scan.takeWord();
    if (word.size() == 1 && scan.take('.') &&
        static_cast<char>(scan.peek() | 0x20) == 'm') { // "p.m."
        scan.takeWord();
        scan.take('.');
    } else if (word.size() != 2 || (word[1] | 0x20) != 'm') {
        return false;
    }
    if (hour < 1 || hour > 12)
        return false;
    time.twelveHour = true;
    hour = hour % 12 + (letter == 'p' ? 12 : 0);
    return true;
}

bool takeClock(Scanner& scan, TimeText& time)
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    std::chrono::microseconds fraction{0};
    if (!scan.takeNumber(hour, 2) || !scan.take(':') || scan.takeNumber(minute, 2) != 2)
        return false;
    if (scan.take(':')) {
        if (scan.takeNumber(second, 2) != 2)
            return false;
        if (scan.take('.') || scan.take(','))
            fraction = takeFraction(scan);
    }
    scan.skipBlanks();
    if (!takeMeridiem(scan, time, hour))
        return false;
    const bool midnight = hour == 24 && minute == 0 && second == 0 && fraction == 0us;
    if ((hour > 23 && !midnight) || minute > 59 || second > 60)
        return false;
    time.hasClock = true;
    time.clock = std::chrono::hours(hour) + std::chrono::minutes(minute) +
                 std::chrono::seconds(second) + fraction;
    return true;
}

/// "20260301" or "20260301T100000".
bool takeCompact(std::string_view cell, Scanner& scan, TimeText& time)
{
    if (cell.size() < 15 || cell[8] != 'T' || !std::ranges::all_of(cell.substr(0, 8), isDigit) ||
        !std::ranges::all_of(cell.substr(9, 6), isDigit))
        return false;
    int hour = 0;
    int minute = 0;
    int second = 0;
    scan.takeNumber(time.year, 4);
    scan.takeNumber(time.first, 2);
    scan.takeNumber(time.second, 2);
    scan.take('T');
    scan.takeNumber(hour, 2);
    scan.takeNumber(minute, 2);
    scan.takeNumber(second, 2);
    time.hasClock = true;
    time.clock =
        std::chrono::hours(hour) + std::chrono::minutes(minute) + std::chrono::seconds(second);
    return hour < 24 && minute < 60 && second < 61;
}

bool takeOffset(Scanner& scan, TimeText& time)
{
    if (scan.atEnd())
        return true;
    bool said = false;
    if (isLetter(scan.peek())) {
        const std::string_view word = scan.takeWord();
        if (word != "Z" && word != "z" && word != "UTC" && word != "GMT")
            return false;
        said = true;
        time.offset = 0s;
    }
    const char sign = scan.peek();
    if (sign != '+' && sign != '-')
        return said;
    scan.take(sign);
    int number = 0;
    int minutes = 0;
    const int digits = scan.takeNumber(number, 4);
    if (digits == 4) {
        minutes = number % 100;
        number /= 100;
    } else if (digits < 1 || digits > 2 || (scan.take(':') && scan.takeNumber(minutes, 2) != 2)) {
        return false;
    }
    if (number > 15 || minutes > 59)
        return false;
    const std::chrono::seconds offset(number * 3600 + minutes * 60);
    time.offset = sign == '-' ? -offset : offset;
    return true;
}

} // namespace

std::optional<TimeText> parseTimeText(std::string_view cell)
{
    if (cell.size() < 6 || cell.size() > 48)
        return std::nullopt;
    TimeText time;
    Scanner scan(cell);
    if (isLetter(cell[0])) {
        if (!takeNamedMonthFirst(scan, time))
            return std::nullopt;
    } else if (!isDigit(cell[0])) {
        return std::nullopt;
    } else if (isDigit(cell[4])) { // no separator can stand there in a date but the compact one
        if (!takeCompact(cell, scan, time) && !takeNumericDate(scan, time))
            return std::nullopt;
    } else if (!takeNumericDate(scan, time)) {
        return std::nullopt;
    }
    scan.take(',');
    if (!time.hasClock && !scan.atEnd()) {
        if (!scan.take('T') && !scan.take(' ') && !scan.take('\t'))
            return std::nullopt;
        scan.skipBlanks();
        if (!takeClock(scan, time))
            return std::nullopt;
    }
    scan.skipBlanks();
    if (!takeOffset(scan, time))
        return std::nullopt;
    scan.skipBlanks();
    if (!scan.atEnd())
        return std::nullopt;
    return time;
}

std::optional<LocalTime> localTime(const TimeText& text, DayOrder order)
{
    using namespace std::chrono;
    const bool swap = text.order == TimeText::Order::dayOrMonthFirst && order == DayOrder::dayFirst;
    const int monthNumber = swap ? text.second : text.first;
    const int dayNumber = swap ? text.first : text.second;
    const year_month_day date{year(text.year), month(static_cast<unsigned>(monthNumber)),
                              day(static_cast<unsigned>(dayNumber))};
    if (!date.ok())
        return std::nullopt;
    return LocalTime(local_days(date).time_since_epoch() + text.clock);
}

std::optional<EpochText> parseEpoch(std::string_view cell)
{
    EpochText epoch;
    const char* end = cell.data() + cell.size();
    const auto [stop, error] = std::from_chars(cell.data(), end, epoch.whole);
    if (error != std::errc() || cell.empty())
        return std::nullopt;
    if (stop == end)
        return epoch;
    const std::string_view rest(stop, static_cast<std::size_t>(end - stop));
    const std::size_t exponentAt = rest.find_first_of("eE");
    if (exponentAt != std::string_view::npos) {
        double value = 0;
        int exponent = 0;
        const char* exponentText = rest.data() + exponentAt + 1;
        if (exponentText != end && *exponentText == '+')
            ++exponentText;
        if (std::from_chars(cell.data(), end, value).ptr != end || std::abs(value) > 9e18 ||
            std::from_chars(exponentText, end, exponent).ptr != end)
            return std::nullopt;
        const int decimals = exponentAt > 0 ? static_cast<int>(exponentAt) - 1 : 0;
        epoch.whole = std::llround(value);
        epoch.precision = std::pow(10.0, exponent - decimals);
        return epoch;
    }
    if (rest[0] != '.' || !std::ranges::all_of(rest.substr(1), isDigit))
        return std::nullopt;
    for (std::size_t i = 1; i <= 9; ++i)
        epoch.billionths = epoch.billionths * 10 + (i < rest.size() ? rest[i] - '0' : 0);
    if (cell[0] == '-')
        epoch.billionths = -epoch.billionths;
    return epoch;
}

EpochUnit epochUnit(const EpochText& epoch)
{
    const auto size = static_cast<double>(epoch.whole < 0 ? -epoch.whole : epoch.whole);
    if (size < 1e11)
        return EpochUnit::seconds;
    if (size < 1e14)
        return EpochUnit::milliseconds;
    return size < 1e17 ? EpochUnit::microseconds : EpochUnit::nanoseconds;
}

Instant epochInstant(const EpochText& epoch, EpochUnit unit)
{
    using namespace std::chrono;
    switch (unit) {
    case EpochUnit::seconds:
        return Instant(microseconds(epoch.whole * 1'000'000 + epoch.billionths / 1000));
    case EpochUnit::milliseconds:
        return Instant(microseconds(epoch.whole * 1000 + epoch.billionths / 1'000'000));
    case EpochUnit::microseconds:
        return Instant(microseconds(epoch.whole));
    case EpochUnit::nanoseconds:
        break;
    }
    return Instant(floor<microseconds>(nanoseconds(epoch.whole)));
}

bool isPlausible(Instant time)
{
    using namespace std::chrono;
    return time >= sys_days(2000y / 1 / 1) && time < sys_days(2100y / 1 / 1);
}

} // namespace afflux
