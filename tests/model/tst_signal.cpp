// SPDX-License-Identifier: GPL-3.0-or-later

// What a controller reads, above all with no worker to divide by, and what follows in a run.

#include "model/policy/signal.h"
#include "model/simulation/simulator.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;

Q_DECLARE_METATYPE(afflux::AtZero)

namespace {

QueueState queue(std::int64_t depth, int running)
{
    QueueState state;
    state.depth = depth;
    state.running = running;
    state.desired = running;
    return state;
}

Signal reading(AtZero atZero, WorkerCount workers = WorkerCount::running,
               Rounding rounding = Rounding::up)
{
    Signal signal;
    signal.atZero = atZero;
    signal.workers = workers;
    signal.rounding = rounding;
    return signal;
}

double backlog(const Signal& signal, const QueueState& state, double target = 5)
{
    return readSignal(Metric::backlogPerWorker, signal, state, target).value();
}

JobStream burst(int jobs, int service)
{
    JobStream stream;
    stream.grid = TimeGrid(1);
    stream.arrival.assign(static_cast<std::size_t>(jobs), 0);
    stream.service.assign(static_cast<std::size_t>(jobs), static_cast<std::uint32_t>(service));
    return stream;
}

/// A fleet that may sleep, tracking a backlog of @p target per worker.
Scenario sleepy(AtZero atZero, double target)
{
    Scenario scenario;
    scenario.plan.signal.atZero = atZero;
    scenario.plan.policy.rule = TargetTracking{.target = target};
    scenario.plan.policy.limits = {0, 10};
    scenario.run.drain = Seconds(1800);
    return scenario;
}

} // namespace

class TestSignal : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void backlogPerWorker_data();
    void backlogPerWorker();
    void quotientCountsTheWorkersAsked();
    void floorDividesByDesired();
    void metrics();
    void floorNeverWakesAndTheOutcomeSaysSo();
    void wakeRuleWakes();
    void plainSleepsUpToTheTarget();
    void delayedSampleIsReadWhenDelivered();
    void blindBeforeTheFirstDelivery();
    void arrivalRateLooksBackOneInterval();
};

void TestSignal::backlogPerWorker_data()
{
    QTest::addColumn<AtZero>("atZero");
    QTest::addColumn<bool>("roundedUp");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("workers");
    QTest::addColumn<double>("reads"); // target 5
    QTest::newRow("50 on 10") << AtZero::plain << true << 50 << 10 << 5.0;
    QTest::newRow("50 on 1") << AtZero::plain << true << 50 << 1 << 50.0;
    QTest::newRow("5,000 on 5") << AtZero::plain << true << 5000 << 5 << 1000.0;
    QTest::newRow("51 on 10, up") << AtZero::plain << true << 51 << 10 << 6.0;
    QTest::newRow("51 on 10, exact") << AtZero::plain << false << 51 << 10 << 5.1;
    QTest::newRow("none waits") << AtZero::plain << true << 0 << 4 << 0.0;
    QTest::newRow("plain at zero divides by one") << AtZero::plain << true << 3 << 0 << 3.0;
    QTest::newRow("plain at zero, 50") << AtZero::plain << true << 50 << 0 << 50.0;
    QTest::newRow("wake rule at zero, 3 of target 5") << AtZero::wakeRule << true << 3 << 0 << 5.1;
    QTest::newRow("wake rule at zero, 50") << AtZero::wakeRule << true << 50 << 0 << 50.1;
    QTest::newRow("wake rule, nothing waits") << AtZero::wakeRule << true << 0 << 0 << 0.0;
    QTest::newRow("wake rule with workers is plain") << AtZero::wakeRule << true << 51 << 10 << 6.0;
    QTest::newRow("floor at zero, 24") << AtZero::floor << true << 24 << 0 << 24.0;
    QTest::newRow("floor is never rounded") << AtZero::floor << true << 51 << 10 << 5.1;
    QTest::newRow("floor, nothing waits on 4: never 0") << AtZero::floor << true << 0 << 4 << 0.25;
    QTest::newRow("floor, nothing waits at zero") << AtZero::floor << true << 0 << 0 << 1.0;
}

void TestSignal::backlogPerWorker()
{
    QFETCH(AtZero, atZero);
    QFETCH(bool, roundedUp);
    QFETCH(int, depth);
    QFETCH(int, workers);
    const Signal signal =
        reading(atZero, WorkerCount::running, roundedUp ? Rounding::up : Rounding::exact);
    QTEST(backlog(signal, queue(depth, workers)), "reads");
}

void TestSignal::quotientCountsTheWorkersAsked()
{
    QueueState starting = queue(60, 2);
    starting.starting = 4;
    starting.desired = 6;
    QCOMPARE(backlog(reading(AtZero::plain), starting), 30.0);
    QCOMPARE(backlog(reading(AtZero::plain, WorkerCount::desired), starting), 10.0);
}

void TestSignal::floorDividesByDesired()
{
    QueueState starting = queue(60, 0);
    starting.starting = 6;
    starting.desired = 6;
    QCOMPARE(backlog(reading(AtZero::floor), starting), 10.0);
}

