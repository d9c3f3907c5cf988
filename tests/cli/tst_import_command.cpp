// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_store.h"
#include "tests/cli/run_cli.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto sent = "time,NumberOfMessagesSent\n"
                      "2026-03-02T09:00:00Z,60\n"
                      "2026-03-02T09:01:00Z,120\n"
                      "2026-03-02T09:02:00Z,30\n";

} // namespace

class TestImportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void jsonHasTheKeysOfTheContract()
    {
        const CliRun run = runCli({u"import"_s, file("sent.csv", sent), u"--json"_s});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        const QJsonObject import = QJsonDocument::fromJson(run.out.toUtf8()).object();
        for (const QString& key :
             {u"format"_s, u"why"_s, u"series"_s, u"jobs"_s, u"assumptions"_s, u"issues"_s})
            QVERIFY2(import.contains(key), qPrintable(key));
        const QJsonObject series = import[u"series"].toArray().first().toObject();
        for (const QString& key : {u"name"_s, u"role"_s, u"unit"_s, u"kind"_s, u"points"_s,
                                   u"start"_s, u"end"_s, u"stepSeconds"_s, u"missing"_s})
            QVERIFY2(series.contains(key), qPrintable(key));
        QCOMPARE(series[u"role"].toString(), u"arrivals"_s);
        QCOMPARE(series[u"points"].toInt(), 3);
    }

    void pointsAreWhatWasRead()
    {
        const QString points = folder_.filePath(u"points.csv"_s);
        QCOMPARE(runCli({u"import"_s, file("sent.csv", sent), u"--points"_s, points}).code, 0);
        QFile read(points);
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), QByteArray("series,time,value\n"
                                            "NumberOfMessagesSent,2026-03-02T09:00:00.000Z,60\n"
                                            "NumberOfMessagesSent,2026-03-02T09:01:00.000Z,120\n"
                                            "NumberOfMessagesSent,2026-03-02T09:02:00.000Z,30\n"));
    }

    void newProjectGetsAQueueWithPlans()
    {
        const QString project = folder_.filePath(u"new.afflux"_s);
        const CliRun run = runCli(
            {u"import"_s, file("sent.csv", sent), u"--into"_s, project, u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.endsWith(u"Queue “sent” is in "_s + project + u".\n"_s),
                 qPrintable(run.out));
        QVERIFY2(run.err.contains(u"The history tells no service times"_s), qPrintable(run.err));
        const auto opened = openProject(project.toStdString());
        QVERIFY(opened);
        const Queue& queue = opened->project.queues.at(0);
        QCOMPARE(queue.name, std::string("sent"));
        QCOMPARE(queue.plans.size(), std::size_t{2});
        QVERIFY(queue.history && queue.history->series.at(0).samples.size() == 3);
        QCOMPARE(runCli({u"simulate"_s, project}).code, 0);
    }

    void knownQueueKeepsItsPlans()
    {
        const QString project = folder_.filePath(u"known.afflux"_s);
        QVERIFY(QFile::copy(sourcePath(u"resources/examples/morning-peak.afflux"_s), project));
        const auto before = openProject(project.toStdString());
        const CliRun run = runCli(
            {u"import"_s, file("sent.csv", sent), u"--into"_s, project, u"--queue"_s, u"bulk"_s});
        QCOMPARE(run.code, 0);
        const auto after = openProject(project.toStdString());
        QCOMPARE(after->project.queues.size(), before->project.queues.size());
        QVERIFY(after->project.queues[0] == before->project.queues[0]);
        QVERIFY(after->project.queues[2].plans == before->project.queues[2].plans);
        QVERIFY(after->project.queues[2].workload.service ==
                before->project.queues[2].workload.service);
        QCOMPARE(after->project.queues[2].history->source, std::string("sent.csv"));
    }

    void jobsOfOneQueueAlone()
    {
        const QString log = file(
            "jobs.csv", "queue,arrival,start,end\n"
                        "mail,2026-03-02T09:00:00Z,2026-03-02T09:00:01Z,2026-03-02T09:00:02Z\n"
                        "bulk,2026-03-02T09:00:00Z,2026-03-02T09:00:01Z,2026-03-02T09:00:09Z\n"
                        "mail,2026-03-02T09:00:05Z,2026-03-02T09:00:06Z,2026-03-02T09:00:08Z\n");
        const QString project = folder_.filePath(u"log.afflux"_s);
        const CliRun run =
            runCli({u"import"_s, log, u"--into"_s, project, u"--queue"_s, u"mail"_s});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const auto opened = openProject(project.toStdString());
        QCOMPARE(opened->project.queues.at(0).history->jobs.size(), std::size_t{2});
    }

    void refused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no file") << QStringList{}
                                 << u"no file is named. Name one or more files to import.\n"_s;
        const QString other = file("other.db", "SQLite format 3 but no more");
        QTest::newRow("into something that is no project")
            << QStringList{file("sent.csv", sent), u"--json"_s, u"--into"_s, other}
            << other +
                   u": This is not an Afflux project. Measured data are imported instead of opened.\n"_s;
    }
    void refused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        const CliRun run = runCli(QStringList{u"import"_s} + words);
        QCOMPARE(run.err, sentence);
        QCOMPARE(run.code, 2);
    }

    void realGapsAreReported()
    {
        AFFLUX_REQUIRE_SHARED("data/nab/elb_request_count_8c0756.csv");
        const QString nab = sharedPath(u"data/nab/elb_request_count_8c0756.csv"_s);
        const QString project = folder_.filePath(u"nab.afflux"_s);
        const CliRun run = runCli(
            {u"import"_s, nab, u"--map"_s, u"arrivals=value"_s, u"--json"_s, u"--into"_s, project});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject import = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(import[u"series"].toArray().first().toObject()[u"stepSeconds"].toInt(), 300);
        qsizetype gaps = 0;
        for (const QJsonValue issue : import[u"issues"].toArray())
            gaps += issue.toObject()[u"kind"].toString() == u"gap"_s;
        QVERIFY(gaps > 0);
        const CliRun exported = runCli({u"export"_s, project, u"--target"_s, u"per-queue"_s});
        QVERIFY2(exported.code == 0, qPrintable(exported.err));
        QVERIFY(!exported.out.isEmpty());
    }

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& text) const
    {
        return writeText(folder_.filePath(QString::fromLatin1(name)), text);
    }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestImportCommand)
#include "tst_import_command.moc"
