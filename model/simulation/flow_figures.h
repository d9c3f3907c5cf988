// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The books of a coarse run; definitions as in outcome.h.

#include "model/simulation/flow_fleet.h"
#include "model/simulation/outcome.h"

#include <optional>

namespace afflux {

class FlowFigures
{
public:
    explicit FlowFigures(const Scenario& scenario);

    /// The queue as it has become by @p now, evenly since the last call.
    void queue(double now, std::int64_t depth, double oldestAge);
    /// At a control tick: from here on @p max is the maximum in force.
    void tick(double now, int desired, int max);
    void desired(double now, int desired);
    void scaled(bool out, double now);

    [[nodiscard]] Outcome close(double end, const FlowFleet& fleet, const FlowQueue& queue);

private:
    void followEpisode(double now, std::int64_t depth, double oldestAge);
    void watchSleep(double now);

    const Scenario& scenario_;
    double promise_;

    double queueSince_ = 0;
    std::int64_t depth_ = 0;
    double age_ = 0;
    double agePeak_ = 0;
    double abovePromise_ = 0;
    std::int64_t depthPeak_ = 0;
    Drain episode_;
    bool episodeLate_ = false;
    std::vector<Drain> drains_;

    int desired_;
    std::optional<int> max_;
    double fleetSince_ = 0;
    double atMax_ = 0;
    std::optional<double> asleepSince_;
    ScalingFigures scaling_;
    std::optional<bool> lastOut_;
    double lastScaled_ = 0;
};

/// Percentiles, mean and share within @p promise. @p waits is put in order.
[[nodiscard]] TimeToStart summariseFlow(std::vector<FlowWait>& waits, const Objective& objective);

} // namespace afflux
