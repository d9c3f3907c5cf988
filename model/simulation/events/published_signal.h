// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From the queue to the controller: samples on the metric's own clock, a statistic over a period, a
// delay, and what is read when points are missing.

#include "model/policy/signal.h"
#include "model/simulation/faults.h"
#include "model/simulation/timing.h"

#include <deque>
#include <optional>

namespace afflux::events {

class PublishedSignal
{
public:
    /// @p breaching is what MissingData::breach reads.
    PublishedSignal(const Signal& signal, const Timing& timing, double breaching)
        : statistic_(signal.statistic)
        , missing_(signal.missing)
        , breaching_(breaching)
        , interval_(timing.signalInterval)
        , period_(timing.signalPeriod)
        , delay_(timing.signalDelay)
    {
    }

    [[nodiscard]] Step nextSample() const { return next_; }

    /// Publishes what was measured at nextSample(); none: there was nothing to measure.
    void measured(std::optional<double> value)
    {
        if (period_ > interval_) {
            if (value)
                samples_.push_back({next_, *value});
            value = summary();
        }
        publish(value);
    }

    /// Nothing is measured at nextSample().
    void stopped(StoppedMetric how)
    {
        publish(how == StoppedMetric::stale ? lastPublished_ : std::nullopt);
    }

    /// What the controller reads at @p now.
    [[nodiscard]] std::optional<double> read(Step now)
    {
        while (!pending_.empty() && pending_.front().at <= now) {
            newest_ = pending_.front().value;
            if (newest_)
                newestValue_ = newest_;
            delivered_ = true;
            pending_.pop_front();
        }
        if (newest_ || !delivered_)
            return newest_;
        switch (missing_) {
        case MissingData::hold:
            return newestValue_;
        case MissingData::zero:
            return 0.0;
        case MissingData::breach:
            return breaching_;
        case MissingData::noDecision:
            break;
        }
        return std::nullopt;
    }

private:
    struct Sample
    {
        Step at;
        double value;
    };
    struct Point
    {
        Step at; ///< when it can be read
        std::optional<double> value;
    };

    void publish(std::optional<double> value)
    {
        if (value)
            lastPublished_ = value;
        pending_.push_back({next_ + delay_, value});
        next_ += interval_;
    }

    /// Over the samples in (t - period, t].
    [[nodiscard]] std::optional<double> summary()
    {
        while (!samples_.empty() && samples_.front().at <= next_ - period_)
            samples_.pop_front();
        if (samples_.empty())
            return std::nullopt;
        double result = statistic_ == Statistic::average ? 0 : samples_.front().value;
        for (const Sample& sample : samples_) {
            if (statistic_ == Statistic::average)
                result += sample.value;
            else if (statistic_ == Statistic::maximum)
                result = std::max(result, sample.value);
            else
                result = std::min(result, sample.value);
        }
        return statistic_ == Statistic::average ? result / static_cast<double>(samples_.size())
                                                : result;
    }

    Statistic statistic_;
    MissingData missing_;
    double breaching_;
    Step interval_;
    Step period_;
    Step delay_;
    Step next_ = 0;
    std::deque<Sample> samples_;          ///< only kept when a period has more than one
    std::optional<double> lastPublished_; ///< a missing point was never published
    std::deque<Point> pending_;
    bool delivered_ = false;
    std::optional<double> newest_;
    std::optional<double> newestValue_;
};

} // namespace afflux::events
