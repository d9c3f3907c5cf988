// SPDX-License-Identifier: GPL-3.0-or-later

// The `schedule:` block of a scenario file.

#include "model/import/scenario_times.h"
#include "model/import/zone.h"

#include <algorithm>

namespace afflux {

namespace {

constexpr std::size_t daysOfWeek = dayWords.size();

std::optional<std::size_t> dayOf(std::string_view word)
{
    const auto found = std::ranges::find(dayWords, word);
    return found == dayWords.end() ? std::nullopt
                                   : std::optional<std::size_t>(found - dayWords.begin());
}

/// "mon", or "fri-mon", which runs over the end of the week.
std::optional<std::uint8_t> daysOfPart(std::string_view part)
{
    const auto dash = part.find('-');
    const auto first = dayOf(part.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : dayOf(part.substr(dash + 1));
    if (!first || !last)
        return std::nullopt;
    unsigned days = 0;
    for (std::size_t day = *first;; day = (day + 1) % daysOfWeek) {
        days |= 1U << day;
        if (day == *last)
            return static_cast<std::uint8_t>(days);
    }
}

/// Reads one entry of the list.
class EntryReading
{
public:
    EntryReading(const YamlNode& node, std::size_t index, std::vector<DatedTime>& dates,
                 ErrorSink& errors)
        : node_(node)
        , index_(index)
        , key_("schedule[" + std::to_string(index) + ']')
        , dates_(dates)
        , errors_(errors)
    {
    }

    ScheduleEntry read()
    {
        ScheduleEntry entry;
        if (!requireMap(node_, key_, errors_))
            return entry;
        checkKeys(node_, key_ + '.', words(scheduleKeys), errors_);
        if (isWeekly())
            entry.when = readWeekly();
        else
            entry.when = readSpan();
        readLimits(entry);
        return entry;
    }

private:
    [[nodiscard]] const YamlNode* at(std::string_view key) const { return valueAt(node_, key); }

    [[nodiscard]] bool isClock(std::string_view key) const
    {
        const YamlNode* node = at(key);
        return node && node->text.size() > 2 && node->text[2] == ':';
    }
    [[nodiscard]] bool isWeekly() const
    {
        return at("days") || at("zone") || isClock("from") || isClock("to");
    }

    WeeklyWindow readWeekly()
    {
        WeeklyWindow window;
        if (const YamlNode* days = at("days"))
            window.days = readDays(*days);
        window.from = readClock("from");
        window.to = readClock("to");
        if (window.from == Seconds(0) && at("from") && at("from")->text.starts_with("24"))
            refuseClock(*at("from"), "from");
        if (const YamlNode* zone = at("zone"))
            window.zone = readZone(*zone);
        return window;
    }

    std::uint8_t readDays(const YamlNode& node)
    {
        std::string text = node.text;
        for (const YamlNode& item : node.items) // [mon, wed] is "mon,wed"
            text += (text.empty() ? "" : ",") + item.text;
        const auto days = parseDays(text);
        if (!days)
            errors_.add(ErrorCode::badValue, node, key_ + ".days",
                        message(AFFLUX_TR("Message", "“%1” are no days of the week"), text),
                        message(AFFLUX_TR("Message", "Write daily, weekdays, weekend, mon-fri or "
                                                     "[mon, wed].")));
        return days.value_or(WeeklyWindow::everyDay);
    }

    /// Without a time: midnight, so that a day alone is all of it.
    Seconds readClock(const char* end)
    {
        const YamlNode* node = at(end);
        if (!node)
            return Seconds(0);
        const auto clock =
            node->kind == YamlNode::Kind::scalar ? parseClock(node->text) : std::nullopt;
        if (!clock)
            refuseClock(*node, end);
        return clock.value_or(Seconds(0));
    }

    void refuseClock(const YamlNode& node, const std::string& end)
    {
        errors_.add(ErrorCode::badValue, node, key_ + '.' + end,
                    message(AFFLUX_TR("Message", "“%1” is no time of day"), node.text),
                    message(AFFLUX_TR("Message", "Write 08:00, or leave out days and zone for a "
                                                 "time since the start of the history.")));
    }

    ZoneOffsets readZone(const YamlNode& node)
    {
        if (const auto zone = zoneOffsets(node.text); zone && !node.text.empty())
            return *zone;
        const std::string near = nearestZone(node.text);
        errors_.add(ErrorCode::badValue, node, key_ + ".zone",
                    message(AFFLUX_TR("Message", "there is no time zone “%1”"), node.text),
                    near.empty()
                        ? message(AFFLUX_TR("Message", "Write a name such as Europe/Paris, UTC or "
                                                       "+02:00."))
                        : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
        return {};
    }

    Span readSpan()
    {
        SpanTimes times;
        times.fromNode = at("from");
        times.toNode = at("to");
        if (times.fromNode)
            times.from = readSpanTime(*times.fromNode, key_ + ".from", errors_);
        if (times.toNode)
            times.to = readSpanTime(*times.toNode, key_ + ".to", errors_);
        if (!times.fromNode || !times.toNode)
            errors_.add(ErrorCode::missing, node_, key_ + (times.fromNode ? ".to" : ".from"),
                        message(AFFLUX_TR("Message", "when it is in force is missing")),
                        message(AFFLUX_TR("Message", "Write days: mon-fri, from: \"08:00\", to: "
                                                     "\"18:00\", or from: 26h, to: 27h.")));
        Span span;
        takeSpan(times, DatedTime::Of::scheduleEntry, index_, key_, span, dates_, errors_);
        return span;
    }

    std::optional<int> readCount(std::string_view key)
    {
        const YamlNode* node = at(key);
        if (!node)
            return std::nullopt;
        const auto count =
            readNumber(*node, scheduledWorkers(key_ + '.' + std::string(key)), errors_);
        return count ? std::optional(static_cast<int>(*count)) : std::nullopt;
    }

    void readLimits(ScheduleEntry& entry)
    {
        entry.min = readCount("min");
        entry.max = readCount("max");
        entry.reserve = readCount("reserve");
        if (!at("min") && !at("max") && !at("reserve"))
            errors_.add(ErrorCode::missing, node_, key_,
                        message(AFFLUX_TR("Message", "the entry changes nothing")),
                        message(AFFLUX_TR("Message", "Give it min, max or reserve.")));
        if (entry.min && entry.max && *entry.min > *entry.max)
            errors_.add(ErrorCode::conflict, *at("max"), key_ + ".max",
                        message(AFFLUX_TR("Message", "the maximum %1 is below the minimum %2"),
                                *entry.max, *entry.min),
                        message(AFFLUX_TR("Message", "Raise the maximum or lower the minimum.")));
        if (const YamlNode* ahead = at("ahead")) {
            ParameterInfo info;
            info.key = key_ + ".ahead";
            info.unit = Unit::seconds;
            info.maximum = mostAhead.count();
            entry.ahead = Seconds(readNumber(*ahead, info, errors_).value_or(0));
        }
    }

    const YamlNode& node_;
    std::size_t index_;
    std::string key_;
    std::vector<DatedTime>& dates_;
    ErrorSink& errors_;
};

} // namespace

ParameterInfo scheduledWorkers(std::string key)
{
    ParameterInfo info;
    info.key = std::move(key);
    info.unit = Unit::workers;
    info.maximum = 100'000;
    return info;
}

std::optional<std::uint8_t> parseDays(std::string_view text)
{
    if (text == "daily")
        return WeeklyWindow::everyDay;
    if (text == "weekdays")
        return WeeklyWindow::weekdays;
    if (text == "weekend")
        return static_cast<std::uint8_t>(WeeklyWindow::everyDay & ~WeeklyWindow::weekdays);
    unsigned days = 0;
    for (;;) {
        const auto comma = text.find(',');
        std::string_view part = text.substr(0, comma);
        while (part.starts_with(' '))
            part.remove_prefix(1);
        const auto some = daysOfPart(part);
        if (!some)
            return std::nullopt;
        days |= *some;
        if (comma == std::string_view::npos)
            return static_cast<std::uint8_t>(days);
        text.remove_prefix(comma + 1);
    }
}

std::string daysText(std::uint8_t days)
{
    if (days == WeeklyWindow::everyDay)
        return "daily";
    std::string text;
    for (std::size_t day = 0; day < daysOfWeek; ++day) {
        if ((days >> day & 1U) == 0)
            continue;
        std::size_t last = day;
        while (last + 1 < daysOfWeek && (days >> (last + 1) & 1U) != 0)
            ++last;
        text += (text.empty() ? "" : ",") + std::string(dayWords[day]);
        if (last > day + 1)
            text += '-' + std::string(dayWords[day = last]);
    }
    return text;
}

void readSchedule(const YamlNode& node, Schedule& schedule, std::vector<DatedTime>& dates,
                  ErrorSink& errors)
{
    if (node.isNull())
        return;
    if (node.kind != YamlNode::Kind::list) {
        errors.add(ErrorCode::badValue, node, "schedule",
                   message(AFFLUX_TR("Message", "a list is expected here")),
                   message(AFFLUX_TR("Message", "Write schedule: [{days: mon-fri, from: \"08:00\", "
                                                "to: \"18:00\", min: 5}].")));
        return;
    }
    for (std::size_t i = 0; i < node.items.size(); ++i)
        schedule.push_back(EntryReading(node.items[i], i, dates, errors).read());
}

} // namespace afflux
