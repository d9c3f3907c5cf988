// SPDX-License-Identifier: GPL-3.0-or-later

// The scale-in drill: fourteen workers, suddenly two. Who leaves, and what becomes of their jobs.

#include "model/simulation/simulator.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <set>

using namespace afflux;
using test::fixedFleet;
using test::jobsAt;
using test::simulated;
using Steps = std::vector<Step>;

Q_DECLARE_METATYPE(afflux::LeavesFirst)

namespace {

/// From 15 to 35 s, between two decisions.
Scenario drill(int workers, int most)
{
    Scenario scenario = fixedFleet(workers);
    scenario.faults = {{.kind = FaultKind::scaleInDrill,
                        .from = Seconds(15),
                        .to = Seconds(35),
                        .amount = static_cast<double>(most)}};
    return scenario;
}

/// The job whose worker left, of three that are busy at 15; one that leaves is killed at 16.
/// -1: the worker that left had none.
int jobLost(LeavesFirst rule, std::vector<std::uint32_t> services, std::uint64_t seed = 1)
{
    Scenario scenario = drill(3, 2);
    scenario.run.seed = seed;
    scenario.plan.workers.leavesFirst = rule;
    scenario.plan.workers.gracePeriod = Seconds(1);
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    const auto run = simulated(jobsAt({0, 0, 0}, std::move(services)), scenario);
    const auto lost = std::ranges::find(run.starts.outcome, JobOutcome::lost);
    return lost == run.starts.outcome.end() ? -1 : int(lost - run.starts.outcome.begin());
}

} // namespace

class TestScaleInDrill : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void decisionsAreHeldToIt();
    void theFleetItFindsIsAPeak();
    void ofSeveralTheLeastCounts();
    void fourteenToTwoUnderLoad_data();
    void fourteenToTwoUnderLoad();
    void jobsComeBackAfterTheVisibilityTimeout();
    void whoLeaves_data();
    void whoLeaves();
    void atRandomAnyoneMayLeave();
};

void TestScaleInDrill::decisionsAreHeldToIt()
{
    const auto run = simulated(jobsAt({}, {}, 50), drill(14, 2));
    QCOMPARE(run.trace.running, (std::vector{14, 14, 2, 2, 2, 14}));
    QCOMPARE(run.trace.decision, (std::vector{14, 14, 2, 2, 14, 14}));
    QVERIFY(run.trace.reason[2].kind == Reason::Kind::drill);
    QCOMPARE(run.trace.reason[2].wanted, 14);
    QCOMPARE(run.trace.reason[2].limit, 2.0);
    QCOMPARE(run.outcome.scaling.in, 1);
    QCOMPARE(run.outcome.scaling.out, 1);
    QCOMPARE(run.outcome.scaling.reversals, 1);
    // The cut comes at once, not at the next decision.
    const auto cut = std::ranges::find(run.events, Event::Kind::scaledIn, &Event::kind);
    QCOMPARE(cut->at, 15);
    QCOMPARE(cut->from, 14);
    QCOMPARE(cut->to, 2);
    QVERIFY(cut->reason.kind == Reason::Kind::drill);
}

void TestScaleInDrill::theFleetItFindsIsAPeak()
{
    // The fleet becomes ready at the very instant the drill begins, between two decisions.
    Scenario scenario = drill(14, 2);
    scenario.plan.workers.initial = 0;
    scenario.plan.workers.startupDelay = Seconds(15);
    const auto run = simulated(jobsAt({}, {}, 30), scenario);
    QCOMPARE(run.outcome.fleet.peak, 14);
    QCOMPARE(run.trace.running, (std::vector{0, 0, 2, 2}));
}

void TestScaleInDrill::ofSeveralTheLeastCounts()
{
    Scenario scenario = drill(14, 6);
    scenario.faults.push_back(drill(14, 2).faults[0]);
    scenario.faults[1].to = Seconds(25);
    const auto run = simulated(jobsAt({}, {}, 40), scenario);
    QCOMPARE(run.trace.decision, (std::vector{14, 14, 2, 6, 14}));
}

