// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_signal.h"

#include "model/simulation/flow_fleet.h"

#include <algorithm>

namespace afflux {

namespace {

/// Times are multiples of the step; this much is rounding.
constexpr double rounding = 1e-6;

} // namespace

FlowSignal::FlowSignal(const Scenario& scenario)
    : signal_(scenario.plan.signal)
    , faults_(scenario.faults)
    , target_(targetOf(scenario.plan.policy.rule))
    , interval_(signalInterval(scenario.plan).count())
    , period_(signal_.period.value_or(Seconds(interval_)).count())
{
}

void FlowSignal::sample(double now, std::optional<double> measured)
{
    while (next_ <= now + rounding)
        next_ += interval_;
    bool stale = false;
    for (const Fault& fault : faults_)
        if (fault.kind == FaultKind::metricStops && inForce(fault, now)) {
            measured.reset();
            stale = fault.reads == StoppedMetric::stale;
            if (!stale)
                break;
        }
    while (!measured_.empty() && measured_.front().at <= now - period_ + rounding)
        measured_.pop_front();
    if (measured)
        measured_.push_back({now, measured});
    if (!stale)
        published_ = statistic();
    underWay_.push_back({now + signal_.delay.count(), published_});
}

std::optional<double> FlowSignal::statistic() const
{
    if (measured_.empty())
        return std::nullopt;
    double sum = 0;
    double least = *measured_.front().value;
    double most = least;
    for (const Point& point : measured_) {
        sum += *point.value;
        least = std::min(least, *point.value);
        most = std::max(most, *point.value);
    }
    switch (signal_.statistic) {
    case Statistic::maximum:
        return most;
    case Statistic::minimum:
        return least;
    case Statistic::average:
        break;
    }
    return sum / static_cast<double>(measured_.size());
}

std::optional<double> FlowSignal::read(double now)
{
    for (; !underWay_.empty() && underWay_.front().at <= now + rounding; underWay_.pop_front()) {
        newest_ = underWay_.front();
        if (newest_->value)
            newestValue_ = newest_->value;
    }
    if (!newest_ || newest_->value)
        return newest_ ? newest_->value : std::nullopt;
    switch (signal_.missing) {
    case MissingData::hold:
        return newestValue_;
    case MissingData::zero:
        return 0;
    case MissingData::breach:
        return breachingValue(target_);
    case MissingData::noDecision:
        break;
    }
    return std::nullopt;
}

} // namespace afflux
