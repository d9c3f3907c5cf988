// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/plan_commands.h"
#include "views/simulation_controller.h"

#include <QSignalSpy>
#include <QTest>

using namespace afflux;

namespace {

Plan plan(const std::string& name, double target)
{
    Plan p;
    p.name = name;
    TargetTracking rule;
    rule.target = target;
    p.policy.rule = rule;
    p.policy.limits = {1, 30};
    return p;
}

Project project()
{
    Queue queue;
    queue.name = "a";
    queue.workload.arrivals = PoissonArrivals{5, Seconds(600)};
    queue.workload.service = ConstantService{Seconds(1)};
    queue.plans = {plan("today", 5), plan("next", 2)};
    return {.zone = "", .queues = {queue}};
}

SetParameter target(double value)
{
    return {0, 1, "policy.target", value};
}

} // namespace

class TstSimulationController : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::failOnUnexpectedWarnings(); }

    void showsPlanAndBaseline();
    void resultsAreThoseOfTheScenario();
    void theLastOfManyEditsIsShown();
    void whatWasShownStaysUntilTheNewComes();
    void anotherPlanNeverShowsThisOnesLine();
    void knownResultsComeAtOnce();
    void theBaselineHasNoBaseline();
    void aPlanThatCannotRunSaysWhy();
    void anEmptyProjectShowsNothing();
};

void TstSimulationController::showsPlanAndBaseline()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QVERIFY(controller.isBusy());
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(controller.current().result);
    QVERIFY(controller.baseline().result);
    QVERIFY(controller.current().result != controller.baseline().result);
    QVERIFY(controller.current().elapsed.count() > 0);
}

void TstSimulationController::resultsAreThoseOfTheScenario()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    const Queue& queue = document.project().queues[0];
    QCOMPARE(controller.current().result->outcome, run(scenarioOf(queue, 1))->outcome);
    QCOMPARE(controller.baseline().result->outcome, run(scenarioOf(queue, 0))->outcome);
}

void TstSimulationController::theLastOfManyEditsIsShown()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    for (int i = 1; i <= 200; ++i) {
        QVERIFY(document.edit(target(i / 10.0), ProjectDocument::Undo::drag));
        if (i % 7 == 0)
            QCoreApplication::processEvents();
    }
    QTRY_VERIFY(!controller.isBusy());
    QCOMPARE(targetOf(controller.current().scenario.plan.policy.rule), 20.0);
    QCOMPARE(controller.current().result->outcome,
             run(scenarioOf(document.project().queues[0], 1))->outcome);
}

void TstSimulationController::whatWasShownStaysUntilTheNewComes()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    const auto before = controller.current().result;
    QVERIFY(document.edit(target(7)));
    QVERIFY(controller.isBusy());
    QCOMPARE(controller.current().result, before);
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(controller.current().result != before);
}

void TstSimulationController::anotherPlanNeverShowsThisOnesLine()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(addQueue(document, "b"));
    QVERIFY(!controller.current().result);
    QTRY_VERIFY(!controller.isBusy());
    QCOMPARE(controller.current().scenario.queue, std::string("b"));
}

void TstSimulationController::knownResultsComeAtOnce()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    const auto before = controller.current().result;
    QVERIFY(document.edit(target(7)));
    QTRY_VERIFY(!controller.isBusy());
    document.undoStack()->undo();
    QTRY_COMPARE(controller.current().result, before);
    // A copy differs in its name alone and needs no run.
    QVERIFY(duplicatePlan(document));
    QCOMPARE(controller.current().result, before);
}

void TstSimulationController::theBaselineHasNoBaseline()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    document.select({0, 0});
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(controller.current().result);
    QVERIFY(!controller.baseline().result);
    document.select({0, 1});
    QVERIFY(makeBaseline(document));
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(!controller.baseline().result);
}

void TstSimulationController::aPlanThatCannotRunSaysWhy()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    QSignalSpy errors(&controller, &SimulationController::errorChanged);
    QVERIFY(document.edit(SetParameter{0, 1, "policy.min", 40.0}));
    QTRY_VERIFY(!controller.isBusy());
    QVERIFY(controller.error());
    document.undoStack()->undo();
    QTRY_VERIFY(!controller.error());
    QCOMPARE(errors.count(), 2);
}

void TstSimulationController::anEmptyProjectShowsNothing()
{
    ProjectDocument document;
    SimulationController controller(document);
    document.reset(project());
    QTRY_VERIFY(!controller.isBusy());
    document.reset({});
    QVERIFY(!controller.current().result);
    QTRY_VERIFY(!controller.isBusy());
}

QTEST_GUILESS_MAIN(TstSimulationController)
#include "tst_simulation_controller.moc"
