// SPDX-License-Identifier: GPL-3.0-or-later

// "Download as .csv" of the CloudWatch console: five rows about the metrics instead of a header,
// then local times without a zone. Only the file's name tells the console's zone: "...-UTC-3.csv".

#include "model/import/cloudwatch_metrics.h"
#include "model/import/instant_text.h"
#include "model/import/reader_formats.h"
#include "model/import/table.h"

namespace afflux {

namespace {

/// "us-east-1:AWS/EC2 InstanceId:i-0 CPUUtilization Average 300": the statistic is the last word
/// but one.
std::string statisticOf(const std::string& fullLabel)
{
    const std::size_t period = fullLabel.rfind(' ');
    if (period == std::string::npos || period == 0)
        return {};
    const std::size_t start = fullLabel.rfind(' ', period - 1);
    const std::string word =
        fullLabel.substr(start == std::string::npos ? 0 : start + 1, period - start - 1);
    const bool known = word == "Sum" || word == "Average" || word == "Maximum" ||
                       word == "Minimum" || word == "SampleCount";
    return known ? word : std::string();
}

/// The zone the console put at the end of the file's name: "UTC", "UTC-3", "UTC+5:30"; "" when
/// none.
std::string zoneInName(const SourceText& source)
{
    const std::string stem = source.stem();
    const std::size_t at = stem.rfind("UTC");
    if (at == std::string::npos || !LocalClock::forZone(stem.substr(at)))
        return {};
    return stem.substr(at);
}

std::chrono::seconds offsetOf(const LocalClock& clock)
{
    const LocalTime epoch{};
    return std::chrono::floor<std::chrono::seconds>(Instant() - clock.read(epoch).first);
}

class ConsoleReading
{
public:
    ConsoleReading(const SourceText& source, const ImportOptions& options)
        : source_(source)
        , options_(options)
    {
    }

    FileImport read(const Pace& pace)
    {
        chooseZone();
        ColumnReading times;
        times.kind = ColumnReading::Kind::time;
        times.needsZone = true;
        TimeConverter converter(times, clock_);
        RowReader reader(source_.text, ',');
        Row row;
        while (reader.next(row) && !pace.stopped()) {
            keepForPreview(row);
            if (!inData_ && takePreamble(row))
                continue;
            readPoint(row, converter);
        }
        finish(converter);
        return std::move(import_);
    }

private:
    void chooseZone();
    void keepForPreview(const Row& row);
    bool takePreamble(const Row& row);
    void openSeries();
    void readPoint(const Row& row, TimeConverter& converter);
    void finish(const TimeConverter& converter);

