// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Times in a scenario file: durations since the start of the history, dates with a zone, and what
// a clock on the wall shows.

#include "model/import/scenario_keys.h"

#include <optional>
#include <string_view>
#include <variant>

namespace afflux {

/// "2026-03-02T09:00:00+01:00", "2026-03-02T08:00Z": a date, a time and its offset from UTC;
/// nullopt: anything else.
[[nodiscard]] std::optional<Instant> parseZonedInstant(std::string_view text);

/// "08:00", "18:30:15", "24:00" (as 0, of the next day), since midnight; nullopt: no such time.
[[nodiscard]] std::optional<Seconds> parseClock(std::string_view text);
/// parseClock()'s inverse: "08:00", with seconds where there are any.
[[nodiscard]] std::string clockText(Seconds sinceMidnight);

/// One scalar read through a row's own checks; nullopt when it is none, which has been reported.
[[nodiscard]] std::optional<double> readNumber(const YamlNode& node, const ParameterInfo& info,
                                               ErrorSink& errors);

/// A time of a span: a duration since the start, or a date.
using SpanTime = std::variant<Seconds, Instant>;
[[nodiscard]] std::optional<SpanTime> readSpanTime(const YamlNode& node, const std::string& key,
                                                   ErrorSink& errors);

/// Both ends of a span as they were written, with the nodes that say them.
struct SpanTimes
{
    std::optional<SpanTime> from;
    std::optional<SpanTime> to;
    const YamlNode* fromNode = nullptr;
    const YamlNode* toNode = nullptr;
};

/// Fills @p span with what is a duration and adds what is a date to @p dates; an end before its
/// start is reported.
void takeSpan(const SpanTimes& times, DatedTime::Of of, std::size_t index, const std::string& key,
              Span& span, std::vector<DatedTime>& dates, ErrorSink& errors);

} // namespace afflux
