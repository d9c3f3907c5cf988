// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a run, said once: what statistics over runs, tables, comparisons and sweeps are
// made of. A number that `simulate --json` prints of an outcome is a row here, under the same key.

#include "model/simulation/outcome.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace afflux {

enum class FigureUnit
{
    seconds,
    share, ///< 0..1
    jobs,
    workers,
    times,         ///< how often something happened
    workerSeconds, ///< workers x seconds
    money,         ///< in the outcome's currency
};

/// Which way one wants a figure to go, other things being equal.
enum class Better
{
    neither, ///< it describes the work or the fleet and is no merit
    lower,
    higher,
};

struct Figure
{
    std::string_view key;   ///< dotted, as in the JSON of an outcome: "timeToStart.p95"
    std::string_view label; ///< AFFLUX_TR("Message", ...)
    FigureUnit unit = FigureUnit::times;
    Better better = Better::neither;
    /// None: the figure does not exist in this run (the time since when a run that is awake is
    /// asleep).
    std::optional<double> (*get)(const Outcome&) = nullptr;
};

/// In the order the JSON has them.
[[nodiscard]] std::span<const Figure> figures();
/// The index in figures(); none: there is no such key.
[[nodiscard]] std::optional<std::size_t> figureIndex(std::string_view key);

} // namespace afflux
