// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/observations.h"

#include "app/cli/arguments.h"

#include "model/import/bytes.h"
#include "model/simulation/scenario.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace afflux::cli {

namespace {

/// In a file first, as --observe has it second.
struct Field
{
    std::string_view column;
    std::string_view key;
    bool whole;    ///< a count
    bool required; ///< as a column; its cells may be empty
    void (*set)(ObservedMoment&, double);
};

constexpr std::array<Field, 9> fields{{
    {"time", "time", false, true, [](ObservedMoment& m, double v) { m.time = v; }},
    {"depth", "depth", true, true, [](ObservedMoment& m, double v) { m.depth = std::llround(v); }},
    {"in_flight", "inFlight", true, true,
     [](ObservedMoment& m, double v) { m.inFlight = std::llround(v); }},
    {"oldest_age", "oldestAge", false, true, [](ObservedMoment& m, double v) { m.oldestAge = v; }},
    {"running", "running", true, true,
     [](ObservedMoment& m, double v) { m.running = static_cast<int>(v); }},
    {"ready", "ready", true, false,
     [](ObservedMoment& m, double v) { m.ready = static_cast<int>(v); }},
    {"starting", "starting", true, false,
     [](ObservedMoment& m, double v) { m.starting = static_cast<int>(v); }},
    {"metric", "metric", false, false, [](ObservedMoment& m, double v) { m.metric = v; }},
    {"available", "available", true, false,
     [](ObservedMoment& m, double v) { m.available = v != 0; }},
}};

const Field* findField(std::string_view name)
{
    for (const Field& field : fields)
        if (field.column == name || field.key == name)
            return &field;
    return nullptr;
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\"");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\"") - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

Result<void> setField(ObservedMoment& moment, const Field& field, std::string_view text,
                      const Place& place)
{
    double value = 0;
    const auto [after, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool good = failed == std::errc() && after == text.data() + text.size() && std::isfinite(value);
    if (field.key == "available" && (text == "true" || text == "false")) {
        value = text == "true" ? 1 : 0;
        good = true;
    }
    good = good && (field.key == "metric" || field.key == "time" || value >= 0);
    good = good && (!field.whole || (value == std::floor(value) && value <= 1e9));
    if (!good)
        return failure(
            ErrorCode::badValue, place, message(AFFLUX_TR("Message", "“%1” cannot be read"), text),
            field.whole ? message(AFFLUX_TR("Message", "Write a whole number, at least 0."))
                        : message(AFFLUX_TR("Message",
                                            "Write a number with a decimal point, such as 12.5.")));
    field.set(moment, value);
    return {};
}

tl::unexpected<Error> unknownField(std::string_view name, Place place, bool inFile)
{
    std::vector<std::string> known;
    for (const Field& field : fields)
        known.emplace_back(inFile ? field.column : field.key);
    std::string list;
    for (const std::string& word : known)
        list += (list.empty() ? "" : ", ") + word;
    const std::string near = nearestWord(name, known);
    return failure(ErrorCode::unknownKey, std::move(place),
                   message(AFFLUX_TR("Message", "“%1” is nothing one observes"), name),
                   near.empty() ? message(AFFLUX_TR("Message", "There are: %1."), list)
                                : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
}

Result<std::vector<const Field*>> readHeader(std::string_view line, const std::string& path,
                                             int number)
{
    std::vector<const Field*> columns;
    for (const std::string_view name : split(line, ',')) {
        const Place place{path, number, static_cast<int>(columns.size()) + 1, {}};
        const Field* field = findField(name);
        if (!field)
            return unknownField(name, place, true);
        if (std::ranges::find(columns, field) != columns.end())
            return failure(ErrorCode::conflict, place,
                           message(AFFLUX_TR("Message", "the column “%1” is there twice"), name),
                           message(AFFLUX_TR("Message", "Keep one of them.")));
        columns.push_back(field);
    }
    for (const Field& field : fields)
        if (field.required && std::ranges::find(columns, &field) == columns.end())
            return failure(
                ErrorCode::missing, {.file = path, .line = number},
                message(AFFLUX_TR("Message", "the column “%1” is missing"), field.column),
                message(AFFLUX_TR("Message", "The first line names the columns: "
                                             "time,depth,in_flight,oldest_age,running.")));
    return columns;
}

Result<ObservedMoment> readRow(std::string_view line, int number,
                               const std::vector<const Field*>& columns, const std::string& path)
{
    const std::vector<std::string_view> cells = split(line, ',');
    if (cells.size() != columns.size())
        return failure(ErrorCode::syntax, {.file = path, .line = number},
                       message(AFFLUX_TR("Message", "%1 cells where the header has %2"),
                               cells.size(), columns.size()),
                       message(AFFLUX_TR("Message", "Decimals are written with a point.")));
    ObservedMoment moment;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty())
            continue;
        const Place place{path, number, static_cast<int>(i) + 1, std::string(columns[i]->column)};
        if (const auto done = setField(moment, *columns[i], cells[i], place); !done)
            return failure(done.error());
    }
    return moment;
}

} // namespace

Result<ObservedMoment> parseObservation(const std::string& text)
{
    ObservedMoment moment;
    for (const std::string_view part : split(text, ',')) {
        const Place place{.key = "--observe"};
        const Result<KeyValue> pair = splitKeyValue("observe", std::string(part));
        if (!pair)
            return failure(pair.error());
        const Field* field = findField(pair->key);
        if (!field)
            return unknownField(pair->key, place, false);
        if (const auto done =
                setField(moment, *field, pair->value, {.key = "--observe " + pair->key});
            !done)
            return failure(done.error());
    }
    return moment;
}

Result<std::vector<ObservedMoment>> readObservations(const std::string& path)
{
    const Result<std::string> text = readText(path);
    if (!text)
        return failure(text.error());
    std::vector<ObservedMoment> moments;
    std::vector<const Field*> columns;
    std::string_view rest = *text;
    for (int number = 1; !rest.empty(); ++number) {
        const auto end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (trimmed(line).empty())
            continue;
        if (columns.empty()) {
            auto header = readHeader(line, path, number);
            if (!header)
                return failure(header.error());
            columns = std::move(*header);
            continue;
        }
        const Result<ObservedMoment> moment = readRow(line, number, columns, path);
        if (!moment)
            return failure(moment.error());
        moments.push_back(*moment);
    }
    if (moments.empty())
        return failure(ErrorCode::missing, {.file = path},
                       message(AFFLUX_TR("Message", "the file holds no observation")),
                       message(AFFLUX_TR("Message", "The first line names the columns: "
                                                    "time,depth,in_flight,oldest_age,running.")));
    return moments;
}

} // namespace afflux::cli
