// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One row a control tick, as much of it as was asked for.

#include "model/policy/decision.h"
#include "model/simulation/outcome.h"

#include <limits>
#include <optional>

namespace afflux::events {

class TraceRecorder
{
public:
    TraceRecorder(TraceDetail detail, std::size_t rows)
        : detail_(detail)
    {
        if (detail_ == TraceDetail::none)
            return;
        reserve(rows, trace_.time, trace_.depth, trace_.inFlight, trace_.oldestAge, trace_.running,
                trace_.starting, trace_.draining, trace_.desired, trace_.signal, trace_.decision,
                trace_.arrived, trace_.finished, trace_.dueBack);
        if (detail_ == TraceDetail::full)
            trace_.reason.reserve(rows);
    }

    [[nodiscard]] bool wanted() const { return detail_ != TraceDetail::none; }

    void row(double time, const Observation& seen, const Decision& decision, std::int64_t finished,
             std::int64_t dueBack)
    {
        trace_.time.push_back(time);
        trace_.depth.push_back(seen.queue.depth);
        trace_.inFlight.push_back(seen.queue.inFlight);
        trace_.oldestAge.push_back(seen.queue.oldestAge.count());
        trace_.running.push_back(seen.queue.running);
        trace_.starting.push_back(seen.queue.starting);
        trace_.draining.push_back(seen.queue.draining);
        trace_.desired.push_back(seen.queue.desired);
        trace_.signal.push_back(seen.signal.value_or(std::numeric_limits<double>::quiet_NaN()));
        trace_.decision.push_back(decision.desired);
        if (detail_ == TraceDetail::full)
            trace_.reason.push_back(decision.reason);
        trace_.arrived.push_back(seen.queue.arrived);
        trace_.finished.push_back(finished);
        trace_.dueBack.push_back(dueBack);
    }

    [[nodiscard]] Trace take() { return std::move(trace_); }

private:
    static void reserve(std::size_t rows, auto&... columns) { (columns.reserve(rows), ...); }

    TraceDetail detail_;
    Trace trace_;
};

} // namespace afflux::events
