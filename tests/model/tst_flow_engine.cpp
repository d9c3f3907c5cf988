// SPDX-License-Identifier: GPL-3.0-or-later

// The coarse engine against the exact one. What it is good for is what it is held to: where many
// jobs come it must be near, where few come it may be too hopeful but must say it is coarse.

#include "model/simulation/flow_engine.h"

#include "model/simulation/flow_queue.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <numbers>

using namespace afflux;

namespace {

/// Arrivals that swell and ebb around a rate, with a peak of half as much again, in bins of a
/// minute.
BinnedArrivals waves(double perSecond, double seconds)
{
    std::vector<ArrivalBin> bins;
    for (double t = 0; t < seconds; t += 60) {
        const double wave = 1 + 0.5 * std::sin(2 * std::numbers::pi * t / 3600);
        bins.push_back({Seconds(t), Seconds(60), perSecond * 60 * wave});
    }
    return {Instant{}, Seconds(seconds),
            std::make_shared<const std::vector<ArrivalBin>>(std::move(bins))};
}

Scenario scenarioOf(double perSecond, double service, double seconds, int max)
{
    Scenario scenario;
    scenario.workload.arrivals = waves(perSecond, seconds);
    scenario.workload.service = ExponentialService{Seconds(service)};
    TargetTracking rule;
    rule.target = 5;
    rule.scaleOutCooldown = Seconds(60);
    rule.scaleInCooldown = Seconds(300);
    scenario.plan.policy.rule = rule;
    scenario.plan.policy.limits = {2, max};
    scenario.plan.policy.evaluationInterval = Seconds(15);
    scenario.plan.workers.startupDelay = Seconds(30);
    scenario.plan.workers.cost.perWorkerHour = 0.1;
    return scenario;
}

SimulationResult coarse(const Scenario& scenario, const JobStream& jobs)
{
    return *simulateFlow(flowArrivals(jobs, scenario, meanServiceOf(jobs)), scenario);
}

double relative(double got, double expected)
{
    return (got - expected) / expected;
}

Scenario fixedFleet(double perSecond, int workers, double seconds)
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{perSecond, Seconds(seconds)};
    scenario.workload.service = ConstantService{Seconds(1)};
    scenario.plan.policy.rule = Fixed{workers};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    return scenario;
}

} // namespace

class TstFlowEngine : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void waitsOfABacklog();
    void overloadGrowsAsItMust();
    void aBacklogIsWorkedOff();
    void errorByRegime_data();
    void errorByRegime();
    void expectedFlowIsThatOfTheJobs_data();
    void expectedFlowIsThatOfTheJobs();
    void jobsAreConserved();
    void bareListsEndWhenServed();
    void timeDependsOnTicksAlone();
    void stopsWhenAsked();
};

/// Ten jobs within ten seconds, served in the ten seconds after: each waits ten.
void TstFlowEngine::waitsOfABacklog()
{
    FlowQueue queue;
    queue.arrive(0, 10, 10);
    QCOMPARE(queue.waiting(), 10.0);
    QCOMPARE(queue.oldestAge(10), 10.0);
    queue.start(10, 15, 5);
    QCOMPARE(queue.oldestAge(15), 10.0);
    queue.start(15, 20, 5);
    QCOMPARE(queue.waiting(), 0.0);
    queue.pass(7);
    double jobs = 0;
    for (const FlowWait& wait : queue.waits(20)) {
        jobs += wait.jobs;
        QVERIFY(wait.jobs == 0 || wait.seconds == 0 || std::abs(wait.seconds - 10) < 1e-9);
    }
    QVERIFY(std::abs(jobs - 17) < 1e-9);
    QCOMPARE(queue.takeLongestWait(), 10.0);
    QCOMPARE(queue.takeLongestWait(), 0.0);
}

/// Twice as many jobs as can be served: after time t, half of them wait, and the oldest of those
/// came at t / 2.
void TstFlowEngine::overloadGrowsAsItMust()
{
    const Scenario scenario = fixedFleet(20, 10, 600);
    const auto result = *simulateFlow(expectedArrivals(scenario), scenario);
    const Trace& trace = result.trace;
    for (std::size_t i = 1; i < trace.size(); ++i) {
        // Between five and ten start at once, while the slots fill.
        QVERIFY(std::abs(static_cast<double>(trace.depth[i]) - (10 * trace.time[i] - 7)) < 3);
        QVERIFY(std::abs(trace.oldestAge[i] - trace.time[i] / 2) < 1);
    }
    QVERIFY(!result.outcome.exact);
    QVERIFY(std::abs(result.outcome.utilisation - 1) < 0.01);
    QVERIFY(relative(result.outcome.timeToStart.p50, 150) < 0.01);
    QCOMPARE(result.outcome.fleet.mean, 10.0);
}

