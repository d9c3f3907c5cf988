// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Dates and times as text, taken apart but not yet decided: whether 03/09 is March or September is
// a question for the whole column (columns.h), and a time without an offset needs a zone (zone.h).

#include "model/import/import.h"
#include "model/import/zone.h"

#include <optional>
#include <string_view>

namespace afflux {

struct TimeText
{
    /// 2026-03-01 and "1 Mar 2026" are sure; 03/09/2018 is not.
    enum class Order
    {
        sure,
        dayOrMonthFirst
    };

    Order order = Order::sure;
    int year = 0;
    int first = 0;  ///< month; where the order is open, the first of the two numbers
    int second = 0; ///< day; where the order is open, the second of the two numbers
    std::chrono::microseconds clock{0}; ///< since midnight
    std::optional<std::chrono::seconds> offset;
    bool hasClock = false;
    bool twelveHour = false;
    char separator = '-';
};

/// ISO 8601 and its relatives: T or blank, fractions of any length (cut off to microseconds),
/// AM/PM, Z, UTC, +02, +0200, +02:00, month names in English, a leading weekday.
[[nodiscard]] std::optional<TimeText> parseTimeText(std::string_view cell);

/// The date a TimeText means; nothing when there is no such day (31/02, month 13).
[[nodiscard]] std::optional<LocalTime> localTime(const TimeText& text, DayOrder order);

/// A number of seconds or their fractions since 1970, exact.
struct EpochText
{
    std::int64_t whole = 0;
    std::int64_t billionths = 0; ///< of one unit
    double precision = 0; ///< units that scientific notation rounded away; 0: written in full
};
[[nodiscard]] std::optional<EpochText> parseEpoch(std::string_view cell);

enum class EpochUnit
{
    seconds,
    milliseconds,
    microseconds,
    nanoseconds
};

/// By size: seconds reach the year 5138, milliseconds begin in 1973, and so on.
[[nodiscard]] EpochUnit epochUnit(const EpochText& epoch);
[[nodiscard]] Instant epochInstant(const EpochText& epoch, EpochUnit unit);
/// 2000 to 2100: what a log can hold.
[[nodiscard]] bool isPlausible(Instant time);

} // namespace afflux
