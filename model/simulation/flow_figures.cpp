// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_figures.h"

#include "model/simulation/ledger.h"

#include <cmath>

namespace afflux {

namespace {

/// How much of a span the age is above @p promise when it goes evenly from @p before to @p after.
double shareAbove(double before, double after, double promise)
{
    const double low = std::min(before, after);
    const double high = std::max(before, after);
    if (high <= promise)
        return 0;
    return low >= promise ? 1 : (high - promise) / (high - low);
}

} // namespace

FlowFigures::FlowFigures(const Scenario& scenario)
    : scenario_(scenario)
    , promise_(scenario.objective.timeToStart.count())
    , desired_(initialWorkers(scenario.plan))
{
}

void FlowFigures::queue(double now, std::int64_t depth, double oldestAge)
{
    abovePromise_ += shareAbove(age_, oldestAge, promise_) * (now - queueSince_);
    agePeak_ = std::max(agePeak_, oldestAge);
    depthPeak_ = std::max(depthPeak_, depth);
    queueSince_ = now;
    depth_ = depth;
    age_ = oldestAge;
    followEpisode(now, depth, oldestAge);
    watchSleep(now);
}

void FlowFigures::followEpisode(double now, std::int64_t depth, double oldestAge)
{
    if (depth > episode_.depth) {
        episode_.depth = depth;
        episode_.peakAt = now;
    }
    episodeLate_ = episodeLate_ || oldestAge > promise_;
    if (depth > 0)
        return;
    if (episodeLate_) {
        episode_.took = now - episode_.peakAt;
        drains_.push_back(episode_);
    }
    episode_ = {};
    episodeLate_ = false;
}

void FlowFigures::tick(double now, int desired, int max)
{
    this->desired(now, desired);
    if (!std::holds_alternative<Fixed>(scenario_.plan.policy.rule))
        max_ = max;
}

void FlowFigures::desired(double now, int desired)
{
    if (max_ && desired_ >= *max_)
        atMax_ += now - fleetSince_;
    fleetSince_ = now;
    desired_ = desired;
    watchSleep(now);
}

void FlowFigures::watchSleep(double now)
{
    if (depth_ == 0 || desired_ > 0)
        asleepSince_.reset();
    else if (!asleepSince_)
        asleepSince_ = now;
}

void FlowFigures::scaled(bool out, double now)
{
    ++(out ? scaling_.out : scaling_.in);
    if (lastOut_ && *lastOut_ != out && now - lastScaled_ <= reversalWindow.count())
        ++scaling_.reversals;
    lastOut_ = out;
    lastScaled_ = now;
}

Outcome FlowFigures::close(double end, const FlowFleet& fleet, const FlowQueue& queue)
{
    desired(end, desired_);
    Outcome outcome;
    outcome.exact = false;
    std::vector<FlowWait> waits = queue.waits(end);
    outcome.timeToStart = summariseFlow(waits, scenario_.objective);
    outcome.timeToStart.max = queue.longestWait(end);
    outcome.successfulStart = outcome.timeToStart;
    outcome.oldestAgePeak = agePeak_;
    outcome.secondsAboveObjective = abovePromise_;
    outcome.depthPeak = depthPeak_;
    outcome.drains = drains_;
    for (const Drain& drain : drains_)
        outcome.longestDrain = std::max(outcome.longestDrain, drain.took);
    outcome.fleet = {.mean = end > 0 ? fleet.runningTime() / end : fleet.running(),
                     .peak = fleet.peak(),
                     .min = fleet.fewest(),
                     .secondsAtMax = atMax_,
                     .secondsAtZero = fleet.timeAtZero()};
    if (fleet.slotTime() > 0)
        outcome.utilisation = std::min(1.0, fleet.busyTime() / fleet.slotTime());
    outcome.scaling = scaling_;
    outcome.cost = costOf(fleet.billedTime(), end, scenario_.plan.workers.cost);
    outcome.duration = end;
    outcome.asleepSince = asleepSince_;
    return outcome;
}

TimeToStart summariseFlow(std::vector<FlowWait>& waits, const Objective& objective)
{
    TimeToStart figures;
    std::ranges::sort(waits, {}, &FlowWait::seconds);
    double total = 0;
    double sum = 0;
    double within = 0;
    for (const FlowWait& wait : waits) {
        total += wait.jobs;
        sum += wait.jobs * wait.seconds;
        if (wait.seconds <= objective.timeToStart.count())
            within += wait.jobs;
    }
    if (!(total > 0))
        return figures;
    figures.mean = sum / total;
    figures.withinObjective = within / total;
    const auto at = [&](double percent) {
        double rank = percent / 100 * total * (1 - 1e-12);
        for (const FlowWait& wait : waits) {
            rank -= wait.jobs;
            if (rank <= 0)
                return wait.seconds;
        }
        return waits.back().seconds;
    };
    figures.p50 = at(50);
    figures.p90 = at(90);
    figures.p95 = at(95);
    figures.p99 = at(99);
    figures.max = at(100);
    figures.atObjective = at(objective.percentile);
    return figures;
}

} // namespace afflux
