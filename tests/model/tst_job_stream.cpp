// SPDX-License-Identifier: GPL-3.0-or-later

// From a workload to jobs on the integer clock.

#include "model/workload/job_stream.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace afflux;

namespace {

std::shared_ptr<const std::vector<ArrivalBin>> bins(std::vector<ArrivalBin> list)
{
    return std::make_shared<const std::vector<ArrivalBin>>(std::move(list));
}

Workload binned(std::vector<ArrivalBin> list, double seconds)
{
    Workload workload;
    workload.arrivals = BinnedArrivals{Instant{}, Seconds(seconds), bins(std::move(list))};
    workload.service = ConstantService{Seconds(1)};
    return workload;
}

Workload recorded(std::vector<RecordedJob> list)
{
    Workload workload;
    workload.arrivals = RecordedArrivals{
        Instant{}, std::make_shared<const std::vector<RecordedJob>>(std::move(list))};
    workload.service = ConstantService{Seconds(5)};
    return workload;
}

Workload poisson(double perSecond, double seconds)
{
    Workload workload;
    workload.arrivals = PoissonArrivals{perSecond, Seconds(seconds)};
    workload.service = ExponentialService{Seconds(2)};
    return workload;
}

JobStream jobsOf(const Workload& workload, std::uint64_t seed = 1, std::uint64_t replication = 0)
{
    return sampleJobs(workload, seed, replication, Seconds(3600));
}

std::ptrdiff_t between(const JobStream& jobs, double from, double to)
{
    return std::ranges::count_if(jobs.arrival, [&](std::uint32_t step) {
        const double seconds = jobs.grid.secondsCount(step);
        return seconds >= from && seconds < to;
    });
}

} // namespace

class TestJobStream : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void sameSeedSameJobs();
    void ascendingAndAtLeastOneStep();
    void poissonHasItsRate();
    void binsKeepTheirCounts();
    void fractionsAreCarriedToLaterBins();
    void oneBinDoesNotShiftAnother();
    void jobsSpreadOverTheirBin();
    void recordedJobsAreTakenAsTheyAre();
    void trafficScale_data();
    void trafficScale();
    void serviceScaleStretchesEveryJob();
    void servicesDoNotDependOnArrivals();
    void gridIsTheFinestThatFits();
    void aYearIsNotCutOff();
    void gridCanBeForced();
};

void TestJobStream::sameSeedSameJobs()
{
    const Workload workload = poisson(5, 600);
    const JobStream a = jobsOf(workload, 3, 1);
    const JobStream b = jobsOf(workload, 3, 1);
    QVERIFY(a.arrival == b.arrival && a.service == b.service);
    QVERIFY(jobsOf(workload, 4, 1).arrival != a.arrival);
    QVERIFY(jobsOf(workload, 3, 2).arrival != a.arrival);
}

void TestJobStream::ascendingAndAtLeastOneStep()
{
    Workload workload =
        binned({{Seconds(0), Seconds(60), 500}, {Seconds(60), Seconds(60), 500}}, 120);
    workload.service = ConstantService{Seconds(1e-9)};
    const JobStream jobs = jobsOf(workload);
    QCOMPARE(jobs.size(), std::size_t(1000));
    QVERIFY(std::ranges::is_sorted(jobs.arrival));
    QVERIFY(std::ranges::all_of(jobs.service, [](std::uint32_t s) { return s == 1; }));
}