/// A minute of thirty a second into a fleet of ten, then nothing: it takes two minutes more.
void TstFlowEngine::aBacklogIsWorkedOff()
{
    Scenario scenario = fixedFleet(30, 10, 600);
    scenario.workload.arrivals =
        BinnedArrivals{Instant{}, Seconds(600),
                       std::make_shared<const std::vector<ArrivalBin>>(
                           std::vector<ArrivalBin>{{Seconds(0), Seconds(60), 1800}})};
    const auto result = *simulateFlow(expectedArrivals(scenario), scenario);
    QVERIFY(std::abs(static_cast<double>(result.outcome.depthPeak) - 1190) < 5);
    QCOMPARE(result.outcome.drains.size(), 1U);
    QVERIFY(std::abs(result.outcome.longestDrain - 120) < 11);
    QVERIFY(std::abs(result.outcome.timeToStart.max - 120) < 2);
    QVERIFY(std::abs(result.outcome.oldestAgePeak - 120) < 11);
}

void TstFlowEngine::errorByRegime_data()
{
    QTest::addColumn<double>("perSecond");
    QTest::addColumn<double>("service");
    QTest::addColumn<double>("hours");
    QTest::addColumn<int>("max");
    QTest::addColumn<double>("lowest"); // relative error of p95
    QTest::addColumn<double>("highest");
    QTest::addColumn<double>("cost"); // largest error, either way
    QTest::newRow("low: a job a minute") << 1.0 / 60 << 45.0 << 48.0 << 20 << -1.0 << 0.0 << 0.2;
    QTest::newRow("mid: 1.65 a second") << 1.65 << 8.0 << 24.0 << 60 << -0.15 << 0.3 << 0.05;
    QTest::newRow("high: 300 a second") << 300.0 << 0.2 << 1.0 << 200 << -0.05 << 0.15 << 0.05;
    QTest::newRow("high: 300 a second, large fleet")
        << 300.0 << 2.0 << 1.0 << 2000 << -0.05 << 0.15 << 0.05;
}

void TstFlowEngine::errorByRegime()
{
    QFETCH(double, perSecond);
    QFETCH(double, service);
    QFETCH(double, hours);
    QFETCH(int, max);
    QFETCH(double, lowest);
    QFETCH(double, highest);
    QFETCH(double, cost);
    const Scenario scenario = scenarioOf(perSecond, service, hours * 3600, max);
    const JobStream jobs = drawJobs(scenario, 0);
    const Outcome exact = simulate(jobs, scenario)->outcome;
    const Outcome flow = coarse(scenario, jobs).outcome;
    const double p95 = relative(flow.timeToStart.p95, exact.timeToStart.p95);
    const double amount = relative(flow.cost.amount, exact.cost.amount);
    QVERIFY(exact.exact && !flow.exact);
    QCOMPARE(flow.jobs.arrived, exact.jobs.arrived);
    QVERIFY2(p95 >= lowest && p95 <= highest, qPrintable(QString::number(p95)));
    QVERIFY2(std::abs(amount) <= cost, qPrintable(QString::number(amount)));
}

void TstFlowEngine::expectedFlowIsThatOfTheJobs_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("a rate") << fixedFleet(50, 60, 3600);
    QTest::newRow("bins") << scenarioOf(50, 1, 3600, 100);
    Scenario burst = scenarioOf(50, 1, 3600, 100);
    burst.workload.trafficScale = 0.5;
    burst.workload.serviceScale = 3;
    burst.faults = {Fault{FaultKind::burst, Seconds(1000), Seconds(1800), 3}};
    QTest::newRow("bins, scaled, with a burst") << burst;
    Scenario recorded = fixedFleet(1, 3, 60);
    std::vector<RecordedJob> list;
    for (int i = 0; i < 5000; ++i)
        list.push_back({i * 0.1, i % 2 == 0 ? 2.0 : -1, 0});
    recorded.workload.arrivals =
        RecordedArrivals{{}, std::make_shared<const std::vector<RecordedJob>>(std::move(list))};
    QTest::newRow("a list") << recorded;
}

