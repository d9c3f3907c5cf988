// SPDX-License-Identifier: GPL-3.0-or-later

// Jobs per second of the simulator, and how many times the plain event loop of the tests that is.
// Both run in turns within one benchmark, so that the ratio does not depend on what else the
// machine is doing; the median of the turns is shown. Jobs are drawn before the clock starts.

#include "model/simulation/simulator.h"
#include "tests/support/reference_simulator.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numbers>

namespace afflux {
namespace {

/// Ten workers, Poisson arrivals, exponential service, four fifths busy.
Scenario tenWorkers(double jobs)
{
    constexpr double perSecond = 8;
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{perSecond, Seconds(jobs / perSecond)};
    scenario.workload.service = ExponentialService{Seconds(1)};
    scenario.plan.policy.rule = Fixed{10};
    return scenario;
}

/// A week of @p jobs with the shape of day and week, log-normal service of mean 8 s, a decision
/// every 15 s: the workload that stated speeds refer to.
Scenario autoscaledWeek(double jobs)
{
    constexpr int quarterHours = 7 * 24 * 4;
    std::vector<ArrivalBin> bins;
    double sum = 0;
    for (int i = 0; i < quarterHours; ++i) {
        const double hour = i / 4.0;
        const bool weekend = hour >= 5 * 24;
        const double day = 1.2 + std::sin((hour - 9) / 12 * std::numbers::pi);
        bins.push_back(
            {Seconds(i * 900.0), Seconds(900), std::max(0.1, day) * (weekend ? 0.4 : 1)});
        sum += bins.back().count;
    }
    for (ArrivalBin& bin : bins)
        bin.count *= jobs / sum;

    Scenario scenario;
    scenario.workload.arrivals =
        BinnedArrivals{Instant{}, Seconds(quarterHours * 900.0),
                       std::make_shared<const std::vector<ArrivalBin>>(std::move(bins))};
    scenario.workload.service = LogNormalService{Seconds(8), Seconds(20)};
    scenario.plan.workers.startupDelay = Seconds(30);
    scenario.plan.policy.rule = TargetTracking{
        .target = 5, .scaleOutCooldown = Seconds(60), .scaleInCooldown = Seconds(300)};
    scenario.plan.policy.limits = {2, 100};
    scenario.plan.policy.evaluationInterval = Seconds(15);
    return scenario;
}

double secondsOf(const auto& work)
{
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// The simulator's time is the benchmark's; the reference's comes out as a ratio.
void inTurns(benchmark::State& state, const Scenario& scenario)
{
    const JobStream jobs = sampleJobs(scenario.workload, 1, 0, scenario.run.drain);
    std::vector<double> times;
    std::vector<double> ratios;
    for (auto _ : state) {
        const double fast = secondsOf(
            [&] { benchmark::DoNotOptimize(simulate(jobs, scenario)->outcome.fingerprint); });
        const double plain = secondsOf([&] {
            benchmark::DoNotOptimize(test::simulateByEvents(jobs, scenario).outcome.jobs.started);
        });
        state.SetIterationTime(fast);
        times.push_back(fast);
        if (fast > 0)
            ratios.push_back(plain / fast);
    }
    const auto count = static_cast<std::int64_t>(jobs.size());
    state.SetItemsProcessed(state.iterations() * count);
    state.counters["ns/job"] = median(times) * 1e9 / static_cast<double>(count);
    state.counters["x reference"] = median(ratios);
}

void mm10(benchmark::State& state)
{
    inTurns(state, tenWorkers(static_cast<double>(state.range(0))));
}
BENCHMARK(mm10)
    ->Name("ten workers, 80 % busy")
    ->RangeMultiplier(10)
    ->Range(1'000, 1'000'000)
    ->UseManualTime()
    ->MinTime(0.2)
    ->Unit(benchmark::kMillisecond);

void week(benchmark::State& state)
{
    inTurns(state, autoscaledWeek(static_cast<double>(state.range(0))));
}
BENCHMARK(week)
    ->Name("autoscaled week")
    ->RangeMultiplier(10)
    ->Range(1'000, 1'000'000)
    ->UseManualTime()
    ->MinTime(0.2)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace afflux

BENCHMARK_MAIN();
