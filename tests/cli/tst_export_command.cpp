// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/export_target.h"
#include "tests/cli/run_cli.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

class TestExportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void everyTargetIsListedAndWritten()
    {
        const CliRun list = runCli({u"export"_s, u"--list-targets"_s});
        QCOMPARE(list.code, 0);
        QCOMPARE(list.out.count(u'\n'), qsizetype(exportTargets().size()));
        for (const ExportTarget& target : exportTargets()) {
            const QString word =
                QString::fromUtf8(target.word.data(), qsizetype(target.word.size()));
            QVERIFY(list.out.contains(word + u' '));
            const QString folder = folder_.filePath(word);
            const CliRun run =
                runCli({u"export"_s, example_, u"--target"_s, word, u"--out"_s, folder});
            QVERIFY2(run.code == 0, qPrintable(word + u": "_s + run.err));
            for (const QString& path : run.out.trimmed().split(u'\n'))
                QVERIFY2(QFileInfo(path).isFile(), qPrintable(path));
        }
    }

    void exportedScenarioGivesTheSameFigures()
    {
        const QString folder = folder_.filePath(u"again"_s);
        const CliRun run =
            runCli({u"export"_s, example_, u"--target"_s, u"afflux"_s, u"--out"_s, folder});
        QCOMPARE(run.code, 0);
        const QString yaml = QDir(folder).entryInfoList({u"*.yaml"_s}).value(0).filePath();
        const auto fingerprint = [](const QString& file) {
            const QString out = runCli({u"simulate"_s, file, u"--json"_s}).out;
            return out.section(u"\"fingerprint\""_s, 1).section(u'\n', 0, 0);
        };
        QVERIFY(!fingerprint(yaml).isEmpty());
        QCOMPARE(fingerprint(yaml), fingerprint(example_));
    }

    void mainDocumentIsPrinted()
    {
        const CliRun run = runCli({u"export"_s, example_, u"--target"_s, u"keda"_s, u"--set"_s,
                                   u"export.namespace=mail"_s, u"--lang"_s, u"en"_s});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(u"kind: ScaledObject"_s), qPrintable(run.out));
        QVERIFY2(run.out.contains(u"namespace: mail"_s), qPrintable(run.out));
        QVERIFY2(run.err.contains(u"--out DIR"_s), qPrintable(run.err));
    }

    void refused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no target") << QStringList{example_} << u"--target: a target is missing."_s;
        QTest::newRow("no such target")
            << QStringList{example_, u"--target"_s, u"kedda"_s} << u"keda"_s;
        QTest::newRow("no file") << QStringList{u"--target"_s, u"keda"_s} << u"no file is named."_s;
        QTest::newRow("no such file")
            << QStringList{u"absent.yaml"_s, u"--target"_s, u"keda"_s} << u"absent.yaml"_s;
    }
    void refused()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        const CliRun run = runCli(QStringList{u"export"_s} + words);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains(part), qPrintable(run.err));
        QCOMPARE(run.err.count(u'\n'), qsizetype{1});
    }

private:
    const QString example_ = sourcePath(u"resources/examples/morning-peak.afflux"_s);
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_export_command.moc"
