// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/statistics.h"

#include "model/workload/deterministic_math.h"
#include "model/workload/random_stream.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <cmath>

using namespace afflux;

namespace {

RunningStatistics of(const std::vector<double>& values)
{
    RunningStatistics statistics;
    for (const double value : values)
        statistics.add(value);
    return statistics;
}

bool near(double got, double expected, double relative)
{
    return std::abs(got - expected) <= relative * std::abs(expected);
}

/// Ten values of mean 100 and the given deviation, exactly.
RunningStatistics pilot(double deviation)
{
    RunningStatistics statistics;
    const double distance = deviation * std::sqrt(0.9);
    for (int i = 0; i < 10; ++i)
        statistics.add(100 + (i % 2 == 0 ? distance : -distance));
    return statistics;
}

} // namespace

class TstStatistics : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void momentsOfTheNumbersOneToN_data();
    void momentsOfTheNumbersOneToN();
    void aFarMeanCostsNoDigits();
    void fewValues();
    void studentQuantiles_data();
    void studentQuantiles();
    void studentQuantileIsOdd();
    void expansionAndSeriesMeet();
    void intervalOfFiveValues();
    void runsNeeded_data();
    void runsNeeded();
    void neededRunsGiveTheirPrecision();
    void noPrecisionWithoutAPilot();
};

void TstStatistics::momentsOfTheNumbersOneToN_data()
{
    QTest::addColumn<int>("n");
    QTest::newRow("two") << 2;
    QTest::newRow("ten") << 10;
    QTest::newRow("a million") << 1'000'000;
}

/// Mean (n + 1) / 2, sample variance n (n + 1) / 12.
void TstStatistics::momentsOfTheNumbersOneToN()
{
    QFETCH(int, n);
    RunningStatistics statistics;
    for (int i = 1; i <= n; ++i)
        statistics.add(i);
    QCOMPARE(statistics.count(), n);
    QVERIFY(near(statistics.mean(), (n + 1) / 2.0, 1e-13));
    QVERIFY(near(statistics.variance(), n * (n + 1.0) / 12, 1e-12));
}

/// Four values whose variance is 30, seen from very far: sums of squares would lose all of it.
void TstStatistics::aFarMeanCostsNoDigits()
{
    for (const double offset : {0.0, 1e9, -1e12})
        QVERIFY(near(of({offset + 4, offset + 7, offset + 13, offset + 16}).variance(), 30, 1e-12));
}

void TstStatistics::fewValues()
{
    QCOMPARE(of({}).mean(), 0.0);
    QCOMPARE(of({7}).mean(), 7.0);
    QCOMPARE(of({7}).variance(), 0.0);
    QVERIFY(!confidenceInterval(of({}), 0.95));
    QVERIFY(!confidenceInterval(of({7}), 0.95));
    QCOMPARE(confidenceInterval(of({7, 7}), 0.95), (Interval{7, 7}));
}

void TstStatistics::studentQuantiles_data()
{
    QTest::addColumn<double>("p");
    QTest::addColumn<int>("degrees");
    QTest::addColumn<double>("expected");
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: three decimals.
    const std::vector<std::pair<int, std::array<double, 5>>> table{
        {1, {3.078, 6.314, 12.706, 31.821, 63.657}}, {2, {1.886, 2.920, 4.303, 6.965, 9.925}},
        {3, {1.638, 2.353, 3.182, 4.541, 5.841}},    {4, {1.533, 2.132, 2.776, 3.747, 4.604}},
        {5, {1.476, 2.015, 2.571, 3.365, 4.032}},    {7, {1.415, 1.895, 2.365, 2.998, 3.499}},
        {10, {1.372, 1.812, 2.228, 2.764, 3.169}},   {19, {1.328, 1.729, 2.093, 2.539, 2.861}},
        {20, {1.325, 1.725, 2.086, 2.528, 2.845}},   {29, {1.311, 1.699, 2.045, 2.462, 2.756}},
        {30, {1.310, 1.697, 2.042, 2.457, 2.750}},   {60, {1.296, 1.671, 2.000, 2.390, 2.660}},
        {99, {1.290, 1.660, 1.984, 2.365, 2.626}},   {100, {1.290, 1.660, 1.984, 2.364, 2.626}},
    };
    constexpr std::array<double, 5> columns{0.90, 0.95, 0.975, 0.99, 0.995};
    for (const auto& [degrees, row] : table)
        for (std::size_t i = 0; i < columns.size(); ++i)
            QTest::addRow("t(%d) at %g", degrees, columns[i]) << columns[i] << degrees << row[i];
}

void TstStatistics::studentQuantiles()
{
    QFETCH(double, p);
    QFETCH(int, degrees);
    QFETCH(double, expected);
    const double got = studentQuantile(p, degrees);
    QVERIFY2(std::abs(got - expected) <= 0.0005 + 1e-9, qPrintable(QString::number(got, 'g', 10)));
}

