// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/event_engine.h"

#include "model/simulation/ledger.h"
#include "model/simulation/signal_pipeline.h"
#include "model/simulation/timing.h"
#include "model/simulation/waiting_queue.h"
#include "model/simulation/worker_pool.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

/// What is kept of each job: eight bytes for its times, one for its outcome.
struct JobBook
{
    std::vector<std::uint32_t> start; ///< first start; noStart while there is none
    std::vector<std::uint32_t> end;   ///< when it was over, however
    std::vector<JobOutcome> outcome;
    std::vector<std::uint32_t> attempts; ///< only filled when attempts are limited

    static constexpr std::uint32_t noStart = Fingerprint::none;

    JobBook(std::size_t jobs, bool limited)
        : start(jobs, noStart)
        , end(jobs, noStart)
        , outcome(jobs, JobOutcome::waiting)
        , attempts(limited ? jobs : 0)
    {
    }
};

struct Return
{
    Step at;
    std::uint32_t job;
    friend auto operator<=>(const Return&, const Return&) = default;
};

class Simulation
{
public:
    Simulation(const JobStream& jobs, const Scenario& scenario, const SimulationOptions& options);

    /// False when it was stopped.
    bool run(const std::stop_token& stop);
    SimulationResult result();

private:
    [[nodiscard]] Step nextControl() const;
    [[nodiscard]] Step nextJobEvent() const;
    bool serveBefore(Step limit, const std::stop_token& stop);
    void passInstant(Step now);
    void noteQueue(Step now);
    void endAttempts(Step now);
    void arrive(Step now);
    void startWaiting(Step now);
    void sample(Step now);
    void control(Step now);
    void giveBack(const WorkerPool::Attempt& attempt, Step now);
    void settle(std::uint32_t job, JobOutcome outcome, Step now);
    void record(Step now, const QueueState& seen, std::optional<double> signal,
                const Decision& decision);
    [[nodiscard]] QueueState queueState(Step now) const;
    [[nodiscard]] bool allDone() const;
    [[nodiscard]] JobCounts jobCounts() const;
    [[nodiscard]] std::vector<std::uint32_t> waits() const;
    [[nodiscard]] JobStarts jobStarts() const;

    const JobStream& jobs_;
    const Scenario& scenario_;
    SimulationOptions options_;
    Timing timing_;
    Metric metric_;
    double target_;
    std::optional<std::uint32_t> maxAttempts_;

    WorkerPool pool_;
    WaitingQueue queue_;
    SignalPipeline signal_;
    RuleState rule_;
    Ledger ledger_;
    JobBook book_;
    std::priority_queue<Return, std::vector<Return>, std::greater<>> returns_;

    Step nextTick_ = 0;
    Step end_ = 0;
    std::int64_t instants_ = 0;
    std::uint32_t arrivedAtLastSample_ = 0;
    JobCounts counts_;
    Step thrownAway_ = 0;
    Trace trace_;
};

Simulation::Simulation(const JobStream& jobs, const Scenario& scenario,
                       const SimulationOptions& options)
    : jobs_(jobs)
    , scenario_(scenario)
    , options_(options)
    , timing_(scenario, jobs.grid)
    , metric_(metricOf(scenario.plan))
    , target_(targetOf(scenario.plan.policy.rule))
    , pool_(scenario.plan.workers, timing_,
            RandomStream(scenario.run.seed, options.replication, "victims"))
    , signal_(timing_.signalInterval, timing_.signalDelay)
    , rule_(initialState(scenario.plan.policy.rule))
    , ledger_(timing_, std::holds_alternative<Fixed>(scenario.plan.policy.rule)
                           ? std::nullopt
                           : std::optional(scenario.plan.policy.limits.max))
    , book_(jobs.size(), scenario.plan.workers.maxAttempts.has_value())
{
    if (scenario.plan.workers.maxAttempts)
        maxAttempts_ = static_cast<std::uint32_t>(*scenario.plan.workers.maxAttempts);
    end_ = jobs.horizon ? *jobs.horizon
                        : (jobs.size() ? Step{jobs.arrival.back()} : 0) + timing_.drain;
    pool_.addInitial(initialWorkers(scenario.plan));
}

bool Simulation::run(const std::stop_token& stop)
{
    ledger_.fleet(0, pool_.running(), pool_.desired());
    for (;;) {
        const Step control = nextControl();
        if (!serveBefore(std::min(control, end_ + 1), stop))
            return false;
        if (control > end_)
            return true;
        passInstant(control);
    }
}

/// The next instant at which more can happen than jobs coming, starting and ending.
Step Simulation::nextControl() const
{
    return std::min({nextTick_, signal_.nextSample(), pool_.nextReady(), pool_.nextDrainLimit()});
}

Step Simulation::nextJobEvent() const
{
    Step next = pool_.nextEnd();
    if (queue_.arrived() < jobs_.size())
        next = std::min(next, Step{jobs_.arrival[queue_.arrived()]});
    if (!returns_.empty())
        next = std::min(next, returns_.top().at);
    return next;
}

