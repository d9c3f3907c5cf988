// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/cloudwatch_metrics.h"

#include "model/import/instant_text.h"
#include "model/import/mapping.h"

namespace afflux {

namespace {

/// Averages of counts tell no total, and the smallest depth of a bin tells no backlog.
bool suits(Role role, const std::string& statistic)
{
    if (statistic.empty())
        return true;
    if (role == Role::arrivals || role == Role::completions)
        return statistic == "Sum";
    return statistic == "Maximum" || statistic == "Average";
}

SeriesKind kindOf(Role role, const std::string& statistic, const std::string& unit)
{
    if (statistic == "Sum" || statistic == "SampleCount")
        return SeriesKind::count;
    if (!statistic.empty())
        return SeriesKind::gauge;
    return guessKind(role, {}, unit);
}

/// Durations are seconds, as everywhere in a history.
void scale(RawSeries& series)
{
    const bool duration = series.role == Role::serviceTime || series.role == Role::oldestAge;
    double divisor = 1;
    if (duration && series.unit == "Milliseconds")
        divisor = 1000;
    else if (duration && series.unit == "Microseconds")
        divisor = 1e6;
    for (RawPoint& point : series.points)
        point.value /= divisor;
    if (divisor > 1)
        series.unit = "Seconds";
}

} // namespace

bool isSqsMetric(std::string_view name)
{
    return name.starts_with("ApproximateNumberOfMessages") ||
           name.starts_with("NumberOfMessages") || name.starts_with("NumberOfEmptyReceives") ||
           name.starts_with("ApproximateAgeOfOldestMessage");
}

Message sqsGapRemedy()
{
    return message(AFFLUX_TR(
        "Message",
        "SQS sends nothing while a queue is idle, so a gap may be idle time and no outage."));
}

void describeMetric(RawSeries& series, const ImportOptions& options, const std::string& label,
                    const std::string& id, const std::string& statistic, const std::string& unit)
{
    const auto said = mappedRole(options, series.name);
    RoleGuess guess = guessSeriesRole(label);
    if (guess.role == Role::none && guess.score == 0 && !id.empty())
        guess = guessSeriesRole(id);
    series.role = said.value_or(suits(guess.role, statistic) ? guess.role : Role::none);
    if (said && *said != Role::none)
        series.key = "role:" + std::string(word(*said));
    series.unit = unit == "None" ? std::string() : unit;
    series.kind = mappedKind(options, series.name).value_or(kindOf(series.role, statistic, unit));
    if (isSqsMetric(label))
        series.gapRemedy = sqsGapRemedy();
    scale(series);
}

ImportColumn columnOf(const RawSeries& series, const ImportOptions& options)
{
    ImportColumn column;
    column.name = series.name;
    column.role = series.role;
    column.roleByUser = mappedRole(options, series.name).has_value();
    if (!column.roleByUser && series.role != Role::none)
        column.roleWhy = message(AFFLUX_TR("Message", "from its name"));
    column.reading = message(AFFLUX_TR("Message", "Number"));
    column.kind = series.kind;
    column.unit = series.unit;
    if (!series.points.empty()) {
        column.example = shortestNumber(series.points.front().value);
        column.exampleRead = isoShort(series.points.front().time) + " = " + column.example;
    }
    return column;
}

} // namespace afflux
