// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/autosave.h"
#include "model/project/database.h"
#include "model/project/migrations.h"
#include "model/project/project_store.h"
#include "model/text/say.h"
#include "tests/support/paths.h"
#include "tests/support/random_project.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

Project named(const std::string& queue)
{
    Queue made;
    made.name = queue;
    return {"", {made}};
}

/// A project whose history has @p samples points, and as many bins of arrivals.
Project measured(std::size_t samples, const std::string& queue)
{
    History history;
    history.series.emplace_back();
    std::vector<ArrivalBin> bins;
    for (std::size_t i = 0; i < samples; ++i) {
        const auto second = static_cast<std::int64_t>(60 * i);
        history.series[0].samples.push_back(
            {Instant(std::chrono::seconds(second)), 0.1 * static_cast<double>(i)});
        bins.push_back({Seconds(static_cast<double>(second)), Seconds(60), 1.5});
    }
    Project project = named(queue);
    project.queues[0].history = std::make_shared<const History>(std::move(history));
    project.queues[0].workload.arrivals =
        BinnedArrivals{{},
                       Seconds(60.0 * static_cast<double>(samples)),
                       std::make_shared<const std::vector<ArrivalBin>>(std::move(bins))};
    return project;
}

/// Runs SQL on a file as somebody else's program would.
void tamper(const std::string& path, const QString& sql)
{
    const auto database = Database::open(path, Database::Access::readWrite);
    QVERIFY(database);
    const auto done = database->runScript(sql);
    QVERIFY2(done, done ? "" : qPrintable(say(done.error(), Speech::machine())));
}

