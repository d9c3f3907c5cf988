// SPDX-License-Identifier: GPL-3.0-or-later

// Whole files through the whole importer: the cases that broke other tools, hostile input, and what
// the result says about itself.

#include "import_support.h"
#include "model/import/import_json.h"
#include "model/import/points_writer.h"
#include "tests/support/warnings.h"

#include <QElapsedTimer>
#include <QTest>

#include <cstdlib>
#include <ctime>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

class TestImport : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void cases_data();
    void cases();
    void machineZoneAndLocaleChangeNothing();
    void zoneDecidesTheInstant_data();
    void zoneDecidesTheInstant();
    void everyEpochColumnIsTheSameInstant_data();
    void everyEpochColumnIsTheSameInstant();
    void dayOrder_data();
    void dayOrder();
    void roundedForDisplayIsSaid();
    void counterIsProposedAndResetNoted();
    void flattenedHourIsNamed();
    void spreadsheetTimesAreNotMergedSilently();
    void dueJobsArriveWhenDue();
    void logWithoutStartsGivesNoService();
    void endsBeforeStartsAreReported();
    void jobTimesInSecondsFromTheStart();
    void jobLogInLocalTimeCrossesTheFold();
    void badCellsKeepTheirLines();
    void rolesThatCannotBeToldAreAsked();
    void mappingDecides();
    void mappingOfNoColumnIsAnError();
    void aRoleLeftOutIsLeftOut();
    void zoneNobodyKnows();
    void decimalMarkOfAmbiguousColumns_data();
    void decimalMarkOfAmbiguousColumns();
    void severalFilesAreOneHistory();
    void oneBadFileDoesNotStopTheOthers();
    void nothingReadableIsAnError();
    void formatMayBeChosen();
    void previewIsTheVeryParse();
    void hostile_data();
    void hostile();
    void stopIsHeard();
    void progressReachesTheEnd();
    void jsonHasTheKeysOfTheContract();
    void pointsOfJobs();
};

void TestImport::cases_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* rule, const char* file, const QString& points,
                        const char* found = "") {
        QTest::newRow(rule) << u"cases/"_s + QString::fromLatin1(file) << points
                            << QString::fromLatin1(found);
    };
    row("D01 a byte order mark is no part of a name", "d01.csv", u"depth 2026-03-01T10:00:00Z=5"_s);
    row("D02 UTF-16 with tabs", "d02.csv", u"file d’attente 2026-03-01T10:00:00Z=5"_s);
    row("D04 semicolons and decimal commas", "d04.csv",
        u"file 2026-03-01T10:00:00Z=12 2026-03-01T10:05:00Z=13; âge (s) 2026-03-01T10:00:00Z=1.5 2026-03-01T10:05:00Z=2.25"_s);
    row("D05 a decimal point", "d05.csv", u"age 2026-03-01T10:00:00Z=20.66"_s);
    row("D07 quoted thousands and percent", "d07.csv",
        u"msgs 2016-07-29T15:00:00Z=2590 2016-07-29T16:00:00Z=766; busy 2016-07-29T15:00:00Z=0.02 2016-07-29T16:00:00Z=0.6"_s);
    row("D09 sep= is no header", "d09.csv", u"depth 2026-03-01T10:00:00Z=5"_s);
    row("D10 an empty first header", "d10.csv",
        u"A 1970-01-01T00:00:00Z=1.5 1970-01-01T00:00:01Z=2.5; B 1970-01-01T00:00:00Z=2 1970-01-01T00:00:01Z=3"_s);
    row("D11 a delimiter inside a quoted header", "d11.csv",
        u"depth, visible 2026-03-01T10:00:00Z=5"_s);
    row("D12 a line end in quotes is no row", "d12.csv",
        u"id 2026-03-01T10:00:00Z=1 2026-03-01T10:01:00Z=2"_s);
    row("D14 blanks after the comma", "d14.csv",
        u"value 2021-07-02T11:00:00Z=101 2021-07-02T11:03:06Z=113"_s);
    row("D16 long layout", "d16.csv",
        u"sent 2015-07-26T07:02:00Z=5 2015-07-26T07:07:00Z=6; depth 2015-07-26T07:02:00Z=41"_s);
    row("D17 undefined is missing, not zero", "d17.csv",
        u"depth 2026-03-01T10:00:00Z=5; sent 2026-03-01T10:05:00Z=3"_s,
        "missing-value@3 missing-value@2");
    row("D18 values with units", "d18.csv",
        u"depth 2026-03-01T10:00:00Z=998 2026-03-01T10:05:00Z=1200 2026-03-01T10:10:00Z=3400000; duration 2026-03-01T10:00:00Z=0.35 2026-03-01T10:05:00Z=150 2026-03-01T10:10:00Z=3780"_s,
        "rounded-value@0 rounded-value@0");
    row("D20 in UTC nothing is skipped", "d20.csv",
        u"depth 2026-03-29T01:55:00Z=1 2026-03-29T02:30:00Z=2 2026-03-29T03:00:00Z=3"_s);
    row("D23 mixed offsets", "d23.csv",
        u"v 2026-04-04T15:30:00Z=1 2026-04-04T16:30:00Z=2 2026-04-04T17:00:00Z=3 2026-04-04T17:30:00Z=4"_s,
        "gap@3");
    row("D28 one order for the column", "d28.csv",
        u"num 2018-09-03T12:02:00Z=1 2018-09-14T14:09:00Z=2"_s);
    row("D30 twelve-hour clock", "d30.csv",
        u"v 2018-10-05T23:59:00Z=1 2018-10-06T00:05:00Z=2 2018-10-06T12:05:00Z=3 2018-10-06T13:00:00Z=4"_s,
        "gap@4");
    row("D40 a missing bin stays missing", "d40.csv",
        u"value 2014-04-10T11:24:00Z=5 2014-04-10T11:29:00Z=6 2014-04-10T11:39:00Z=79 2014-04-10T11:44:00Z=3"_s,
        "gap@4");
    row("A08 empty cells are missing", "a08.csv",
        u"depth 2026-03-01T10:00:00Z=500 2026-03-01T10:03:00Z=900"_s, "missing-value@3");
    row("D35 the console's zone from the file name",
        "CPU-2026_02_14_11_00_00-2026_02_14_12_00_00-UTC-3.csv",
        u"CPUUtilization 2026-02-14T14:20:00Z=2.13 2026-02-14T14:25:00Z=2.1"_s);
}

