// SPDX-License-Identifier: GPL-3.0-or-later

// Many policies at once give the bits of one by one, on any number of threads and with any
// instruction set.

#include "model/simulation/lanes/lane_sweep.h"
#include "model/simulation/sweep.h"
#include "tests/support/random_scenario.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace afflux;

namespace {

JobStream hour()
{
    Workload workload;
    workload.arrivals = PoissonArrivals{4, Seconds(3600)};
    workload.service = LogNormalService{Seconds(4), Seconds(12)};
    return sampleJobs(workload, 1, 0, Seconds(3600));
}

/// Policies as random as can be over the jobs of case @p number, most of the kind that goes side by
/// side: workers alike, nothing that breaks the order of service, one clock.
std::vector<Scenario> randomPolicies(const test::RandomCase& base, std::uint64_t number)
{
    std::vector<Scenario> all;
    const std::size_t count = 3 + number % 30;
    for (std::size_t i = 0; i < count; ++i) {
        Scenario scenario = test::randomCase(1'000'000 + number * 50 + i).scenario;
        if (i % 7 != 6) {
            Workers& workers = scenario.plan.workers;
            workers.concurrency = 1;
            workers.leavesFirst = LeavesFirst::firstToFinish;
            workers.cost.increment = Seconds(0);
            workers.jobTimeout.reset();
            workers.startupDelayP95.reset();
            if (i % 3 != 0)
                workers.stopTimeout.reset();
            scenario.faults.clear();
            scenario.plan.schedule.clear();
            scenario.plan.signal.period.reset();
        }
        if (i % 2 == 0) { // what the loop over jobs passes ticks of
            scenario.plan.signal.interval.reset();
            scenario.plan.signal.delay = Seconds(0);
        }
        if (i % 5 != 4)
            scenario.plan.policy.evaluationInterval = base.scenario.plan.policy.evaluationInterval;
        all.push_back(scenario);
    }
    return all;
}

/// Policies of every rule, some of which the fast engine does not know.
std::vector<Scenario> policies()
{
    std::vector<Scenario> all;
    for (int i = 0; i < 90; ++i) {
        Scenario scenario;
        scenario.plan.workers.startupDelay = Seconds(i % 5 * 10);
        scenario.plan.policy.limits = {i % 4, 5 + i};
        scenario.plan.policy.evaluationInterval = Seconds(10 + i % 3 * 5);
        if (i % 3 == 0)
            scenario.plan.policy.rule = Fixed{10 + i};
        else if (i % 3 == 1)
            scenario.plan.policy.rule = TargetTracking{.target = 1.0 + i};
        else
            scenario.plan.policy.rule =
                AgeThreshold{2.0 + i, 1, Seconds(30), Seconds(60), {50, 2}, {0, 1}};
        if (i % 10 == 9)
            scenario.plan.workers.jobTimeout = Seconds(20);
        all.push_back(scenario);
    }
    return all;
}

} // namespace

Q_DECLARE_METATYPE(afflux::InstructionSet)

class TestSweep : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void sameBitsAsOneByOne_data();
    void sameBitsAsOneByOne();
    void sameBitsOfRandomPolicies_data();
    void sameBitsOfRandomPolicies();
    void everyPolicyOnce_data();
    void everyPolicyOnce();
    void largeAndSmallFleetsTogether_data();
    void largeAndSmallFleetsTogether();
    void aBacklogThatNeverEnds();
    void saysHowFarItIs();
    void stopsWhenAsked();
    void stopsAtOnce();
    void nothingIsNothing();
};

/// A row for each instruction set this machine has, on one thread and on two.
static void addMachines()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<InstructionSet>("widest");
    for (const InstructionSet set : {InstructionSet::scalar, InstructionSet::sse41,
                                     InstructionSet::avx2, InstructionSet::avx512})
        for (const int threads : {1, 2})
            if (set <= bestInstructionSet())
                QTest::addRow("%s, %d threads", std::string(nameOf(set)).c_str(), threads)
                    << threads << set;
}

