// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_english.h"
#include "tests/support/warnings.h"
#include "views/controls/button.h"
#include "views/controls/section.h"
#include "views/controls/value_edit.h"
#include "views/controls/value_slider.h"
#include "views/editors/choice_block.h"
#include "views/editors/number_block.h"
#include "views/editors/policy_editor.h"
#include "views/editors/rule_button.h"
#include "views/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Scenario byAge()
{
    Scenario scenario;
    AgeThreshold rule;
    rule.target = 3;
    rule.stepUp = {100, 6};
    scenario.plan.name = "By age, 2 to 20";
    scenario.plan.policy = {rule, {2, 20}, Seconds(10)};
    scenario.plan.workers.startupDelay = Seconds(11);
    scenario.plan.workers.cost.perWorkerHour = 0.0324;
    scenario.plan.workers.cost.currency = "GBP";
    return scenario;
}

struct Edit
{
    QString key;
    Value value;
    EditPhase phase = EditPhase::committed;
};

} // namespace

class TestPolicyEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::installTranslator(&translator_);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        applyTheme(*qApp, ThemeChoice::light);
    }
    void init()
    {
        test::failOnUnexpectedWarnings();
        edits_.clear();
        editor_ = std::make_unique<PolicyEditor>();
        connect(editor_.get(), &PolicyEditor::parameterEdited, this,
                [this](const QString& key, const Value& value, EditPhase phase) {
                    edits_.push_back({key, value, phase});
                });
        editor_->resize(256, 700);
        editor_->setScenario(byAge());
        editor_->show();
        editor_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
    }
    void cleanup() { editor_.reset(); }

    void everyRowOfTheTableHasABlock()
    {
        Scenario scenario = byAge();
        for (const RuleInfo& rule : ruleInfos()) {
            scenario.plan.policy.rule = *ruleFromWord(rule.word);
            editor_->setScenario(scenario);
            for (const Parameter<Scenario>& row : scenarioParameters(scenario))
                if (row.info.key != "policy.rule")
                    QVERIFY2(editor_->block(QString::fromStdString(row.info.key)),
                             row.info.key.c_str());
        }
    }

    void valuesAreShownWithUnitsAndMeaning()
    {
        QCOMPARE(number(u"policy.target"_s)->edit()->text(), u"3 s"_s);
        QCOMPARE(number(u"policy.max"_s)->edit()->text(), u"20 workers"_s);
        QCOMPARE(editor_->block(u"policy.max"_s)->meaning(), u"Cost ceiling £ 473 a month."_s);
    }

    void typingCommitsOneEdit()
    {
        ValueEdit* edit = number(u"policy.cooldownUp"_s)->edit();
        edit->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(edit, u"1.5 min"_s);
        QVERIFY(edits_.empty());
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edits_.size(), std::size_t{1});
        QCOMPARE(edits_[0].key, u"policy.cooldownUp"_s);
        QCOMPARE(edits_[0].value, Value(90.0));
        QCOMPARE(edits_[0].phase, EditPhase::committed);
    }

    void badTextIsExplainedInTheBlock()
    {
        NumberBlock* block = number(u"policy.max"_s);
        block->edit()->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(block->edit(), u"many"_s);
        QTest::keyClick(block->edit(), Qt::Key_Return);
        QVERIFY(edits_.empty());
        QCOMPARE(block->meaning(), u"“many” cannot be read. Write a number."_s);
        QTest::keyClick(block->edit(), Qt::Key_Escape);
        QCOMPARE(block->meaning(), u"Cost ceiling £ 473 a month."_s);
    }

    void draggingIsToldFromCommitting()
    {
        ValueSlider* slider = number(u"policy.max"_s)->slider();
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 4, middle});
        QTest::mouseMove(slider, {slider->width() / 2, middle});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 2, middle});
        QVERIFY(edits_.size() >= 3);
        for (std::size_t i = 0; i + 1 < edits_.size(); ++i)
            QCOMPARE(edits_[i].phase, EditPhase::dragging);
        QCOMPARE(edits_.back().phase, EditPhase::committed);
    }

    void stepIsOneBlockWithTwoValues()
    {
        auto* pair = qobject_cast<PairBlock*>(editor_->block(u"policy.stepUp.percent"_s));
        QVERIFY(pair);
        QCOMPARE(editor_->block(u"policy.stepUp.workers"_s), pair);
        QCOMPARE(pair->edit()->text(), u"+100 %"_s);
        QCOMPARE(pair->countEdit()->text(), u"+6"_s);
        pair->countEdit()->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(pair->countEdit(), u"+8"_s);
        QTest::keyClick(pair->countEdit(), Qt::Key_Return);
        QCOMPARE(edits_.back().key, u"policy.stepUp.workers"_s);
        QCOMPARE(edits_.back().value, Value(8.0));
    }

    void choicesAreEditsOnlyWhenTheUserChooses()
    {
        auto* block = qobject_cast<ChoiceBlock*>(editor_->block(u"signal.atZero"_s));
        QVERIFY(block);
        Scenario scenario = byAge();
        scenario.plan.signal.atZero = AtZero::floor;
        editor_->setScenario(scenario);
        QCOMPARE(block->box()->currentData().toString(), u"floor"_s);
        QVERIFY(edits_.empty());
        emit block->box()->activated(1);
        QCOMPARE(edits_.size(), std::size_t{1});
        QCOMPARE(edits_[0].value, Value(std::string("wake-rule")));
    }

    void newValuesKeepBlocksAndFocus()
    {
        ParameterBlock* before = editor_->block(u"policy.target"_s);
        number(u"policy.target"_s)->slider()->setFocus();
        Scenario scenario = byAge();
        std::get<AgeThreshold>(scenario.plan.policy.rule).target = 5;
        editor_->setScenario(scenario);
        QCOMPARE(editor_->block(u"policy.target"_s), before);
        QVERIFY(number(u"policy.target"_s)->slider()->hasFocus());
        QCOMPARE(number(u"policy.target"_s)->edit()->text(), u"5 s"_s);
        QVERIFY(edits_.empty());
    }

    void anotherRuleBuildsItsOwnBlocks()
    {
        editor_->section(Group::cost)->setOpen(true);
        Scenario scenario = byAge();
        scenario.plan.policy.rule = TargetTracking{};
        editor_->setScenario(scenario);
        QVERIFY(!editor_->block(u"policy.stepUp.percent"_s));
        QVERIFY(editor_->block(u"policy.scaleOutCooldown"_s));
        QVERIFY(editor_->section(Group::cost)->isOpen()); // as the user left it
        QVERIFY(editor_->section(Group::limits)->isHidden());
    }

    void fixedFleetFoldsWhatDoesNotBindIt()
    {
        Scenario scenario = byAge();
        scenario.plan.policy.rule = Fixed{6};
        editor_->setScenario(scenario);
        QVERIFY(!editor_->section(Group::limits)->isHidden());
        QVERIFY(editor_->section(Group::signal)->isHidden());
        QVERIFY(!editor_->block(u"policy.max"_s)->isVisible());
    }

    void ruleMenuTellsTheWord()
    {
        QSignalSpy chosen(editor_.get(), &PolicyEditor::ruleChosen);
        QCOMPARE(editor_->ruleButton()->accessibleName(), u"Rule: oldest age"_s);
        const QList<QAction*> actions = editor_->ruleButton()->menu()->actions();
        QCOMPARE(static_cast<std::size_t>(actions.size()), ruleInfos().size());
        QVERIFY(actions[2]->isChecked());
        actions[1]->trigger();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), u"target-tracking"_s);
    }

    void resetAndDuplicateAreAsked()
    {
        QSignalSpy reset(editor_.get(), &PolicyEditor::resetRequested);
        QSignalSpy duplicate(editor_.get(), &PolicyEditor::duplicateRequested);
        editor_->resetButton()->click();
        editor_->duplicateButton()->click();
        QCOMPARE(reset.size(), 1);
        QCOMPARE(duplicate.size(), 1);
    }

    void findingsLeadToTheirParameter()
    {
        editor_->showParameter(u"workers.startupDelay"_s);
        QVERIFY(editor_->section(Group::workers)->isOpen());
        QVERIFY(number(u"workers.startupDelay"_s)->slider()->hasFocus());
    }

    void everyControlHasAName()
    {
        for (const QWidget* widget : editor_->findChildren<QWidget*>()) {
            const bool control = qobject_cast<const QSlider*>(widget) ||
                                 qobject_cast<const QLineEdit*>(widget) ||
                                 qobject_cast<const QComboBox*>(widget);
            if (control)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void frenchNumbersAreReadAndShown()
    {
        QLocale::setDefault(QLocale(QLocale::French));
        Scenario scenario = byAge();
        std::get<AgeThreshold>(scenario.plan.policy.rule).target = 1.5;
        editor_->setScenario(scenario);
        ValueEdit* edit = number(u"policy.target"_s)->edit();
        QCOMPARE(edit->text(), u"1,5 s"_s);
        edit->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(edit, u"2,5 s"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edits_.back().value, Value(2.5));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

private:
    [[nodiscard]] NumberBlock* number(const QString& key) const
    {
        return qobject_cast<NumberBlock*>(editor_->block(key));
    }

    test::PlainEnglish translator_;
    std::unique_ptr<PolicyEditor> editor_;
    std::vector<Edit> edits_;
};

QTEST_MAIN(TestPolicyEditor)
#include "tst_policy_editor.moc"
