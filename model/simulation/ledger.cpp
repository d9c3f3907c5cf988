// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/ledger.h"

#include <algorithm>

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
        drains_.push_back({episodePeakAt_, episodePeak_, now});
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
    for (const Emptied& drain : drains_) {
        outcome.drains.push_back({grid.secondsCount(drain.peakAt), drain.depth,
                                  grid.secondsCount(drain.at - drain.peakAt)});
        outcome.longestDrain = std::max(outcome.longestDrain, outcome.drains.back().took);
    }
    outcome.scaling = scaling_;
    if (asleepSince_)
        outcome.asleepSince = grid.secondsCount(*asleepSince_);
    outcome.stepsPerSecond = grid.stepsPerSecond();
    outcome.fingerprint = fingerprint_.value(jobsFingerprint);
    return outcome;
}

} // namespace afflux
