// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/starter_plans.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;

namespace {

BinnedArrivals bins(Seconds width, const std::vector<double>& counts)
{
    auto list = std::make_shared<std::vector<ArrivalBin>>();
    for (std::size_t i = 0; i < counts.size(); ++i)
        list->push_back({width * static_cast<double>(i), width, counts[i]});
    return {{}, width * static_cast<double>(counts.size()), list};
}

RecordedArrivals jobs(const std::vector<RecordedJob>& list)
{
    return {{}, std::make_shared<std::vector<RecordedJob>>(list)};
}

} // namespace

class TestStarterPlans : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void theBusiestHourCounts_data()
    {
        QTest::addColumn<double>("load");
        QTest::addColumn<double>("expected");
        const ConstantService second{Seconds(1)};
        const auto load = [&](ArrivalProcess arrivals) {
            return busiestLoad({std::move(arrivals), second, 1, 1});
        };
        QTest::newRow("a rate times the service time")
            << load(PoissonArrivals{8, Seconds(60)}) << 8.0;
        QTest::newRow("quarters of an hour: the best four neighbours")
            << load(bins(Seconds(900), {0, 900, 900, 900, 900, 0, 0, 0})) << 1.0;
        QTest::newRow("a short history is its own window") << load(bins(Seconds(60), {120})) << 2.0;
        QTest::newRow("bins wider than an hour") << load(bins(Seconds(7200), {7200, 14400})) << 2.0;
        QTest::newRow("a job log brings its own work")
            << load(jobs({{0, 1800, 0}, {1800, 1800, 0}, {3599, 3600, 0}, {9000, 1, 0}})) << 2.0;
        QTest::newRow("nothing arrives") << load(bins(Seconds(60), {})) << 0.0;
    }
    void theBusiestHourCounts()
    {
        QFETCH(double, load);
        QTEST(load, "expected");
    }

    void bothPlansMayRun_data()
    {
        QTest::addColumn<double>("perSecond");
        QTest::addColumn<double>("promise");
        QTest::newRow("nearly idle") << 0.0001 << 30.0;
        QTest::newRow("busy") << 40.0 << 30.0;
        QTest::newRow("a promise of half an hour") << 40.0 << 1800.0;
        QTest::newRow("a promise of no wait at all") << 40.0 << 0.0;
        QTest::newRow("more than any fleet") << 1e5 << 30.0;
    }
    void bothPlansMayRun()
    {
        QFETCH(double, perSecond);
        QFETCH(double, promise);
        const Workload workload{PoissonArrivals{perSecond, Seconds(3600)},
                                ConstantService{Seconds(5)}, 1, 1};
        for (const StarterPlan& starter : starterPlans(workload, {95, Seconds(promise)})) {
            Scenario scenario;
            scenario.workload = workload;
            scenario.plan = starter.plan;
            QVERIFY(check(scenario).empty());
            for (const auto& row : scenarioParameters(scenario))
                QVERIFY2(checkValue(row.info, row.get(scenario)), row.info.key.c_str());
            QVERIFY(!starter.name.empty() && !starter.why.empty());
        }
    }

    void figuresAreOnesToRemember()
    {
        const Workload workload{PoissonArrivals{0.9, Seconds(3600)}, ConstantService{Seconds(5)}, 1,
                                1};
        const auto plans = starterPlans(workload, {95, Seconds(30)});
        QCOMPARE(std::get<Fixed>(plans[0].plan.policy.rule).workers, std::optional(6));
        QCOMPARE(plans[1].plan.policy.limits, (Limits{2, 12}));
        QCOMPARE(std::get<AgeThreshold>(plans[1].plan.policy.rule).target, 10.0);
        QCOMPARE(std::get<AgeThreshold>(plans[1].plan.policy.rule).scaleDownBelow, 2.0);
        QCOMPARE(plans[1].plan.policy.evaluationInterval, Seconds(10));
    }
};

QTEST_GUILESS_MAIN(TestStarterPlans)
#include "tst_starter_plans.moc"
