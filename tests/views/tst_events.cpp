// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "tests/views/chart_runs.h"
#include "views/charts/trace_reading.h"
#include "views/controls/button.h"
#include "views/events/event_filter_bar.h"
#include "views/events/event_link.h"
#include "views/events/event_pane.h"
#include "views/events/event_table.h"
#include "views/events/events_page.h"
#include "views/plan_page.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace afflux::test;

namespace {

Event event(Event::Kind kind, Step at)
{
    Event made;
    made.kind = kind;
    made.at = at;
    return made;
}

/// One event of each kind, a second apart from 09:00:01 on.
EventRun oneOfEach()
{
    auto result = std::make_shared<SimulationResult>();
    result->outcome.stepsPerSecond = 1'000;
    result->outcome.duration = 3600;
    for (int kind = 0; kind <= static_cast<int>(Event::Kind::woke); ++kind)
        result->events.push_back(event(static_cast<Event::Kind>(kind), (kind + 1) * 1'000));
    Event& out = result->events[0];
    out.from = 4;
    out.to = 20;
    out.reason = {.kind = Reason::Kind::scaleOut,
                  .bound = Reason::Bound::max,
                  .unit = Unit::seconds,
                  .signal = 4.2345,
                  .limit = 3,
                  .wanted = 24};
    result->events[2].from = 1;
    result->events[2].jobs = 3;
    result->events[5].jobs = 3;
    EventRun run;
    run.result = result;
    run.faults = {{.kind = FaultKind::burst, .from = Seconds(7), .to = Seconds(67), .amount = 3}};
    run.promise = Seconds(30);
    run.limits = {1, 20};
    run.origin = instant(u"2026-03-02T09:00:00Z"_s);
    run.zone = london;
    return run;
}

EventRun ofMany(int count)
{
    EventRun run = oneOfEach();
    auto result = std::make_shared<SimulationResult>();
    result->outcome.stepsPerSecond = 1'000;
    result->outcome.duration = count;
    result->eventsLeftOff = 12'345;
    for (int i = 0; i < count; ++i) {
        Event made = run.result->events[static_cast<std::size_t>(i % 2)];
        made.at = i * 1'000;
        result->events.push_back(made);
    }
    run.result = result;
    return run;
}

/// The morning with its charts, as the presenter would show it.
struct Desk
{
    Desk()
    {
        const Scenario scenario = ageScenario();
        result = std::make_shared<const SimulationResult>(
            *afflux::run(scenario, {.trace = TraceDetail::series, .events = true}));
        ChartData data = morningData();
        data.current = result;
        page.charts().setData(data);
        EventRun run = oneOfEach();
        run.result = result;
        run.origin = data.origin;
        run.faults = {};
        page.eventLink().events().setRun(run);
        page.resize(800, 700);
    }
    std::shared_ptr<const SimulationResult> result;
    PlanPage page;
    PlanCharts& charts = page.charts();
    EventModel& events = page.eventLink().events();
    QItemSelectionModel& selection = page.eventLink().selection();
};

void choose(QItemSelectionModel& selection, int row)
{
    selection.setCurrentIndex(selection.model()->index(row, 0),
                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace

class TestEvents : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        applyTheme(*qApp, ThemeChoice::light);
    }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void rowsSayWhatHappened_data();
    void rowsSayWhatHappened();
    void runsOfSeveralDaysSayTheDate();
    void theModelHoldsUnderNewRunsAndFilters();
    void filters_data();
    void filters();
    void barsOverOneModelAgree();
    void anEmptyListSaysWhy_data();
    void anEmptyListSaysWhy();
    void chosenRowsAreCopiedWithTabs();
    void whatIsListedIsSaved();
    void aFileThatCannotBeWrittenIsAProblem();
    void moreThanCanBeKeptIsSaid();
    void aHundredThousandRowsScrollSmoothly();
    void aChosenRowTakesTheCrosshairThere();
    void anEventOfTheChartsIsChosen();
    void aClickBesideAnEventChoosesIt();
    void theChosenEventOutlivesANewRun();
    void theViewOfTheChartsLimitsTheList();
    void thePaneRemembersItsHeight();
};

void TestEvents::rowsSayWhatHappened_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("cells");

    QTest::newRow("a decision: from, to, why and the limit it met")
        << 0
        << QStringList{u"09:00:01"_s, u"Scale-out"_s, u"4 → 20 worker(s)"_s,
                       u"Signal 4.2 s above target 3 s; held at the maximum 20"_s};
    QTest::newRow("workers killed with jobs in their slots")
        << 2
        << QStringList{u"09:00:03"_s, u"Workers killed"_s, u"1 worker(s), 3 job(s) interrupted"_s,
                       u"Still busy when the time to stop was over"_s};
    QTest::newRow("jobs lost") << 5
                               << QStringList{u"09:00:06"_s, u"Jobs lost"_s, u"3 job(s)"_s,
                                              u"Interrupted, and delivered at most once"_s};
    QTest::newRow("a fault with its amount")
        << 6
        << QStringList{u"09:00:07"_s, u"Fault begins"_s, u"Burst of traffic"_s,
                       u"Times the arrivals: 3 · More jobs arrive than the history has"_s};
    QTest::newRow("its end and how long it was")
        << 7
        << QStringList{u"09:00:08"_s, u"Fault ends"_s, u"Burst of traffic"_s, u"It lasted 1 min"_s};
    QTest::newRow("the promise") << 8
                                 << QStringList{u"09:00:09"_s, u"Promise broken"_s, QString(),
                                                u"The oldest job has waited longer than 30 s"_s};
}

void TestEvents::rowsSayWhatHappened()
{
    QFETCH(int, row);
    QFETCH(QStringList, cells);
    EventModel model;
    model.setRun(oneOfEach());
    QStringList said;
    for (int column = 0; column < EventModel::columns; ++column)
        said << model.index(row, column).data().toString();
    QCOMPARE(said, cells);
}

void TestEvents::runsOfSeveralDaysSayTheDate()
{
    EventModel model;
    model.setRun(ofMany(200'000));
    QCOMPARE(model.index(100'000, 0).data().toString(), u"Tue 3 Mar 12:46:40"_s);
}

void TestEvents::theModelHoldsUnderNewRunsAndFilters()
{
    EventModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy listed(&model, &EventModel::listed);
    model.setRun(oneOfEach());
    model.setRun(oneOfEach()); // another result, the same events
    QCOMPARE(model.rowCount(), 12);
    model.setFilter({.groups = 2, .text = {}, .inView = false});
    QCOMPARE(model.rowCount(), 2);
    model.setView({Seconds(0), Seconds(3)});
    model.setFilter({.groups = {}, .text = {}, .inView = true});
    QCOMPARE(model.rowCount(), 3);
    model.setView({Seconds(2), Seconds(2.5)});
    QCOMPARE(model.rowCount(), 1);
    const int before = static_cast<int>(listed.size());
    model.setRun(EventRun(model.run()));
    QCOMPARE(listed.size(), before);
    model.setRun({});
    QCOMPARE(model.rowCount(), 0);
}

void TestEvents::filters_data()
{
    QTest::addColumn<QList<int>>("groups");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rows");

    QTest::newRow("none: everything") << QList<int>{} << QString() << 12;
    QTest::newRow("one group") << QList<int>{1} << QString() << 2;
    QTest::newRow("groups add up") << QList<int>{0, 4} << QString() << 6;
    QTest::newRow("a word in any case") << QList<int>{} << u"BURST"_s << 2;
    QTest::newRow("a word of the reason") << QList<int>{} << u"above target"_s << 1;
    QTest::newRow("a time of day") << QList<int>{} << u"09:00:1"_s << 3;
    QTest::newRow("word and group") << QList<int>{1} << u"burst"_s << 0;
}

void TestEvents::filters()
{
    QFETCH(QList<int>, groups);
    QFETCH(QString, text);
    EventModel model;
    EventFilterBar bar(model);
    model.setRun(oneOfEach());
    for (const int group : groups)
        bar.chip(static_cast<EventGroup>(group))->click();
    bar.search()->setText(text);
    QTEST(model.rowCount(), "rows");
    QCOMPARE(model.total(), std::size_t{12});
    QCOMPARE(bar.chip(EventGroup::workers)->text(), u"Workers 2"_s);
}

void TestEvents::barsOverOneModelAgree()
{
    EventModel model;
    EventFilterBar one(model);
    EventFilterBar other(model);
    model.setRun(oneOfEach());
    one.chip(EventGroup::jobs)->click();
    one.search()->setText(u"lost"_s);
    QVERIFY(other.chip(EventGroup::jobs)->isChecked());
    QCOMPARE(other.search()->text(), u"lost"_s);
    QTest::keyClick(other.search(), Qt::Key_Escape);
    QVERIFY(one.search()->text().isEmpty());
    QCOMPARE(model.rowCount(), 2);
}

void TestEvents::anEmptyListSaysWhy_data()
{
    QTest::addColumn<EventRun>("run");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("says");

    EventRun quiet = oneOfEach();
    auto none = std::make_shared<SimulationResult>(*quiet.result);
    none->events.clear();
    quiet.result = none;
    EventRun coarse = quiet;
    auto rough = std::make_shared<SimulationResult>(*none);
    rough->outcome.exact = false;
    coarse.result = rough;
    QTest::newRow("no run yet") << EventRun{} << QString() << u"is listed here"_s;
    QTest::newRow("a coarse answer") << coarse << QString() << u"exact run"_s;
    QTest::newRow("nothing happened") << quiet << QString() << u"Nothing happened"_s;
    QTest::newRow("all filtered away") << oneOfEach() << u"zzz"_s << u"filter"_s;
}

void TestEvents::anEmptyListSaysWhy()
{
    QFETCH(EventRun, run);
    QFETCH(QString, filter);
    QFETCH(QString, says);
    EventModel model;
    QItemSelectionModel selection(&model);
    EventTable table(model, selection);
    model.setRun(run);
    model.setFilter({.groups = {}, .text = filter, .inView = false});
    QVERIFY2(table.emptyText().contains(says), qPrintable(table.emptyText()));
    QCOMPARE(table.accessibleDescription(), table.emptyText());
    model.setFilter({});
    model.setRun(oneOfEach());
    QVERIFY(table.emptyText().isEmpty());
}

void TestEvents::chosenRowsAreCopiedWithTabs()
{
    EventModel model;
    QItemSelectionModel selection(&model);
    EventTable table(model, selection);
    model.setRun(oneOfEach());
    choose(selection, 8);
    selection.select(model.index(5, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keySequence(&table, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(),
             u"2026-03-02 09:00:06.000\tJobs lost\t3 job(s)\tInterrupted, and delivered at most "
             "once\n"
             "2026-03-02 09:00:09.000\tPromise broken\t\tThe oldest job has waited longer than 30 "
             "s\n"_s);
}

void TestEvents::whatIsListedIsSaved()
{
    const QTemporaryDir folder;
    PlanCharts charts;
    EventLink link(charts);
    EventsPage page(link);
    link.events().setRun(oneOfEach());
    link.events().setFilter({.groups = 1, .text = {}, .inView = false});
    const QString path = folder.filePath(u"events.csv"_s);
    QVERIFY(page.saveTo(path));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"time,event,from,to,jobs,reason\n"
             "1.000000,scaled-out,4,20,,signal 4.2345 s above target 3 s; held at the maximum 20\n"
             "2.000000,scaled-in,0,0,,\n"_s);
    QCOMPARE(page.countText(), u"2 of 12 event(s)"_s);
}

void TestEvents::aFileThatCannotBeWrittenIsAProblem()
{
    PlanCharts charts;
    EventLink link(charts);
    EventsPage page(link);
    link.events().setRun(oneOfEach());
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"events.csv"_s)); // a folder is in the way
    QVERIFY(!page.saveTo(folder.filePath(u"events.csv"_s)));
}

void TestEvents::moreThanCanBeKeptIsSaid()
{
    PlanCharts charts;
    EventLink link(charts);
    EventsPage page(link);
    link.events().setRun(ofMany(1'000));
    QCOMPARE(page.countText(), u"1000 event(s) · 12345 more not listed"_s);
}

void TestEvents::aHundredThousandRowsScrollSmoothly()
{
    EventModel model;
    QItemSelectionModel selection(&model);
    EventTable table(model, selection);
    table.resize(800, 600);
    QElapsedTimer timer;
    timer.start();
    model.setRun(ofMany(100'000));
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const qint64 shown = timer.restart();
    constexpr int steps = 50;
    for (int i = 1; i <= steps; ++i) {
        table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() / steps * i);
        table.viewport()->repaint();
    }
    const qint64 scrolled = timer.restart();
    model.setFilter({.groups = {}, .text = u"scale-in"_s, .inView = false});
    const qint64 searched = timer.elapsed();
    QCOMPARE(model.rowCount(), 50'000);
    qInfo("shown %lld ms, a screen %.1f ms, searched %lld ms", static_cast<long long>(shown),
          static_cast<double>(scrolled) / steps, static_cast<long long>(searched));
    QVERIFY(scrolled / steps < 100); // far above what it takes, for busy machines
}

void TestEvents::aChosenRowTakesTheCrosshairThere()
{
    Desk plan;
    choose(plan.selection, 3);
    QCOMPARE(plan.charts.crosshair(), plan.events.timeAt(3));
    // Beyond the zoom, the view comes along.
    plan.charts.setView({Seconds(0), Seconds(600)});
    const int last = plan.events.rowCount() - 1;
    QVERIFY(plan.events.timeAt(last) > Seconds(600));
    choose(plan.selection, last);
    QCOMPARE(plan.charts.view().to, plan.events.timeAt(last));
    QCOMPARE(plan.charts.view().length(), Seconds(600));
}

void TestEvents::anEventOfTheChartsIsChosen()
{
    Desk plan;
    QSignalSpy chosen(&plan.page.eventLink(), &EventLink::chosen);
    QTest::keyClick(&plan.charts, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(chosen.size(), 1);
    const int row = plan.selection.currentIndex().row();
    QCOMPARE(groupOf(plan.events.eventAt(row).kind), EventGroup::scaling);
    QCOMPARE(plan.events.timeAt(row), *plan.charts.crosshair());
    QTest::keyClick(&plan.charts, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(plan.selection.currentIndex().row() > row);
    QCOMPARE(plan.selection.selectedRows().size(), 1);
}

void TestEvents::aClickBesideAnEventChoosesIt()
{
    Desk plan;
    plan.page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plan.page));
    // A wide zoom around one decision, so that its place in pixels is known.
    const Trace& trace = plan.result->trace;
    const Seconds at(trace.time[scalingEvents(trace).front()]);
    plan.charts.setView({at - Seconds(20), at + Seconds(20)});
    QTest::keyClick(&plan.charts, Qt::Key_Escape);
    QSignalSpy chosen(&plan.charts, &PlanCharts::eventChosen);
    for (int x = 0; x < plan.charts.width() && chosen.isEmpty(); x += 3)
        QTest::mouseClick(&plan.charts, Qt::LeftButton, {}, {x, plan.charts.height() / 2});
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(plan.events.timeAt(plan.selection.currentIndex().row()), at);
}

void TestEvents::theChosenEventOutlivesANewRun()
{
    Desk plan;
    choose(plan.selection, 5);
    const Seconds time = plan.events.timeAt(5);
    EventRun again = plan.events.run();
    again.result = std::make_shared<const SimulationResult>(*again.result);
    plan.events.setRun(again);
    QCOMPARE(plan.selection.selectedRows().size(), 1);
    QCOMPARE(plan.events.timeAt(plan.selection.currentIndex().row()), time);
    plan.events.setRun(oneOfEach()); // it is not in there
    QVERIFY(!plan.selection.hasSelection());
}

void TestEvents::theViewOfTheChartsLimitsTheList()
{
    Desk plan;
    const int all = plan.events.rowCount();
    EventFilterBar bar(plan.events);
    bar.inView()->click();
    QCOMPARE(plan.events.rowCount(), all);
    plan.charts.setView({Seconds(3600), Seconds(4200)});
    const int some = plan.events.rowCount();
    QVERIFY(some > 0 && some < all);
    QVERIFY(plan.events.timeAt(0) >= Seconds(3600));
    QVERIFY(plan.events.timeAt(some - 1) <= Seconds(4200));
    plan.charts.resetView();
    QCOMPARE(plan.events.rowCount(), all);
}

void TestEvents::thePaneRemembersItsHeight()
{
    QByteArray state;
    int height = 0;
    {
        Desk plan;
        plan.page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plan.page));
        QVERIFY(!plan.page.eventPane().isOpen());
        plan.page.eventPane().setOpen(true);
        QApplication::processEvents();
        height = plan.page.eventPane().height();
        QVERIFY(height > 140);
        state = plan.page.saveState();
    }
    Desk plan;
    plan.page.restoreState(state);
    plan.page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plan.page));
    QVERIFY(plan.page.eventPane().isOpen());
    QTRY_COMPARE(plan.page.eventPane().height(), height);
}

QTEST_MAIN(TestEvents)
#include "tst_events.moc"
