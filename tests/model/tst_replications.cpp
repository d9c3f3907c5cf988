// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/replications.h"

#include "model/simulation/figures.h"
#include "tests/support/queueing_theory.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <cmath>

using namespace afflux;

namespace {

/// One server, exponential services of mean 1 s.
Scenario oneServer(double load, double seconds)
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{load, Seconds(seconds)};
    scenario.workload.service = ExponentialService{Seconds(1)};
    scenario.plan.policy.rule = Fixed{1};
    return scenario;
}

Scenario autoscaled()
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{5, Seconds(1200)};
    scenario.workload.service = ExponentialService{Seconds(2)};
    TargetTracking rule;
    rule.target = 3;
    scenario.plan.policy.rule = rule;
    scenario.plan.policy.limits = {1, 40};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    scenario.plan.workers.startupDelay = Seconds(15);
    return scenario;
}

/// Ten jobs of a second, one every half second: nothing left to chance.
Scenario recorded()
{
    std::vector<RecordedJob> jobs;
    for (int i = 0; i < 10; ++i)
        jobs.push_back({i / 2.0, 1, 0});
    Scenario scenario = oneServer(0.5, 60);
    scenario.workload.arrivals =
        RecordedArrivals{{}, std::make_shared<const std::vector<RecordedJob>>(std::move(jobs))};
    scenario.plan.policy.evaluationInterval = Seconds(1);
    return scenario;
}

Replications made(const Scenario& scenario, const ReplicationOptions& options)
{
    return *replicate(scenario, options);
}

} // namespace

class TstReplications : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void eachIsTheRunOfItsNumber();
    void sameBitsOnAnyNumberOfThreads_data();
    void sameBitsOnAnyNumberOfThreads();
    void inPortionsAsAtOnce();
    void oneRunHasNoInterval();
    void whatIsRandom_data();
    void whatIsRandom();
    void nothingRandomIsRunOnce();
    void intervalsCoverTheTruthAsOftenAsTheySay();
    void bandsAreNearestRanksOverRuns();
    void bandsEndWithTheFirstRun();
    void bandsKeepToTheirPoints();
    void progressAscendsToTheEnd();
    void anImpossibleScenarioIsAnError();
    void stopsWhenAsked();
    void figuresHaveTheirKeys();
};

void TstReplications::eachIsTheRunOfItsNumber()
{
    const Scenario scenario = autoscaled();
    const Replications all = made(scenario, {.replications = 3});
    QCOMPARE(all.count(), 3);
    for (std::uint64_t i = 0; i < 3; ++i)
        QCOMPARE(all.outcomes[i],
                 run(scenario, {.trace = TraceDetail::none, .replication = i})->outcome);
    RunningStatistics p95;
    for (const Outcome& outcome : all.outcomes)
        p95.add(outcome.timeToStart.p95);
    const FigureSummary& summary = all.figure("timeToStart.p95");
    QCOMPARE(summary.runs, 3);
    QCOMPARE(summary.mean, p95.mean());
    QCOMPARE(summary.standardDeviation, p95.standardDeviation());
    QCOMPARE(summary.interval, confidenceInterval(p95, 0.95));
}

void TstReplications::sameBitsOnAnyNumberOfThreads_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("two") << 2;
    QTest::newRow("seven") << 7;
    QTest::newRow("as many as there are") << 0;
}

void TstReplications::sameBitsOnAnyNumberOfThreads()
{
    QFETCH(int, threads);
    ReplicationOptions options{.replications = 12, .threads = 1, .bandPoints = 50};
    const Replications alone = made(autoscaled(), options);
    options.threads = threads;
    const Replications together = made(autoscaled(), options);
    QVERIFY(together.outcomes == alone.outcomes);
    QVERIFY(together.figures == alone.figures);
    QVERIFY(together.bands == alone.bands);
}

void TstReplications::inPortionsAsAtOnce()
{
    const ReplicationOptions options{.replications = 9, .bandPoints = 50};
    ReplicationRuns runs(autoscaled(), options);
    for (const int count : {2, 2, 5, 9, 3})
        QVERIFY(runs.runTo(count, {}));
    const Replications portions = runs.summary();
    const Replications atOnce = made(autoscaled(), options);
    QVERIFY(portions.outcomes == atOnce.outcomes);
    QVERIFY(portions.bands == atOnce.bands);
}

