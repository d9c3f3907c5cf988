// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/fit.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

MetricSeries series(Role role, SeriesKind kind, const std::vector<std::pair<int, double>>& points)
{
    MetricSeries s;
    s.name = "sent";
    s.role = role;
    s.kind = kind;
    for (const auto& [second, value] : points)
        s.samples.push_back({Instant(std::chrono::seconds(second)), value});
    describeSpacing(s);
    return s;
}

using Bins = std::vector<ArrivalBin>;

Bins binsOf(const WorkloadFit& fit)
{
    return *std::get<BinnedArrivals>(fit.arrivals).bins;
}

} // namespace

class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void countsBecomeBinsAndGapsStayEmpty()
    {
        const History history{
            "",
            "",
            {series(Role::arrivals, SeriesKind::count, {{0, 5}, {300, 6}, {900, 79}, {1200, 3}})},
            {}};
        const auto fit = fitWorkload(history);
        QVERIFY(fit);
        const Bins expected{{Seconds(0), Seconds(300), 5},
                            {Seconds(300), Seconds(300), 6},
                            {Seconds(900), Seconds(300), 79},
                            {Seconds(1200), Seconds(300), 3}};
        QVERIFY(binsOf(*fit) == expected);
        QCOMPARE(std::get<BinnedArrivals>(fit->arrivals).duration.count(), 1500.0);
        QCOMPARE(fit->issues.size(), std::size_t(1));
        QCOMPARE(fit->issues.front().what.count, std::int64_t(1));
    }

    void stepThatChangesKeepsItsCountsSpread()
    {
        const History history{
            "",
            "",
            {series(Role::arrivals, SeriesKind::count,
                    {{0, 60}, {300, 60}, {600, 60}, {660, 9}, {720, 9}, {780, 9}, {840, 9}})},
            {}};
        const auto fit = fitWorkload(history);
        QVERIFY(fit);
        QCOMPARE(binsOf(*fit)[1].width.count(), 300.0);
        QCOMPARE(binsOf(*fit)[4].width.count(), 60.0);
    }

    void counterGivesIncrementsAndSurvivesReset()
    {
        const History history{"",
                              "",
                              {series(Role::arrivals, SeriesKind::counter,
                                      {{0, 100}, {60, 150}, {120, 10}, {180, 40}})},
                              {}};
        const auto fit = fitWorkload(history);
        QVERIFY(fit);
        const Bins expected{{Seconds(0), Seconds(60), 50},
                            {Seconds(60), Seconds(60), 10},
                            {Seconds(120), Seconds(60), 30}};
        QVERIFY(binsOf(*fit) == expected);
    }

    void rateIsMultipliedByTheBin()
    {
        MetricSeries rate = series(Role::arrivals, SeriesKind::gauge, {{0, 0.5}, {60, 2}});
        rate.unit = "/s";
        const auto fit = fitWorkload({"", "", {rate}, {}});
        QVERIFY(fit);
        QCOMPARE(binsOf(*fit)[1].count, 120.0);
        QVERIFY(!fit->assumptions.empty());
    }

    void completionsStandInAndSaySo()
    {
        const auto fit = fitWorkload(
            {"", "", {series(Role::completions, SeriesKind::count, {{0, 5}, {60, 6}})}, {}});
        QVERIFY(fit);
        QCOMPARE(fit->assumptions.size(), std::size_t(1));
    }

    void jobLogGivesExactArrivalsAndServices()
    {
        History history;
        const Instant t0{std::chrono::seconds(1000)};
        history.jobs = {{t0, t0, t0 + std::chrono::seconds(2), Seconds(2), "1", ""},
                        {t0 + std::chrono::milliseconds(1500), {}, {}, {}, "", ""}};
        const auto fit = fitWorkload(history);
        QVERIFY(fit);
        const auto& recorded = std::get<RecordedArrivals>(fit->arrivals);
        QVERIFY(recorded.origin == t0);
        QVERIFY((*recorded.jobs == std::vector<RecordedJob>{{0, 2, 1}, {1.5, -1, 2}}));
        QVERIFY(fit->service && std::holds_alternative<EmpiricalService>(*fit->service));
        QCOMPARE(fit->assumptions.size(), std::size_t(1));
    }

    void classesOfAJobLog_data()
    {
        QTest::addColumn<QStringList>("classes");
        QTest::addColumn<QList<int>>("read");
        QTest::newRow("numbers") << QStringList{u"0"_s, u"3"_s} << QList<int>{0, 3};
        QTest::newRow("words, in any case")
            << QStringList{u"Low"_s, u"critical"_s} << QList<int>{3, 0};
        QTest::newRow("none beside some: normal")
            << QStringList{u"1"_s, QString()} << QList<int>{1, 2};
        QTest::newRow("unknown beside known: normal")
            << QStringList{u"high"_s, u"mail"_s} << QList<int>{1, 2};
        QTest::newRow("none: all alike") << QStringList{QString(), QString()} << QList<int>{0, 0};
        QTest::newRow("kinds of jobs carry no urgency")
            << QStringList{u"mail"_s, u"pdf"_s} << QList<int>{0, 0};
    }
    void classesOfAJobLog()
    {
        QFETCH(QStringList, classes);
        QFETCH(QList<int>, read);
        History history;
        for (const QString& one : classes) {
            const Instant at{std::chrono::seconds(history.jobs.size())};
            history.jobs.push_back({at, {}, {}, {}, one.toStdString(), ""});
        }
        const auto fit = fitWorkload(history);
        QVERIFY(fit);
        QList<int> numbers;
        for (const RecordedJob& job : *std::get<RecordedArrivals>(fit->arrivals).jobs)
            numbers.append(job.jobClass);
        QCOMPARE(numbers, read);
    }

    void depthAloneIsAnErrorWithRemedy()
    {
        const auto fit =
            fitWorkload({"", "", {series(Role::depth, SeriesKind::gauge, {{0, 5}, {60, 6}})}, {}});
        QVERIFY(!fit);
        QVERIFY(fit.error().code == ErrorCode::unsupported);
        QVERIFY(!fit.error().remedy.empty());
    }

    void serviceTimeSeriesGivesTheMean()
    {
        MetricSeries times = series(Role::serviceTime, SeriesKind::gauge, {{0, 2}, {60, 4}});
        const auto fit = fitWorkload(
            {"", "", {series(Role::arrivals, SeriesKind::count, {{0, 5}, {60, 6}}), times}, {}});
        QVERIFY(fit && fit->service);
        QCOMPARE(meanOf(*fit->service).count(), 3.0);
    }
};

QTEST_GUILESS_MAIN(TestFit)
#include "tst_fit.moc"