void TstStatistics::studentQuantileIsOdd()
{
    QCOMPARE(studentQuantile(0.5, 7), 0.0);
    QCOMPARE(studentQuantile(0.025, 7), -studentQuantile(0.975, 7));
    // t(1) is Cauchy's distribution, t(2) has a closed form.
    QVERIFY(near(studentQuantile(0.75, 1), 1, 1e-12));
    QVERIFY(near(studentQuantile(0.975, 2), 0.95 * std::sqrt(2 / (1 - 0.95 * 0.95)), 1e-12));
}

/// Where one formula hands over to the other, and far out, where t is the normal distribution.
void TstStatistics::expansionAndSeriesMeet()
{
    for (const double p : {0.9, 0.975, 0.995, 0.9995}) {
        const double below = studentQuantile(p, 500);
        const double above = studentQuantile(p, 501);
        const double slope = studentQuantile(p, 499) - below;
        QVERIFY(below > above);
        QVERIFY(std::abs(below - above - slope) < 0.01 * slope);
        QVERIFY(near(studentQuantile(p, 1'000'000'000), deterministic::normalQuantile(p), 1e-8));
    }
}

void TstStatistics::intervalOfFiveValues()
{
    // Mean 3, s = sqrt(2.5), t(4) at 97.5 % = 2.776445.
    const auto interval = confidenceInterval(of({1, 2, 3, 4, 5}), 0.95);
    QVERIFY(interval);
    QVERIFY(near(interval->halfWidth(), 2.776445 * std::sqrt(2.5 / 5), 1e-6));
    QVERIFY(near(interval->low + interval->high, 6, 1e-12));
    QVERIFY(interval->contains(3) && !interval->contains(5));
}

void TstStatistics::runsNeeded_data()
{
    QTest::addColumn<double>("deviation");
    QTest::addColumn<double>("width");
    QTest::addColumn<bool>("relative");
    QTest::addColumn<int>("expected");
    // Least i with t(i - 1; 97.5 %) x s / sqrt(i) <= width, from the table above and its like.
    QTest::newRow("no more than there are") << 1.0 << 5.0 << false << 10;
    QTest::newRow("half width 5 of deviation 10") << 10.0 << 5.0 << false << 18; // t(17) = 2.110
    QTest::newRow("half width 2 of deviation 10") << 10.0 << 2.0 << false << 99; // t(98) = 1.984
    QTest::newRow("5 % of the mean") << 10.0 << 0.05 << true << 20;              // 4.762 of 100
    QTest::newRow("values all the same") << 0.0 << 0.001 << true << 10;
}

void TstStatistics::runsNeeded()
{
    QFETCH(double, deviation);
    QFETCH(double, width);
    QFETCH(bool, relative);
    QFETCH(int, expected);
    const auto needed = replicationsNeeded(pilot(deviation), {width, relative}, 0.95);
    QVERIFY(needed);
    QCOMPARE(*needed, expected);
}

/// Normal values of known variance: with the runs said to be needed, the interval is as narrow as
/// wanted, nearly always within a few per cent, and the true mean is in it.
void TstStatistics::neededRunsGiveTheirPrecision()
{
    constexpr int experiments = 200;
    constexpr double wanted = 2;
    double needed = 0;
    int covered = 0;
    for (int experiment = 0; experiment < experiments; ++experiment) {
        RandomStream random(7, static_cast<std::uint64_t>(experiment), "normals");
        RunningStatistics values;
        while (values.count() < 50)
            values.add(100 + 10 * random.normal());
        const auto runs = replicationsNeeded(values, {wanted, false}, 0.95);
        QVERIFY(runs && *runs >= 50);
        needed += static_cast<double>(*runs) / experiments;
        while (values.count() < *runs)
            values.add(100 + 10 * random.normal());
        const auto interval = confidenceInterval(values, 0.95);
        QVERIFY(interval->halfWidth() < 1.3 * wanted);
        covered += interval->contains(100) ? 1 : 0;
    }
    // With the variance known it would take 99; the pilot's estimate is right on average.
    QVERIFY2(std::abs(needed - 99) < 5, qPrintable(QString::number(needed)));
    // 95 % of 200 within three binomial deviations.
    QVERIFY2(std::abs(covered - 190) < 10, qPrintable(QString::number(covered)));
}

void TstStatistics::noPrecisionWithoutAPilot()
{
    QVERIFY(!replicationsNeeded(of({3}), {0.05, true}, 0.95));
    QVERIFY(!replicationsNeeded(of({-1, 1}), {0.05, true}, 0.95)); // a mean of 0 has no per cents
    QVERIFY(!replicationsNeeded(of({-1, 1}), {1e-9, false}, 0.95));
    QVERIFY(replicationsNeeded(of({-1, 1}), {0.5, false}, 0.95));
}

QTEST_GUILESS_MAIN(TstStatistics)
#include "tst_statistics.moc"
