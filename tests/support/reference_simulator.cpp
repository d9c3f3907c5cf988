// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_simulator.h"

#include "tests/support/reference_figures.h"
#include "tests/support/reference_fleet.h"

#include <algorithm>
#include <limits>
#include <queue>
#include <set>

namespace afflux::test {

namespace {

/// What can happen, in the order in which it does within one instant. Waiting jobs start when all
/// that has arrived by then has: after arrival, before sample, and once more after decision.
enum class Kind
{
    ready,
    jobEnd,
    drainLimit,
    arrival,
    sample,
    decision
};

struct Event
{
    Step time;
    Kind kind;
    std::int64_t number; ///< equal instants of one kind go by it
    std::size_t worker = 0;
    std::size_t slot = 0;
    std::size_t job = 0;
};

struct Later
{
    bool operator()(const Event& a, const Event& b) const
    {
        return std::tie(a.time, a.kind, a.number) > std::tie(b.time, b.kind, b.number);
    }
};

struct Job
{
    Step arrival = 0;
    Step service = 0;
    int attempts = 0;
    Step attemptStart = -1;
    Step firstStart = -1;
    Step over = -1; ///< completed, lost or dead-lettered; -1: not yet
    bool arrived = false;
    JobOutcome outcome = JobOutcome::waiting;
};

struct Published
{
    Step readableFrom;
    double value;
};

class EventSimulator
{
public:
    EventSimulator(const JobStream& jobs, const Scenario& scenario)
        : stream_(jobs)
        , grid_(jobs.grid)
        , scenario_(scenario)
        , plan_(scenario.plan)
        , metric_(plan_.signal.metric.value_or(defaultMetric(plan_.policy.rule)))
        , tickInterval_(atLeastOne(plan_.policy.evaluationInterval))
        , signalInterval_(
              atLeastOne(plan_.signal.interval.value_or(plan_.policy.evaluationInterval)))
        , ruleState_(initialState(plan_.policy.rule))
        , victims_(scenario.run.seed, 0, "victims")
        , figures_(scenario, jobs.grid)
    {
        for (std::size_t i = 0; i < jobs.size(); ++i)
            jobs_.push_back({.arrival = jobs.arrival[i], .service = jobs.service[i]});
        lastArrival_ = jobs_.empty() ? 0 : jobs_.back().arrival;
        end_ = jobs.horizon.value_or(
            jobs_.empty() ? 0 : lastArrival_ + grid_.steps(scenario.run.drain));
    }

    SimulationResult run()
    {
        begin();
        for (;;) {
            if (events_.top().time > now_ || events_.top().kind > Kind::arrival)
                startWaitingJobs();
            const Event event = events_.top(); // perhaps the end of a job that just started
            if (event.time > end_)
                break;
            events_.pop();
            passTimeTo(event.time);
            handle(event);
        }
        passTimeTo(end_);
        return result();
    }

private:
    [[nodiscard]] Step atLeastOne(Seconds duration) const
    {
        return std::max<Step>(1, grid_.steps(duration));
    }

    void schedule(Step time, Kind kind, std::size_t worker = 0, std::size_t slot = 0,
                  std::size_t job = 0)
    {
        events_.push({time, kind, nextNumber_++, worker, slot, job});
    }

    void begin()
    {
        const int initial = plan_.workers.initial.value_or(initialWorkers(plan_.policy));
        for (int i = 0; i < initial; ++i)
            becomeReady(request());
        if (!jobs_.empty())
            schedule(jobs_.front().arrival, Kind::arrival);
        schedule(0, Kind::sample);
        schedule(0, Kind::decision);
    }

    void passTimeTo(Step time)
    {
        if (time > now_)
            figures_.hold(standing(), now_, time);
        now_ = time;
    }

    void handle(const Event& event)
    {
        switch (event.kind) {
        case Kind::ready:
            if (workers_[event.worker].state == Worker::State::starting)
                becomeReady(event.worker);
            break;
        case Kind::jobEnd:
            if (workers_[event.worker].slots[event.slot].endEvent == event.number)
                endJob(event.worker, event.slot);
            break;
        case Kind::drainLimit:
            if (workers_[event.worker].state == Worker::State::draining)
                kill(event.worker);
            break;
        case Kind::arrival:
            arrive(event.job);
            break;
        case Kind::sample:
            publish();
            break;
        case Kind::decision:
            decideNow();
            break;
        }
    }

    // --- jobs

    void arrive(std::size_t index)
    {
        Job& job = jobs_[index];
        if (job.arrived) {
            ++counts_.returned;
            --counts_.dueBack;
        } else {
            job.arrived = true;
            ++counts_.arrived;
            if (index + 1 < jobs_.size())
                schedule(jobs_[index + 1].arrival, Kind::arrival, 0, 0, index + 1);
        }
        waiting_.insert(index); // by number, so a returned job is in its old place
    }

