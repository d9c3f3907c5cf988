// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_engine.h"

#include "model/simulation/event_engine.h"
#include "model/simulation/flow_figures.h"
#include "model/simulation/flow_fleet.h"
#include "model/simulation/flow_signal.h"

#include <cmath>
#include <limits>

namespace afflux {

namespace {

class Flow
{
public:
    Flow(const FlowArrivals& arrivals, const Scenario& scenario, const SimulationOptions& options);

    /// False when it was stopped.
    bool run(const std::stop_token& stop);
    SimulationResult result();

private:
    [[nodiscard]] double timeOf(std::size_t step) const;
    [[nodiscard]] bool isTick(std::size_t step) const { return step % stepsPerTick_ == 0; }
    void sample(double now);
    void control(double now);
    [[nodiscard]] bool controllerIsDown(double now);
    void scaleTo(int desired, double now);
    void record(double now, const Observation& seen, const Decision& decision);
    [[nodiscard]] QueueState queueState(double now) const;
    [[nodiscard]] bool allDone(double now) const;

    const FlowArrivals& arrivals_;
    const Scenario& scenario_;
    TraceDetail detail_;
    Metric metric_;
    std::size_t stepsPerTick_;

    FlowQueue queue_;
    FlowFleet fleet_;
    FlowSignal signal_;
    RuleState rule_;
    FlowFigures figures_;
    double arrived_ = 0;
    double end_;
    double forgottenUntil_ = -1; ///< the controller restarted up to here