void TestImport::cases()
{
    QFETCH(QString, file);
    const auto import = readData(file);
    QTEST(points(import), "points");
    QTEST(found(import), "found");
}

void TestImport::machineZoneAndLocaleChangeNothing()
{
    const QByteArray zoneBefore = qgetenv("TZ");
    const QLocale localeBefore;
    const auto readAll = [] {
        QStringList all;
        for (const char* name : {"d02.csv", "d04.csv", "d05.csv", "d07.csv", "d20.csv", "d28.csv"})
            all << points(readData(u"cases/"_s + QLatin1StringView(name)));
        all << points(readData(u"cases/d21.csv"_s, inZone("America/New_York")));
        return all;
    };
    const QStringList expected = readAll();
    for (const char* zone : {"America/New_York", "Asia/Kolkata", "Pacific/Apia"}) {
        qputenv("TZ", zone);
        tzset();
        std::setlocale(LC_ALL, "de_DE.UTF-8");
        QLocale::setDefault(QLocale(QLocale::French));
        QCOMPARE(readAll(), expected);
    }
    qputenv("TZ", zoneBefore);
    tzset();
    std::setlocale(LC_ALL, "C");
    QLocale::setDefault(localeBefore);
}

void TestImport::zoneDecidesTheInstant_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("found");
    QTest::newRow("D20 the skipped hour is reported, the rest is read")
        << u"cases/d20.csv"_s << u"Europe/Paris"_s
        << u"depth 2026-03-29T00:55:00Z=1 2026-03-29T01:00:00Z=3"_s << u"non-existing-time@3"_s;
    QTest::newRow("D21 the order of rows tells the repeated hour apart")
        << u"cases/d21.csv"_s << u"America/New_York"_s
        << u"depth 2022-11-06T04:30:00Z=1 2022-11-06T05:00:00Z=2 2022-11-06T05:30:00Z=3 2022-11-06T06:00:00Z=4 2022-11-06T06:30:00Z=5 2022-11-06T07:00:00Z=6"_s
        << u"ambiguous-time@3"_s;
    QTest::newRow("an offset wins over the zone") << u"cases/d01.csv"_s << u"Europe/Paris"_s
                                                  << u"depth 2026-03-01T10:00:00Z=5"_s << QString();
    QTest::newRow("a fixed offset")
        << u"cases/d09.csv"_s << u"UTC+2"_s << u"depth 2026-03-01T08:00:00Z=5"_s << QString();
}

