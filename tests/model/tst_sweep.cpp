// SPDX-License-Identifier: GPL-3.0-or-later

// Many policies at once give the bits of one by one, on any number of threads and with any
// instruction set.

#include "model/simulation/sweep.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;

namespace {

JobStream hour()
{
    Workload workload;
    workload.arrivals = PoissonArrivals{4, Seconds(3600)};
    workload.service = LogNormalService{Seconds(4), Seconds(12)};
    return sampleJobs(workload, 1, 0, Seconds(3600));
}

/// Policies of every rule, some of which the fast engine does not know.
std::vector<Scenario> policies()
{
    std::vector<Scenario> all;
    for (int i = 0; i < 90; ++i) {
        Scenario scenario;
        scenario.plan.workers.startupDelay = Seconds(i % 5 * 10);
        scenario.plan.policy.limits = {i % 4, 5 + i};
        scenario.plan.policy.evaluationInterval = Seconds(10 + i % 3 * 5);
        if (i % 3 == 0)
            scenario.plan.policy.rule = Fixed{10 + i};
        else if (i % 3 == 1)
            scenario.plan.policy.rule = TargetTracking{.target = 1.0 + i};
        else
            scenario.plan.policy.rule =
                AgeThreshold{2.0 + i, 1, Seconds(30), Seconds(60), {50, 2}, {0, 1}};
        if (i % 10 == 9)
            scenario.plan.workers.jobTimeout = Seconds(20);
        all.push_back(scenario);
    }
    return all;
}

} // namespace

Q_DECLARE_METATYPE(afflux::InstructionSet)

class TestSweep : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void sameBitsAsOneByOne_data();
    void sameBitsAsOneByOne();
    void saysHowFarItIs();
    void stopsWhenAsked();
    void nothingIsNothing();
};

void TestSweep::sameBitsAsOneByOne_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<InstructionSet>("widest");
    for (const InstructionSet set : {InstructionSet::scalar, InstructionSet::sse41,
                                     InstructionSet::avx2, InstructionSet::avx512})
        for (const int threads : {1, 2})
            if (set <= bestInstructionSet())
                QTest::addRow("%s, %d threads", std::string(nameOf(set)).c_str(), threads)
                    << threads << set;
}

void TestSweep::sameBitsAsOneByOne()
{
    QFETCH(int, threads);
    QFETCH(InstructionSet, widest);
    const JobStream jobs = hour();
    const std::vector<Scenario> scenarios = policies();
    const auto outcomes = simulateMany(jobs, scenarios, {.threads = threads, .widest = widest});
    QCOMPARE(outcomes.size(), scenarios.size());
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const auto alone = simulate(jobs, scenarios[i], {.trace = TraceDetail::none});
        QVERIFY(outcomes[i] && alone);
        QVERIFY2(*outcomes[i] == alone->outcome, std::to_string(i).c_str());
    }
}

void TestSweep::saysHowFarItIs()
{
    const std::vector<Scenario> scenarios = policies();
    std::vector<std::size_t> seen;
    static_cast<void>(simulateMany(hour(), scenarios, {.threads = 2}, {},
                                   [&](std::size_t done) { seen.push_back(done); }));
    QCOMPARE(seen.size(), scenarios.size());
    for (std::size_t i = 0; i < seen.size(); ++i)
        QCOMPARE(seen[i], i + 1);
}

void TestSweep::stopsWhenAsked()
{
    const std::vector<Scenario> scenarios = policies();
    std::stop_source source;
    const auto outcomes =
        simulateMany(hour(), scenarios, {.threads = 1}, source.get_token(), [&](std::size_t done) {
            if (done == 5)
                source.request_stop();
        });
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        QCOMPARE(outcomes[i].has_value(), i < 5);
        if (!outcomes[i])
            QCOMPARE(outcomes[i].error().code, ErrorCode::interrupted);
    }
}

void TestSweep::nothingIsNothing()
{
    QVERIFY(simulateMany(hour(), {}).empty());
}

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
