// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a controller saw, written by hand (`--observe`) or measured (`--observations`).

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace afflux::cli {

/// One moment. What is absent is worked out from the moment before.
struct ObservedMoment
{
    std::optional<double> time; ///< seconds; none: one evaluation after the last
    std::int64_t depth = 0;
    std::int64_t inFlight = 0;
    double oldestAge = 0;
    std::optional<int> running; ///< none: what was decided last, 1 before the first
    std::optional<int> ready;   ///< of the running ones, those that serve; none: all
    int starting = 0;
    std::optional<double> metric; ///< the signal itself, instead of reading it off the queue
    bool available = true;        ///< false: the metric could not be read

    friend bool operator==(const ObservedMoment&, const ObservedMoment&) = default;
};

/// "depth=240,running=5,oldestAge=12,..."; file-style names (oldest_age) are understood too.
[[nodiscard]] Result<ObservedMoment> parseObservation(const std::string& text);

/// CSV with the columns time,depth,in_flight,oldest_age,running[,ready,starting,metric,available]
/// in any order. Errors: io, missing (a column), badValue with line and column.
[[nodiscard]] Result<std::vector<ObservedMoment>> readObservations(const std::string& path);

} // namespace afflux::cli