void TestImport::zoneDecidesTheInstant()
{
    QFETCH(QString, file);
    QFETCH(QString, zone);
    const auto import = readData(file, inZone(zone.toStdString()));
    QTEST(points(import), "points");
    QTEST(found(import), "found");
    QVERIFY(import->assumptions.empty());
}

void TestImport::everyEpochColumnIsTheSameInstant_data()
{
    QTest::addColumn<QString>("column");
    for (const char* column : {"s", "ms", "us", "ns"})
        QTest::newRow(column) << QString::fromLatin1(column);
}

void TestImport::everyEpochColumnIsTheSameInstant()
{
    QFETCH(QString, column);
    ImportOptions options;
    options.roles = {{column.toStdString(), Role::time}, {"v", Role::depth}};
    const auto import = readData(u"cases/d25.csv"_s, options);
    QVERIFY(import && import->history.find(Role::depth));
    QCOMPARE(isoShort(import->history.find(Role::depth)->samples.front().time),
             std::string("2026-03-02T12:00:00Z"));
}

void TestImport::dayOrder_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("a 14th month decides")
        << "time,depth\n03/09/2018 12:00,1\n14/09/2018 12:00,2\n"_ba << u"2018-09-03T12:00:00Z"_s;
    QTest::newRow("so does a 14th day")
        << "time,depth\n03/09/2018 12:00,1\n03/14/2018 12:00,2\n"_ba << u"2018-03-09T12:00:00Z"_s;
    QTest::newRow("points between the numbers")
        << "time,depth\n03.09.2018 12:00,1\n04.09.2018 12:00,2\n"_ba << u"2018-09-03T12:00:00Z"_s;
    QTest::newRow("neighbours a step apart, day first")
        << "time,depth\n03/09/2018 23:55,1\n04/09/2018 00:00,2\n"_ba << u"2018-09-03T23:55:00Z"_s;
    QTest::newRow("neighbours a step apart, month first")
        << "time,depth\n09/03/2018 23:55,1\n09/04/2018 00:00,2\n"_ba << u"2018-09-03T23:55:00Z"_s;
    QTest::newRow("open") << "time,depth\n03/09/2018 12:00,1\n03/09/2018 12:05,2\n"_ba
                          << u"question"_s;
    QTest::newRow("both at once") << "time,depth\n13/09/2018 12:00,1\n03/14/2018 12:05,2\n"_ba
                                  << u"question"_s;
}

void TestImport::dayOrder()
{
    QFETCH(QByteArray, text);
    const auto import = readText(text);
    QVERIFY(import);
    if (import->questions.empty()) {
        QTEST(QString::fromStdString(isoShort(import->history.series.front().samples.front().time)),
              "first");
        return;
    }
    QTEST(u"question"_s, "first");
    QVERIFY(import->questions.front().code == ErrorCode::undecided);
    QCOMPARE(import->questions.front().place.line, 2);
    QCOMPARE(import->questions.front().place.key, std::string("time"));
    ImportOptions options;
    options.dayOrder = DayOrder::monthFirst;
    QVERIFY(readText(text, options)->questions.empty());
}

void TestImport::roundedForDisplayIsSaid()
{
    const auto import =
        readText("time,depth\n2026-03-01T10:00:00Z,998\n2026-03-01T10:05:00Z,1.20 K\n");
    const Issue* issue = issueOf(import, "rounded-value");
    QVERIFY(issue);
    QCOMPARE(
        words(issue->what),
        u"Values were rounded for display when they were exported: 1.20 K is exact to ±5 only"_s);
}

void TestImport::counterIsProposedAndResetNoted()
{
    const auto import = readData(u"cases/d45.csv"_s);
    QVERIFY(import && import->history.series.size() == 1);
    QVERIFY(import->history.series.front().kind == SeriesKind::counter);
    const Issue* reset = issueOf(import, "counter-reset");
    QVERIFY(reset);
    QVERIFY(words(reset->what).contains(u"2026-03-01T10:02:00Z"));
    ImportOptions options;
    options.kinds = {{"jobs_total", SeriesKind::gauge}};
    QVERIFY(readData(u"cases/d45.csv"_s, options)->history.series.front().kind ==
            SeriesKind::gauge);
}

