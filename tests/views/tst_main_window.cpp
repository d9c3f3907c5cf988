// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/options.h"
#include "model/project/project_store.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"
#include "views/charts/plan_charts.h"
#include "views/dialogs/file_chooser.h"
#include "views/dialogs/notice_bar.h"
#include "views/editors/policy_editor.h"
#include "views/events/event_link.h"
#include "views/events/event_table.h"
#include "views/events/events_page.h"
#include "views/main_actions.h"
#include "views/main_window.h"
#include "views/navigation/findings_list.h"
#include "views/navigation/navigation_pane.h"
#include "views/navigation/scenario_list.h"
#include "views/navigation/scenario_tree_model.h"
#include "views/page_stack.h"
#include "views/plan_commands.h"
#include "views/plan_page.h"
#include "views/status_line.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// Answers what the test says, and counts the questions.
class Answers : public MessageService
{
public:
    SaveAnswer askToSave(QWidget*, const QString&) override
    {
        ++asked;
        return answer;
    }
    SaveAnswer answer = SaveAnswer::cancel;
    int asked = 0;
};

class NamedFile : public FileChooser
{
public:
    explicit NamedFile(QString path)
        : path_(std::move(path))
    {
    }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override
    {
        return path_;
    }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&,
                     const QString&) override
    {
        return path_;
    }

private:
    QString path_;
};

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
    queue.name = "interactive";
    queue.workload.arrivals = PoissonArrivals{5, Seconds(600)};
    queue.workload.service = ConstantService{Seconds(1)};
    queue.plans = {plan("today", 5), plan("next", 2)};
    Queue other = queue;
    other.name = "bulk";
    return {.zone = "", .queues = {queue, other}};
}

/// A window over settings of its own.
struct Desk
{
    explicit Desk(const QString& folder)
        : settings(folder)
        , window(settings, answers,
                 {[this](MainWindow&, const QStringList& paths) { imported = paths; },
                  [this](MainWindow&) { ++exported; },
                  {}})
    {
        window.setLanguages(LanguageSwitch::available(), u"en"_s);
        window.show();
    }
    Answers answers;
    Settings settings;
    QStringList imported;
    int exported = 0;
    MainWindow window;
};

} // namespace

class TstMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::failOnUnexpectedWarnings(); }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(u"plan.afflux"_s);
        QVERIFY(saveProject(project(), path_.toStdString()));
    }
    void cleanup() { setFileChooser(nullptr); }

    void startsEmptyAndOpensAProject();
    void aProjectThatCannotBeOpenedIsSaidInTheWindow();
    void leavingUnsavedWorkAsks_data();
    void leavingUnsavedWorkAsks();
    void savingUnderANewName();
    void theTreeHoldsUnderEdits();
    void namesAreEditedInTheTree();
    void aTakenNameIsSaidInTheWindow();
    void planActionsFollowTheSelection();
    void theStatusTellsTheRun();
    void findingsOfThePlanAreShown();
    void editsOfTheEditorReachTheDocument();
    void whatACrashLeftIsOffered();
    void savedWorkLeavesNothingToRecover();
    void droppedFilesAreOpenedOrImported();
    void everyActionHasWordsAndNoKeyTwice();
    void languageSwitchesLive();
    void stateIsRemembered();
    void pagesHaveKeysAndAreRemembered();
    void anEventLeadsToTheCharts();
    void commandLine_data();
    void commandLine();

private:
    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

void TstMainWindow::startsEmptyAndOpensAProject()
{
    Desk desk(folder_->path());
    QVERIFY(!desk.window.showsProject());
    QVERIFY(!desk.window.actions().exportPolicy->isEnabled());
    desk.window.openFiles({path_});
    QVERIFY(desk.window.showsProject());
    QVERIFY(desk.window.windowTitle().startsWith(u"plan.afflux"_s));
    QCOMPARE(desk.settings.recentProjects(), QStringList(path_));
    QTRY_VERIFY(!desk.window.simulation().isBusy());
    desk.window.actions().exportPolicy->trigger();
    QCOMPARE(desk.exported, 1);
}

