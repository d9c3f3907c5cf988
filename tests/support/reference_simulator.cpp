// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_simulator.h"

#include "tests/support/reference_events.h"
#include "tests/support/reference_faults.h"
#include "tests/support/reference_figures.h"
#include "tests/support/reference_fleet.h"
#include "tests/support/reference_signal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <queue>
#include <set>

namespace afflux::test {

namespace {

/// What can happen, in the order in which it does within one instant. Waiting jobs start when all
/// that has arrived by then has: after arrival, before sample, and once more after the decision.
enum class Kind
{
    faultEdge,
    ready,
    jobEnd,
    drainLimit,
    crash,
    arrival,
    sample,
    decision,
    drill
};

struct Occurrence
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
    bool operator()(const Occurrence& a, const Occurrence& b) const
    {
        return std::tie(a.time, a.kind, a.number) > std::tie(b.time, b.kind, b.number);
    }
};

struct Job
{
    Step arrival = 0;
    Step service = 0;
    std::size_t jobClass = 0;
    int attempts = 0;
    Step attemptStart = -1;
    Step firstStart = -1;
    Step successStart = -1; ///< of the attempt that completed
    Step over = -1;         ///< completed, lost or dead-lettered; -1: not yet
    bool arrived = false;
    JobOutcome outcome = JobOutcome::waiting;
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
        , ruleState_(initialState(plan_.policy.rule))
        , victims_(scenario.run.seed, 0, "victims")
        , startups_(plan_.workers, scenario.run.seed, 0)
        , faults_(scenario, jobs.grid)
        , signal_(plan_, jobs.grid)
        , figures_(scenario, jobs.grid)
        , log_(jobs.grid.steps(scenario.objective.timeToStart))
    {
        for (std::size_t i = 0; i < jobs.size(); ++i)
            jobs_.push_back({.arrival = jobs.arrival[i],
                             .service = jobs.service[i],
                             .jobClass = jobs.jobClass.empty() ? std::size_t{0}
                                                               : std::size_t{jobs.jobClass[i]}});
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
            const Occurrence event = events_.top(); // perhaps the end of a job that just started
            if (event.time > end_)
                break;
            events_.pop();
            passTimeTo(event.time);
            handle(event);
        }
        passTimeTo(end_);
        log_.notice(standing(), now_);
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
        // Crashes at one instant go by the worker, all else in the order it was told of.
        const auto number = kind == Kind::crash ? static_cast<std::int64_t>(worker) : nextNumber_++;
        events_.push({time, kind, number, worker, slot, job});
    }

    void begin()
    {
        const int initial = plan_.workers.initial.value_or(initialWorkers(plan_.policy));
        for (int i = 0; i < initial; ++i)
            becomeReady(addWorker(0));
        for (std::size_t f = 0; f < faults_.size(); ++f) {
            schedule(faults_.begin(f), Kind::faultEdge, 0, 0, f);
            schedule(faults_.end(f), Kind::faultEdge, 0, 1, f);
            if (faults_.kind(f) == FaultKind::scaleInDrill)
                schedule(faults_.begin(f), Kind::drill);
            if (faults_.kind(f) == FaultKind::controllerRestart)
                toForget_.insert(faults_.begin(f));
        }
        if (!jobs_.empty())
            schedule(jobs_.front().arrival, Kind::arrival);
        schedule(0, Kind::sample);
        schedule(0, Kind::decision);
    }

    void passTimeTo(Step time)
    {
        if (time > now_) {
            figures_.hold(standing(), now_, time);
            log_.hold(standing(), now_, time);
        }
        now_ = time;
    }