void TestImport::flattenedHourIsNamed()
{
    for (const char* zone : {"", "America/New_York"}) {
        const auto import = readData(u"cases/d38.csv"_s, inZone(zone));
        const Issue* issue = issueOf(import, "flattened-hour");
        QVERIFY2(issue, zone);
        QCOMPARE(issue->what.count, std::int64_t(12));
        QCOMPARE(issue->place.line, 3);
        QVERIFY(words(issue->what).contains(u"US daylight-saving change"));
        QCOMPARE(import->history.series.front().samples.size(), std::size_t(4));
        QCOMPARE(import->history.series.front().samples[1].value, 54.0);
    }
}

void TestImport::spreadsheetTimesAreNotMergedSilently()
{
    const auto import = readData(u"cases/d33.csv"_s);
    const Issue* rounded = issueOf(import, "rounded-time");
    const Issue* repeated = issueOf(import, "duplicate");
    QVERIFY(rounded && repeated);
    QCOMPARE(std::get<Seconds>(rounded->what.values[1]).count(), 10000.0);
    QCOMPARE(repeated->what.count, std::int64_t(2));
}

void TestImport::dueJobsArriveWhenDue()
{
    const auto import = readData(u"cases/d55.csv"_s);
    QVERIFY(import);
    QCOMPARE(import->format, std::string("job-log"));
    const auto& jobs = import->history.jobs;
    QCOMPARE(jobs.size(), std::size_t(2));
    QCOMPARE(Seconds(*jobs[0].start - jobs[0].arrival).count(), 2.0);
    QCOMPARE(Seconds(*jobs[1].start - jobs[1].arrival).count(), 4.0);
    QCOMPARE(jobs[0].service->count(), 7.0);
}

void TestImport::logWithoutStartsGivesNoService()
{
    const auto import = readData(u"cases/d59.csv"_s);
    QVERIFY(import && import->history.jobs.size() == 1);
    const JobRecord& job = import->history.jobs.front();
    QVERIFY(!job.start && !job.service && job.end);
    QCOMPARE(Seconds(*job.end - job.arrival).count(), 7.0);
    QVERIFY(issueOf(import, "sojourn-only"));
}

void TestImport::endsBeforeStartsAreReported()
{
    const auto import = readText("created_at,started_at,finished_at\n"
                                 "2026-03-01T10:00:00Z,2026-03-01T10:00:05Z,2026-03-01T10:00:01Z\n"
                                 ",2026-03-01T10:00:05Z,2026-03-01T10:00:06Z\n"
                                 "2026-03-01T10:00:00Z,,\n");
    QCOMPARE(found(import), u"no-arrival@3 bad-order@2 unfinished@2"_s);
    QCOMPARE(import->history.jobs.size(), std::size_t(2));
    QVERIFY(!import->history.jobs.front().end);
}

void TestImport::jobTimesInSecondsFromTheStart()
{
    const auto import =
        readText("jobID,submission_time,starting_time,finish_time\n1,20.5,21,30\n2,10,10,15.25\n");
    QVERIFY(import);
    QCOMPARE(QString::fromStdString(pointsCsv(import->history)),
             u"arrival,start,end,service\n"
             "1970-01-01T00:00:10.000Z,1970-01-01T00:00:10.000Z,1970-01-01T00:00:15.250Z,5.25\n"
             "1970-01-01T00:00:20.500Z,1970-01-01T00:00:21.000Z,1970-01-01T00:00:30.000Z,9\n"_s);
    QVERIFY(issueOf(import, "assumed-start"));
}

void TestImport::jobLogInLocalTimeCrossesTheFold()
{
    // 01:50 is first shown in summer time; a job that starts then and ends at 01:10 ended an hour
    // later.
    const auto import = readText("created_at,started_at,finished_at\n"
                                 "2022-11-06 01:40:00,2022-11-06 01:50:00,2022-11-06 01:10:00\n",
                                 inZone("America/New_York"));
    QVERIFY(import && import->history.jobs.size() == 1);
    QCOMPARE(import->history.jobs.front().service->count(), 1200.0);
}

