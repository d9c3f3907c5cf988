// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_figures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace afflux::test {

namespace {

/// Smallest value such that at least @p percent of all values are no larger. Ascending, not empty.
Step nearestRank(const std::vector<Step>& values, double percent)
{
    const double count = static_cast<double>(values.size());
    const double rank = std::ceil(percent * count / 100 - 1e-9);
    return values[static_cast<std::size_t>(std::clamp(rank, 1.0, count)) - 1];
}

} // namespace

ReferenceFigures::ReferenceFigures(const Scenario& scenario, TimeGrid grid)
    : scenario_(scenario)
    , grid_(grid)
    , promise_(grid.steps(scenario.objective.timeToStart))
    , fixed_(std::holds_alternative<Fixed>(scenario.plan.policy.rule))
    , max_(scenario.plan.policy.limits.max)
{
}

void ReferenceFigures::notice(const Standing& standing, Step now)
{
    depth_ = std::max(depth_, standing.depth);
    if (standing.oldestArrival)
        seeAge(now - *standing.oldestArrival);
    most_ = std::max(most_, standing.running);
    fewest_ = std::min(fewest_.value_or(standing.running), standing.running);

    if (standing.depth > 0 && standing.running + standing.starting == 0)
        asleepSince_ = asleepSince_.value_or(now);
    else
        asleepSince_.reset();

    if (standing.depth > stretchPeak_) {
        stretchPeak_ = standing.depth;
        stretchPeakTime_ = now;
    }
    if (standing.depth == 0) {
        if (stretchAbovePromise_)
            drains_.push_back({grid_.secondsCount(stretchPeakTime_), stretchPeak_,
                               grid_.secondsCount(now - stretchPeakTime_)});
        stretchPeak_ = 0;
        stretchAbovePromise_ = false;
    }
}

void ReferenceFigures::seeAge(Step age)
{
    oldestAge_ = std::max(oldestAge_, age);
    stretchAbovePromise_ = stretchAbovePromise_ || age > promise_;
}

void ReferenceFigures::hold(const Standing& standing, Step from, Step to)
{
    const Step passed = to - from;
    runningTime_ += standing.running * passed;
    busyTime_ += standing.busySlots * passed;
    slotTime_ += (standing.running + standing.draining) *
                 static_cast<Step>(scenario_.plan.workers.concurrency) * passed;
    if (standing.running == 0)
        atZero_ += passed;
    if (!fixed_ && standing.running + standing.starting >= max_)
        atMax_ += passed;
    if (standing.oldestArrival) {
        seeAge(to - *standing.oldestArrival);
        const Step broken = *standing.oldestArrival + promise_; // the promise is broken after this
        aboveObjective_ += std::max<Step>(0, to - std::max(from, broken));
    }
}

void ReferenceFigures::scaled(Step now, bool out)
{
    ++(out ? scaling_.out : scaling_.in);
    if (lastScaling_ && lastWasOut_ != out && now - *lastScaling_ <= grid_.steps(reversalWindow))
        ++scaling_.reversals;
    lastScaling_ = now;
    lastWasOut_ = out;
}

void ReferenceFigures::bill(Step from, Step to)
{
    const Step increment = grid_.steps(scenario_.plan.workers.cost.increment);
    const Step time = std::max<Step>(0, to - from);
    billed_ += increment > 0 ? (time + increment - 1) / increment * increment : time;
}

TimeToStart ReferenceFigures::timesToStart(std::vector<Step> waits) const
{
    TimeToStart figures;
    if (waits.empty())
        return figures;
    std::ranges::sort(waits);
    const auto percentile = [&](double p) { return grid_.secondsCount(nearestRank(waits, p)); };
    figures.p50 = percentile(50);
    figures.p90 = percentile(90);
    figures.p95 = percentile(95);
    figures.p99 = percentile(99);
    figures.atObjective = percentile(scenario_.objective.percentile);
    figures.max = grid_.secondsCount(waits.back());
    const double count = static_cast<double>(waits.size());
    const Step sum = std::accumulate(waits.begin(), waits.end(), Step{0});
    figures.mean = grid_.secondsCount(sum) / count;
    const auto kept = std::ranges::count_if(waits, [this](Step wait) { return wait <= promise_; });
    figures.withinObjective = static_cast<double>(kept) / count;
    return figures;
}

CostFigures ReferenceFigures::cost(double duration) const
{
    const Cost& price = scenario_.plan.workers.cost;
    CostFigures figures;
    figures.currency = price.currency;
    figures.workerSeconds = grid_.secondsCount(billed_);
    figures.amount = figures.workerSeconds / 3600 * price.perWorkerHour;
    figures.perMonth = price.fixedPerMonth;
    if (duration > 0)
        figures.perMonth += figures.amount * (hoursPerMonth * 3600 / duration);
    return figures;
}

void ReferenceFigures::addStories(Outcome& outcome, const std::vector<JobStory>& stories,
                                  Step end) const
{
    std::vector<Step> waits;
    std::vector<Step> successes;
    std::array<std::vector<Step>, jobClassCount> byClass;
    std::array<std::int64_t, jobClassCount> started{};
    for (const JobStory& job : stories) {
        const Step wait = job.firstStart.value_or(end) - job.arrival;
        const auto c = static_cast<std::size_t>(job.jobClass);
        waits.push_back(wait);
        byClass[c].push_back(wait);
        started[c] += job.firstStart ? 1 : 0;
        if (job.successfulStart)
            successes.push_back(*job.successfulStart - job.arrival);
    }
    outcome.timeToStart = timesToStart(std::move(waits));
    outcome.successfulStart = timesToStart(std::move(successes));
    for (std::size_t c = 0; c < jobClassCount; ++c)
        if (!byClass[c].empty())
            outcome.classes.push_back({static_cast<int>(c),
                                       static_cast<std::int64_t>(byClass[c].size()), started[c],
                                       timesToStart(byClass[c])});
    if (outcome.classes.size() < 2)
        outcome.classes.clear();
}

Outcome ReferenceFigures::outcome(Step end, const Standing& last, const JobCounts& jobs,
                                  const std::vector<JobStory>& stories) const
{
    const double duration = grid_.secondsCount(end);
    Outcome outcome;
    outcome.jobs = jobs;
    addStories(outcome, stories, end);
    outcome.drains = drains_;
    for (const Drain& drain : drains_)
        outcome.longestDrain = std::max(outcome.longestDrain, drain.took);
    outcome.workersCrashed = crashed_;
    outcome.workersKilled = killed_;
    outcome.oldestAgePeak = grid_.secondsCount(oldestAge_);
    outcome.secondsAboveObjective = grid_.secondsCount(aboveObjective_);
    outcome.depthPeak = depth_;
    outcome.fleet.mean =
        end > 0 ? static_cast<double>(runningTime_) / static_cast<double>(end) : last.running;
    outcome.fleet.peak = most_;
    outcome.fleet.min = fewest_.value_or(0);
    outcome.fleet.secondsAtMax = grid_.secondsCount(atMax_);
    outcome.fleet.secondsAtZero = grid_.secondsCount(atZero_);
    outcome.utilisation =
        slotTime_ > 0 ? static_cast<double>(busyTime_) / static_cast<double>(slotTime_) : 0;
    outcome.scaling = scaling_;
    outcome.cost = cost(duration);
    outcome.workThrownAway = grid_.secondsCount(thrownAway_);
    outcome.duration = duration;
    if (asleepSince_)
        outcome.asleepSince = grid_.secondsCount(*asleepSince_);
    outcome.stepsPerSecond = grid_.stepsPerSecond();
    return outcome;
}

} // namespace afflux::test