void TstReplications::oneRunHasNoInterval()
{
    const Replications one = made(autoscaled(), {.replications = 1});
    QVERIFY(!one.deterministic);
    QCOMPARE(one.figure("timeToStart.p95").mean, one.outcomes.front().timeToStart.p95);
    for (const FigureSummary& summary : one.figures)
        QVERIFY(!summary.interval);
}

void TstReplications::whatIsRandom_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<bool>("random");
    QTest::newRow("recorded arrivals and services") << recorded() << false;
    QTest::newRow("drawn arrivals") << oneServer(0.5, 60) << true;

    const auto row = [](const char* name, bool random, auto change) {
        Scenario scenario = recorded();
        change(scenario);
        QTest::newRow(name) << scenario << random;
    };
    row("twice the recorded traffic", false, [](Scenario& s) { s.workload.trafficScale = 2; });
    row("half more recorded traffic", true, [](Scenario& s) { s.workload.trafficScale = 1.5; });
    const auto withoutService = [](Scenario& s) {
        const std::vector<RecordedJob> jobs{{0, 1, 0}, {1, -1, 0}};
        s.workload.arrivals =
            RecordedArrivals{{}, std::make_shared<const std::vector<RecordedJob>>(jobs)};
    };
    row("a service time that is drawn", true, withoutService);
    row("a service time that is constant", false, [&](Scenario& s) {
        withoutService(s);
        s.workload.service = ConstantService{Seconds(1)};
    });
    const auto fault = [](FaultKind kind, double amount) {
        return [=](Scenario& s) { s.faults = {Fault{kind, Seconds(1), Seconds(3), amount}}; };
    };
    row("a burst", true, fault(FaultKind::burst, 3));
    row("a burst of nothing", false, fault(FaultKind::burst, 1));
    row("crashes", true, fault(FaultKind::crashes, 5));
    row("no crash", false, fault(FaultKind::crashes, 0));
    row("slow services", false, fault(FaultKind::slowService, 2));
    const auto slowStart = [](Scenario& s) {
        s.plan.workers.startupDelay = Seconds(10);
        s.plan.workers.startupDelayP95 = Seconds(20);
    };
    row("random start-up times nobody waits for", false, slowStart);
    row("random start-up times", true, [&](Scenario& s) {
        slowStart(s);
        s.plan.policy.rule = AgeThreshold{};
    });
    row("random start-up times after a drill", true, [&](Scenario& s) {
        slowStart(s);
        fault(FaultKind::scaleInDrill, 0)(s);
    });
    row("who leaves is random", true, [](Scenario& s) {
        s.plan.policy.rule = AgeThreshold{};
        s.plan.workers.leavesFirst = LeavesFirst::random;
    });
}

void TstReplications::whatIsRandom()
{
    QFETCH(Scenario, scenario);
    QFETCH(bool, random);
    QCOMPARE(isRandom(scenario), random);
    const auto first = run(scenario);
    const auto second = run(scenario, {.replication = 1});
    QVERIFY(first && second);
    if (!random)
        QVERIFY(first->outcome == second->outcome);
}

void TstReplications::nothingRandomIsRunOnce()
{
    const Replications all = made(recorded(), {.replications = 20});
    QVERIFY(all.deterministic);
    QCOMPARE(all.count(), 1);
    QCOMPARE(all.outcomes.front(), run(recorded())->outcome);
    QVERIFY(!all.figure("timeToStart.mean").interval);
}

