// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which times of day stand under the charts: round clock times of the project's zone, also where
// the clock changes. Steps go from a second to a year.

#include "views/charts/chart_data.h"

#include <QDate>

#include <vector>

namespace afflux {

enum class TickUnit
{
    seconds,
    minutes,
    days,
    months
};

struct TimeTick
{
    Seconds time{0};       ///< since the trace's start
    bool dayStart = false; ///< the first instant of a day: the date is said here
};

struct TimeTicks
{
    std::vector<TimeTick> ticks;
    TickUnit unit = TickUnit::minutes; ///< the finest that has to be said
};

/// Ticks inside @p span at the finest round step that gives at most @p most of them (>= 1).
[[nodiscard]] TimeTicks timeTicks(TimeSpan span, Instant origin, const QTimeZone& zone, int most);

/// Local date and time of an instant.
[[nodiscard]] QDateTime localTime(Seconds time, Instant origin, const QTimeZone& zone);

} // namespace afflux
