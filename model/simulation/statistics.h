// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Statistics over independent runs: mean, deviation, confidence interval, and how many runs a
// wanted precision takes. Source: Law, Simulation Modeling and Analysis, 5th ed., 4.4-4.5 and
// 9.4.1. Deterministic: the same bits on every machine.

#include <cstdint>
#include <optional>

namespace afflux {

/// Mean and variance as values come, without the cancellation of "sum of squares less square of
/// the sum": Welford, Technometrics 4 (1962) 419.
class RunningStatistics
{
public:
    void add(double value);

    [[nodiscard]] std::int64_t count() const { return count_; }
    /// 0 when nothing was added.
    [[nodiscard]] double mean() const { return mean_; }
    /// Of the sample (divided by count - 1); 0 below two values.
    [[nodiscard]] double variance() const;
    [[nodiscard]] double standardDeviation() const;

private:
    std::int64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0; ///< of the distances from the mean
};

struct Interval
{
    double low = 0;
    double high = 0;

    [[nodiscard]] double halfWidth() const { return (high - low) / 2; }
    [[nodiscard]] bool contains(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// The value that Student's t with @p degrees >= 1 degrees of freedom stays below with probability
/// @p p, 0 < p < 1. Exact series of Abramowitz and Stegun, 26.7.3-4, inverted by bisection; above
/// 500 degrees the expansion 26.7.5.
[[nodiscard]] double studentQuantile(double p, std::int64_t degrees);

/// The interval that covers the true mean with probability @p level (0.95 for 95 %), exact for
/// normal values and good for means over runs. None below two values: one run says nothing about
/// the next.
[[nodiscard]] std::optional<Interval> confidenceInterval(const RunningStatistics& values,
                                                         double level);

/// A precision asked of a mean.
struct Precision
{
    double halfWidth = 0.05; ///< > 0; of the confidence interval
    bool relative = true;    ///< as a share of the mean; else in the figure's own unit
};

/// How many runs in all the precision takes, judged by those of @p pilot: the least i, not below
/// their number, for which t(i - 1) x s / sqrt(i) is small enough (Law 9.2 and 9.3; a relative
/// width g is held to g / (1 + g) of the estimated mean, so that it holds of the true one). None:
/// the pilot has less than two runs, or the mean is 0 and the width is relative to it, or it takes
/// more than a thousand million.
[[nodiscard]] std::optional<std::int64_t> replicationsNeeded(const RunningStatistics& pilot,
                                                             Precision wanted, double level);

} // namespace afflux