void TestSweep::sameBitsAsOneByOne_data()
{
    addMachines();
}

void TestSweep::sameBitsAsOneByOne()
{
    QFETCH(int, threads);
    QFETCH(InstructionSet, widest);
    const JobStream jobs = hour();
    const std::vector<Scenario> scenarios = policies();
    const auto outcomes = simulateMany(jobs, scenarios, {.threads = threads, .widest = widest});
    QCOMPARE(outcomes.size(), scenarios.size());
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const auto alone = simulate(jobs, scenarios[i], {.trace = TraceDetail::none});
        QVERIFY(outcomes[i] && alone);
        QVERIFY2(*outcomes[i] == alone->outcome, std::to_string(i).c_str());
    }
}

void TestSweep::sameBitsOfRandomPolicies_data()
{
    addMachines();
}

void TestSweep::sameBitsOfRandomPolicies()
{
    QFETCH(int, threads);
    QFETCH(InstructionSet, widest);
    // Other cases for each row, so that together they are many.
    const std::uint64_t first =
        10'000 * (static_cast<std::uint64_t>(widest) * 2 + static_cast<std::uint64_t>(threads));
    for (std::uint64_t number = first; number < first + 250; ++number) {
        test::RandomCase base = test::randomCase(number);
        if (number % 4 != 0)
            base.jobs.jobClass.clear();
        const std::vector<Scenario> scenarios = randomPolicies(base, number);
        const auto outcomes =
            simulateMany(base.jobs, scenarios, {.threads = threads, .widest = widest});
        for (std::size_t i = 0; i < scenarios.size(); ++i) {
            const auto alone = simulate(base.jobs, scenarios[i], {.trace = TraceDetail::none});
            QVERIFY(outcomes[i] && alone);
            QVERIFY2(*outcomes[i] == alone->outcome,
                     (std::to_string(number) + ", " + std::to_string(i)).c_str());
        }
    }
}

void TestSweep::everyPolicyOnce_data()
{
    addMachines();
}

/// Side by side or alone; side by side those that can be, of one clock, where there are lanes.
void TestSweep::everyPolicyOnce()
{
    QFETCH(int, threads);
    QFETCH(InstructionSet, widest);
    const JobStream jobs = hour();
    const std::vector<Scenario> scenarios = policies();
    const auto sweep = lanes::laneSweep(jobs, scenarios, threads, widest);
    std::vector<int> times(scenarios.size());
    for (const std::size_t number : sweep->alone)
        ++times.at(number);
    for (const lanes::LaneGroup& group : sweep->groups) {
        QVERIFY(group.policies.size() <= group.kernels->lanes);
        for (const lanes::LanePolicy& policy : group.policies) {
            ++times.at(policy.number);
            QCOMPARE(policy.plan.timing.evaluation, group.clock->interval);
        }
    }
    QVERIFY(std::ranges::all_of(times, [](int count) { return count == 1; }));
    const std::size_t withTimeouts = scenarios.size() / 10; // that may bite
    if (widest == InstructionSet::scalar)
        QVERIFY(sweep->groups.empty());
    else
        QVERIFY(sweep->alone.size() <= withTimeouts + 3 * 2); // and two left over of each clock
}

void TestSweep::largeAndSmallFleetsTogether_data()
{
    addMachines();
}

void TestSweep::largeAndSmallFleetsTogether()
{
    QFETCH(int, threads);
    QFETCH(InstructionSet, widest);
    Workload workload;
    workload.arrivals = PoissonArrivals{20, Seconds(1800)};
    workload.service = LogNormalService{Seconds(4), Seconds(12)};
    const JobStream jobs = sampleJobs(workload, 1, 0, Seconds(3600));
    std::vector<Scenario> scenarios;
    for (int i = 0; i < 48; ++i) {
        Scenario scenario;
        scenario.plan.workers.startupDelay = Seconds(20);
        scenario.plan.policy.limits = {1, 3 * i + 4}; // up to more than a lane takes
        scenario.plan.policy.evaluationInterval = Seconds(15);
        scenario.plan.policy.rule = TargetTracking{
            .target = 4, .scaleOutCooldown = Seconds(30), .scaleInCooldown = Seconds(60)};
        scenarios.push_back(scenario);
    }
    const auto outcomes = simulateMany(jobs, scenarios, {.threads = threads, .widest = widest});
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const auto alone = simulate(jobs, scenarios[i], {.trace = TraceDetail::none});
        QVERIFY(outcomes[i] && alone);
        QVERIFY2(*outcomes[i] == alone->outcome, std::to_string(i).c_str());
    }
}