void TestImport::badCellsKeepTheirLines()
{
    const auto import =
        readText("time,depth\n2026-03-01T10:00:00Z,5\n2026-03-01T10:01:00Z,many\nlater,6\n2026-03-"
                 "01T10:03:00Z,7,8\n,9\n2026-03-01T10:04:00Z,7\n");
    QCOMPARE(found(import), u"extra-cells@5 bad-cell@4 bad-cell@3 no-time@6 gap@5"_s);
    QCOMPARE(import->history.series.front().samples.size(), std::size_t(3));
    const Issue* bad = issueOf(import, "bad-cell");
    QVERIFY(words(bad->what).contains(u"“later”"));
}

void TestImport::rolesThatCannotBeToldAreAsked()
{
    const auto import = readData(u"cases/d14.csv"_s);
    QVERIFY(import);
    QCOMPARE(import->questions.size(), std::size_t(1));
    const Error& question = import->questions.front();
    QVERIFY(words(question.what).contains(u"time, value"));
    QVERIFY(words(question.remedy).contains(u"--map arrivals=value"));
    const std::vector<std::string> paths{path(u"cases/d14.csv"_s)};
    const auto failed = importFiles(paths);
    QVERIFY(!failed);
    QCOMPARE(failed.error(), question);
}

void TestImport::mappingDecides()
{
    ImportOptions options;
    options.roles = {{"VALUE", Role::arrivals}};
    const auto import = readData(u"cases/d40.csv"_s, options);
    QVERIFY(import && import->questions.empty());
    const MetricSeries* arrivals = import->history.find(Role::arrivals);
    QVERIFY(arrivals);
    QVERIFY(arrivals->kind == SeriesKind::count);
    QCOMPARE(arrivals->missing, std::int64_t(1));
    QCOMPARE(arrivals->step.count(), 300.0);
}

void TestImport::mappingOfNoColumnIsAnError()
{
    ImportOptions options;
    options.roles = {{"valu", Role::arrivals}};
    const auto import = readData(u"cases/d40.csv"_s, options);
    QVERIFY(!import);
    QCOMPARE(
        say(import.error(), Speech::machine()),
        u"--map: There is no column “valu” to be arrivals. The columns are: timestamp, value."_s);
}

void TestImport::aRoleLeftOutIsLeftOut()
{
    ImportOptions options;
    options.roles = {{"workers", Role::none}};
    const auto import = readData(u"cases/a01.csv"_s, options);
    QVERIFY(import);
    QCOMPARE(import->history.series.size(), std::size_t(2));
    QVERIFY(!import->history.find(Role::workers));
}

void TestImport::zoneNobodyKnows()
{
    const auto import = readData(u"cases/d01.csv"_s, inZone("Europe/Atlantis"));
    QVERIFY(!import);
    QCOMPARE(import.error().place.key, std::string("--zone"));
    QVERIFY(!import.error().remedy.empty());
    QVERIFY(isKnownZone("Europe/Paris") && !isKnownZone("Europe/Atlantis"));
}

void TestImport::decimalMarkOfAmbiguousColumns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("assumed");
    QTest::newRow("thousands between commas")
        << "time,depth\n2026-03-01T10:00:00Z,\"1,234\"\n"_ba << 1234.0 << true;
    QTest::newRow("a point between commas is plain")
        << "time,depth\n2026-03-01T10:00:00Z,1.234\n"_ba << 1.234 << false;
    QTest::newRow("decimal comma between semicolons")
        << "time;depth\n2026-03-01T10:00:00Z;1,234\n"_ba << 1.234 << true;
    QTest::newRow("other columns decide")
        << "time;depth;age\n2026-03-01T10:00:00Z;1.234;2,5\n"_ba << 1234.0 << true;
    QTest::newRow("other rows decide")
        << "time;depth\n2026-03-01T10:00:00Z;1,234\n2026-03-01T10:01:00Z;1,5\n"_ba << 1.234
        << false;
}

void TestImport::decimalMarkOfAmbiguousColumns()
{
    QFETCH(QByteArray, text);
    const auto import = readText(text);
    QVERIFY(import);
    QTEST(import->history.find(Role::depth)->samples.front().value, "value");
    QTEST(issueOf(import, "assumed-reading") != nullptr, "assumed");
}

