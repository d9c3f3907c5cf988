// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The blocks of a scenario file that are no plain parameters: workload.arrivals, workload.service,
// history, schedule and faults. Shared by the reader and the schema, so that both know the same
// keys.

#include "model/import/scenario_reader.h"
#include "model/import/yaml_tree.h"

#include <array>
#include <optional>

namespace afflux {

inline constexpr int scenarioVersion = 1;

inline constexpr std::array<std::string_view, 2> arrivalsKeys{"poisson", "for"};
inline constexpr std::array<std::string_view, 6> serviceKeys{
    "constant", "exponential", "log-normal", "lognormal", "bimodal", "empirical"};
inline constexpr std::array<std::string_view, 6> historyKeys{"file", "format", "zone",
                                                             "map",  "jobs",   "start"};
inline constexpr std::array<std::string_view, 8> scheduleKeys{"days", "from", "to",      "zone",
                                                              "min",  "max",  "reserve", "ahead"};
/// Monday first, as in WeeklyWindow::days.
inline constexpr std::array<std::string_view, 7> dayWords{"mon", "tue", "wed", "thu",
                                                          "fri", "sat", "sun"};

/// The value of policy.flavour that this version simulates.
inline constexpr std::string_view neutralFlavour = "neutral";

/// Where the reader of a block puts what is wrong. The place's file is filled in by the sink.
class ErrorSink
{
public:
    ErrorSink(std::string file, std::vector<Error>& errors)
        : file_(std::move(file))
        , errors_(errors)
    {
    }

    void add(ErrorCode code, const YamlNode& at, const std::string& key, Message what,
             Message remedy = {})
    {
        errors_.push_back(
            {code, {file_, at.line, at.column, key}, std::move(what), std::move(remedy)});
    }
    /// An error found elsewhere, with its place made exact.
    void add(Error error, const YamlNode& at, const std::string& key)
    {
        error.place = {file_, at.line, at.column, key};
        errors_.push_back(std::move(error));
    }

private:
    std::string file_;
    std::vector<Error>& errors_;
};

/// The keys as checkKeys() wants them.
template <std::size_t N>
std::vector<std::string> words(const std::array<std::string_view, N>& keys)
{
    return {keys.begin(), keys.end()};
}

/// "8/s", "480/min"; a plain number is jobs per second. nullopt: no rate.
[[nodiscard]] std::optional<double> parseRate(std::string_view text);

/// "2026-03-01T08:00:00Z", up to six decimals of seconds; nullopt: no instant in UTC.
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);

void readArrivals(const YamlNode& node, PoissonArrivals& arrivals, ErrorSink& errors);
void readService(const YamlNode& node, ServiceTimes& service, ErrorSink& errors);
[[nodiscard]] HistoryReference readHistory(const YamlNode& node, ErrorSink& errors);
/// Times written as dates wait in @p dates.
void readFaults(const YamlNode& node, Faults& faults, std::vector<DatedTime>& dates,
                ErrorSink& errors);
void readSchedule(const YamlNode& node, Schedule& schedule, std::vector<DatedTime>& dates,
                  ErrorSink& errors);

/// The row of min, max and reserve.
[[nodiscard]] ParameterInfo scheduledWorkers(std::string key);

/// "daily", "weekdays", "weekend", "mon-fri", "mon,wed", "fri-mon": a bit a day; nullopt: no days.
[[nodiscard]] std::optional<std::uint8_t> parseDays(std::string_view text);
/// parseDays()'s inverse: "daily", "mon-fri", "mon,wed".
[[nodiscard]] std::string daysText(std::uint8_t days);

/// The key of the parameter table that a nested spelling stands for: workers.startupDelay.mean and
/// .p95; others as they are.
[[nodiscard]] std::string tableKey(const std::string& key);

/// The value of @p key in a map; nullptr: it has none.
[[nodiscard]] const YamlNode* valueAt(const YamlNode& map, std::string_view key);
/// Whether @p node is a map; reported when it is not.
[[nodiscard]] bool requireMap(const YamlNode& node, const std::string& key, ErrorSink& errors);
/// The scalar's text; "" for a list or map, which is reported.
[[nodiscard]] std::string singleText(const YamlNode& node, const std::string& key,
                                     ErrorSink& errors);

/// Reports keys of @p map that are not among @p known, and keys that stand twice.
void checkKeys(const YamlNode& map, const std::string& prefix,
               const std::vector<std::string>& known, ErrorSink& errors);

} // namespace afflux