void TstMainWindow::aProjectThatCannotBeOpenedIsSaidInTheWindow()
{
    const QString path = folder_->filePath(u"broken.afflux"_s);
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("not a project\n");
    file.close();
    Desk desk(folder_->path());
    desk.window.openFiles({path});
    QVERIFY(desk.window.notices().text().contains(u"broken.afflux"_s));
    QVERIFY(!desk.window.showsProject());
}

void TstMainWindow::leavingUnsavedWorkAsks_data()
{
    QTest::addColumn<SaveAnswer>("answer");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<double>("kept"); // the target in the file afterwards

    QTest::newRow("save") << SaveAnswer::save << true << 9.0;
    QTest::newRow("discard") << SaveAnswer::discard << true << 2.0;
    QTest::newRow("cancel") << SaveAnswer::cancel << false << 2.0;
}

void TstMainWindow::leavingUnsavedWorkAsks()
{
    QFETCH(SaveAnswer, answer);
    QFETCH(bool, closes);
    QFETCH(double, kept);
    Desk desk(folder_->path());
    desk.answers.answer = answer;
    desk.window.openFiles({path_});
    QCOMPARE(desk.answers.asked, 0);
    QVERIFY(desk.window.document().edit(SetParameter{0, 1, "policy.target", 9.0}));
    QCOMPARE(desk.window.close(), closes);
    QCOMPARE(desk.answers.asked, 1);
    const auto opened = openProject(path_.toStdString());
    QVERIFY(opened);
    QCOMPARE(targetOf(opened->project.queues[0].plans[1].policy.rule), kept);
}

void TstMainWindow::savingUnderANewName()
{
    const QString path = folder_->filePath(u"new.afflux"_s);
    setFileChooser(std::make_unique<NamedFile>(path));
    Desk desk(folder_->path());
    QVERIFY(addQueue(desk.window.document(), "q"));
    QVERIFY(desk.window.isWindowModified());
    desk.window.actions().save->trigger();
    QVERIFY(QFile::exists(path));
    QVERIFY(!desk.window.isWindowModified());
    QCOMPARE(desk.settings.lastProject(), path);
    QVERIFY(desk.window.status().text().contains(u"saved"_s));
}

void TstMainWindow::theTreeHoldsUnderEdits()
{
    Desk desk(folder_->path());
    ProjectDocument& document = desk.window.document();
    ScenarioTreeModel& tree = desk.window.navigation().scenarios().tree();
    const QAbstractItemModelTester tester(&tree,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    desk.window.openFiles({path_});
    QVERIFY(duplicatePlan(document));
    QVERIFY(makeBaseline(document));
    QVERIFY(deletePlan(document));
    QVERIFY(addQueue(document, "q"));
    QVERIFY(deleteQueue(document));
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    while (document.undoStack()->canRedo())
        document.undoStack()->redo();
    QCOMPARE(tree.rowCount(), 2);
    QCOMPARE(tree.planIndex({0, 0}).data().toString(), u"today"_s);
}

void TstMainWindow::namesAreEditedInTheTree()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    ScenarioList& list = desk.window.navigation().scenarios();
    desk.window.actions().renamePlan->trigger();
    auto* editor = list.findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), u"next"_s);
    editor->setText(u"tomorrow"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(desk.window.document().currentPlan()->name, std::string("tomorrow"));
    QVERIFY(desk.window.actions().undo->isEnabled());
}

void TstMainWindow::aTakenNameIsSaidInTheWindow()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    ScenarioTreeModel& tree = desk.window.navigation().scenarios().tree();
    QVERIFY(!tree.setData(tree.planIndex({0, 1}), u"today"_s));
    QVERIFY(desk.window.notices().text().contains(u"today"_s));
}

