// SPDX-License-Identifier: GPL-3.0-or-later

// Runs small enough to work out by hand: what becomes of jobs and workers, step by step.

#include "model/simulation/simulator.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>

using namespace afflux;
using test::fixedFleet;
using test::jobsAt;
using test::simulated;

namespace {

/// One worker that is asked to leave at 0, while it holds a job: the fixed count is 0.
Scenario leavingAtOnce()
{
    Scenario scenario = fixedFleet(0);
    scenario.plan.workers.initial = 1;
    return scenario;
}

using Steps = std::vector<Step>;

} // namespace

class TestSimulator : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void oldestJobGoesToTheSlotFreeLongest();
    void startingWorkersTakeJobsWhenReady();
    void drainingWorkerFinishesItsJobs();
    void killedWorkLostAtMostOnce();
    void killedWorkComesBackAtLeastOnce();
    void theShorterOfStopTimeoutAndGraceKills();
    void rightOrderOfTimeoutsLosesNothing();
    void timedOutJobsAreTriedAgainThenDeadLettered();
    void startingWorkersAreCancelledFirst();
    void billing_data();
    void billing();
    void runOfABareListEndsAtATick();
    void runOfABareListEndsAfterItsDrain();
    void reversalsWithinTheWindow_data();
    void reversalsWithinTheWindow();
    void jobsNotStartedCountWithTheirAge();
    void stopIsHeeded();
};

void TestSimulator::oldestJobGoesToTheSlotFreeLongest()
{
    // Two workers; the second is free since 3, the first since 5; then two jobs arrive together.
    Scenario scenario = fixedFleet(2);
    const auto run = simulated(jobsAt({0, 0, 6, 6, 7}, {5, 3, 10, 4, 1}), scenario);
    QCOMPARE(run.starts.start, (Steps{0, 0, 6, 6, 10}));
    QCOMPARE(run.starts.end, (Steps{5, 3, 16, 10, 11}));
    QCOMPARE(run.outcome.jobs.completed, 5);
}

void TestSimulator::startingWorkersTakeJobsWhenReady()
{
    Scenario scenario = fixedFleet(2);
    scenario.plan.workers.initial = 0;
    scenario.plan.workers.startupDelay = Seconds(11);
    const auto run = simulated(jobsAt({0, 5, 11}, {20, 20, 1}), scenario);
    QCOMPARE(run.starts.start, (Steps{11, 11, 31}));
    QCOMPARE(run.trace.starting[1], 2);
    QCOMPARE(run.trace.running[2], 2);
    QCOMPARE(run.outcome.fleet.secondsAtZero, 11.0);
}

void TestSimulator::drainingWorkerFinishesItsJobs()
{
    const auto run = simulated(jobsAt({0, 1}, {25, 5}), leavingAtOnce());
    QCOMPARE(run.starts.end, (Steps{25, -1})); // takes no new job
    QCOMPARE(run.trace.draining[1], 1);
    QCOMPARE(run.trace.draining[3], 0);
    QCOMPARE(run.outcome.cost.workerSeconds, 25.0); // draining is billed
    QVERIFY(run.outcome.asleepSince == 1.0);
}

void TestSimulator::killedWorkLostAtMostOnce()
{
    Scenario scenario = leavingAtOnce();
    scenario.plan.workers.gracePeriod = Seconds(24);
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    const auto run = simulated(jobsAt({0}, {25}), scenario);
    QCOMPARE(run.starts.end, (Steps{24}));
    QVERIFY(run.starts.outcome[0] == JobOutcome::lost);
    QCOMPARE(run.outcome.jobs.lost, 1);
    QCOMPARE(run.outcome.workThrownAway, 24.0);
    // A job that ends just as the grace period does has ended.
    QCOMPARE(simulated(jobsAt({0}, {24}), scenario).outcome.jobs.completed, 1);
}

void TestSimulator::killedWorkComesBackAtLeastOnce()
{
    // The only job is on the oldest of two workers; age threshold with nothing waiting lets it go.
    Scenario scenario;
    scenario.plan.workers.initial = 2;
    scenario.plan.workers.leavesFirst = LeavesFirst::oldest;
    scenario.plan.workers.gracePeriod = Seconds(4);
    scenario.plan.workers.visibilityTimeout = Seconds(30);
    scenario.plan.policy.rule = AgeThreshold{};
    scenario.plan.policy.limits = {1, 2};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    const auto run = simulated(jobsAt({0}, {25}), scenario);
    // Interrupted at 4, visible again at 0 + 30, afresh on the other worker.
    QCOMPARE(run.starts.start, (Steps{0}));
    QCOMPARE(run.starts.end, (Steps{55}));
    QCOMPARE(run.trace.dueBack[1], 1);
    QCOMPARE(run.trace.inFlight[3], 1);
    QCOMPARE(run.outcome.jobs.returned, 1);
    QCOMPARE(run.outcome.workThrownAway, 4.0);
    QCOMPARE(run.outcome.timeToStart.max, 0.0); // of its first start
    // Without a visibility timeout it starts again at once.
    scenario.plan.workers.visibilityTimeout = Seconds(0);
    QCOMPARE(simulated(jobsAt({0}, {25}), scenario).starts.end, (Steps{29}));
}