    void startWaitingJobs()
    {
        while (!waiting_.empty()) {
            const auto place = longestFreeSlot(workers_, present_);
            if (!place)
                break;
            start(*waiting_.begin(), place->worker, place->slot);
            waiting_.erase(waiting_.begin());
        }
        figures_.notice(standing(), now_);
    }

    void start(std::size_t index, std::size_t worker, std::size_t slotIndex)
    {
        Job& job = jobs_[index];
        Slot& slot = workers_[worker].slots[slotIndex];
        ++job.attempts;
        job.attemptStart = now_;
        job.outcome = JobOutcome::inFlight;
        if (job.firstStart < 0) {
            job.firstStart = now_;
            ++counts_.started;
        }
        ++busySlots_;
        slot.busy = true;
        slot.job = index;
        slot.ends = now_ + std::min(job.service, jobTimeout());
        slot.endEvent = nextNumber_;
        schedule(slot.ends, Kind::jobEnd, worker, slotIndex);
    }

    [[nodiscard]] Step jobTimeout() const
    {
        return plan_.workers.jobTimeout ? atLeastOne(*plan_.workers.jobTimeout)
                                        : std::numeric_limits<std::int32_t>::max();
    }

    void endJob(std::size_t worker, std::size_t slotIndex)
    {
        Slot& slot = workers_[worker].slots[slotIndex];
        Job& job = jobs_[slot.job];
        if (job.service > jobTimeout()) {
            fail(slot.job);
        } else {
            settle(job, JobOutcome::completed);
            ++counts_.completed;
        }
        release(slot);
        if (workers_[worker].state == Worker::State::draining && workers_[worker].idle())
            leaveForGood(worker);
    }

    void settle(Job& job, JobOutcome outcome) const
    {
        job.outcome = outcome;
        job.over = now_;
    }

    void release(Slot& slot)
    {
        slot.busy = false;
        slot.freeSince = now_;
        slot.endEvent = -1;
        --busySlots_;
    }

    /// The running attempt came to nothing: its worker was killed or it took too long.
    void fail(std::size_t index)
    {
        Job& job = jobs_[index];
        figures_.throwAway(now_ - job.attemptStart);
        if (plan_.workers.delivery == Delivery::atMostOnce) {
            settle(job, JobOutcome::lost);
            ++counts_.lost;
        } else if (plan_.workers.maxAttempts && job.attempts >= *plan_.workers.maxAttempts) {
            settle(job, JobOutcome::deadLettered);
            ++counts_.deadLettered;
        } else {
            job.outcome = JobOutcome::waiting;
            ++counts_.dueBack;
            const Step visible = job.attemptStart + grid_.steps(plan_.workers.visibilityTimeout);
            schedule(std::max(now_, visible), Kind::arrival, 0, 0, index);
        }
    }

    // --- workers

    std::size_t request()
    {
        const std::size_t worker = workers_.size();
        workers_.push_back(
            {.requested = now_,
             .slots = std::vector<Slot>(static_cast<std::size_t>(plan_.workers.concurrency))});
        present_.push_back(worker);
        ++starting_;
        return worker;
    }

    void becomeReady(std::size_t index)
    {
        Worker& worker = workers_[index];
        worker.state = Worker::State::running;
        worker.ready = now_;
        for (Slot& slot : worker.slots)
            slot.freeSince = now_;
        --starting_;
        ++running_;
    }

    void askToLeave(std::size_t index)
    {
        Worker& worker = workers_[index];
        if (worker.state == Worker::State::starting) {
            --starting_;
            ++draining_;
            leaveForGood(index);
            return;
        }
        worker.state = Worker::State::draining;
        --running_;
        ++draining_;
        if (worker.idle())
            leaveForGood(index);
        else if (const auto limit = drainLimit(plan_.workers))
            schedule(now_ + grid_.steps(*limit), Kind::drainLimit, index);
    }

    void kill(std::size_t index)
    {
        for (Slot& slot : workers_[index].slots)
            if (slot.busy) {
                fail(slot.job);
                release(slot);
            }
        leaveForGood(index);
    }

    void leaveForGood(std::size_t index)
    {
        workers_[index].state = Worker::State::gone;
        --draining_;
        std::erase(present_, index);
        bill(workers_[index]);
    }

    /// Up to this instant: the worker is gone, or the run is over.
    void bill(const Worker& worker)
    {
        if (plan_.workers.cost.billedFrom == BilledFrom::request)
            figures_.bill(worker.requested, now_);
        else if (worker.ready >= 0)
            figures_.bill(worker.ready, now_);
    }

    // --- control

    [[nodiscard]] Standing standing() const
    {
        Standing standing;
        standing.depth = static_cast<std::int64_t>(waiting_.size());
        if (!waiting_.empty())
            standing.oldestArrival = jobs_[*waiting_.begin()].arrival;
        standing.running = running_;
        standing.starting = starting_;
        standing.draining = draining_;
        standing.busySlots = busySlots_;
        return standing;
    }

