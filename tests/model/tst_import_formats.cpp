// SPDX-License-Identifier: GPL-3.0-or-later

// One small truth in every format: 48 bins of 300 s across a change of clocks, one of them missing,
// and 60 jobs, one of them running and one waiting. Every reader gives it back exactly. Then real
// files.

#include "import_support.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

/// The columns of truth.csv by name; the missing bin left out.
std::vector<Sample> truth(const QString& column)
{
    QFile file(dataPath(u"formats/truth.csv"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> names = file.readLine().trimmed().split(',');
    const qsizetype index = names.indexOf(column.toLatin1());
    std::vector<Sample> samples;
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().trimmed().split(',');
        if (cells.size() == names.size() && cells.last() == "0")
            samples.push_back(
                {Instant(std::chrono::seconds(cells[0].toLongLong())), cells[index].toDouble()});
    }
    return samples;
}

struct TruthJob
{
    std::string arrival, start, end;
};

std::string secondsText(const QByteArray& cell)
{
    return cell.isEmpty() ? std::string()
                          : isoMilliseconds(Instant(
                                std::chrono::microseconds(std::llround(cell.toDouble() * 1e6))));
}

std::vector<TruthJob> truthJobs()
{
    QFile file(dataPath(u"formats/jobs/jobs_truth.csv"_s));
    std::vector<TruthJob> jobs;
    if (!file.open(QIODevice::ReadOnly))
        return jobs;
    file.readLine();
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().trimmed().split(',');
        if (cells.size() == 4)
            jobs.push_back({secondsText(cells[1]), secondsText(cells[2]), secondsText(cells[3])});
    }
    return jobs;
}

} // namespace

class TestImportFormats : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void series_data();
    void series();
    void consoleOffsetDoesNotHoldOverAClockChange();
    void jobLogs_data();
    void jobLogs();
    void elbRequestCounts();
    void taxiFold();
    void latencyOfTheFlattenedHour();
    void realMetrics_data();
    void realMetrics();
    void realJobs_data();
    void realJobs();
    void cornersOfCsv_data();
    void cornersOfCsv();
};

void TestImportFormats::series_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("series");
    QTest::addColumn<QString>("truthColumn");
    QTest::addColumn<double>("unit");      ///< one of the series' units in those of the truth
    QTest::addColumn<double>("tolerance"); ///< formatted exports lose digits
    QTest::addColumn<int>("lost");         ///< points that the exporter loses at the end
    QTest::addColumn<int>("holes");        ///< points that the exporter wrote as undefined
    const auto row = [](const char* file, const char* name, const char* column,
                        const char* zone = "", double unit = 1, double tolerance = 0, int lost = 0,
                        int holes = 0) {
        QTest::addRow("%s: %s", file, name)
            << u"formats/"_s + QString::fromLatin1(file) << QString::fromLatin1(zone)
            << QString::fromUtf8(name) << QString::fromLatin1(column) << unit << tolerance << lost
            << holes;
    };
    const char* visible = "ApproximateNumberOfMessagesVisible";
    row("aws/get-metric-data.json", visible, "visible");
    row("aws/get-metric-data.json", "NumberOfMessagesSent", "sent");
    row("aws/get-metric-data.json", "NumberOfMessagesDeleted", "deleted");
    row("aws/get-metric-data.json", "ApproximateAgeOfOldestMessage", "age_s");
    row("aws/get-metric-data.epoch-timestamps.json", visible, "visible");
    row("aws/get-metric-statistics.v1.json", visible, "visible");
    row("aws/get-metric-statistics.v2.json", visible, "visible");
    row("aws/get-metric-statistics.multi-stat.json", "NumberOfMessagesSent Sum", "sent");
    row("aws/console/SQS-2026_03_28_23_00_00-2026_03_29_03_00_00-UTC.csv", visible, "visible");
    row("aws/console/SQS-multi-2026_03_28_23_00_00-2026_03_29_03_00_00-UTC.csv",
        "NumberOfMessagesSent", "sent");
    row("aws/console/SQS-multi-2026_03_28_23_00_00-2026_03_29_03_00_00-UTC.csv",
        "ApproximateAgeOfOldestMessage", "age_s");
    row("aws/console/SQS-local-2026_03_29_00_00_00-2026_03_29_05_00_00-UTC+1.csv", visible,
        "visible", "Europe/Paris");
    row("grafana/v6_series_as_rows.csv", "visible", "visible");
    row("grafana/v6_series_as_rows.csv", "sent", "sent");
    row("grafana/v6_series_as_rows_excel.csv", "visible", "visible");
    row("grafana/v6_series_as_columns.csv", "visible", "visible", "", 1, 0, 1);
    row("grafana/v6_series_as_columns.csv", "sent", "sent", "", 1, 0, 1, 2);
    row("grafana/v8_raw_epoch_ms.csv", "visible", "visible");
    row("grafana/v8_raw_epoch_ms.csv", "duration", "duration_ms");
    row("grafana/v8_excel_sep.csv", "visible", "visible", "Europe/Paris");
    row("grafana/v8_formatted_units.csv", "duration", "duration_ms", "Europe/Paris", 1000, 5.001);
    row("grafana/v11_excel_utf16le_tab.csv", "visible", "visible", "Europe/Paris");
    row("grafana/v11_excel_utf16le_tab.csv", "durée", "duration_ms", "Europe/Paris");
}