void TstMainWindow::planActionsFollowTheSelection()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    MainActions& actions = desk.window.actions();
    QVERIFY(actions.setBaseline->isEnabled());
    desk.window.document().select({0, 0});
    QVERIFY(!actions.setBaseline->isEnabled());
    actions.deletePlan->trigger();
    QVERIFY(!actions.deletePlan->isEnabled()); // a queue keeps one plan
    actions.undo->trigger();
    QVERIFY(actions.deletePlan->isEnabled());
    actions.deleteQueue->trigger();
    actions.deleteQueue->trigger();
    QVERIFY(!desk.window.showsProject());
}

void TstMainWindow::theStatusTellsTheRun()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    QTRY_VERIFY(!desk.window.simulation().isBusy());
    const QString text = desk.window.status().text();
    QVERIFY2(text.contains(u"exact"_s) && text.contains(u"seed 1"_s), qPrintable(text));
    QVERIFY(text.contains(u"simulated in"_s));
    QVERIFY(text.endsWith(u"English"_s));
}

void TstMainWindow::findingsOfThePlanAreShown()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    QTRY_VERIFY(!desk.window.navigation().findings().findings().empty());
    QVERIFY(desk.window.navigation().findings().isVisible());
}

void TstMainWindow::editsOfTheEditorReachTheDocument()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    PolicyEditor& editor = desk.window.editor();
    for (double value : {3.0, 4.0})
        emit editor.parameterEdited(u"policy.target"_s, value, EditPhase::dragging);
    emit editor.parameterEdited(u"policy.target"_s, 4.5, EditPhase::committed);
    QCOMPARE(targetOf(desk.window.document().currentPlan()->policy.rule), 4.5);
    QCOMPARE(desk.window.document().undoStack()->count(), 1);
    emit editor.ruleChosen(u"age-threshold"_s);
    QVERIFY(
        std::holds_alternative<AgeThreshold>(desk.window.document().currentPlan()->policy.rule));
    desk.window.actions().undo->trigger();
    QCOMPARE(targetOf(desk.window.document().currentPlan()->policy.rule), 4.5);
}

void TstMainWindow::whatACrashLeftIsOffered()
{
    Project changed = project();
    changed.queues[0].plans[1].name = "unsaved";
    // As a program that died left it: written, and locked by nobody.
    const QString copy = folder_->filePath(u".plan.afflux~autosave"_s);
    QVERIFY(saveProject(changed, copy.toStdString()));

    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    QCOMPARE(desk.window.document().currentPlan()->name, std::string("next"));
    QVERIFY(desk.window.notices().text().contains(u"plan.afflux"_s));
    desk.window.notices().choose(0);
    QCOMPARE(desk.window.document().currentPlan()->name, std::string("unsaved"));
    QVERIFY(desk.window.document().isModified());
    QCOMPARE(desk.window.document().path(), path_);
}

void TstMainWindow::savedWorkLeavesNothingToRecover()
{
    const QString copy = folder_->filePath(u".plan.afflux~autosave"_s);
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    QVERIFY(duplicatePlan(desk.window.document()));
    desk.window.session().autosaver().flush();
    QVERIFY(QFile::exists(copy));
    desk.window.actions().save->trigger();
    QVERIFY(!QFile::exists(copy));
}

void TstMainWindow::droppedFilesAreOpenedOrImported()
{
    Desk desk(folder_->path());
    const QString csv = folder_->filePath(u"requests.csv"_s);
    desk.window.openFiles({csv});
    QCOMPARE(desk.imported, QStringList(csv));
    desk.window.openFiles({path_});
    QVERIFY(desk.window.showsProject());
}

void TstMainWindow::everyActionHasWordsAndNoKeyTwice()
{
    Desk desk(folder_->path());
    QSet<QKeySequence> keys;
    for (const QAction* action : desk.window.actions().findChildren<QAction*>())
        QVERIFY(!action->text().isEmpty());
    for (const QAction* action : desk.window.QWidget::actions()) {
        QVERIFY(!action->text().isEmpty());
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
            keys.insert(key);
        }
    }
    QVERIFY(keys.size() > 10);
}

