// SPDX-License-Identifier: GPL-3.0-or-later

// What each fault does to jobs and workers, one by one and together, worked out by hand.

#include "model/simulation/simulator.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using test::fixedFleet;
using test::jobsAt;
using test::simulated;
using Steps = std::vector<Step>;

Q_DECLARE_METATYPE(afflux::Faults)

namespace {

Fault fault(FaultKind kind, double from, double to, double amount = 1)
{
    return {.kind = kind, .from = Seconds(from), .to = Seconds(to), .amount = amount};
}

/// One worker that no capacity or a slow start may hold back: requested at 0, 10 s to start.
Scenario oneStarting(Faults faults)
{
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.initial = 0;
    scenario.plan.workers.startupDelay = Seconds(10);
    scenario.faults = std::move(faults);
    return scenario;
}

/// Steps out by one at 20 s, when the job that waits since 0 is older than 10 s, and would next at
/// 1020 s: a long cooldown. What is asked for does not come within the run.
Scenario longCooldown()
{
    Scenario scenario;
    scenario.plan.workers.initial = 1;
    scenario.plan.workers.startupDelay = Seconds(5000);
    scenario.plan.policy.rule = AgeThreshold{10, 2, Seconds(1000), Seconds(1000), {0, 1}, {0, 1}};
    scenario.plan.policy.limits = {1, 9};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    return scenario;
}

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void aStuckJobHoldsItsSlotForGood();
    void theJobTimeoutFreesAStuckJob();
    void aJobIsStuckOnce();
    void slowServiceMultiplies();
    void startsThatAreHeldBack_data();
    void startsThatAreHeldBack();
    void billingBeginsWithCapacity();
    void aCrashedWorkerIsReplacedAtOnce();
    void whatAControllerForgets_data();
    void whatAControllerForgets();
    void burstsRepeatTheJobsWithin();
    void faultsAreEvents();
    void aReplacementWaitsForCapacity();
};

void TestFaults::aStuckJobHoldsItsSlotForGood()
{
    // The first job to begin within 10..20 is the second; behind it nothing moves.
    const JobStream jobs = jobsAt({0, 12, 15, 30}, {5, 5, 5, 5});
    Scenario scenario = fixedFleet(1);
    scenario.faults = {fault(FaultKind::stuckJobs, 10, 20)};
    const auto one = simulated(jobs, scenario);
    QCOMPARE(one.starts.start, (Steps{0, 12, -1, -1}));
    QCOMPARE(one.starts.end, (Steps{5, -1, -1, -1}));
    QCOMPARE(one.outcome.jobs.inFlight, 1);
    // The next one within the span is not stuck.
    scenario.plan.policy.rule = Fixed{2};
    QCOMPARE(simulated(jobs, scenario).starts.end, (Steps{5, -1, 20, 35}));
}

void TestFaults::theJobTimeoutFreesAStuckJob()
{
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.jobTimeout = Seconds(20);
    scenario.faults = {fault(FaultKind::stuckJobs, 10, 20)};
    const auto run = simulated(jobsAt({0, 12, 15}, {5, 5, 5}), scenario);
    // Stopped at 32, back at once in its old place, and no longer within the span.
    QCOMPARE(run.starts.end, (Steps{5, 37, 42}));
    QCOMPARE(run.outcome.workThrownAway, 20.0);
}

void TestFaults::aJobIsStuckOnce()
{
    // Tried at 12, 32, 52, 72, 92 within the span, and at 112 after it: one job of the two allowed.
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.jobTimeout = Seconds(20);
    scenario.faults = {fault(FaultKind::stuckJobs, 10, 100, 2)};
    const auto run = simulated(jobsAt({12, 15}, {5, 5}), scenario);
    QCOMPARE(run.starts.start, (Steps{12, 117}));
    QCOMPARE(run.starts.end, (Steps{117, 122}));
    QCOMPARE(run.outcome.jobs.returned, 5);
    QCOMPARE(run.outcome.workThrownAway, 100.0);
}

