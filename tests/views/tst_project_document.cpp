// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/plan_commands.h"
#include "views/project_document.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Plan plan(const std::string& name, double target = 5)
{
    Plan p;
    p.name = name;
    TargetTracking rule;
    rule.target = target;
    p.policy.rule = rule;
    return p;
}

Queue queue(const std::string& name)
{
    Queue q;
    q.name = name;
    q.plans = {plan("today"), plan("next"), plan("other")};
    return q;
}

Project project()
{
    return {.zone = "", .queues = {queue("a"), queue("b")}};
}

SetParameter target(double value, std::size_t plan = 1)
{
    return {0, plan, "policy.target", value};
}

double targetOfPlan(const ProjectDocument& document, std::size_t plan = 1)
{
    return targetOf(document.project().queues[0].plans[plan].policy.rule);
}

} // namespace

class TstProjectDocument : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::failOnUnexpectedWarnings(); }

    void startsOnWhatIsPlannedNotOnTheBaseline();
    void anEditIsUndoneAndDoneAgain();
    void aDragIsOneStep();
    void twoDragsAreTwoSteps();
    void aDragBackToItsStartLeavesNothing();
    void severalEditsAreOneStep();
    void severalEditsOrNone();
    void aRefusedEditChangesNothing();
    void selectionFollows_data();
    void selectionFollows();
    void undoShowsWhatItUndid();
    void signalsSayWhatChanged();
    void modifiedFollowsTheStack();
    void savesAndOpens();
    void openingWhatIsNoProjectKeepsTheOld();
    void restoredWorkCountsAsUnsaved();
    void undoTextsAreThoseOfTheMoment();
};

void TstProjectDocument::startsOnWhatIsPlannedNotOnTheBaseline()
{
    ProjectDocument document;
    QVERIFY(!document.currentPlan());
    document.reset(project());
    QCOMPARE(document.currentPlan()->name, std::string("next"));
}

void TstProjectDocument::anEditIsUndoneAndDoneAgain()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.edit(target(9)));
    QCOMPARE(targetOfPlan(document), 9.0);
    document.undoStack()->undo();
    QCOMPARE(targetOfPlan(document), 5.0);
    QCOMPARE(document.project(), project());
    document.undoStack()->redo();
    QCOMPARE(targetOfPlan(document), 9.0);
}

void TstProjectDocument::aDragIsOneStep()
{
    ProjectDocument document;
    document.reset(project());
    for (int value = 6; value < 20; ++value)
        QVERIFY(document.edit(target(value), ProjectDocument::Undo::drag));
    document.endDrag();
    QCOMPARE(document.undoStack()->count(), 1);
    document.undoStack()->undo();
    QCOMPARE(targetOfPlan(document), 5.0);
}

void TstProjectDocument::twoDragsAreTwoSteps()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.edit(target(6), ProjectDocument::Undo::drag));
    document.endDrag();
    QVERIFY(document.edit(target(7), ProjectDocument::Undo::drag));
    document.endDrag();
    QCOMPARE(document.undoStack()->count(), 2);
    document.undoStack()->undo();
    QCOMPARE(targetOfPlan(document), 6.0);
}

void TstProjectDocument::aDragBackToItsStartLeavesNothing()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.edit(target(6), ProjectDocument::Undo::drag));
    QVERIFY(document.edit(target(5), ProjectDocument::Undo::drag));
    document.endDrag();
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
}

void TstProjectDocument::severalEditsAreOneStep()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.editAll({SetZone{"Europe/Paris"}, InsertQueue{2, queue("c")}}));
    QCOMPARE(document.project().queues.size(), 3U);
    QVERIFY(!document.undoDescription().empty());
    document.undoStack()->undo();
    QCOMPARE(document.project(), project());
}

void TstProjectDocument::severalEditsOrNone()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(!document.editAll({SetZone{"Europe/Paris"}, InsertQueue{2, queue("a")}}));
    QCOMPARE(document.project(), project());
}

void TstProjectDocument::aRefusedEditChangesNothing()
{
    ProjectDocument document;
    document.reset(project());
    QSignalSpy edited(&document, &ProjectDocument::edited);
    const auto done = document.edit(RenamePlan{0, 1, "today"});
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::conflict);
    QCOMPARE(document.project(), project());
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(edited.count(), 0);
}