void TestImportFormats::series()
{
    QFETCH(QString, file);
    QFETCH(QString, zone);
    QFETCH(QString, series);
    QFETCH(QString, truthColumn);
    QFETCH(double, unit);
    QFETCH(double, tolerance);
    QFETCH(int, lost);
    QFETCH(int, holes);
    const auto import = readData(file, inZone(zone.toStdString()));
    QVERIFY2(import, import ? "" : qPrintable(say(import.error(), Speech::machine())));
    QVERIFY(import->questions.empty());
    const auto found =
        std::ranges::find(import->history.series, series.toStdString(), &MetricSeries::name);
    QVERIFY(found != import->history.series.end());
    const std::vector<Sample> expected = truth(truthColumn);
    QCOMPARE(expected.size(), std::size_t(47));
    QCOMPARE(found->samples.size(), expected.size() - static_cast<std::size_t>(lost + holes));
    QCOMPARE(found->step.count(), 300.0);
    QCOMPARE(found->missing, std::int64_t(1 + holes));
    std::size_t at = 0;
    for (const Sample& sample : found->samples) {
        while (at < expected.size() && expected[at].time < sample.time)
            ++at;
        QVERIFY(at < expected.size());
        QCOMPARE(isoShort(sample.time), isoShort(expected[at].time));
        QVERIFY(std::abs(sample.value * unit - expected[at].value) <= tolerance);
    }
    QVERIFY(issueOf(import, "gap"));
}

void TestImportFormats::consoleOffsetDoesNotHoldOverAClockChange()
{
    const auto import = readData(
        u"formats/aws/console/SQS-local-2026_03_29_00_00_00-2026_03_29_05_00_00-UTC+1.csv"_s);
    QVERIFY(import);
    QCOMPARE(import->questions.size(), std::size_t(1));
    QVERIFY(words(import->questions.front().remedy).contains(u"--zone"));
}

void TestImportFormats::jobLogs_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("starts");
    for (const char* file : {"jobs_truth", "good_jobs", "oban_jobs", "river_job", "pgboss_job",
                             "airflow_task_instance"})
        QTest::newRow(file) << u"formats/jobs/%1.csv"_s.arg(QLatin1StringView(file)) << true;
    QTest::newRow("solid_queue_jobs") << u"formats/jobs/solid_queue_jobs.csv"_s << false;
}

void TestImportFormats::jobLogs()
{
    QFETCH(QString, file);
    QFETCH(bool, starts);
    const auto import = readData(file);
    QVERIFY(import);
    QCOMPARE(import->format, std::string("job-log"));
    const std::vector<TruthJob> expected = truthJobs();
    QCOMPARE(expected.size(), std::size_t(60));
    QCOMPARE(import->history.jobs.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const JobRecord& job = import->history.jobs[i];
        QCOMPARE(isoMilliseconds(job.arrival), expected[i].arrival);
        QCOMPARE(job.start ? isoMilliseconds(*job.start) : std::string(),
                 starts ? expected[i].start : std::string());
        QCOMPARE(job.end ? isoMilliseconds(*job.end) : std::string(), expected[i].end);
        QCOMPARE(job.service.has_value(), starts && job.end.has_value());
    }
}

void TestImportFormats::elbRequestCounts()
{
    AFFLUX_REQUIRE_SHARED("data/nab/elb_request_count_8c0756.csv");
    const auto import =
        read({sharedPath(u"data/nab/elb_request_count_8c0756.csv"_s).toStdString()});
    QVERIFY(import && import->questions.empty());
    const MetricSeries* arrivals = import->history.find(Role::arrivals);
    QVERIFY(arrivals);
    QVERIFY(arrivals->kind == SeriesKind::count);
    QCOMPARE(arrivals->samples.size(), std::size_t(4032));
    QCOMPARE(arrivals->step.count(), 300.0);
    QCOMPARE(arrivals->missing, std::int64_t(8));
    QCOMPARE(issueOf(import, "gap")->what.count, std::int64_t(8));
    QCOMPARE(isoShort(arrivals->samples.front().time),
             std::string("2014-04-10T00:04:00Z")); // not snapped
}

void TestImportFormats::taxiFold()
{
    AFFLUX_REQUIRE_SHARED("data/nab/nyc_taxi.csv");
    ImportOptions options = inZone("America/New_York");
    options.roles = {{"value", Role::arrivals}};
    const auto import = read({sharedPath(u"data/nab/nyc_taxi.csv"_s).toStdString()}, options);
    QVERIFY(import);
    QCOMPARE(found(import), u"ambiguous-time@5956 gap@5958"_s);
    QCOMPARE(import->history.series.front().samples.size(), std::size_t(10320));
    QCOMPARE(import->history.series.front().missing, std::int64_t(2));
    QVERIFY(issueOf(import, "ambiguous-time")->severity == Severity::warning);
}

