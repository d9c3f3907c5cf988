// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/dialogs/file_chooser.h"
#include "views/export/export_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Scenario byAge()
{
    Scenario scenario;
    scenario.queue = "interactive";
    scenario.plan.name = "By age";
    scenario.plan.policy.rule = AgeThreshold{};
    scenario.plan.policy.limits = {2, 20};
    scenario.workload.arrivals = PoissonArrivals{1, Seconds(600)};
    return scenario;
}

class FolderChosen : public FileChooser
{
public:
    explicit FolderChosen(QString folder)
        : folder_(std::move(folder))
    {
    }
    QString folder(QWidget*, const QString&, const QString&) override { return folder_; }

private:
    QString folder_;
};

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { setFileChooser(nullptr); }

    void everyTargetShowsItsDocuments_data();
    void everyTargetShowsItsDocuments();
    void anAnswerChangesTheDocumentAtOnce();
    void aMissingAnswerIsAskedForInPlace();
    void theTargetIsRemembered();
    void filesAreWrittenWhereChosen();
    void copyTakesTheWholeDocument();
    void thePolicyMayChangeWhileItIsOpen();
};

void TestExportDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"afflux-tests"_s);
    QCoreApplication::setApplicationName(u"tst_export_dialog"_s);
}

void TestExportDialog::init()
{
    test::failOnUnexpectedWarnings();
    QSettings().clear();
}

void TestExportDialog::everyTargetShowsItsDocuments_data()
{
    QTest::addColumn<QString>("word");
    for (const ExportTarget& target : exportTargets()) {
        const QByteArray word(target.word.data(), static_cast<qsizetype>(target.word.size()));
        QTest::newRow(word.constData()) << QString::fromUtf8(word);
    }
}

void TestExportDialog::everyTargetShowsItsDocuments()
{
    QFETCH(QString, word);
    ExportDialog dialog;
    dialog.setScenario(byAge(), {});
    dialog.chooseTarget(word);
    QCOMPARE(dialog.target(), word);
    auto* tabs = dialog.findChild<QTabBar*>();
    QCOMPARE(tabs->count(), static_cast<int>(dialog.files().files.size()));
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QCOMPARE(dialog.findChild<QPlainTextEdit*>()->toPlainText(),
                 QString::fromStdString(dialog.files().files[static_cast<std::size_t>(i)].content));
    }
}

void TestExportDialog::anAnswerChangesTheDocumentAtOnce()
{
    ExportDialog dialog;
    dialog.setScenario(byAge(), {});
    dialog.chooseTarget(u"keda"_s);
    QSignalSpy edited(&dialog, &ExportDialog::settingEdited);
    QLineEdit* space = nullptr;
    for (QLineEdit* line : dialog.findChildren<QLineEdit*>())
        if (line->accessibleName() == u"Namespace")
            space = line;
    QVERIFY(space);
    QTest::keyClicks(space, u"jobs"_s);
    QCOMPARE(edited.back().at(0).toString(), u"export.namespace"_s);
    QCOMPARE(edited.back().at(1).toString(), u"jobs"_s);
    QVERIFY(dialog.findChild<QPlainTextEdit*>()->toPlainText().contains(u"namespace: jobs"_s));
    QCOMPARE(space->text(), u"jobs"_s);
}

void TestExportDialog::aMissingAnswerIsAskedForInPlace()
{
    ExportDialog dialog;
    dialog.setScenario(byAge(), {{"export.trigger", "aws-sqs-queue"}});
    dialog.chooseTarget(u"keda"_s);
    // An age cannot be read from SQS by KEDA, or the queue's address is missing: either way a
    // sentence says so and nothing half-made can be saved.
    QVERIFY(dialog.files().files.empty());
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().startsWith(u"Save"))
            QVERIFY(!button->isEnabled());
}

void TestExportDialog::theTargetIsRemembered()
{
    {
        ExportDialog dialog;
        dialog.chooseTarget(u"per-queue"_s);
    }
    ExportDialog again;
    QCOMPARE(again.target(), u"per-queue"_s);
}

void TestExportDialog::filesAreWrittenWhereChosen()
{
    QTemporaryDir folder;
    ExportDialog dialog;
    dialog.setScenario(byAge(), {});
    dialog.chooseTarget(u"keda"_s);
    setFileChooser(std::make_unique<FolderChosen>(folder.path()));
    QSignalSpy saved(&dialog, &ExportDialog::saved);
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().startsWith(u"Save"))
            button->click();
    QCOMPARE(saved.count(), 1);
    for (const ExportedFile& file : dialog.files().files) {
        QFile written(folder.filePath(QString::fromStdString(file.path)));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().toStdString(), file.content);
    }
}

void TestExportDialog::copyTakesTheWholeDocument()
{
    ExportDialog dialog;
    dialog.setScenario(byAge(), {});
    dialog.chooseTarget(u"afflux"_s);
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == u"Copy")
            button->click();
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
             dialog.files().files.front().content);
}

void TestExportDialog::thePolicyMayChangeWhileItIsOpen()
{
    ExportDialog dialog;
    Scenario scenario = byAge();
    dialog.setScenario(scenario, {});
    dialog.chooseTarget(u"per-queue"_s);
    scenario.plan.policy.limits.max = 33;
    dialog.setScenario(scenario, {});
    QVERIFY(dialog.findChild<QPlainTextEdit*>()->toPlainText().contains(u"max: 33"_s));
}

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