    void handle(const Occurrence& event)
    {
        switch (event.kind) {
        case Kind::faultEdge:
            log_.fault(now_,
                       event.slot == 0 ? afflux::Event::Kind::faultBegan
                                       : afflux::Event::Kind::faultEnded,
                       event.job);
            break;
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
        case Kind::crash:
            if (workers_[event.worker].state == Worker::State::running ||
                workers_[event.worker].state == Worker::State::draining)
                crash(event.worker);
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
        case Kind::drill:
            cutToDrill();
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
        waiting_[job.jobClass].insert(index); // by number: a returned job is in its old place
    }

    void startWaitingJobs()
    {
        for (std::set<std::size_t>& ofClass : waiting_) // the most urgent first
            while (!ofClass.empty()) {
                const auto place = longestFreeSlot(workers_, present_);
                if (!place)
                    break;
                start(*ofClass.begin(), place->worker, place->slot);
                ofClass.erase(ofClass.begin());
            }
        figures_.notice(standing(), now_);
        log_.notice(standing(), now_);
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
        const Step lasts =
            faults_.sticks(index, now_) ? never : faults_.duration(job.service, now_);
        slot.fails = lasts > jobTimeout();
        slot.ends = slot.fails ? now_ + jobTimeout() : lasts == never ? never : now_ + lasts;
        slot.endEvent = nextNumber_;
        schedule(slot.ends, Kind::jobEnd, worker, slotIndex);
    }

    [[nodiscard]] Step jobTimeout() const
    {
        return plan_.workers.jobTimeout ? atLeastOne(*plan_.workers.jobTimeout) : never;
    }

    void endJob(std::size_t worker, std::size_t slotIndex)
    {
        Slot& slot = workers_[worker].slots[slotIndex];
        Job& job = jobs_[slot.job];
        if (slot.fails) {
            fail(slot.job);
        } else {
            settle(job, JobOutcome::completed);
            job.successStart = job.attemptStart;
            completions_.push_back({now_, now_ - job.arrival});
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
            log_.count(now_, afflux::Event::Kind::lost, 0, 1);
        } else if (plan_.workers.maxAttempts && job.attempts >= *plan_.workers.maxAttempts) {
            settle(job, JobOutcome::deadLettered);
            ++counts_.deadLettered;
            log_.count(now_, afflux::Event::Kind::deadLettered, 0, 1);
        } else {
            job.outcome = JobOutcome::waiting;
            ++counts_.dueBack;
            const Step visible = job.attemptStart + grid_.steps(plan_.workers.visibilityTimeout);
            schedule(std::max(now_, visible), Kind::arrival, 0, 0, index);
        }
    }

    // --- workers

    /// A worker whose start begins at @p begins.
    std::size_t addWorker(Step begins)
    {
        const std::size_t worker = workers_.size();
        workers_.push_back(
            {.requested = begins,
             .slots = std::vector<Slot>(static_cast<std::size_t>(plan_.workers.concurrency))});
        present_.push_back(worker);
        ++starting_;
        return worker;
    }

    void request()
    {
        const Step begins = faults_.capacityFrom(now_);
        const std::size_t worker = addWorker(begins);
        const Seconds drawn = startups_.of(static_cast<std::uint32_t>(worker));
        const Step ready = begins + faults_.startup(drawn, begins);
        if (ready == now_)
            becomeReady(worker);
        else
            schedule(ready, Kind::ready, worker);
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
        const Step crash = faults_.crash(static_cast<std::uint32_t>(index), now_);
        if (crash != never)
            schedule(crash, Kind::crash, index);
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
        figures_.killed();
        log_.count(now_, afflux::Event::Kind::killed, 1, interrupt(index));
        leaveForGood(index);
    }

    void crash(std::size_t index)
    {
        const bool served = workers_[index].state == Worker::State::running;
        figures_.crashed();
        log_.count(now_, afflux::Event::Kind::crashed, 1, interrupt(index));
        if (served) {
            --running_;
            ++draining_; // leaveForGood() takes it from there
        }
        leaveForGood(index);
        if (served)
            request();
    }

    std::int64_t interrupt(std::size_t index)
    {
        std::int64_t jobs = 0;
        for (Slot& slot : workers_[index].slots)
            if (slot.busy) {
                fail(slot.job);
                release(slot);
                ++jobs;
            }
        return jobs;
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
        for (std::size_t c = 0; c < waiting_.size(); ++c) {
            standing.depthByClass[c] = static_cast<std::int64_t>(waiting_[c].size());
            standing.depth += standing.depthByClass[c];
            if (!waiting_[c].empty()) {
                const Step arrival = jobs_[*waiting_[c].begin()].arrival;
                standing.oldestArrival =
                    std::min(standing.oldestArrival.value_or(arrival), arrival);
            }
        }
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
        state.depthByClass = current.depthByClass;
        state.arrived = counts_.arrived;
        state.oldestUnfinishedAge = grid_.seconds(now_ - oldestUnfinished());
        return state;
    }

    [[nodiscard]] Step oldestUnfinished() const
    {
        for (const Job& job : jobs_)
            if (job.arrived && job.over < 0)
                return job.arrival;
        return now_;
    }

    /// What happened since the last sample.
    void lookBack(QueueState& state)
    {
        const Step from = now_ - signal_.interval();
        const auto arrivals = std::ranges::count_if(jobs_, [&](const Job& job) {
            return job.arrival > from && job.arrival <= now_ && job.arrived;
        });
        const Step busy = figures_.busyTime() - busyAtSample_;
        const Step present = figures_.slotTime() - presentAtSample_;
        busyAtSample_ = figures_.busyTime();
        presentAtSample_ = figures_.slotTime();
        if (now_ == 0)
            return;
        state.arrivalsPerSecond =
            static_cast<double>(arrivals) / grid_.secondsCount(signal_.interval());
        if (present > 0)
            state.utilisation = static_cast<double>(busy) / static_cast<double>(present);
        std::vector<Step> latencies;
        for (const auto& [end, latency] : completions_)
            if (end > from)
                latencies.push_back(latency);
        std::ranges::sort(latencies);
        if (!latencies.empty()) {
            const double rank = std::ceil(0.95 * static_cast<double>(latencies.size()) - 1e-9);
            state.latencyP95 =
                grid_.seconds(latencies[static_cast<std::size_t>(std::max(1.0, rank)) - 1]);
        }
    }

    void publish()
    {
        QueueState state = observe();
        lookBack(state);
        signal_.publish(now_, readSignal(metric_, plan_.signal, state, targetOf(plan_.policy.rule)),
                        faults_.stopped(now_));
        schedule(now_ + signal_.interval(), Kind::sample);
    }

    void decideNow()
    {
        const Observation seen{grid_.microseconds(now_), observe(), signal_.read(now_)};
        if (!toForget_.empty() && *toForget_.begin() <= now_) {
            ruleState_ = initialState(plan_.policy.rule);
            toForget_.erase(toForget_.begin(), toForget_.upper_bound(now_));
        }
        const Limits limits = limitsAt(plan_.policy.limits, plan_.schedule,
                                       originOf(scenario_.workload), grid_.microseconds(now_));
        figures_.setMax(limits.max);
        const Decision decision = decisionOn(seen, limits);
        keepRow(seen, decision);
        const bool over = !stream_.horizon && now_ >= lastArrival_ && standing().depth == 0 &&
                          busySlots_ == 0 && counts_.dueBack == 0;
        if (over)
            end_ = now_;
        else
            schedule(now_ + tickInterval_, Kind::decision);
        scaleTo(decision.desired, decision.reason);
    }

    Decision decisionOn(const Observation& seen, const Limits& limits)
    {
        if (faults_.any(FaultKind::controllerRestart, now_)) {
            Decision none{seen.queue.desired, {}};
            none.reason.kind = Reason::Kind::controllerDown;
            none.reason.wanted = seen.queue.desired;
            none.reason.unit = unitOf(metric_);
            none.reason.signal = seen.signal.value_or(none.reason.signal);
            return none;
        }
        Decision decision =
            decide(plan_.policy, limits, seen, unitOf(metric_), ruleState_, nullptr);
        const std::optional<int> most = faults_.drill(now_);
        if (most && decision.desired > *most)
            decision = drilled(decision.desired, *most);
        return decision;
    }

    static Decision drilled(int wanted, int most)
    {
        Decision decision{most, {}};
        decision.reason.kind = Reason::Kind::drill;
        decision.reason.limit = most; // workers, whatever the signal's unit
        decision.reason.wanted = wanted;
        return decision;
    }

    void cutToDrill()
    {
        const std::optional<int> most = faults_.drill(now_);
        const int desired = running_ + starting_;
        if (most && desired > *most)
            scaleTo(*most, drilled(desired, *most).reason);
    }

    void scaleTo(int wanted, const Reason& reason)
    {
        const int desired = running_ + starting_;
        if (wanted != desired) {
            figures_.scaled(now_, wanted > desired);
            log_.scaled(now_, desired, wanted, reason);
        }
        for (int i = wanted; i < desired; ++i)
            askToLeave(victim(workers_, present_, plan_.workers.leavesFirst, victims_));
        for (int i = desired; i < wanted; ++i)
            request();
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

    static JobStory storyOf(const Job& job)
    {
        JobStory story;
        story.jobClass = static_cast<int>(job.jobClass);
        story.arrival = job.arrival;
        if (job.firstStart >= 0)
            story.firstStart = job.firstStart;
        if (job.successStart >= 0)
            story.successfulStart = job.successStart;
        return story;
    }

    SimulationResult result()
    {
        SimulationResult result;
        std::vector<JobStory> stories;
        for (const Job& job : jobs_) {
            result.starts.start.push_back(job.firstStart);
            result.starts.end.push_back(job.over);
            result.starts.outcome.push_back(job.outcome);
            if (job.arrived)
                stories.push_back(storyOf(job));
        }
        for (const std::size_t worker : present_)
            bill(workers_[worker]);
        counts_.waiting = standing().depth;
        counts_.inFlight = busySlots_;
        result.trace = std::move(trace_);
        result.outcome = figures_.outcome(now_, standing(), counts_, stories);
        result.events = log_.inOrder();
        return result;
    }

    const JobStream& stream_;
    TimeGrid grid_;
    const Scenario& scenario_;
    const Plan& plan_;
    Metric metric_;
    Step tickInterval_;

    std::priority_queue<Occurrence, std::vector<Occurrence>, Later> events_;
    std::int64_t nextNumber_ = 0;
    Step now_ = 0;
    Step end_ = 0;
    Step lastArrival_ = 0;

    std::vector<Job> jobs_;
    std::array<std::set<std::size_t>, jobClassCount> waiting_; ///< by class, the most urgent first
    std::vector<Worker> workers_;      ///< every one there ever was, by number
    std::vector<std::size_t> present_; ///< those not gone, ascending
    int starting_ = 0;
    int running_ = 0;
    int draining_ = 0;
    std::int64_t busySlots_ = 0;

    RuleState ruleState_;
    RandomStream victims_;
    StartupDelays startups_;
    ReferenceFaults faults_;
    std::multiset<Step> toForget_; ///< when controllers restart
    ReferenceSignal signal_;
    std::vector<std::pair<Step, Step>> completions_; ///< when, and arrival to end
    Step busyAtSample_ = 0;
    Step presentAtSample_ = 0;
    JobCounts counts_;
    Trace trace_;
    ReferenceFigures figures_;
    ReferenceEvents log_;
};

} // namespace

SimulationResult simulateByEvents(const JobStream& jobs, const Scenario& scenario)
{
    return EventSimulator(jobs, scenario).run();
}

} // namespace afflux::test
