// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"
#include "tests/support/warnings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto tracking = R"(afflux: 1
policy: {rule: target-tracking, target: 5, min: 0, max: 1000}
)";

/// The age rule of seed 001.
constexpr auto byAge = R"(afflux: 1
policy:
  rule: age-threshold
  min: 2
  max: 20
  evaluationInterval: 10s
  target: 10s
  scaleDownBelow: 2s
  cooldownUp: 30s
  cooldownDown: 300s
  stepUp: {percent: 100, workers: 5}
  stepDown: {percent: 60, workers: 1}
)";

} // namespace

class TestExplain : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void foundingFigures_data()
    {
        QTest::addColumn<QString>("observed");
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<double>("signal");
        QTest::addColumn<int>("desired");
        const QString wake = u"signal.atZero=wake-rule"_s;
        const QString floor = u"signal.atZero=floor"_s;
        const QString target24 = u"policy.target=24"_s;
        QTest::newRow("50 messages on 10 workers read 5")
            << u"depth=50,running=10"_s << QStringList{} << 5.0 << 10;
        QTest::newRow("50 messages on 1 worker read 50")
            << u"depth=50,running=1"_s << QStringList{} << 50.0 << 10;
        QTest::newRow("3 messages at zero read 5.1 and wake")
            << u"depth=3,running=0"_s << QStringList{wake} << 5.1 << 1;
        QTest::newRow("50 messages at zero read 50.1")
            << u"depth=50,running=0"_s << QStringList{wake} << 50.1 << 1;
        QTest::newRow("no message at zero sleeps on")
            << u"depth=0,running=0"_s << QStringList{wake} << 0.0 << 0;
        QTest::newRow("3 messages at zero, plain: asleep")
            << u"depth=3,running=0"_s << QStringList{} << 3.0 << 0;
        QTest::newRow("240 waiting, 5 workers, target 24: 10")
            << u"depth=240,running=5"_s << QStringList{target24} << 48.0 << 10;
        QTest::newRow("5,000 waiting, 5 workers: 1,000 each")
            << u"depth=5000,running=5"_s << QStringList{} << 1000.0 << 1000;
        QTest::newRow("24 waiting at zero, floor: never wakes")
            << u"depth=24,running=0"_s << QStringList{floor, target24} << 24.0 << 0;
        QTest::newRow("the maximum binds")
            << u"depth=240,running=5"_s << QStringList{target24, u"policy.max=8"_s} << 48.0 << 8;
    }
    void foundingFigures()
    {
        QFETCH(QString, observed);
        QFETCH(QStringList, settings);
        QFETCH(double, signal);
        QFETCH(int, desired);
        QStringList words{u"explain"_s, file("tracking.yaml", tracking), u"--observe"_s, observed,
                          u"--json"_s};
        for (const QString& setting : settings)
            words << u"--set"_s << setting;
        const CliRun run = runCli(words);
        QCOMPARE(run.err, QString());
        const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(answer[u"signal"].toDouble(), signal);
        QCOMPARE(answer[u"desired"].toInt(), desired);
        QVERIFY(answer.contains(u"reason"));
        const QJsonArray steps = answer[u"steps"].toArray();
        QVERIFY(!steps.isEmpty());
        for (const QString& key : {u"rule"_s, u"value"_s, u"limit"_s})
            QVERIFY(steps[0].toObject().contains(key));
        QCOMPARE(steps[0].toObject()[u"value"].toDouble(), signal);
    }

    void stepsAreSaid()
    {
        const CliRun run = runCli({u"explain"_s, file("tracking.yaml", tracking), u"--observe"_s,
                                   u"depth=24,running=0"_s, u"--set"_s, u"signal.atZero=floor"_s,
                                   u"--set"_s, u"policy.target=24"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(u"max(messages, 1) / max(desired, 1), not rounded"_s),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains(u"jobs wait and nothing wakes the fleet"_s), qPrintable(run.out));
    }

    /// The morning of seed 001: 2, 7, 14 and back 6, 2.
    void stateIsKeptFromRowToRow()
    {
        const QString observations =
            file("morning.csv", "time,depth,in_flight,oldest_age,running\n"
                                "0,0,2,0.2,2\n"
                                "10,90,2,11.1,2\n"
                                "20,90,2,12,2\n" // cooling
                                "40,200,7,11,7\n"
                                "340,0,9,3.2,14\n" // between the thresholds
                                "350,0,3,0.2,14\n"
                                "400,0,3,0.2,6\n" // cooling
                                "650,0,1,0.2,6\n");
        const CliRun run = runCli({u"explain"_s, file("age.yaml", byAge), u"--observations"_s,
                                   observations, u"--json"_s});
        QCOMPARE(run.err, QString());
        QList<int> desired;
        for (const QJsonValue row : QJsonDocument::fromJson(run.out.toUtf8()).array())
            desired << row.toObject()[u"desired"].toInt();
        QCOMPARE(desired, (QList<int>{2, 7, 2, 14, 14, 6, 6, 2}));
    }

    void emptyRunningIsTheLastDecision()
    {
        const QString observations = file("blank.csv", "time,depth,in_flight,oldest_age,running\n"
                                                       "0,100,1,0,\n"
                                                       "60,0,5,0,\n");
        const CliRun run = runCli({u"explain"_s, file("tracking.yaml", tracking),
                                   u"--observations"_s, observations, u"--json"_s});
        const QJsonArray rows = QJsonDocument::fromJson(run.out.toUtf8()).array();
        QCOMPARE(rows[0].toObject()[u"running"].toInt(), 1);
        QCOMPARE(rows[0].toObject()[u"desired"].toInt(), 20);
        QCOMPARE(rows[1].toObject()[u"running"].toInt(), 20);
    }

    void missingMetric_data()
    {
        QTest::addColumn<QString>("missing");
        QTest::addColumn<int>("desired");
        QTest::newRow("hold: the last value stands") << u"hold"_s << 40;
        QTest::newRow("zero: scales in once it may") << u"zero"_s << 20;
        QTest::newRow("breach: scales out") << u"breach"_s << 21;
        QTest::newRow("no decision") << u"no-decision"_s << 20;
    }
    void missingMetric()
    {
        QFETCH(QString, missing);
        QFETCH(int, desired);
        const QString observations =
            file("missing.csv", "time,depth,in_flight,oldest_age,running,available\n"
                                "0,100,1,0,10,true\n"
                                "100,0,5,0,20,false\n");
        const CliRun run =
            runCli({u"explain"_s, file("tracking.yaml", tracking), u"--observations"_s,
                    observations, u"--json"_s, u"--set"_s, u"signal.missing="_s + missing});
        QCOMPARE(run.err, QString());
        QCOMPARE(
            QJsonDocument::fromJson(run.out.toUtf8()).array()[1].toObject()[u"desired"].toInt(),
            desired);
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a column missing")
            << QByteArray("time,depth,running\n0,1,1\n")
            << u"line 1: the column “in_flight” is missing. The first line names the columns: "
               "time,depth,in_flight,oldest_age,running."_s;
        QTest::newRow("a column nobody knows")
            << QByteArray("time,depht\n")
            << u"line 1, column 2: “depht” is nothing one observes. Did you mean depth?"_s;
        QTest::newRow("a cell that is no number")
            << QByteArray("time,depth,in_flight,oldest_age,running\n0,many,0,0,1\n")
            << u"line 2, column 2, depth: “many” cannot be read. Write a whole number, at least 0."_s;
        QTest::newRow("a cell too many")
            << QByteArray("time,depth,in_flight,oldest_age,running\n0,1,0,0,1,9\n")
            << u"line 2: 6 cells where the header has 5. Decimals are written with a point."_s;
        QTest::newRow("nothing observed")
            << QByteArray("time,depth,in_flight,oldest_age,running\n")
            << u"the file holds no observation. The first line names the columns: "
               "time,depth,in_flight,oldest_age,running."_s;
    }
    void refused()
    {
        QFETCH(QByteArray, csv);
        QFETCH(QString, sentence);
        const QString observations = file("bad.csv", csv);
        const CliRun run =
            runCli({u"explain"_s, file("age.yaml", byAge), u"--observations"_s, observations});
        const QString separator = sentence.startsWith(u"line"_s) ? u", "_s : u": "_s;
        QCOMPARE(run.err, observations + separator + sentence + u'\n');
        QCOMPARE(run.code, 2);
    }

    void oneOrTheOtherIsNeeded()
    {
        const CliRun run = runCli({u"explain"_s, file("age.yaml", byAge)});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.err,
                 u"--observe: either --observe or --observations is needed. Write --observe "
                 "depth=240,running=5.\n"_s);
        const CliRun both = runCli({u"explain"_s, file("age.yaml", byAge), u"--observe"_s,
                                    u"depth=1"_s, u"--observations"_s, u"obs.csv"_s});
        QCOMPARE(both.code, 2);
        QCOMPARE(both.err, u"--observe: --observe and --observations exclude each other. Keep one "
                           "of them.\n"_s);
    }

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& text) const
    {
        return writeText(folder_.filePath(QString::fromLatin1(name)), text);
    }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