/// Far too few workers: most jobs wait to the end, and their ages are all in the figures.
void TestSweep::aBacklogThatNeverEnds()
{
    Workload workload;
    workload.arrivals = PoissonArrivals{40, Seconds(1000)};
    workload.service = ExponentialService{Seconds(1)};
    const JobStream jobs = sampleJobs(workload, 1, 0, Seconds(3600));
    std::vector<Scenario> scenarios(5);
    for (int i = 0; i < 5; ++i)
        scenarios[static_cast<std::size_t>(i)].plan.policy.rule = Fixed{8 * i + 1};
    const auto outcomes = simulateMany(jobs, scenarios);
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const auto alone =
            simulate(jobs, scenarios[i], {.trace = TraceDetail::none, .engine = Engine::events});
        QVERIFY(outcomes[i] && alone);
        QVERIFY2(*outcomes[i] == alone->outcome, std::to_string(i).c_str());
    }
}

void TestSweep::saysHowFarItIs()
{
    const std::vector<Scenario> scenarios = policies();
    std::vector<std::size_t> seen;
    static_cast<void>(simulateMany(hour(), scenarios, {.threads = 2}, {},
                                   [&](std::size_t done) { seen.push_back(done); }));
    QCOMPARE(seen.size(), scenarios.size());
    for (std::size_t i = 0; i < seen.size(); ++i)
        QCOMPARE(seen[i], i + 1);
}

void TestSweep::stopsWhenAsked()
{
    const std::vector<Scenario> scenarios = policies();
    std::stop_source source;
    const auto outcomes =
        simulateMany(hour(), scenarios, {.threads = 1}, source.get_token(), [&](std::size_t done) {
            if (done == 5)
                source.request_stop();
        });
    // Those done before are there, whichever they are, and are right.
    const JobStream jobs = hour();
    int done = 0;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (outcomes[i]) {
            ++done;
            QVERIFY(*outcomes[i] ==
                    simulate(jobs, scenarios[i], {.trace = TraceDetail::none})->outcome);
        } else {
            QCOMPARE(outcomes[i].error().code, ErrorCode::interrupted);
        }
    }
    QCOMPARE(done, 5);
}

/// Within five milliseconds; the best of ten, since the machine may have other things to do.
void TestSweep::stopsAtOnce()
{
    using Clock = std::chrono::steady_clock;
    Workload workload;
    workload.arrivals = PoissonArrivals{100, Seconds(5000)};
    workload.service = LogNormalService{Seconds(0.1), Seconds(0.3)};
    const JobStream jobs = sampleJobs(workload, 1, 0, Seconds(3600));
    const std::vector<Scenario> scenarios = policies();
    Seconds shortest{1};
    for (int i = 1; i <= 10; ++i) {
        Clock::time_point returned;
        std::jthread running([&](const std::stop_token& stop) {
            static_cast<void>(simulateMany(jobs, scenarios, {.threads = 2}, stop));
            returned = Clock::now();
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(7 * i));
        const Clock::time_point asked = Clock::now();
        running.request_stop();
        running.join();
        shortest = std::min<Seconds>(shortest, returned - asked);
    }
    QVERIFY2(shortest < Seconds(0.005), std::to_string(shortest.count()).c_str());
}

void TestSweep::nothingIsNothing()
{
    QVERIFY(simulateMany(hour(), {}).empty());
}

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
