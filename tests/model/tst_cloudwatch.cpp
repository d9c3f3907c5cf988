// SPDX-License-Identifier: GPL-3.0-or-later
#include "import_support.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

const MetricSeries* named(const Result<Import>& import, std::string_view name)
{
    if (!import)
        return nullptr;
    const auto found = std::ranges::find(import->history.series, name, &MetricSeries::name);
    return found == import->history.series.end() ? nullptr : &*found;
}

// Raw strings stand outside the class: moc stumbles over them there.

const QByteArray durations = R"({"Label":"Duration","Datapoints":[
            {"Timestamp":"2026-03-01T10:00:00Z","Average":1500.0,"ExtendedStatistics":{"p95":4000.0},"Unit":"Milliseconds"},
            {"Timestamp":"2026-03-01T10:01:00Z","Average":2500.0,"ExtendedStatistics":{"p95":5000.0},"Unit":"Milliseconds"}]})";

const QByteArray twoQueries = R"({"MetricDataResults":[
            {"Id":"a","Label":"NumberOfMessagesSent","Timestamps":["2026-03-01T10:00:00Z"],"Values":[1]},
            {"Id":"b","Label":"NumberOfMessagesSent","Timestamps":["2026-03-01T10:00:00Z"],"Values":[2]}]})";

const QByteArray forbidden = R"({"MetricDataResults":[
            {"Id":"a","Label":"NumberOfMessagesSent","Timestamps":[],"Values":[],"StatusCode":"Forbidden",
             "Messages":[{"Code":"AccessDenied","Value":"no"}]}],"Messages":[]})";

const QByteArray brokenPoints = R"({"MetricDataResults":[
            {"Id":"a","Label":"NumberOfMessagesSent","Timestamps":["2026-03-01T10:00:00Z","soon","2026-03-01T10:02:00Z"],"Values":[1,2,null]}]})";

const QByteArray listOfDocuments =
    R"([{"Label":"NumberOfMessagesSent","Datapoints":[{"Timestamp":"2026-03-01T10:00:00Z","Sum":1}]},
            {"Label":"NumberOfMessagesSent","Datapoints":[{"Timestamp":"2026-03-01T10:01:00Z","Sum":2}]}])";

} // namespace

