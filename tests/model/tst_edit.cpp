// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/edit.h"
#include "model/text/say.h"
#include "tests/support/random_project.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

/// An Edit as a column: Qt takes a bare variant for a tuple.
struct Given
{
    Edit edit;
};

Plan plan(const std::string& name)
{
    Plan made;
    made.name = name;
    return made;
}

/// One queue "q" with plans a, b, c; b is the baseline.
Project abc()
{
    Queue queue;
    queue.name = "q";
    queue.plans = {plan("a"), plan("b"), plan("c")};
    queue.baseline = 1;
    return {"", {queue}};
}

/// "a b* c": the plans of the first queue, the baseline starred.
QString picture(const Project& project)
{
    QStringList names;
    const Queue& queue = project.queues.at(0);
    for (std::size_t i = 0; i < queue.plans.size(); ++i)
        names << QString::fromStdString(queue.plans[i].name) +
                     (i == queue.baseline ? u"*"_s : QString());
    return names.join(u' ');
}

SetParameter randomSetting(Dice& dice, const Project& project)
{
    SetParameter edit{dice.below(project.queues.size() + 1), dice.below(5), "policy.max", 3.0};
    Scenario scenario;
    if (edit.queue < project.queues.size() && edit.plan < project.queues[edit.queue].plans.size())
        scenario = scenarioOf(project.queues[edit.queue], edit.plan);
    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    const ParameterInfo& info = table[dice.below(table.size())].info;
    edit.key = info.key;
    edit.value = randomValue(dice, info);
    return edit;
}

/// Any edit, now and then one that cannot be applied.
Edit randomEdit(Dice& dice, const Project& project)
{
    const std::size_t queue = dice.below(project.queues.size() + 1);
    const std::size_t one = dice.below(6);
    const std::size_t other = dice.below(6);
    const auto baseline = dice.coin() ? std::optional(dice.below(4)) : std::nullopt;
    switch (dice.below(17)) {
    case 0:
        return ReplacePlan{queue, one, randomPlan(dice)};
    case 1:
        return InsertPlan{queue, one, randomPlan(dice), baseline};
    case 2:
        return RemovePlan{queue, one, baseline};
    case 3:
        return MovePlan{queue, one, other};
    case 4:
        return RenamePlan{queue, one, dice.coin() ? "" : "plan " + std::to_string(other)};
    case 5:
        return SetBaseline{queue, one};
    case 6:
        return InsertQueue{queue, randomQueue(dice)};
    case 7:
        return RemoveQueue{queue};
    case 8:
        return MoveQueue{one, other};
    case 9:
        return RenameQueue{queue, "queue " + std::to_string(other)};
    case 10:
        return SetWorkload{queue, randomWorkload(dice),
                           std::make_shared<const History>(randomHistory(dice))};
    case 11:
        return SetExportSetting{queue, "export.namespace",
                                dice.coin() ? std::optional<std::string>("jobs") : std::nullopt};
    case 12:
        return SetZone{dice.coin() ? "Europe/London" : "Asia/Tokyo"};
    case 13:
        return SetFaults{queue, randomFaults(dice)};
    case 14:
        return SetSchedule{queue, one, randomSchedule(dice)};
    default:
        return randomSetting(dice, project);
    }
}

} // namespace

