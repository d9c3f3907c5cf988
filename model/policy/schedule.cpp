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

} // namespace

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
