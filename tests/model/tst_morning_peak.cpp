// SPDX-License-Identifier: GPL-3.0-or-later

// The example is what its sources make it, and tells the story it is there to tell.

#include "model/project/project_store.h"
#include "model/simulation/simulator.h"
#include "model/text/say.h"
#include "resources/examples/morning_peak.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

QString examples()
{
    return sourcePath(u"resources/examples"_s);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

double clock(int hours, int minutes)
{
    return 3600.0 * hours + 60.0 * minutes;
}

/// Busy share of six workers over the half hour around a clock time.
double utilisationAt(const Queue& queue, double time)
{
    double jobs = 0;
    for (const ArrivalBin& bin : *std::get<BinnedArrivals>(queue.workload.arrivals).bins)
        if (std::abs(bin.start.count() - time) < 900)
            jobs += bin.count;
    return jobs / 1800 * meanOf(queue.workload.service).count() / 6;
}

/// Of the minute's first tick.
std::int64_t depthAt(const Trace& trace, double time)
{
    const auto found = std::ranges::lower_bound(trace.time, time);
    return trace.depth.at(static_cast<std::size_t>(found - trace.time.begin()));
}

} // namespace

class TestMorningPeak : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void initTestCase()
    {
        const auto opened = openProject((examples() + u"/morning-peak.afflux"_s).toStdString());
        QVERIFY2(opened, opened ? "" : qPrintable(say(opened.error(), Speech::machine())));
        QVERIFY(opened->issues.empty());
        project_ = opened->project;
    }

    void projectEqualsItsSources()
    {
        const auto built = buildMorningPeak(examples().toStdString());
        QVERIFY2(built, built ? "" : qPrintable(say(built.error(), Speech::machine())));
        QVERIFY2(*built == project_,
                 "build the target make-morning-peak and commit what it writes");
    }

    void historiesEqualTheirScript()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"morning-peak"_s));
        const QString script = folder.filePath(u"make_morning_peak.sh"_s);
        QVERIFY(QFile::copy(examples() + u"/make_morning_peak.sh"_s, script));
        QProcess shell;
        shell.start(u"sh"_s, {script});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        for (const QString& name :
             {u"morning-peak.csv"_s, u"morning-peak/standard.csv"_s, u"morning-peak/bulk.csv"_s}) {
            const QByteArray committed = contentOf(examples() + u'/' + name);
            QVERIFY(!committed.isEmpty());
            QVERIFY2(contentOf(folder.filePath(name)) == committed, qPrintable(name));
        }
    }

    void queuesAndPlans()
    {
        QStringList names;
        for (const Queue& queue : project_.queues)
            for (const Plan& plan : queue.plans)
                names << QString::fromStdString(queue.name + ": " + plan.name);
        QCOMPARE(names,
                 (QStringList{u"interactive: Fixed 6 · today"_s, u"interactive: By age, 2 to 20"_s,
                              u"interactive: Backlog 20 per worker"_s,
                              u"standard: Fixed 4 · today"_s, u"standard: By age, 1 to 8"_s,
                              u"bulk: Fixed 2 · today"_s, u"bulk: By age, 1 to 4"_s}));
        QCOMPARE(project_.zone, std::string("Europe/London"));
    }

    void dayHasItsShape()
    {
        const Queue& interactive = project_.queues.at(0);
        const auto near = [](double share, double told) { return std::abs(share - told) < 0.02; };
        QVERIFY(near(utilisationAt(interactive, clock(3, 0)), 0.02));
        QVERIFY(near(utilisationAt(interactive, clock(8, 45)), 0.40));
        QVERIFY(utilisationAt(interactive, clock(14, 0)) > 0.53);
        QVERIFY(utilisationAt(interactive, clock(14, 0)) < 0.62);
    }

    void fixedFleetBacksUpAtNine()
    {
        const SimulationResult fixed = simulated(0);
        const auto peak = std::ranges::max_element(fixed.trace.depth);
        const double when =
            fixed.trace.time[static_cast<std::size_t>(peak - fixed.trace.depth.begin())];
        QVERIFY(*peak > 3900 && *peak < 4300);
        QVERIFY(when >= clock(9, 2) && when <= clock(9, 8));
        QVERIFY(depthAt(fixed.trace, clock(9, 0)) < 20);
        QVERIFY(depthAt(fixed.trace, clock(9, 18)) > 100);
        QVERIFY(depthAt(fixed.trace, clock(9, 26)) < 20);
        QVERIFY(fixed.outcome.timeToStart.max > 330 && fixed.outcome.timeToStart.max < 390);
        QVERIFY(fixed.outcome.timeToStart.withinObjective < 0.95);
        QVERIFY(std::abs(fixed.outcome.cost.perMonth - 142) < 0.5);
    }

    void ageRuleKeepsThePromiseForLess()
    {
        const Outcome byAge = simulated(1).outcome;
        QVERIFY(byAge.timeToStart.p95 < 30);
        QVERIFY(byAge.timeToStart.max < 60);
        QVERIFY(byAge.cost.perMonth > 91 && byAge.cost.perMonth < 101);
        QCOMPARE(byAge.jobs.lost, std::int64_t{0});
        QCOMPARE(byAge.cost.currency, std::string("GBP"));
    }

    /// Another draw of the same day tells the same story.
    void storyDoesNotHangOnTheSeed()
    {
        for (const std::uint64_t seed : {2, 3}) {
            project_.queues[0].run.seed = seed;
            const Outcome fixed = simulated(0).outcome;
            const Outcome byAge = simulated(1).outcome;
            QVERIFY(fixed.timeToStart.max > 300 && fixed.depthPeak > 3500);
            QVERIFY(byAge.timeToStart.p95 < 30 && byAge.timeToStart.max < 60);
        }
    }

private:
    [[nodiscard]] SimulationResult simulated(std::size_t plan) const
    {
        auto result = run(scenarioOf(project_.queues.at(0), plan));
        return result ? std::move(*result) : SimulationResult{};
    }

    Project project_;
};

QTEST_GUILESS_MAIN(TestMorningPeak)
#include "tst_morning_peak.moc"
