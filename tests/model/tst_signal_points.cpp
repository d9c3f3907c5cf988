// SPDX-License-Identifier: GPL-3.0-or-later

// From samples to what a controller reads: points that are stale or missing, statistics over a
// period, jobs of several classes.

#include "model/simulation/simulator.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace afflux;
using test::jobsAt;
using test::simulated;

Q_DECLARE_METATYPE(afflux::Faults)
Q_DECLARE_METATYPE(afflux::MissingData)
Q_DECLARE_METATYPE(afflux::Statistic)

namespace {

constexpr double target = 7;
constexpr double nothing = -1; ///< in place of no value

/// No worker ever: the depth at 0, 10, ... 50 is what has arrived.
Scenario depthIsRead()
{
    Scenario scenario;
    scenario.plan.policy.rule = AgeThreshold{target, 2, Seconds(30), Seconds(300), {}, {}};
    scenario.plan.policy.limits = {0, 0};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    scenario.plan.signal.metric = Metric::depth;
    return scenario;
}

std::vector<double> signalsOf(const JobStream& jobs, const Scenario& scenario)
{
    std::vector<double> values = simulated(jobs, scenario).trace.signal;
    std::ranges::replace_if(
        values, [](double value) { return std::isnan(value); }, nothing);
    return values;
}

} // namespace

class TestSignalPoints : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void whatIsReadWhenTheMetricStops_data();
    void whatIsReadWhenTheMetricStops();
    void statisticsOverAPeriod_data();
    void statisticsOverAPeriod();
};

void TestSignalPoints::whatIsReadWhenTheMetricStops_data()
{
    using enum StoppedMetric;
    QTest::addColumn<Faults>("faults");
    QTest::addColumn<MissingData>("missing");
    QTest::addColumn<int>("delay");
    QTest::addColumn<std::vector<double>>("read"); // at 0, 10, ... 50
    const auto stops = [](double from, double to, StoppedMetric reads) {
        return Fault{.kind = FaultKind::metricStops,
                     .from = Seconds(from),
                     .to = Seconds(to),
                     .amount = 1,
                     .reads = reads};
    };
    const Faults midway{stops(15, 35, missing)};
    const double breach = breachingValue(target);
    using Values = std::vector<double>;
    QTest::newRow("it does not stop")
        << Faults{} << MissingData::hold << 0 << Values{0, 1, 2, 3, 4, 5};
    QTest::newRow("stale: the last point again, whatever missing points mean")
        << Faults{stops(15, 35, stale)} << MissingData::breach << 0 << Values{0, 1, 1, 1, 4, 5};
    QTest::newRow("missing, held") << midway << MissingData::hold << 0 << Values{0, 1, 1, 1, 4, 5};
    QTest::newRow("missing is zero")
        << midway << MissingData::zero << 0 << Values{0, 1, 0, 0, 4, 5};
    QTest::newRow("missing is a breach: above the target")
        << midway << MissingData::breach << 0 << Values{0, 1, breach, breach, 4, 5};
    QTest::newRow("missing: no decision")
        << midway << MissingData::noDecision << 0 << Values{0, 1, nothing, nothing, 4, 5};
    QTest::newRow("the end of the span is not in it")
        << Faults{stops(20, 30, missing)} << MissingData::zero << 0 << Values{0, 1, 0, 3, 4, 5};
    QTest::newRow("stale and missing at once: missing")
        << Faults{stops(15, 35, stale), stops(25, 35, missing)} << MissingData::zero << 0
        << Values{0, 1, 1, 0, 4, 5};
    QTest::newRow("stale before anything was published: missing")
        << Faults{stops(0, 15, stale)} << MissingData::zero << 0 << Values{0, 0, 2, 3, 4, 5};
    QTest::newRow("nothing to hold yet") << Faults{stops(0, 15, missing)} << MissingData::hold << 0
                                         << Values{nothing, nothing, 2, 3, 4, 5};
    QTest::newRow("missing points are delayed like others; before the first there is no value")
        << midway << MissingData::zero << 10 << Values{nothing, 0, 1, 0, 0, 4};
}

void TestSignalPoints::whatIsReadWhenTheMetricStops()
{
    QFETCH(Faults, faults);
    QFETCH(MissingData, missing);
    QFETCH(int, delay);
    Scenario scenario = depthIsRead();
    scenario.faults = faults;
    scenario.plan.signal.missing = missing;
    scenario.plan.signal.delay = Seconds(delay);
    QTEST(signalsOf(jobsAt({5, 15, 25, 35, 45}, {1, 1, 1, 1, 1}, 50), scenario), "read");
    QCOMPARE_GT(breachingValue(target), target);
}

void TestSignalPoints::statisticsOverAPeriod_data()
{
    QTest::addColumn<Statistic>("statistic");
    QTest::addColumn<int>("interval");
    QTest::addColumn<int>("period");
    QTest::addColumn<bool>("stops");
    QTest::addColumn<std::vector<double>>("read"); // at 0, 10, ... 50
    using Values = std::vector<double>;
    // The depth at 0, 10, ... 50 is 0, 1, 2, 4, 4, 8; at 5, 15, ... 45 it is 1, 2, 4, 4, 8.
    QTest::newRow("no longer than the interval: the sample itself")
        << Statistic::average << 10 << 10 << false << Values{0, 1, 2, 4, 4, 8};
    QTest::newRow("average of three") << Statistic::average << 10 << 30 << false
                                      << Values{0, 0.5, 1, 7.0 / 3, 10.0 / 3, 16.0 / 3};
    QTest::newRow("a sample just as old as the period is out")
        << Statistic::average << 10 << 29 << false
        << Values{0, 0.5, 1, 7.0 / 3, 10.0 / 3, 16.0 / 3};
    QTest::newRow("maximum of two")
        << Statistic::maximum << 10 << 20 << false << Values{0, 1, 2, 4, 4, 8};
    QTest::newRow("minimum of two")
        << Statistic::minimum << 10 << 20 << false << Values{0, 0, 1, 2, 4, 4};
    QTest::newRow("two samples between decisions")
        << Statistic::average << 5 << 10 << false << Values{0, 1, 2, 4, 4, 8};
    QTest::newRow("what was not measured is left out: of 10, 40, 50")
        << Statistic::average << 10 << 50 << true << Values{0, 0.5, 0.5, 0.5, 5.0 / 3, 13.0 / 3};
}

void TestSignalPoints::statisticsOverAPeriod()
{
    QFETCH(Statistic, statistic);
    QFETCH(int, interval);
    QFETCH(int, period);
    QFETCH(bool, stops);
    Scenario scenario = depthIsRead();
    scenario.plan.signal.statistic = statistic;
    scenario.plan.signal.interval = Seconds(interval);
    scenario.plan.signal.period = Seconds(period);
    if (stops)
        scenario.faults = {{.kind = FaultKind::metricStops,
                            .from = Seconds(15),
                            .to = Seconds(35),
                            .reads = StoppedMetric::missing}};
    const JobStream jobs = jobsAt({5, 15, 25, 25, 45, 45, 45, 45}, {1, 1, 1, 1, 1, 1, 1, 1}, 50);
    QTEST(signalsOf(jobs, scenario), "read");
}

QTEST_GUILESS_MAIN(TestSignalPoints)
#include "tst_signal_points.moc"