class TestCloudwatch : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void randomOrderIsSortedAndHolesStay()
    {
        const auto import = readData(u"cases/d36.json"_s);
        QCOMPARE(
            points(import),
            u"CPUUtilization 2014-02-19T00:18:00Z=0.33 2014-02-19T01:18:00Z=0.34 2014-02-19T03:18:00Z=99.67"_s);
        QCOMPARE(found(import), u"gap@0"_s);
        QCOMPARE(import->history.series.front().step.count(), 3600.0);
        QCOMPARE(import->format, std::string("cloudwatch-statistics"));
        QCOMPARE(import->history.series.front().unit, std::string("Percent"));
    }

    void noPointsIsANotice()
    {
        const auto import = readData(u"cases/d41.json"_s);
        QVERIFY(import && import->history.empty() && import->questions.empty());
        QCOMPARE(words(issueOf(import, "no-data")->what),
                 u"“ApproximateNumberOfMessagesVisible” has 0 datapoints"_s);
    }

    void partOfSeveralPagesIsAWarning()
    {
        const auto import = readData(u"cases/d51.json"_s);
        QCOMPARE(
            points(import),
            u"ApproximateNumberOfMessagesVisible 2026-03-01T10:00:00Z=4 2026-03-01T10:05:00Z=7"_s);
        QCOMPARE(found(import), u"partial-data@0 next-page@0"_s);
        QVERIFY(issueOf(import, "next-page")->severity == Severity::warning);
        QVERIFY(words(issueOf(import, "next-page")->what).contains(u"NextToken"));
    }

    void pagesAreMerged_data()
    {
        QTest::addColumn<bool>("swapped");
        QTest::newRow("in order") << false;
        QTest::newRow("the other way round") << true;
    }
    void pagesAreMerged()
    {
        QFETCH(bool, swapped);
        std::vector<std::string> paths{path(u"formats/aws/get-metric-data.page1.json"_s),
                                       path(u"formats/aws/get-metric-data.page2.json"_s)};
        if (swapped)
            std::ranges::reverse(paths);
        const auto pages = read(paths);
        const auto whole = readData(u"formats/aws/get-metric-data.json"_s);
        const char* name = "ApproximateNumberOfMessagesVisible";
        QVERIFY(named(pages, name) && named(whole, name));
        QVERIFY(named(pages, name)->samples == named(whole, name)->samples);
        QVERIFY(issueOf(pages, "next-page")->severity == Severity::note); // the last page is here
    }

    void statisticsOfOneMetricAreToldApart()
    {
        const auto import = readData(u"formats/aws/get-metric-statistics.multi-stat.json"_s);
        const MetricSeries* sum = named(import, "NumberOfMessagesSent Sum");
        const MetricSeries* average = named(import, "NumberOfMessagesSent Average");
        QVERIFY(sum && average);
        QVERIFY(sum->role == Role::arrivals && sum->kind == SeriesKind::count);
        QVERIFY(average->role == Role::none && average->kind == SeriesKind::gauge);
        QCOMPARE(import->history.series.size(), std::size_t(5));
    }

    void metricsOfSqsHaveTheirRoles()
    {
        const auto import = readData(u"formats/aws/get-metric-data.json"_s);
        QVERIFY(import);
        QVERIFY(import->history.find(Role::depth)->kind == SeriesKind::gauge);
        QVERIFY(import->history.find(Role::arrivals)->kind == SeriesKind::count);
        QVERIFY(import->history.find(Role::completions)->kind == SeriesKind::count);
        QVERIFY(import->history.find(Role::oldestAge)->kind == SeriesKind::gauge);
        QVERIFY(words(issueOf(import, "gap")->remedy).contains(u"idle"));
        QVERIFY(import->assumptions.empty());
    }

    void percentilesAndUnitsAreRead()
    {
        const auto import = readText(durations);
        const MetricSeries* mean = named(import, "Duration Average");
        QVERIFY(mean && named(import, "Duration p95"));
        QVERIFY(mean->role == Role::serviceTime);
        QCOMPARE(mean->samples.front().value, 1.5); // service times are seconds
        QCOMPARE(mean->unit, std::string("Seconds"));
    }

    void sameLabelOfTwoQueriesStaysTwoSeries()
    {
        const auto import = readText(twoQueries);
        QCOMPARE(
            points(import),
            u"NumberOfMessagesSent (a) 2026-03-01T10:00:00Z=1; NumberOfMessagesSent (b) 2026-03-01T10:00:00Z=2"_s);
        QVERIFY(issueOf(import, "role-taken"));
    }

    void aFailedQueryIsAnErrorIssue()
    {
        const auto import = readText(forbidden);
        QCOMPARE(found(import), u"failed-query@0 source-message@0 no-data@0"_s);
        QVERIFY(issueOf(import, "failed-query")->severity == Severity::error);
    }

    void pointsThatAreNoneAreCounted()
    {
        const auto import = readText(brokenPoints);
        QCOMPARE(points(import), u"NumberOfMessagesSent 2026-03-01T10:00:00Z=1"_s);
        QCOMPARE(issueOf(import, "bad-cell")->what.count, std::int64_t(2));
    }

    void shapesThatAreNotExpected_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no list") << "{\"MetricDataResults\":{}}"_ba;
        QTest::newRow("numbers for results") << "{\"MetricDataResults\":[1,null,\"x\"]}"_ba;
        QTest::newRow("results without values") << "{\"MetricDataResults\":[{\"Id\":\"a\"}]}"_ba;
        QTest::newRow("points that are words")
            << "{\"Label\":\"x\",\"Datapoints\":[\"a\",1,null,[]]}"_ba;
        QTest::newRow("huge epochs")
            << "{\"MetricDataResults\":[{\"Id\":\"a\",\"Timestamps\":[1e300],\"Values\":[1]}]}"_ba;
        QTest::newRow("a list of nothing") << "[{\"Datapoints\":5},[],\"MetricDataResults\"]"_ba;
        QTest::newRow("keys inside a text") << "{\"a\":\"\\\"Datapoints\\\"\",\"Datapoints\":7}"_ba;
    }
    void shapesThatAreNotExpected()
    {
        QFETCH(QByteArray, text);
        const auto import = readText(text); // whatever it says, it says it and does not fall over
        QVERIFY(!import || import->history.empty());
    }

    void listOfDocumentsIsRead()
    {
        const auto import = readText(listOfDocuments);
        QCOMPARE(points(import),
                 u"NumberOfMessagesSent 2026-03-01T10:00:00Z=1 2026-03-01T10:01:00Z=2"_s);
    }
};

QTEST_GUILESS_MAIN(TestCloudwatch)
#include "tst_cloudwatch.moc"