/// The bulk of a run: jobs come, start and end between two looks of the controller.
bool Simulation::serveBefore(Step limit, const std::stop_token& stop)
{
    constexpr int instantsBetweenLooks = 4096;
    for (Step now = nextJobEvent(); now < limit; now = nextJobEvent()) {
        endAttempts(now);
        arrive(now);
        startWaiting(now);
        noteQueue(now);
        if (++instants_ % instantsBetweenLooks == 0 && stop.stop_requested())
            return false;
    }
    return !stop.stop_requested();
}

/// Everything that happens at one instant, in the order simulation.md states.
void Simulation::passInstant(Step now)
{
    pool_.becomeReady(now);
    endAttempts(now);
    if (pool_.nextDrainLimit() == now)
        for (const WorkerPool::Attempt& attempt : pool_.interruptOverdue(now))
            giveBack(attempt, now);
    arrive(now);
    startWaiting(now);
    if (signal_.nextSample() == now)
        sample(now);
    if (nextTick_ == now) {
        // What the controller sees counts as a peak.
        ledger_.fleet(now, pool_.running(), pool_.desired());
        noteQueue(now);
        control(now);
        startWaiting(now);
    }
    ledger_.fleet(now, pool_.running(), pool_.desired());
    noteQueue(now);
}

void Simulation::noteQueue(Step now)
{
    ledger_.queue(now, queue_.size(), queue_.empty() ? now : Step{jobs_.arrival[queue_.front()]});
}

void Simulation::endAttempts(Step now)
{
    while (pool_.nextEnd() == now) {
        const std::optional<WorkerPool::Attempt> attempt = pool_.takeEnded(now);
        if (!attempt)
            return;
        if (attempt->end - attempt->start < Step{jobs_.service[attempt->job]})
            giveBack(*attempt, now); // its timeout, not its own end
        else
            settle(attempt->job, JobOutcome::completed, now);
    }
}

/// An attempt that did not complete: lost, dead-lettered, or to be tried again.
void Simulation::giveBack(const WorkerPool::Attempt& attempt, Step now)
{
    thrownAway_ += now - attempt.start;
    if (scenario_.plan.workers.delivery == Delivery::atMostOnce) {
        settle(attempt.job, JobOutcome::lost, now);
    } else if (maxAttempts_ && book_.attempts[attempt.job] >= *maxAttempts_) {
        settle(attempt.job, JobOutcome::deadLettered, now);
    } else {
        book_.outcome[attempt.job] = JobOutcome::waiting;
        returns_.push({std::max(now, attempt.start + timing_.visibility), attempt.job});
    }
}

void Simulation::settle(std::uint32_t job, JobOutcome outcome, Step now)
{
    book_.outcome[job] = outcome;
    book_.end[job] = static_cast<std::uint32_t>(now);
    switch (outcome) {
    case JobOutcome::lost:
        ++counts_.lost;
        break;
    case JobOutcome::deadLettered:
        ++counts_.deadLettered;
        break;
    default:
        ++counts_.completed;
        break;
    }
}

void Simulation::arrive(Step now)
{
    while (queue_.arrived() < jobs_.size() && Step{jobs_.arrival[queue_.arrived()]} == now)
        queue_.arrive();
    for (; !returns_.empty() && returns_.top().at == now; returns_.pop()) {
        queue_.comeBack(returns_.top().job);
        ++counts_.returned;
    }
}

void Simulation::startWaiting(Step now)
{
    while (!queue_.empty() && pool_.hasFreeSlot()) {
        const std::uint32_t job = queue_.front();
        queue_.pop();
        if (book_.start[job] == JobBook::noStart) {
            book_.start[job] = static_cast<std::uint32_t>(now);
            ++counts_.started;
        }
        book_.outcome[job] = JobOutcome::inFlight;
        if (maxAttempts_)
            ++book_.attempts[job];
        pool_.start(job, now, now + std::min(Step{jobs_.service[job]}, timing_.jobTimeout));
    }
}

void Simulation::sample(Step now)
{
    signal_.sample(
        readSignal(metric_, scenario_.plan.signal, queueState(now), target_).value_or(0));
    arrivedAtLastSample_ = queue_.arrived();
}

void Simulation::control(Step now)
{
    Observation seen;
    seen.time = jobs_.grid.microseconds(now);
    seen.queue = queueState(now);
    seen.signal = signal_.read(now);
    const Decision decision = decide(scenario_.plan.policy, seen, unitOf(metric_), rule_);
    if (options_.trace != TraceDetail::none)
        record(now, seen.queue, seen.signal, decision);

    if (!jobs_.horizon && allDone())
        end_ = now; // of a bare job list; this decision still takes effect
    const int change = decision.desired - seen.queue.desired;
    if (change < 0)
        pool_.release(-change, now);
    else if (change > 0)
        pool_.request(change, now);
    if (change != 0)
        ledger_.scaled(change > 0, now, decision.desired);
    nextTick_ += timing_.evaluation;
}

