// SPDX-License-Identifier: GPL-3.0-or-later

// What the AWS command line prints: `aws cloudwatch get-metric-data` and `get-metric-statistics`,
// both versions. Points come newest first or in no order at all; that is normal and no finding.

#include "model/import/cloudwatch_metrics.h"
#include "model/import/instant_text.h"
#include "model/import/json_text.h"
#include "model/import/mapping.h"
#include "model/import/reader_formats.h"
#include "model/import/timestamps.h"

#include <array>
#include <cmath>

namespace afflux {

namespace {

using Json = nlohmann::json;

std::string textOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const Json* listOf(const Json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_array() ? &*found : nullptr;
}

/// "2026-03-29T02:55:00+00:00", "...Z", or seconds since 1970 as the bare API gives them.
std::optional<Instant> instantOf(const Json& value)
{
    if (value.is_number()) {
        const double seconds = value.get<double>();
        if (!(std::abs(seconds) < 1e11))
            return std::nullopt;
        return Instant(std::chrono::microseconds(std::llround(seconds * 1e6)));
    }
    if (!value.is_string())
        return std::nullopt;
    const auto text = parseTimeText(value.get_ref<const std::string&>());
    if (!text || text->order != TimeText::Order::sure)
        return std::nullopt;
    const auto local = localTime(*text, DayOrder::dayFirst);
    if (!local)
        return std::nullopt;
    return Instant(local->time_since_epoch() - text->offset.value_or(std::chrono::seconds(0)));
}

std::optional<double> numberOf(const Json& value)
{
    if (!value.is_number() || !std::isfinite(value.get<double>()))
        return std::nullopt;
    return value.get<double>();
}

/// Points that could not be read, one issue a series.
struct Unreadable
{
    std::int64_t count = 0;
    std::string first;

