// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/scenario_times.h"

#include "model/import/instant_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace afflux {

namespace {

/// Two digits below @p limit at @p at; negative: no such number.
int twoDigits(std::string_view text, std::size_t at, int limit)
{
    int number = -1;
    if (at + 2 > text.size())
        return -1;
    const auto [after, failed] = std::from_chars(text.data() + at, text.data() + at + 2, number);
    const bool good =
        failed == std::errc() && after == text.data() + at + 2 && number >= 0 && number < limit;
    return good ? number : -1;
}

/// "Z", "+01:00", "-0330" at the end of @p text, which loses it.
std::optional<std::chrono::seconds> takeOffset(std::string_view& text)
{
    if (text.ends_with('Z')) {
        text.remove_suffix(1);
        return std::chrono::seconds(0);
    }
    const auto sign = text.find_last_of("+-");
    if (sign == std::string_view::npos || sign < 11)
        return std::nullopt;
    const std::string_view offset = text.substr(sign);
    const bool colon = offset.size() == 6 && offset[3] == ':';
    const int hours = twoDigits(offset, 1, 16);
    const int minutes = twoDigits(offset, colon ? 4 : 3, 60);
    if (!(colon || offset.size() == 5) || hours < 0 || minutes < 0)
        return std::nullopt;
    text.remove_suffix(offset.size());
    return std::chrono::seconds((offset[0] == '-' ? -60 : 60) * (hours * 60 + minutes));
}

bool looksLikeDate(std::string_view text)
{
    return text.size() > 4 && text[4] == '-' &&
           std::ranges::all_of(text.substr(0, 4), [](char c) { return c >= '0' && c <= '9'; });
}

DatedTime dated(const SpanTime& time, DatedTime::Of of, std::size_t index, bool isEnd,
                const YamlNode& node, const std::string& key)
{
    const std::string end = isEnd ? ".to" : ".from";
    return {of, index, isEnd, std::get<Instant>(time), {"", node.line, node.column, key + end}};
}

} // namespace

std::optional<Instant> parseZonedInstant(std::string_view text)
{
    const auto offset = takeOffset(text);
    std::string time(text);
    if (!offset || time.size() < 16 || (time[10] != 'T' && time[10] != ' '))
        return std::nullopt;
    time[10] = 'T';
    const auto asIfUtc = parseInstant(time + (time.size() == 16 ? ":00Z" : "Z"));
    return asIfUtc ? std::optional(*asIfUtc - *offset) : std::nullopt;
}

std::optional<Seconds> parseClock(std::string_view text)
{
    const int hours = twoDigits(text, 0, 25);
    const int minutes = twoDigits(text, 3, 60);
    if (hours < 0 || minutes < 0 || text[2] != ':')
        return std::nullopt;
    double seconds = 0;
    if (text.size() > 5) {
        const char* const end = text.data() + text.size();
        const auto [after, failed] = std::from_chars(text.data() + 6, end, seconds);
        if (text[5] != ':' || twoDigits(text, 6, 60) < 0 || failed != std::errc() || after != end)
            return std::nullopt;
    }
    if (hours == 24)
        return minutes == 0 && seconds == 0 ? std::optional(Seconds(0)) : std::nullopt;
    return Seconds(hours * 3600 + minutes * 60 + seconds);
}

std::string clockText(Seconds sinceMidnight)
{
    const auto whole = static_cast<int>(sinceMidnight.count() / 60);
    const double seconds = sinceMidnight.count() - 60 * whole;
    const auto digits = [](int number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    std::string text = digits(whole / 60) + ':' + digits(whole % 60);
    if (seconds > 0)
        text += (seconds < 10 ? ":0" : ":") + shortestNumber(seconds);
    return text;
}

std::optional<double> readNumber(const YamlNode& node, const ParameterInfo& info, ErrorSink& errors)
{
    if (node.kind != YamlNode::Kind::scalar) {
        errors.add(ErrorCode::badValue, node, info.key,
                   message(AFFLUX_TR("Message", "a single value is expected here")));
        return std::nullopt;
    }
    const Result<Value> value = parseValue(info, node.text, Unit::none);
    if (value)
        return std::get<double>(*value);
    errors.add(value.error(), node, info.key);
    return std::nullopt;
}

std::optional<SpanTime> readSpanTime(const YamlNode& node, const std::string& key,
                                     ErrorSink& errors)
{
    if (node.kind == YamlNode::Kind::scalar && looksLikeDate(node.text)) {
        if (const auto instant = parseZonedInstant(node.text))
            return *instant;
        errors.add(ErrorCode::badValue, node, key,
                   message(AFFLUX_TR("Message", "“%1” is no date with a zone"), node.text),
                   message(AFFLUX_TR("Message", "Write 2026-03-02T09:00:00+01:00, or a time since "
                                                "the start of the history such as 2h.")));
        return std::nullopt;
    }
    ParameterInfo info;
    info.key = key;
    info.unit = Unit::seconds;
    const std::optional<double> seconds = readNumber(node, info, errors);
    return seconds ? std::optional<SpanTime>(Seconds(*seconds)) : std::nullopt;
}

void takeSpan(const SpanTimes& times, DatedTime::Of of, std::size_t index, const std::string& key,
              Span& span, std::vector<DatedTime>& dates, ErrorSink& errors)
{
    if (!times.from || !times.to)
        return; // which has been reported
    const auto* from = std::get_if<Seconds>(&*times.from);
    const auto* to = std::get_if<Seconds>(&*times.to);
    // Until a date has its place, the span is empty at its other end.
    span.from = from ? *from : to ? *to : Seconds(0);
    span.to = to ? *to : span.from;
    if (!from)
        dates.push_back(dated(*times.from, of, index, false, *times.fromNode, key));
    if (!to)
        dates.push_back(dated(*times.to, of, index, true, *times.toNode, key));
    const bool backwards =
        from && to ? *to < *from
                   : !from && !to && std::get<Instant>(*times.to) < std::get<Instant>(*times.from);
    if (backwards)
        errors.add(ErrorCode::conflict, *times.toNode, key + ".to",
                   message(AFFLUX_TR("Message", "the end lies before the start")),
                   message(AFFLUX_TR("Message", "Let it end after it begins.")));
}

} // namespace afflux
