// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/schedule.h"

namespace afflux {

namespace {

using std::chrono::days;
using std::chrono::floor;

bool covers(const Span& span, Seconds ahead, Instant, Microseconds t)
{
    return t >= toMicroseconds(span.from - ahead) && t < toMicroseconds(span.to);
}

bool covers(const WeeklyWindow& window, Seconds ahead, Instant origin, Microseconds t)
{
    const Instant now = origin + t;
    const Instant local = now + window.zone.at(now); // read as a wall clock
    const Microseconds from = toMicroseconds(window.from - ahead);
    const Microseconds to = toMicroseconds(window.to) +
                            (window.to <= window.from ? Microseconds(days(1)) : Microseconds(0));
    // A window may have begun up to two days ago and, with time ahead, may begin up to a week on.
    const auto today = floor<days>(local);
    const days early = floor<days>(-from) + days(1);
    for (days shift = days(-2); shift <= early; ++shift) {
        const auto day = today + shift;
        const unsigned weekday = std::chrono::weekday(day).iso_encoding() - 1; // Monday = 0
        if ((window.days >> weekday & 1U) != 0 && local >= day + from && local < day + to)
            return true;
    }
    return false;
}

Error problem(Message what, Message remedy)
{
    return {ErrorCode::badValue, {"", 0, 0, "schedule"}, std::move(what), std::move(remedy)};
}

bool isTimeOfDay(Seconds time)
{
    return time >= Seconds(0) && time < days(1);
}

/// Durations end at 30 years, as everywhere: no sum of them leaves the clock.
bool isTime(Seconds time)
{
    return time >= Seconds(0) && time <= Seconds(1e9);
}

bool canBe(const Span& span)
{
    return isTime(span.from) && isTime(span.to) && span.from <= span.to;
}

bool canBe(const WeeklyWindow& window)
{
    return isTimeOfDay(window.from) && isTimeOfDay(window.to) &&
           (window.days & WeeklyWindow::everyDay) != 0;
}

} // namespace

std::vector<Error> check(const Schedule& schedule)
{
    std::vector<Error> errors;
    for (const ScheduleEntry& entry : schedule) {
        if (!std::visit([](const auto& when) { return canBe(when); }, entry.when))
            errors.push_back(
                problem(message(AFFLUX_TR("Message", "a schedule entry is never in force: it ends "
                                                     "before it begins or has no day")),
                        message(AFFLUX_TR("Message", "Let it end after it begins."))));
        if (!(entry.ahead >= Seconds(0) && entry.ahead <= mostAhead))
            errors.push_back(problem(
                message(AFFLUX_TR("Message", "a schedule entry begins its work no more than %1 "
                                             "ahead"),
                        mostAhead),
                message(AFFLUX_TR("Message", "Write a duration such as 5m."))));
        if (entry.min.value_or(0) < 0 || entry.max.value_or(0) < 0 || entry.reserve.value_or(0) < 0)
            errors.push_back(
                problem(message(AFFLUX_TR("Message", "a schedule entry has fewer than 0 workers")),
                        message(AFFLUX_TR("Message", "Write at least %1."), 0)));
        if (entry.min && entry.max && *entry.min > *entry.max)
            errors.push_back(
                problem(message(AFFLUX_TR("Message", "the maximum %1 is below the minimum %2"),
                                *entry.max, *entry.min),
                        message(AFFLUX_TR("Message", "Raise the maximum or lower the minimum."))));
    }
    return errors;
}

bool inForce(const ScheduleEntry& entry, Instant origin, Microseconds t)
{
    return std::visit([&](const auto& when) { return covers(when, entry.ahead, origin, t); },
                      entry.when);
}

Limits limitsAt(const Limits& policy, std::span<const ScheduleEntry> schedule, Instant origin,
                Microseconds t)
{
    Limits limits = policy;
    int reserved = 0;
    for (const ScheduleEntry& entry : schedule) {
        if (!inForce(entry, origin, t))
            continue;
        limits.min = entry.min.value_or(limits.min);
        limits.max = entry.max.value_or(limits.max);
        reserved += entry.reserve.value_or(0);
    }
    limits.min = std::min(std::max(limits.min, reserved), limits.max);
    return limits;
}

} // namespace afflux
