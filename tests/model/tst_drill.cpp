// SPDX-License-Identifier: GPL-3.0-or-later

// The drill a person asks for: which order of the timeouts loses what, worked out by hand.

#include "model/planning/drill.h"
#include "model/text/say.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;
using Disorders = std::vector<Disorder>;

Q_DECLARE_METATYPE(afflux::Timeouts)
Q_DECLARE_METATYPE(Disorders)
Q_DECLARE_METATYPE(afflux::Drill)

namespace {

constexpr auto none = std::nullopt;

Timeouts timeouts(std::optional<int> job, std::optional<int> stop, std::optional<int> grace)
{
    const auto seconds = [](std::optional<int> count) {
        return count ? std::optional(Seconds(*count)) : std::nullopt;
    };
    return {seconds(job), seconds(stop), seconds(grace)};
}

/// @p jobs jobs of 30 s, all at once at the start; one last of a second at 1000 s, so that there is
/// a history.
Scenario burstOf(int jobs)
{
    auto list = std::make_shared<std::vector<RecordedJob>>();
    for (int job = 0; job < jobs; ++job)
        list->push_back({0, 30, 0});
    list->push_back({1000, 1, 0});
    Scenario scenario;
    scenario.workload.arrivals = RecordedArrivals{Instant{}, list};
    scenario.plan.policy.rule = AgeThreshold{};
    scenario.plan.policy.limits = {2, 20};
    scenario.plan.workers.delivery = Delivery::atMostOnce;
    return scenario;
}

/// Fourteen busy workers, two of them left at 15 s, when every job has 15 s to go.
const Drill fourteenToTwo{14, 2, Seconds(15), Seconds(120)};

DrillResult drilled(Scenario scenario, const Timeouts& own, const Drill& drill = fourteenToTwo)
{
    setTimeouts(scenario.plan.workers, own);
    const Result<DrillResult> result = runDrill(scenario, drill);
    if (!result)
        qFatal("%s", qPrintable(say(result.error(), Speech::machine())));
    return *result;
}

QStringList said(const std::vector<Message>& advice)
{
    QStringList sentences;
    for (const Message& one : advice)
        sentences << say(one, Speech::machine());
    return sentences;
}

} // namespace

class TestDrill : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void fourteenToTwoUnderLoad_data();
    void fourteenToTwoUnderLoad();
    void atLeastOnceTheyComeBack();
    void afterTheLastAttemptTheyAreGivenUp();
    void whatTheJobTimeoutStopsIsToldApart();
    void theFleetIsHeldWhateverThePolicy();
    void theWholeFleetMayGo();
    void onlyWhatShapesTheLoadStays();
    void graceThatOutlastsTheHistoryIsWaitedFor();
    void courseAndKillsAreThoseOfTheDrill();
    void orders_data();
    void orders();
    void choices_data();
    void choices();
    void advice_data();
    void advice();
    void usualDrills_data();
    void usualDrills();
    void deepestLoadIsWhereMostWouldWork();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void itCanBeStopped();
};

void TestDrill::fourteenToTwoUnderLoad_data()
{
    QTest::addColumn<Timeouts>("own");
    QTest::addColumn<int>("lost");
    QTest::newRow("job < stop < grace: nothing is lost") << timeouts(40, 60, 90) << 0;
    QTest::newRow("no timeout at all: workers wait") << timeouts(none, none, none) << 0;
    QTest::newRow("what the jobs still need is enough for these") << timeouts(40, 15, 90) << 0;
    QTest::newRow("one second short: twelve") << timeouts(40, 14, 90) << 12;
    QTest::newRow("grace below stop: twelve") << timeouts(40, 60, 5) << 12;
    QTest::newRow("grace below job, no stop timeout: twelve") << timeouts(40, none, 5) << 12;
    QTest::newRow("all upside down: twelve") << timeouts(40, 10, 5) << 12;
    QTest::newRow("stop timeout alone: twelve") << timeouts(none, 10, none) << 12;
}

void TestDrill::fourteenToTwoUnderLoad()
{
    QFETCH(Timeouts, own);
    const DrillResult result = drilled(burstOf(14), own);
    QTEST(int(result.asItIs.figures.lost), "lost");
    QCOMPARE(result.asItIs.figures.interrupted, result.asItIs.figures.lost);
    QCOMPARE(result.asItIs.figures.workersKilled, result.asItIs.figures.lost);
    QCOMPARE(result.asItIs.figures.timedOut, 0);
    QVERIFY(result.inOrder.figures == DrillFigures{});
    QVERIFY(disordersOf(result.inOrder.timeouts).empty());
}

