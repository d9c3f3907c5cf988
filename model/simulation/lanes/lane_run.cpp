// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/lanes/lane_run.h"

#include "model/simulation/lanes/whole_signal.h"

#include <algorithm>

namespace afflux::lanes {

using fifo::slotInstant;

namespace {

/// Whether each tick reads a signal measured at its own instant, and of the two kinds that the loop
/// over jobs can tell.
bool canHold(const fifo::Plan& plan)
{
    return plan.timing.signalInterval == plan.timing.evaluation && plan.timing.signalDelay == 0 &&
           (plan.metric == Metric::depth || plan.metric == Metric::backlogPerWorker ||
            plan.metric == Metric::oldestAge);
}

template <typename RuleType>
class RuleRun final : public LaneRun
{
public:
    RuleRun(const JobStream& jobs, const Scenario& scenario, const fifo::Plan& plan,
            const Clock& clock, const LanePlace& place)
        : LaneRun(jobs, scenario, plan, clock, place)
        , rule_(std::get<RuleType>(scenario.plan.policy.rule))
    {
        states_.workers[lane_] = static_cast<std::uint32_t>(fleet_.workers());
        states_.limit[lane_] = 0; // the first tick and the first sample
        if (holds_)
            hold();
    }

    void visit(std::size_t job) override
    {
        started_ = job;
        if (holds_)
            nextTick_ = states_.tick[lane_] * plan_.timing.evaluation;
        const Step instant = holds_ ? nextTick_ : std::min(nextTick_, signal_.nextSample());
        becomeReady(std::min(instant, end_));
        if (instant > end_) {
            arrive(end_);
            finish();
            return;
        }
        if (holds_)
            arrived_ = clock_.arrivedBy[states_.tick[lane_]];
        else
            arrive(instant);
        // The end of a bare list is looked for at each tick.
        const bool mayEnd = plan_.bareList && started_ == jobs_.size();
        if (holds_ && !mayEnd && heldNoLonger(instant)) {
            hold(); // perhaps it is held anew
            if (passes(instant)) {
                nextTick_ += plan_.timing.evaluation;
                setTick();
                return;
            }
        }
        if (!holds_ && signal_.nextSample() == instant)
            signal_.sample(measured(instant));
        if (nextTick_ == instant)
            control(instant);
        await();
    }

private:
    void control(Step now)
    {
        Observation seen;
        seen.time = Microseconds(now * microsecondsAStep_);
        seen.signal = holds_ ? heldSignal(now) : signal_.read(now);
        seen.queue.depth = static_cast<std::int64_t>(waiting());
        seen.queue.running = running_;
        seen.queue.starting = starting();
        seen.queue.desired = books_.desired();
        const int desired = rule_.decide(seen, limits_, state_).desired;
        const bool allServed = started_ == jobs_.size();
        if (plan_.bareList && allServed && fleet_.busySlots(now, starting()) == 0)
            end_ = now; // this decision still takes effect
        nextTick_ += plan_.timing.evaluation;
        if (desired != books_.desired())
            scale(desired, now);
    }

    [[nodiscard]] bool heldNoLonger(Step now) const { return states_.until[lane_] <= now; }

    /// Whether nothing happens at this tick: what the loop over jobs asks itself.
    [[nodiscard]] bool passes(Step now) const
    {
        const std::uint32_t signal = wholeSignal(now);
        return !heldNoLonger(now) && signal >= states_.low[lane_] && signal <= states_.high[lane_];
    }

    [[nodiscard]] std::uint32_t wholeSignal(Step now) const
    {
        if (plan_.metric != Metric::oldestAge)
            return static_cast<std::uint32_t>(waiting());
        return waiting() > 0 ? static_cast<std::uint32_t>(now - Step{jobs_.arrival[started_]}) : 0;
    }

    /// What measured() gives of a signal that can hold.
    [[nodiscard]] double heldSignal(Step now) const
    {
        if (plan_.metric == Metric::oldestAge)
            return AgeSignal{jobs_.grid}(wholeSignal(now));
        return DepthSignal(plan_, signalSettings_, running_, books_.desired())(wholeSignal(now));
    }

    /// Tells the loop over jobs when the lane must be visited next.
    void await()
    {
        if (beyond_) {
            finish();
            return;
        }
        states_.workers[lane_] = static_cast<std::uint32_t>(fleet_.workers());
        setTick();
        if (holds_)
            hold();
    }

    void setTick()
    {
        const Step instant = holds_ ? nextTick_ : std::min(nextTick_, signal_.nextSample());
        states_.limit[lane_] = slotInstant(std::min(instant, end_));
        if (holds_)
            ++states_.tick[lane_];
    }

