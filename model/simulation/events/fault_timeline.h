// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The faults of a scenario on the simulator's clock: which are in force, and when that changes.

#include "model/simulation/faults.h"
#include "model/simulation/timing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

namespace afflux::events {

class FaultTimeline
{
public:
    struct Span
    {
        Fault fault;
        std::uint32_t index = 0; ///< in Scenario::faults
        Step from = 0;
        Step to = 0;
        std::unordered_set<std::uint32_t> stuck; ///< stuckJobs only: its jobs so far

        [[nodiscard]] bool covers(Step t) const { return t >= from && t < to; }
    };

    FaultTimeline(const Faults& faults, TimeGrid grid);

    [[nodiscard]] bool empty() const { return spans_.empty(); }
    [[nodiscard]] std::span<const Span> spans() const { return spans_; }

    /// The next instant at which a fault begins or ends, later than the last one passed.
    [[nodiscard]] Step nextEdge() const { return nextEdge_; }
    /// What is in force from @p now on.
    void pass(Step now);

    // In force now.
    [[nodiscard]] bool jobsAffected() const { return stuckInForce_ || serviceFactor_.has_value(); }
    /// How long an attempt of @p job that begins now takes: never when it is stuck.
    [[nodiscard]] Step duration(std::uint32_t job, Step service);
    [[nodiscard]] bool controllerDown() const { return controllerDown_; }
    [[nodiscard]] const std::optional<StoppedMetric>& stoppedMetric() const { return metric_; }
    /// What the drills allow at most; none: there is no drill.
    [[nodiscard]] const std::optional<int>& drill() const { return drill_; }
    /// Whether a drill cuts in at @p now.
    [[nodiscard]] bool drillBegins(Step now) const;
    /// Whether the controller has lost its memory since the last time this was asked.
    [[nodiscard]] bool takeLostMemory(Step now);

    // Of a worker requested at some instant, whatever is in force now.
    /// When capacity for it is there.
    [[nodiscard]] Step capacityFrom(Step requested) const;
    /// The product of the slowStart amounts in force at @p t; none: there are none.
    [[nodiscard]] std::optional<double> startFactor(Step t) const;

private:
    [[nodiscard]] std::optional<double> product(FaultKind kind, Step t) const;
    [[nodiscard]] bool covered(FaultKind kind, Step t) const;
    [[nodiscard]] bool isStuck(std::uint32_t job, Step now);

    std::vector<Span> spans_;
    std::vector<Step> edges_;    ///< ascending, each once
    std::vector<Step> restarts_; ///< ascending
    std::size_t edgesPassed_ = 0;
    std::size_t restartsTaken_ = 0;
    Step nextEdge_ = never;
    Step now_ = 0;

    bool stuckInForce_ = false;
    std::optional<double> serviceFactor_;
    bool controllerDown_ = false;
    std::optional<StoppedMetric> metric_;
    std::optional<int> drill_;
};

} // namespace afflux::events
