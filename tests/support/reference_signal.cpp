// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_signal.h"

#include <algorithm>
#include <numeric>

namespace afflux::test {

ReferenceSignal::ReferenceSignal(const Plan& plan, TimeGrid grid)
    : signal_(plan.signal)
    , target_(targetOf(plan.policy.rule))
    , interval_(std::max<Step>(
          1, grid.steps(plan.signal.interval.value_or(plan.policy.evaluationInterval))))
    , period_(plan.signal.period ? grid.steps(*plan.signal.period) : interval_)
    , delay_(grid.steps(plan.signal.delay))
{
}

void ReferenceSignal::publish(Step now, std::optional<double> measured,
                              std::optional<StoppedMetric> stopped)
{
    std::optional<double> value;
    if (stopped == StoppedMetric::stale) {
        value = lastValue(never);
    } else if (!stopped) {
        if (measured)
            samples_.push_back({now, *measured});
        value = statistic(now);
    }
    points_.push_back({now + delay_, value});
}

std::optional<double> ReferenceSignal::statistic(Step now) const
{
    std::vector<double> values;
    for (const Sample& sample : samples_)
        if (sample.at > now - std::max<Step>(1, period_))
            values.push_back(sample.value);
    if (values.empty())
        return std::nullopt;
    switch (signal_.statistic) {
    case Statistic::maximum:
        return std::ranges::max(values);
    case Statistic::minimum:
        return std::ranges::min(values);
    case Statistic::average:
        break;
    }
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// The newest value among the points readable by then.
std::optional<double> ReferenceSignal::lastValue(Step deliveredBy) const
{
    for (auto point = points_.rbegin(); point != points_.rend(); ++point)
        if (point->readableFrom <= deliveredBy && point->value)
            return point->value;
    return std::nullopt;
}

std::optional<double> ReferenceSignal::read(Step now) const
{
    for (auto point = points_.rbegin(); point != points_.rend(); ++point) {
        if (point->readableFrom > now)
            continue;
        if (point->value)
            return point->value;
        switch (signal_.missing) {
        case MissingData::hold:
            return lastValue(now);
        case MissingData::zero:
            return 0;
        case MissingData::breach:
            return breachingValue(target_);
        case MissingData::noDecision:
            return std::nullopt;
        }
    }
    return std::nullopt;
}

} // namespace afflux::test
