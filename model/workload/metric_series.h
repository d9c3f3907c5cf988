// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What was measured: time series as an importer read them, gaps kept, and logs of single jobs.

#include "model/core/error.h"
#include "model/core/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace afflux {

/// What a series or a column means for planning. The words are those of `--map`.
enum class Role
{
    none,
    time,
    arrivals,
    completions,
    depth,
    inFlight,
    oldestAge,
    workers,
    desired,
    serviceTime,
    utilisation,
    // columns of a job log
    arrival,
    due,
    start,
    end,
    service,
    jobClass,
    queue,
};

/// The word of the command line, project file and JSON: "in-flight", "oldest-age", ...
[[nodiscard]] std::string_view word(Role role);
[[nodiscard]] std::optional<Role> roleFromWord(std::string_view word);

/// gauge: a level at an instant. count: what happened within one bin, stamped at its start.
/// counter: a running total that only grows, until it is reset.
enum class SeriesKind
{
    gauge,
    count,
    counter
};
[[nodiscard]] std::string_view word(SeriesKind kind);

struct Sample
{
    Instant time;
    double value = 0; ///< finite; a missing point is an absent sample, never zero or NaN

    friend bool operator==(const Sample&, const Sample&) = default;
};

struct MetricSeries
{
    std::string name;
    Role role = Role::none;
    SeriesKind kind = SeriesKind::gauge;
    std::string unit; ///< as read: "Count", "s", "%" ...; may be empty
    /// Most common distance of neighbours; 0 with fewer than two points, or without a rhythm.
    Seconds step{0};
    std::int64_t missing = 0; ///< bins of `step` between first and last sample that hold no sample
    std::vector<Sample> samples; ///< strictly ascending in time

    friend bool operator==(const MetricSeries&, const MetricSeries&) = default;
};

/// Fills step and missing from the samples.
void describeSpacing(MetricSeries& series);

/// One job of a log. Unfinished jobs have no end; jobs never started have no start.
struct JobRecord
{
    Instant arrival; ///< max(created, due)
    std::optional<Instant> start;
    std::optional<Instant> end;
    std::optional<Seconds> service; ///< given, or end - start
    std::string jobClass;
    std::string queue;

    friend bool operator==(const JobRecord&, const JobRecord&) = default;
};

/// Everything one import gave: series and/or jobs, already UTC.
struct History
{
    std::string source; ///< file name(s), for people
    std::string zone;   ///< IANA zone used to show clock times; "" = UTC
    std::vector<MetricSeries> series;
    std::vector<JobRecord> jobs; ///< ascending in arrival

    [[nodiscard]] bool empty() const { return series.empty() && jobs.empty(); }
    [[nodiscard]] const MetricSeries* find(Role role) const;
    friend bool operator==(const History&, const History&) = default;
};

} // namespace afflux
