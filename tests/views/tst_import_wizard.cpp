// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paths.h"
#include "tests/support/warnings.h"
#include "views/import/columns_page.h"
#include "views/import/import_wizard.h"
#include "views/import/preview_model.h"
#include "views/import/time_page.h"
#include "views/import/workload_page.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(content);
    return file.fileName();
}

Project projectWith(const std::string& queueName)
{
    Queue queue;
    queue.name = queueName;
    Project project;
    project.queues.push_back(queue);
    return project;
}

} // namespace

class TestImportWizard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void everyStepIsOpenOnceTheFileIsRead();
    void aColumnOfUnknownMeaningIsAskedFor();
    void dayAndMonthAreAskedForAndAnswered();
    void theZoneMovesTheInstants();
    void anUnknownZoneIsRefusedInPlace();
    void oneBadFileDoesNotStopTheOthers();
    void aFileThatCannotBeReadSaysWhy();
    void theNewestOptionsWin();
    void aTypedServiceTimeIsTaken();
    void anExistingQueueGetsTheHistory();
    void aNewQueueComesWithTwoPlans();
    void thePreviewIsAProperModel();
    void requestCountsOfALoadBalancer();

private:
    [[nodiscard]] bool readBy(ImportWizard& wizard) const
    {
        return QTest::qWaitFor(
            [&] { return !wizard.session().busy() && wizard.session().reading(); }, 20000);
    }

    QTemporaryDir folder_;
};

void TestImportWizard::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"afflux-tests"_s);
    QCoreApplication::setApplicationName(u"tst_import_wizard"_s);
}

void TestImportWizard::init()
{
    test::failOnUnexpectedWarnings();
    QSettings().clear();
}

void TestImportWizard::everyStepIsOpenOnceTheFileIsRead()
{
    ImportWizard wizard{Project{}};
    QVERIFY(!wizard.mayImport());
    wizard.setFiles({written(
        folder_, u"sent.csv"_s,
        "time,sent\n2026-03-01T10:00:00Z,5\n2026-03-01T10:05:00Z,7\n2026-03-01T10:10:00Z,0\n")});
    QVERIFY(readBy(wizard));
    QVERIFY(wizard.mayImport());
    for (int page = 0; page < wizard.pageCount(); ++page) {
        wizard.showPage(page);
        QCOMPARE(wizard.currentPage(), page);
    }
    QSignalSpy imported(&wizard, &ImportWizard::imported);
    wizard.finish();
    QCOMPARE(imported.count(), 1);
    const auto result = imported.front().front().value<ImportResult>();
    QCOMPARE(result.queueName, std::string("sent"));
    QCOMPARE(std::get<BinnedArrivals>(result.workload.arrivals).bins->size(), std::size_t{3});
}

void TestImportWizard::aColumnOfUnknownMeaningIsAskedFor()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({written(folder_, u"x.csv"_s,
                             "time,flurb\n2026-03-01T10:00:00Z,5\n2026-03-01T10:05:00Z,7\n")});
    QVERIFY(readBy(wizard));
    QVERIFY(!wizard.mayImport());
    wizard.showPage(1);
    QComboBox* meaning = nullptr;
    for (QComboBox* box : wizard.columnsPage().findChildren<QComboBox*>())
        if (box->property("column").toString() == u"flurb")
            meaning = box;
    QVERIFY(meaning);
    meaning->setCurrentIndex(meaning->findData(static_cast<int>(Role::arrivals)));
    emit meaning->activated(meaning->currentIndex());
    QVERIFY(readBy(wizard));
    QTRY_VERIFY(wizard.mayImport());
    QCOMPARE(wizard.session().reading()->import->history.series.front().role, Role::arrivals);
}

void TestImportWizard::dayAndMonthAreAskedForAndAnswered()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles(
        {written(folder_, u"sent.csv"_s, "time,sent\n03/04/2026 10:00,5\n03/04/2026 10:05,7\n")});
    QVERIFY(readBy(wizard));
    QCOMPARE(wizard.session().reading()->import->questions.size(), std::size_t{1});
    QVERIFY(!wizard.mayImport());
    ImportOptions options = wizard.session().options();
    options.dayOrder = DayOrder::dayFirst;
    wizard.session().setOptions(options);
    QVERIFY(readBy(wizard));
    QTRY_VERIFY(wizard.mayImport());
    const Instant first =
        wizard.session().reading()->import->history.series.front().samples.front().time;
    QCOMPARE(std::chrono::floor<std::chrono::days>(first),
             std::chrono::sys_days(std::chrono::year(2026) / 4 / 3));
}

void TestImportWizard::theZoneMovesTheInstants()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-07-01 10:00:00,5\n2026-07-01 10:05:00,7\n")});
    QVERIFY(readBy(wizard));
    const auto first = [&] {
        return wizard.session().reading()->import->history.series.front().samples.front().time;
    };
    const Instant utc = first();
    wizard.timePage().chooseZone(u"Europe/Paris"_s);
    QVERIFY(readBy(wizard));
    QTRY_COMPARE(utc - first(), std::chrono::hours(2));
    QCOMPARE(QSettings().value("import/zone"_L1).toString(), u"Europe/Paris"_s);

    ImportWizard next{Project{}};
    QCOMPARE(next.session().options().zone, std::string("Europe/Paris"));
}

void TestImportWizard::anUnknownZoneIsRefusedInPlace()
{
    ImportWizard wizard{Project{}};
    wizard.timePage().chooseZone(u"Mars/Olympus"_s);
    QVERIFY(wizard.session().options().zone.empty());
}