QueueState Simulation::queueState(Step now) const
{
    QueueState state;
    state.depth = queue_.size();
    state.inFlight = pool_.busySlots();
    if (!queue_.empty())
        state.oldestAge = jobs_.grid.seconds(now - Step{jobs_.arrival[queue_.front()]});
    state.running = pool_.running();
    state.starting = pool_.starting();
    state.draining = pool_.draining();
    state.desired = pool_.desired();
    if (now > 0 && metric_ == Metric::arrivalRate)
        state.arrivalsPerSecond = (queue_.arrived() - arrivedAtLastSample_) /
                                  jobs_.grid.secondsCount(timing_.signalInterval);
    return state;
}

bool Simulation::allDone() const
{
    return queue_.arrived() == jobs_.size() && queue_.empty() && pool_.busySlots() == 0 &&
           returns_.empty();
}

void Simulation::record(Step now, const QueueState& seen, std::optional<double> signal,
                        const Decision& decision)
{
    trace_.time.push_back(jobs_.grid.secondsCount(now));
    trace_.depth.push_back(seen.depth);
    trace_.inFlight.push_back(seen.inFlight);
    trace_.oldestAge.push_back(seen.oldestAge.count());
    trace_.running.push_back(seen.running);
    trace_.starting.push_back(seen.starting);
    trace_.draining.push_back(seen.draining);
    trace_.desired.push_back(seen.desired);
    trace_.signal.push_back(signal.value_or(std::numeric_limits<double>::quiet_NaN()));
    trace_.decision.push_back(decision.desired);
    if (options_.trace == TraceDetail::full)
        trace_.reason.push_back(decision.reason);
    trace_.arrived.push_back(queue_.arrived());
    trace_.finished.push_back(counts_.completed + counts_.lost + counts_.deadLettered);
    trace_.dueBack.push_back(static_cast<std::int64_t>(returns_.size()));
}

JobCounts Simulation::jobCounts() const
{
    JobCounts counts = counts_;
    counts.arrived = queue_.arrived();
    counts.waiting = queue_.size();
    counts.inFlight = pool_.busySlots();
    counts.dueBack = static_cast<std::int64_t>(returns_.size());
    return counts;
}

/// Times to first start; those not started count with the age they have.
std::vector<std::uint32_t> Simulation::waits() const
{
    std::vector<std::uint32_t> waits(queue_.arrived());
    for (std::size_t job = 0; job < waits.size(); ++job) {
        const std::uint32_t until = book_.start[job] != JobBook::noStart
                                        ? book_.start[job]
                                        : static_cast<std::uint32_t>(end_);
        waits[job] = until - jobs_.arrival[job];
    }
    return waits;
}

JobStarts Simulation::jobStarts() const
{
    const auto known = [](std::uint32_t step) {
        return step == JobBook::noStart ? Step{-1} : Step{step};
    };
    JobStarts starts;
    starts.start.reserve(jobs_.size());
    starts.end.reserve(jobs_.size());
    for (std::size_t job = 0; job < jobs_.size(); ++job) {
        starts.start.push_back(known(book_.start[job]));
        starts.end.push_back(known(book_.end[job]));
    }
    starts.outcome = book_.outcome;
    return starts;
}

SimulationResult Simulation::result()
{
    std::uint64_t jobs = 0;
    for (std::uint32_t job = 0; job < queue_.arrived(); ++job)
        jobs += Fingerprint::job(job, book_.start[job], book_.end[job]);

    SimulationResult result;
    result.outcome = ledger_.close(end_, jobs_.grid, jobs);
    result.outcome.jobs = jobCounts();
    const auto slotTime = static_cast<double>(pool_.slotTime(end_));
    result.outcome.utilisation =
        slotTime > 0 ? static_cast<double>(pool_.busyTime(end_)) / slotTime : 0;
    std::vector<std::uint32_t> times = waits();
    result.outcome.timeToStart =
        summariseWaits(times, timing_.promise, scenario_.objective.percentile, jobs_.grid);
    result.outcome.cost = costOf(jobs_.grid.secondsCount(pool_.billed(end_)),
                                 result.outcome.duration, scenario_.plan.workers.cost);
    result.outcome.workThrownAway = jobs_.grid.secondsCount(thrownAway_);
    result.trace = std::move(trace_);
    if (options_.starts)
        result.starts = jobStarts();
    return result;
}

} // namespace

Result<SimulationResult> simulateEvents(const JobStream& jobs, const Scenario& scenario,
                                        const SimulationOptions& options, std::stop_token stop)
{
    Simulation simulation(jobs, scenario, options);
    if (!simulation.run(stop))
        return failure(interrupted());
    return simulation.result();
}

} // namespace afflux
