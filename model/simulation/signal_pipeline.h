// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the queue to the controller: samples on the metric's own clock, delivered after a delay.

#include "model/core/time.h"

#include <deque>
#include <optional>

namespace afflux {

class SignalPipeline
{
public:
    SignalPipeline(Step interval, Step delay)
        : interval_(interval)
        , delay_(delay)
    {
    }

    [[nodiscard]] Step nextSample() const { return next_; }

    /// Publishes the value measured at nextSample().
    void sample(double value)
    {
        pending_.push_back({next_ + delay_, value});
        next_ += interval_;
    }

    /// The newest value delivered by @p now; nothing before the first delivery.
    [[nodiscard]] std::optional<double> read(Step now)
    {
        while (!pending_.empty() && pending_.front().delivered <= now) {
            newest_ = pending_.front().value;
            pending_.pop_front();
        }
        return newest_;
    }

private:
    struct Published
    {
        Step delivered;
        double value;
    };

    Step interval_;
    Step delay_;
    Step next_ = 0;
    std::deque<Published> pending_;
    std::optional<double> newest_;
};

} // namespace afflux
