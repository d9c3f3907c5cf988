// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/comparison.h"

#include "model/simulation/figures.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;

namespace {

/// A queue that swings, with a target of so many waiting jobs a worker.
Scenario withTarget(double target)
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{5, Seconds(1200)};
    scenario.workload.service = ExponentialService{Seconds(2)};
    TargetTracking rule;
    rule.target = target;
    scenario.plan.policy.rule = rule;
    scenario.plan.policy.limits = {1, 40};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    scenario.plan.workers.startupDelay = Seconds(15);
    return scenario;
}

Scenario recorded(int workers)
{
    Scenario scenario;
    scenario.workload.arrivals =
        RecordedArrivals{{},
                         std::make_shared<const std::vector<RecordedJob>>(
                             std::vector<RecordedJob>{{0, 2, 0}, {0, 2, 0}, {1, 2, 0}})};
    scenario.plan.policy.rule = Fixed{workers};
    return scenario;
}

Replications runsWith(const std::vector<double>& p95)
{
    Replications runs;
    for (const double value : p95)
        runs.outcomes.emplace_back().timeToStart.p95 = value;
    return runs;
}

} // namespace

class TstComparison : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void differencesOfPairs();
    void aScenarioDoesNotDifferFromItself();
    void commonDrawsTellPoliciesApartSooner();
    void fewPairsMakeNoInterval();
    void nothingRandomNeedsNoInterval();
    void theOnlyRunIsPairedWithAll();
    void progressCountsBoth();
    void errorsOfEither();
};

void TstComparison::differencesOfPairs()
{
    const Comparison comparison = compared(runsWith({10, 20, 30}), runsWith({9, 18, 27, 99}));
    const PairedDifference& p95 = comparison.difference("timeToStart.p95");
    QCOMPARE(p95.pairs, 3);
    QCOMPARE(p95.mean, -2.0);
    QCOMPARE(p95.standardDeviation, 1.0);
    // t(2) at 97.5 % = 4.3027; variances 100 and 81 apart, 1 together.
    QVERIFY(std::abs(p95.interval->halfWidth() - 4.3027 / std::sqrt(3)) < 1e-4);
    QVERIFY(!p95.excludesZero());
    QVERIFY(std::abs(p95.varianceReduction - (1 - 1.0 / 181)) < 1e-12);
}

void TstComparison::aScenarioDoesNotDifferFromItself()
{
    const Comparison same = *compare(withTarget(3), withTarget(3), {.replications = 4});
    for (const PairedDifference& difference : same.differences) {
        QCOMPARE(difference.mean, 0.0);
        QVERIFY(!difference.excludesZero());
    }
    QCOMPARE(same.difference("timeToStart.mean").varianceReduction, 1.0);
}

/// Two targets close together: with common draws ten runs tell them apart, with draws of their own
/// they do not.
void TstComparison::commonDrawsTellPoliciesApartSooner()
{
    const ReplicationOptions options{.replications = 10};
    const Comparison common = *compare(withTarget(3), withTarget(4), options);
    Scenario elsewhere = withTarget(4);
    elsewhere.run.seed = 77;
    const Comparison apart = *compare(withTarget(3), elsewhere, options);

    const auto& paired = common.difference("cost.workerSeconds");
    const auto& unpaired = apart.difference("cost.workerSeconds");
    QVERIFY(paired.mean < 0 && paired.excludesZero());
    QVERIFY(paired.varianceReduction > 0.3);
    QVERIFY(paired.standardDeviation < unpaired.standardDeviation);
    QVERIFY(paired.interval->halfWidth() < unpaired.interval->halfWidth());
}

void TstComparison::fewPairsMakeNoInterval()
{
    const PairedDifference one = compared(runsWith({10}), runsWith({12})).differences.front();
    QVERIFY(!one.interval && !one.excludesZero());
    QCOMPARE(compared(runsWith({}), runsWith({1})).differences.front().pairs, 0);
}

void TstComparison::nothingRandomNeedsNoInterval()
{
    const Comparison comparison = *compare(recorded(1), recorded(2), {.replications = 9});
    QVERIFY(comparison.first.deterministic && comparison.second.deterministic);
    const PairedDifference& worst = comparison.difference("timeToStart.max");
    QCOMPARE(worst.pairs, 1);
    QCOMPARE(worst.mean, -2.0); // 3 s with one worker, 1 s with two
    QVERIFY(!worst.interval);
    QVERIFY(worst.excludesZero()); // it is not chance
    QVERIFY(!comparison.difference("jobs.arrived").excludesZero());
}

/// A random fault in one of them only.
void TstComparison::theOnlyRunIsPairedWithAll()
{
    Scenario burst = recorded(1);
    burst.faults = {Fault{FaultKind::burst, Seconds(0), Seconds(2), 2.5}};
    const Comparison comparison = *compare(recorded(1), burst, {.replications = 5});
    QCOMPARE(comparison.first.count(), 1);
    QCOMPARE(comparison.difference("jobs.arrived").pairs, 5);
    QVERIFY(comparison.difference("jobs.arrived").interval);
}

void TstComparison::progressCountsBoth()
{
    std::vector<int> seen;
    QVERIFY(compare(withTarget(3), withTarget(4), {.replications = 3}, {},
                    [&](int done) { seen.push_back(done); }));
    QCOMPARE(seen, (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

void TstComparison::errorsOfEither()
{
    Scenario impossible = withTarget(3);
    impossible.plan.policy.limits = {5, 2};
    QCOMPARE(compare(impossible, withTarget(3), {}).error().code, ErrorCode::conflict);
    QCOMPARE(compare(withTarget(3), impossible, {}).error().code, ErrorCode::conflict);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(compare(withTarget(3), withTarget(4), {}, stop.get_token()).error().code,
             ErrorCode::interrupted);
}

QTEST_GUILESS_MAIN(TstComparison)
#include "tst_comparison.moc"
