// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/runner.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

using namespace std::chrono_literals;

/// A run with less than this left is let finish.
constexpr auto shortRest = 100ms;
/// Without an answer for so long, what runs is let finish, however long it takes.
constexpr auto patience = 400ms;
/// As many queues as one looks at in turn.
constexpr std::size_t keptStreams = 4;

} // namespace

Runner::Runner(Sink sink)
    : sink_(std::move(sink))
    , thread_([this](std::stop_token stop) { work(std::move(stop)); })
{
}

Runner::~Runner()
{
    cancel();
    thread_.request_stop();
    thread_.join();
}

std::uint64_t Runner::submit(std::vector<Scenario> scenarios)
{
    const std::scoped_lock lock(mutex_);
    waiting_ = Request{++generation_, std::move(scenarios)};
    if (running_ && !worthFinishing())
        abandon_.request_stop();
    changed_.notify_all();
    return generation_;
}

void Runner::cancel()
{
    const std::scoped_lock lock(mutex_);
    waiting_.reset();
    if (running_)
        abandon_.request_stop();
    changed_.notify_all();
}

void Runner::waitUntilIdle()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !waiting_ && !running_; });
}

bool Runner::worthFinishing() const
{
    const auto now = Clock::now();
    const bool starving = !lastAnswer_ || now - *lastAnswer_ > patience;
    const bool nearlyDone = lastTook_ && *lastTook_ - (now - started_) < shortRest;
    return starving || nearlyDone;
}

void Runner::work(std::stop_token stop)
{
    while (true) {
        Request request;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [this] { return waiting_.has_value(); }))
                return;
            request = std::move(*waiting_);
            waiting_.reset();
            running_ = true;
            abandon_ = std::stop_source();
            started_ = Clock::now();
        }
        serve(request, abandon_.get_token());
        {
            const std::scoped_lock lock(mutex_);
            running_ = false;
            if (!abandon_.stop_requested())
                lastTook_ = Clock::now() - started_;
        }
        changed_.notify_all();
    }
}

void Runner::serve(const Request& request, std::stop_token stop)
{
    for (std::size_t i = 0; i < request.scenarios.size(); ++i) {
        const auto start = Clock::now();
        auto result = runOne(request.scenarios[i], stop);
        const auto end = Clock::now();
        if (stop.stop_requested())
            return;
        sink_({request.generation, i, std::move(result), end - start});
        const std::scoped_lock lock(mutex_);
        lastAnswer_ = Clock::now();
    }
}

Result<std::shared_ptr<const SimulationResult>> Runner::runOne(const Scenario& scenario,
                                                               std::stop_token stop)
{
    if (std::vector<Error> errors = check(scenario); !errors.empty())
        return failure(std::move(errors.front()));
    const std::shared_ptr<const JobStream> jobs = jobsFor(scenario);
    auto result =
        simulate(*jobs, scenario, {.trace = TraceDetail::full, .events = true}, std::move(stop));
    if (!result)
        return failure(std::move(result.error()));
    return std::make_shared<const SimulationResult>(std::move(*result));
}

std::shared_ptr<const JobStream> Runner::jobsFor(const Scenario& scenario)
{
    const auto known = std::ranges::find_if(drawn_, [&](const DrawnJobs& d) {
        return d.run == scenario.run && d.workload == scenario.workload &&
               d.faults == scenario.faults;
    });
    if (known != drawn_.end()) {
        drawn_.splice(drawn_.begin(), drawn_, known);
        return drawn_.front().jobs;
    }
    auto jobs = std::make_shared<const JobStream>(drawJobs(scenario, 0));
    drawn_.push_front({scenario.workload, scenario.run, scenario.faults, jobs});
    if (drawn_.size() > keptStreams)
        drawn_.pop_back();
    return jobs;
}

} // namespace afflux