void TestSimulator::theShorterOfStopTimeoutAndGraceKills()
{
    Scenario scenario = leavingAtOnce();
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    scenario.plan.workers.stopTimeout = Seconds(7);
    scenario.plan.workers.gracePeriod = Seconds(12);
    QCOMPARE(simulated(jobsAt({0}, {25}), scenario).starts.end, (Steps{7}));
    scenario.plan.workers.stopTimeout = Seconds(20);
    QCOMPARE(simulated(jobsAt({0}, {25}), scenario).starts.end, (Steps{12}));
}

void TestSimulator::rightOrderOfTimeoutsLosesNothing()
{
    // job timeout < stop timeout < grace period: a job either ends or times out, it is never
    // killed.
    Scenario scenario = leavingAtOnce();
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    scenario.plan.workers.jobTimeout = Seconds(90);
    scenario.plan.workers.stopTimeout = Seconds(180);
    scenario.plan.workers.gracePeriod = Seconds(240);
    QCOMPARE(simulated(jobsAt({0}, {90}), scenario).outcome.jobs.lost, 0);
    scenario.plan.workers.stopTimeout = Seconds(60); // broken: the same job is lost
    QCOMPARE(simulated(jobsAt({0}, {90}), scenario).outcome.jobs.lost, 1);
}