    /// How the next tick, and those after it, may be passed.
    void hold()
    {
        const Microseconds next(nextTick_ * microsecondsAStep_);
        const bool ofAge = plan_.metric == Metric::oldestAge;
        Hold hold;
        if (ofAge) {
            const AgeSignal age{jobs_.grid};
            hold =
                holdOf(rule_, state_, HoldAsked<AgeSignal>{age, books_.desired(), limits_, next});
        } else {
            const DepthSignal depth(plan_, signalSettings_, running_, books_.desired());
            hold = holdOf(rule_, state_,
                          HoldAsked<DepthSignal>{depth, books_.desired(), limits_, next});
        }
        // The tick after one that is passed must lie within the run, and a quotient's divisor must
        // be what it is now.
        Step until = end_ - plan_.timing.evaluation + 1;
        if (plan_.metric == Metric::backlogPerWorker && !startups_.empty())
            until = std::min(until, startups_.front().ready);
        if (hold.until != Microseconds::max()) {
            const std::int64_t step = microsecondsAStep_;
            until = std::min(until, (hold.until.count() + step - 1) / step);
        }
        states_.until[lane_] = slotInstant(std::max<Step>(0, until));
        states_.low[lane_] = hold.low;
        states_.high[lane_] = hold.high;
        states_.ofAge[lane_] = ofAge ? ~0U : 0;
    }

    const RuleType& rule_;
    typename RuleType::State state_{};
};

} // namespace

LaneRun::LaneRun(const JobStream& jobs, const Scenario& scenario, const fifo::Plan& plan,
                 const Clock& clock, const LanePlace& place)
    : jobs_(jobs)
    , signalSettings_(scenario.plan.signal)
    , plan_(plan)
    , clock_(clock)
    , states_(place.states)
    , lane_(place.lane)
    , limits_(scenario.plan.policy.limits)
    , holds_(canHold(plan))
    , busyWanted_(plan.metric == Metric::depthAndInFlight ||
                  plan.metric == Metric::inFlightPerWorker)
    , running_(initialWorkers(scenario.plan))
    , fleet_(scenario.plan.workers, plan.timing, plan.end, place.free)
    , books_(plan.fixed ? std::nullopt : std::optional(limits_.max), plan.timing.reversal, running_)
    , signal_(plan.timing.signalInterval, plan.timing.signalDelay)
    , microsecondsAStep_(jobs.grid.microseconds(1).count())
    , end_(plan.end)
{
    fleet_.add(running_, 0, 0);
}

void LaneRun::becomeReady(Step now)
{
    for (; !startups_.empty() && startups_.front().ready <= now; startups_.pop_front()) {
        running_ += startups_.front().count;
        books_.fleet(startups_.front().ready, running_, books_.desired());
    }
}

void LaneRun::arrive(Step now)
{
    const std::uint32_t* arrival = jobs_.arrival.data();
    arrived_ = std::max(arrived_, started_);
    while (arrived_ < jobs_.size() && Step{arrival[arrived_]} <= now)
        ++arrived_;
}

/// The metric at an instant at which it is sampled.
double LaneRun::measured(Step now)
{
    QueueState state;
    state.depth = static_cast<std::int64_t>(waiting());
    if (busyWanted_)
        state.inFlight = fleet_.busySlots(now, starting());
    if (waiting() > 0)
        state.oldestAge = jobs_.grid.seconds(now - Step{jobs_.arrival[started_]});
    state.running = running_;
    state.desired = books_.desired();
    if (now > 0 && plan_.metric == Metric::arrivalRate)
        state.arrivalsPerSecond = static_cast<double>(arrived_ - arrivedAtLastSample_) /
                                  jobs_.grid.secondsCount(plan_.timing.signalInterval);
    arrivedAtLastSample_ = arrived_;
    return readSignal(plan_.metric, signalSettings_, state, plan_.target).value_or(0);
}

void LaneRun::scale(int desired, Step now)
{
    const int change = desired - books_.desired();
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
        if (leaving > 0 && !fleet_.release(leaving, now)) {
            beyond_ = true;
            return;
        }
        running_ -= leaving;
    }
    books_.fleet(now, running_, desired);
}

/// The loop over jobs goes on with what is in the lane, but nobody looks at it any more.
void LaneRun::finish()
{
    over_ = true;
    time_ = fleet_.close(end_);
    states_.limit[lane_] = noInstant;
    states_.tick[lane_] = 0;
    states_.workers[lane_] = 0;
}

Step LaneRun::asleepSince() const
{
    return std::max(books_.zeroSince(), Step{jobs_.arrival[started_]});
}

fifo::Trail LaneRun::trail()
{
    return {arrived_, started_, end_, time_, deepestSeen_, std::move(startedLate_)};
}

std::unique_ptr<LaneRun> laneRun(const JobStream& jobs, const Scenario& scenario,
                                 const fifo::Plan& plan, const Clock& clock, const LanePlace& place)
{
    return std::visit(
        [&](const auto& rule) -> std::unique_ptr<LaneRun> {
            using RuleType = std::decay_t<decltype(rule)>;
            return std::make_unique<RuleRun<RuleType>>(jobs, scenario, plan, clock, place);
        },
        scenario.plan.policy.rule);
}

} // namespace afflux::lanes