    [[nodiscard]] QueueState observe() const
    {
        const Standing current = standing();
        QueueState state;
        state.depth = current.depth;
        state.inFlight = current.busySlots;
        state.oldestAge = grid_.seconds(now_ - current.oldestArrival.value_or(now_));
        state.running = current.running;
        state.starting = current.starting;
        state.draining = current.draining;
        state.desired = current.running + current.starting;
        if (now_ > 0) {
            const auto upTo = [this](Step time) {
                return std::ranges::upper_bound(stream_.arrival, time) - stream_.arrival.begin();
            };
            const auto arrivals = upTo(now_) - upTo(now_ - signalInterval_);
            state.arrivalsPerSecond =
                static_cast<double>(arrivals) / grid_.secondsCount(signalInterval_);
        }
        return state;
    }

    void publish()
    {
        const double value =
            readSignal(metric_, plan_.signal, observe(), targetOf(plan_.policy.rule)).value_or(0);
        published_.push_back({now_ + grid_.steps(plan_.signal.delay), value});
        schedule(now_ + signalInterval_, Kind::sample);
    }

    [[nodiscard]] std::optional<double> newestReadable() const
    {
        for (auto it = published_.rbegin(); it != published_.rend(); ++it)
            if (it->readableFrom <= now_)
                return it->value;
        return std::nullopt;
    }

    void decideNow()
    {
        const Observation seen{grid_.microseconds(now_), observe(), newestReadable()};
        const Decision decision = decide(plan_.policy, seen, unitOf(metric_), ruleState_);
        keepRow(seen, decision);
        const bool over = !stream_.horizon && now_ >= lastArrival_ && waiting_.empty() &&
                          busySlots_ == 0 && counts_.dueBack == 0;
        if (over)
            end_ = now_;
        else
            schedule(now_ + tickInterval_, Kind::decision);
        scaleTo(decision.desired);
    }

    void scaleTo(int wanted)
    {
        const int desired = running_ + starting_;
        if (wanted != desired)
            figures_.scaled(now_, wanted > desired);
        for (int i = wanted; i < desired; ++i)
            askToLeave(victim(workers_, present_, plan_.workers.leavesFirst, victims_));
        for (int i = desired; i < wanted; ++i)
            schedule(now_ + grid_.steps(plan_.workers.startupDelay), Kind::ready, request());
    }

    void keepRow(const Observation& seen, const Decision& decision)
    {
        trace_.time.push_back(grid_.secondsCount(now_));
        trace_.depth.push_back(seen.queue.depth);
        trace_.inFlight.push_back(seen.queue.inFlight);
        trace_.oldestAge.push_back(seen.queue.oldestAge.count());
        trace_.running.push_back(seen.queue.running);
        trace_.starting.push_back(seen.queue.starting);
        trace_.draining.push_back(seen.queue.draining);
        trace_.desired.push_back(seen.queue.desired);
        trace_.signal.push_back(seen.signal.value_or(std::numeric_limits<double>::quiet_NaN()));
        trace_.decision.push_back(decision.desired);
        trace_.reason.push_back(decision.reason);
        trace_.arrived.push_back(counts_.arrived);
        trace_.finished.push_back(counts_.completed + counts_.lost + counts_.deadLettered);
        trace_.dueBack.push_back(counts_.dueBack);
    }

    SimulationResult result()
    {
        SimulationResult result;
        std::vector<Step> waits;
        for (const Job& job : jobs_) {
            result.starts.start.push_back(job.firstStart);
            result.starts.end.push_back(job.over);
            result.starts.outcome.push_back(job.outcome);
            if (job.arrived)
                waits.push_back((job.firstStart >= 0 ? job.firstStart : now_) - job.arrival);
        }
        for (const std::size_t worker : present_)
            bill(workers_[worker]);
        counts_.waiting = static_cast<std::int64_t>(waiting_.size());
        counts_.inFlight = busySlots_;
        result.trace = std::move(trace_);
        result.outcome = figures_.outcome(now_, standing(), counts_, std::move(waits));
        return result;
    }

    const JobStream& stream_;
    TimeGrid grid_;
    const Scenario& scenario_;
    const Plan& plan_;
    Metric metric_;
    Step tickInterval_;
    Step signalInterval_;

    std::priority_queue<Event, std::vector<Event>, Later> events_;
    std::int64_t nextNumber_ = 0;
    Step now_ = 0;
    Step end_ = 0;
    Step lastArrival_ = 0;

    std::vector<Job> jobs_;
    std::set<std::size_t> waiting_;
    std::vector<Worker> workers_;      ///< every one there ever was, by number
    std::vector<std::size_t> present_; ///< those not gone, ascending
    int starting_ = 0;
    int running_ = 0;
    int draining_ = 0;
    std::int64_t busySlots_ = 0;

    std::vector<Published> published_;
    RuleState ruleState_;
    RandomStream victims_;
    JobCounts counts_;
    Trace trace_;
    ReferenceFigures figures_;
};

} // namespace

SimulationResult simulateByEvents(const JobStream& jobs, const Scenario& scenario)
{
    return EventSimulator(jobs, scenario).run();
}

} // namespace afflux::test
