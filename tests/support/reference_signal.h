// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The metric of a reference run: every sample and every published point is kept, and looked
// through from the newest.

#include "model/simulation/scenario.h"
#include "tests/support/reference_faults.h"

#include <optional>
#include <vector>

namespace afflux::test {

class ReferenceSignal
{
public:
    ReferenceSignal(const Plan& plan, TimeGrid grid);

    [[nodiscard]] Step interval() const { return interval_; }
    /// Publishes the point of @p now. @p measured: none when there was nothing to measure.
    void publish(Step now, std::optional<double> measured, std::optional<StoppedMetric> stopped);
    /// What the controller reads at @p now.
    [[nodiscard]] std::optional<double> read(Step now) const;

private:
    struct Sample
    {
        Step at;
        double value;
    };
    struct Point
    {
        Step readableFrom;
        std::optional<double> value; ///< none: missing
    };
    [[nodiscard]] std::optional<double> statistic(Step now) const;
    [[nodiscard]] std::optional<double> lastValue(Step deliveredBy) const;

    const Signal& signal_;
    double target_;
    Step interval_;
    Step period_;
    Step delay_;
    std::vector<Sample> samples_;
    std::vector<Point> points_;
};

} // namespace afflux::test