void TstProjectDocument::selectionFollows_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<Selection>("before");
    QTest::addColumn<Selection>("after");

    QTest::newRow("a new plan is selected")
        << Edit(InsertPlan{0, 3, plan("new")}) << Selection{0, 1} << Selection{0, 3};
    QTest::newRow("a plan before it goes: same plan, one up")
        << Edit(RemovePlan{0, 0}) << Selection{0, 1} << Selection{0, 0};
    QTest::newRow("the selected plan goes: the next one")
        << Edit(RemovePlan{0, 1}) << Selection{0, 1} << Selection{0, 1};
    QTest::newRow("the last plan goes: the one before")
        << Edit(RemovePlan{0, 2}) << Selection{0, 2} << Selection{0, 1};
    QTest::newRow("the plan moves")
        << Edit(MovePlan{0, 1, 2}) << Selection{0, 1} << Selection{0, 2};
    QTest::newRow("another baseline")
        << Edit(SetBaseline{0, 1}) << Selection{0, 2} << Selection{0, 2};
    QTest::newRow("a new queue is selected")
        << Edit(InsertQueue{0, queue("c")}) << Selection{1, 2} << Selection{0, 1};
    QTest::newRow("a queue before it goes")
        << Edit(RemoveQueue{0}) << Selection{1, 2} << Selection{0, 2};
    QTest::newRow("the selected queue goes")
        << Edit(RemoveQueue{1}) << Selection{1, 2} << Selection{0, 0};
    QTest::newRow("the queue moves") << Edit(MoveQueue{1, 0}) << Selection{1, 2} << Selection{0, 2};
    QTest::newRow("its queue's promise changes")
        << Edit(SetParameter{0, 0, "objective.percentile", 99.0}) << Selection{0, 2}
        << Selection{0, 2};
}

void TstProjectDocument::selectionFollows()
{
    QFETCH(Edit, edit);
    QFETCH(Selection, before);
    QFETCH(Selection, after);
    ProjectDocument document;
    document.reset(project());
    document.select(before);
    QVERIFY(document.edit(edit));
    QCOMPARE(document.selection(), after);
    QVERIFY(document.currentPlan());
    // Whatever is undone, something valid is selected.
    document.undoStack()->undo();
    QVERIFY(document.currentPlan());
}

void TstProjectDocument::undoShowsWhatItUndid()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.edit(target(9, 1)));
    document.select({1, 0});
    document.undoStack()->undo();
    QCOMPARE(document.selection(), (Selection{0, 1}));
}

void TstProjectDocument::signalsSayWhatChanged()
{
    ProjectDocument document;
    document.reset(project());
    QSignalSpy ofPlan(&document, &ProjectDocument::planChanged);
    QSignalSpy ofQueue(&document, &ProjectDocument::queueChanged);
    QSignalSpy plans(&document, &ProjectDocument::plansChanged);
    QSignalSpy queues(&document, &ProjectDocument::queuesChanged);
    QSignalSpy selected(&document, &ProjectDocument::selectionChanged);

    QVERIFY(document.edit(target(9)));
    QCOMPARE(ofPlan.count(), 1);
    QCOMPARE(selected.count(), 0);
    QVERIFY(document.edit(SetParameter{0, 0, "objective.percentile", 99.0}));
    QCOMPARE(ofQueue.count(), 1);
    QVERIFY(duplicatePlan(document));
    QCOMPARE(plans.count(), 1);
    QCOMPARE(selected.count(), 1);
    QVERIFY(deleteQueue(document));
    QCOMPARE(queues.count(), 1);
    QCOMPARE(ofPlan.count(), 1);
}

void TstProjectDocument::modifiedFollowsTheStack()
{
    ProjectDocument document;
    document.reset(project());
    QSignalSpy modified(&document, &ProjectDocument::modifiedChanged);
    QVERIFY(document.edit(target(9)));
    QVERIFY(document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 2);
}

void TstProjectDocument::savesAndOpens()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"Überlast – 1.afflux"_s);
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.edit(target(9)));
    QVERIFY(document.save(path));
    QVERIFY(!document.isModified());
    QCOMPARE(document.path(), path);
    QVERIFY(document.savedAt().isValid());

    ProjectDocument again;
    QVERIFY(again.open(path));
    QCOMPARE(again.project(), document.project());
    QVERIFY(!again.isModified());
}

void TstProjectDocument::openingWhatIsNoProjectKeepsTheOld()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"text.afflux"_s);
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("not a project\n");
    file.close();
    ProjectDocument document;
    document.reset(project());
    const auto opened = document.open(path);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::unknownFormat);
    QCOMPARE(document.project(), project());
}

void TstProjectDocument::restoredWorkCountsAsUnsaved()
{
    const QTemporaryDir folder;
    ProjectDocument document;
    document.restore(project(), folder.filePath(u"p.afflux"_s));
    QVERIFY(document.isModified());
    QVERIFY(document.save(document.path()));
    QVERIFY(!document.isModified());
}

void TstProjectDocument::undoTextsAreThoseOfTheMoment()
{
    ProjectDocument document;
    document.reset(project());
    QVERIFY(document.undoDescription().empty());
    QVERIFY(document.edit(RenamePlan{0, 1, "better"}));
    QVERIFY(!document.undoDescription().empty());
    QVERIFY(document.redoDescription().empty());
    document.undoStack()->undo();
    QVERIFY(document.undoDescription().empty());
    QVERIFY(!document.redoDescription().empty());
}

QTEST_GUILESS_MAIN(TstProjectDocument)
#include "tst_project_document.moc"