void TestSignal::metrics()
{
    QueueState state = queue(7, 2);
    state.inFlight = 3;
    state.oldestAge = Seconds(12.5);
    state.arrivalsPerSecond = 0.25;
    const auto read = [&](Metric metric) { return readSignal(metric, {}, state, 5).value(); };
    QCOMPARE(read(Metric::depth), 7.0);
    QCOMPARE(read(Metric::depthAndInFlight), 10.0);
    QCOMPARE(read(Metric::backlogPerWorker), 4.0);
    QCOMPARE(read(Metric::oldestAge), 12.5);
    QCOMPARE(read(Metric::inFlightPerWorker), 1.5);
    QCOMPARE(read(Metric::arrivalRate), 0.25);
    QVERIFY(unitOf(Metric::oldestAge) == Unit::seconds);
    QVERIFY(unitOf(Metric::backlogPerWorker) == Unit::jobs);
}

void TestSignal::floorNeverWakesAndTheOutcomeSaysSo()
{
    const auto run = simulate(burst(24, 1), sleepy(AtZero::floor, 24));
    QVERIFY(run);
    QCOMPARE(run->outcome.jobs.started, 0);
    QCOMPARE(run->outcome.jobs.waiting, 24);
    QVERIFY(run->outcome.asleepSince == 0.0);
    QCOMPARE(run->outcome.duration, 1800.0);
    QCOMPARE(run->outcome.timeToStart.max, 1800.0);
    QCOMPARE(run->outcome.fleet.secondsAtZero, 1800.0);
    QCOMPARE(run->trace.signal.back(), 24.0);
    QCOMPARE(run->trace.decision.back(), 0);
    // One more message wakes it.
    const auto woken = simulate(burst(25, 1), sleepy(AtZero::floor, 24));
    QVERIFY(woken);
    QVERIFY(!woken->outcome.asleepSince);
    QCOMPARE(woken->outcome.jobs.completed, 25);
}

void TestSignal::wakeRuleWakes()
{
    const auto run = simulate(burst(1, 1), sleepy(AtZero::wakeRule, 24));
    QVERIFY(run);
    QVERIFY(!run->outcome.asleepSince);
    QCOMPARE(run->outcome.jobs.completed, 1);
    QCOMPARE(run->trace.signal.front(), 24.1);
    QCOMPARE(run->trace.decision.front(), 1);
}

void TestSignal::plainSleepsUpToTheTarget()
{
    QVERIFY(simulate(burst(5, 1), sleepy(AtZero::plain, 5))->outcome.asleepSince == 0.0);
    QVERIFY(!simulate(burst(6, 1), sleepy(AtZero::plain, 5))->outcome.asleepSince);
}

void TestSignal::delayedSampleIsReadWhenDelivered()
{
    JobStream jobs = burst(1, 100); // nothing starts: each sample reads the age at its own time
    jobs.horizon = 60;
    Scenario scenario;
    scenario.plan.policy.rule = Fixed{0};
    scenario.plan.policy.evaluationInterval = Seconds(5);
    scenario.plan.signal.metric = Metric::oldestAge;
    scenario.plan.signal.interval = Seconds(10);
    scenario.plan.signal.delay = Seconds(5);
    const auto run = simulate(jobs, scenario);
    QVERIFY(run);
    QCOMPARE(run->trace.size(), std::size_t(13)); // 0, 5 ... 60
    QVERIFY(std::isnan(run->trace.signal[0]));
    QCOMPARE(run->trace.signal[1], 0.0);   // at 5: sampled at 0, delivered this instant
    QCOMPARE(run->trace.signal[2], 0.0);   // at 10: the sample of 10 is not there yet
    QCOMPARE(run->trace.signal[3], 10.0);  // at 15
    QCOMPARE(run->trace.signal[12], 50.0); // at 60
}

void TestSignal::blindBeforeTheFirstDelivery()
{
    Scenario scenario = sleepy(AtZero::wakeRule, 5);
    scenario.plan.signal.delay = Seconds(90);
    const auto run = simulate(burst(3, 1), scenario);
    QVERIFY(run);
    QVERIFY(run->trace.reason[0].kind == Reason::Kind::noSignal);
    QVERIFY(run->trace.reason[1].kind == Reason::Kind::noSignal);
    QCOMPARE(run->trace.decision[2], 1); // at 120: the sample of 0
}

void TestSignal::arrivalRateLooksBackOneInterval()
{
    JobStream jobs;
    jobs.grid = TimeGrid(1);
    jobs.arrival = {0, 1, 10, 11, 20, 20};
    jobs.service.assign(6, 1);
    jobs.horizon = 30;
    Scenario scenario;
    scenario.plan.policy.rule = Fixed{1};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    scenario.plan.signal.metric = Metric::arrivalRate;
    const auto run = simulate(jobs, scenario);
    QVERIFY(run);
    // (t - 10, t]: a job at 0 falls into no interval, one at 10 into the first.
    QCOMPARE(run->trace.signal, (std::vector<double>{0, 0.2, 0.3, 0}));
}

QTEST_GUILESS_MAIN(TestSignal)
#include "tst_signal.moc"
