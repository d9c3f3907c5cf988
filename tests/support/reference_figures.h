// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures of a reference run, taken from how things stand between its events.

#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"

#include <array>
#include <optional>
#include <vector>

namespace afflux::test {

/// How things stand; it changes only at events.
struct Standing
{
    std::int64_t depth = 0;
    std::optional<Step> oldestArrival; ///< of the waiting jobs
    int running = 0;
    int starting = 0;
    int draining = 0;
    std::int64_t busySlots = 0;
    std::array<std::int64_t, jobClassCount> depthByClass{};
};

/// What is known of one job at the end.
struct JobStory
{
    int jobClass = 0;
    Step arrival = 0;
    std::optional<Step> firstStart;
    std::optional<Step> successfulStart; ///< of the attempt that completed
};

class ReferenceFigures
{
public:
    ReferenceFigures(const Scenario& scenario, TimeGrid grid);

    /// @p standing is what an observer would see at @p now: waiting jobs have started.
    void notice(const Standing& standing, Step now);
    /// Nothing changed from @p from to @p to.
    void hold(const Standing& standing, Step from, Step to);
    void scaled(Step now, bool out);
    /// A worker that was there from @p from to @p to.
    void bill(Step from, Step to);
    void throwAway(Step work) { thrownAway_ += work; }
    void crashed() { ++crashed_; }
    void killed() { ++killed_; }
    /// The maximum in force from now on.
    void setMax(int max) { max_ = max; }
    /// Busy and present slot time so far.
    [[nodiscard]] Step busyTime() const { return busyTime_; }
    [[nodiscard]] Step slotTime() const { return slotTime_; }

    /// @p stories: of every job that arrived.
    [[nodiscard]] Outcome outcome(Step end, const Standing& last, const JobCounts& jobs,
                                  const std::vector<JobStory>& stories) const;

private:
    void seeAge(Step age);
    void addStories(Outcome& outcome, const std::vector<JobStory>& stories, Step end) const;
    [[nodiscard]] TimeToStart timesToStart(std::vector<Step> waits) const;
    [[nodiscard]] CostFigures cost(double duration) const;

    const Scenario& scenario_;
    TimeGrid grid_;
    Step promise_;
    bool fixed_;
    int max_;
    std::int64_t crashed_ = 0;
    std::int64_t killed_ = 0;

    Step oldestAge_ = 0;
    Step aboveObjective_ = 0;
    std::int64_t depth_ = 0;
    Step runningTime_ = 0;
    Step busyTime_ = 0;
    Step slotTime_ = 0;
    Step atMax_ = 0;
    Step atZero_ = 0;
    std::optional<int> fewest_;
    int most_ = 0;
    Step billed_ = 0;
    Step thrownAway_ = 0;
    ScalingFigures scaling_;
    std::optional<Step> lastScaling_;
    bool lastWasOut_ = false;
    std::optional<Step> asleepSince_;
    // The stretch of waiting jobs we are in, if any.
    std::int64_t stretchPeak_ = 0;
    Step stretchPeakTime_ = 0;
    bool stretchAbovePromise_ = false;
    std::vector<Drain> drains_;
};

} // namespace afflux::test
