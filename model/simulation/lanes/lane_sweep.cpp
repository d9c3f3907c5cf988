// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/lanes/lane_sweep.h"

#include <algorithm>
#include <numeric>
#include <thread>
#include <tuple>

namespace afflux::lanes {

namespace {

constexpr std::size_t fewest = 3; ///< policies that are worth a group
/// Starts of a group, all lanes together, take at most so much; four bytes each.
constexpr std::size_t mostStarts = std::size_t{1} << 26U;

/// The number of workers the jobs keep busy.
double loadOf(const JobStream& jobs)
{
    if (jobs.size() == 0)
        return 0;
    const auto service = std::accumulate(jobs.service.begin(), jobs.service.end(), std::uint64_t{});
    const Step span = jobs.horizon.value_or(Step{jobs.arrival.back()});
    return static_cast<double>(service) / static_cast<double>(std::max<Step>(1, span));
}

/// Rough: only for putting like beside like.
auto expectedFleet(const Scenario& scenario, double load)
{
    const Policy& policy = scenario.plan.policy;
    if (const auto* fixed = std::get_if<Fixed>(&policy.rule))
        return std::tuple(static_cast<double>(fixed->count(policy.limits)), 0.0);
    const double fleet =
        std::clamp(load, static_cast<double>(policy.limits.min),
                   static_cast<double>(std::max(policy.limits.min, policy.limits.max)));
    return std::tuple(fleet, -targetOf(policy.rule)); // a lower target keeps more
}

/// The first beyond the end.
Step lastTick(const fifo::Plan& plan)
{
    return plan.end / plan.timing.evaluation + 1;
}

Clock clockOf(const JobStream& jobs, std::span<const LanePolicy> policies)
{
    Clock clock{policies.front().plan.timing.evaluation, {}};
    Step ticks = 0;
    for (const LanePolicy& policy : policies)
        ticks = std::max(ticks, lastTick(policy.plan) + 1);
    clock.arrivedBy.reserve(static_cast<std::size_t>(ticks));
    std::size_t arrived = 0;
    for (Step tick = 0; tick < ticks; ++tick) {
        while (arrived < jobs.size() && Step{jobs.arrival[arrived]} <= tick * clock.interval)
            ++arrived;
        clock.arrivedBy.push_back(static_cast<std::uint32_t>(arrived));
    }
    return clock;
}

/// The lanes for so many policies that have room for their starts; nullptr when none have.
const LaneKernels* kernelsFor(std::size_t jobs, std::size_t policies, InstructionSet widest)
{
    const LaneKernels* kernels = laneKernels(widest, policies);
    while (kernels && jobs > mostStarts / kernels->lanes) {
        const LaneKernels* narrower = laneKernels(widest, kernels->lanes / 2);
        kernels = narrower != kernels ? narrower : nullptr;
    }
    return kernels;
}

/// Cuts policies of one clock into groups, and says which are left over.
void group(const JobStream& jobs, std::span<const LanePolicy> policies, std::size_t threads,
           InstructionSet widest, LaneSweep& sweep)
{
    const Clock* clock = nullptr;
    while (policies.size() >= fewest) {
        const std::size_t each = (policies.size() + threads - 1) / threads;
        const LaneKernels* kernels = kernelsFor(jobs.size(), each, widest);
        if (!kernels)
            break;
        if (!clock)
            clock = &sweep.clocks.emplace_back(clockOf(jobs, policies));
        const std::size_t some = std::min(policies.size(), kernels->lanes);
        sweep.groups.push_back({policies.first(some), clock, kernels});
        policies = policies.subspan(some);
    }
    for (const LanePolicy& policy : policies)
        sweep.alone.push_back(policy.number);
}

} // namespace

std::unique_ptr<LaneSweep> laneSweep(const JobStream& jobs, std::span<const Scenario> scenarios,
                                     int threads, InstructionSet widest)
{
    auto sweep = std::make_unique<LaneSweep>();
    const auto mostTicks = static_cast<Step>(jobs.size() * 4 + (std::size_t{1} << 20U));
    const Step longest = fifo::kernels(widest).largest(jobs.service.data(), jobs.service.size());
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const auto plan = scenarios.size() < fewest ? std::nullopt
                                                    : lanePlan(jobs, scenarios[i], widest, longest);
        if (plan && lastTick(*plan) <= mostTicks)
            sweep->policies.push_back({i, &scenarios[i], *plan});
        else
            sweep->alone.push_back(i);
    }
    const double load = loadOf(jobs);
    std::ranges::stable_sort(sweep->policies, {}, [load](const LanePolicy& policy) {
        return std::tuple(policy.plan.timing.evaluation, expectedFleet(*policy.scenario, load));
    });
    const std::size_t wanted = threads > 0
                                   ? static_cast<std::size_t>(threads)
                                   : std::max<std::size_t>(1, std::thread::hardware_concurrency());
    std::span<const LanePolicy> rest = sweep->policies;
    while (!rest.empty()) {
        const Step interval = rest.front().plan.timing.evaluation;
        const auto other = std::ranges::find_if(rest, [interval](const LanePolicy& policy) {
            return policy.plan.timing.evaluation != interval;
        });
        const auto same = static_cast<std::size_t>(other - rest.begin());
        group(jobs, rest.first(same), wanted, widest, *sweep);
        rest = rest.subspan(same);
    }
    if (!sweep->groups.empty())
        sweep->index.emplace(jobs);
    std::ranges::sort(sweep->alone);
    return sweep;
}

} // namespace afflux::lanes