void TestImport::severalFilesAreOneHistory()
{
    QTemporaryDir folder;
    const auto write = [&folder](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QLatin1StringView(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size()
                   ? file.fileName().toStdString()
                   : std::string();
    };
    const std::string march =
        write("march.csv", "time,sent\n2026-03-31T23:50:00Z,1\n2026-03-31T23:55:00Z,2\n");
    const std::string april =
        write("april.csv", "time,sent\n2026-03-31T23:55:00Z,3\n2026-04-01T00:00:00Z,4\n");
    const std::string depth =
        write("depth.csv", "time,value\n2026-04-01T00:00:00Z,9\n2026-04-01T00:05:00Z,8\n");
    const auto import = read({march, april, depth});
    QCOMPARE(
        points(import),
        u"sent 2026-03-31T23:50:00Z=1 2026-03-31T23:55:00Z=3 2026-04-01T00:00:00Z=4; value 2026-04-01T00:00:00Z=9 2026-04-01T00:05:00Z=8"_s);
    QCOMPARE(found(import), u"overlap@0"_s);
    QVERIFY(import->history.find(Role::depth)); // by the name of its file, and said so
    QVERIFY(issueOf(import, "assumed-role"));
    QCOMPARE(import->history.source, std::string("march.csv, april.csv, depth.csv"));
}

void TestImport::oneBadFileDoesNotStopTheOthers()
{
    const auto import =
        read({path(u"cases/d52.json"_s), path(u"cases/d01.csv"_s), "/nowhere/at/all.csv"});
    QCOMPARE(points(import), u"depth 2026-03-01T10:00:00Z=5"_s);
    QCOMPARE(import->files.size(), std::size_t(3));
    QVERIFY(words(issueOf(import, "unreadable")->what).contains(u"data.result[0].values[1]"));
    QCOMPARE(import->format, std::string("csv"));
}

void TestImport::nothingReadableIsAnError()
{
    const auto truncated = readData(u"cases/d52.json"_s);
    QVERIFY(!truncated);
    QVERIFY(truncated.error().code == ErrorCode::truncated);
    QVERIFY(words(truncated.error().what).contains(u"byte 107"));
    QVERIFY(words(truncated.error().what).contains(u"file ends inside data.result[0].values[1]"));
    const auto absent = read({"/nowhere/at/all.csv"});
    QVERIFY(!absent && absent.error().code == ErrorCode::io);
    QCOMPARE(absent.error().place.file, std::string("/nowhere/at/all.csv"));
    QVERIFY(!read({}));
}

void TestImport::formatMayBeChosen()
{
    ImportOptions options;
    options.format = "csv";
    const auto import = readData(u"cases/d55.csv"_s, options);
    QVERIFY(import);
    QCOMPARE(import->format, std::string("csv"));
    options.format = "cvs";
    const auto unknown = readData(u"cases/d55.csv"_s, options);
    QVERIFY(!unknown);
    QVERIFY(words(unknown.error().remedy).contains(u"csv, job-log, cloudwatch-data"));
    QVERIFY(readers().size() >= 5);
}

void TestImport::previewIsTheVeryParse()
{
    const auto import = readData(u"cases/d12.csv"_s);
    QVERIFY(import && import->files.size() == 1);
    const ImportedFile& file = import->files.front();
    QCOMPARE(file.preview.header, (std::vector<std::string>{"id", "error", "started_at"}));
    QCOMPARE(file.preview.totalRows, std::int64_t(2));
    QVERIFY((file.preview.rows[0] ==
             ImportPreview::Row{2, {"1", "boom\nline 2", "2026-03-01T10:00:00Z"}}));
    QCOMPARE(file.preview.rows[1].line, 4);
    QCOMPARE(file.columns.size(), std::size_t(3));
    QCOMPARE(file.columns[2].exampleRead, std::string("2026-03-01T10:00:00Z"));
    QVERIFY(file.columns[2].role == Role::time);
}

void TestImport::hostile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& text, ErrorCode code, int line = 0) {
        QTest::newRow(name) << text << static_cast<int>(code) << line;
    };
    row("empty", {}, ErrorCode::missing);
    row("blanks only", " \n\n \t\n", ErrorCode::missing);
    row("binary", QByteArray("PK\x03\x04\x00\x00\x08\x00", 8), ErrorCode::encoding);
    row("a header and nothing below", "time,depth\n", ErrorCode::missing);
    row("one column", "time\n2026-03-01\n", ErrorCode::syntax, 1);
    row("a quote never closed", "time,depth\n2026-03-01T10:00:00Z,\"5\n2026-03-01T10:01:00Z,6\n",
        ErrorCode::syntax, 2);
    row("no times", "a,b\nx,y\nz,w\n", ErrorCode::missing);
    row("times and no numbers", "time,what\n2026-03-01,x\n2026-03-02,y\n", ErrorCode::missing);
    row("broken JSON", "{\"Label\":\"x\",\n\"Datapoints\":[}", ErrorCode::syntax, 2);
    row("truncated JSON",
        "{\"Label\":\"x\",\n\"Datapoints\":[{\"Timestamp\":", ErrorCode::truncated, 2);
    row("JSON of nobody", "{\"a\":1}", ErrorCode::unknownFormat);
    row("only quotes", "\"\"\"\"\"\"\"", ErrorCode::syntax, 1);
    row("only delimiters", ",,,\n,,,\n,,,\n", ErrorCode::syntax);
    row("nested without end", QByteArray(100'000, '['), ErrorCode::truncated, 1);
}

void TestImport::hostile()
{
    QFETCH(QByteArray, text);
    const auto import = readText(text);
    const Error* error = !import                     ? &import.error()
                         : import->questions.empty() ? nullptr
                                                     : &import->questions.front();
    QVERIFY(error);
    QTEST(static_cast<int>(error->code), "code");
    QVERIFY(!error->remedy.empty());
    QVERIFY(error->place.file.ends_with("test.csv"));
    QFETCH(int, line);
    if (line > 0)
        QCOMPARE(error->place.line, line);
}

void TestImport::stopIsHeard()
{
    std::stop_source stop;
    stop.request_stop();
    const std::vector<std::string> paths{path(u"cases/d01.csv"_s)};
    const auto import = ImportSource::open(paths).read({}, stop.get_token());
    QVERIFY(!import);
    QVERIFY(import.error().code == ErrorCode::interrupted);
}

void TestImport::progressReachesTheEnd()
{
    QByteArray text = "time,depth\n";
    for (int i = 0; i < 30'000; ++i)
        text +=
            QByteArray::number(1'700'000'000 + i * 60) + ',' + QByteArray::number(i % 97) + '\n';
    QTemporaryDir folder;
    QFile file(folder.filePath(u"many.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    double last = 0;
    bool ascending = true;
    const std::vector<std::string> paths{file.fileName().toStdString()};
    const auto import = ImportSource::open(paths).read({}, {}, [&](double share) {
        ascending = ascending && share >= last;
        last = share;
    });
    QVERIFY(import && ascending && last > 0.8 && last <= 1);
    QCOMPARE(import->history.series.front().samples.size(), std::size_t(30'000));
}

void TestImport::jsonHasTheKeysOfTheContract()
{
    const auto import = readData(u"cases/d45.csv"_s);
    QVERIFY(import);
    QCOMPARE(
        QString::fromStdString(importJson(*import)).simplified().left(360),
        u"{ \"format\": \"csv\", \"why\": \"delimited text, delimiter “,”, times in “time”\", "
        u"\"series\": [ { \"name\": \"jobs_total\", \"role\": \"arrivals\", "
        "\"unit\": \"\", \"kind\": \"counter\", \"points\": 4, \"start\": "
        "\"2026-03-01T10:00:00.000Z\", \"end\": \"2026-03-01T10:03:00.000Z\", "
        "\"stepSeconds\": 60, \"missing\": 0 } ], \"jobs\": { \"count\": 0, \"finished\": 0, \"running\": 0, \"waiting\": 0 }, \"assumptions\": ["_s
            .left(360));
}

void TestImport::pointsOfJobs()
{
    const auto import = readData(u"cases/d59.csv"_s);
    QVERIFY(import);
    QCOMPARE(QString::fromStdString(pointsCsv(import->history)),
             u"arrival,start,end,service\n2026-03-01T10:00:00.000Z,,2026-03-01T10:00:07.000Z,\n"_s);
}

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
