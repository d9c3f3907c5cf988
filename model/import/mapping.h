// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a column means, told from its name: the vocabularies of SQS, RabbitMQ, Prometheus exporters,
// job tables and people (English and French).

#include "model/import/import.h"

#include <optional>
#include <string>
#include <string_view>

namespace afflux {

struct RoleGuess
{
    Role role = Role::none;
    int score = 0; ///< 0 nothing .. 100 the very name
};

/// "ApproximateNumberOfMessagesVisible" -> "approximate_number_of_messages_visible"; accents go.
[[nodiscard]] std::string normalisedName(std::string_view name);

/// Series roles (arrivals ... utilisation).
[[nodiscard]] RoleGuess guessSeriesRole(std::string_view name);
/// Roles of a job log (arrival, due, start, end, service, class, queue).
[[nodiscard]] RoleGuess guessJobRole(std::string_view name);
/// 0..100: how much a name sounds like the time of a measurement.
[[nodiscard]] int soundsLikeTime(std::string_view name);
/// "value", "v", "num": says nothing, so that the file's name may.
[[nodiscard]] bool isGenericName(std::string_view name);
/// "Series", "metric", "name": the column of a long table that names the series.
[[nodiscard]] bool namesSeries(std::string_view name);

/// The unit in a name: "age (s)", "duration_ms", "cpu %", "sent_per_second" -> "s", "ms", "%",
/// "/s".
[[nodiscard]] std::string unitInName(std::string_view name);

/// arrivals and completions are counts, "..._total" a counter, the rest gauges.
[[nodiscard]] SeriesKind guessKind(Role role, std::string_view name, std::string_view unit);

/// What the user mapped @p name to, exactly or apart from upper and lower case.
[[nodiscard]] std::optional<Role> mappedRole(const ImportOptions& options, std::string_view name);
[[nodiscard]] std::optional<std::string> mappedUnit(const ImportOptions& options,
                                                    std::string_view name);
[[nodiscard]] std::optional<SeriesKind> mappedKind(const ImportOptions& options,
                                                   std::string_view name);

} // namespace afflux