    const SourceText& source_;
    const ImportOptions& options_;
    FileImport import_;
    LocalClock clock_;
    std::optional<std::chrono::seconds> assumedOffset_;
    bool inData_ = false;
    std::vector<std::string> ids_;
    std::vector<std::string> fullLabels_;
    std::vector<std::string> labels_;
    ColumnFindings findings_;
    ColumnFindings values_;
    std::string timeExample_;
};

void ConsoleReading::chooseZone()
{
    const std::string named = zoneInName(source_);
    const std::string zone = !options_.zone.empty() ? options_.zone : named;
    clock_ = LocalClock::forZone(zone).value_or(LocalClock());
    if (!options_.zone.empty())
        return;
    assumedOffset_ = offsetOf(clock_);
    const Message assumed =
        named.empty()
            ? message(AFFLUX_TR("Message",
                                "The console writes times without a zone; they are read as UTC"))
            : message(
                  AFFLUX_TR(
                      "Message",
                      "The console writes times without a zone; %1 is taken from the file's name"),
                  named);
    import_.assumptions.push_back(assumed);
    import_.issues.push_back(
        {"assumed-zone",
         Severity::note,
         {source_.path},
         assumed,
         message(AFFLUX_TR(
             "Message", "Name the zone where that is wrong, for example --zone Europe/Paris."))});
}

void ConsoleReading::keepForPreview(const Row& row)
{
    ImportPreview& preview = import_.file.preview;
    if (static_cast<int>(preview.rows.size()) < options_.previewRows)
        preview.rows.push_back({row.line, {row.cells.begin(), row.cells.end()}});
    preview.totalRows += inData_;
}

/// False for the first row of data.
bool ConsoleReading::takePreamble(const Row& row)
{
    const std::vector<std::string> rest(row.cells.begin() + 1, row.cells.end());
    const std::string_view name = row.cells.front();
    if (name == "Id")
        ids_ = rest;
    else if (name == "Full label")
        fullLabels_ = rest;
    else if (name == "Label")
        labels_ = rest;
    else if (parseTimeText(name)) {
        openSeries();
        timeExample_ = name;
        inData_ = true;
        import_.file.preview.totalRows = 1;
        return false;
    }
    return true;
}

void ConsoleReading::openSeries()
{
    const auto at = [](const std::vector<std::string>& list, std::size_t i) {
        return i < list.size() ? list[i] : std::string();
    };
    const std::size_t count = std::max({ids_.size(), labels_.size(), fullLabels_.size()});
    for (std::size_t i = 0; i < count; ++i) {
        RawSeries series;
        series.name = !at(labels_, i).empty() ? at(labels_, i) : at(ids_, i);
        series.key = "cloudwatch:" + at(fullLabels_, i) + ':' + series.name;
        series.assumedOffset = assumedOffset_;
        import_.series.push_back(std::move(series));
    }
}

void ConsoleReading::readPoint(const Row& row, TimeConverter& converter)
{
    Instant time;
    const Outcome outcome = converter.convert(row.cells.front(), time);
    findings_.note(outcome, row.cells.front(), row.line);
    if (outcome != Outcome::ok && outcome != Outcome::ambiguous)
        return;
    for (std::size_t i = 0; i < import_.series.size(); ++i) {
        const std::string_view cell =
            i + 1 < row.cells.size() ? row.cells[i + 1] : std::string_view();
        ParsedNumber number;
        const Outcome value = convertNumber({}, cell, number);
        values_.note(value, cell, row.line);
        if (value == Outcome::ok)
            import_.series[i].points.push_back({time, number.value, row.line});
    }
}

void ConsoleReading::finish(const TimeConverter& converter)
{
    Table named; // names for the findings' places
    named.path = source_.path;
    named.clock = clock_;
    named.names = {"time", "value"};
    findings_.tookSecond = converter.tookSecond();
    findings_.report(named, 0, import_.issues);
    values_.report(named, 1, import_.issues);

    ImportColumn time;
    time.name = "time";
    time.role = Role::time;
    time.reading = message(AFFLUX_TR("Message", "Time, in %1"), clock_.name());
    time.example = timeExample_;
    import_.file.columns.push_back(std::move(time));
    for (std::size_t i = 0; i < import_.series.size(); ++i) {
        RawSeries& series = import_.series[i];
        describeMetric(series, options_, series.name, {},
                       statisticOf(i < fullLabels_.size() ? fullLabels_[i] : std::string()), {});
        import_.file.columns.push_back(columnOf(series, options_));
    }
    import_.file.preview.header.push_back("time");
    for (const RawSeries& series : import_.series)
        import_.file.preview.header.push_back(series.name);
}

Recognition recognise(const SourceText& source, const ImportOptions&)
{
    const std::string_view head = std::string_view(source.text).substr(0, 64 * 1024);
    if (!head.starts_with("Id,") || head.find("\nFull label,") == head.npos ||
        head.find("\nLabel,") == head.npos)
        return {};
    return {90, message(AFFLUX_TR("Message",
                                  "five rows about the metrics (Id, StatusCode, Messages, Full "
                                  "label, Label), as the CloudWatch console downloads them"))};
}

Result<FileImport> read(const SourceText& source, const ImportOptions& options, const Pace& pace)
{
    FileImport import = ConsoleReading(source, options).read(pace);
    if (import.series.empty())
        return failure(
            ErrorCode::missing, {source.path},
            message(AFFLUX_TR("Message", "The file describes metrics and holds no row of data")),
            message(AFFLUX_TR("Message",
                              "Choose a longer time range in the console and download it again.")));
    return import;
}

} // namespace

Reader cloudwatchConsoleReader()
{
    return {"cloudwatch-console",
            [] { return message(AFFLUX_TR("Message", "AWS CloudWatch: console download (CSV)")); },
            recognise, read};
}

} // namespace afflux
