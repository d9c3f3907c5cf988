// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What one lane does at the instants at which its signal is sampled or its controller decides; the
// jobs in between all lanes start together. The same steps as fifo/fifo_run.h, without a trace.

#include "model/simulation/fifo/fifo_plan.h"
#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/fifo/fleet_books.h"
#include "model/simulation/lanes/hold.h"
#include "model/simulation/lanes/lane_fleet.h"
#include "model/simulation/signal_pipeline.h"

#include <deque>
#include <memory>

namespace afflux::lanes {

/// Where a lane stands among the others.
struct LanePlace
{
    Column free;
    LaneStates& states;
    std::size_t lane;
};

/// Jobs that arrived by each tick of one clock, counted once for all policies that have it.
struct Clock
{
    Step interval = 1;
    std::vector<std::uint32_t> arrivedBy;
};

class LaneRun
{
public:
    virtual ~LaneRun() = default;

    /// The next instant comes before @p job, the first not started, can start.
    virtual void visit(std::size_t job) = 0;

    [[nodiscard]] bool over() const { return over_; }
    /// It met something that only the event engine knows; nothing else is told of it then.
    [[nodiscard]] bool beyond() const { return beyond_; }
    /// Of a lane that is over.
    [[nodiscard]] std::size_t started() const { return started_; }
    [[nodiscard]] fifo::Trail trail();
    [[nodiscard]] fifo::FleetBooks& books() { return books_; }
    [[nodiscard]] bool asleep() const { return books_.desired() == 0 && waiting() > 0; }
    [[nodiscard]] Step asleepSince() const;

protected:
    LaneRun(const JobStream& jobs, const Scenario& scenario, const fifo::Plan& plan,
            const Clock& clock, const LanePlace& place);

    [[nodiscard]] std::size_t waiting() const { return arrived_ - started_; }
    [[nodiscard]] int starting() const { return books_.desired() - running_; }
    void becomeReady(Step now);
    void arrive(Step now);
    [[nodiscard]] double measured(Step now);
    void scale(int desired, Step now);
    void finish();

    const JobStream& jobs_;
    const Signal& signalSettings_;
    const fifo::Plan& plan_;
    const Clock& clock_;
    LaneStates& states_;
    std::size_t lane_;
    const Limits limits_;
    /// The signal is one of those the loop over jobs knows, and what a tick reads is of its own
    /// instant.
    bool holds_;
    bool busyWanted_; ///< by the signal
    int running_;
    LaneFleet fleet_;
    fifo::FleetBooks books_;
    SignalPipeline signal_;
    struct Starting
    {
        Step ready;
        int count;
    };
    std::deque<Starting> startups_; ///< one startup delay for all: in order by itself

    fifo::FleetTime time_; ///< once it is over
    std::int64_t microsecondsAStep_;
    std::size_t arrived_ = 0;
    std::size_t started_ = 0;
    std::size_t arrivedAtLastSample_ = 0;
    Step nextTick_ = 0;
    Step end_;
    bool over_ = false;
    bool beyond_ = false;
    std::vector<std::size_t> startedLate_;
    std::int64_t deepestSeen_ = 0;
};

/// The scenario's lane, with its initial workers, at its first tick. Everything must outlive it.
[[nodiscard]] std::unique_ptr<LaneRun> laneRun(const JobStream& jobs, const Scenario& scenario,
                                               const fifo::Plan& plan, const Clock& clock,
                                               const LanePlace& place);

} // namespace afflux::lanes