void TestImportFormats::latencyOfTheFlattenedHour()
{
    AFFLUX_REQUIRE_SHARED("data/nab/ec2_request_latency_system_failure.csv");
    const auto import =
        read({sharedPath(u"data/nab/ec2_request_latency_system_failure.csv"_s).toStdString()});
    QVERIFY(import);
    const Issue* issue = issueOf(import, "flattened-hour");
    QVERIFY(issue);
    QCOMPARE(issue->what.count, std::int64_t(12));
    QCOMPARE(issue->place.line, 558);
    QCOMPARE(import->history.series.front().samples.size(), std::size_t(4021));
}

void TestImportFormats::realMetrics_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("step");
    QTest::addColumn<int>("missing");
    QTest::newRow("Twitter_volume_AMZN.csv") << 15831 << 300.0 << 0;
    QTest::newRow("Twitter_volume_CVS.csv") << 15853 << 300.0 << 0;
    QTest::newRow("grok_asg_anomaly.csv") << 4621 << 300.0 << 0;
    QTest::newRow("cpu_utilization_asg_misconfiguration.csv") << 18050 << 300.0 << 0;
    QTest::newRow("exchange-3_cpc_results.csv") << 1538 << 3600.0 << 109;
    QTest::newRow("nyc_taxi.csv") << 10320 << 1800.0 << 0;
}

void TestImportFormats::realMetrics()
{
    AFFLUX_REQUIRE_SHARED("data/nab");
    const auto import = read(
        {sharedPath(u"data/nab/"_s + QLatin1StringView(QTest::currentDataTag())).toStdString()});
    QVERIFY(import && import->history.series.size() == 1);
    const MetricSeries& series = import->history.series.front();
    QTEST(static_cast<int>(series.samples.size()), "rows");
    QTEST(series.step.count(), "step");
    QTEST(static_cast<int>(series.missing), "missing");
}

void TestImportFormats::realJobs_data()
{
    QTest::addColumn<int>("jobs");
    QTest::addColumn<double>("meanService");
    QTest::newRow("evalys/oar_out_jobs.csv") << 800 << 151.0;
    QTest::newRow("evalys/batsim_out_jobs.csv") << 800 << 0.0;
    QTest::newRow("nrel_eagle/sample_eagle_data.csv") << 1000 << 0.0;
}

void TestImportFormats::realJobs()
{
    AFFLUX_REQUIRE_SHARED("data/evalys");
    const auto import =
        read({sharedPath(u"data/"_s + QLatin1StringView(QTest::currentDataTag())).toStdString()});
    QVERIFY(import && import->questions.empty());
    QTEST(static_cast<int>(import->history.jobs.size()), "jobs");
    QVERIFY(std::ranges::is_sorted(import->history.jobs, {}, &JobRecord::arrival));
    double sum = 0;
    for (const JobRecord& job : import->history.jobs) {
        QVERIFY(job.start && job.end && job.service);
        sum += job.service->count();
    }
    QFETCH(double, meanService);
    if (meanService > 0)
        QVERIFY(std::abs(sum / static_cast<double>(import->history.jobs.size()) - meanService) < 1);
}

void TestImportFormats::cornersOfCsv_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("rows");
    QTest::newRow("auto__duplicate_header_columns.csv")
        << u"a|a 2|a 3|a 4|a 5|a 6|a 7|a 8|a 9|a 10|a 11|a 12|column 13"_s << 2;
    QTest::newRow("auto__leading_space_numerics.csv") << u"column 1|column 2|column 3"_s << 3;
    QTest::newRow("auto__semicolon_quote.csv") << u"column 1|column 2|column 3"_s << 3;
    QTest::newRow("auto__time_date_timestamp_dd-mm-yyyy.csv") << u"a|b|t|d|ts"_s << 3;
    QTest::newRow("auto__utf8bom.csv") << u"id|name"_s << 2;
    QTest::newRow("conflict_timestamp.csv") << u"ts|t2_2"_s << 1;
    QTest::newRow("decimal_separators__decimal_separators.csv") << u"commas|periods"_s << 5;
    QTest::newRow("empty_space_start_value.csv") << u"Year|Score|Title"_s << 4;
    QTest::newRow("encodings__latin1.csv") << u"name|age"_s << 0;
    QTest::newRow("encodings__utf16.csv") << u"name|age"_s << 0;
}

void TestImportFormats::cornersOfCsv()
{
    AFFLUX_REQUIRE_SHARED("data/duckdb_csv");
    ImportOptions options;
    options.format = "csv";
    const auto import =
        read({sharedPath(u"data/duckdb_csv/"_s + QLatin1StringView(QTest::currentDataTag()))
                  .toStdString()},
             options);
    QVERIFY(import);
    QStringList header;
    for (const std::string& name : import->files.front().preview.header)
        header << QString::fromStdString(name);
    QTEST(header.join(u'|'), "header");
    QFETCH(int, rows);
    if (rows > 0)
        QCOMPARE(import->files.front().preview.totalRows, std::int64_t(rows));
}

QTEST_GUILESS_MAIN(TestImportFormats)
#include "tst_import_formats.moc"