/// Within what chance does: four deviations of Poisson counts.
void TstFlowEngine::expectedFlowIsThatOfTheJobs()
{
    QFETCH(Scenario, scenario);
    const JobStream jobs = drawJobs(scenario, 0);
    const FlowArrivals drawn = flowArrivals(jobs, scenario, meanServiceOf(jobs));
    const FlowArrivals expected = expectedArrivals(scenario);
    QCOMPARE(expected.upTo.size(), drawn.upTo.size());
    QCOMPARE(expected.step, drawn.step);
    QCOMPARE(expected.openEnd, drawn.openEnd);
    QVERIFY(std::abs(relative(expected.meanService, drawn.meanService)) < 0.02);
    for (std::size_t k = 0; k < drawn.upTo.size(); ++k) {
        const double allowed = 4 * std::sqrt(expected.upTo[k]) + 2;
        QVERIFY2(std::abs(expected.upTo[k] - drawn.upTo[k]) < allowed,
                 qPrintable(QString::number(k)));
    }
    QVERIFY(std::abs(drawn.upTo.back() - static_cast<double>(jobs.size())) < 1e-9);
}

void TstFlowEngine::jobsAreConserved()
{
    const Scenario scenario = scenarioOf(20, 3, 7200, 100);
    const JobStream jobs = drawJobs(scenario, 0);
    const SimulationResult result = coarse(scenario, jobs);
    const JobCounts& counts = result.outcome.jobs;
    QCOMPARE(counts.arrived, counts.waiting + counts.inFlight + counts.completed);
    const Trace& trace = result.trace;
    QCOMPARE(trace.size(), 481U);
    for (std::size_t i = 0; i < trace.size(); ++i) {
        QVERIFY(std::abs(trace.arrived[i] - trace.finished[i] - trace.depth[i] -
                         trace.inFlight[i]) <= 1);
        QVERIFY(trace.inFlight[i] <= trace.running[i] + trace.draining[i]);
        QVERIFY(trace.desired[i] == trace.running[i] + trace.starting[i]);
    }
}

void TstFlowEngine::bareListsEndWhenServed()
{
    Scenario scenario = fixedFleet(1, 2, 60);
    std::vector<RecordedJob> list(100, RecordedJob{5, 1, 0});
    scenario.workload.arrivals =
        RecordedArrivals{{}, std::make_shared<const std::vector<RecordedJob>>(std::move(list))};
    const JobStream jobs = drawJobs(scenario, 0);
    const Outcome flow = coarse(scenario, jobs).outcome;
    const Outcome exact = simulate(jobs, scenario)->outcome;
    QVERIFY(std::abs(flow.duration - exact.duration) <= 10); // a tick
    // What comes at once is spread over a step.
    QVERIFY(std::abs(flow.timeToStart.max - exact.timeToStart.max) < 12);
    QCOMPARE(flow.jobs.completed, 100);
}

/// A hundred times the jobs take as long; in case the machine is busy, a twentieth of a hundred.
void TstFlowEngine::timeDependsOnTicksAlone()
{
    const auto took = [](double perSecond) {
        const Scenario scenario = scenarioOf(perSecond, 1, 24 * 3600, 100'000);
        const FlowArrivals arrivals = expectedArrivals(scenario);
        auto best = std::chrono::steady_clock::duration::max();
        for (int attempt = 0; attempt < 5; ++attempt) {
            const auto start = std::chrono::steady_clock::now();
            const auto result = simulateFlow(arrivals, scenario);
            best = std::min(best, std::chrono::steady_clock::now() - start);
        }
        return std::chrono::duration<double, std::milli>(best).count();
    };
    const double few = took(100);
    const double many = took(10'000);
    QVERIFY2(many < 5 * few, qPrintable(QString::number(many / few)));
}

void TstFlowEngine::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    const Scenario scenario = fixedFleet(20, 10, 600);
    const auto result = simulateFlow(expectedArrivals(scenario), scenario, {}, stop.get_token());
    QCOMPARE(result.error().code, ErrorCode::interrupted);
}

QTEST_GUILESS_MAIN(TstFlowEngine)
#include "tst_flow_engine.moc"
