// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/ledger.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace afflux {

Ledger::Ledger(const Timing& timing, std::optional<int> max)
    : promise_(timing.promise)
    , reversal_(timing.reversal)
    , max_(max)
{
}

void Ledger::fleet(Step now, int running, int desired)
{
    const Step span = now - fleetSince_;
    fleetSince_ = now;
    runningTime_ += running_ * span;
    if (max_ && desired_ >= *max_)
        atMax_ += span;
    if (running_ == 0)
        atZero_ += span;

    running_ = running;
    desired_ = desired;
    runningPeak_ = std::max(runningPeak_, running);
    runningMin_ = begun_ ? std::min(runningMin_, running) : running;
    begun_ = true;
    watchSleep(now);
}

void Ledger::noteQueue(Step now, std::int64_t depth, Step oldestArrival)
{
    if (depth_ > 0) {
        const Step age = now - oldestArrival_;
        seeAge(age);
        abovePromise_ += std::clamp<Step>(age - promise_, 0, now - queueSince_);
    }
    if (depth > 0)
        seeAge(now - oldestArrival); // a job that came back is old at once
    followEpisode(now, depth);
    queueSince_ = now;
    depth_ = depth;
    oldestArrival_ = oldestArrival;
    depthPeak_ = std::max(depthPeak_, depth);
    watchSleep(now);
}

void Ledger::seeAge(Step oldestAge)
{
    agePeak_ = std::max(agePeak_, oldestAge);
    episodeLate_ = episodeLate_ || oldestAge > promise_;
}

void Ledger::followEpisode(Step now, std::int64_t depth)
{
    if (depth > episodePeak_) {
        episodePeak_ = depth;
        episodePeakAt_ = now;
    }
    if (depth > 0)
        return;
    if (episodeLate_)
        longestDrain_ = std::max(longestDrain_, now - episodePeakAt_);
    episodePeak_ = 0;
    episodeLate_ = false;
}

/// Jobs wait and no worker runs or starts: since when.
void Ledger::watchSleep(Step now)
{
    if (depth_ == 0 || desired_ > 0)
        asleepSince_.reset();
    else if (!asleepSince_)
        asleepSince_ = now;
}

void Ledger::scaled(bool out, Step now, int desired)
{
    fingerprint_.decision(now, desired);
    ++(out ? scaling_.out : scaling_.in);
    if (lastOut_ && *lastOut_ != out && now - lastScaled_ <= reversal_)
        ++scaling_.reversals;
    lastOut_ = out;
    lastScaled_ = now;
}

Outcome Ledger::close(Step end, TimeGrid grid, std::uint64_t jobsFingerprint)
{
    fleet(end, running_, desired_);
    queue(end, depth_, oldestArrival_);
    Outcome outcome;
    outcome.duration = grid.secondsCount(end);
    const double time = std::max<double>(1, static_cast<double>(end));
    outcome.fleet = {.mean = end > 0 ? static_cast<double>(runningTime_) / time : running_,
                     .peak = runningPeak_,
                     .min = runningMin_,
                     .secondsAtMax = grid.secondsCount(atMax_),
                     .secondsAtZero = grid.secondsCount(atZero_)};
    outcome.secondsAboveObjective = grid.secondsCount(abovePromise_);
    outcome.oldestAgePeak = grid.secondsCount(agePeak_);
    outcome.depthPeak = depthPeak_;
    outcome.longestDrain = grid.secondsCount(longestDrain_);
    outcome.scaling = scaling_;
    if (asleepSince_)
        outcome.asleepSince = grid.secondsCount(*asleepSince_);
    outcome.stepsPerSecond = grid.stepsPerSecond();
    outcome.fingerprint = fingerprint_.value(jobsFingerprint);
    return outcome;
}

TimeToStart summariseWaits(std::vector<std::uint32_t>& waits, Step promise, double percentile,
                           TimeGrid grid)
{
    TimeToStart figures;
    if (waits.empty())
        return figures;
    double sum = 0;
    std::int64_t within = 0;
    for (const std::uint32_t wait : waits) {
        sum += wait;
        within += wait <= promise ? 1 : 0;
    }
    const auto count = static_cast<double>(waits.size());
    figures.mean = sum / count / static_cast<double>(grid.stepsPerSecond());
    figures.withinObjective = static_cast<double>(within) / count;

    // Nearest rank, each in the part of the array the one before left unsorted.
    struct Wanted
    {
        double percent;
        double* into;
    };
    std::array wanted{Wanted{50, &figures.p50},  Wanted{90, &figures.p90},
                      Wanted{95, &figures.p95},  Wanted{99, &figures.p99},
                      Wanted{100, &figures.max}, Wanted{percentile, &figures.atObjective}};
    std::ranges::sort(wanted, {}, &Wanted::percent);
    auto sortedTo = waits.begin();
    for (const Wanted& want : wanted) {
        const double exact = want.percent / 100 * count;
        // 0.95 x 20 is 19.000000000000004 in doubles; the rank is 19.
        const double rank = std::ceil(exact - 1e-9 * count);
        const auto index = static_cast<std::ptrdiff_t>(std::clamp(rank, 1.0, count)) - 1;
        const auto place = waits.begin() + index;
        if (place >= sortedTo)
            std::nth_element(sortedTo, place, waits.end());
        sortedTo = std::max(sortedTo, place);
        *want.into = grid.secondsCount(*place);
    }
    return figures;
}

CostFigures costOf(double workerSeconds, double duration, const Cost& cost)
{
    CostFigures figures;
    figures.workerSeconds = workerSeconds;
    figures.amount = workerSeconds / 3600 * cost.perWorkerHour;
    figures.currency = cost.currency;
    figures.perMonth = (duration > 0 ? figures.amount * (hoursPerMonth * 3600 / duration) : 0) +
                       cost.fixedPerMonth;
    return figures;
}

} // namespace afflux
