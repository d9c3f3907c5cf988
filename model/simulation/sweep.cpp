// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/sweep.h"

#include "model/simulation/event_engine.h"
#include "model/simulation/lanes/lane_sweep.h"
#include "model/simulation/parallel.h"

#include <mutex>

namespace afflux {

namespace {

class Sweep
{
public:
    Sweep(const JobStream& jobs, std::span<const Scenario> scenarios, const SweepOptions& options,
          const std::stop_token& stop, const std::function<void(std::size_t)>& progress)
        : jobs_(jobs)
        , scenarios_(scenarios)
        , options_(options)
        , stop_(stop)
        , progress_(progress)
        , outcomes_(scenarios.size(), failure(interrupted()))
    {
    }

    std::vector<Result<Outcome>> run()
    {
        const std::span<const Scenario> sideBySide =
            options_.engine == Engine::events ? std::span<const Scenario>() : scenarios_;
        const auto lanes = lanes::laneSweep(jobs_, sideBySide, options_.threads, options_.widest);
        if (sideBySide.empty())
            for (std::size_t i = 0; i < scenarios_.size(); ++i)
                lanes->alone.push_back(i);
        // Groups take longest, so they begin first.
        const std::size_t groups = lanes->groups.size();
        const auto piece = [&](std::size_t i) {
            return i < groups ? runGroup(*lanes->index, lanes->groups[i])
                              : runOne(lanes->alone[i - groups]);
        };
        // What was not done says so in its place.
        static_cast<void>(inParallel(groups + lanes->alone.size(), options_.threads, stop_, piece));
        return std::move(outcomes_);
    }

private:
    Result<void> runOne(std::size_t number)
    {
        Result<SimulationResult> result = simulate(
            jobs_, scenarios_[number],
            {.trace = TraceDetail::none, .engine = options_.engine, .widest = options_.widest},
            stop_);
        if (!result)
            return failure(std::move(result.error()));
        put(number, std::move(result->outcome));
        return {};
    }

    Result<void> runGroup(const fifo::ArrivalIndex& index, const lanes::LaneGroup& group)
    {
        Result<void> result;
        lanes::simulateInLanes(
            jobs_, index, group.policies, *group.clock, *group.kernels, stop_,
            [&](const lanes::LanePolicy& policy, std::optional<Outcome> outcome) {
                if (outcome)
                    put(policy.number, std::move(*outcome));
                else if (auto alone = runOne(policy.number); !alone)
                    result = std::move(alone);
            });
        return result;
    }

    void put(std::size_t number, Outcome outcome)
    {
        const std::scoped_lock lock(mutex_);
        outcomes_[number] = std::move(outcome);
        if (progress_)
            progress_(++done_);
    }

    const JobStream& jobs_;
    std::span<const Scenario> scenarios_;
    const SweepOptions& options_;
    const std::stop_token& stop_;
    const std::function<void(std::size_t)>& progress_;
    std::mutex mutex_; ///< over what follows
    std::vector<Result<Outcome>> outcomes_;
    std::size_t done_ = 0;
};

} // namespace

std::vector<Result<Outcome>> simulateMany(const JobStream& jobs,
                                          std::span<const Scenario> scenarios,
                                          const SweepOptions& options, const std::stop_token& stop,
                                          const std::function<void(std::size_t)>& progress)
{
    return Sweep(jobs, scenarios, options, stop, progress).run();
}

} // namespace afflux
