// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Simulations beside the window: one worker thread, a slot of one, the latest request wins.
//
// A newer request replaces the one that waits. The one that runs is abandoned only when much of it
// is left and something was shown lately; so a short run always completes while a slider moves, and
// a long one still shows something now and then, instead of restarting for ever.
//
// Where an exact run would take longer than a picture may, by the speed of the runs before, a
// coarse answer comes first, in about the same time however many jobs there are; the exact one
// follows when nothing newer waits.
//
// Once every scenario of a request has its answer and nothing newer waits, replications are run: 8,
// 16, 32 ... up to the scenario's own number, each time with an answer that has the statistics so
// far. What only betters an answer gives way to a newer request at once.

#include "model/core/result.h"
#include "model/simulation/flow_arrivals.h"
#include "model/simulation/replications.h"
#include "model/simulation/simulator.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace afflux {

class Runner
{
public:
    struct Answer
    {
        std::uint64_t generation = 0; ///< of the request, as submit() gave it
        std::size_t index = 0;        ///< which of the request's scenarios
        Result<std::shared_ptr<const SimulationResult>> result;
        Seconds elapsed{0}; ///< wall time of the simulation alone
        /// A better answer to the same scenario follows, unless a newer request comes first: the
        /// exact one after a coarse one (result->outcome.exact), or more replications.
        bool preliminary = false;
        bool last = false; ///< nothing more comes for this request
        /// Statistics and bands over the replications made so far; null: there are none (yet).
        std::shared_ptr<const Replications> replications = nullptr;
        int replicationsWanted = 1; ///< of the scenario; how far replications have to go
    };
    /// Called from the worker thread; never for what was abandoned. A scenario's last answer is
    /// the one that is not preliminary.
    using Sink = std::function<void(Answer)>;

    /// When an answer is first given coarsely.
    struct Coarseness
    {
        Seconds liveTime{0.06}; ///< an exact run may take so long
        /// Below that many jobs chance shows too much for a coarse answer to be of use.
        double fewestJobs = 1e6;
    };

    explicit Runner(Sink sink);
    Runner(Sink sink, Coarseness coarseness);
    /// Stops what runs and waits for the thread: no answer comes after this.
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Asks for these, in this order. Generations ascend from 1.
    std::uint64_t submit(std::vector<Scenario> scenarios);
    /// Forgets what waits and abandons what runs.
    void cancel();
    /// Returns once nothing waits and nothing runs.
    void waitUntilIdle();

private:
    using Clock = std::chrono::steady_clock;

    struct Request
    {
        std::uint64_t generation = 0;
        std::vector<Scenario> scenarios;
    };
    /// Slider moves change the policy, not the arrivals: the jobs are drawn once and kept.
    struct DrawnJobs
    {
        Workload workload;
        Run run;
        Faults faults; ///< bursts change the jobs
        std::shared_ptr<const JobStream> jobs;
        std::optional<FlowArrivals> flow = std::nullopt; ///< of these jobs, once it was needed
    };
    /// Wall time per job: guesses until something was measured.
    struct Speed
    {
        Seconds simulating{20e-9};
        Seconds drawing{80e-9};
    };

    void work(std::stop_token stop);
    void serve(const Request& request, const std::stop_token& stop);
    [[nodiscard]] Answer answerOne(const Request& request, std::size_t index,
                                   const std::stop_token& stop);
    [[nodiscard]] Result<std::shared_ptr<const SimulationResult>>
    runOne(const Scenario& scenario, const std::stop_token& stop);
    [[nodiscard]] bool needsCoarse(const Scenario& scenario);
    bool answerCoarsely(const Request& request, const std::stop_token& stop);
    [[nodiscard]] Result<std::shared_ptr<const SimulationResult>>
    runCoarse(const Scenario& scenario, const std::stop_token& stop);
    void replicateAll(const Request& request, std::vector<Answer> answers,
                      const std::stop_token& stop);
    void deliver(Answer answer);
    [[nodiscard]] bool mayRefine();
    [[nodiscard]] std::shared_ptr<const JobStream> jobsFor(const Scenario& scenario);
    [[nodiscard]] DrawnJobs* known(const Scenario& scenario);
    [[nodiscard]] bool worthFinishing() const;

    Sink sink_;
    Coarseness coarseness_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::uint64_t generation_ = 0;
    std::optional<Request> waiting_;
    bool running_ = false;
    bool refining_ = false;                   ///< what runs only betters what was answered
    std::stop_source abandon_;                ///< of the request that runs
    Clock::time_point started_{};             ///< when it began
    std::optional<Clock::duration> lastTook_; ///< how long the last whole request ran
    std::optional<Clock::time_point> lastAnswer_;
    std::list<DrawnJobs> drawn_; ///< newest first; the worker's alone
    Speed speed_;                ///< the worker's alone
    std::jthread thread_;        ///< last: stops before the rest goes
};

} // namespace afflux
