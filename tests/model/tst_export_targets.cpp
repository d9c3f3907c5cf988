// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/export_target.h"
#include "model/import/scenario_reader.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

using Settings = std::map<std::string, std::string>;

/// The interactive queue of seed 001 and the media queue of seed 000, and a fixed fleet.
Scenario scenarioNamed(const std::string& name)
{
    static const std::map<std::string, std::string> texts{{"age", R"(
queue: interactive
scenario: Oldest age
workers: {startupDelay: 11s, jobTimeout: 90s, stopTimeout: 100s, gracePeriod: 240s}
signal: {metric: oldest-age, interval: 10s}
policy: {rule: age-threshold, min: 2, max: 20, evaluationInterval: 10s, target: 10s,
  scaleDownBelow: 2s, cooldownUp: 30s, cooldownDown: 300s,
  stepUp: {percent: 100, workers: 5}, stepDown: {percent: 60, workers: 1}}
)"},
                                                          {"backlog", R"(
queue: Media thumbs
signal: {atZero: wake-rule}
policy: {rule: target-tracking, min: 0, max: 20, target: 5, scaleOutCooldown: 60s,
  scaleInCooldown: 300s}
)"},
                                                          {"fixed", R"(
queue: bulk
policy: {rule: fixed, min: 6, max: 20}
)"}};
    const auto file = readScenario("afflux: 1" + texts.at(name), "scenario");
    return file ? file->scenario : Scenario{};
}

ExportRequest request(const std::string& scenario, Settings settings = {})
{
    return {scenarioNamed(scenario), std::move(settings), Speech::machine()};
}

Result<ExportedFiles> exported(const char* target, const ExportRequest& asked)
{
    return exportScenario(*findExportTarget(target), asked);
}

QString run(const QString& program, const QStringList& arguments, const QString& folder, int* code)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(60'000)) {
        *code = -1;
        process.kill();
        process.waitForFinished(5'000);
    } else {
        *code = process.exitCode();
    }
    return QString::fromUtf8(process.readAll());
}

/// Whether a Python with jsonschema and yaml is on PATH.
bool hasPythonValidator()
{
    int code = 1;
    run(u"python3"_s, {u"-c"_s, u"import jsonschema, yaml"_s}, QDir::tempPath(), &code);
    return code == 0;
}

const Settings sqsKeda{
    {"export.trigger", "aws-sqs-queue"},
    {"export.queueUrl", "https://sqs.eu-west-1.amazonaws.com/123456789012/media-thumbs"}};
const Settings sqsAws{{"export.metricSource", "sqs"}, {"export.queueName", "media-thumbs"}};

struct Case
{
    const char* name;
    const char* target;
    const char* scenario;
    Settings settings;
};

/// Every target with every kind of policy it takes; each has a folder in tests/golden/exports.
std::vector<Case> cases()
{
    return {{"afflux-age", "afflux", "age", {}},
            {"afflux-json-backlog", "afflux-json", "backlog", {}},
            {"per-queue-age", "per-queue", "age", {}},
            {"per-queue-backlog", "per-queue", "backlog", {}},
            {"per-queue-fixed", "per-queue", "fixed", {}},
            {"keda-age", "keda", "age", {{"export.namespace", "jobs"}}},
            {"keda-backlog", "keda", "backlog", {}},
            {"keda-backlog-sqs", "keda", "backlog", sqsKeda},
            {"keda-fixed", "keda", "fixed", {}},
            {"aws-ecs-age", "aws-ecs", "age", {{"export.cluster", "media-prod"}}},
            {"aws-ecs-age-sqs", "aws-ecs", "age", sqsAws},
            {"aws-ecs-backlog", "aws-ecs", "backlog", {}},
            {"aws-ecs-backlog-sqs", "aws-ecs", "backlog", sqsAws},
            {"aws-ecs-fixed", "aws-ecs", "fixed", {}}};
}

} // namespace

