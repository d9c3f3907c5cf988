// SPDX-License-Identifier: GPL-3.0-or-later

// The bare job list of `--jobs`: arrival,service[,class] in seconds, nothing else.

#include "model/import/bytes.h"
#include "model/import/findings.h"
#include "model/import/scenario_history.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace afflux {

namespace {

constexpr std::array<std::string_view, 3> columnNames{"arrival", "service", "class"};
// Until all rows are read: a class nobody knows, and none at all.
constexpr std::uint8_t unknownClass = 254;
constexpr std::uint8_t unsaidClass = 255;

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\"");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\"") - first + 1);
}

std::vector<std::string_view> cells(std::string_view line)
{
    std::vector<std::string_view> row;
    for (;;) {
        const auto comma = line.find(',');
        row.push_back(trimmed(line.substr(0, comma)));
        if (comma == std::string_view::npos)
            return row;
        line.remove_prefix(comma + 1);
    }
}

/// Which of columnNames each column is.
using Columns = std::vector<std::size_t>;

Result<Columns> readHeader(std::string_view line, const std::string& path)
{
    Columns columns;
    for (const std::string_view cell : cells(line)) {
        const auto known = std::ranges::find(columnNames, cell);
        const auto column = static_cast<std::size_t>(known - columnNames.begin());
        if (known == columnNames.end() || std::ranges::find(columns, column) != columns.end())
            return failure(
                ErrorCode::badValue,
                {path, 1, static_cast<int>(columns.size()) + 1, std::string(cell)},
                message(AFFLUX_TR("Message", "“%1” is no column of a job list"), cell),
                message(AFFLUX_TR("Message", "The first line names the columns: arrival,service or "
                                             "arrival,service,class. Give a file of another kind "
                                             "with --history.")));
        columns.push_back(column);
    }
    if (std::ranges::find(columns, 0U) == columns.end())
        return failure(ErrorCode::missing, {path, 1, 0, "arrival"},
                       message(AFFLUX_TR("Message", "the column “arrival” is missing")),
                       message(AFFLUX_TR("Message", "The first line names the columns: "
                                                    "arrival,service or arrival,service,class.")));
    return columns;
}

std::optional<double> number(std::string_view cell, double most)
{
    double value = 0;
    const auto [after, failed] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    const bool good =
        failed == std::errc() && after == cell.data() + cell.size() && value >= 0 && value <= most;
    return good ? std::optional(value) : std::nullopt;
}

Result<RecordedJob> readRow(std::string_view line, int number_, const Columns& columns,
                            const std::string& path)
{
    const std::vector<std::string_view> row = cells(line);
    if (row.size() != columns.size())
        return failure(ErrorCode::syntax, {path, number_, 0, ""},
                       message(AFFLUX_TR("Message", "%1 cells where the header has %2"), row.size(),
                               columns.size()),
                       message(AFFLUX_TR("Message", "Decimals are written with a point.")));
    RecordedJob job{0, -1, unsaidClass};
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i].empty() && columns[i] != 0)
            continue; // not recorded
        if (columns[i] == 2) {
            job.jobClass = jobClassOf(row[i]).value_or(unknownClass);
            continue;
        }
        const auto value = number(row[i], 1e12);
        if (!value)
            return failure(
                ErrorCode::badValue,
                {path, number_, static_cast<int>(i) + 1, std::string(columnNames.at(columns[i]))},
                message(AFFLUX_TR("Message", "“%1” cannot be read"), row[i]),
                message(AFFLUX_TR("Message", "Write seconds from the start, at least 0, "
                                             "such as 12.5.")));
        if (columns[i] == 0)
            job.arrival = *value;
        else
            job.service = *value;
    }
    return job;
}

/// Jobs without a class are normal among those with one; where none has, all are alike.
void settleClasses(std::vector<RecordedJob>& jobs, const LineList& unknown, const std::string& path,
                   std::vector<Issue>& issues)
{
    const bool classed = std::ranges::any_of(
        jobs, [](const RecordedJob& job) { return job.jobClass != unsaidClass; });
    for (RecordedJob& job : jobs)
        if (job.jobClass >= unknownClass)
            job.jobClass = classed ? normalClass : std::uint8_t{0};
    if (unknown.count() > 0)
        issues.push_back(
            {"unknown-class",
             Severity::warning,
             {path, unknown.first(), 0, "class"},
             countedMessage(AFFLUX_TR_N("Message",
                                        "%n job(s) have a class other than critical, high, normal, "
                                        "low or 0 to 3; they count as normal (lines %1)"),
                            unknown.count(), unknown.text())});
}

Result<RecordedArrivals> parse(std::string_view text, const std::string& path,
                               std::vector<Issue>& issues)
{
    LineList unknown;
    auto jobs = std::make_shared<std::vector<RecordedJob>>();
    Columns columns;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (trimmed(line).empty())
            continue;
        if (columns.empty()) {
            Result<Columns> header = readHeader(line, path);
            if (!header)
                return failure(header.error());
            columns = std::move(*header);
            continue;
        }
        Result<RecordedJob> job = readRow(line, number, columns, path);
        if (!job)
            return failure(job.error());
        if (job->jobClass == unknownClass)
            unknown.add(number);
        jobs->push_back(*job);
    }
    if (jobs->empty())
        return failure(ErrorCode::missing, {path, 0, 0, ""},
                       message(AFFLUX_TR("Message", "the job list holds no job")),
                       message(AFFLUX_TR("Message", "Below arrival,service each job has a line of "
                                                    "its own, such as 12.5,3.")));
    settleClasses(*jobs, unknown, path, issues);
    std::ranges::stable_sort(*jobs, {}, &RecordedJob::arrival);
    return RecordedArrivals{Instant{}, std::move(jobs)};
}

} // namespace

Result<RecordedArrivals> readJobList(const std::string& path, std::vector<Issue>& issues)
{
    const Result<std::string> text = readText(path);
    if (!text)
        return failure(text.error());
    return parse(*text, path, issues);
}

} // namespace afflux
