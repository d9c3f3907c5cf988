// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/points_writer.h"

#include "model/import/instant_text.h"

namespace afflux {

namespace {

std::string quoted(const std::string& cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string text = "\"";
    for (const char c : cell) {
        if (c == '"')
            text += '"';
        text += c;
    }
    return text + '"';
}

std::string optionalTime(const std::optional<Instant>& time)
{
    return time ? isoMilliseconds(*time) : std::string();
}

} // namespace

std::string pointsCsv(const History& history)
{
    std::string csv;
    if (!history.series.empty() || history.jobs.empty()) {
        csv += "series,time,value\n";
        for (const MetricSeries& series : history.series) {
            const std::string name = quoted(series.name) + ',';
            for (const Sample& sample : series.samples)
                csv +=
                    name + isoMilliseconds(sample.time) + ',' + shortestNumber(sample.value) + '\n';
        }
    }
    if (history.jobs.empty())
        return csv;
    if (!csv.empty())
        csv += '\n';
    csv += "arrival,start,end,service\n";
    for (const JobRecord& job : history.jobs) {
        csv += isoMilliseconds(job.arrival) + ',' + optionalTime(job.start) + ',' +
               optionalTime(job.end) + ',';
        if (job.service)
            csv += shortestNumber(job.service->count());
        csv += '\n';
    }
    return csv;
}

} // namespace afflux