void TestDrill::atLeastOnceTheyComeBack()
{
    // Twelve are killed at 25 s with 25 s of work each.
    Scenario scenario = burstOf(14);
    scenario.plan.workers.delivery = Delivery::atLeastOnce;
    const DrillFigures figures = drilled(scenario, timeouts(40, 10, 90)).asItIs.figures;
    QVERIFY(figures == (DrillFigures{.workersKilled = 12,
                                     .interrupted = 12,
                                     .returned = 12,
                                     .workThrownAway = Seconds(12 * 25)}));
}

void TestDrill::afterTheLastAttemptTheyAreGivenUp()
{
    Scenario scenario = burstOf(14);
    scenario.plan.workers.delivery = Delivery::atLeastOnce;
    scenario.plan.workers.maxAttempts = 1;
    const DrillFigures figures = drilled(scenario, timeouts(40, 10, 90)).asItIs.figures;
    QCOMPARE(figures.interrupted, 12);
    QCOMPARE(figures.deadLettered, 12);
    QCOMPARE(figures.returned, 0);
}

void TestDrill::whatTheJobTimeoutStopsIsToldApart()
{
    // All fourteen run into 20 s. At 15 s twelve are asked to leave: they may wait 3 s, so those
    // twelve are killed and two time out.
    const DrillResult result = drilled(burstOf(14), timeouts(20, 3, 90));
    QCOMPARE(result.asItIs.figures.lost, 12);
    QCOMPARE(result.asItIs.figures.timedOut, 2);
    QCOMPARE(result.asItIs.figures.lostToTimeout, 2);
    QCOMPARE(result.asItIs.figures.workThrownAway, Seconds(12 * 18));
    // In order the job timeout lets the longest job end.
    QVERIFY(result.inOrder.figures == DrillFigures{});
}

void TestDrill::theFleetIsHeldWhateverThePolicy()
{
    Scenario scenario = burstOf(14);
    scenario.plan.policy.rule = Fixed{3};
    ScheduleEntry entry;
    entry.when = Span{Seconds(0), Seconds(500)};
    entry.max = 1;
    scenario.plan.schedule = {entry};
    QCOMPARE(drilled(scenario, timeouts(40, 10, 90)).asItIs.figures.lost, 12);
}

void TestDrill::theWholeFleetMayGo()
{
    const Drill all{14, 0, Seconds(15), Seconds(120)};
    QCOMPARE(drilled(burstOf(14), timeouts(40, 10, 90), all).asItIs.figures.lost, 14);
}

void TestDrill::onlyWhatShapesTheLoadStays()
{
    Scenario scenario = burstOf(14);
    scenario.faults = {{FaultKind::scaleInDrill, Seconds(5), Seconds(500), 1},
                       {FaultKind::crashes, Seconds(0), Seconds(500), 3000},
                       {FaultKind::slowService, Seconds(0), Seconds(10), 2}};
    // Jobs take 60 s now: with 20 s to wait they are not done at 35.
    QCOMPARE(drilled(scenario, timeouts(90, 20, 100)).asItIs.figures.lost, 12);
    scenario.faults.pop_back();
    QCOMPARE(drilled(scenario, timeouts(90, 20, 100)).asItIs.figures.lost, 0);
}

void TestDrill::graceThatOutlastsTheHistoryIsWaitedFor()
{
    // A job of two hours begins a minute before the history ends.
    Scenario scenario = burstOf(0);
    scenario.workload.arrivals =
        RecordedArrivals{Instant{}, std::make_shared<std::vector<RecordedJob>>(
                                        std::vector<RecordedJob>{{0, 7200, 0}, {60, 1, 0}})};
    const Drill drill{1, 0, Seconds(30), Seconds(60)};
    QCOMPARE(drilled(scenario, timeouts(none, none, 3600), drill).asItIs.figures.lost, 1);
    QCOMPARE(drilled(scenario, timeouts(none, none, 7300), drill).asItIs.figures.lost, 0);
}