class TestExportTargets : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void everyTargetHasItsWords()
    {
        QCOMPARE(exportTargets().size(), std::size_t(5));
        for (const ExportTarget& target : exportTargets()) {
            QVERIFY(!target.word.empty() && !target.label.empty() && !target.help.empty());
            QCOMPARE(findExportTarget(target.word), &target);
            for (const ExportSetting& setting : target.settings(request("age")))
                QVERIFY(setting.key.starts_with("export.") && !setting.label.empty());
        }
        QVERIFY(!findExportTarget("helm"));
        QCOMPARE(say(unknownTarget("helm"), Speech::machine()),
                 u"target: “helm” is no export target. Use one of: afflux, afflux-json, per-queue, "
                 "keda, aws-ecs."_s);
    }

    void filesAreTheGoldenOnes_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Case& one : cases())
            QTest::newRow(one.name) << index++;
    }

    /// AFFLUX_UPDATE=1 writes the golden files anew; read the difference before committing it.
    void filesAreTheGoldenOnes()
    {
        QFETCH(int, index);
        const Case one = cases().at(static_cast<std::size_t>(index));
        const auto files = exported(one.target, request(one.scenario, one.settings));
        QVERIFY2(files.has_value(), files ? "" : qPrintable(say(files.error(), Speech::machine())));
        const QString folder =
            test::sourcePath(u"tests/golden/exports/"_s + QString::fromLatin1(one.name));
        if (qEnvironmentVariableIsSet("AFFLUX_UPDATE"))
            QVERIFY(writeFiles(folder.toStdString(), *files));
        QStringList names;
        for (const ExportedFile& file : files->files) {
            names << QString::fromStdString(file.path);
            QFile golden(folder + u'/' + names.last());
            QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
            QCOMPARE(QString::fromStdString(file.content), QString::fromUtf8(golden.readAll()));
        }
        names.sort();
        QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name), names);
    }

    void sameRequestGivesTheSameBytes()
    {
        for (const Case& one : cases()) {
            const auto first = exported(one.target, request(one.scenario, one.settings));
            const auto second = exported(one.target, request(one.scenario, one.settings));
            QVERIFY(first && second && *first == *second);
        }
    }

    void whatIsLostStandsInTheFileAndTheReadme()
    {
        for (const Case& one : cases()) {
            const ExportRequest asked = request(one.scenario, one.settings);
            const auto lost = findExportTarget(one.target)->cannotExpress(asked);
            const auto files = exported(one.target, asked);
            QVERIFY(files);
            const QString readme = QString::fromStdString(files->files.back().content);
            for (const Message& item : lost)
                QVERIFY2(readme.contains(say(item, Speech::machine())), one.name);
        }
    }

    void settingsHaveDefaultsFromTheQueue()
    {
        const auto files = exported("keda", request("backlog"));
        QVERIFY(files);
        const QString yaml = QString::fromStdString(files->files.front().content);
        QVERIFY(yaml.contains(u"name: media-thumbs\n"_s));
        QVERIFY(yaml.contains(u"queue=\"Media thumbs\""_s));
    }

    void regionComesFromTheQueueUrl()
    {
        const auto files = exported("keda", request("backlog", sqsKeda));
        QVERIFY(files);
        QVERIFY(files->files.front().content.find("awsRegion: eu-west-1\n") != std::string::npos);
    }

    void metadataValuesAreStrings()
    {
        Settings settings = sqsKeda;
        settings["export.region"] = "no"; // hostile, and still a string
        const auto files = exported("keda", request("backlog", settings));
        QVERIFY(files);
        const std::string& yaml = files->files.front().content;
        for (const char* line :
             {"queueLength: \"5\"\n", "awsRegion: \"no\"\n", "scaleOnInFlight: \"false\"\n"})
            QVERIFY2(yaml.find(line) != std::string::npos, line);
    }

    void badRequestIsRefusedWithARemedy_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("SQS has no age for KEDA")
            << u"keda"_s << u"age"_s << u"export.trigger"_s << u"aws-sqs-queue"_s
            << u"export.queueUrl: the export needs this setting. Set it in the export dialog or "
               u"with "
               "--set export.queueUrl=VALUE."_s;
        QTest::newRow("trigger nobody knows")
            << u"keda"_s << u"age"_s << u"export.trigger"_s << u"kafka"_s
            << u"export.trigger: “kafka” is not known here. Use one of: prometheus, "
               "aws-sqs-queue."_s;
        QTest::newRow("name Kubernetes refuses")
            << u"keda"_s << u"age"_s << u"export.namespace"_s << u"My jobs"_s
            << u"export.namespace: “My jobs” is no Kubernetes name. Use small letters, digits and "
               "hyphens, no more than 54: my-jobs."_s;
        QTest::newRow("line break")
            << u"aws-ecs"_s << u"age"_s << u"export.region"_s << u"x\nrm -rf"_s
            << u"export.region: the value holds a line break or control character. Write it on one "
               "line."_s;
    }

    void badRequestIsRefusedWithARemedy()
    {
        QFETCH(QString, target);
        QFETCH(QString, scenario);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, said);
        const auto files =
            exported(target.toUtf8().constData(),
                     request(scenario.toStdString(), {{key.toStdString(), value.toStdString()}}));
        QVERIFY(!files);
        QCOMPARE(say(files.error(), Speech::machine()), said);
    }

    void settingNobodyAsksGetsASuggestion()
    {
        QVERIFY(checkSettingKey("export.queueUrl"));
        QVERIFY(checkSettingKey("export.queueName"));
        const auto wrong = checkSettingKey("export.nmaespace");
        QVERIFY(!wrong);
        QCOMPARE(say(wrong.error(), Speech::machine()),
                 u"export.nmaespace: no export asks for this setting. Did you mean "
                 "export.namespace?"_s);
    }

    void noHonestFormIsRefused()
    {
        const auto keda = exported("keda", request("age", sqsKeda));
        QVERIFY(!keda && keda.error().code == ErrorCode::unsupported);
        ExportRequest inFlight = request("backlog", sqsAws);
        inFlight.scenario.plan.signal.metric = Metric::arrivalRate;
        const auto aws = exported("aws-ecs", inFlight);
        QVERIFY(!aws && aws.error().code == ErrorCode::unsupported);
        QVERIFY(!aws.error().remedy.empty());
    }

    void scriptQuotesWhatTheShellWouldRead()
    {
        const auto files =
            exported("aws-ecs", request("fixed", {{"export.service", "a'; rm -rf ~"}}));
        QVERIFY(files);
        const auto script = std::ranges::find(files->files, "apply.sh", &ExportedFile::path);
        QVERIFY(script != files->files.end() && script->executable);
        QVERIFY(script->content.find("--service 'a'\\''; rm -rf ~'") != std::string::npos);
    }

    void queueNameCannotEndAComment()
    {
        ExportRequest asked = request("age");
        asked.scenario.queue = "a\nmin: 0";
        for (const char* target : {"per-queue", "keda"}) {
            const auto files = exported(target, asked);
            QVERIFY(files);
            QVERIFY(files->files.front().content.find("\nmin: 0") == std::string::npos);
        }
    }

    void filesAreWrittenWithTheirModes()
    {
        QTemporaryDir folder;
        const auto files = exported("aws-ecs", request("age"));
        const QString below = folder.filePath(u"a/b"_s);
        QVERIFY(files && writeFiles(below.toStdString(), *files));
        QVERIFY(QFileInfo(below + u"/apply.sh"_s).isExecutable());
        QCOMPARE(QDir(below).entryList(QDir::Files).size(),
                 static_cast<qsizetype>(files->files.size()));
        const auto failed = writeFiles("/proc/nowhere", *files);
        QVERIFY(!failed && failed.error().code == ErrorCode::io);
    }

    void kubernetesSchemasAcceptTheFiles()
    {
        AFFLUX_REQUIRE_SHARED("validate/kubernetes.py");
        if (!hasPythonValidator())
            QSKIP("python3 with jsonschema and yaml is not there: the KEDA schemas were not used");
        validate(test::sharedPath(u"validate/kubernetes.py"_s), {}, golden("keda", u"*.yaml"_s));
    }

    void awsSchemasAcceptTheFiles()
    {
        AFFLUX_REQUIRE_SHARED("validate/json_schema.py");
        if (!hasPythonValidator())
            QSKIP("python3 with jsonschema and yaml is not there: the AWS schemas were not used");
        const QString script = test::sharedPath(u"validate/json_schema.py"_s);
        const auto schema = [](const char* name) {
            return test::sharedPath(u"schemas/aws/"_s + QLatin1StringView(name) +
                                    u".input.schema.json"_s);
        };
        validate(script, schema("application-autoscaling.RegisterScalableTarget"),
                 golden("aws-ecs", u"register-*.json"_s));
        validate(script, schema("application-autoscaling.PutScalingPolicy"),
                 golden("aws-ecs", u"put-scaling-*.json"_s));
        validate(script, schema("cloudwatch.PutMetricAlarm"),
                 golden("aws-ecs", u"put-metric-*.json"_s));
    }

    void scenarioSchemaAcceptsTheFiles()
    {
        AFFLUX_REQUIRE_SHARED("validate/json_schema.py");
        if (!hasPythonValidator())
            QSKIP("python3 with jsonschema and yaml is not there: our own schema was not used");
        validate(test::sharedPath(u"validate/json_schema.py"_s),
                 test::sourcePath(u"resources/afflux-scenario.schema.json"_s),
                 golden("afflux", u"scenario.*"_s) + golden("afflux-json", u"scenario.*"_s));
    }

    void awsCliAcceptsTheFiles()
    {
        const QString aws = QStandardPaths::findExecutable(u"aws"_s);
        if (aws.isEmpty())
            QSKIP("the AWS CLI is not there: the documents were not read by it");
        const auto accepts = [&aws](const QString& service, const QString& path) {
            int code = 1;
            const QFileInfo file(test::sourcePath(u"tests/golden/exports/"_s + path));
            const QString said =
                run(aws,
                    {service, file.fileName().section(u'.', 0, 0), u"--region"_s, u"eu-west-1"_s,
                     u"--cli-input-json"_s, u"file://"_s + file.fileName(),
                     u"--generate-cli-skeleton"_s, u"output"_s},
                    file.path(), &code);
            QVERIFY2(code == 0, qPrintable(path + u": "_s + said));
        };
        const QString scaling = u"application-autoscaling"_s;
        accepts(scaling, u"aws-ecs-age/register-scalable-target.json"_s);
        accepts(scaling, u"aws-ecs-age/put-scaling-policy.step-out.json"_s);
        accepts(scaling, u"aws-ecs-backlog-sqs/put-scaling-policy.json"_s);
        accepts(u"cloudwatch"_s, u"aws-ecs-age/put-metric-alarm.high.json"_s);
    }

private:
    /// The golden files of one target that match @p pattern.
    static QStringList golden(const char* target, const QString& pattern)
    {
        QStringList paths;
        for (const Case& one : cases()) {
            if (QByteArray(one.target) != target)
                continue;
            const QDir folder(
                test::sourcePath(u"tests/golden/exports/"_s + QLatin1StringView(one.name)));
            for (const QString& name : folder.entryList({pattern}))
                paths << folder.filePath(name);
        }
        return paths;
    }

    /// Runs a script of ../shared/validate over @p files, with @p schema first where it wants one.
    static void validate(const QString& script, const QString& schema, const QStringList& files)
    {
        QVERIFY(!files.isEmpty());
        QStringList arguments{script};
        if (!schema.isEmpty())
            arguments << schema;
        int code = 1;
        const QString said = run(u"python3"_s, arguments + files, QDir::tempPath(), &code);
        QVERIFY2(code == 0, qPrintable(said));
    }
};

QTEST_GUILESS_MAIN(TestExportTargets)
#include "tst_export_targets.moc"
