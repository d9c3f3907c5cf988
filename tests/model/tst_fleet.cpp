// SPDX-License-Identifier: GPL-3.0-or-later

// How long workers take to start, which class they serve first, and what they are billed.

#include "model/simulation/simulator.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace afflux;
using test::fixedFleet;
using test::jobsAt;
using test::simulated;
using Steps = std::vector<Step>;

class TestFleet : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void withoutAPercentileAllStartAlike();
    void startUpTimesHaveTheirMeanAndPercentile();
    void theNthWorkerTakesAsLongWhateverCameBefore();
    void theMostUrgentClassGoesFirst();
    void aReturnedJobKeepsItsPlaceInItsClass();
    void figuresOfClasses();
};

void TestFleet::withoutAPercentileAllStartAlike()
{
    Workers workers;
    workers.startupDelay = Seconds(45);
    const StartupDelays delays(workers, 1, 0);
    QVERIFY(delays.constant());
    QCOMPARE(delays.of(0), Seconds(45));
    QCOMPARE(delays.of(99), Seconds(45));
}

void TestFleet::startUpTimesHaveTheirMeanAndPercentile()
{
    // Log-normal, mean 45 s, 95 % within 90 s; of 100,000 workers the mean is within 0.5 %, the
    // share within 0.3 points: more than four standard errors each.
    constexpr std::uint32_t count = 100'000;
    Workers workers;
    workers.startupDelay = Seconds(45);
    workers.startupDelayP95 = Seconds(90);
    const StartupDelays delays(workers, 1, 0);
    double sum = 0;
    int within = 0;
    for (std::uint32_t worker = 0; worker < count; ++worker) {
        sum += delays.of(worker).count();
        within += delays.of(worker) <= Seconds(90) ? 1 : 0;
    }
    QVERIFY2(std::abs(sum / count - 45) < 0.225 * 2, QByteArray::number(sum / count));
    QVERIFY2(std::abs(within / double(count) - 0.95) < 0.003, QByteArray::number(within));
}

void TestFleet::theNthWorkerTakesAsLongWhateverCameBefore()
{
    // Two requested at 0 beside one that runs, or none that runs and three requested.
    Scenario scenario = fixedFleet(3);
    scenario.plan.workers.startupDelay = Seconds(45);
    scenario.plan.workers.startupDelayP95 = Seconds(90);
    const StartupDelays delays(scenario.plan.workers, scenario.run.seed, 0);
    const auto readyAt = [&](std::uint32_t worker) { return TimeGrid(1).steps(delays.of(worker)); };
    const JobStream jobs = jobsAt({0, 0, 0}, {900, 900, 900});
    for (const int running : {0, 1}) {
        scenario.plan.workers.initial = running;
        Steps expected;
        for (std::uint32_t worker = 0; worker < 3; ++worker)
            expected.push_back(int(worker) < running ? 0 : readyAt(worker));
        std::ranges::sort(expected);
        QCOMPARE(simulated(jobs, scenario).starts.start, expected);
    }
}

void TestFleet::theMostUrgentClassGoesFirst()
{
    // One worker, busy to 10; then by class, within it by arrival.
    JobStream jobs = jobsAt({0, 1, 2, 3, 4}, {10, 10, 10, 10, 10});
    jobs.jobClass = {2, 2, 1, 0, 1};
    QCOMPARE(simulated(jobs, fixedFleet(1)).starts.start, (Steps{0, 40, 20, 10, 30}));
    // A more urgent one that arrives as the worker comes free still goes first.
    jobs.arrival = {0, 1, 2, 10, 20};
    jobs.jobClass = {2, 2, 1, 0, 0};
    QCOMPARE(simulated(jobs, fixedFleet(1)).starts.start, (Steps{0, 40, 30, 10, 20}));
}

void TestFleet::aReturnedJobKeepsItsPlaceInItsClass()
{
    // The first job is stopped at 20, back at once: before the third of its class, after the
    // urgent one.
    Scenario scenario = fixedFleet(1);
    scenario.plan.workers.jobTimeout = Seconds(20);
    scenario.plan.workers.maxAttempts = 2;
    JobStream jobs = jobsAt({0, 1, 2}, {30, 5, 5});
    jobs.jobClass = {1, 0, 1};
    const auto run = simulated(jobs, scenario);
    QCOMPARE(run.starts.start, (Steps{0, 20, 45}));
    QCOMPARE(run.starts.end, (Steps{45, 25, 50}));
}

void TestFleet::figuresOfClasses()
{
    JobStream jobs = jobsAt({0, 1, 2, 3}, {10, 10, 10, 1000});
    jobs.jobClass = {3, 3, 1, 3};
    const auto run = simulated(jobs, fixedFleet(1));
    // Waits: 0, 19 and 27 of the least urgent, 8 of the other.
    QCOMPARE(run.outcome.classes.size(), std::size_t(2));
    QCOMPARE(run.outcome.classes[0].jobClass, 1);
    QCOMPARE(run.outcome.classes[0].arrived, 1);
    QCOMPARE(run.outcome.classes[0].timeToStart.max, 8.0);
    QCOMPARE(run.outcome.classes[1].jobClass, 3);
    QCOMPARE(run.outcome.classes[1].arrived, 3);
    QCOMPARE(run.outcome.classes[1].started, 3);
    QCOMPARE(run.outcome.classes[1].timeToStart.p50, 19.0);
    QCOMPARE(run.outcome.classes[1].timeToStart.max, 27.0);
    // All of one class: no figures by class.
    jobs.jobClass = {3, 3, 3, 3};
    QVERIFY(simulated(jobs, fixedFleet(1)).outcome.classes.empty());
}

QTEST_GUILESS_MAIN(TestFleet)
#include "tst_fleet.moc"
