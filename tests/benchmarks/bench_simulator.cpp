// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the simulator is, as ratios to a plain event loop and to reading memory, all measured in
// turns within one run, so that they do not depend on what else the machine is doing. Medians of
// the turns, processor time of one core; jobs are drawn before the clock starts.
//
// bench_simulator [--large | --sweeps]
//     --large: a history of 100 million jobs, too
//     --sweeps: sweeps of many policies only

#include "model/simulation/memory.h"
#include "model/simulation/sweep.h"
#include "tests/benchmarks/plain_event_loop.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <numbers>
#include <numeric>
#include <string_view>
#include <thread>

namespace afflux::bench {
namespace {

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

/// @p workers, Poisson arrivals, exponential service, four fifths busy.
Scenario fixedFleet(int workers, double jobs)
{
    const double perSecond = 0.8 * workers;
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{perSecond, Seconds(jobs / perSecond)};
    scenario.workload.service = ExponentialService{Seconds(1)};
    scenario.plan.policy.rule = Fixed{workers};
    return scenario;
}

/// The week with everything that only the event engine knows.
Scenario everyFeature(double jobs)
{
    Scenario scenario = autoscaledWeek(jobs);
    scenario.workload.classes = {.critical = 5, .high = 15, .normal = 80};
    Workers& workers = scenario.plan.workers;
    workers.concurrency = 2;
    workers.jobTimeout = Seconds(60);
    workers.stopTimeout = Seconds(20);
    workers.visibilityTimeout = Seconds(60);
    workers.maxAttempts = 3;
    workers.leavesFirst = LeavesFirst::newest;
    workers.cost.increment = Seconds(60);
    Fault fault;
    fault.to = Seconds(7 * 86'400.0);
    fault.kind = FaultKind::crashes;
    fault.amount = 0.05;
    scenario.faults.push_back(fault);
    fault.kind = FaultKind::slowService;
    fault.amount = 1.2;
    scenario.faults.push_back(fault);
    return scenario;
}

double secondsOf(const auto& work)
{
    timespec before{};
    timespec after{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
    work();
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
    return static_cast<double>(after.tv_sec - before.tv_sec) +
           static_cast<double>(after.tv_nsec - before.tv_nsec) * 1e-9;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values.empty() ? 0 : values[values.size() / 2];
}

/// Keeps the compiler from leaving out what is only timed.
void keep(std::uint64_t value)
{
    [[maybe_unused]] static volatile std::uint64_t kept;
    kept = value;
}

/// What no simulator can beat: reading the eight bytes of every job.
double readSeconds(const JobStream& jobs)
{
    return secondsOf([&] {
        keep(std::accumulate(jobs.arrival.begin(), jobs.arrival.end(), std::uint64_t{0}) +
             std::accumulate(jobs.service.begin(), jobs.service.end(), std::uint64_t{0}));
    });
}

struct Contender
{
    const char* name;
    SimulationOptions options;
    std::vector<double> seconds = {};
};

/// One line a contender: all of them, the plain loop and the memory in turns.
void compare(const char* label, const Scenario& scenario, std::vector<Contender> contenders)
{
    const JobStream jobs = drawJobs(scenario, 0);
    const auto count = static_cast<double>(jobs.size());
    const int turns = count < 3e6 ? 7 : 3;
    std::vector<double> plain;
    std::vector<double> memory;
    for (int turn = 0; turn < turns; ++turn) {
        plain.push_back(secondsOf(
            [&] { keep(static_cast<std::uint64_t>(plainEventLoop(jobs, scenario).started)); }));
        memory.push_back(readSeconds(jobs));
        for (Contender& one : contenders)
            one.seconds.push_back(secondsOf(
                [&] { keep(simulate(jobs, scenario, one.options)->outcome.fingerprint); }));
    }
    const double reference = median(plain);
    std::printf("%-26s %-10s %9.1f %11.2f %9s\n", label, "plain loop", reference / count * 1e9,
                count / reference * 1e-6, "");
    for (const Contender& one : contenders) {
        const double seconds = median(one.seconds);
        std::printf("%-26s %-10s %9.1f %11.2f %8.1fx %8.0fx\n", "", one.name, seconds / count * 1e9,
                    count / seconds * 1e-6, reference / seconds, seconds / median(memory));
    }
}

std::vector<Contender> everySet(TraceDetail trace)
{
    std::vector<Contender> contenders;
    for (const InstructionSet set : {InstructionSet::scalar, InstructionSet::sse41,
                                     InstructionSet::avx2, InstructionSet::avx512})
        if (set <= bestInstructionSet())
            contenders.push_back({nameOf(set).data(), {.trace = trace, .widest = set}});
    return contenders;
}

void heading(const char* text)
{
    std::printf("\n%s\n%-26s %-10s %9s %11s %9s %9s\n", text, "", "", "ns/job", "million/s",
                "x plain", "memory x");
}

/// Policies with targets from 1 to 21 waiting jobs a worker.
std::vector<Scenario> targets(const Scenario& week, int policies)
{
    std::vector<Scenario> scenarios(static_cast<std::size_t>(policies), week);
    for (int i = 0; i < policies; ++i)
        std::get<TargetTracking>(scenarios[static_cast<std::size_t>(i)].plan.policy.rule).target =
            1 + 20.0 * i / policies;
    return scenarios;
}

/// Per policy and core: everything of an outcome, on one thread, against the plain loop in turns.
void sweepsByInstructionSet(double jobCount)
{
    constexpr int policies = 96;
    constexpr int turns = 3;
    const Scenario week = autoscaledWeek(jobCount);
    const JobStream jobs = drawJobs(week, 0);
    const std::vector<Scenario> scenarios = targets(week, policies);
    std::vector<SweepOptions> contenders;
    for (const InstructionSet set : {InstructionSet::scalar, InstructionSet::sse41,
                                     InstructionSet::avx2, InstructionSet::avx512})
        if (set <= bestInstructionSet())
            contenders.push_back({.threads = 1, .widest = set});
    std::vector<double> plain;
    std::vector<std::vector<double>> seconds(contenders.size());
    for (int turn = 0; turn < turns; ++turn) {
        plain.push_back(secondsOf(
            [&] { keep(static_cast<std::uint64_t>(plainEventLoop(jobs, week).started)); }));
        for (std::size_t i = 0; i < contenders.size(); ++i)
            seconds[i].push_back(secondsOf(
                [&] { keep(simulateMany(jobs, scenarios, contenders[i]).front()->fingerprint); }));
    }
    const auto count = static_cast<double>(jobs.size());
    const double reference = median(plain);
    std::printf("%-26s %-10s %9.1f %11.2f\n",
                (std::to_string(std::lround(jobCount)) + " jobs").c_str(), "plain loop",
                reference / count * 1e9, count / reference * 1e-6);
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const double each = median(seconds[i]) / policies;
        std::printf("%-26s %-10s %9.2f %11.2f %8.1fx\n", "", nameOf(contenders[i].widest).data(),
                    each / count * 1e9, count / each * 1e-6, reference / each);
    }
}

void sweeps()
{
    heading("A sweep of 96 policies over a week, a policy and core, all figures (goal: 30x SSE4.1, "
            "50x AVX2, 80x AVX-512)");
    for (const double jobs : {1e5, 1e6})
        sweepsByInstructionSet(jobs);

    const Scenario week = autoscaledWeek(1e5);
    const JobStream jobs = drawJobs(week, 0);
    const auto count = static_cast<double>(jobs.size());
    const double plain =
        secondsOf([&] { keep(static_cast<std::uint64_t>(plainEventLoop(jobs, week).started)); });
    std::printf("\nA sweep over %.0f jobs of a week, wall time a job and policy; x plain is per "
                "thread\n%-12s %10s %10s %12s\n",
                count, "policies", "threads", "ns", "x plain");
    for (const int policies : {1, 10, 100, 1000}) {
        const std::vector<Scenario> scenarios = targets(week, policies);
        for (const int threads : {1, 2}) {
            const auto begin = std::chrono::steady_clock::now();
            keep(simulateMany(jobs, scenarios, {.threads = threads}).size());
            const Seconds took = std::chrono::steady_clock::now() - begin;
            std::printf("%-12d %10d %12.2f %9.1fx\n", policies, threads,
                        took.count() / count / policies * 1e9,
                        plain * policies / took.count() / threads);
        }
    }
}

void cancelling()
{
    const Scenario week = autoscaledWeek(1e7);
    const JobStream jobs = drawJobs(week, 0);
    std::printf("\nFrom a request to stop to the end, ten million jobs\n");
    for (const Engine engine : {Engine::automatic, Engine::events}) {
        double longest = 0;
        for (int i = 1; i <= 10; ++i) {
            std::chrono::steady_clock::time_point returned;
            std::jthread running([&](const std::stop_token& stop) {
                static_cast<void>(
                    simulate(jobs, week, {.trace = TraceDetail::none, .engine = engine}, stop));
                returned = std::chrono::steady_clock::now();
            });
            std::this_thread::sleep_for(std::chrono::milliseconds(8 * i));
            const auto asked = std::chrono::steady_clock::now();
            running.request_stop();
            running.join();
            const Seconds took = returned - asked;
            longest = std::max(longest, took.count());
        }
        std::printf("%-26s longest of ten %.2f ms\n",
                    engine == Engine::events ? "event engine" : "first in, first out",
                    longest * 1e3);
    }
}

void run(bool large)
{
    std::printf("Widest instruction set of this machine: %s\n",
                nameOf(bestInstructionSet()).data());
    heading("An autoscaled week, percentiles and series (goal: 20x SSE4.1, 28x AVX-512)");
    for (const double jobs : {1e3, 1e4, 1e5, 1e6, 1e7, 1e8})
        if (jobs < 5e7 || large)
            compare((std::to_string(std::lround(jobs)) + " jobs").c_str(), autoscaledWeek(jobs),
                    everySet(TraceDetail::series));
    heading("A fixed fleet, four fifths busy, a third of a million jobs");
    for (const int workers : {1, 10, 100, 1000})
        compare((std::to_string(workers) + " workers").c_str(), fixedFleet(workers, 3e5),
                everySet(TraceDetail::none));
    heading("The event engine, against the plain loop that knows none of it (goal: 4x)");
    compare("as the week", autoscaledWeek(1e6),
            {{"events", {.trace = TraceDetail::series, .engine = Engine::events}}});
    compare("every feature on", everyFeature(1e6),
            {{"events", {.trace = TraceDetail::series, .engine = Engine::events}}});
    sweeps();
    cancelling();
    std::printf("\nMemory: 8 bytes a job, 4 more for its start while it runs\n");
}

} // namespace
} // namespace afflux::bench

int main(int count, char** arguments)
{
    afflux::keepFreedMemory(); // as the window program does
    const std::string_view what = count > 1 ? arguments[1] : "";
    if (what == "--sweeps")
        afflux::bench::sweeps();
    else
        afflux::bench::run(what == "--large");
    return 0;
}
