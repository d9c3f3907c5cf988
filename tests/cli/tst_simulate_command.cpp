// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_store.h"
#include "tests/cli/run_cli.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto fixedTwo = R"(afflux: 1
queue: mail
objective: {percentile: 100, timeToStart: 2s}
workload: {arrivals: {poisson: 3/s, for: 10m}, service: {exponential: 0.5s}}
policy: {rule: fixed, workers: 2}
)";

QJsonObject json(const CliRun& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSimulateCommand : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void jsonHasTheKeysOfTheContract()
    {
        const CliRun run = runCli({u"simulate"_s, u"--scenario-file"_s, scenario(), u"--json"_s});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        const QJsonObject outcome = json(run);
        QCOMPARE(outcome[u"queue"].toString(), u"mail"_s);
        const QList<std::pair<QString, QStringList>> contract{
            {u"engine"_s, {u"jobs"_s, u"exact"_s, u"seed"_s, u"fingerprint"_s}},
            {u"jobs"_s,
             {u"arrived"_s, u"started"_s, u"completed"_s, u"lost"_s, u"returned"_s,
              u"deadLettered"_s, u"waiting"_s, u"inFlight"_s}},
            {u"timeToStart"_s,
             {u"p50"_s, u"p90"_s, u"p95"_s, u"p99"_s, u"max"_s, u"mean"_s, u"withinObjective"_s}},
            {u"oldestAge"_s, {u"peak"_s, u"secondsAboveObjective"_s}},
            {u"depth"_s, {u"peak"_s}},
            {u"fleet"_s, {u"mean"_s, u"peak"_s, u"min"_s, u"secondsAtMax"_s, u"secondsAtZero"_s}},
            {u"scaling"_s, {u"out"_s, u"in"_s, u"reversals"_s}},
            {u"cost"_s, {u"workerSeconds"_s, u"amount"_s, u"currency"_s, u"perMonth"_s}}};
        for (const auto& [part, keys] : contract)
            for (const QString& key : keys)
                QVERIFY2(outcome[part].toObject().contains(key), qPrintable(part + u'.' + key));
        for (const QString& key :
             {u"utilisation"_s, u"scenario"_s, u"classes"_s, u"drains"_s, u"successfulStart"_s,
              u"workersCrashed"_s, u"workersKilled"_s, u"events"_s})
            QVERIFY2(outcome.contains(key), qPrintable(key));
    }

    void sameSeedSameBytes()
    {
        const QStringList words{u"simulate"_s, scenario(), u"--json"_s, u"--seed"_s, u"7"_s};
        QCOMPARE(runCli(words).out, runCli(words).out);
        QVERIFY(runCli(words).out != runCli({u"simulate"_s, scenario(), u"--json"_s}).out);
    }

    /// Two workers, three jobs at once, each a second: the third waits one.
    void jobListsLeaveNothingToChance()
    {
        const QString jobs = file("jobs.csv", "arrival,service\n0,1\n0,1\n0,1\n");
        const QString starts = folder_.filePath(u"starts.csv"_s);
        const CliRun run = runCli(
            {u"simulate"_s, scenario(), u"--jobs"_s, jobs, u"--starts"_s, starts, u"--json"_s});
        QCOMPARE(run.err, QString());
        QCOMPARE(contentOf(starts), QByteArray("arrival,service,start,end,outcome\n"
                                               "0.000000,1.000000,0.000000,1.000000,completed\n"
                                               "0.000000,1.000000,0.000000,1.000000,completed\n"
                                               "0.000000,1.000000,1.000000,2.000000,completed\n"));
        QCOMPARE(json(run)[u"timeToStart"].toObject()[u"max"].toDouble(), 1.0);
    }

    void traceHasARowATick()
    {
        const QString trace = folder_.filePath(u"trace.csv"_s);
        const CliRun run = runCli({u"simulate"_s, scenario(), u"--trace"_s, trace, u"--json"_s});
        QCOMPARE(run.code, 0);
        const QList<QByteArray> rows = contentOf(trace).trimmed().split('\n');
        QCOMPARE(rows.front(),
                 QByteArray("time,depth,in_flight,oldest_age,running,starting,draining,"
                            "desired,signal,decision,reason"));
        QCOMPARE(rows.size(), 1 + 11); // every 60 s of ten minutes, both ends
    }

    void settingsChangeTheScenario()
    {
        const CliRun run =
            runCli({u"simulate"_s, scenario(), u"--json"_s, u"--set"_s, u"policy.workers=9"_s});
        QCOMPARE(json(run)[u"fleet"].toObject()[u"peak"].toInt(), 9);
    }

    void checkIsTheExitCode_data()
    {
        QTest::addColumn<QString>("promise");
        QTest::addColumn<int>("code");
        QTest::newRow("kept") << u"objective.timeToStart=1h"_s << 0;
        QTest::newRow("missed") << u"objective.timeToStart=1ms"_s << 1;
    }
    void checkIsTheExitCode()
    {
        QFETCH(QString, promise);
        QFETCH(int, code);
        for (const QString& replications : {u"1"_s, u"3"_s})
            QCOMPARE(runCli({u"simulate"_s, scenario(), u"--check"_s, u"--set"_s, promise,
                             u"--replications"_s, replications})
                         .code,
                     code);
        QCOMPARE(runCli({u"simulate"_s, scenario(), u"--set"_s, promise}).code, 0);
    }

    void replicationsGiveTheMean()
    {
        const auto arrived = [this](const QString& replications) {
            const CliRun run =
                runCli({u"simulate"_s, scenario(), u"--json"_s, u"--replications"_s, replications});
            return json(run)[u"jobs"].toObject()[u"arrived"].toDouble();
        };
        // 1800 expected; a mean of 30 draws has a deviation of 7.7.
        QVERIFY(std::abs(arrived(u"30"_s) - 1800) < 31);
        QVERIFY(arrived(u"1"_s) != arrived(u"2"_s));
    }

    /// Existing keys stay the means; beside them what is sure of every figure.
    void replicationsStateIntervals()
    {
        const QJsonObject outcome =
            json(runCli({u"simulate"_s, scenario(), u"--json"_s, u"--replications"_s, u"12"_s}));
        const QJsonObject runs = outcome[u"replications"].toObject();
        QCOMPARE(runs[u"count"].toInt(), 12);
        QCOMPARE(runs[u"level"].toDouble(), 0.95);
        QCOMPARE(runs[u"deterministic"].toBool(true), false);
        const QJsonObject p95 = runs[u"figures"].toObject()[u"timeToStart.p95"].toObject();
        QCOMPARE(p95[u"mean"].toDouble(), outcome[u"timeToStart"].toObject()[u"p95"].toDouble());
        QVERIFY(p95[u"low"].toDouble() < p95[u"mean"].toDouble());
        QVERIFY(p95[u"mean"].toDouble() < p95[u"high"].toDouble());
        // t(11) at 97.5 % = 2.20099
        const double half = 2.20099 * p95[u"sd"].toDouble() / std::sqrt(12);
        QVERIFY(std::abs(p95[u"high"].toDouble() - p95[u"mean"].toDouble() - half) < 1e-4 * half);
        const QJsonObject needed = runs[u"needed"].toObject();
        QCOMPARE(needed[u"figure"].toString(), u"timeToStart.p95"_s);
        QCOMPARE(needed[u"halfWidth"].toDouble(), 0.05);
        QVERIFY(needed[u"runs"].toInt() > 12);
        QVERIFY(!json(runCli({u"simulate"_s, scenario(), u"--json"_s})).contains(u"replications"));
    }

    /// Every number of a run that is not a setting is a figure, under its own key.
    void everyNumberIsAFigure()
    {
        const QJsonObject outcome =
            json(runCli({u"simulate"_s, scenario(), u"--json"_s, u"--replications"_s, u"2"_s}));
        const QJsonObject listed = outcome[u"replications"].toObject()[u"figures"].toObject();
        const QStringList settings{u"engine.jobs"_s, u"engine.seed"_s, u"engine.timeStep"_s};
        QStringList numbers;
        for (auto part = outcome.begin(); part != outcome.end(); ++part) {
            if (part.value().isDouble())
                numbers << part.key();
            if (part.key() == u"replications"_s || part.key() == u"objective"_s)
                continue;
            const QJsonObject group = part.value().toObject();
            for (auto one = group.begin(); one != group.end(); ++one)
                if (one.value().isDouble())
                    numbers << part.key() + u'.' + one.key();
        }
        for (const QString& number : numbers)
            QVERIFY2(settings.contains(number) || listed.contains(number), qPrintable(number));
        for (const QString& key : listed.keys())
            QVERIFY2(numbers.contains(key), qPrintable(key));
    }

    void precisionSaysHowManyRunsItTakes_data()
    {
        QTest::addColumn<QString>("precision");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a share of the mean")
            << u"5%"_s
            << u"To know the mean 95th percentile of the time to start to within 5 % takes "_s;
        QTest::newRow("a time")
            << u"500ms"_s
            << u"To know the mean 95th percentile of the time to start to within 500 ms takes "_s;
    }
    void precisionSaysHowManyRunsItTakes()
    {
        QFETCH(QString, precision);
        QFETCH(QString, sentence);
        const CliRun run = runCli({u"simulate"_s, scenario(), u"--precision"_s, precision});
        QCOMPARE(run.err, QString());
        QVERIFY2(run.out.contains(sentence), qPrintable(run.out));
        QVERIFY2(run.out.contains(u"means of 10 runs"_s), qPrintable(run.out));
        QVERIFY(run.out.contains(u"From – to: where the mean lies with 95 % confidence."_s));
    }

    void precisionIsRefused_data()
    {
        QTest::addColumn<QString>("precision");
        QTest::newRow("no number") << u"much"_s;
        QTest::newRow("nothing") << u"0%"_s;
    }
    void precisionIsRefused()
    {
        QFETCH(QString, precision);
        const CliRun run = runCli({u"simulate"_s, scenario(), u"--precision"_s, precision});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.startsWith(u"--precision: "_s), qPrintable(run.err));
    }

    void whatIsNotRandomIsRunOnce()
    {
        const QString jobs = file("once.csv", "arrival,service\n0,1\n0,1\n0,1\n");
        const QStringList words{u"simulate"_s, scenario(),          u"--jobs"_s,
                                jobs,          u"--replications"_s, u"5"_s};
        QVERIFY(runCli(words).out.endsWith(
            u"Nothing here is random: every run would be the same.\n"_s));
        const QJsonObject runs =
            json(runCli(words + QStringList{u"--json"_s}))[u"replications"].toObject();
        QCOMPARE(runs[u"deterministic"].toBool(), true);
        QCOMPARE(runs[u"count"].toInt(), 1);
        QVERIFY(runs[u"figures"].toObject()[u"timeToStart.max"].toObject()[u"low"].isNull());
    }

    /// A project's plan beside its baseline, on the same draws.
    void differencesToTheBaselineAreStated()
    {
        const CliRun run =
            runCli({u"simulate"_s, sourcePath(u"resources/examples/morning-peak.afflux"_s),
                    u"--replications"_s, u"3"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(u" less "_s), qPrintable(run.out));
    }

    void interruptedReplicationsAreExitCodeThree()
    {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(
            runCli({u"simulate"_s, scenario(), u"--replications"_s, u"500"_s}, stop.get_token())
                .code,
            3);
    }

    void neverWakingIsSaid()
    {
        const QString jobs = file("asleep.csv", [] {
            QByteArray text("arrival,service\n");
            for (int i = 0; i < 24; ++i)
                text += "10,1\n";
            return text;
        }());
        const QString sleepy =
            file("sleepy.yaml", "afflux: 1\n"
                                "policy: {rule: target-tracking, target: 24, min: 0}\n"
                                "signal: {atZero: floor}\n");
        const CliRun run = runCli({u"simulate"_s, sleepy, u"--jobs"_s, jobs, u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(u"Never wakes from zero: from 10 s after the start jobs wait"_s),
                 qPrintable(run.out));
        const CliRun machine = runCli({u"simulate"_s, sleepy, u"--jobs"_s, jobs, u"--json"_s});
        QCOMPARE(json(machine)[u"asleepSince"].toDouble(), 10.0);
        QCOMPARE(json(machine)[u"jobs"].toObject()[u"waiting"].toInt(), 24);
    }

    void interruptedIsThree()
    {
        std::stop_source stop;
        stop.request_stop();
        const CliRun run = runCli(
            {u"simulate"_s, scenario(), u"--set"_s, u"run.replications=1000"_s}, stop.get_token());
        QCOMPARE(run.code, 3);
        QVERIFY(!run.err.isEmpty());
        QVERIFY(run.out.isEmpty());
    }

    void examplesAreShownBesideTheBaseline()
    {
        const QString example = sourcePath(u"resources/examples/morning-peak.afflux"_s);
        const CliRun run = runCli({u"simulate"_s, example, u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        const QString title = run.out.section(u'\n', 0, 0);
        QVERIFY2(title.startsWith(u"interactive"_s) &&
                     title.contains(u"By age, 2 to 20  Fixed 6 · today"_s),
                 qPrintable(title));
        const CliRun bulk = runCli({u"simulate"_s, example, u"--queue"_s, u"bulk"_s,
                                    u"--scenario"_s, u"Fixed 2 · today"_s, u"--json"_s});
        QCOMPARE(json(bulk)[u"queue"].toString(), u"bulk"_s);
        QCOMPARE(json(bulk)[u"scenario"].toString(), u"Fixed 2 · today"_s);
        QCOMPARE(json(bulk)[u"fleet"].toObject()[u"peak"].toInt(), 2);
    }

    void machineOutputIsNeverLocalised()
    {
        const QLocale before;
        QLocale::setDefault(QLocale::French);
        const CliRun french =
            runCli({u"simulate"_s, scenario(), u"--json"_s, u"--lang"_s, u"fr"_s});
        QLocale::setDefault(before);
        QCOMPARE(french.out, runCli({u"simulate"_s, scenario(), u"--json"_s}).out);
    }

    /// "--trace >(gzip)" names a pipe; replacing it by a file would be wrong.
    void devicesAreWrittenTo()
    {
        const CliRun run = runCli({u"simulate"_s, scenario(), u"--json"_s, u"--trace"_s,
                                   u"/dev/null"_s, u"--starts"_s, u"/dev/null"_s});
        QCOMPARE(run.err, QString());
        QCOMPARE(run.code, 0);
        QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
    }

    /// A dotted path is the key for --set, for the blocks of the workload too.
    void everyKeyOfTheFileCanBeSet()
    {
        const QString bare = file("bare.yaml", "policy: {rule: fixed, workers: 2}\n");
        const QStringList words{u"simulate"_s, bare, u"--json"_s};
        const CliRun set =
            runCli(words + QStringList{u"--set"_s, u"workload.arrivals.poisson=180/min"_s,
                                       u"--set"_s, u"workload.arrivals.for=10m"_s, u"--set"_s,
                                       u"workload.service.exponential=0.5s"_s, u"--set"_s,
                                       u"queue=mail"_s});
        const QJsonObject written = json(runCli({u"simulate"_s, scenario(), u"--json"_s}));
        QCOMPARE(set.code, 0);
        QCOMPARE(json(set)[u"engine"_s], written[u"engine"_s]);
        QCOMPARE(json(set)[u"queue"_s], written[u"queue"_s]);

        const CliRun logNormal =
            runCli(words + QStringList{u"--set"_s, u"workload.service={log-normal: 1}"_s});
        QCOMPARE(logNormal.code, 2);
        const CliRun mean =
            runCli({u"simulate"_s,
                    file("ln.yaml", "policy: {rule: fixed, workers: 2}\nworkload: {service: "
                                    "{log-normal: {mean: 1s, p95: 3s}}}\n"),
                    u"--json"_s, u"--set"_s, u"workload.service.log-normal.mean=1500ms"_s});
        QCOMPARE(mean.code, 0);
    }

    void assumedArrivalsAreSaid()
    {
        const CliRun run = runCli(
            {u"simulate"_s, file("bare.yaml", "policy: {rule: fixed, count: 2}\n"), u"--json"_s});
        QCOMPARE(run.err, u"Neither a history nor workload.arrivals is given: arrivals at 1/s for "
                          "1 h are assumed.\n"_s);
    }

    void unknownServiceIsSaid()
    {
        const QString jobs = file("unknown.csv", "arrival,service\n1,1\n2,\n");
        const CliRun run = runCli({u"simulate"_s, scenario(), u"--jobs"_s, jobs, u"--json"_s});
        QCOMPARE(run.err, jobs + u": 1 job has no service time; it is drawn.\n"_s);
    }

    void eventsAreWritten()
    {
        const QString stuck = file("stuck.yaml", "afflux: 1\n"
                                                 "workload: {arrivals: {poisson: 1/s, for: 10m}}\n"
                                                 "policy: {rule: fixed, workers: 2}\n"
                                                 "faults: [{fault: burst, from: 1m, to: 2m, "
                                                 "factor: 3}]\n");
        const QString events = folder_.filePath(u"events.csv"_s);
        const CliRun run = runCli({u"simulate"_s, stuck, u"--events"_s, events, u"--json"_s});
        QCOMPARE(run.err, QString());
        const QList<QByteArray> rows = contentOf(events).trimmed().split('\n');
        QCOMPARE(rows.front(), QByteArray("time,event,from,to,jobs,reason"));
        QCOMPARE(json(run)[u"events"].toInt(), static_cast<int>(rows.size()) - 1);
        const CliRun human = runCli({u"simulate"_s, stuck, u"--lang"_s, u"en"_s});
        QVERIFY2(human.out.contains(u"Burst of traffic (factor 3), from 1 min to 2 min after the "
                                    "start."_s),
                 qPrintable(human.out));
    }

    void refused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        const QString example = sourcePath(u"resources/examples/morning-peak.afflux"_s);
        QTest::newRow("no such queue")
            << QStringList{example, u"--queue"_s, u"mail"_s}
            << example +
                   u", --queue: there is no “mail”. There are: interactive, standard, bulk.\n"_s;
        QTest::newRow("a history for a project")
            << QStringList{example, u"--history"_s, u"a.csv"_s}
            << example + u", --history: the option does not go with this file. A project has its "
                         u"own history; "
                         "import another into it.\n"_s;
        QTest::newRow("a queue of a scenario file")
            << QStringList{scenario(), u"--queue"_s, u"mail"_s}
            << scenario() +
                   u", --queue: the option does not go with this file. A scenario file is one "
                   "scenario of one queue.\n"_s;
        QTest::newRow("jobs and history")
            << QStringList{scenario(), u"--jobs"_s, u"a"_s, u"--history"_s, u"b"_s}
            << u"--jobs: --jobs and --history exclude each other. Keep one of them.\n"_s;
        QTest::newRow("no such setting")
            << QStringList{scenario(), u"--set"_s, u"policy.wrokers=3"_s}
            << u"policy.wrokers: there is no such key. Did you mean policy.workers?\n"_s;
        QTest::newRow("a setting near another name of its key")
            << QStringList{scenario(), u"--set"_s, u"policy.cont=3"_s}
            << u"policy.cont: there is no such key. Did you mean policy.count?\n"_s;
        QTest::newRow("a rate that is none")
            << QStringList{scenario(), u"--set"_s, u"workload.arrivals.poisson=fast"_s}
            << u"workload.arrivals.poisson: a rate above 0 is expected here. Write a rate such as "
               "8/s, 480/min or 2000/h.\n"_s;
        QTest::newRow("a kind of service time there is not")
            << QStringList{scenario(), u"--set"_s, u"workload.service.exponental=1s"_s}
            << u"workload.service.exponental: there is no such key. Did you mean "
               "workload.service.exponential?\n"_s;
        QTest::newRow("a rate beside a history")
            << QStringList{example, u"--set"_s, u"workload.arrivals.poisson=8/s"_s}
            << u"workload.arrivals.poisson: arrivals come from a history or are drawn, not both. "
               "Scale those of the history: workload.trafficScale=2.\n"_s;
        QTest::newRow("a setting outside its group")
            << QStringList{scenario(), u"--set"_s, u"startupDelay=3"_s}
            << u"startupDelay: there is no such key. Did you mean workers.startupDelay?\n"_s;
        QTest::newRow("a file where one stands") // not "./nowhere.csv"
            << QStringList{scenario(), u"--jobs"_s, u"nowhere.csv"_s}
            << u"nowhere.csv: the file cannot be read: No such file or directory. Check the path "
               "and its permissions.\n"_s;
        QTest::newRow("two files")
            << QStringList{scenario(), u"other.yaml"_s}
            << u"other.yaml: more than one file is named. Name one project or one "
               "scenario file.\n"_s;
    }
    void refused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        const CliRun run = runCli(QStringList{u"simulate"_s} + words);
        QCOMPARE(run.err, sentence);
        QCOMPARE(run.code, 2);
    }

    void realHistoryIsSimulated()
    {
        AFFLUX_REQUIRE_SHARED("data/nab/elb_request_count_8c0756.csv");
        const QString history = sharedPath(u"data/nab/elb_request_count_8c0756.csv"_s);
        const CliRun run =
            runCli({u"simulate"_s, scenario(), u"--history"_s, history, u"--json"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.err.contains(u"gap"_s) || run.err.contains(u"missing"_s), qPrintable(run.err));
        QVERIFY(json(run)[u"jobs"].toObject()[u"arrived"].toDouble() > 100'000);
    }

private:
    [[nodiscard]] QString file(const char* name, const QByteArray& text) const
    {
        return writeText(folder_.filePath(QString::fromLatin1(name)), text);
    }
    [[nodiscard]] QString scenario() const { return file("fixed.yaml", fixedTwo); }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestSimulateCommand)
#include "tst_simulate_command.moc"
