// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/service_times.h"

#include "model/workload/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace afflux {

namespace {

constexpr double normal95 = 1.6448536269514722;

/// sigma of the log-normal with this mean and p95: the smaller root of s^2/2 - z s + ln(p95/mean) =
/// 0.
double logDeviation(const LogNormalService& times)
{
    const double ratio = deterministic::log(times.p95.count() / times.mean.count());
    return normal95 - std::sqrt(std::max(0.0, normal95 * normal95 - 2 * ratio));
}

Error badService(std::string key, Message what, Message remedy)
{
    return {ErrorCode::badValue,
            {"", 0, 0, "workload.service." + std::move(key)},
            std::move(what),
            std::move(remedy)};
}

} // namespace

Seconds meanOf(const ServiceTimes& times)
{
    struct Visitor
    {
        Seconds operator()(const ConstantService& t) const { return t.value; }
        Seconds operator()(const ExponentialService& t) const { return t.mean; }
        Seconds operator()(const LogNormalService& t) const { return t.mean; }
        Seconds operator()(const EmpiricalService& t) const
        {
            if (!t.seconds || t.seconds->empty())
                return Seconds(0);
            return Seconds(std::accumulate(t.seconds->begin(), t.seconds->end(), 0.0) /
                           static_cast<double>(t.seconds->size()));
        }
        Seconds operator()(const BimodalService& t) const
        {
            return t.shorter * (1 - t.longShare) + t.longer * t.longShare;
        }
    };
    return std::visit(Visitor{}, times);
}

Seconds p95Of(const ServiceTimes& times)
{
    struct Visitor
    {
        Seconds operator()(const ConstantService& t) const { return t.value; }
        Seconds operator()(const ExponentialService& t) const
        {
            return t.mean * -deterministic::log(0.05);
        }
        Seconds operator()(const LogNormalService& t) const { return t.p95; }
        Seconds operator()(const EmpiricalService& t) const
        {
            if (!t.seconds || t.seconds->empty())
                return Seconds(0);
            std::vector<double> sorted = *t.seconds;
            const auto rank =
                static_cast<std::size_t>(std::ceil(0.95 * static_cast<double>(sorted.size()))) - 1;
            std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(rank));
            return Seconds(sorted[rank]);
        }
        Seconds operator()(const BimodalService& t) const
        {
            return t.longShare > 0.05 ? t.longer : t.shorter;
        }
    };
    return std::visit(Visitor{}, times);
}

Result<void> check(const ServiceTimes& times)
{
    if (const auto* empirical = std::get_if<EmpiricalService>(&times)) {
        if (!empirical->seconds || empirical->seconds->empty())
            return failure(
                badService("empirical", message(AFFLUX_TR("Message", "no service times are given")),
                           message(AFFLUX_TR("Message", "List at least one duration."))));
        return {};
    }
    if (const auto* bimodal = std::get_if<BimodalService>(&times)) {
        if (!(bimodal->longShare >= 0 && bimodal->longShare <= 1))
            return failure(badService(
                "bimodal.longShare",
                message(AFFLUX_TR("Message", "the share of long jobs must lie between 0 and 1")),
                message(AFFLUX_TR("Message", "Write a share such as 10%."))));
        if (!(bimodal->shorter.count() > 0) || !(bimodal->longer.count() > 0))
            return failure(badService(
                "bimodal", message(AFFLUX_TR("Message", "the service time must be above zero")),
                message(AFFLUX_TR("Message", "Give a duration such as 5s."))));
    }
    if (!(meanOf(times).count() > 0) || !std::isfinite(meanOf(times).count()))
        return failure(
            badService("mean", message(AFFLUX_TR("Message", "the service time must be above zero")),
                       message(AFFLUX_TR("Message", "Give a duration such as 5s."))));
    if (const auto* logNormal = std::get_if<LogNormalService>(&times)) {
        const double ratio = logNormal->p95 / logNormal->mean;
        const double largest = std::exp(normal95 * normal95 / 2);
        if (!(ratio > 1) || ratio > largest)
            return failure(badService(
                "log-normal.p95",
                message(AFFLUX_TR("Message", "no log-normal has mean %1 and 95th percentile %2"),
                        logNormal->mean, logNormal->p95),
                message(AFFLUX_TR("Message",
                                  "The 95th percentile must lie between 1 and 3.8 times "
                                  "the mean; use empirical service times beyond that."))));
    }
    return {};
}

ServiceSampler::ServiceSampler(const ServiceTimes& times)
    : times_(times)
{
    if (const auto* logNormal = std::get_if<LogNormalService>(&times_)) {
        logDeviation_ = logDeviation(*logNormal);
        logMean_ = deterministic::log(logNormal->mean.count()) - logDeviation_ * logDeviation_ / 2;
    }
}

double ServiceSampler::operator()(RandomStream& random) const
{
    struct Visitor
    {
        const ServiceSampler& self;
        RandomStream& random;
        double operator()(const ConstantService& t) const { return t.value.count(); }
        double operator()(const ExponentialService& t) const
        {
            return t.mean.count() * random.exponential();
        }
        double operator()(const LogNormalService&) const
        {
            return deterministic::exp(self.logMean_ + self.logDeviation_ * random.normal());
        }
        double operator()(const EmpiricalService& t) const
        {
            return (*t.seconds)[random.below(t.seconds->size())];
        }
        double operator()(const BimodalService& t) const
        {
            return (random.uniform() < t.longShare ? t.longer : t.shorter).count();
        }
    };
    return std::visit(Visitor{*this, random}, times_);
}

} // namespace afflux
