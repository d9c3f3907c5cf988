// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One run from event to event.
//
// Between two looks of the controller jobs only come, start and end (serveBefore); everything else
// happens at the instants in between, in the order simulator.h states (passInstant).

#include "model/simulation/events/event_log.h"
#include "model/simulation/events/job_book.h"
#include "model/simulation/events/published_signal.h"
#include "model/simulation/events/trace_recorder.h"
#include "model/simulation/events/waiting_queue.h"
#include "model/simulation/events/worker_pool.h"
#include "model/simulation/ledger.h"

#include <functional>
#include <optional>
#include <queue>
#include <stop_token>
#include <vector>

namespace afflux::events {

class Simulation
{
public:
    /// Everything given must outlive this.
    Simulation(const JobStream& jobs, const Scenario& scenario, const SimulationOptions& options,
               Workspace& workspace);

    /// False when it was stopped.
    bool run(const std::stop_token& stop);
    /// After run(); nothing when stopped.
    [[nodiscard]] std::optional<SimulationResult> result(const std::stop_token& stop);

private:
    struct Return
    {
        Step at;
        std::uint32_t job;
        friend auto operator<=>(const Return&, const Return&) = default;
    };

    // simulation.cpp: what happens, in order
    template <bool classed, typename RuleType>
    bool runWith(const RuleType& rule, const std::stop_token& stop);
    [[nodiscard]] Step nextControl() const;
    [[nodiscard]] Step nextJobEvent() const;
    template <bool classed>
    bool serve(Step limit, const std::stop_token& stop);
    template <bool classed, bool affected>
    bool serveBefore(Step limit, const std::stop_token& stop);
    template <bool classed, typename RuleType>
    void passInstant(Step now, const RuleType& rule, typename RuleType::State& state);
    void passEdge(Step now);
    void endAttempts(Step now);
    void takeWorkers(Step now);
    void giveBack(const WorkerPool::Attempt& attempt, Step now);
    void settle(const WorkerPool::Attempt& attempt, JobOutcome outcome, Step now);
    template <bool classed>
    void arrive(Step now);
    template <bool classed, bool affected>
    void startWaiting(Step now);
    template <bool classed>
    void noteQueue(Step now);

    // control.cpp: what is measured, seen and decided
    void sample(Step now);
    [[nodiscard]] QueueState queueState(Step now);
    void addIntervalFigures(QueueState& state, Step now);
    [[nodiscard]] Seconds unfinishedAge(Step now);
    template <typename RuleType>
    void control(Step now, const RuleType& rule, typename RuleType::State& state);
    void holdDown(Decision& decision) const;
    void cutIn(Step now);
    void scale(int desired, const Reason& reason, Step now);
    [[nodiscard]] bool allDone() const;
    [[nodiscard]] std::int64_t finished() const
    {
        return counts_.completed + counts_.lost + counts_.deadLettered;
    }

    // results.cpp: what is left of it
    [[nodiscard]] JobCounts jobCounts() const;
    bool fillJobFigures(Outcome& outcome, const std::stop_token& stop);
    bool fillClassFigures(Outcome& outcome, const std::stop_token& stop);
    [[nodiscard]] std::uint32_t waitOf(std::uint32_t job) const;
    [[nodiscard]] std::optional<std::uint64_t> jobsFingerprint(const std::stop_token& stop) const;
    bool fillJobStarts(JobStarts& starts, const std::stop_token& stop) const;

    const JobStream& jobs_;
    const Scenario& scenario_;
    const Workers& workers_;
    SimulationOptions options_;
    Timing timing_;
    Metric metric_;
    Unit unit_;
    double target_;
    std::optional<std::uint32_t> maxAttempts_;
    Instant origin_;

    FaultTimeline faults_;
    WorkerPool pool_;
    WaitingQueue queue_;
    PublishedSignal signal_;
    Ledger ledger_;
    JobBook book_;
    EventLog log_;
    TraceRecorder trace_;
    std::vector<std::uint32_t>& waits_;
    std::priority_queue<Return, std::vector<Return>, std::greater<>> returns_;

    Step nextTick_ = 0;
    Step end_ = 0;
    std::int64_t instants_ = 0;
    JobCounts counts_;
    Step thrownAway_ = 0;
    std::int64_t workersKilled_ = 0;
    std::int64_t workersCrashed_ = 0;
    std::uint32_t oldestUnfinished_ = 0;

    // Since the last sample.
    std::uint32_t arrivedBefore_ = 0;
    std::int64_t busyBefore_ = 0;
    std::int64_t slotsBefore_ = 0;
    bool latencyWanted_ = false;
    std::vector<std::uint32_t> latencies_; ///< of the jobs completed
};

} // namespace afflux::events
