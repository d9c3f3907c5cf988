// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/plain_event_loop.h"

#include "model/simulation/timing.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <queue>

namespace afflux::bench {

namespace {

enum class Kind : std::uint8_t // in the order of one instant
{
    ready,
    end,
    arrival,
    tick,
};

struct Event
{
    Step at;
    Kind kind;
    std::uint32_t worker = 0; ///< that becomes ready
    friend bool operator>(const Event& a, const Event& b)
    {
        return a.at != b.at ? a.at > b.at : a.kind > b.kind;
    }
};

class Loop
{
public:
    Loop(const JobStream& jobs, const Scenario& scenario)
        : jobs_(jobs)
        , scenario_(scenario)
        , timing_(scenario, jobs.grid)
        , metric_(metricOf(scenario.plan))
        , state_(initialState(scenario.plan.policy.rule))
        , idle_(initialWorkers(scenario.plan))
        , running_(idle_)
    {
    }

    PlainResult run()
    {
        const Step horizon = jobs_.horizon.value_or(0);
        result_.waits.reserve(jobs_.size());
        events_.push({0, Kind::tick});
        if (jobs_.size() > 0)
            events_.push({jobs_.arrival[0], Kind::arrival});
        while (!events_.empty() && events_.top().at <= horizon) {
            const Event event = events_.top();
            events_.pop();
            handle(event);
        }
        pass(horizon);
        result_.workerSeconds = jobs_.grid.secondsCount(workerTime_);
        result_.started = static_cast<std::int64_t>(result_.waits.size());
        for (const std::uint32_t job : waiting_)
            result_.waits.push_back(static_cast<std::uint32_t>(horizon) - jobs_.arrival[job]);
        result_.p50 = percentile(50);
        result_.p95 = percentile(95);
        result_.p99 = percentile(99);
        result_.max = percentile(100);
        return std::move(result_);
    }

private:
    void handle(const Event& event)
    {
        switch (event.kind) {
        case Kind::ready:
            if (std::erase(starting_, event.worker) == 0)
                return; // it was called off
            ++running_;
            free(event.at);
            break;
        case Kind::end:
            if (leaving_ > 0) {
                pass(event.at);
                --leaving_;
            } else {
                free(event.at);
            }
            break;
        case Kind::arrival:
            arrive(event.at);
            break;
        case Kind::tick:
            tick(event.at);
            break;
        }
    }

    void arrive(Step now)
    {
        if (idle_ > 0 && waiting_.empty()) {
            --idle_;
            start(next_, now);
        } else {
            waiting_.push_back(next_);
        }
        if (++next_ < jobs_.size())
            events_.push({jobs_.arrival[next_], Kind::arrival});
    }

    void free(Step now)
    {
        if (waiting_.empty()) {
            ++idle_;
            return;
        }
        start(waiting_.front(), now);
        waiting_.pop_front();
    }

    void start(std::uint32_t job, Step now)
    {
        result_.waits.push_back(static_cast<std::uint32_t>(now) - jobs_.arrival[job]);
        events_.push({now + jobs_.service[job], Kind::end});
    }

    void tick(Step now)
    {
        Observation seen;
        seen.time = jobs_.grid.microseconds(now);
        seen.queue.depth = static_cast<std::int64_t>(waiting_.size());
        seen.queue.running = running_;
        seen.queue.starting = static_cast<int>(starting_.size());
        seen.queue.desired = running_ + seen.queue.starting;
        if (!waiting_.empty())
            seen.queue.oldestAge = jobs_.grid.seconds(now - jobs_.arrival[waiting_.front()]);
        seen.signal = readSignal(metric_, scenario_.plan.signal, seen.queue,
                                 targetOf(scenario_.plan.policy.rule));
        result_.depth.push_back(seen.queue.depth);
        result_.running.push_back(running_);
        result_.oldestAge.push_back(seen.queue.oldestAge.count());
        const int desired = decide(scenario_.plan.policy, seen, unitOf(metric_), state_).desired;
        scale(desired - seen.queue.desired, now);
        events_.push({now + timing_.evaluation, Kind::tick});
    }

    void scale(int change, Step now)
    {
        if (change == 0)
            return;
        pass(now);
        for (; change > 0; --change) {
            starting_.push_back(requested_);
            events_.push({now + timing_.startup, Kind::ready, requested_++});
        }
        for (; change < 0; ++change) {
            if (!starting_.empty()) {
                starting_.pop_back();
            } else {
                --running_;
                idle_ > 0 ? --idle_ : ++leaving_; // who ends first leaves first
            }
        }
    }

    /// The fleet was so until now.
    void pass(Step now)
    {
        workerTime_ += (now - since_) * (running_ + static_cast<int>(starting_.size()) + leaving_);
        since_ = now;
    }

    double percentile(double percent)
    {
        std::vector<std::uint32_t>& waits = result_.waits;
        if (waits.empty())
            return 0;
        const auto count = static_cast<double>(waits.size());
        const double rank = std::ceil(percent / 100 * count - 1e-9 * count);
        const auto at = waits.begin() + static_cast<std::ptrdiff_t>(std::max(rank, 1.0)) - 1;
        std::nth_element(waits.begin(), at, waits.end());
        return jobs_.grid.secondsCount(*at);
    }

    const JobStream& jobs_;
    const Scenario& scenario_;
    Timing timing_;
    Metric metric_;
    RuleState state_;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> events_;
    std::deque<std::uint32_t> waiting_;
    int idle_ = 0;
    int running_ = 0;
    std::deque<std::uint32_t> starting_; ///< their numbers, oldest first
    std::uint32_t requested_ = 0;
    int leaving_ = 0;
    std::uint32_t next_ = 0;
    Step since_ = 0;
    Step workerTime_ = 0;
    PlainResult result_;
};

} // namespace

PlainResult plainEventLoop(const JobStream& jobs, const Scenario& scenario)
{
    return Loop(jobs, scenario).run();
}

} // namespace afflux::bench