QByteArray contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const std::string& path, const QByteArray& bytes)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// What `tst_project_store --save-for-ever FILE` does until it is killed.
[[noreturn]] void saveForEver(const std::string& path)
{
    const Project odd = measured(20'000, "odd");
    const Project even = measured(20'000, "even");
    for (int i = 0;; ++i) {
        std::puts("saving");
        std::fflush(stdout);
        if (!saveProject(i % 2 ? odd : even, path))
            std::exit(1);
    }
}

} // namespace

class TestProjectStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void init() { failOnUnexpectedWarnings(); }

    void whatIsSavedIsOpened_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 25; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void whatIsSavedIsOpened()
    {
        QFETCH(int, seed);
        Dice dice(static_cast<std::uint64_t>(seed));
        const Project project = randomProject(dice);
        const std::string path = file("random.afflux");
        const auto saved = saveProject(project, path);
        QVERIFY2(saved, saved ? "" : qPrintable(say(saved.error(), Speech::machine())));
        const auto opened = openProject(path);
        QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error(), Speech::machine())));
        QVERIFY(opened->issues.empty());
        QVERIFY(opened->project == project);
    }

    void sameProjectSameBytes()
    {
        const Project project = measured(100, "q");
        QVERIFY(saveProject(project, file("one.afflux")));
        QVERIFY(saveProject(project, file("two.afflux")));
        QCOMPARE(contentOf(file("one.afflux")), contentOf(file("two.afflux")));
    }

    void fileSaysWhatItIs()
    {
        const std::string path = file("header.afflux");
        QVERIFY(saveProject({}, path));
        const auto database = Database::open(path, Database::Access::readOnly);
        QCOMPARE(database->value(u"PRAGMA application_id"_s)->toInt(), projectApplicationId);
        QCOMPARE(database->value(u"PRAGMA user_version"_s)->toInt(), 2);
    }

    void openingChangesNothing()
    {
        const std::string path = file("untouched.afflux");
        QVERIFY(saveProject(named("q"), path));
        const QByteArray before = contentOf(path);
        QVERIFY(openProject(path));
        QCOMPARE(contentOf(path), before);
    }

    void refused_data()
    {
        QTest::addColumn<QString>("tampering");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a later version")
            << u"PRAGMA user_version = 3"_s
            << u"The project was saved by a later version of Afflux. Open it "
               "with that version or a newer one."_s;
        QTest::newRow("another program's database")
            << u"PRAGMA application_id = 7"_s
            << u"This is not an Afflux project. Measured data are imported instead of opened."_s;
        const auto table = [](const QString& name) {
            return u"The project file is damaged in its table “%1”. Open a backup copy of it."_s
                .arg(name);
        };
        QTest::newRow("half a sample")
            << u"UPDATE series SET samples = x'0102'"_s << table(u"series"_s);
        QTest::newRow("times that run backwards")
            << u"UPDATE series SET samples = zeroblob(32)"_s << table(u"series"_s);
        QTest::newRow("a count that is no number")
            << u"UPDATE arrivals SET data = x'000000000000000000000000000000000000000000000000'"
               " || x'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF'"_s
            << table(u"arrivals"_s);
        QTest::newRow("a word that is not there")
            << u"UPDATE history SET jobs = zeroblob(40)"_s << table(u"history"_s);
        QTest::newRow("no arrivals") << u"DELETE FROM arrivals"_s << table(u"arrivals"_s);
        QTest::newRow("a baseline that is no plan")
            << u"UPDATE queue SET baseline = 3"_s << table(u"queue"_s);
        QTest::newRow("a fault nobody knows")
            << u"INSERT INTO fault VALUES (0, 0, 'flood', 0, 1, 1, 'stale')"_s << table(u"fault"_s);
        QTest::newRow("a table gone")
            << u"DROP TABLE service"_s
            << u"The project file is damaged. Open a backup copy of it."_s;
    }
    void refused()
    {
        QFETCH(QString, tampering);
        QFETCH(QString, sentence);
        const std::string path = file("tampered.afflux");
        QVERIFY(saveProject(measured(10, "q"), path));
        tamper(path, tampering);
        const auto opened = openProject(path);
        QVERIFY(!opened);
        QCOMPARE(say(opened.error(), Speech::machine()),
                 QString::fromStdString(path) + u": "_s + sentence);
    }

    void bytesThatAreNoProject_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QByteArray torn;
        {
            const std::string path = file("whole.afflux");
            QVERIFY(saveProject(measured(2000, "q"), path));
            torn = contentOf(path);
        }
        const auto code = [](ErrorCode c) { return static_cast<int>(c); };
        QTest::newRow("nothing") << QByteArray() << code(ErrorCode::unknownFormat);
        QTest::newRow("a CSV file")
            << QByteArray("time,sent\n1,2\n") << code(ErrorCode::unknownFormat);
        QTest::newRow("cut off in the middle")
            << torn.first(torn.size() / 2) << code(ErrorCode::corrupt);
        QByteArray scratched = torn;
        scratched.replace(4096, 4096, QByteArray(4096, 'x'));
        QTest::newRow("a page overwritten") << scratched << code(ErrorCode::corrupt);
    }
    void bytesThatAreNoProject()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        const std::string path = file("bytes.afflux");
        write(path, bytes);
        const auto opened = openProject(path);
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().code), code);
        QVERIFY(!opened.error().remedy.empty());
    }

    void absentFileIsNamed()
    {
        const auto opened = openProject(file("absent.afflux"));
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().code), static_cast<int>(ErrorCode::io));
        QCOMPARE(opened.error().place.file, file("absent.afflux"));
        QVERIFY(!QFile::exists(QString::fromStdString(file("absent.afflux"))));
    }

    void unknownSettingsAreTold()
    {
        Project project = named("q");
        project.queues[0].plans.emplace_back().name = "p";
        const std::string path = file("settings.afflux");
        QVERIFY(saveProject(project, path));
        tamper(path, u"INSERT INTO plan_parameter VALUES (0, 0, 'policy.colour', 'blue');\n"
                     "UPDATE plan_parameter SET value = -4 WHERE key = 'workers.concurrency';\n"
                     "UPDATE plan_parameter SET value = x'00' WHERE key = 'policy.max';\n"_s);
        const auto opened = openProject(path);
        QVERIFY(opened);
        QVERIFY(opened->project == project);
        std::vector<std::pair<std::string, std::string>> told;
        for (const Issue& issue : opened->issues)
            told.emplace_back(issue.kind, issue.place.key);
        const std::vector<std::pair<std::string, std::string>> expected{
            {"unknown-key", "policy.colour"},
            {"bad-value", "policy.max"},
            {"bad-value", "workers.concurrency"}};
        QVERIFY(told == expected);
    }

    void olderVersionsAreMigratedInACopy()
    {
        const std::string path = file("older.afflux");
        {
            const auto database = Database::open(path, Database::Access::readWrite);
            QVERIFY(database);
            QVERIFY(database->runScript(u"PRAGMA application_id = %1"_s.arg(projectApplicationId)));
        }
        const QByteArray before = contentOf(path);
        const auto opened = openProject(path);
        QVERIFY(opened);
        QVERIFY(opened->project == Project{});
        QCOMPARE(contentOf(path), before);
    }

    /// A project version 1 saved, of a job log: without faults, schedules, classes and the newer
    /// signal settings.
    void projectsOfVersion1AreOpened()
    {
        const std::string path = dataPath(u"projects/version-1.afflux"_s).toStdString();
        const auto opened = openProject(path);
        QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error(), Speech::machine())));
        QVERIFY(opened->issues.empty());
        const Queue& queue = opened->project.queues.at(0);
        QCOMPARE(queue.name, std::string("good_jobs"));
        QCOMPARE(std::get<RecordedArrivals>(queue.workload.arrivals).jobs->size(), std::size_t{60});
        QCOMPARE(std::get<EmpiricalService>(queue.workload.service).seconds->size(),
                 std::size_t{58});
        QVERIFY(queue.faults.empty() && queue.workload.classes == ClassMix{});
        QCOMPARE(queue.plans.size(), std::size_t{2});
        QVERIFY(queue.plans[1].schedule.empty());
        QVERIFY(queue.plans[1].signal.statistic == Statistic::average);
        QVERIFY(!queue.plans[1].workers.startupDelayP95);

        const std::string now = file("migrated.afflux");
        QVERIFY(saveProject(opened->project, now));
        QVERIFY(openProject(now)->project == opened->project);
    }

    void aZoneNobodyKnowsIsTold()
    {
        Project project = named("q");
        project.queues[0].plans.emplace_back().name = "p";
        project.queues[0].plans[0].schedule.emplace_back().min = 3;
        const std::string path = file("zone.afflux");
        QVERIFY(saveProject(project, path));
        tamper(path, u"UPDATE schedule_entry SET zone = 'Mars/Olympus'"_s);
        const auto opened = openProject(path);
        QVERIFY(opened && opened->project == project);
        QCOMPARE(opened->issues.size(), std::size_t{1});
        QCOMPARE(say(opened->issues[0], Speech::machine()),
                 QString::fromStdString(path) +
                     u", schedule: there is no time zone “Mars/Olympus”. The default was taken "
                     "instead."_s);
    }

    void savingNeedsAFolder()
    {
        const auto saved = saveProject({}, file("no/such/folder.afflux"));
        QVERIFY(!saved);
        QCOMPARE(static_cast<int>(saved.error().code), static_cast<int>(ErrorCode::io));
        QVERIFY(!saved.error().remedy.empty());
    }

    void savingLeavesNothingBeside()
    {
        const QDir folder(folder_.filePath(u"alone"_s));
        QVERIFY(folder.mkpath(u"."_s));
        const std::string path = folder.filePath(u"p.afflux"_s).toStdString();
        QVERIFY(saveProject(named("one"), path));
        QVERIFY(saveProject(named("two"), path));
        QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"p.afflux"_s});
        QCOMPARE(openProject(path)->project.queues[0].name, std::string("two"));
    }

    void linksKeepPointing()
    {
        const QString link = folder_.filePath(u"link.afflux"_s);
        QVERIFY(QFile::link(QString::fromStdString(file("linked.afflux")), link));
        QVERIFY(saveProject(named("through"), link.toStdString()));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(openProject(file("linked.afflux"))->project.queues[0].name,
                 std::string("through"));
    }

    void killedWhileSavingTheFileIsWhole()
    {
        const std::string path = file("killed.afflux");
        QVERIFY(saveProject(named("odd"), path));
        for (int kill = 0; kill < 12; ++kill) {
            QProcess saver;
            saver.start(QCoreApplication::applicationFilePath(),
                        {u"--save-for-ever"_s, QString::fromStdString(path)});
            // Another moment of the save each time: some are killed at once, some after a few.
            for (int line = 0; line <= kill % 4; ++line) {
                while (!saver.canReadLine())
                    QVERIFY(saver.waitForReadyRead(10'000));
                saver.readLine();
            }
            saver.kill();
            QVERIFY(saver.waitForFinished());
            const auto opened = openProject(path);
            QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error(), Speech::machine())));
            const std::string& name = opened->project.queues.at(0).name;
            QVERIFY(name == "odd" || name == "even");
        }
    }

    /// No timed assertion: that ten times the data take far less than a hundred times as long shows
    /// the cost grows with the size and no faster.
    void aMillionSamplesCostInProportion()
    {
        const auto milliseconds = [this](std::size_t samples) {
            const Project project = measured(samples, "q");
            QElapsedTimer timer;
            timer.start();
            [&] { QVERIFY(saveProject(project, file("million.afflux"))); }();
            const auto opened = openProject(file("million.afflux"));
            const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
            [&] { QVERIFY(opened && opened->project == project); }();
            return took;
        };
        const double small = milliseconds(100'000);
        const double large = milliseconds(1'000'000);
        qInfo("100,000 samples: %.0f ms, 1,000,000: %.0f ms", small, large);
        QVERIFY(large < 60 * small);
    }

    void unsavedWorkIsFoundAgain()
    {
        const std::string folder = folder_.filePath(u"unsaved"_s).toStdString();
        Recoverable left;
        {
            Autosave autosave(folder);
            QVERIFY(findRecoverable(folder, {}).empty());
            QVERIFY(autosave.write(named("unsaved")));
            QVERIFY2(findRecoverable(folder, {}).empty(), "a running program's work was offered");
        } // as in a crash: not discarded
        const auto found = findRecoverable(folder, {});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].project, std::string());
        QCOMPARE(openProject(found[0].autosave)->project.queues[0].name, std::string("unsaved"));
        discard(found[0]);
        QVERIFY(findRecoverable(folder, {}).empty());
        QVERIFY(QDir(QString::fromStdString(folder)).isEmpty());
    }

    void autosaveStandsBesideTheProject()
    {
        const std::string folder = folder_.filePath(u"nothing"_s).toStdString();
        const std::string path = file("beside.afflux");
        QVERIFY(saveProject(named("saved"), path));
        {
            Autosave autosave(folder);
            autosave.setProjectPath(path);
            QVERIFY(autosave.path().ends_with("/.beside.afflux~autosave"));
            QVERIFY(autosave.write(named("edited")));
        }
        const auto found = findRecoverable(folder, {path, path, file("absent.afflux")});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].project, path);

        Autosave again(folder);
        again.setProjectPath(path);
        QVERIFY(again.write(named("edited again")));
        again.discard();
        QVERIFY(findRecoverable(folder, {path}).empty());
    }

    void autosaveOlderThanTheProjectIsNotOffered()
    {
        const std::string path = file("newer.afflux");
        std::string written;
        {
            Autosave autosave(folder_.path().toStdString());
            autosave.setProjectPath(path);
            QVERIFY(autosave.write(named("edited")));
            written = autosave.path();
        }
        QFile old(QString::fromStdString(written));
        QVERIFY(old.open(QIODevice::ReadWrite));
        QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                QFileDevice::FileModificationTime));
        old.close();
        QVERIFY(saveProject(named("saved later"), path));
        QVERIFY(findRecoverable("", {path}).empty());
    }

    void twoWindowsDoNotShareAnAutosave()
    {
        const std::string path = file("shared.afflux");
        Autosave first("");
        Autosave second("");
        first.setProjectPath(path);
        second.setProjectPath(path);
        QVERIFY(first.write(named("first")));
        QVERIFY(!second.write(named("second")));
        second.discard();
        QCOMPARE(openProject(first.path())->project.queues[0].name, std::string("first"));
    }

private:
    [[nodiscard]] std::string file(const char* name) const
    {
        return folder_.filePath(QString::fromLatin1(name)).toStdString();
    }

    QTemporaryDir folder_;
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--save-for-ever")
        saveForEver(argv[2]);
    TestProjectStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_project_store.moc"