void TestImportWizard::oneBadFileDoesNotStopTheOthers()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-03-01T10:00:00Z,5\n2026-03-01T10:05:00Z,7\n"),
                     folder_.filePath(u"absent.csv"_s)});
    QVERIFY(readBy(wizard));
    QVERIFY(wizard.mayImport());
    const auto& issues = wizard.session().reading()->import->issues;
    QVERIFY(std::ranges::any_of(issues, [](const Issue& issue) {
        return issue.severity == Severity::error && issue.place.file.ends_with("absent.csv");
    }));
}

void TestImportWizard::aFileThatCannotBeReadSaysWhy()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({folder_.filePath(u"absent.csv"_s)});
    QVERIFY(readBy(wizard));
    QVERIFY(wizard.session().reading()->error);
    QCOMPARE(wizard.session().reading()->error->code, ErrorCode::io);
    QVERIFY(!wizard.mayImport());
}

void TestImportWizard::theNewestOptionsWin()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-07-01 10:00:00,5\n2026-07-01 10:05:00,7\n")});
    QSignalSpy read(&wizard.session(), &ImportSession::read);
    for (const char* zone : {"Europe/Paris", "Asia/Tokyo", "America/New_York"}) {
        ImportOptions options = wizard.session().options();
        options.zone = zone;
        wizard.session().setOptions(options);
    }
    QVERIFY(readBy(wizard));
    QCOMPARE(read.count(), 1);
    const Instant first =
        wizard.session().reading()->import->history.series.front().samples.front().time;
    QCOMPARE(first.time_since_epoch() % std::chrono::days(1), std::chrono::hours(14));
}

void TestImportWizard::aTypedServiceTimeIsTaken()
{
    ImportWizard wizard{Project{}};
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-03-01T10:00:00Z,5\n2026-03-01T10:05:00Z,7\n")});
    QVERIFY(readBy(wizard));
    WorkloadPage& page = wizard.workloadPage();
    QCOMPARE(page.answer("mean", u"2.5s"_s), QString());
    QCOMPARE(page.workload().service, ServiceTimes(ExponentialService{Seconds(2.5)}));
    QVERIFY(!page.answer("mean", u"soon"_s).isEmpty());
    QVERIFY(!page.answer("mean", u"0"_s).isEmpty());
    QCOMPARE(page.workload().service, ServiceTimes(ExponentialService{Seconds(2.5)}));
    QCOMPARE(page.answer("promise", u"2 min"_s), QString());
    QCOMPARE(page.objective().timeToStart, Seconds(120));
}

void TestImportWizard::anExistingQueueGetsTheHistory()
{
    Project project = projectWith("interactive");
    ImportWizard wizard(project);
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-03-01T10:00:00Z,5\n2026-03-01T10:05:00Z,7\n")});
    QVERIFY(readBy(wizard));
    wizard.workloadPage().chooseQueue(0);
    QSignalSpy imported(&wizard, &ImportWizard::imported);
    wizard.finish();
    const auto result = imported.front().front().value<ImportResult>();
    for (const Edit& edit : importEdits(project, result))
        QVERIFY(applyEdit(project, edit));
    QCOMPARE(project.queues.size(), std::size_t{1});
    QCOMPARE(project.queues.front().workload, result.workload);
    QVERIFY(project.queues.front().history);
}

void TestImportWizard::aNewQueueComesWithTwoPlans()
{
    Project project = projectWith("sent");
    ImportWizard wizard(project);
    wizard.setFiles({written(folder_, u"sent.csv"_s,
                             "time,sent\n2026-03-01T10:00:00Z,500\n2026-03-01T10:05:00Z,700\n")});
    QVERIFY(readBy(wizard));
    QSignalSpy imported(&wizard, &ImportWizard::imported);
    wizard.finish();
    for (const Edit& edit : importEdits(project, imported.front().front().value<ImportResult>()))
        QVERIFY(applyEdit(project, edit));
    QCOMPARE(project.queues.size(), std::size_t{2});
    const Queue& queue = project.queues.back();
    QCOMPARE(queue.name, std::string("sent 2"));
    QCOMPARE(queue.plans.size(), std::size_t{2});
    for (std::size_t plan = 0; plan < queue.plans.size(); ++plan)
        QVERIFY(check(scenarioOf(queue, plan)).empty());
}

void TestImportWizard::thePreviewIsAProperModel()
{
    PreviewModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setPreview({{"time", "sent"}, {{2, {"a", "1"}}, {3, {"b"}}}, 2});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toInt(), 3);
    QCOMPARE(model.index(1, 1).data().toString(), QString());
    model.setPreview({});
    QCOMPARE(model.rowCount(), 0);
}

void TestImportWizard::requestCountsOfALoadBalancer()
{
    AFFLUX_REQUIRE_SHARED("data/nab/elb_request_count_8c0756.csv");
    ImportWizard wizard{Project{}};
    wizard.setFiles({test::sharedPath(u"data/nab/elb_request_count_8c0756.csv"_s)});
    QVERIFY(readBy(wizard));
    QVERIFY(wizard.mayImport());
    const Import& import = *wizard.session().reading()->import;
    QCOMPARE(import.history.series.front().samples.size(), std::size_t{4032});
    QCOMPARE(import.history.series.front().missing, std::int64_t{8});
    QCOMPARE(import.history.series.front().role, Role::arrivals);
    QVERIFY(
        std::ranges::any_of(import.issues, [](const Issue& issue) { return issue.kind == "gap"; }));
    QSignalSpy imported(&wizard, &ImportWizard::imported);
    wizard.finish();
    QCOMPARE(imported.count(), 1);
}

Q_DECLARE_METATYPE(afflux::ImportResult)
QTEST_MAIN(TestImportWizard)
#include "tst_import_wizard.moc"
