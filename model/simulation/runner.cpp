// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/runner.h"

#include "model/simulation/flow_engine.h"

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
/// The first statistics are over so many runs; then twice as many, and so on.
constexpr int firstReplications = 8;

/// Short runs say nothing of how long a job takes.
void measure(Seconds& aJob, Seconds elapsed, std::size_t jobs)
{
    if (jobs >= 10'000)
        aJob = elapsed / static_cast<double>(jobs);
}

ReplicationOptions replicationOptions(const Scenario& scenario)
{
    // One core is for the window.
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return {.replications = scenario.run.replications,
            .threads = std::max(1, cores - 1),
            .bandPoints = usualBandPoints};
}

/// Statistics of the one run there is when nothing is random.
std::shared_ptr<const Replications> onlyRun(const Scenario& scenario,
                                            const SimulationResult& result)
{
    ReplicationRuns runs(scenario, replicationOptions(scenario));
    runs.adoptFirst(result);
    return std::make_shared<const Replications>(runs.summary());
}

} // namespace

Runner::Runner(Sink sink)
    : Runner(std::move(sink), Coarseness{})
{
}

Runner::Runner(Sink sink, Coarseness coarseness)
    : sink_(std::move(sink))
    , coarseness_(coarseness)
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
    if (refining_)
        return false;
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
            refining_ = false;
            abandon_ = std::stop_source();
            started_ = Clock::now();
        }
        serve(request, abandon_.get_token());
        {
            const std::scoped_lock lock(mutex_);
            running_ = false;
        }
        changed_.notify_all();
    }
}

void Runner::serve(const Request& request, const std::stop_token& stop)
{
    if (!answerCoarsely(request, stop))
        return;
    std::vector<Answer> answers;
    for (std::size_t i = 0; i < request.scenarios.size(); ++i) {
        Answer answer = answerOne(request, i, stop);
        if (stop.stop_requested())
            return;
        answers.push_back(std::move(answer));
        const bool more = std::ranges::any_of(answers, &Answer::preliminary);
        answers.back().last = !more && answers.size() == request.scenarios.size();
        deliver(answers.back());
    }
    {
        const std::scoped_lock lock(mutex_);
        lastTook_ = Clock::now() - started_;
    }
    if (mayRefine())
        replicateAll(request, std::move(answers), stop);
}

/// From here on a newer request comes first.
bool Runner::mayRefine()
{
    const std::scoped_lock lock(mutex_);
    refining_ = !waiting_;
    return refining_;
}

bool Runner::needsCoarse(const Scenario& scenario)
{
    const double jobs = expectedJobs(scenario);
    const Seconds aJob = speed_.simulating + (known(scenario) ? Seconds(0) : speed_.drawing);
    return jobs >= coarseness_.fewestJobs && jobs * aJob > coarseness_.liveTime;
}

/// A coarse answer to each scenario that would take too long; false when something newer waits.
bool Runner::answerCoarsely(const Request& request, const std::stop_token& stop)
{
    bool any = false;
    for (std::size_t i = 0; i < request.scenarios.size(); ++i) {
        const Scenario& scenario = request.scenarios[i];
        if (!check(scenario).empty() || !needsCoarse(scenario))
            continue;
        const auto start = Clock::now();
        auto result = runCoarse(scenario, stop);
        if (!result)
            return false;
        deliver({.generation = request.generation,
                 .index = i,
                 .result = std::move(result),
                 .elapsed = Clock::now() - start,
                 .preliminary = true,
                 .replicationsWanted = scenario.run.replications});
        any = true;
    }
    return !any || mayRefine();
}

void Runner::deliver(Answer answer)
{
    sink_(std::move(answer));
    const std::scoped_lock lock(mutex_);
    lastAnswer_ = Clock::now();
}

Runner::Answer Runner::answerOne(const Request& request, std::size_t index,
                                 const std::stop_token& stop)
{
    const Scenario& scenario = request.scenarios[index];
    const auto start = Clock::now();
    Answer answer{.generation = request.generation,
                  .index = index,
                  .result = runOne(scenario, stop),
                  .elapsed = Clock::now() - start};
    answer.replicationsWanted = scenario.run.replications;
    if (answer.result && scenario.run.replications > 1) {
        answer.preliminary = isRandom(scenario);
        if (!answer.preliminary)
            answer.replications = onlyRun(scenario, **answer.result);
    }
    return answer;
}