void TestJobStream::poissonHasItsRate()
{
    const JobStream jobs = jobsOf(poisson(20, 10'000));
    QVERIFY(jobs.horizon == jobs.grid.steps(Seconds(10'000)));
    const auto count = static_cast<double>(jobs.size());
    QVERIFY2(std::abs(count - 200'000) < 4 * std::sqrt(200'000.0), std::to_string(count).c_str());
    // Counts per second vary as much as they should: variance = mean.
    std::vector<double> perSecond(10'000);
    for (const std::uint32_t step : jobs.arrival)
        ++perSecond.at(static_cast<std::size_t>(jobs.grid.secondsCount(step)));
    double variance = 0;
    for (const double n : perSecond)
        variance += (n - 20) * (n - 20) / 10'000;
    QVERIFY2(std::abs(variance - 20) < 1.3, std::to_string(variance).c_str());
}

void TestJobStream::binsKeepTheirCounts()
{
    const JobStream jobs = jobsOf(binned({{Seconds(0), Seconds(300), 5},
                                          {Seconds(300), Seconds(300), 0},
                                          {Seconds(900), Seconds(300), 79}},
                                         1200));
    QCOMPARE(between(jobs, 0, 300), 5);
    QCOMPARE(between(jobs, 300, 900), 0);
    QCOMPARE(between(jobs, 900, 1200), 79);
    QCOMPARE(jobs.grid.secondsCount(*jobs.horizon), 1200.0);
}

void TestJobStream::fractionsAreCarriedToLaterBins()
{
    std::vector<ArrivalBin> list;
    for (int i = 0; i < 40; ++i)
        list.push_back({Seconds(i * 60), Seconds(60), 0.3});
    const JobStream jobs = jobsOf(binned(list, 2400));
    QCOMPARE(jobs.size(), std::size_t(12));
    for (int i = 10; i <= 40; i += 10) // 3 in every ten bins: none comes early or late by much
        QCOMPARE(between(jobs, 0, i * 60), 3 * i / 10);
}

void TestJobStream::oneBinDoesNotShiftAnother()
{
    const JobStream a =
        jobsOf(binned({{Seconds(0), Seconds(60), 3}, {Seconds(60), Seconds(60), 4}}, 120));
    const JobStream b =
        jobsOf(binned({{Seconds(0), Seconds(60), 9}, {Seconds(60), Seconds(60), 4}}, 120));
    QVERIFY(std::equal(a.arrival.end() - 4, a.arrival.end(), b.arrival.end() - 4));
}

void TestJobStream::jobsSpreadOverTheirBin()
{
    const JobStream jobs = jobsOf(binned({{Seconds(100), Seconds(50), 100'000}}, 150));
    for (int part = 0; part < 10; ++part) {
        const auto count = between(jobs, 100 + part * 5, 105 + part * 5);
        QVERIFY(std::abs(static_cast<double>(count) - 10'000) < 400);
    }
}

void TestJobStream::recordedJobsAreTakenAsTheyAre()
{
    const JobStream jobs = jobsOf(recorded({{0.5, 2, 0}, {0.5, -1, 0}, {7.25, 3, 0}}));
    QVERIFY(!jobs.horizon);
    QCOMPARE(jobs.size(), std::size_t(3));
    const double expected[3][2] = {{0.5, 2}, {0.5, 5}, {7.25, 3}}; // one not recorded: drawn
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(jobs.grid.secondsCount(jobs.arrival[i]), expected[i][0]);
        QCOMPARE(jobs.grid.secondsCount(jobs.service[i]), expected[i][1]);
    }
}

void TestJobStream::trafficScale_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("half") << 0.5;
    QTest::newRow("as it is") << 1.0;
    QTest::newRow("half as much again") << 1.5;
    QTest::newRow("threefold") << 3.0;
}

void TestJobStream::trafficScale()
{
    QFETCH(double, scale);
    std::vector<RecordedJob> list;
    for (int i = 0; i < 20'000; ++i)
        list.push_back({i * 0.01, 1, 0});
    for (Workload workload :
         {poisson(20, 1000), recorded(list), binned({{Seconds(0), Seconds(1000), 20'000}}, 1000)}) {
        workload.trafficScale = scale;
        const double expected = 20'000 * scale;
        const auto count = static_cast<double>(jobsOf(workload).size());
        QVERIFY2(std::abs(count - expected) <= 4 * std::sqrt(expected),
                 std::to_string(count).c_str());
    }
}

void TestJobStream::serviceScaleStretchesEveryJob()
{
    Workload workload = recorded({{0, 2, 0}, {1, -1, 0}});
    workload.serviceScale = 1.5;
    const JobStream jobs = jobsOf(workload);
    QCOMPARE(jobs.grid.secondsCount(jobs.service[0]), 3.0);
    QCOMPARE(jobs.grid.secondsCount(jobs.service[1]), 7.5);
}

void TestJobStream::servicesDoNotDependOnArrivals()
{
    const JobStream slow = jobsOf(poisson(2, 300));
    const JobStream quick = jobsOf(poisson(4, 300));
    const std::size_t common = std::min(slow.size(), quick.size());
    QVERIFY(common > 100);
    QVERIFY(std::equal(slow.service.begin(),
                       slow.service.begin() + static_cast<std::ptrdiff_t>(common),
                       quick.service.begin()));
}

void TestJobStream::gridIsTheFinestThatFits()
{
    QCOMPARE(jobsOf(poisson(1, 600)).grid.stepsPerSecond(), std::int64_t(1'000'000));
    QCOMPARE(jobsOf(poisson(1, 604'800)).grid.stepsPerSecond(), std::int64_t(1'000));
    // A bare job list has to leave room for its drain: 10 s of jobs, one hour after them.
    QCOMPARE(jobsOf(recorded({{0, 1, 0}, {10, 1, 0}})).grid.stepsPerSecond(),
             std::int64_t(100'000));
    // And for its longest service.
    QCOMPARE(jobsOf(recorded({{0, 100'000, 0}})).grid.stepsPerSecond(), std::int64_t(10'000));
}

void TestJobStream::aYearIsNotCutOff()
{
    constexpr double day = 86'400;
    std::vector<ArrivalBin> list;
    for (int i = 0; i < 365; ++i)
        list.push_back({Seconds(i * day), Seconds(day), 10});
    const JobStream jobs = jobsOf(binned(list, 365 * day));
    QCOMPARE(jobs.grid.stepsPerSecond(), std::int64_t(10));
    QCOMPARE(jobs.grid.secondsCount(*jobs.horizon), 365 * day);
    QCOMPARE(between(jobs, 364 * day, 365 * day), 10);
}

void TestJobStream::gridCanBeForced()
{
    const JobStream jobs = sampleJobs(recorded({{0.5, 1.04, 0}}), 1, 0, Seconds(60), 10);
    QCOMPARE(jobs.grid.stepsPerSecond(), std::int64_t(10));
    QCOMPARE(jobs.arrival[0], 5U);
    QCOMPARE(jobs.service[0], 10U);
}

QTEST_GUILESS_MAIN(TestJobStream)
#include "tst_job_stream.moc"