void TestScaleInDrill::fourteenToTwoUnderLoad_data()
{
    QTest::addColumn<int>("jobTimeout");
    QTest::addColumn<int>("stopTimeout");
    QTest::addColumn<int>("gracePeriod");
    QTest::addColumn<int>("lost");
    // Every worker is busy with a job from 0 to 30; twelve are asked to leave at 15.
    QTest::newRow("job < stop < grace: nothing is lost") << 40 << 60 << 90 << 0;
    QTest::newRow("the drain limit is just what the jobs still need") << 40 << 15 << 90 << 0;
    QTest::newRow("one second short: twelve jobs") << 40 << 14 << 90 << 12;
    QTest::newRow("stop timeout below the jobs' length: twelve") << 40 << 10 << 90 << 12;
    QTest::newRow("the orchestrator kills before the worker gives up: twelve")
        << 40 << 60 << 5 << 12;
    QTest::newRow("job timeout below the jobs' length: all, wherever they run")
        << 20 << 60 << 90 << 14;
}

void TestScaleInDrill::fourteenToTwoUnderLoad()
{
    QFETCH(int, jobTimeout);
    QFETCH(int, stopTimeout);
    QFETCH(int, gracePeriod);
    Scenario scenario = drill(14, 2);
    Workers& workers = scenario.plan.workers;
    workers.delivery = Delivery::atMostOnce;
    workers.jobTimeout = Seconds(jobTimeout);
    workers.stopTimeout = Seconds(stopTimeout);
    workers.gracePeriod = Seconds(gracePeriod);
    const JobStream jobs =
        jobsAt(std::vector<std::uint32_t>(14, 0), std::vector<std::uint32_t>(14, 30));
    const auto run = simulated(jobs, scenario);
    QTEST(int(run.outcome.jobs.lost), "lost");
    QCOMPARE(run.outcome.jobs.completed + run.outcome.jobs.lost, 14);
}

void TestScaleInDrill::jobsComeBackAfterTheVisibilityTimeout()
{
    // Twelve are killed at 25, visible again 60 s after they were taken, and start afresh.
    Scenario scenario = drill(14, 2);
    scenario.plan.workers.stopTimeout = Seconds(10);
    scenario.plan.workers.visibilityTimeout = Seconds(60);
    const auto run = simulated(
        jobsAt(std::vector<std::uint32_t>(14, 0), std::vector<std::uint32_t>(14, 30)), scenario);
    QCOMPARE(run.outcome.jobs.lost, 0);
    QCOMPARE(run.outcome.jobs.returned, 12);
    QCOMPARE(run.outcome.workersKilled, 12);
    QCOMPARE(run.outcome.workThrownAway, 12 * 25.0);
    QCOMPARE(run.trace.dueBack[3], 12); // at 30
    QCOMPARE(std::ranges::count(run.starts.end, Step{30}), 2);
    QCOMPARE(std::ranges::count(run.starts.end, Step{90}), 12);
    QCOMPARE(run.outcome.timeToStart.max, 0.0);
    QCOMPARE(run.outcome.successfulStart.max, 60.0);
}

void TestScaleInDrill::whoLeaves_data()
{
    using Services = std::vector<std::uint32_t>;
    QTest::addColumn<LeavesFirst>("rule");
    QTest::addColumn<Services>("services");
    QTest::addColumn<int>("jobLost");
    const Services oneIdle{100, 5, 50};
    const Services allBusy{100, 50, 70};
    QTest::newRow("first to finish: the idle one") << LeavesFirst::firstToFinish << oneIdle << -1;
    QTest::newRow("first to finish, none idle: whose job ends soonest")
        << LeavesFirst::firstToFinish << allBusy << 1;
    QTest::newRow("first to finish, equal ends: the newest")
        << LeavesFirst::firstToFinish << Services{50, 50, 50} << 2;
    QTest::newRow("idle: the idle one") << LeavesFirst::idle << oneIdle << -1;
    QTest::newRow("idle, none is: the newest") << LeavesFirst::idle << allBusy << 2;
    QTest::newRow("newest, idle or not") << LeavesFirst::newest << oneIdle << 2;
    QTest::newRow("oldest, idle or not") << LeavesFirst::oldest << oneIdle << 0;
}

void TestScaleInDrill::whoLeaves()
{
    QFETCH(LeavesFirst, rule);
    QFETCH(std::vector<std::uint32_t>, services);
    QTEST(jobLost(rule, services), "jobLost");
}

void TestScaleInDrill::atRandomAnyoneMayLeave()
{
    std::set<int> lost;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        lost.insert(jobLost(LeavesFirst::random, {100, 50, 70}, seed));
    QCOMPARE(lost, (std::set{0, 1, 2}));
    // The same seed, the same one.
    QCOMPARE(jobLost(LeavesFirst::random, {100, 50, 70}, 7),
             jobLost(LeavesFirst::random, {100, 50, 70}, 7));
}

QTEST_GUILESS_MAIN(TestScaleInDrill)
#include "tst_scale_in_drill.moc"