class TestEdit : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void undoneInReverseEverythingIsAsBefore_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void undoneInReverseEverythingIsAsBefore()
    {
        QFETCH(int, seed);
        Dice dice(static_cast<std::uint64_t>(seed));
        Project project = randomProject(dice);
        project.queues.push_back(abc().queues[0]); // never nothing to edit
        std::vector<Project> before;
        std::vector<Edit> undos;
        for (int i = 0; i < 60 || undos.size() <= 10; ++i) {
            const Project was = project;
            const auto undo = applyEdit(project, randomEdit(dice, project));
            if (!undo) {
                QVERIFY2(project == was, "a refused edit changed the project");
                continue;
            }
            before.push_back(was);
            undos.push_back(*undo);
        }
        for (; !undos.empty(); undos.pop_back(), before.pop_back()) {
            const Project after = project;
            const auto redo = applyEdit(project, undos.back());
            QVERIFY2(redo, redo ? "" : qPrintable(say(redo.error(), Speech::machine())));
            QVERIFY2(project == before.back(), "undo gives another project");
            Project again = project;
            QVERIFY(applyEdit(again, *redo));
            QVERIFY2(again == after, "redo gives another project");
        }
    }

    void plansAreRearranged_data()
    {
        QTest::addColumn<Given>("edit");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* rule, const Edit& edit, const char* after) {
            QTest::newRow(rule) << Given{edit} << QString::fromLatin1(after);
        };
        row("insert before the baseline: it moves on", InsertPlan{0, 0, plan("x")}, "x a b* c");
        row("insert after the baseline", InsertPlan{0, 2, plan("x")}, "a b* x c");
        row("insert as the baseline", InsertPlan{0, 3, plan("x"), 3}, "a b c x*");
        row("remove before the baseline", RemovePlan{0, 0}, "b* c");
        row("remove the baseline: the first is it", RemovePlan{0, 1}, "a* c");
        row("remove after the baseline", RemovePlan{0, 2}, "a b*");
        row("move the baseline", MovePlan{0, 1, 2}, "a c b*");
        row("move over the baseline, down", MovePlan{0, 0, 2}, "b* c a");
        row("move over the baseline, up", MovePlan{0, 2, 0}, "c a b*");
        row("choose the baseline", SetBaseline{0, 2}, "a b c*");
        row("rename", RenamePlan{0, 1, "y"}, "a y* c");
        row("rename to the same name", RenamePlan{0, 1, "b"}, "a b* c");
    }
    void plansAreRearranged()
    {
        QFETCH(Given, edit);
        QFETCH(QString, after);
        Project project = abc();
        const auto undo = applyEdit(project, edit.edit);
        QVERIFY(undo);
        QCOMPARE(picture(project), after);
        QVERIFY(applyEdit(project, *undo));
        QCOMPARE(picture(project), u"a b* c"_s);
    }

    void refused_data()
    {
        QTest::addColumn<Given>("edit");
        QTest::addColumn<int>("code");
        const auto row = [](const char* rule, const Edit& edit, ErrorCode code) {
            QTest::newRow(rule) << Given{edit} << static_cast<int>(code);
        };
        row("no such queue", RemoveQueue{1}, ErrorCode::missing);
        row("no such plan", RemovePlan{0, 3}, ErrorCode::missing);
        row("a name that is taken", RenamePlan{0, 0, "b"}, ErrorCode::conflict);
        row("no name", RenameQueue{0, ""}, ErrorCode::badValue);
        row("a queue name that is taken", InsertQueue{0, abc().queues[0]}, ErrorCode::conflict);
        row("no such setting", SetParameter{0, 0, "policy.maxx", 1.0}, ErrorCode::unknownKey);
        row("a setting of another rule", SetParameter{0, 0, "policy.stepUp.percent", 1.0},
            ErrorCode::unknownKey);
        row("out of range", SetParameter{0, 0, "policy.max", -1.0}, ErrorCode::badValue);
        row("of another type", SetParameter{0, 0, "policy.max", std::string("many")},
            ErrorCode::badValue);
    }
    void refused()
    {
        QFETCH(Given, edit);
        QFETCH(int, code);
        Project project = abc();
        const auto undo = applyEdit(project, edit.edit);
        QVERIFY(!undo);
        QCOMPARE(static_cast<int>(undo.error().code), code);
        QVERIFY(project == abc());
    }

    void anotherRuleComesBackWithItsFigures()
    {
        Project project = abc();
        AgeThreshold rule;
        rule.target = 3.5;
        project.queues[0].plans[0].policy.rule = rule;
        const Project before = project;
        const auto undo =
            applyEdit(project, SetParameter{0, 0, "policy.rule", std::string("target-tracking")});
        QVERIFY(undo);
        QVERIFY(std::holds_alternative<TargetTracking>(project.queues[0].plans[0].policy.rule));
        QVERIFY(applyEdit(project, *undo));
        QVERIFY(project == before);
    }

    void dragIsOneStep()
    {
        Project project = abc();
        const Project start = project;
        auto step = perform(project, SetParameter{0, 0, "policy.max", 101.0});
        QVERIFY(step);
        for (const double value : {105.0, 120.0, 140.0}) {
            const auto next = perform(project, SetParameter{0, 0, "policy.max", value});
            const auto both = merged(*step, *next);
            QVERIFY(both);
            step = *both;
        }
        QVERIFY(!step->isNothing());
        QVERIFY(applyEdit(project, step->undo));
        QVERIFY(project == start);
        QVERIFY(applyEdit(project, step->redo));
        QCOMPARE(project.queues[0].plans[0].policy.limits.max, 140);
    }

    void aFaultDraggedIsOneStep()
    {
        Project project = abc();
        const auto at = [](double from) {
            return SetFaults{0, {{FaultKind::burst, Seconds(from), Seconds(from + 600), 3}}};
        };
        QVERIFY(applyEdit(project, at(0)));
        const Project start = project;
        const auto first = perform(project, at(60));
        const auto second = perform(project, at(120));
        const auto both = merged(*first, *second);
        QVERIFY(both);
        QVERIFY(applyEdit(project, both->undo));
        QVERIFY(project == start);
    }

    void dragBackToTheStartIsNothing()
    {
        Project project = abc();
        const auto there = perform(project, SetParameter{0, 0, "policy.max", 150.0});
        const auto back = perform(project, SetParameter{0, 0, "policy.max", 100.0});
        const auto both = merged(*there, *back);
        QVERIFY(both && both->isNothing());
    }

    void notOneStep_data()
    {
        QTest::addColumn<Given>("first");
        QTest::addColumn<Given>("second");
        const auto row = [](const char* rule, const Edit& first, const Edit& second) {
            QTest::newRow(rule) << Given{first} << Given{second};
        };
        const SetParameter max{0, 0, "policy.max", 50.0};
        row("another key", max, SetParameter{0, 0, "policy.min", 2.0});
        row("another plan", max, SetParameter{0, 1, "policy.max", 60.0});
        row("the rule", SetParameter{0, 0, "policy.rule", std::string("age-threshold")},
            SetParameter{0, 0, "policy.rule", std::string("fixed")});
        row("a fault added and then dragged", SetFaults{0, {{}}},
            SetFaults{0, {{FaultKind::burst, Seconds(60), Seconds(90)}}});
        row("the schedule of another plan", SetSchedule{0, 0, {}}, SetSchedule{0, 1, {}});
        row("two moves", MovePlan{0, 0, 1}, MovePlan{0, 1, 2});
    }
    void notOneStep()
    {
        QFETCH(Given, first);
        QFETCH(Given, second);
        Project project = abc();
        const auto older = perform(project, first.edit);
        const auto newer = perform(project, second.edit);
        QVERIFY(older && newer);
        QVERIFY(!merged(*older, *newer));
    }

    void queueSettingsIgnoreThePlan()
    {
        Project project = abc();
        project.queues[0].plans.clear();
        project.queues[0].baseline = 0;
        QVERIFY(applyEdit(project, SetParameter{0, 7, "objective.timeToStart", 12.0}));
        QCOMPARE(project.queues[0].objective.timeToStart.count(), 12.0);
    }

    void undoTextsNameTheParameter()
    {
        const Project project = abc();
        const auto text = [&](const Edit& edit) {
            return say(describe(project, edit), Speech::machine());
        };
        QCOMPARE(text(SetParameter{0, 0, "policy.max", 5.0}), u"Maximum"_s);
        QCOMPARE(text(SetParameter{9, 0, "policy.max", 5.0}), u"Change setting"_s);
        QCOMPARE(text(RemovePlan{0, 1}), u"Remove plan"_s);
        QCOMPARE(text(SetFaults{0, {{}}}), u"Add fault"_s);
        QCOMPARE(text(SetFaults{0, {}}), u"Change fault"_s);
        QCOMPARE(text(SetSchedule{0, 0, {}}), u"Change schedule"_s);
    }

    void freeNamesAreNumbered()
    {
        const std::vector<Plan> plans{plan("a"), plan("a 2")};
        QCOMPARE(freeName("a", plans), std::string("a 3"));
        QCOMPARE(freeName("b", plans), std::string("b"));
        QCOMPARE(freeName("a 2", plans), std::string("a 3")); // a copy of the copy
        const std::vector<Plan> ages{plan("By age, 2 to 20")};
        QCOMPARE(freeName("By age, 2 to 20", ages), std::string("By age, 2 to 20 2"));
    }
};

QTEST_GUILESS_MAIN(TestEdit)
#include "tst_edit.moc"