void TestDrill::courseAndKillsAreThoseOfTheDrill()
{
    const DrillRun run = drilled(burstOf(14), timeouts(40, 10, 90)).asItIs;
    QCOMPARE(run.kills.size(), 1U);
    QVERIFY(run.kills[0] == (DrillKill{Seconds(25), 12}));
    const auto at = [&run](int second) { return run.course[static_cast<std::size_t>(second)]; };
    QVERIFY(at(0) == (DrillMoment{Seconds(0), 14, 0}));
    QVERIFY(at(14) == (DrillMoment{Seconds(14), 14, 0}));
    QVERIFY(at(16) == (DrillMoment{Seconds(16), 2, 12}));
    QVERIFY(at(24) == (DrillMoment{Seconds(24), 2, 12}));
    QVERIFY(at(26) == (DrillMoment{Seconds(26), 2, 0}));
}

void TestDrill::orders_data()
{
    using Kind = TimeoutKind;
    QTest::addColumn<Timeouts>("own");
    QTest::addColumn<Disorders>("disorders");
    const auto row = [](const char* name, const Timeouts& own, const Disorders& found) {
        QTest::newRow(name) << own << found;
    };
    row("in order", timeouts(30, 60, 90), {});
    row("nothing set", timeouts(none, none, none), {});
    row("a job timeout alone bounds the jobs", timeouts(30, none, none), {});
    row("a patient worker: grace against the jobs", timeouts(30, none, 90), {});
    row("no grace: the orchestrator waits for ever", timeouts(30, 60, none), {});
    row("stop below job", timeouts(60, 30, 90), {{Kind::job, Kind::stop, Seconds(30)}});
    row("stop equal to job", timeouts(60, 60, 90), {{Kind::job, Kind::stop, Seconds(0)}});
    row("grace below stop", timeouts(20, 60, 30), {{Kind::stop, Kind::grace, Seconds(30)}});
    row("both", timeouts(90, 60, 20),
        {{Kind::job, Kind::stop, Seconds(30)}, {Kind::stop, Kind::grace, Seconds(40)}});
    row("grace below job, a patient worker", timeouts(60, none, 20),
        {{Kind::job, Kind::grace, Seconds(40)}});
    row("jobs without an end, a worker that gives up", timeouts(none, 60, 90),
        {{Kind::job, Kind::stop, none}});
    row("jobs without an end, an orchestrator that kills", timeouts(none, none, 30),
        {{Kind::job, Kind::grace, none}});
}

void TestDrill::orders()
{
    QFETCH(Timeouts, own);
    QFETCH(Disorders, disorders);
    QVERIFY(disordersOf(own) == disorders);
}

void TestDrill::choices_data()
{
    QTest::addColumn<Timeouts>("own");
    QTest::addColumn<double>("longest");
    QTest::addColumn<Timeouts>("chosen");
    QTest::newRow("nothing set: a quarter of headroom, then 10 s each")
        << timeouts(none, none, none) << 30.0 << timeouts(45, 60, 90);
    QTest::newRow("what will do is kept") << timeouts(40, 77, 91) << 30.0 << timeouts(40, 77, 91);
    QTest::newRow("stop too short: that alone, and the grace with it")
        << timeouts(40, 10, 90) << 30.0 << timeouts(40, 60, 90);
    QTest::newRow("a stop timeout that outlasts the grace period")
        << timeouts(40, 60, 5) << 30.0 << timeouts(40, 60, 90);
    QTest::newRow("a job timeout that stops jobs is raised")
        << timeouts(20, 60, 90) << 30.0 << timeouts(45, 60, 90);
    QTest::newRow("long jobs: a tenth of margin")
        << timeouts(none, none, none) << 3000.0 << timeouts(4500, 5400, 6300);
}

void TestDrill::choices()
{
    QFETCH(Timeouts, own);
    QFETCH(double, longest);
    QFETCH(Timeouts, chosen);
    const Timeouts found = inOrder(own, Seconds(longest));
    QVERIFY2(found == chosen,
             qPrintable(say(sentenceOfChoice(found, Seconds(longest)), Speech::machine())));
    QVERIFY(disordersOf(found).empty());
}

