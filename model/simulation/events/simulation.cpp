// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/events/simulation.h"

#include "model/simulation/events/control.h"

#include <algorithm>

namespace afflux::events {

namespace {

Step endOf(const JobStream& jobs, const Timing& timing)
{
    const Step lastArrival = jobs.size() ? Step{jobs.arrival.back()} : 0;
    return jobs.horizon.value_or(lastArrival + timing.drain);
}

/// Rows of the trace to expect. A bare list may end long before its drain time.
std::size_t rowsOf(const JobStream& jobs, const Timing& timing)
{
    const Step upTo = endOf(jobs, timing) - (jobs.horizon ? 0 : timing.drain);
    return static_cast<std::size_t>(upTo / timing.evaluation + 1);
}

} // namespace

Simulation::Simulation(const JobStream& jobs, const Scenario& scenario,
                       const SimulationOptions& options, Workspace& workspace)
    : jobs_(jobs)
    , scenario_(scenario)
    , workers_(scenario.plan.workers)
    , options_(options)
    , timing_(scenario, jobs.grid)
    , metric_(metricOf(scenario.plan))
    , unit_(unitOf(metric_))
    , target_(targetOf(scenario.plan.policy.rule))
    , origin_(originOf(scenario.workload))
    , faults_(scenario.faults, jobs.grid)
    , pool_(workers_, timing_,
            Startups(StartupDelays(workers_, scenario.run.seed, options.replication), faults_,
                     jobs.grid),
            Crashes(faults_, jobs.grid, scenario.run.seed, options.replication),
            RandomStream(scenario.run.seed, options.replication, "victims"))
    , queue_(jobs)
    , signal_(scenario.plan.signal, timing_, breachingValue(target_))
    , ledger_(timing_, std::holds_alternative<Fixed>(scenario.plan.policy.rule)
                           ? std::nullopt
                           : std::optional(scenario.plan.policy.limits.max))
    , book_(jobs.size(), workspace)
    , log_(options.events, timing_.promise)
    , trace_(options.trace, rowsOf(jobs, timing_))
    , waits_(workspace.waits)
    , end_(endOf(jobs, timing_))
    , latencyWanted_(metric_ == Metric::latencyP95)
{
    if (workers_.maxAttempts)
        maxAttempts_ = static_cast<std::uint32_t>(*workers_.maxAttempts);
    pool_.addInitial(initialWorkers(scenario.plan));
}

bool Simulation::run(const std::stop_token& stop)
{
    // The rule and the kind of queue are asked for once and not at every tick or job.
    return std::visit(
        [&](const auto& rule) {
            return queue_.classed() ? runWith<true>(rule, stop) : runWith<false>(rule, stop);
        },
        scenario_.plan.policy.rule);
}

template <bool classed, typename RuleType>
bool Simulation::runWith(const RuleType& rule, const std::stop_token& stop)
{
    typename RuleType::State state{};
    ledger_.fleet(0, pool_.running(), pool_.desired());
    for (;;) {
        const Step control = nextControl();
        if (!serve<classed>(std::min(control, end_ + 1), stop))
            return false;
        if (control > end_)
            return true;
        passInstant<classed>(control, rule, state);
    }
}

/// The next instant at which more can happen than jobs coming, starting and ending.
Step Simulation::nextControl() const
{
    return std::min({nextTick_, signal_.nextSample(), pool_.nextChange(), faults_.nextEdge()});
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

template <bool classed>
bool Simulation::serve(Step limit, const std::stop_token& stop)
{
    const bool more = faults_.jobsAffected() ? serveBefore<classed, true>(limit, stop)
                                             : serveBefore<classed, false>(limit, stop);
    return more && !stop.stop_requested();
}

/// The bulk of a run: jobs come, start and end between two looks of the controller.
template <bool classed, bool affected>
bool Simulation::serveBefore(Step limit, const std::stop_token& stop)
{
    constexpr int instantsBetweenLooks = 4096;
    for (Step now = nextJobEvent(); now < limit; now = nextJobEvent()) {
        log_.advance(now);
        endAttempts(now);
        arrive<classed>(now);
        startWaiting<classed, affected>(now);
        noteQueue<classed>(now);
        if (++instants_ % instantsBetweenLooks == 0 && stop.stop_requested())
            return false;
    }
    return true;
}

/// Everything that happens at one instant, in order.
template <bool classed, typename RuleType>
void Simulation::passInstant(Step now, const RuleType& rule, typename RuleType::State& state)
{
    log_.advance(now);
    if (faults_.nextEdge() == now)
        passEdge(now);
    pool_.becomeReady(now);
    endAttempts(now);
    takeWorkers(now);
    arrive<classed>(now);
    startWaiting<classed, true>(now);
    if (signal_.nextSample() == now)
        sample(now);
    const bool decides = nextTick_ == now;
    const bool drillBegins = faults_.drillBegins(now);
    if (decides || drillBegins) {
        // What the controller or the drill finds counts as a peak.
        ledger_.fleet(now, pool_.running(), pool_.desired());
        noteQueue<classed>(now);
    }
    if (decides)
        control(now, rule, state);
    if (drillBegins)
        cutIn(now);
    if (decides)
        startWaiting<classed, true>(now);
    ledger_.fleet(now, pool_.running(), pool_.desired());
    noteQueue<classed>(now);
}

void Simulation::passEdge(Step now)
{
    faults_.pass(now);
    if (!log_.wanted())
        return;
    for (const FaultTimeline::Span& span : faults_.spans()) {
        if (span.from == now)
            log_.fault(Event::Kind::faultBegan, now, span.index);
        if (span.to == now)
            log_.fault(Event::Kind::faultEnded, now, span.index);
    }
}

template <bool classed>
void Simulation::noteQueue(Step now)
{
    const Step oldest = queue_.empty() ? now : Step{jobs_.arrival[queue_.oldest<classed>()]};
    ledger_.queue(now, queue_.size(), oldest);
    log_.state(now, queue_.size(), oldest, pool_.desired());
}

void Simulation::endAttempts(Step now)
{
    while (pool_.nextEnd() == now) {
        const WorkerPool::Attempt attempt = pool_.takeEnded(now);
        if (attempt.timeout)
            giveBack(attempt, now);
        else
            settle(attempt, JobOutcome::completed, now);
    }
}

/// Workers at their drain limit, then those that crash.
void Simulation::takeWorkers(Step now)
{
    if (pool_.nextChange() != now)
        return;
    const auto take = [&](const WorkerPool::Interruption& taken, Event::Kind kind,
                          std::int64_t& count) {
        count += taken.workers;
        if (taken.workers > 0)
            log_.counted(kind, now, taken.workers,
                         static_cast<std::int64_t>(taken.attempts.size()));
        for (const WorkerPool::Attempt& attempt : taken.attempts)
            giveBack(attempt, now);
    };
    take(pool_.kill(now), Event::Kind::killed, workersKilled_);
    take(pool_.crash(now), Event::Kind::crashed, workersCrashed_);
}

/// An attempt that did not complete: lost, dead-lettered, or to be tried again.
void Simulation::giveBack(const WorkerPool::Attempt& attempt, Step now)
{
    thrownAway_ += now - attempt.start;
    if (workers_.delivery == Delivery::atMostOnce)
        settle(attempt, JobOutcome::lost, now);
    else if (maxAttempts_ && book_.countFailure(attempt.job) >= *maxAttempts_)
        settle(attempt, JobOutcome::deadLettered, now);
    else
        returns_.push({std::max(now, attempt.start + timing_.visibility), attempt.job});
}

void Simulation::settle(const WorkerPool::Attempt& attempt, JobOutcome outcome, Step now)
{
    if (outcome == JobOutcome::completed) {
        ++counts_.completed;
        book_.completed(attempt.job, attempt.start, now);
        if (latencyWanted_)
            latencies_.push_back(static_cast<std::uint32_t>(now) - jobs_.arrival[attempt.job]);
        return;
    }
    book_.failed(attempt.job, outcome, now);
    const bool lost = outcome == JobOutcome::lost;
    ++(lost ? counts_.lost : counts_.deadLettered);
    log_.counted(lost ? Event::Kind::lost : Event::Kind::deadLettered, now, 0, 1);
}

template <bool classed>
void Simulation::arrive(Step now)
{
    while (queue_.arrived() < jobs_.size() && Step{jobs_.arrival[queue_.arrived()]} == now) {
        book_.arrived(queue_.arrived());
        queue_.arrive<classed>();
    }
    for (; !returns_.empty() && returns_.top().at == now; returns_.pop()) {
        queue_.comeBack(returns_.top().job);
        ++counts_.returned;
    }
}

/// @tparam affected whether a fault may make attempts that begin now longer.
template <bool classed, bool affected>
void Simulation::startWaiting(Step now)
{
    while (!queue_.empty() && pool_.hasFreeSlot()) {
        const std::uint32_t job = queue_.take<classed>();
        Step duration = jobs_.service[job];
        if (affected && faults_.jobsAffected())
            duration = faults_.duration(job, duration);
        if (book_.started(job, now))
            ++counts_.started;
        const bool timeout = duration > timing_.jobTimeout;
        const Step takes = timeout ? timing_.jobTimeout : duration;
        pool_.start(job, now, takes == never ? never : now + takes, timeout);
    }
}

} // namespace afflux::events