    // Over the publication interval.
    double sampledAt_ = 0;
    double arrivedThen_ = 0;
    double busyThen_ = 0;
    double slotsThen_ = 0;
    double longestWait_ = 0;
    Trace trace_;
};

Flow::Flow(const FlowArrivals& arrivals, const Scenario& scenario, const SimulationOptions& options)
    : arrivals_(arrivals)
    , scenario_(scenario)
    , detail_(options.trace)
    , metric_(metricOf(scenario.plan))
    , stepsPerTick_(static_cast<std::size_t>(std::max<long long>(
          1, std::llround(scenario.plan.policy.evaluationInterval / arrivals.step))))
    , fleet_(scenario, arrivals.meanService)
    , signal_(scenario)
    , rule_(initialState(scenario.plan.policy.rule))
    , figures_(scenario)
    , end_(arrivals.end)
{
}

double Flow::timeOf(std::size_t step) const
{
    return static_cast<double>(step) * arrivals_.step.count();
}

bool Flow::run(const std::stop_token& stop)
{
    for (std::size_t step = 0; timeOf(step) <= end_; ++step) {
        const double now = timeOf(step);
        if (signal_.isDue(now))
            sample(now);
        if (isTick(step)) {
            if (stop.stop_requested())
                return false;
            control(now);
        }
        if (now >= end_ || step + 1 >= arrivals_.upTo.size())
            break;
        const double until = std::min(timeOf(step + 1), end_);
        const double jobs = arrivals_.upTo[step + 1] - arrivals_.upTo[step];
        fleet_.serve(queue_, now, until, jobs);
        arrived_ += jobs;
        longestWait_ = std::max(longestWait_, queue_.takeLongestWait());
        figures_.queue(until, std::llround(queue_.waiting()), queue_.oldestAge(until));
    }
    return true;
}

void Flow::sample(double now)
{
    QueueState state = queueState(now);
    if (now > sampledAt_) {
        state.arrivalsPerSecond = (arrived_ - arrivedThen_) / (now - sampledAt_);
        const double slots = fleet_.slotTime() - slotsThen_;
        if (slots > 0)
            state.utilisation = std::min(1.0, (fleet_.busyTime() - busyThen_) / slots);
        if (arrived_ > arrivedThen_)
            state.latencyP95 = Seconds(std::max(longestWait_, queue_.oldestAge(now))) +
                               p95Of(scenario_.workload.service) * scenario_.workload.serviceScale;
    }
    signal_.sample(now, readSignal(metric_, scenario_.plan.signal, state,
                                   targetOf(scenario_.plan.policy.rule)));
    sampledAt_ = now;
    arrivedThen_ = arrived_;
    busyThen_ = fleet_.busyTime();
    slotsThen_ = fleet_.slotTime();
    longestWait_ = 0;
}

void Flow::control(double now)
{
    Observation seen;
    seen.time = toMicroseconds(Seconds(now));
    seen.queue = queueState(now);
    seen.signal = signal_.read(now);
    const Limits limits = limitsAt(scenario_.plan.policy.limits, scenario_.plan.schedule,
                                   originOf(scenario_.workload), seen.time);
    figures_.tick(now, fleet_.desired(), limits.max);
    Decision decided{seen.queue.desired, {.kind = Reason::Kind::controllerDown}};
    if (!controllerIsDown(now))
        decided = decide(scenario_.plan.policy, limits, seen, unitOf(metric_), rule_);
    for (const Fault& fault : scenario_.faults)
        if (fault.kind == FaultKind::scaleInDrill && inForce(fault, now) &&
            decided.desired > fault.amount) {
            decided.reason = {
                .kind = Reason::Kind::drill, .limit = fault.amount, .wanted = decided.desired};
            decided.desired = static_cast<int>(fault.amount);
        }
    if (detail_ != TraceDetail::none)
        record(now, seen, decided);
    if (arrivals_.openEnd && allDone(now))
        end_ = now;
    scaleTo(decided.desired, now);
}

/// After a restart it remembers nothing.
bool Flow::controllerIsDown(double now)
{
    for (const Fault& fault : scenario_.faults) {
        if (fault.kind != FaultKind::controllerRestart || now < fault.from.count())
            continue;
        if (forgottenUntil_ < fault.to.count()) {
            rule_ = initialState(scenario_.plan.policy.rule);
            forgottenUntil_ = fault.to.count();
        }
        if (inForce(fault, now))
            return true;
    }
    return false;
}

void Flow::scaleTo(int desired, double now)
{
    const int change = desired - fleet_.desired();
    if (change == 0)
        return;
    figures_.scaled(change > 0, now);
    if (change > 0)
        fleet_.request(change, now);
    else
        fleet_.release(-change, now);
    figures_.desired(now, fleet_.desired());
}

QueueState Flow::queueState(double now) const
{
    QueueState state;
    state.depth = std::llround(queue_.waiting());
    state.inFlight = std::llround(fleet_.inFlight());
    state.oldestAge = Seconds(queue_.oldestAge(now));
    state.oldestUnfinishedAge =
        state.oldestAge + Seconds(state.inFlight > 0 ? arrivals_.meanService : 0);
    state.depthByClass[0] = state.depth;
    state.running = fleet_.running();
    state.starting = fleet_.starting();
    state.draining = fleet_.draining();
    state.desired = fleet_.desired();
    state.arrived = std::llround(arrived_);
    return state;
}

bool Flow::allDone(double now) const
{
    return now >= arrivals_.lastArrival && queue_.waiting() < 0.5 && fleet_.inFlight() < 0.5;
}

void Flow::record(double now, const Observation& seen, const Decision& decision)
{
    const QueueState& queue = seen.queue;
    trace_.time.push_back(now);
    trace_.depth.push_back(queue.depth);
    trace_.inFlight.push_back(queue.inFlight);
    trace_.oldestAge.push_back(queue.oldestAge.count());
    trace_.running.push_back(queue.running);
    trace_.starting.push_back(queue.starting);
    trace_.draining.push_back(queue.draining);
    trace_.desired.push_back(queue.desired);
    trace_.signal.push_back(seen.signal.value_or(std::numeric_limits<double>::quiet_NaN()));
    trace_.decision.push_back(decision.desired);
    if (detail_ == TraceDetail::full)
        trace_.reason.push_back(decision.reason);
    trace_.arrived.push_back(queue.arrived);
    trace_.finished.push_back(
        std::max<std::int64_t>(0, queue.arrived - queue.depth - queue.inFlight));
    trace_.dueBack.push_back(0);
}

SimulationResult Flow::result()
{
    SimulationResult result;
    Outcome& outcome = result.outcome;
    outcome = figures_.close(end_, fleet_, queue_);
    outcome.jobs.arrived = std::llround(arrived_);
    outcome.jobs.waiting = std::llround(queue_.waiting());
    outcome.jobs.started = outcome.jobs.arrived - outcome.jobs.waiting;
    outcome.jobs.inFlight =
        std::min<std::int64_t>(outcome.jobs.started, std::llround(fleet_.inFlight()));
    outcome.jobs.completed = outcome.jobs.started - outcome.jobs.inFlight;
    outcome.stepsPerSecond = arrivals_.stepsPerSecond;
    result.trace = std::move(trace_);
    return result;
}

} // namespace

Result<SimulationResult> simulateFlow(const FlowArrivals& arrivals, const Scenario& scenario,
                                      const SimulationOptions& options, const std::stop_token& stop)
{
    Flow flow(arrivals, scenario, options);
    if (!flow.run(stop))
        return failure(interrupted());
    return flow.result();
}

} // namespace afflux
