// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How long one job keeps one slot busy. Service times belong to the job, not to the worker, so two
// policies compared serve the very same jobs.

#include "model/core/result.h"
#include "model/workload/random_stream.h"

#include <memory>
#include <variant>
#include <vector>

namespace afflux {

struct ConstantService
{
    Seconds value{1};
    friend bool operator==(const ConstantService&, const ConstantService&) = default;
};

struct ExponentialService
{
    Seconds mean{1};
    friend bool operator==(const ExponentialService&, const ExponentialService&) = default;
};

/// Log-normal, told by the two figures people have. p95 / mean can be at most e^(1.645^2/2) = 3.87:
/// no log-normal is more skewed than that at its 95th percentile.
struct LogNormalService
{
    Seconds mean{1};
    Seconds p95{2};
    friend bool operator==(const LogNormalService&, const LogNormalService&) = default;
};

/// Two kinds of jobs in one queue, each of one length: the plainest model of a mix.
struct BimodalService
{
    Seconds shorter{1};
    Seconds longer{10};
    double longShare = 0.1; ///< of the jobs, 0..1
    friend bool operator==(const BimodalService&, const BimodalService&) = default;
};

/// Drawn with replacement from measured durations, seconds.
struct EmpiricalService
{
    std::shared_ptr<const std::vector<double>> seconds;
    friend bool operator==(const EmpiricalService& a, const EmpiricalService& b)
    {
        return a.seconds == b.seconds || (a.seconds && b.seconds && *a.seconds == *b.seconds);
    }
};

using ServiceTimes = std::variant<ConstantService, ExponentialService, LogNormalService,
                                  EmpiricalService, BimodalService>;

[[nodiscard]] Seconds meanOf(const ServiceTimes& times);
/// 95th percentile of the distribution (empirical: nearest rank).
[[nodiscard]] Seconds p95Of(const ServiceTimes& times);

/// Error::badValue with key "workload.service..." when the figures describe no distribution.
[[nodiscard]] Result<void> check(const ServiceTimes& times);

/// Draws one service time in seconds. Construct once, call per job.
class ServiceSampler
{
public:
    explicit ServiceSampler(const ServiceTimes& times);
    [[nodiscard]] double operator()(RandomStream& random) const;

private:
    ServiceTimes times_;
    double logMean_ = 0;
    double logDeviation_ = 0;
};

} // namespace afflux
