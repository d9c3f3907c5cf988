// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The fleet over time, told only when a decision or a start-up changes it.

#include "model/simulation/fingerprint.h"
#include "model/simulation/timing.h"

#include <algorithm>
#include <optional>

namespace afflux::fifo {

class FleetBooks
{
public:
    /// @p max: where "at max" begins; none: a fixed fleet, which never is.
    FleetBooks(std::optional<int> max, Step reversal, int initial)
        : max_(max)
        , reversal_(reversal)
        , running_(initial)
        , desired_(initial)
        , peak_(initial)
        , least_(initial)
    {
    }

    /// The fleet is so from @p now on.
    void fleet(Step now, int running, int desired)
    {
        pass(now);
        if (desired_ > 0 && desired == 0)
            zeroSince_ = now;
        running_ = running;
        desired_ = desired;
        peak_ = std::max(peak_, running);
        least_ = std::min(least_, running);
    }

    /// A decision changed desired to @p desired.
    void scaled(bool out, Step now, int desired)
    {
        fingerprint_.decision(now, desired);
        ++(out ? scaling_.out : scaling_.in);
        if (lastOut_ && *lastOut_ != out && now - lastScaled_ <= reversal_)
            ++scaling_.reversals;
        lastOut_ = out;
        lastScaled_ = now;
    }

    void close(Step end, TimeGrid grid, Outcome& outcome)
    {
        pass(end);
        outcome.fleet = {.mean = end > 0
                                     ? static_cast<double>(runningTime_) / static_cast<double>(end)
                                     : running_,
                         .peak = peak_,
                         .min = least_,
                         .secondsAtMax = grid.secondsCount(atMax_),
                         .secondsAtZero = grid.secondsCount(atZero_)};
        outcome.scaling = scaling_;
    }

    [[nodiscard]] int desired() const { return desired_; }
    /// Since when no worker runs or starts; only while desired() is 0.
    [[nodiscard]] Step zeroSince() const { return zeroSince_; }
    [[nodiscard]] const Fingerprint& fingerprint() const { return fingerprint_; }

private:
    void pass(Step now)
    {
        const Step span = now - since_;
        since_ = now;
        runningTime_ += running_ * span;
        if (max_ && desired_ >= *max_)
            atMax_ += span;
        if (running_ == 0)
            atZero_ += span;
    }

    std::optional<int> max_;
    Step reversal_;
    int running_;
    int desired_;
    int peak_;
    int least_;
    Step since_ = 0;
    Step zeroSince_ = 0;
    std::int64_t runningTime_ = 0;
    Step atMax_ = 0;
    Step atZero_ = 0;
    ScalingFigures scaling_;
    std::optional<bool> lastOut_;
    Step lastScaled_ = 0;
    Fingerprint fingerprint_;
};

} // namespace afflux::fifo
