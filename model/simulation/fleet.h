// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The workers: what one can do at once, how it starts and stops, and what it costs.

#include "model/core/result.h"
#include "model/policy/parameter.h"
#include "model/workload/service_times.h"

#include <optional>
#include <string>

namespace afflux {

enum class Delivery
{
    atLeastOnce,
    atMostOnce
};

/// Who leaves first when the fleet shrinks, after starting workers (newest first).
enum class LeavesFirst
{
    firstToFinish, ///< idle ones, then the one whose last job ends soonest; ties newest first
    idle,          ///< idle ones, then newest
    newest,
    oldest,
    random, ///< named stream "victims"
};

enum class BilledFrom
{
    request,
    running
};

struct Cost
{
    double perWorkerHour = 0;
    std::string currency = "USD";
    BilledFrom billedFrom = BilledFrom::request;
    Seconds increment{0};     ///< each worker's time is rounded up to whole increments; 0: exact
    double fixedPerMonth = 0; ///< what running the autoscaler itself costs

    friend bool operator==(const Cost&, const Cost&) = default;
};

struct Workers
{
    int concurrency = 1;     ///< jobs at once per worker, >= 1
    Seconds startupDelay{0}; ///< from request to running; the mean of it
    /// 95 % of workers run within this (log-normal); none: all take startupDelay exactly.
    std::optional<Seconds> startupDelayP95;
    std::optional<Seconds> jobTimeout;  ///< a job running longer is stopped; none: never
    std::optional<Seconds> stopTimeout; ///< how long a worker asked to stop waits for its jobs
    std::optional<Seconds> gracePeriod; ///< how long the orchestrator waits; none: for ever
    Delivery delivery = Delivery::atLeastOnce;
    Seconds visibilityTimeout{0};
    std::optional<int>
        maxAttempts;            ///< starts of one job before it is dead-lettered; none: no limit
    std::optional<int> initial; ///< running at time 0; none: the policy's minimum or fixed count
    LeavesFirst leavesFirst = LeavesFirst::firstToFinish;
    Cost cost;

    friend bool operator==(const Workers&, const Workers&) = default;
};

/// When jobs of a draining worker are interrupted: the shorter of stop timeout and grace period,
/// whichever kills first. None: never.
[[nodiscard]] std::optional<Seconds> drainLimit(const Workers& workers);

/// From request to running, drawn for worker number @p worker from the stream "startup" and this
/// number alone: the n-th worker takes as long whatever the policy asked before it.
class StartupDelays
{
public:
    StartupDelays(const Workers& workers, std::uint64_t seed, std::uint64_t replication);
    [[nodiscard]] Seconds of(std::uint32_t worker) const;
    /// Whether all workers take the same time.
    [[nodiscard]] bool constant() const { return !sampler_; }

private:
    Seconds mean_;
    std::optional<ServiceSampler> sampler_;
    std::uint64_t seed_;
    std::uint64_t replication_;
};

/// Error::badValue when mean and 95th percentile of the start-up time describe no log-normal.
[[nodiscard]] Result<void> checkStartup(const Workers& workers);

[[nodiscard]] const ParameterTable<Workers>& workersParameters();

} // namespace afflux
