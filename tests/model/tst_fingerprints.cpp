// SPDX-License-Identifier: GPL-3.0-or-later

// The trajectories of a few scenarios, as fingerprints: every start, end and decision goes in, so
// any change of behaviour shows, on any machine and at any optimisation level. When one is meant to
// change, say why in the commit; AFFLUX_WRITE_GOLDEN=1 writes the file anew.

#include "model/simulation/simulator.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QTest>

using namespace afflux;

namespace {

/// Ten minutes' peak in an hour of otherwise quiet traffic.
Workload peak()
{
    std::vector<ArrivalBin> bins;
    for (int minute = 0; minute < 60; ++minute) {
        const double count = minute >= 20 && minute < 30 ? 300 : 40.25;
        if (minute != 50) // a gap
            bins.push_back({Seconds(minute * 60), Seconds(60), count});
    }
    Workload workload;
    workload.arrivals = BinnedArrivals{
        Instant{}, Seconds(3600), std::make_shared<const std::vector<ArrivalBin>>(std::move(bins))};
    workload.service = LogNormalService{Seconds(4), Seconds(9)};
    return workload;
}

Scenario tracked()
{
    Scenario scenario;
    scenario.workload = peak();
    scenario.plan.workers.startupDelay = Seconds(11);
    scenario.plan.workers.cost = {
        .perWorkerHour = 0.12, .currency = "GBP", .increment = Seconds(60)};
    scenario.plan.policy.rule = TargetTracking{.target = 5};
    scenario.plan.policy.limits = {2, 40};
    scenario.plan.policy.evaluationInterval = Seconds(15);
    return scenario;
}

Scenario byAge()
{
    Scenario scenario = tracked();
    scenario.plan.policy.rule = AgeThreshold{10, 2, Seconds(30), Seconds(120), {100, 5}, {60, 1}};
    scenario.plan.policy.limits = {2, 20};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    return scenario;
}

Scenario leaving(LeavesFirst rule)
{
    Scenario scenario = byAge();
    scenario.plan.workers.leavesFirst = rule;
    scenario.plan.workers.concurrency = 2;
    scenario.plan.workers.stopTimeout = Seconds(3);
    scenario.plan.workers.visibilityTimeout = Seconds(30);
    return scenario;
}

Scenario drawn(ServiceTimes service)
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{8, Seconds(1800)};
    scenario.workload.service = std::move(service);
    scenario.plan.policy.rule = Fixed{10};
    scenario.run.seed = 7;
    return scenario;
}

Scenario timedOut()
{
    Scenario scenario = byAge();
    scenario.plan.workers.concurrency = 4;
    scenario.plan.workers.jobTimeout = Seconds(8);
    scenario.plan.workers.maxAttempts = 2;
    scenario.plan.workers.visibilityTimeout = Seconds(20);
    return scenario;
}

Scenario lossy()
{
    Scenario scenario = leaving(LeavesFirst::oldest);
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    return scenario;
}

Scenario asleep(AtZero atZero)
{
    Scenario scenario = tracked();
    scenario.workload.trafficScale = 0.1;
    scenario.plan.signal.atZero = atZero;
    scenario.plan.signal.interval = Seconds(20);
    scenario.plan.signal.delay = Seconds(10);
    scenario.plan.policy.limits.min = 0;
    return scenario;
}

Scenario jobList()
{
    std::vector<RecordedJob> jobs;
    for (int i = 0; i < 500; ++i)
        jobs.push_back({i / 5 * 2.5, i % 7 == 0 ? -1 : 1 + i % 11 * 0.75, 0});
    Scenario scenario = tracked();
    scenario.workload.arrivals = RecordedArrivals{
        Instant{}, std::make_shared<const std::vector<RecordedJob>>(std::move(jobs))};
    return scenario;
}

Scenario faulty(FaultKind kind, double amount, StoppedMetric reads = StoppedMetric::stale)
{
    Scenario scenario = byAge();
    scenario.plan.workers.stopTimeout = Seconds(3);
    scenario.faults = {{kind, Seconds(1200), Seconds(1800), amount, reads}};
    return scenario;
}

Scenario inClasses()
{
    Scenario scenario = byAge();
    scenario.workload.classes = {1, 2, 6, 1};
    return scenario;
}

Scenario slowToStart()
{
    Scenario scenario = byAge();
    scenario.plan.workers.startupDelayP95 = Seconds(30);
    return scenario;
}

Scenario scheduled()
{
    Scenario scenario = byAge();
    scenario.plan.schedule = {
        {Span{Seconds(1200), Seconds(1500)}, Seconds(60), 4, std::nullopt, 3},
        {WeeklyWindow{WeeklyWindow::everyDay, Seconds(1800), Seconds(2400), {}}, Seconds(0), 1, 6,
         std::nullopt}};
    return scenario;
}

Scenario measured(Metric metric, Statistic statistic, double target)
{
    Scenario scenario = tracked();
    scenario.plan.signal.metric = metric;
    scenario.plan.signal.interval = Seconds(5);
    scenario.plan.signal.period = Seconds(60);
    scenario.plan.signal.statistic = statistic;
    std::get<TargetTracking>(scenario.plan.policy.rule).target = target;
    return scenario;
}