void TestFaults::slowServiceMultiplies()
{
    // An attempt takes what is in force when it begins: 1, 3, 3 x 2, 2 and 1 times 4 s.
    Scenario scenario = fixedFleet(10);
    scenario.faults = {fault(FaultKind::slowService, 10, 20, 3),
                       fault(FaultKind::slowService, 15, 30, 2)};
    const auto run = simulated(jobsAt({9, 10, 15, 20, 30}, {4, 4, 4, 4, 4}), scenario);
    QCOMPARE(run.starts.end, (Steps{13, 22, 39, 28, 34}));
    // To the nearest step: 1.5 s is 2 s.
    scenario.faults = {fault(FaultKind::slowService, 0, 20, 1.5)};
    QCOMPARE(simulated(jobsAt({0}, {1}), scenario).starts.end, (Steps{2}));
}

void TestFaults::startsThatAreHeldBack_data()
{
    using enum FaultKind;
    QTest::addColumn<Faults>("faults");
    QTest::addColumn<int>("ready");
    QTest::newRow("nothing: 10 s") << Faults{} << 10;
    QTest::newRow("slow start: three times as long") << Faults{fault(slowStart, 0, 5, 3)} << 30;
    QTest::newRow("a start begun before a slow start is not slowed")
        << Faults{fault(slowStart, 1, 50, 3)} << 10;
    QTest::newRow("two slow starts multiply")
        << Faults{fault(slowStart, 0, 5, 3), fault(slowStart, 0, 9, 2)} << 60;
    QTest::newRow("no capacity: the start begins when it ends")
        << Faults{fault(noCapacity, 0, 25)} << 35;
    QTest::newRow("no capacity twice on end")
        << Faults{fault(noCapacity, 0, 25), fault(noCapacity, 25, 40)} << 50;
    QTest::newRow("no capacity again after a start has begun does not stop it")
        << Faults{fault(noCapacity, 0, 25), fault(noCapacity, 26, 90)} << 35;
    QTest::newRow("capacity comes back within a slow start")
        << Faults{fault(noCapacity, 0, 25), fault(slowStart, 20, 30, 2)} << 45;
}

void TestFaults::startsThatAreHeldBack()
{
    QFETCH(Faults, faults);
    const auto run = simulated(jobsAt({0}, {1}), oneStarting(faults));
    QTEST(int(run.starts.start[0]), "ready");
}

void TestFaults::billingBeginsWithCapacity()
{
    Scenario scenario = oneStarting({fault(FaultKind::noCapacity, 0, 25)});
    const JobStream jobs = jobsAt({}, {}, 100);
    QCOMPARE(simulated(jobs, scenario).outcome.cost.workerSeconds, 75.0);
    scenario.plan.workers.cost.billedFrom = BilledFrom::running;
    QCOMPARE(simulated(jobs, scenario).outcome.cost.workerSeconds, 65.0);
}

void TestFaults::aCrashedWorkerIsReplacedAtOnce()
{
    // A mean of 10 s to the crash, counted from the fault's start; none after the first.
    Fault crash = fault(FaultKind::crashes, 10, 1000, 360);
    const Step crashed = 10 + std::max(Step{1}, TimeGrid(1).steps(timeToCrash(crash, 1, 0, 0, 0)));
    crash.to = Seconds(static_cast<double>(crashed + 1));
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.startupDelay = Seconds(7);
    scenario.faults = {crash};
    const auto run = simulated(jobsAt({0}, {400}), scenario);
    QCOMPARE(run.outcome.workersCrashed, 1);
    QCOMPARE(run.outcome.workThrownAway, static_cast<double>(crashed));
    QCOMPARE(run.starts.end, (Steps{crashed + 7 + 400}));
    QCOMPARE(run.outcome.scaling.out, 0); // desired did not change
    // The end of the span is not in it.
    scenario.faults[0].to = Seconds(static_cast<double>(crashed));
    QCOMPARE(simulated(jobsAt({0}, {400}), scenario).outcome.workersCrashed, 0);
}

