// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The signals that the loop over jobs can tell, as functions of the whole number it has: how many
// jobs wait, or how old the oldest is. What a hold (hold.h) is asked with.

#include "model/simulation/fifo/fifo_plan.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace afflux::lanes {

using fifo::noInstant;

[[nodiscard]] inline std::uint32_t wholeInstant(double value)
{
    return static_cast<std::uint32_t>(std::clamp(value, 0.0, double{noInstant}));
}

/// The age of the oldest waiting job as the rule reads it.
struct AgeSignal
{
    TimeGrid grid;

    double operator()(std::uint32_t steps) const { return grid.secondsCount(steps); }
    [[nodiscard]] std::uint32_t lastUpTo(double value) const
    {
        return wholeInstant(std::floor(value * static_cast<double>(grid.stepsPerSecond())));
    }
    [[nodiscard]] std::uint32_t firstFrom(double value) const
    {
        return wholeInstant(std::ceil(value * static_cast<double>(grid.stepsPerSecond())));
    }
};

/// A number of waiting jobs as the rule reads it, the fleet being what it is.
class DepthSignal
{
public:
    DepthSignal(const fifo::Plan& plan, const Signal& settings, int running, int desired)
        : plan_(plan)
        , settings_(settings)
        , running_(running)
        , desired_(desired)
    {
        const int workers = settings.workers == WorkerCount::running ? running : desired;
        const bool quotient = plan.metric == Metric::backlogPerWorker;
        divisor_ = quotient ? std::max(1, workers) : 1;
        whole_ = !quotient || settings.rounding == Rounding::up;
        plain_ = !quotient || (workers > 0 && settings.atZero != AtZero::floor);
    }

    /// What readSignal() says. The quotient of two such numbers is far enough from a whole one, if
    /// it is not one, that both ways to round it up are the same.
    double operator()(std::uint32_t depth) const
    {
        if (!plain_)
            return asked(depth);
        const auto divisor = static_cast<std::uint32_t>(divisor_);
        return whole_ ? (depth + divisor - 1) / divisor : depth / divisor_;
    }
    [[nodiscard]] std::uint32_t lastUpTo(double value) const
    {
        return wholeInstant((whole_ ? std::floor(value) : value) * divisor_);
    }
    [[nodiscard]] std::uint32_t firstFrom(double value) const
    {
        return wholeInstant(whole_ ? (std::ceil(value) - 1) * divisor_ + 1
                                   : std::ceil(value * divisor_));
    }

private:
    [[nodiscard]] double asked(std::uint32_t depth) const
    {
        QueueState state;
        state.depth = depth;
        state.running = running_;
        state.desired = desired_;
        return readSignal(plan_.metric, settings_, state, plan_.target).value_or(0);
    }

    const fifo::Plan& plan_;
    const Signal& settings_;
    int running_;
    int desired_;
    double divisor_;
    bool whole_; ///< only whole values are read
    bool plain_; ///< the quotient, no special case
};

} // namespace afflux::lanes
