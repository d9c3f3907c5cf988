// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a trace says at one time, and where its scaling events are.

#include "views/charts/chart_data.h"

#include <vector>

namespace afflux {

struct Reading
{
    std::int64_t waiting = 0;
    int running = 0;
    int draining = 0;
    int desired = 0; ///< after the tick's decision
    double age = 0;  ///< seconds, of the oldest waiting job
};

/// The newest tick at or before @p time; the trace must not be empty.
[[nodiscard]] Reading readingAt(const Trace& trace, Seconds time);

/// Ticks at which the desired count changed, ascending.
[[nodiscard]] std::vector<std::size_t> scalingEvents(const Trace& trace);

/// The event nearest to @p time, no further from it than @p reach.
[[nodiscard]] std::optional<std::size_t> eventNear(const std::vector<std::size_t>& events,
                                                   const Trace& trace, Seconds time, Seconds reach);

/// The first event after @p time, or the last one before.
[[nodiscard]] std::optional<std::size_t> eventBeside(const std::vector<std::size_t>& events,
                                                     const Trace& trace, Seconds time,
                                                     bool forwards);

/// Why the desired count changed at tick @p tick: as the trace says where it keeps reasons, else as
/// the event list says; nullptr where neither does.
[[nodiscard]] const Reason* reasonAt(const SimulationResult& result, std::size_t tick);

/// Jobs that arrived within equal stretches of time, as a rate.
struct ArrivalRates
{
    std::vector<double> time; ///< start of each stretch
    std::vector<double> perMinute;
};

/// Over stretches of a round number of seconds, at least @p shortest and never below a minute or
/// the trace's own tick; they start at multiples of their length, so that panning does not change
/// them.
[[nodiscard]] ArrivalRates arrivalRates(const Trace& trace, TimeSpan span, Seconds shortest);

} // namespace afflux
