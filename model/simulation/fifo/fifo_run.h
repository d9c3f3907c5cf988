// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One run of the first-in-first-out engine: jobs in bulk between the instants at which the signal
// is sampled or the controller decides. One instance a kind of fleet and a rule, so that no tick
// asks which they are.

#include "model/simulation/fifo/event_list.h"
#include "model/simulation/fifo/fifo_plan.h"
#include "model/simulation/fifo/fleet_books.h"
#include "model/simulation/fifo/fleet_time.h"
#include "model/simulation/fifo/sure_hold.h"
#include "model/simulation/signal_pipeline.h"

#include <deque>
#include <limits>
#include <stop_token>
#include <vector>

namespace afflux::fifo {

/// How a run ended.
enum class Ending : std::uint8_t
{
    complete,
    stopped,
    beyond, ///< it met something that only the event engine knows
};

/// What a run leaves for the figures, beside the starts it wrote.
struct Trail
{
    std::size_t arrived = 0;
    std::size_t started = 0;
    Step end = 0;
    FleetTime time;
    std::int64_t deepestSeen = 0; ///< queue before such a decision
    /// First jobs started after a decision of the same instant: the queue was deeper before it.
    std::vector<std::size_t> startedLate;
};

template <typename Fleet, typename RuleType>
class FifoRun
{
public:
    /// @p start has room for every job.
    FifoRun(const JobStream& jobs, const Scenario& scenario, const Plan& plan,
            const SimulationOptions& options, Fleet fleet, std::uint32_t* start)
        : jobs_(jobs)
        , signalSettings_(scenario.plan.signal)
        , plan_(plan)
        , rule_(std::get<RuleType>(scenario.plan.policy.rule))
        , limits_(scenario.plan.policy.limits)
        , detail_(options.trace)
        , unit_(unitOf(plan.metric))
        , inFlightWanted_(plan.metric == Metric::depthAndInFlight ||
                          plan.metric == Metric::inFlightPerWorker)
        , running_(initialWorkers(scenario.plan))
        , fleet_(std::move(fleet))
        , books_(plan.fixed ? std::nullopt : std::optional(limits_.max), plan.timing.reversal,
                 running_)
        , signal_(plan.timing.signalInterval, plan.timing.signalDelay)
        , events_(options.events)
        , start_(start)
        , end_(plan.end)
    {
        fleet_.add(running_, 0, 0);
        if (detail_ != TraceDetail::none)
            reserveTrace();
    }

    Ending run(const std::stop_token& stop);

    [[nodiscard]] Trail trail()
    {
        if (asleep())
            events_.add(Event::Kind::fellAsleep, asleepSince());
        return {arrived_,           started_,     end_,
                fleet_.close(end_), deepestSeen_, std::move(startedLate_)};
    }
    [[nodiscard]] FleetBooks& books() { return books_; }
    [[nodiscard]] Trace& trace() { return trace_; }
    [[nodiscard]] EventList& events() { return events_; }

    /// Jobs wait and no worker runs or starts.
    [[nodiscard]] bool asleep() const { return books_.desired() == 0 && waiting() > 0; }
    [[nodiscard]] Step asleepSince() const
    {
        return std::max(books_.zeroSince(), Step{jobs_.arrival[started_]});
    }

private:
    struct Starting
    {
        Step ready;
        int count;
    };

    bool serve(Step limit, const std::stop_token& stop);
    void becomeReady(Step now);
    void arrive(Step now);
    void sample(Step now);
    bool control(Step now);
    bool scale(const Decision& decision, Step now);
    void noteScaling(const Decision& decision, Step now);
    void record(Step now, const QueueState& seen, std::optional<double> signal,
                const Decision& decision);
    void reserveTrace();
    [[nodiscard]] int starting() const { return books_.desired() - running_; }
    [[nodiscard]] std::size_t waiting() const { return arrived_ - started_; }