/// The mean wait of the jobs of a run that starts empty has a true value; the mean of very many
/// runs stands in for it. Of 400 intervals of ten runs each, about 95 % hold it: the binomial
/// deviation is 1.1 %, and means of ten skewed waits are not quite normal, which costs up to 3 %
/// (Law 4.5), so between 90 % and 98 %.
void TstReplications::intervalsCoverTheTruthAsOftenAsTheySay()
{
    constexpr int experiments = 400;
    const std::size_t mean = *figureIndex("timeToStart.mean");
    Scenario scenario = oneServer(0.5, 400);
    scenario.run.seed = 1;
    const double truth = made(scenario, {.replications = 20'000}).figures[mean].mean;
    // An empty start is forgotten soon at half load: not far from the 1 s of Erlang C.
    QVERIFY(std::abs(truth - test::meanWaitMMc(1, 0.5)) < 0.05);

    int covered = 0;
    for (int experiment = 0; experiment < experiments; ++experiment) {
        scenario.run.seed = static_cast<std::uint64_t>(1000 + experiment);
        const Replications runs = made(scenario, {.replications = 10});
        covered += runs.figures[mean].interval->contains(truth) ? 1 : 0;
    }
    QVERIFY2(covered >= 0.90 * experiments && covered <= 0.98 * experiments,
             qPrintable(QString::number(covered)));
}

void TstReplications::bandsAreNearestRanksOverRuns()
{
    // Forty runs whose values at the only tick are 1 ... 40, in any order.
    std::vector<TickSample> runs;
    for (int i = 0; i < 40; ++i) {
        Trace trace;
        const int value = (i * 7) % 40 + 1;
        trace.time = {0};
        trace.oldestAge = {0.5 * value};
        trace.depth = {value};
        trace.desired = {100 + value};
        trace.running = {value};
        runs.emplace_back(trace, 1);
    }
    const Bands bands = bandsOf(runs);
    QCOMPARE(bands.runs, 40);
    QCOMPARE(bands.depth.low, std::vector<double>{1}); // ceil(0.025 x 40)
    QCOMPARE(bands.depth.median, std::vector<double>{20});
    QCOMPARE(bands.depth.high, std::vector<double>{39});
    QCOMPARE(bands.oldestAge.median, std::vector<double>{10});
    QCOMPARE(bands.desired.low, std::vector<double>{101});
}

void TstReplications::bandsEndWithTheFirstRun()
{
    Trace trace;
    trace.time = {0, 10, 20};
    trace.oldestAge = {1, 2, 3};
    trace.depth = {1, 2, 3};
    trace.desired = trace.running = {1, 1, 1};
    Trace shorter = trace;
    shorter.time.pop_back();
    const Bands bands = bandsOf({TickSample(trace, 1), TickSample(shorter, 1)});
    QCOMPARE(bands.time, (std::vector<double>{0, 10}));
    QCOMPARE(bands.depth.high, (std::vector<double>{1, 2}));
    QVERIFY(bandsOf({}).empty());
}

void TstReplications::bandsKeepToTheirPoints()
{
    const Scenario scenario = autoscaled(); // 121 ticks
    QCOMPARE(made(scenario, {.replications = 4, .bandPoints = 600}).bands.time.size(), 121U);
    const Bands bands = made(scenario, {.replications = 4, .bandPoints = 60}).bands;
    QCOMPARE(bands.time.size(), 41U); // every third
    QCOMPARE(bands.time[1], 30.0);
    for (std::size_t i = 0; i < bands.time.size(); ++i) {
        QVERIFY(bands.depth.low[i] <= bands.depth.median[i]);
        QVERIFY(bands.depth.median[i] <= bands.depth.high[i]);
    }
    QVERIFY(made(scenario, {.replications = 4}).bands.empty());
}

void TstReplications::progressAscendsToTheEnd()
{
    std::vector<int> seen;
    QVERIFY(
        replicate(autoscaled(), {.replications = 6}, {}, [&](int done) { seen.push_back(done); }));
    QCOMPARE(seen, (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

void TstReplications::anImpossibleScenarioIsAnError()
{
    Scenario scenario = autoscaled();
    scenario.plan.policy.limits = {5, 2};
    QCOMPARE(replicate(scenario, {.replications = 3}).error().code, ErrorCode::conflict);
}

/// Between two runs and within one.
void TstReplications::stopsWhenAsked()
{
    std::stop_source stop;
    int last = 0;
    const auto halted =
        replicate(autoscaled(), {.replications = 1000}, stop.get_token(), [&](int done) {
            last = done;
            stop.request_stop();
        });
    QCOMPARE(halted.error().code, ErrorCode::interrupted);
    QVERIFY2(last < 20, qPrintable(QString::number(last)));

    std::stop_source before;
    before.request_stop();
    ReplicationRuns runs(oneServer(0.5, 600), {});
    QCOMPARE(runs.runTo(5, before.get_token()).error().code, ErrorCode::interrupted);
    QCOMPARE(runs.summary().count(), 0);
}

void TstReplications::figuresHaveTheirKeys()
{
    for (std::size_t i = 0; i < figures().size(); ++i) {
        QCOMPARE(figureIndex(figures()[i].key), i);
        QVERIFY(!figures()[i].label.empty());
    }
    QVERIFY(!figureIndex("timeToStart.p96"));
}

QTEST_GUILESS_MAIN(TstReplications)
#include "tst_replications.moc"
