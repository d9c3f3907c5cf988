// SPDX-License-Identifier: GPL-3.0-or-later

// Parameter values as text: what people and files write, and the checks before a value is set.

#include "model/simulation/scenario.h"

#include <array>
#include <charconv>
#include <cmath>

namespace afflux {

namespace {

Unit resolved(const ParameterInfo& info, Unit signalUnit)
{
    return info.unit == Unit::signal ? signalUnit : info.unit;
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Reads a leading number and removes it from @p text.
std::optional<double> takeNumber(std::string_view& text)
{
    double number = 0;
    const char* begin = text.data();
    const char* end = begin + text.size();
    if (begin != end && *begin == '+')
        ++begin;
    const auto [after, error] = std::from_chars(begin, end, number);
    if (error != std::errc{} || !std::isfinite(number))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(after - text.data()));
    return number;
}

struct TimeUnit
{
    std::string_view word;
    double seconds;
};
constexpr std::array timeUnits{TimeUnit{"us", 1e-6}, TimeUnit{"ms", 1e-3}, TimeUnit{"s", 1},
                               TimeUnit{"sec", 1},   TimeUnit{"m", 60},    TimeUnit{"min", 60},
                               TimeUnit{"h", 3600},  TimeUnit{"d", 86400}};

/// "30s", "1.5 min", "2h 30m", or plain seconds.
std::optional<double> parseDuration(std::string_view text)
{
    double sum = 0;
    bool plain = false;
    for (int parts = 0; !text.empty(); ++parts) {
        const std::optional<double> number = takeNumber(text);
        if (!number || plain)
            return std::nullopt;
        text = trimmed(text);
        const auto length = std::min(text.find_first_of("0123456789.+- \t"), text.size());
        const std::string_view word = text.substr(0, length);
        plain = word.empty();
        if (plain && parts > 0)
            return std::nullopt;
        double factor = plain ? 1 : 0;
        for (const TimeUnit& unit : timeUnits)
            if (unit.word == word)
                factor = unit.seconds;
        if (factor == 0)
            return std::nullopt;
        sum += *number * factor;
        text = trimmed(text.substr(length));
    }
    return sum;
}

std::optional<bool> parseFlag(std::string_view text)
{
    for (const std::string_view yes : {"true", "yes", "on", "1"})
        if (text == yes)
            return true;
    for (const std::string_view no : {"false", "no", "off", "0"})
        if (text == no)
            return false;
    return std::nullopt;
}

/// A number, with an optional unit sign that the parameter's unit allows: "60 %", "x1.5", "4
/// workers".
std::optional<double> parseNumber(std::string_view text, Unit unit)
{
    if (unit == Unit::factor && !text.empty() && (text.front() == 'x'))
        text.remove_prefix(1);
    const std::optional<double> number = takeNumber(text);
    text = trimmed(text);
    const bool sign = text.empty() || (unit == Unit::percent && text == "%") ||
                      (unit == Unit::workers && (text == "workers" || text == "worker")) ||
                      (unit == Unit::jobs && (text == "jobs" || text == "job"));
    return sign ? number : std::nullopt;
}

std::string number(double value)
{
    std::array<char, 32> buffer{};
    char* const end = buffer.data() + buffer.size();
    // Left to itself to_chars writes 100000 as 1e+05, being shorter.
    const bool readable = std::abs(value) >= 1e-6 && std::abs(value) < 1e15;
    const auto result = readable
                            ? std::to_chars(buffer.data(), end, value, std::chars_format::fixed)
                            : std::to_chars(buffer.data(), end, value);
    return {buffer.data(), result.ptr};
}

Error badValue(const ParameterInfo& info, Message what, Message remedy = {})
{
    return {ErrorCode::badValue, {"", 0, 0, info.key}, std::move(what), std::move(remedy)};
}

Message expected(Unit unit)
{
    switch (unit) {
    case Unit::seconds:
        return message(AFFLUX_TR("Message", "Write a duration such as 30s, 5m or 1.5h."));
    case Unit::flag:
        return message(AFFLUX_TR("Message", "Write true or false."));
    case Unit::percent:
        return message(AFFLUX_TR("Message", "Write a percentage such as 60."));
    default:
        return message(AFFLUX_TR("Message", "Write a number."));
    }
}

/// Durations end at 30 years, so that no sum of them leaves the simulator's clock.
double mostOf(const ParameterInfo& info)
{
    constexpr double longest = 1e9;
    return info.unit == Unit::seconds ? std::min(info.maximum, longest) : info.maximum;
}

std::string wordList(const ParameterInfo& info)
{
    std::string words;
    for (const Choice& choice : info.choices)
        words += (words.empty() ? "" : ", ") + std::string(choice.word);
    return words;
}

Error badChoice(const ParameterInfo& info, std::string_view word)
{
    return badValue(info, message(AFFLUX_TR("Message", "“%1” is not known here"), word),
                    message(AFFLUX_TR("Message", "Use one of: %1."), wordList(info)));
}

} // namespace

Result<Value> parseValue(const ParameterInfo& info, std::string_view text, Unit signalUnit)
{
    const Unit unit = resolved(info, signalUnit);
    text = trimmed(text);
    Value value;
    if (info.optional && text == "none") {
        value = std::monostate{};
    } else if (unit == Unit::choice || unit == Unit::text) {
        value = std::string(text);
    } else if (unit == Unit::flag) {
        const std::optional<bool> flag = parseFlag(text);
        if (!flag)
            return failure(badValue(
                info, message(AFFLUX_TR("Message", "“%1” is no yes or no"), text), expected(unit)));
        value = *flag;
    } else {
        const std::optional<double> parsed =
            unit == Unit::seconds ? parseDuration(text) : parseNumber(text, unit);
        if (!parsed || text.empty())
            return failure(badValue(
                info, message(AFFLUX_TR("Message", "“%1” cannot be read"), text), expected(unit)));
        value = *parsed;
    }
    if (auto checked = checkValue(info, value); !checked)
        return failure(checked.error());
    return value;
}

std::string formatValue(const ParameterInfo& info, const Value& value, Unit signalUnit)
{
    if (std::holds_alternative<std::monostate>(value))
        return "none";
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    const double plain = std::get<double>(value);
    if (resolved(info, signalUnit) != Unit::seconds)
        return number(plain);
    if (plain >= 3600 && std::fmod(plain, 3600) == 0)
        return number(plain / 3600) + "h";
    return number(plain) + "s";
}

Result<void> checkValue(const ParameterInfo& info, const Value& value)
{
    if (std::holds_alternative<std::monostate>(value)) {
        if (info.optional)
            return {};
        return failure(badValue(info, message(AFFLUX_TR("Message", "a value is needed"))));
    }
    if (info.unit == Unit::choice) {
        const auto* word = std::get_if<std::string>(&value);
        if (!word)
            return failure(badChoice(info, ""));
        for (const Choice& choice : info.choices)
            if (choice.word == *word)
                return {};
        return failure(badChoice(info, *word));
    }
    if (info.unit == Unit::text || info.unit == Unit::flag) {
        const bool right = info.unit == Unit::text ? std::holds_alternative<std::string>(value)
                                                   : std::holds_alternative<bool>(value);
        if (!right)
            return failure(
                badValue(info, message(AFFLUX_TR("Message", "a value of another kind is needed")),
                         expected(info.unit)));
        return {};
    }
    const auto* plain = std::get_if<double>(&value);
    if (!plain || !std::isfinite(*plain))
        return failure(badValue(info, message(AFFLUX_TR("Message", "a number is needed")),
                                expected(info.unit)));
    if (isWhole(info.unit) && *plain != std::floor(*plain))
        return failure(badValue(info,
                                message(AFFLUX_TR("Message", "%1 is not a whole number"), *plain),
                                message(AFFLUX_TR("Message", "Write a whole number."))));
    if (*plain < info.minimum)
        return failure(badValue(info,
                                message(AFFLUX_TR("Message", "%1 is below the least accepted, %2"),
                                        *plain, info.minimum),
                                message(AFFLUX_TR("Message", "Write at least %1."), info.minimum)));
    const double maximum = mostOf(info);
    if (*plain > maximum)
        return failure(badValue(
            info,
            message(AFFLUX_TR("Message", "%1 is above the most accepted, %2"), *plain, maximum),
            message(AFFLUX_TR("Message", "Write at most %1."), maximum)));
    return {};
}

} // namespace afflux
