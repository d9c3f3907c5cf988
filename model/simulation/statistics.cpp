// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/statistics.h"

#include "model/workload/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace afflux {

namespace {

constexpr std::int64_t seriesUpTo = 500;
constexpr std::int64_t mostRuns = 1'000'000'000;

/// Arc tangent of x >= 0 from operations that are the same everywhere.
double arcTangent(double x)
{
    // Halving the angle four times leaves it below 0.1, where ten terms reach double precision.
    double factor = 1;
    for (int halving = 0; halving < 4; ++halving) {
        x = x / (1 + std::sqrt(1 + x * x));
        factor *= 2;
    }
    double sum = 0;
    for (int term = 9; term >= 0; --term)
        sum = (term % 2 == 0 ? 1.0 : -1.0) / (2 * term + 1) + x * x * sum;
    return factor * x * sum;
}

/// P(|T| < t): Abramowitz and Stegun 26.7.3 (odd degrees) and 26.7.4 (even), for t >= 0.
double shareWithin(double t, std::int64_t degrees)
{
    const auto n = static_cast<double>(degrees);
    const double cosine2 = n / (n + t * t);
    const double sine = t / std::sqrt(n + t * t);
    const bool odd = degrees % 2 == 1;
    double term = odd ? std::sqrt(cosine2) : 1;
    double sum = degrees == 1 ? 0 : term;
    for (std::int64_t k = odd ? 3 : 2; k <= degrees - 2; k += 2) {
        term *= cosine2 * static_cast<double>(k - 1) / static_cast<double>(k);
        sum += term;
    }
    if (!odd)
        return sine * sum;
    return 2 / std::numbers::pi * (arcTangent(t / std::sqrt(n)) + sine * sum);
}

/// Abramowitz and Stegun 26.7.5, from the normal quantile x.
double expanded(double x, double n)
{
    const double x2 = x * x;
    const double g1 = x * (x2 + 1) / 4;
    const double g2 = x * ((5 * x2 + 16) * x2 + 3) / 96;
    const double g3 = x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384;
    const double g4 = x * ((((79 * x2 + 776) * x2 + 1482) * x2 - 1920) * x2 - 945) / 92160;
    return x + (g1 + (g2 + (g3 + g4 / n) / n) / n) / n;
}

/// For p >= 0.5.
double upperQuantile(double p, std::int64_t degrees)
{
    if (degrees > seriesUpTo)
        return expanded(deterministic::normalQuantile(p), static_cast<double>(degrees));
    const double wanted = 2 * p - 1;
    double low = 0;
    double high = 1;
    while (shareWithin(high, degrees) < wanted && high < 1e300) {
        low = high;
        high *= 2;
    }
    // Until no double lies between.
    for (double middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2)
        (shareWithin(middle, degrees) < wanted ? low : high) = middle;
    return high;
}

double halfWidth(double deviation, std::int64_t runs, double level)
{
    return studentQuantile((1 + level) / 2, runs - 1) * deviation /
           std::sqrt(static_cast<double>(runs));
}

} // namespace

void RunningStatistics::add(double value)
{
    ++count_;
    const double distance = value - mean_;
    mean_ += distance / static_cast<double>(count_);
    squares_ += distance * (value - mean_);
}

double RunningStatistics::variance() const
{
    return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
}

double RunningStatistics::standardDeviation() const
{
    return std::sqrt(variance());
}

double studentQuantile(double p, std::int64_t degrees)
{
    return p < 0.5 ? -upperQuantile(1 - p, degrees) : upperQuantile(p, degrees);
}

std::optional<Interval> confidenceInterval(const RunningStatistics& values, double level)
{
    if (values.count() < 2)
        return std::nullopt;
    const double half = halfWidth(values.standardDeviation(), values.count(), level);
    return Interval{values.mean() - half, values.mean() + half};
}

std::optional<std::int64_t> replicationsNeeded(const RunningStatistics& pilot, Precision wanted,
                                               double level)
{
    if (pilot.count() < 2 || (wanted.relative && pilot.mean() == 0))
        return std::nullopt;
    const double width = wanted.relative
                             ? wanted.halfWidth / (1 + wanted.halfWidth) * std::abs(pilot.mean())
                             : wanted.halfWidth;
    const auto enough = [&](std::int64_t runs) {
        return halfWidth(pilot.standardDeviation(), runs, level) <= width;
    };
    // The half width only falls with more runs: double, then halve the gap.
    std::int64_t tooFew = pilot.count() - 1;
    std::int64_t many = pilot.count();
    while (!enough(many)) {
        if (many >= mostRuns)
            return std::nullopt;
        tooFew = many;
        many = std::min(2 * many, mostRuns);
    }
    while (many - tooFew > 1) {
        const std::int64_t middle = tooFew + (many - tooFew) / 2;
        (enough(middle) ? many : tooFew) = middle;
    }
    return many;
}

} // namespace afflux