void TstMainWindow::languageSwitchesLive()
{
    LanguageSwitch language;
    language.use(u"en"_s);
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    QTRY_VERIFY(!desk.window.simulation().isBusy());
    QTRY_VERIFY(desk.window.status().text().contains(u"1 run, seed 1"_s)); // the English plural
    language.use(u"fr"_s);
    QCOMPARE(QLocale().language(), QLocale::French);
    QCOMPARE(desk.window.locale().language(), QLocale::French);
    QTRY_COMPARE(desk.window.navigation().locale().language(), QLocale::French);
    language.use(u"en"_s);
    QTRY_COMPARE(desk.window.actions().save->text(), u"&Save"_s);
}

void TstMainWindow::stateIsRemembered()
{
    {
        Desk desk(folder_->path());
        desk.window.openFiles({path_});
        desk.window.resize(1111, 777);
        desk.window.actions().showStatus->setChecked(false);
        desk.window.actions().themeDark->trigger();
        QVERIFY(desk.window.close());
    }
    Desk desk(folder_->path());
    QCOMPARE(desk.window.size(), QSize(1111, 777));
    QVERIFY(!desk.window.status().isVisible());
    QVERIFY(desk.window.actions().themeDark->isChecked());
    desk.window.session().resume();
    QCOMPARE(desk.window.document().path(), path_);
}

void TstMainWindow::pagesHaveKeysAndAreRemembered()
{
    {
        Desk desk(folder_->path());
        desk.window.openFiles({path_});
        QCOMPARE(desk.window.middle().current(), u"plan"_s);
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QTest::keySequence(&desk.window, QKeySequence(Qt::CTRL | Qt::Key_2));
        QCOMPARE(desk.window.middle().current(), u"events"_s);
        QVERIFY(desk.window.close());
    }
    Desk desk(folder_->path());
    QCOMPARE(desk.window.middle().current(), u"events"_s);
    desk.window.actions().showPlan->trigger();
    QCOMPARE(desk.window.middle().current(), u"plan"_s);
}

void TstMainWindow::anEventLeadsToTheCharts()
{
    Desk desk(folder_->path());
    desk.window.openFiles({path_});
    EventModel& events = desk.window.planPage().eventLink().events();
    QTRY_VERIFY(events.rowCount() > 0);
    desk.window.middle().show(u"events"_s);
    EventTable& table = desk.window.eventsPage().table();
    table.selectRow(0);
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(desk.window.middle().current(), u"plan"_s);
    QCOMPARE(desk.window.planPage().charts().crosshair(), events.timeAt(0));
}

void TstMainWindow::commandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code"); // -1: runs

    QTest::newRow("a file") << QStringList{u"p.afflux"_s} << -1;
    QTest::newRow("a picture") << QStringList{u"--shot"_s, u"o.png"_s, u"p.afflux"_s} << -1;
    QTest::newRow("look and size")
        << QStringList{u"--theme"_s, u"dark"_s, u"--lang"_s, u"fr"_s, u"--size"_s, u"1280x800"_s}
        << -1;
    QTest::newRow("help") << QStringList{u"--help"_s} << 0;
    QTest::newRow("unknown option") << QStringList{u"--colour"_s} << 2;
    QTest::newRow("unknown theme") << QStringList{u"--theme"_s, u"pink"_s} << 2;
    QTest::newRow("unknown language") << QStringList{u"--lang"_s, u"tlh"_s} << 2;
    QTest::newRow("no size") << QStringList{u"--size"_s, u"big"_s} << 2;
    QTest::newRow("two files") << QStringList{u"a"_s, u"b"_s} << 2;
}

void TstMainWindow::commandLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const CommandLine line = parseCommandLine(QStringList(u"afflux"_s) + arguments);
    QCOMPARE(line.exitCode.value_or(-1), code);
    QCOMPARE(line.text.isEmpty(), code == -1);
}

QTEST_MAIN(TstMainWindow)
#include "tst_main_window.moc"
