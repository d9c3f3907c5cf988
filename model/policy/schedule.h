// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is known beforehand: other limits by time of day, and workers reserved ahead of work that is
// sure to come. A schedule changes the limits a rule is bounded by and nothing else, as scheduled
// actions do (AWS Application Auto Scaling, "Scheduled scaling"; KEDA's cron trigger raises the
// minimum in the same way).

#include "model/core/error.h"
#include "model/core/zone_offsets.h"
#include "model/policy/limits.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace afflux {

/// Every week at these local times, by the clock on the wall: an hour that daylight saving skips
/// does not come, one that it repeats comes twice.
struct WeeklyWindow
{
    std::uint8_t days = everyDay; ///< bit 0 = Monday ... bit 6 = Sunday, of the day it begins
    Seconds from{0};              ///< since local midnight, 0 <= from < 24 h
    Seconds to{0};                ///< exclusive; at or before from: on the next day
    ZoneOffsets zone;

    static constexpr std::uint8_t everyDay = 0x7f;
    static constexpr std::uint8_t weekdays = 0x1f;

    friend bool operator==(const WeeklyWindow&, const WeeklyWindow&) = default;
};

/// Once, in time since the start of the history: from <= t < to.
struct Span
{
    Seconds from{0};
    Seconds to{0};

    friend bool operator==(const Span&, const Span&) = default;
};

struct ScheduleEntry
{
    std::variant<WeeklyWindow, Span> when;
    Seconds ahead{0};           ///< in force so long before, for workers to start; >= 0
    std::optional<int> min;     ///< takes the place of the policy's; of several the last one stated
    std::optional<int> max;     ///< as min
    std::optional<int> reserve; ///< at least so many, added over all entries in force

    friend bool operator==(const ScheduleEntry&, const ScheduleEntry&) = default;
};
using Schedule = std::vector<ScheduleEntry>;

/// The longest ScheduleEntry::ahead: a week, after which a weekly window comes again.
inline constexpr Seconds mostAhead{7 * 86400};

/// What cannot be: a span that ends before it begins, a time of day that is none, a minimum above
/// the maximum. The key is "schedule".
[[nodiscard]] std::vector<Error> check(const Schedule& schedule);

/// Whether the entry is in force at @p t after the history's start @p origin.
[[nodiscard]] bool inForce(const ScheduleEntry& entry, Instant origin, Microseconds t);

/// The limits at one instant. Reservations raise the minimum, never beyond the maximum in force; a
/// minimum above the maximum gives way to it.
[[nodiscard]] Limits limitsAt(const Limits& policy, std::span<const ScheduleEntry> schedule,
                              Instant origin, Microseconds t);

} // namespace afflux