std::vector<std::pair<QByteArray, Scenario>> golden()
{
    const auto list =
        std::make_shared<const std::vector<double>>(std::vector<double>{0.2, 0.4, 0.9, 1.1, 3.5});
    return {
        {"constant service", drawn(ConstantService{Seconds(1)})},
        {"exponential service", drawn(ExponentialService{Seconds(1)})},
        {"log-normal service", drawn(LogNormalService{Seconds(1), Seconds(2.5)})},
        {"empirical service", drawn(EmpiricalService{list})},
        {"target tracking", tracked()},
        {"age threshold", byAge()},
        {"first to finish leaves", leaving(LeavesFirst::firstToFinish)},
        {"idle leaves", leaving(LeavesFirst::idle)},
        {"newest leaves", leaving(LeavesFirst::newest)},
        {"oldest leaves", leaving(LeavesFirst::oldest)},
        {"random leaves", leaving(LeavesFirst::random)},
        {"timeouts and dead letters", timedOut()},
        {"at most once", lossy()},
        {"zero workers and wake rule", asleep(AtZero::wakeRule)},
        {"zero workers and plain", asleep(AtZero::plain)},
        {"zero workers and floor", asleep(AtZero::floor)},
        {"bare job list", jobList()},
        {"bimodal service", drawn(BimodalService{Seconds(0.5), Seconds(5.5), 0.1})},
        {"four classes", inClasses()},
        {"start-up times that differ", slowToStart()},
        {"schedule", scheduled()},
        {"latency maximum of a minute", measured(Metric::latencyP95, Statistic::maximum, 30)},
        {"CPU average of a minute", measured(Metric::cpu, Statistic::average, 60)},
        {"stuck jobs", faulty(FaultKind::stuckJobs, 3)},
        {"metric repeats", faulty(FaultKind::metricStops, 1)},
        {"metric is missing", faulty(FaultKind::metricStops, 1, StoppedMetric::missing)},
        {"slow service", faulty(FaultKind::slowService, 2.5)},
        {"burst", faulty(FaultKind::burst, 1.7)},
        {"slow start", faulty(FaultKind::slowStart, 4)},
        {"no capacity", faulty(FaultKind::noCapacity, 1)},
        {"crashes", faulty(FaultKind::crashes, 20)},
        {"controller restart", faulty(FaultKind::controllerRestart, 1)},
        {"scale-in drill", faulty(FaultKind::scaleInDrill, 2)},
    };
}

/// name,fingerprint and a few figures, which say roughly what changed when one does.
QByteArray row(const QByteArray& name, const Outcome& outcome)
{
    const auto whole = [](std::int64_t value) { return QByteArray::number(qlonglong(value)); };
    const auto seconds = [](double value) { return QByteArray::number(value, 'f', 3); };
    return name + ',' + QByteArray::number(qulonglong(outcome.fingerprint), 16) + ',' +
           whole(outcome.jobs.arrived) + ',' + whole(outcome.jobs.completed) + ',' +
           seconds(outcome.timeToStart.p95) + ',' + seconds(outcome.cost.workerSeconds) + ',' +
           whole(outcome.scaling.out + outcome.scaling.in);
}

QString goldenPath()
{
    return test::sourcePath(QStringLiteral("tests/golden/fingerprints.csv"));
}

} // namespace

Q_DECLARE_METATYPE(afflux::Scenario)

class TestFingerprints : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void initTestCase();
    void trajectory_data();
    void trajectory();
    void cleanupTestCase();

private:
    QList<QByteArray> expected_; ///< rows, without the header
    QByteArray written_ = "scenario,fingerprint,arrived,completed,p95,worker_seconds,changes\n";
};

void TestFingerprints::initTestCase()
{
    QFile file(goldenPath());
    if (qEnvironmentVariableIsSet("AFFLUX_WRITE_GOLDEN"))
        return;
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    expected_ = file.readAll().trimmed().split('\n').mid(1);
    QCOMPARE(std::size_t(expected_.size()), golden().size());
}

void TestFingerprints::trajectory_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<int>("line");
    int line = 0;
    for (const auto& [name, scenario] : golden())
        QTest::newRow(name.constData()) << scenario << line++;
}

void TestFingerprints::trajectory()
{
    QFETCH(Scenario, scenario);
    QFETCH(int, line);
    const auto result = run(scenario);
    QVERIFY(result);
    for (const Engine engine : {Engine::events, Engine::fifo})
        for (const InstructionSet widest : {InstructionSet::scalar, InstructionSet::sse41,
                                            InstructionSet::avx2, InstructionSet::avx512}) {
            const auto other = run(scenario, {.engine = engine, .widest = widest});
            QVERIFY(other);
            QCOMPARE(other->outcome.fingerprint, result->outcome.fingerprint);
        }
    const QByteArray got = row(QTest::currentDataTag(), result->outcome);
    written_ += got + '\n';
    if (!expected_.isEmpty())
        QCOMPARE(got, expected_.at(line));
}

void TestFingerprints::cleanupTestCase()
{
    if (!qEnvironmentVariableIsSet("AFFLUX_WRITE_GOLDEN"))
        return;
    QFile file(goldenPath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(written_);
}

QTEST_GUILESS_MAIN(TestFingerprints)
#include "tst_fingerprints.moc"
