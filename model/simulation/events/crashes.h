// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When workers crash.

#include "model/simulation/events/fault_timeline.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

namespace afflux::events {

class Crashes
{
public:
    Crashes(const FaultTimeline& faults, TimeGrid grid, std::uint64_t seed,
            std::uint64_t replication)
        : grid_(grid)
        , seed_(seed)
        , replication_(replication)
    {
        for (const FaultTimeline::Span& span : faults.spans())
            if (span.fault.kind == FaultKind::crashes && span.fault.amount > 0)
                spans_.push_back(span);
    }

    /// Worker number @p worker runs from @p ready on.
    void running(std::uint32_t worker, Step ready)
    {
        for (const FaultTimeline::Span& span : spans_) {
            const Seconds after = timeToCrash(span.fault, seed_, replication_, span.index, worker);
            const Step first = std::max(ready, span.from);
            if (after > grid_.seconds(span.to)) // a rare crash may lie beyond any clock
                continue;
            const Step at = first + std::max<Step>(1, grid_.steps(after));
            if (at < span.to)
                due_.emplace(at, worker);
        }
    }

    [[nodiscard]] Step next() const { return due_.empty() ? never : due_.top().first; }
    /// The number of the next worker to crash at next(), in order; it may be gone already.
    [[nodiscard]] std::uint32_t take()
    {
        const std::uint32_t worker = due_.top().second;
        due_.pop();
        return worker;
    }

private:
    using Due = std::pair<Step, std::uint32_t>;

    std::vector<FaultTimeline::Span> spans_;
    TimeGrid grid_;
    std::uint64_t seed_;
    std::uint64_t replication_;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
};

} // namespace afflux::events