void TestFaults::whatAControllerForgets_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<std::vector<int>>("decisions"); // at 0, 10, ... 60
    QTest::newRow("no restart: the cooldown holds")
        << 900.0 << 900.0 << std::vector{1, 1, 2, 2, 2, 2, 2};
    QTest::newRow("no decision while it is down; then the cooldown is forgotten")
        << 35.0 << 45.0 << std::vector{1, 1, 2, 2, 2, 3, 3};
    QTest::newRow("a restart of no length only forgets")
        << 35.0 << 35.0 << std::vector{1, 1, 2, 2, 3, 3, 3};
    QTest::newRow("down when it would have stepped out: later")
        << 15.0 << 25.0 << std::vector{1, 1, 1, 2, 2, 2, 2};
    QTest::newRow("the end is not within") << 35.0 << 40.0 << std::vector{1, 1, 2, 2, 3, 3, 3};
}

void TestFaults::whatAControllerForgets()
{
    QFETCH(double, from);
    QFETCH(double, to);
    Scenario scenario = longCooldown();
    scenario.faults = {fault(FaultKind::controllerRestart, from, to)};
    const auto run = simulated(jobsAt({0, 0}, {900, 1}, 60), scenario);
    QTEST(run.trace.decision, "decisions");
    for (std::size_t i = 0; i < run.trace.size(); ++i)
        QCOMPARE(run.trace.reason[i].kind == Reason::Kind::controllerDown,
                 run.trace.time[i] >= from && run.trace.time[i] < to);
}

void TestFaults::burstsRepeatTheJobsWithin()
{
    const JobStream jobs = jobsAt({5, 10, 15, 20}, {1, 2, 3, 4});
    const auto within = [&](double amount) {
        const Faults faults{fault(FaultKind::burst, 10, 20, amount)};
        return applyBursts(jobs, faults, 1, 0);
    };
    const JobStream threefold = within(3);
    QCOMPARE(threefold.size(), std::size_t(8)); // 1 + 3 + 3 + 1
    QCOMPARE(threefold.arrival.front(), 5U);
    QCOMPARE(threefold.service, (std::vector<std::uint32_t>{1, 2, 2, 2, 3, 3, 3, 4}));
    QVERIFY(threefold.arrival[6] < 20); // copies come before the burst ends
    QCOMPARE(within(0).service, (std::vector<std::uint32_t>{1, 4}));
}

void TestFaults::faultsAreEvents()
{
    Scenario scenario = fixedFleet(1);
    scenario.faults = {fault(FaultKind::slowService, 13, 20, 2),
                       fault(FaultKind::noCapacity, 5, 13)};
    const auto run = simulated(jobsAt({}, {}), scenario);
    const auto same = [&](std::size_t i, Event::Kind kind, Step at, std::uint32_t number) {
        return run.events[i].kind == kind && run.events[i].at == at &&
               run.events[i].fault == number;
    };
    QCOMPARE(run.events.size(), std::size_t(4));
    QVERIFY(same(0, Event::Kind::faultBegan, 5, 1));
    QVERIFY(same(1, Event::Kind::faultBegan, 13, 0)); // at one instant by kind
    QVERIFY(same(2, Event::Kind::faultEnded, 13, 1));
    QVERIFY(same(3, Event::Kind::faultEnded, 20, 0));
}

void TestFaults::aReplacementWaitsForCapacity()
{
    // A drill from 14 to 2 in 15..35; what is asked for again at 40 comes when capacity does.
    Scenario scenario = fixedFleet(14);
    scenario.faults = {fault(FaultKind::scaleInDrill, 15, 35, 2),
                       fault(FaultKind::noCapacity, 30, 60)};
    const auto run = simulated(jobsAt({}, {}, 70), scenario);
    QCOMPARE(run.trace.running, (std::vector{14, 14, 2, 2, 2, 2, 14, 14}));
    QCOMPARE(run.trace.starting, (std::vector{0, 0, 0, 0, 0, 12, 0, 0}));
    // 14 for 15 s, 2 for 45 s, 14 for the last 10 s: who waits for capacity costs nothing.
    QCOMPARE(run.outcome.cost.workerSeconds, 14 * 15.0 + 2 * 45 + 14 * 10);
}

QTEST_GUILESS_MAIN(TestFaults)
#include "tst_faults.moc"