void TestDrill::advice_data()
{
    QTest::addColumn<Timeouts>("own");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("in order")
        << timeouts(40, 60, 90)
        << QStringList(u"Jobs end before their worker gives up, and workers before they are "
                       "killed: nothing is lost."_s);
    QTest::newRow("nothing set")
        << timeouts(none, none, none)
        << QStringList(u"Workers asked to leave stay until their jobs are done, however long that "
                       "takes: nothing is lost, and nothing bounds it."_s);
    QTest::newRow("stop below job")
        << timeouts(40, 10, 90)
        << QStringList(u"A worker asked to stop waits 10 s, but a job may take 40 s: raise the "
                       "worker stop timeout by more than 30 s."_s);
    QTest::newRow("broken, but nobody was hit")
        << timeouts(40, 35, 90)
        << QStringList{u"A worker asked to stop waits 35 s, but a job may take 40 s: raise the "
                       "worker stop timeout by more than 5 s."_s,
                       u"No job of this drill was long enough to be cut off; the next one may "
                       "be."_s};
    QTest::newRow("grace below stop")
        << timeouts(40, 60, 5)
        << QStringList(u"The orchestrator kills a worker after 5 s, but the worker may wait 1 min "
                       "for its jobs: raise the grace period by more than 55 s."_s);
    QTest::newRow("jobs without an end")
        << timeouts(none, 10, none)
        << QStringList(u"There is no job timeout, so no worker stop timeout is long enough for "
                       "every job: set a job timeout below 10 s."_s);
}

void TestDrill::advice()
{
    QFETCH(Timeouts, own);
    QTEST(said(drilled(burstOf(14), own).advice), "sentences");
}

void TestDrill::usualDrills_data()
{
    QTest::addColumn<int>("min");
    QTest::addColumn<int>("max");
    QTest::addColumn<Drill>("drill");
    QTest::newRow("within 2 to 20") << 2 << 20 << Drill{14, 2};
    QTest::newRow("a small pool") << 1 << 6 << Drill{6, 2};
    QTest::newRow("one or none") << 0 << 1 << Drill{1, 0};
    QTest::newRow("a large pool: all that may go") << 20 << 50 << Drill{50, 20};
    QTest::newRow("no room to move: all of it") << 3 << 3 << Drill{3, 0};
}

void TestDrill::usualDrills()
{
    QFETCH(int, min);
    QFETCH(int, max);
    QFETCH(Drill, drill);
    Plan plan;
    plan.policy.rule = AgeThreshold{};
    plan.policy.limits = {min, max};
    QVERIFY(usualDrill(plan) == drill);
    plan.policy.rule = Fixed{14};
    QVERIFY(usualDrill(plan) == (Drill{14, 2}));
}

void TestDrill::deepestLoadIsWhereMostWouldWork()
{
    JobStream jobs;
    jobs.grid = TimeGrid(10);
    jobs.arrival = {0, 100, 120, 300};
    jobs.service = {50, 100, 100, 10};
    jobs.horizon = 1000;
    QCOMPARE(deepestLoad(jobs), Seconds(12));
    QCOMPARE(deepestLoad(JobStream{}), Seconds(0));
    QCOMPARE(deepestLoad(burstOf(14)), Seconds(0));
}

void TestDrill::whatCannotBeIsRefused_data()
{
    QTest::addColumn<Drill>("drill");
    QTest::newRow("nobody leaves") << Drill{2, 2, Seconds(15), Seconds(60)};
    QTest::newRow("more than there are stay") << Drill{2, 5, Seconds(15), Seconds(60)};
    QTest::newRow("nobody there") << Drill{0, 0, Seconds(15), Seconds(60)};
    QTest::newRow("before the history") << Drill{14, 2, Seconds(-1), Seconds(60)};
    QTest::newRow("after it") << Drill{14, 2, Seconds(5000), Seconds(60)};
    QTest::newRow("for no time") << Drill{14, 2, Seconds(15), Seconds(0)};
}

void TestDrill::whatCannotBeIsRefused()
{
    QFETCH(Drill, drill);
    QCOMPARE(check(drill, Seconds(1000)).size(), 1U);
    const auto result = runDrill(burstOf(14), drill);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::badValue);
}

void TestDrill::itCanBeStopped()
{
    std::stop_source stop;
    stop.request_stop();
    const auto result = runDrill(burstOf(14), fourteenToTwo, stop.get_token());
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::interrupted);
}

QTEST_GUILESS_MAIN(TestDrill)
#include "tst_drill.moc"
