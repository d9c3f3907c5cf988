// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads scenario files: YAML or JSON, the same keys (the `afflux` export is one).
//
// Nested maps are flattened to dotted keys and set through the parameter table, so every parameter
// has one spelling everywhere. Blocks of their own: workload.arrivals, workload.service, history,
// schedule, faults.
// Unknown and doubled keys, wrong types, units and ranges are errors with line, column, key and
// remedy. Input is bounded (size, depth, number of values; aliases are refused), so that hostile
// files end in an error.

#include "model/core/result.h"
#include "model/simulation/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace afflux {

/// `history:` {file: arrivals.csv | [a.csv, b.csv], format: csv, zone: Europe/Paris,
/// map: {arrivals: Sent}}, or {jobs: jobs.csv, start: 2026-03-01T08:00:00Z}. The same words as the
/// command line's options.
struct HistoryReference
{
    std::vector<std::string> files;         ///< as written: relative to the scenario file's folder
    std::string format;                     ///< "": recognised
    std::string zone;                       ///< "": UTC
    std::map<std::string, std::string> map; ///< role word -> column
    std::string jobs;  ///< a bare job list (arrival,service[,class] in seconds) instead of files
    std::string start; ///< with jobs: the instant of second 0, ISO 8601 in UTC; "": not known

    friend bool operator==(const HistoryReference&, const HistoryReference&) = default;
};

/// A time of a fault or a schedule entry that is written as a date. It has a place on the time line
/// once the history is known; see placeDates().
struct DatedTime
{
    enum class Of
    {
        fault,
        scheduleEntry
    };
    Of of = Of::fault;
    std::size_t index = 0; ///< into Scenario::faults or Plan::schedule
    bool isEnd = false;
    Instant at;
    Place place; ///< where it is written

    friend bool operator==(const DatedTime&, const DatedTime&) = default;
};

struct ScenarioFile
{
    Scenario scenario;
    std::vector<DatedTime> dates; ///< not yet placed; empty unless there is a history
    /// Where the arrivals come from; scenario.workload.arrivals is a placeholder until it is
    /// loaded.
    std::optional<HistoryReference> history;
    bool arrivalsGiven = false; ///< workload.arrivals stands in the file
    bool serviceGiven = false;  ///< workload.service stands in the file: it wins over a fitted one

    friend bool operator==(const ScenarioFile&, const ScenarioFile&) = default;
};

/// Turns dates into times since the start of the scenario's history. Error::badValue with the
/// place of a date before it or far beyond, conflict for an end before its start.
[[nodiscard]] Result<void> placeDates(Scenario& scenario, const std::vector<DatedTime>& dates);

/// A file as far as it could be understood, and everything wrong with it.
struct ScenarioReading
{
    ScenarioFile file;
    std::vector<Error> errors; ///< in the order of the file; empty: the file is good
};

/// @p name is what errors call the file.
[[nodiscard]] ScenarioReading readScenarioText(std::string_view text, const std::string& name);

/// The first error, when there is one: io, encoding, syntax, tooNew, unknownKey, conflict,
/// badValue, missing (no policy), unsupported (another flavour).
[[nodiscard]] Result<ScenarioFile> readScenario(std::string_view text, const std::string& name);
[[nodiscard]] Result<ScenarioFile> readScenarioFile(const std::string& path);

} // namespace afflux
