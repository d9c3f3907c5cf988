// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the plan's charts show: one run, the baseline's beside it, and what puts both in their
// place.

#include "model/core/time.h"
#include "model/policy/limits.h"
#include "model/simulation/simulator.h"

#include <QString>
#include <QTimeZone>

#include <memory>
#include <optional>

namespace afflux {

struct ChartData
{
    std::shared_ptr<const SimulationResult> current;  ///< with a trace; null: nothing to show yet
    std::shared_ptr<const SimulationResult> baseline; ///< null: no second line
    QString currentName;
    QString baselineName;
    Instant origin{};                  ///< the real instant of the traces' time 0
    QTimeZone zone = QTimeZone::utc(); ///< in which times of day are said
    Seconds promise{0};                ///< time to start promised; 0: no promise
    std::optional<Limits> limits;      ///< of the current policy; none: it has none (a fixed fleet)
};

/// A span of the traces' time, seconds from their start.
struct TimeSpan
{
    Seconds from{0};
    Seconds to{0};

    [[nodiscard]] Seconds length() const { return to - from; }
    [[nodiscard]] bool empty() const { return !(to > from); }
    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

} // namespace afflux
