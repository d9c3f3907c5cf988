// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/time_axis.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

constexpr qint64 minute = 60;
constexpr qint64 hour = 3600;
constexpr qint64 day = 86400;

/// Steps that divide a day, in seconds of the wall clock.
constexpr std::array<qint64, 19> clockSteps{
    1,          2,          5,           10,          15,          30,          minute,
    2 * minute, 5 * minute, 10 * minute, 15 * minute, 20 * minute, 30 * minute, hour,
    2 * hour,   3 * hour,   4 * hour,    6 * hour,    12 * hour};
/// Steps of whole days and of whole months; those of seven start on Mondays.
constexpr std::array<int, 5> daySteps{1, 2, 3, 7, 14};
constexpr std::array<int, 5> monthSteps{1, 2, 3, 6, 12};

/// A stretch of whole UTC seconds with one offset from UTC.
struct Segment
{
    double from;
    double to;
    int offset;
};

double toUnix(Seconds time, Instant origin)
{
    return std::chrono::duration<double>(origin.time_since_epoch()).count() + time.count();
}

QDateTime utc(double unixSeconds)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(std::floor(unixSeconds * 1e3)),
                                          Qt::UTC);
}

/// The stretches of @p from .. @p to between changes of the clock.
std::vector<Segment> segments(double from, double to, const QTimeZone& zone)
{
    std::vector<Segment> result{{from, to, zone.offsetFromUtc(utc(from))}};
    if (!zone.hasTransitions())
        return result;
    for (const auto& change : zone.transitions(utc(from), utc(to))) {
        const double at = static_cast<double>(change.atUtc.toSecsSinceEpoch());
        if (at <= from || at > to || change.offsetFromUtc == result.back().offset)
            continue;
        result.back().to = at;
        result.push_back({at, to, change.offsetFromUtc});
    }
    return result;
}

/// Local midnight has offset seconds divisible by a day.
bool startsDay(double unixSeconds, int offset)
{
    return std::fmod(unixSeconds + offset, day) == 0;
}

std::vector<TimeTick> clockTicks(const std::vector<Segment>& stretches, qint64 step, double start)
{
    std::vector<TimeTick> ticks;
    const double length = static_cast<double>(step);
    for (const Segment& s : stretches) {
        const bool last = &s == &stretches.back();
        double at = std::ceil((s.from + s.offset) / length) * length - s.offset;
        for (; at < s.to || (last && at == s.to); at += length)
            ticks.push_back({Seconds(at - start), startsDay(at, s.offset)});
    }
    return ticks;
}

/// The first date of a step at or before @p date.
QDate stepStart(QDate date, TickUnit unit, int step)
{
    if (unit == TickUnit::days && step % 7 == 0)
        return date.addDays(-((date.toJulianDay() % step + step) % step)); // day 0 was a Monday
    if (unit == TickUnit::days)
        return date.addDays(-(date.toJulianDay() % step));
    const int months = date.year() * 12 + date.month() - 1;
    const int first = months - months % step;
    return QDate(first / 12, first % 12 + 1, 1);
}

std::vector<TimeTick> dateTicks(double from, double to, const QTimeZone& zone, TickUnit unit,
                                int step, double start)
{
    std::vector<TimeTick> ticks;
    QDate date = stepStart(utc(from).toTimeZone(zone).date(), unit, step);
    for (;; date = unit == TickUnit::days ? date.addDays(step) : date.addMonths(step)) {
        const double at = static_cast<double>(date.startOfDay(zone).toSecsSinceEpoch());
        if (at > to)
            return ticks;
        if (at >= from)
            ticks.push_back({Seconds(at - start), true});
    }
}

} // namespace

QDateTime localTime(Seconds time, Instant origin, const QTimeZone& zone)
{
    return utc(toUnix(time, origin) + 1e-6).toTimeZone(zone);
}

TimeTicks timeTicks(TimeSpan span, Instant origin, const QTimeZone& zone, int most)
{
    if (span.empty() || most < 1)
        return {};
    const double start = toUnix(Seconds(0), origin);
    const double from = start + span.from.count();
    const double to = start + span.to.count();
    const double needed = (to - from) / most; // no shorter step can do
    for (const qint64 step : clockSteps) {
        if (static_cast<double>(step) < needed)
            continue;
        auto ticks = clockTicks(segments(from, to, zone), step, start);
        if (ticks.size() <= static_cast<std::size_t>(most))
            return {std::move(ticks), step < minute ? TickUnit::seconds : TickUnit::minutes};
    }
    const auto fits = [&](std::vector<TimeTick>& ticks, TickUnit unit, int step) {
        ticks = dateTicks(from, to, zone, unit, step, start);
        return ticks.size() <= static_cast<std::size_t>(most);
    };
    std::vector<TimeTick> ticks;
    for (const int step : daySteps)
        if (step * day >= needed && fits(ticks, TickUnit::days, step))
            return {std::move(ticks), TickUnit::days};
    for (const int step : monthSteps)
        if (fits(ticks, TickUnit::months, step))
            return {std::move(ticks), TickUnit::months};
    // Decades of data: every nth January.
    std::vector<TimeTick> some;
    const std::size_t stride = ticks.size() / static_cast<std::size_t>(most) + 1;
    for (std::size_t i = 0; i < ticks.size(); i += stride)
        some.push_back(ticks[i]);
    return {std::move(some), TickUnit::months};
}

} // namespace afflux