void Runner::replicateAll(const Request& request, std::vector<Answer> answers,
                          const std::stop_token& stop)
{
    std::erase_if(answers, [](const Answer& answer) { return !answer.preliminary; });
    std::list<ReplicationRuns> runs;
    for (const Answer& answer : answers) {
        const Scenario& scenario = request.scenarios[answer.index];
        runs.emplace_back(scenario, replicationOptions(scenario)).adoptFirst(**answer.result);
    }
    for (int count = firstReplications; !answers.empty(); count *= 2) {
        auto run = runs.begin();
        for (auto answer = answers.begin(); answer != answers.end();) {
            const int upTo = std::min(count, answer->replicationsWanted);
            if (!run->runTo(upTo, stop))
                return;
            answer->replications = std::make_shared<const Replications>(run->summary(stop));
            if (stop.stop_requested())
                return;
            answer->preliminary = upTo < answer->replicationsWanted;
            answer->last = !answer->preliminary && answers.size() == 1;
            deliver(*answer);
            run = answer->preliminary ? std::next(run) : runs.erase(run);
            answer = answer->preliminary ? std::next(answer) : answers.erase(answer);
        }
    }
}

Result<std::shared_ptr<const SimulationResult>> Runner::runOne(const Scenario& scenario,
                                                               const std::stop_token& stop)
{
    if (std::vector<Error> errors = check(scenario); !errors.empty())
        return failure(std::move(errors.front()));
    const std::shared_ptr<const JobStream> jobs = jobsFor(scenario);
    const auto start = Clock::now();
    // The events have the reasons of what changed; those of every tick would cost as much again.
    auto result = simulate(*jobs, scenario, {.trace = TraceDetail::series, .events = true}, stop);
    if (!result)
        return failure(std::move(result.error()));
    measure(speed_.simulating, Clock::now() - start, jobs->size());
    return std::make_shared<const SimulationResult>(std::move(*result));
}

/// From the jobs where they were drawn already, else from what is to be expected.
Result<std::shared_ptr<const SimulationResult>> Runner::runCoarse(const Scenario& scenario,
                                                                  const std::stop_token& stop)
{
    std::optional<FlowArrivals> expected;
    DrawnJobs* drawn = known(scenario);
    if (!drawn)
        expected = expectedArrivals(scenario);
    else if (!drawn->flow || !drawn->flow->fits(scenario))
        drawn->flow =
            flowArrivals(*drawn->jobs, scenario,
                         drawn->flow ? drawn->flow->meanService : meanServiceOf(*drawn->jobs));
    auto result = simulateFlow(drawn ? *drawn->flow : *expected, scenario,
                               {.trace = TraceDetail::full}, stop);
    if (!result)
        return failure(std::move(result.error()));
    return std::make_shared<const SimulationResult>(std::move(*result));
}

Runner::DrawnJobs* Runner::known(const Scenario& scenario)
{
    const auto found = std::ranges::find_if(drawn_, [&](const DrawnJobs& d) {
        return d.run == scenario.run && d.workload == scenario.workload &&
               d.faults == scenario.faults;
    });
    if (found == drawn_.end())
        return nullptr;
    drawn_.splice(drawn_.begin(), drawn_, found);
    return &drawn_.front();
}

std::shared_ptr<const JobStream> Runner::jobsFor(const Scenario& scenario)
{
    if (const DrawnJobs* drawn = known(scenario))
        return drawn->jobs;
    const auto start = Clock::now();
    auto jobs = std::make_shared<const JobStream>(drawJobs(scenario, 0));
    measure(speed_.drawing, Clock::now() - start, jobs->size());
    drawn_.push_front({scenario.workload, scenario.run, scenario.faults, jobs});
    if (drawn_.size() > keptStreams)
        drawn_.pop_back();
    return jobs;
}

} // namespace afflux
