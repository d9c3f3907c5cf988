// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the controller of a coarse run reads: as SignalPipeline, at the steps of the flow.

#include "model/simulation/scenario.h"

#include <deque>
#include <optional>

namespace afflux {

class FlowSignal
{
public:
    explicit FlowSignal(const Scenario& scenario);

    /// A point is published at or before @p now.
    [[nodiscard]] bool isDue(double now) const { return next_ <= now; }
    /// Publishes what was measured at @p now; none: nothing could be.
    void sample(double now, std::optional<double> measured);
    /// What a rule reads at @p now.
    [[nodiscard]] std::optional<double> read(double now);

private:
    struct Point
    {
        double at;
        std::optional<double> value;
    };
    [[nodiscard]] std::optional<double> statistic() const;

    const Signal& signal_;
    const Faults& faults_;
    double target_;
    double interval_;
    double period_;
    double next_ = 0;
    std::deque<Point> measured_; ///< within one period
    std::optional<double> published_;
    std::deque<Point> underWay_; ///< at: of delivery
    std::optional<Point> newest_;
    std::optional<double> newestValue_;
};

} // namespace afflux