    void add(const std::string& place)
    {
        if (count++ == 0)
            first = place;
    }
    void report(const std::string& file, const std::string& name, std::vector<Issue>& issues) const
    {
        if (count > 0)
            issues.push_back(
                {"bad-cell",
                 Severity::warning,
                 {file, 0, 0, name},
                 countedMessage(
                     AFFLUX_TR_N("Message",
                                 "%n point(s) could not be read and were left out, first %1"),
                     count, first)});
    }
};

void addSeries(RawSeries series, const ImportOptions& options, FileImport& import)
{
    import.file.columns.push_back(columnOf(series, options));
    import.series.push_back(std::move(series));
}

/// What the document says of itself.
void keepPreview(FileImport& import)
{
    ImportPreview& preview = import.file.preview;
    preview.header = {"series", "time", "value"};
    constexpr std::size_t each = 20;
    for (const RawSeries& series : import.series) {
        preview.totalRows += static_cast<std::int64_t>(series.points.size());
        for (std::size_t i = 0; i < std::min(each, series.points.size()); ++i)
            preview.rows.push_back({0,
                                    {series.name, isoShort(series.points[i].time),
                                     shortestNumber(series.points[i].value)}});
    }
}

/// One document, or a list of them pasted together.
template <typename Read>
Result<FileImport> readDocuments(const SourceText& source, const char* list, Read read)
{
    Result<Json> document = parseJson(source);
    if (!document)
        return failure(std::move(document.error()));
    FileImport import;
    bool found = false;
    const auto readOne = [&](const Json& one) {
        if (listOf(one, list)) {
            found = true;
            read(one, import);
        }
    };
    if (document->is_array())
        for (const Json& one : *document)
            readOne(one);
    else
        readOne(*document);
    if (!found)
        return failure(
            ErrorCode::missing, {source.path, 0, 0, list},
            message(AFFLUX_TR("Message", "The document holds no list “%1”"), list),
            message(AFFLUX_TR("Message",
                              "Save the whole output of the aws command, with --output json.")));
    keepPreview(import);
    return import;
}

// get-metric-data

void noteStatus(const Json& result, const std::string& file, const std::string& name,
                FileImport& import)
{
    const std::string status = textOf(result, "StatusCode");
    if (status.empty() || status == "Complete")
        return;
    if (status == "PartialData") {
        import.morePages = true;
        import.issues.push_back(
            {"partial-data",
             Severity::warning,
             {file, 0, 0, name},
             message(AFFLUX_TR("Message", "“%1” is only a part of its data (PartialData)"), name),
             message(AFFLUX_TR("Message", "Import the other pages together with this one."))});
        return;
    }
    import.issues.push_back(
        {"failed-query",
         Severity::error,
         {file, 0, 0, name},
         message(AFFLUX_TR("Message", "CloudWatch did not answer for “%1”: %2"), name, status)});
}

void noteMessages(const Json& object, const std::string& file, FileImport& import)
{
    const Json* messages = listOf(object, "Messages");
    if (!messages)
        return;
    for (const Json& one : *messages)
        if (one.is_object())
            import.issues.push_back({"source-message",
                                     Severity::note,
                                     {file},
                                     message(AFFLUX_TR("Message", "CloudWatch says: %1 %2"),
                                             textOf(one, "Code"), textOf(one, "Value"))});
}

/// Labels may repeat (one metric of two queues); ids never do.
std::string seriesName(const Json& results, const Json& result)
{
    const std::string label = textOf(result, "Label");
    const std::string id = textOf(result, "Id");
    int same = 0;
    for (const Json& other : results)
        same += other.is_object() && textOf(other, "Label") == label && textOf(other, "Id") != id;
    if (label.empty())
        return id;
    return same > 0 && !id.empty() ? label + " (" + id + ')' : label;
}

void readResult(const Json& results, const Json& result, const SourceText& source,
                const ImportOptions& options, FileImport& import)
{
    const Json* times = listOf(result, "Timestamps");
    const Json* values = listOf(result, "Values");
    if (!times || !values)
        return;
    RawSeries series;
    series.name = seriesName(results, result);
    series.key = "cloudwatch:" + textOf(result, "Id") + ':' + textOf(result, "Label");
    series.unordered = true;
    Unreadable unreadable;
    const std::size_t count = std::max(times->size(), values->size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto time = i < times->size() ? instantOf((*times)[i]) : std::nullopt;
        const auto value = i < values->size() ? numberOf((*values)[i]) : std::nullopt;
        if (time && value)
            series.points.push_back({*time, *value, 0});
        else
            unreadable.add(time ? "Values[" + std::to_string(i) + ']'
                                : "Timestamps[" + std::to_string(i) + ']');
    }
    unreadable.report(source.path, series.name, import.issues);
    noteStatus(result, source.path, series.name, import);
    noteMessages(result, source.path, import);
    describeMetric(series, options, textOf(result, "Label"), textOf(result, "Id"), {}, {});
    addSeries(std::move(series), options, import);
}

Result<FileImport> readMetricData(const SourceText& source, const ImportOptions& options,
                                  const Pace&)
{
    return readDocuments(
        source, "MetricDataResults", [&](const Json& document, FileImport& import) {
            const Json& results = document.at("MetricDataResults");
            for (const Json& result : results)
                if (result.is_object())
                    readResult(results, result, source, options, import);
            noteMessages(document, source.path, import);
            if (textOf(document, "NextToken").empty())
                return;
            import.morePages = true;
            import.issues.push_back(
                {"next-page",
                 Severity::warning,
                 {source.path},
                 message(
                     AFFLUX_TR("Message", "This file is one page of several (it has a NextToken)")),
                 message(AFFLUX_TR(
                     "Message",
                     "Import the other pages together with this one; they are merged."))});
        });
}

// get-metric-statistics

constexpr std::array plainStatistics{"Sum", "Average", "Maximum", "Minimum", "SampleCount"};

/// Statistics and percentiles that occur anywhere: points need not hold the same ones.
std::vector<std::string> statisticsOf(const Json& points)
{
    std::vector<std::string> found;
    const auto add = [&found](const std::string& name) {
        if (std::find(found.begin(), found.end(), name) == found.end())
            found.push_back(name);
    };
    for (const char* statistic : plainStatistics)
        for (const Json& point : points)
            if (point.is_object() && point.contains(statistic)) {
                add(statistic);
                break;
            }
    for (const Json& point : points) {
        const auto extended = point.is_object() ? point.find("ExtendedStatistics") : point.end();
        if (point.is_object() && extended != point.end() && extended->is_object())
            for (const auto& [name, value] : extended->items())
                add(name);
    }
    return found;
}

const Json* statisticIn(const Json& point, const std::string& statistic)
{
    if (const auto plain = point.find(statistic); plain != point.end())
        return &*plain;
    const auto extended = point.find("ExtendedStatistics");
    if (extended == point.end() || !extended->is_object())
        return nullptr;
    const auto found = extended->find(statistic);
    return found == extended->end() ? nullptr : &*found;
}

void readStatistic(const Json& points, const std::string& label, const std::string& statistic,
                   bool only, const SourceText& source, const ImportOptions& options,
                   FileImport& import)
{
    RawSeries series;
    series.name = only || statistic.empty() ? label : label + ' ' + statistic;
    series.key = "cloudwatch:" + label + ':' + statistic;
    series.unordered = true;
    std::string unit;
    Unreadable unreadable;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Json* value = points[i].is_object() ? statisticIn(points[i], statistic) : nullptr;
        if (!value)
            continue; // this point does not hold that statistic
        const auto time =
            points[i].contains("Timestamp") ? instantOf(points[i].at("Timestamp")) : std::nullopt;
        const auto number = numberOf(*value);
        if (unit.empty())
            unit = textOf(points[i], "Unit");
        if (time && number)
            series.points.push_back({*time, *number, 0});
        else
            unreadable.add("Datapoints[" + std::to_string(i) + ']');
    }
    unreadable.report(source.path, series.name, import.issues);
    describeMetric(series, options, label, {}, statistic, unit);
    addSeries(std::move(series), options, import);
}

Result<FileImport> readStatistics(const SourceText& source, const ImportOptions& options,
                                  const Pace&)
{
    return readDocuments(source, "Datapoints", [&](const Json& document, FileImport& import) {
        const Json& points = document.at("Datapoints");
        std::string label = textOf(document, "Label");
        if (label.empty())
            label = source.stem();
        std::vector<std::string> statistics = statisticsOf(points);
        if (statistics.empty())
            statistics.emplace_back(); // no point at all: still a series, to be named in the notice
        for (const std::string& statistic : statistics)
            readStatistic(points, label, statistic, statistics.size() == 1, source, options,
                          import);
    });
}

Recognition recogniseBy(const SourceText& source, const char* key, Message why)
{
    if (!looksLikeJson(source.text) ||
        source.text.find('"' + std::string(key) + '"') == std::string::npos)
        return {};
    return {90, std::move(why)};
}

} // namespace

Reader cloudwatchDataReader()
{
    return {
        "cloudwatch-data",
        [] { return message(AFFLUX_TR("Message", "AWS CloudWatch: get-metric-data (JSON)")); },
        [](const SourceText& source, const ImportOptions&) {
            return recogniseBy(
                source, "MetricDataResults",
                message(AFFLUX_TR(
                    "Message",
                    "JSON with MetricDataResults, as aws cloudwatch get-metric-data prints it")));
        },
        readMetricData};
}

Reader cloudwatchStatisticsReader()
{
    return {
        "cloudwatch-statistics",
        [] {
            return message(AFFLUX_TR("Message", "AWS CloudWatch: get-metric-statistics (JSON)"));
        },
        [](const SourceText& source, const ImportOptions&) {
            return recogniseBy(
                source, "Datapoints",
                message(AFFLUX_TR(
                    "Message",
                    "JSON with Datapoints, as aws cloudwatch get-metric-statistics prints it")));
        },
        readStatistics};
}

} // namespace afflux