void TestSimulator::timedOutJobsAreTriedAgainThenDeadLettered()
{
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.jobTimeout = Seconds(20);
    scenario.plan.workers.visibilityTimeout = Seconds(50);
    scenario.plan.workers.maxAttempts = 3;
    const auto run = simulated(jobsAt({0, 0}, {21, 20}), scenario);
    // Starts of the first at 0, 50, 100; the second runs in between, exactly its timeout.
    QCOMPARE(run.starts.start, (Steps{0, 20}));
    QCOMPARE(run.starts.end, (Steps{120, 40}));
    QVERIFY(run.starts.outcome[0] == JobOutcome::deadLettered);
    QVERIFY(run.starts.outcome[1] == JobOutcome::completed);
    QCOMPARE(run.outcome.jobs.returned, 2);
    QCOMPARE(run.outcome.workThrownAway, 60.0);
    // More attempts than fit into a byte.
    scenario.plan.workers.visibilityTimeout = Seconds(0);
    scenario.plan.workers.maxAttempts = 300;
    QCOMPARE(simulated(jobsAt({0}, {21}, 10'000), scenario).starts.end, (Steps{6000}));
}

void TestSimulator::startingWorkersAreCancelledFirst()
{
    // Steps out by 3 while the job waits; once it starts, back in by 2: both from those starting.
    Scenario scenario;
    scenario.plan.workers.initial = 1;
    scenario.plan.workers.startupDelay = Seconds(100);
    scenario.plan.policy.rule = AgeThreshold{10, 2, Seconds(0), Seconds(0), {0, 3}, {0, 2}};
    scenario.plan.policy.limits = {1, 9};
    scenario.plan.policy.evaluationInterval = Seconds(20);
    const auto run = simulated(jobsAt({0, 0}, {25, 60}, 140), scenario);
    QCOMPARE(run.trace.decision[1], 4); // at 20
    QCOMPARE(run.trace.decision[2], 2); // at 40
    QCOMPARE(run.trace.running[3], 1);
    QCOMPARE(run.trace.starting[3], 1);
    QCOMPARE(run.trace.draining[3], 0); // cancelled at once
    // 0..140, two cancelled after 20 s; the third too, at 60.
    QCOMPARE(run.outcome.cost.workerSeconds, 140 + 2 * 20.0 + 40);
}

void TestSimulator::billing_data()
{
    QTest::addColumn<bool>("fromRequest");
    QTest::addColumn<int>("increment");
    QTest::addColumn<double>("workerSeconds");
    // One worker from 0 to 95; another requested at 0, running at 11, there to the end at 95.
    QTest::newRow("from the request") << true << 0 << 190.0;
    QTest::newRow("from running") << false << 0 << 95.0 + 84;
    QTest::newRow("whole minutes, from the request") << true << 60 << 240.0;
    QTest::newRow("steps of 42, from running: 95 is 126, 84 is 84") << false << 42 << 210.0;
}

void TestSimulator::billing()
{
    QFETCH(bool, fromRequest);
    QFETCH(int, increment);
    Scenario scenario = fixedFleet(2);
    scenario.plan.workers.initial = 1;
    scenario.plan.workers.startupDelay = Seconds(11);
    Cost& cost = scenario.plan.workers.cost;
    cost.billedFrom = fromRequest ? BilledFrom::request : BilledFrom::running;
    cost.increment = Seconds(increment);
    cost.perWorkerHour = 3.6;
    cost.fixedPerMonth = 10;
    const Outcome outcome = simulated(jobsAt({}, {}, 95), scenario).outcome;
    QTEST(outcome.cost.workerSeconds, "workerSeconds");
    QCOMPARE(outcome.cost.amount, outcome.cost.workerSeconds / 1000);
    QCOMPARE(outcome.cost.perMonth, outcome.cost.amount * 730 * 3600 / 95 + 10);
}

void TestSimulator::runOfABareListEndsAtATick()
{
    // Ends at 33; the first tick with nothing left is at 40. An empty list ends at 0.
    QCOMPARE(simulated(jobsAt({3}, {30}, {}), fixedFleet(1)).outcome.duration, 40.0);
    QCOMPARE(simulated(jobsAt({3}, {27}, {}), fixedFleet(1)).outcome.duration, 30.0);
    const auto empty = simulated(jobsAt({}, {}, {}), fixedFleet(1));
    QCOMPARE(empty.outcome.duration, 0.0);
    QCOMPARE(empty.trace.size(), std::size_t(1));
}

void TestSimulator::runOfABareListEndsAfterItsDrain()
{
    Scenario scenario = fixedFleet(1);
    scenario.run.drain = Seconds(25);
    const auto run = simulated(jobsAt({0, 5}, {100, 1}, {}), scenario);
    QCOMPARE(run.outcome.duration, 30.0);
    QCOMPARE(run.trace.time.back(), 30.0); // a tick on the very end is still taken
    QCOMPARE(run.outcome.jobs.inFlight, 1);
    QCOMPARE(run.outcome.jobs.waiting, 1);
}

void TestSimulator::reversalsWithinTheWindow_data()
{
    QTest::addColumn<int>("cooldown");
    QTest::addColumn<int>("reversals");
    QTest::newRow("ten minutes apart") << 600 << 1;
    QTest::newRow("longer apart") << 601 << 0;
}

void TestSimulator::reversalsWithinTheWindow()
{
    QFETCH(int, cooldown);
    Scenario scenario;
    scenario.plan.policy.rule = AgeThreshold{10, 2, Seconds(0), Seconds(cooldown), {0, 1}, {0, 1}};
    scenario.plan.policy.limits = {1, 2};
    scenario.plan.policy.evaluationInterval = Seconds(1);
    const Outcome outcome = simulated(jobsAt({0, 0}, {20, 1}, 800), scenario).outcome;
    QCOMPARE(outcome.scaling.out, 1);
    QCOMPARE(outcome.scaling.in, 1);
    QTEST(int(outcome.scaling.reversals), "reversals");
}

void TestSimulator::jobsNotStartedCountWithTheirAge()
{
    // Waits of 0, 40 and, not started by the end, 60 and 30.
    Scenario scenario = fixedFleet(1);
    scenario.objective = {50, Seconds(40)};
    const auto run = simulated(jobsAt({0, 0, 40, 70}, {40, 100, 1, 1}, 100), scenario);
    const TimeToStart& waits = run.outcome.timeToStart;
    QCOMPARE(waits.p50, 30.0);
    QCOMPARE(waits.atObjective, 30.0);
    QCOMPARE(waits.p90, 60.0);
    QCOMPARE(waits.max, 60.0);
    QCOMPARE(waits.mean, 32.5);
    QCOMPARE(waits.withinObjective, 0.75);
    QCOMPARE(run.outcome.oldestAgePeak, 60.0);
    QCOMPARE(run.outcome.secondsAboveObjective, 20.0); // 80 to 100
    QCOMPARE(run.outcome.jobs.waiting, 2);
    QCOMPARE(run.outcome.jobs.started, 2);
}

void TestSimulator::stopIsHeeded()
{
    std::stop_source stop;
    stop.request_stop();
    const auto result = simulate(jobsAt({0}, {1}), fixedFleet(1), {}, stop.get_token());
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::interrupted);
}

QTEST_GUILESS_MAIN(TestSimulator)
#include "tst_simulator.moc"
