// SPDX-License-Identifier: GPL-3.0-or-later

// The `history:` block of a scenario file.

#include "model/import/scenario_keys.h"

#include "model/workload/metric_series.h"

#include <charconv>

namespace afflux {

namespace {

void readMap(const YamlNode& node, HistoryReference& history, ErrorSink& errors)
{
    if (!requireMap(node, "history.map", errors))
        return;
    for (const auto& [role, column] : node.entries) {
        const std::string key = "history.map." + role.text;
        if (!roleFromWord(role.text))
            errors.add(ErrorCode::unknownKey, role, key,
                       message(AFFLUX_TR("Message", "there is no such role")),
                       message(AFFLUX_TR("Message", "Use arrivals, completions, depth, in-flight, "
                                                    "oldest-age, workers, service-time, arrival, "
                                                    "start, end, service or time.")));
        else
            history.map[role.text] = singleText(column, key, errors);
    }
}

void readFiles(const YamlNode& node, HistoryReference& history, ErrorSink& errors)
{
    if (node.kind != YamlNode::Kind::list) {
        history.files.push_back(singleText(node, "history.file", errors));
        return;
    }
    for (const YamlNode& item : node.items)
        history.files.push_back(singleText(item, "history.file", errors));
}

void readStart(const YamlNode& node, HistoryReference& history, ErrorSink& errors)
{
    history.start = singleText(node, "history.start", errors);
    if (node.kind == YamlNode::Kind::scalar && !parseInstant(history.start))
        errors.add(ErrorCode::badValue, node, "history.start",
                   message(AFFLUX_TR("Message", "“%1” is no instant in UTC"), history.start),
                   message(AFFLUX_TR("Message", "Write it as 2026-03-01T08:00:00Z.")));
}

} // namespace

std::optional<Instant> parseInstant(std::string_view text)
{
    using namespace std::chrono;
    // "yyyy-mm-ddThh:mm:ss" is 19 characters; decimals and the Z follow.
    if (text.size() < 20 || text.back() != 'Z')
        return std::nullopt;
    const auto field = [text](std::size_t from, std::size_t length) -> std::optional<int> {
        int value = 0;
        const char* const end = text.data() + from + length;
        const auto [after, failed] = std::from_chars(text.data() + from, end, value);
        return failed == std::errc() && after == end ? std::optional(value) : std::nullopt;
    };
    const bool marks =
        text[4] == '-' && text[7] == '-' && text[10] == 'T' && text[13] == ':' && text[16] == ':';
    const auto year_ = field(0, 4), month_ = field(5, 2), day_ = field(8, 2);
    const auto hour = field(11, 2), minute = field(14, 2), second = field(17, 2);
    if (!marks || !year_ || !month_ || !day_ || !hour || !minute || !second)
        return std::nullopt;
    const year_month_day date{year(*year_), month(static_cast<unsigned>(*month_)),
                              day(static_cast<unsigned>(*day_))};
    std::string decimals(text.substr(19, text.size() - 20));
    if (!date.ok() || *hour > 23 || *minute > 59 || *second > 59 || decimals.size() > 7 ||
        (!decimals.empty() && (decimals.front() != '.' || decimals.size() < 2)) ||
        decimals.find_first_not_of(".0123456789") != std::string::npos)
        return std::nullopt;
    decimals = decimals.empty() ? "0" : decimals.substr(1) + std::string(7 - decimals.size(), '0');
    return Instant(sys_days(date)) + hours(*hour) + minutes(*minute) + seconds(*second) +
           microseconds(std::stoi(decimals));
}

HistoryReference readHistory(const YamlNode& node, ErrorSink& errors)
{
    HistoryReference history;
    if (!requireMap(node, "history", errors))
        return history;
    checkKeys(node, "history.", words(historyKeys), errors);
    for (const auto& [name, value] : node.entries) {
        if (name.text == "file")
            readFiles(value, history, errors);
        else if (name.text == "map")
            readMap(value, history, errors);
        else if (name.text == "format")
            history.format = singleText(value, "history.format", errors);
        else if (name.text == "zone")
            history.zone = singleText(value, "history.zone", errors);
        else if (name.text == "jobs")
            history.jobs = singleText(value, "history.jobs", errors);
        else if (name.text == "start")
            readStart(value, history, errors);
    }
    if (history.files.empty() == history.jobs.empty())
        errors.add(history.jobs.empty() ? ErrorCode::missing : ErrorCode::conflict, node, "history",
                   message(AFFLUX_TR("Message", "a history is either file or jobs")),
                   message(AFFLUX_TR("Message", "Write history: {file: arrivals.csv}.")));
    return history;
}

} // namespace afflux