    const JobStream& jobs_;
    const Signal& signalSettings_;
    const Plan& plan_;
    const RuleType& rule_;
    const Limits limits_;
    TraceDetail detail_;
    Unit unit_;
    bool inFlightWanted_; ///< by the signal
    int running_;
    Fleet fleet_;
    FleetBooks books_;
    SignalPipeline signal_;
    typename RuleType::State state_{};
    std::deque<Starting> startups_; ///< one startup delay for all: in order by itself

    EventList events_;
    std::uint32_t* start_;
    std::size_t arrived_ = 0;
    std::size_t started_ = 0;
    std::size_t arrivedAtLastSample_ = 0;
    Step nextTick_ = 0;
    Step end_;
    std::vector<std::size_t> startedLate_;
    std::int64_t deepestSeen_ = 0;
    Trace trace_;
};

template <typename Fleet, typename RuleType>
Ending FifoRun<Fleet, RuleType>::run(const std::stop_token& stop)
{
    for (;;) {
        const Step instant = std::min(nextTick_, signal_.nextSample());
        if (!serve(std::min(instant, end_), stop))
            return Ending::stopped;
        if (instant > end_)
            break;
        becomeReady(instant);
        arrive(instant);
        if (signal_.nextSample() == instant)
            sample(instant);
        if (nextTick_ == instant && !control(instant))
            return Ending::beyond;
    }
    becomeReady(end_);
    arrive(end_);
    return Ending::complete;
}

/// Starts every job that can start by @p limit. False when stopped.
template <typename Fleet, typename RuleType>
bool FifoRun<Fleet, RuleType>::serve(Step limit, const std::stop_token& stop)
{
    constexpr std::size_t jobsBetweenLooks = 2048;
    for (;;) {
        if (stop.stop_requested())
            return false;
        const std::size_t to = std::min(jobs_.size(), started_ + jobsBetweenLooks);
        started_ = fleet_.serve(jobs_, start_, started_, to, slotInstant(limit));
        if (started_ < to || to == jobs_.size())
            return true;
    }
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::becomeReady(Step now)
{
    for (; !startups_.empty() && startups_.front().ready <= now; startups_.pop_front()) {
        running_ += startups_.front().count;
        books_.fleet(startups_.front().ready, running_, books_.desired());
    }
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::arrive(Step now)
{
    const std::uint32_t* arrival = jobs_.arrival.data();
    arrived_ = std::max(arrived_, started_);
    while (arrived_ < jobs_.size() && Step{arrival[arrived_]} <= now)
        ++arrived_;
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::sample(Step now)
{
    QueueState state;
    state.depth = static_cast<std::int64_t>(waiting());
    if (inFlightWanted_)
        state.inFlight = fleet_.busySlots(now, starting());
    if (waiting() > 0)
        state.oldestAge = jobs_.grid.seconds(now - Step{jobs_.arrival[started_]});
    state.running = running_;
    state.desired = books_.desired();
    if (now > 0 && plan_.metric == Metric::arrivalRate)
        state.arrivalsPerSecond = static_cast<double>(arrived_ - arrivedAtLastSample_) /
                                  jobs_.grid.secondsCount(plan_.timing.signalInterval);
    arrivedAtLastSample_ = arrived_;
    signal_.sample(readSignal(plan_.metric, signalSettings_, state, plan_.target).value_or(0));
}

/// False when the decision leads beyond this engine.
template <typename Fleet, typename RuleType>
bool FifoRun<Fleet, RuleType>::control(Step now)
{
    Observation seen;
    seen.time = jobs_.grid.microseconds(now);
    seen.signal = signal_.read(now);
    seen.queue.depth = static_cast<std::int64_t>(waiting());
    seen.queue.running = running_;
    seen.queue.starting = starting();
    seen.queue.desired = books_.desired();
    Decision decision{seen.queue.desired, {}};
    if (detail_ == TraceDetail::full || !surelyHolds(rule_, state_, seen, limits_)) {
        decision = rule_.decide(seen, limits_, state_);
        decision.reason.unit = unit_;
    }
    if (detail_ != TraceDetail::none)
        record(now, seen.queue, seen.signal, decision);

    const bool allServed = started_ == jobs_.size();
    if (plan_.bareList && allServed && fleet_.busySlots(now, starting()) == 0)
        end_ = now; // this decision still takes effect
    nextTick_ += plan_.timing.evaluation;
    return decision.desired == books_.desired() || scale(decision, now);
}

template <typename Fleet, typename RuleType>
bool FifoRun<Fleet, RuleType>::scale(const Decision& decision, Step now)
{
    const int desired = decision.desired;
    const int change = desired - books_.desired();
    noteScaling(decision, now);
    books_.scaled(change > 0, now, desired);
    if (change > 0) {
        const Step startup = plan_.timing.startup;
        fleet_.add(change, now, now + startup);
        if (startup == 0) {
            running_ += change;
            if (waiting() > 0) {
                startedLate_.push_back(started_);
                deepestSeen_ = std::max(deepestSeen_, static_cast<std::int64_t>(waiting()));
            }
        } else {
            startups_.push_back({now + startup, change});
        }
    } else {
        int leaving = -change;
        while (leaving > 0 && !startups_.empty()) { // newest first
            const int some = std::min(leaving, startups_.back().count);
            fleet_.cancelStarting(some, now, startups_.back().ready);
            leaving -= some;
            startups_.back().count -= some;
            if (startups_.back().count == 0)
                startups_.pop_back();
        }
        if (leaving > 0 && !fleet_.release(leaving, now))
            return false;
        running_ -= leaving;
    }
    books_.fleet(now, running_, desired);
    return true;
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::noteScaling(const Decision& decision, Step now)
{
    const int from = books_.desired();
    Event event;
    event.kind = decision.desired > from ? Event::Kind::scaledOut : Event::Kind::scaledIn;
    event.at = now;
    event.from = from;
    event.to = decision.desired;
    event.reason = decision.reason;
    events_.add(event);
    if (!asleep() || asleepSince() == now) // an instant is judged by how it ends
        return;
    events_.add(Event::Kind::fellAsleep, asleepSince());
    events_.add(Event::Kind::woke, now);
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::record(Step now, const QueueState& seen,
                                      std::optional<double> signal, const Decision& decision)
{
    const std::int64_t inFlight = fleet_.busySlots(now, seen.starting);
    const double oldestAge =
        waiting() > 0 ? jobs_.grid.secondsCount(now - Step{jobs_.arrival[started_]}) : 0;
    trace_.time.push_back(jobs_.grid.secondsCount(now));
    trace_.depth.push_back(seen.depth);
    trace_.inFlight.push_back(inFlight);
    trace_.oldestAge.push_back(oldestAge);
    trace_.running.push_back(seen.running);
    trace_.starting.push_back(seen.starting);
    trace_.draining.push_back(fleet_.draining());
    trace_.desired.push_back(seen.desired);
    trace_.signal.push_back(signal.value_or(std::numeric_limits<double>::quiet_NaN()));
    trace_.decision.push_back(decision.desired);
    if (detail_ == TraceDetail::full)
        trace_.reason.push_back(decision.reason);
    trace_.arrived.push_back(static_cast<std::int64_t>(arrived_));
    trace_.finished.push_back(static_cast<std::int64_t>(started_) - inFlight);
    trace_.dueBack.push_back(0);
}

template <typename Fleet, typename RuleType>
void FifoRun<Fleet, RuleType>::reserveTrace()
{
    // A bare list may end long before its drain time; growing then costs less than pages untouched.
    const Step upTo = plan_.bareList ? end_ - plan_.timing.drain : end_;
    const auto rows = static_cast<std::size_t>(upTo / plan_.timing.evaluation + 1);
    const auto reserve = [rows](auto&... column) { (column.reserve(rows), ...); };
    reserve(trace_.time, trace_.depth, trace_.inFlight, trace_.oldestAge, trace_.running,
            trace_.starting, trace_.draining, trace_.desired, trace_.signal, trace_.decision,
            trace_.arrived, trace_.finished, trace_.dueBack);
    if (detail_ == TraceDetail::full)
        trace_.reason.reserve(rows);
}

} // namespace afflux::fifo
