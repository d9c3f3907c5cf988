// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/export_target.h"
#include "model/export/scenario_schema.h"
#include "model/export/scenario_writer.h"
#include "model/import/scenario_history.h"
#include "model/import/scenario_reader.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// The example of the manual.
constexpr std::string_view example = R"(afflux: 1
queue: interactive
objective: {percentile: 95, timeToStart: 30s}
workload: {arrivals: {poisson: 8/s, for: 1h}, service: {exponential: 1s}, trafficScale: 1, serviceScale: 1}
workers:
  concurrency: 1
  startupDelay: 11s
  jobTimeout: 90s
  stopTimeout: 180s
  gracePeriod: 240s
  delivery: at-least-once             # at-most-once
  visibilityTimeout: 300s
  maxAttempts: 3
  initial: 2
  leavesFirst: first-to-finish
  cost: {perWorkerHour: 0.12, currency: GBP, billedFrom: request, increment: 1s, fixedPerMonth: 0}
signal: {metric: oldest-age, interval: 10s, delay: 0s, missing: hold, workers: running, atZero: wake-rule}
policy:
  rule: age-threshold
  min: 2
  max: 20
  evaluationInterval: 10s
  target: 10s
  scaleDownBelow: 2s
  cooldownUp: 30s
  cooldownDown: 300s
  stepUp: {percent: 100, workers: 5}
  stepDown: {percent: 60, workers: 1}
schedule: []
faults: []
run: {seed: 1, replications: 1, drain: 1h}
)";

std::string minimal(const std::string& more)
{
    return "afflux: 1\npolicy: {rule: fixed}\n" + more;
}

QString sentence(const Error& error)
{
    return say(error, Speech::machine());
}

/// A scenario with every parameter drawn from its accepted range.
Scenario randomScenario(std::mt19937& random)
{
    const auto below = [&random](int n) {
        return static_cast<int>(random() % static_cast<unsigned>(n));
    };
    Scenario scenario;
    static const std::vector<std::string> names{
        "interactive", "no", "1e3", "a: b", "réveil", "x\"y'z", "12:30", "", "two\nlines"};
    scenario.queue = names.at(static_cast<std::size_t>(below(9)));
    scenario.plan.name = names.at(static_cast<std::size_t>(below(9)));
    scenario.plan.policy.rule = *ruleFromWord(ruleInfos()[static_cast<std::size_t>(below(3))].word);
    for (const Parameter<Scenario>& row : scenarioParameters(scenario)) {
        const ParameterInfo& info = row.info;
        if (info.key == "policy.rule" || info.key == "run.timeStep")
            continue;
        if (info.optional && below(3) == 0)
            row.set(scenario, std::monostate{});
        else if (info.unit == Unit::choice)
            row.set(scenario, std::string(info.choices
                                              .at(static_cast<std::size_t>(
                                                  below(static_cast<int>(info.choices.size()))))
                                              .word));
        else if (info.unit == Unit::text)
            row.set(scenario, std::string("NOK"));
        else if (isWhole(info.unit))
            row.set(scenario, std::clamp(double(below(1000)), info.minimum, info.maximum));
        else
            row.set(scenario, std::clamp(below(2) ? double(below(200'000)) : below(1000) / 7.0,
                                         info.minimum, info.maximum));
    }
    Limits& limits = scenario.plan.policy.limits;
    limits.max = std::max(limits.min, limits.max);
    if (auto* age = std::get_if<AgeThreshold>(&scenario.plan.policy.rule))
        age->scaleDownBelow = std::min(age->scaleDownBelow, age->target);
    Workers& workers = scenario.plan.workers;
    if (workers.startupDelay <= Seconds(0))
        workers.startupDelayP95.reset();
    else if (workers.startupDelayP95)
        workers.startupDelayP95 = workers.startupDelay * (1 + below(20) / 7.0);
    scenario.workload.trafficScale = 1 + below(100) / 7.0;
    scenario.workload.arrivals =
        PoissonArrivals{1 + below(1000) / 7.0, Seconds(1 + below(100'000))};
    switch (below(4)) {
    case 0:
        scenario.workload.service = ConstantService{Seconds(1 + below(100) / 3.0)};
        break;
    case 1:
        scenario.workload.service = ExponentialService{Seconds(0.25)};
        break;
    case 2:
        scenario.workload.service = LogNormalService{Seconds(12), Seconds(40)};
        break;
    default:
        scenario.workload.service = EmpiricalService{
            std::make_shared<const std::vector<double>>(std::vector{0.1, 1.0 / 3, 250.0})};
    }
    return scenario;
}

} // namespace

class TestScenarioFile : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void manualsExampleIsRead()
    {
        const Result<ScenarioFile> file = readScenario(example, "s.yaml");
        QVERIFY2(file.has_value(), file ? "" : qPrintable(sentence(file.error())));
        const Scenario& s = file->scenario;
        QCOMPARE(s.queue, std::string("interactive"));
        QVERIFY((s.objective == Objective{95, Seconds(30)}));
        QVERIFY(s.workload.arrivals == ArrivalProcess(PoissonArrivals{8, Seconds(3600)}));
        QVERIFY(s.workload.service == ServiceTimes(ExponentialService{Seconds(1)}));
        QVERIFY(file->serviceGiven && !file->history);
        QCOMPARE(s.plan.workers.gracePeriod->count(), 240.0);
        QCOMPARE(s.plan.workers.cost.currency, std::string("GBP"));
        QVERIFY(s.plan.signal.atZero == AtZero::wakeRule);
        const auto& rule = std::get<AgeThreshold>(s.plan.policy.rule);
        QCOMPARE(rule.target, 10.0);
        QVERIFY((rule.stepUp == ScalingStep{100, 5}));
        QVERIFY((s.plan.policy.limits == Limits{2, 20}));
    }

    void jsonIsReadTheSame()
    {
        const Scenario s = readScenario(example, "s.yaml")->scenario;
        const Result<ScenarioFile> json = readScenario(scenarioJson(s), "s.json");
        QVERIFY2(json.has_value(), json ? "" : qPrintable(sentence(json.error())));
        QVERIFY(json->scenario == s);
    }

    void everyKeyButPolicyHasADefault()
    {
        const Result<ScenarioFile> file = readScenario(minimal(""), "s.yaml");
        QVERIFY(file);
        QVERIFY(file->scenario.run == Run{});
        QVERIFY(file->scenario.plan.workers == Workers{});
    }

    void acceptedSpellings_data()
    {
        QTest::addColumn<QString>("more");
        QTest::newRow("rate per minute") << u"workload: {arrivals: {poisson: 480/min}}"_s;
        QTest::newRow("plain rate") << u"workload: {arrivals: {poisson: 8, for: 3600}}"_s;
        QTest::newRow("lognormal without hyphen")
            << u"workload: {service: {lognormal: {mean: 12s, p95: 40s}}}"_s;
        QTest::newRow("dotted key") << u"workers.concurrency: 4"_s;
        QTest::newRow("null for an optional value") << u"workers: {jobTimeout: ~}"_s;
        QTest::newRow("none for an optional value") << u"workers: {jobTimeout: none}"_s;
        QTest::newRow("empty group") << u"workers:"_s;
        QTest::newRow("byte order mark") << u""_s;
    }

    void acceptedSpellings()
    {
        QFETCH(QString, more);
        const bool mark = more.isEmpty();
        const auto file =
            readScenario((mark ? "\xEF\xBB\xBF" : "") + minimal(more.toStdString()), "s.yaml");
        QVERIFY2(file.has_value(), file ? "" : qPrintable(sentence(file.error())));
    }

    void vendorSpellingIsTheSameKey()
    {
        const auto file = readScenario(
            "afflux: 1\npolicy: {rule: target-tracking, TargetValue: 7, ScaleInCooldown: 10m}",
            "s");
        QVERIFY(file);
        const auto& rule = std::get<TargetTracking>(file->scenario.plan.policy.rule);
        QCOMPARE(rule.target, 7.0);
        QCOMPARE(rule.scaleInCooldown.count(), 600.0);
    }

    void ruleMayStandAfterItsKeys()
    {
        const auto file =
            readScenario("afflux: 1\npolicy: {target: 1m, min: 1, rule: age-threshold}\n", "s");
        QVERIFY(file);
        QCOMPARE(std::get<AgeThreshold>(file->scenario.plan.policy.rule).target, 60.0);
    }

    void jsonMayWriteCharactersAsPairs()
    {
        const auto file = readScenario(
            R"({"queue": "a\/b \ud83d\ude00 \u00e9 \\ud83d", "policy": {"rule": "fixed"}})", "s");
        QVERIFY(file);
        QCOMPARE(QString::fromStdString(file->scenario.queue), u"a/b \U0001f600 é \\ud83d"_s);
        QVERIFY(!readScenario(R"({"queue": "\ud83d alone", "policy": {"rule": "fixed"}})", "s"));
    }

    void filesAreDecoded()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.yaml"_s);
        const auto queueOf = [&path](const QByteArray& bytes) {
            QFile file(path);
            if (file.open(QIODevice::WriteOnly))
                file.write(bytes);
            file.close();
            const auto read = readScenarioFile(path.toStdString());
            return read ? QString::fromStdString(read->scenario.queue)
                        : say(read.error(), Speech::machine());
        };
        const QString text = u"queue: café\npolicy: {rule: fixed}\n"_s;
        QStringEncoder utf16(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom);
        QCOMPARE(queueOf(text.toUtf8()), u"café"_s);
        QCOMPARE(queueOf(text.toLatin1()), u"café"_s);
        QCOMPARE(queueOf(utf16(text)), u"café"_s);
        QCOMPARE(queueOf(QByteArray("\1ELF\2\3, no text at all", 21)),
                 path + u": This is a binary file, not text. Export the data as CSV or JSON."_s);
        QCOMPARE(queueOf({}), path + u": the file is empty."_s);
    }

    /// "Every key but policy has a default."
    void policyIsEnough()
    {
        const auto file = readScenario(
            "policy: {rule: target-tracking, flavour: neutral, TargetValue: 7}\n", "s");
        QVERIFY(file);
        QCOMPARE(std::get<TargetTracking>(file->scenario.plan.policy.rule).target, 7.0);
    }

    void fixedFleetIsSizedBySeveralKeys_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"policy: {rule: fixed, workers: 6}", "policy: {rule: fixed, count: 6}",
              "policy: {rule: fixed, min: 6, max: 6}", "policy: {rule: fixed, min: 6}",
              "policy: {rule: fixed, max: 6}", "policy: {rule: fixed}\nworkers: {initial: 6}",
              "policy: {rule: fixed, max: 9}\nworkers: {initial: 6}"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void fixedFleetIsSizedBySeveralKeys()
    {
        QFETCH(QString, text);
        const auto file = readScenario(text.toStdString(), "s");
        QVERIFY(file);
        QCOMPARE(initialWorkers(file->scenario.plan.policy), 6);
    }

    void badFileNamesPlaceAndRemedy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& text, const QString& said) {
            QTest::newRow(name) << QString::fromStdString(text) << said;
        };
        row("version and policy missing", "queue: mail\n",
            u"s.yaml, line 1, column 1, afflux: this is no scenario: “afflux: 1” is missing. Begin "
            "with the line “afflux: 1”."_s);
        row("later version", "afflux: 2\n",
            u"s.yaml, line 1, column 9, afflux: version 2 is later than this program reads. Update "
            "Afflux."_s);
        row("no version", "afflux: yes\n",
            u"s.yaml, line 1, column 9, afflux: “yes” is no version of scenario files. Write "
            "“afflux: 1”."_s);
        row("policy missing", "afflux: 1\n",
            u"s.yaml, line 1, column 1, policy.rule: the policy's rule is missing. Use one of: "
            u"fixed, "
            "target-tracking, age-threshold."_s);
        row("policy misspelt", "afflux: 1\npolcy: {rule: fixed}\n",
            u"s.yaml, line 2, column 9, polcy.rule: there is no such key. Did you mean policy.rule?"_s);
        row("policy without its rule", "afflux: 1\npolicy: {min: 2}\n",
            u"s.yaml, line 2, column 1, policy.rule: the policy's rule is missing. Use one of: "
            u"fixed, target-tracking, age-threshold."_s);
        row("key outside its group", minimal("startupDelay: 5s\n"),
            u"s.yaml, line 3, column 1, startupDelay: there is no such key. Did you mean "
            "workers.startupDelay?"_s);
        row("longer than any clock", minimal("workers: {startupDelay: 1e300}\n"),
            u"s.yaml, line 3, column 25, workers.startupDelay: 1e+300 is above the most accepted, "
            "1000000000. Write at most 1000000000."_s);
        row("flavour of a vendor", "afflux: 1\npolicy: {rule: target-tracking, flavour: ec2}\n",
            u"s.yaml, line 2, column 42, policy.flavour: “ec2” is not known here. Use one of: "
            "neutral."_s);
        row("flavour of another rule", minimal("policy.flavour: neutral\n"),
            u"s.yaml, line 3, column 1, policy.flavour: there is no such key. Did you mean policy.count?"_s);
        row("unknown rule", "afflux: 1\npolicy:\n  rule: pid\n  gain: 3\n",
            u"s.yaml, line 3, column 9, policy.rule: “pid” is not known here. Use one of: fixed, "
            "target-tracking, age-threshold."_s);
        row("unknown key with a suggestion", minimal("workers: {concurency: 4}\n"),
            u"s.yaml, line 3, column 11, workers.concurency: there is no such key. Did you mean "
            "workers.concurrency?"_s);
        row("key of another rule", minimal("policy.cooldownUp: 30s\n"),
            u"s.yaml, line 3, column 1, policy.cooldownUp: this rule has no such key; "
            u"age-threshold has. Remove "
            "it or change policy.rule."_s);
        row("key twice", minimal("queue: a\nqueue: b\n"),
            u"s.yaml, line 4, column 1, queue: this key stands twice. Remove one of the two."_s);
        row("key twice, once dotted", minimal("workers: {initial: 1}\nworkers.initial: 2\n"),
            u"s.yaml, line 4, column 1, workers.initial: this key stands twice. Remove one of the "
            "two."_s);
        row("two spellings of one key",
            "afflux: 1\npolicy: {rule: target-tracking, target: 5, TargetValue: 6}\n",
            u"s.yaml, line 2, column 44, policy.TargetValue: policy.target is set under two names. "
            "Remove one of the two."_s);
        row("bad unit", minimal("run:\n  drain: 5 parsecs\n"),
            u"s.yaml, line 4, column 10, run.drain: “5 parsecs” cannot be read. Write a duration "
            "such as 30s, 5m or 1.5h."_s);
        row("wrong type", minimal("workers: {concurrency: [1, 2]}\n"),
            u"s.yaml, line 3, column 24, workers.concurrency: a list cannot stand here."_s);
        row("value where a group belongs", minimal("workers: 3\n"),
            u"s.yaml, line 3, column 10, workers: a group of keys is expected here."_s);
        row("not whole", minimal("workers: {concurrency: 1.5}\n"),
            u"s.yaml, line 3, column 24, workers.concurrency: 1.5 is not a whole number. Write a "
            "whole number."_s);
        row("max below min", "afflux: 1\npolicy:\n  rule: fixed\n  min: 5\n  max: 3\n",
            u"s.yaml, line 5, column 8, policy.max: the maximum 3 is below the minimum 5. Raise "
            u"the "
            "maximum or lower the minimum."_s);
        row("rate without a meaning", minimal("workload: {arrivals: {poisson: 8 per day}}\n"),
            u"s.yaml, line 3, column 32, workload.arrivals.poisson: a rate above 0 is expected "
            u"here. "
            "Write a rate such as 8/s, 480/min or 2000/h."_s);
        row("two service times", minimal("workload: {service: {constant: 1s, exponential: 2s}}\n"),
            u"s.yaml, line 3, column 21, workload.service: exactly one kind of service time is "
            "expected. Use one of: constant, exponential, log-normal, empirical."_s);
        row("history and drawn arrivals",
            minimal("history: {file: a.csv}\nworkload: {arrivals: {poisson: 8/s}}\n"),
            u"s.yaml, line 4, column 12, workload.arrivals: arrivals come from a history or are "
            "drawn, not both. Remove history or workload.arrivals."_s);
        row("history without a file", minimal("history: {zone: UTC}\n"),
            u"s.yaml, line 3, column 10, history: a history is either file or jobs. Write history: "
            "{file: arrivals.csv}."_s);
        row("schedule with entries", minimal("schedule: [{min: 3}]\n"),
            u"s.yaml, line 3, column 11, schedule: this version reads no schedule yet. Write "
            "schedule: [] or leave it out."_s);
        row("alias", "afflux: &v 1\nqueue: *v\n",
            u"s.yaml, line 2, column 8: aliases (*name) are not read here. Write the value out."_s);
        row("not a map", "- 1\n- 2\n",
            u"s.yaml, line 1, column 1: a scenario is expected: keys and values. Begin with the "
            u"line "
            "“afflux: 1”."_s);
        row("empty", "", u"s.yaml: the file is empty."_s);
        row("two documents", minimal("---\nafflux: 1\n"),
            u"s.yaml, line 4: a second document begins here. Put each document into a file of its "
            "own."_s);
    }

    void badFileNamesPlaceAndRemedy()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        const Result<ScenarioFile> file = readScenario(text.toStdString(), "s.yaml");
        QVERIFY(!file);
        QCOMPARE(sentence(file.error()), said);
    }

    void jsonErrorNamesItsLine()
    {
        const auto file = readScenario("{\n\t\"afflux\": 1,\n\t\"policy\": {\"rule\": \"fixed\"},\n"
                                       "\t\"objektive\": {\"percentile\": 95}\n}\n",
                                       "s.json");
        QVERIFY(!file);
        QCOMPARE(file.error().place.line, 4);
        QCOMPARE(sentence(file.error()).section(u". "_s, 1),
                 u"Did you mean objective.percentile?"_s);
    }

    void everyErrorIsListedInTheOrderOfTheFile()
    {
        const ScenarioReading reading = readScenarioText(
            minimal("quue: a\nworkers: {initial: -1}\nfaults: [1]\nrun: {seed: x}\n"), "s");
        QCOMPARE(reading.errors.size(), std::size_t(4));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(reading.errors[i].place.line, static_cast<int>(i) + 3);
    }

    void hostileInputEndsInAnError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("deep lists") << QByteArray(200'000, '[');
        QTest::newRow("deep maps") << QByteArray("{a: ").repeated(50'000);
        QTest::newRow("deep indentation") << [] {
            QByteArray text;
            for (int i = 0; i < 1000; ++i)
                text += QByteArray(i, ' ') + "a:\n";
            return text;
        }();
        QTest::newRow("alias bomb")
            << "a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b]\n"_ba;
        QTest::newRow("unknown keys without end") << [] {
            QByteArray text = "afflux: 1\npolicy: {rule: fixed}\n";
            for (int i = 0; i < 50'000; ++i)
                text += "k" + QByteArray::number(i) + ": 1\n";
            return text;
        }();
        QTest::newRow("long key") << "afflux: 1\n" + QByteArray(2'000'000, 'k') + ": 1\n";
        QTest::newRow("binary") << QByteArray("\0\x01\xff\xfe\0", 5);
        QTest::newRow("unclosed") << "afflux: 1\npolicy: {rule: fixed"_ba;
        QTest::newRow("unclosed quote") << "afflux: \"1"_ba;
        QTest::newRow("tag") << "afflux: 1\nqueue: !!python/object:os.system x\n"_ba;
        QTest::newRow("key that is a list") << "? [a, b]\n: 1\n"_ba;
    }

    void hostileInputEndsInAnError()
    {
        QFETCH(QByteArray, text);
        const auto reading = readScenarioText(text.toStdString(), "s.yaml");
        QVERIFY(!reading.errors.empty());
        QVERIFY(reading.errors.size() <= 120);
        for (const Error& error : reading.errors)
            QVERIFY(!error.what.empty());
    }

    void mutatedFileIsReadOrRefused()
    {
        std::mt19937 random(11);
        constexpr std::string_view splices = "{}[]:,\"'&*!|>#-?% \n\t~<0\\x";
        for (int i = 0; i < 3000; ++i) {
            std::string text(example);
            for (int edits = 1 + static_cast<int>(random() % 8); edits > 0; --edits) {
                const std::size_t at = random() % text.size();
                const char c = splices[random() % splices.size()];
                if (random() % 3 == 0)
                    text.erase(at, random() % 20);
                else if (random() % 2 == 0)
                    text.insert(at, random() % 4, c);
                else
                    text[at] = c;
            }
            const Result<ScenarioFile> file = readScenario(text, "s");
            QVERIFY(file || !file.error().what.empty());
            if (file && !file->history)
                QVERIFY(readScenario(scenarioYaml(file->scenario), "s")->scenario ==
                        file->scenario);
        }
    }

    void randomScenariosReadBackEqual()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 300; ++i) {
            const Scenario scenario = randomScenario(random);
            for (const std::string& text : {scenarioYaml(scenario), scenarioJson(scenario)}) {
                const Result<ScenarioFile> file = readScenario(text, "s");
                QVERIFY2(file.has_value(), qPrintable((file ? QString() : sentence(file.error())) +
                                                      u'\n' + QString::fromStdString(text)));
                QVERIFY2(file->scenario == scenario, text.c_str());
            }
        }
    }

    void measuredWorkloadReadsBackFromItsFolder_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("bins with a gap") << 0;
        QTest::newRow("job log") << 1;
        QTest::newRow("bare job list, services drawn") << 2;
    }

    void measuredWorkloadReadsBackFromItsFolder()
    {
        QFETCH(int, kind);
        Scenario scenario = readScenario(example, "s")->scenario;
        const Instant origin = Instant(std::chrono::sys_days(std::chrono::year{2026} / 3 / 29));
        if (kind == 0) {
            auto bins = std::make_shared<std::vector<ArrivalBin>>();
            for (const int start : {0, 300, 600, 1500, 1800})
                bins->push_back({Seconds(start), Seconds(300), start / 7.0});
            scenario.workload.arrivals = BinnedArrivals{origin, Seconds(2100), bins};
        } else {
            auto jobs = std::make_shared<std::vector<RecordedJob>>();
            auto services = std::make_shared<std::vector<double>>();
            for (int i = 0; i < 50; ++i) {
                jobs->push_back({i / 3.0, kind == 1 && i % 7 ? i / 11.0 : -1, 0});
                if (jobs->back().service >= 0)
                    services->push_back(jobs->back().service);
            }
            scenario.workload.arrivals = RecordedArrivals{kind == 1 ? origin : Instant{}, jobs};
            if (kind == 1)
                scenario.workload.service = EmpiricalService{services};
        }
        QTemporaryDir folder;
        const auto files = exportScenario(*findExportTarget("afflux"), {scenario});
        QVERIFY(files);
        QVERIFY(writeFiles(folder.path().toStdString(), *files));
        const auto file = readScenarioFile(folder.filePath(u"scenario.yaml"_s).toStdString());
        QVERIFY2(file.has_value(), file ? "" : qPrintable(sentence(file.error())));
        QVERIFY(file->history);
        const auto loaded = loadScenario(*file, folder.path().toStdString());
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(sentence(loaded.error())));
        QVERIFY(loaded->scenario.workload.arrivals == scenario.workload.arrivals);
        QVERIFY(loaded->scenario == scenario);
    }

    void realCountsReadBackFromTheirFolder()
    {
        AFFLUX_REQUIRE_SHARED("data/nab/elb_request_count_8c0756.csv");
        ScenarioFile asked = *readScenario(minimal(""), "s");
        asked.history = HistoryReference{
            {test::sharedPath(u"data/nab/elb_request_count_8c0756.csv"_s).toStdString()},
            "",
            "",
            {{"arrivals", "value"}},
            "",
            ""};
        const auto first = loadScenario(asked, "");
        QVERIFY2(first.has_value(), first ? "" : qPrintable(sentence(first.error())));
        QTemporaryDir folder;
        const auto files = exportScenario(*findExportTarget("afflux-json"), {first->scenario});
        QVERIFY(files && writeFiles(folder.path().toStdString(), *files));
        const auto file = readScenarioFile(folder.filePath(u"scenario.json"_s).toStdString());
        QVERIFY(file);
        const auto second = loadScenario(*file, folder.path().toStdString());
        QVERIFY2(second.has_value(), second ? "" : qPrintable(sentence(second.error())));
        QVERIFY(second->scenario == first->scenario);
    }

    void badJobListNamesItsLine_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<int>("line");
        QTest::newRow("no header") << "0,1\n1,1\n"_ba << 1;
        QTest::newRow("unknown column") << "arrival,duration\n0,1\n"_ba << 1;
        QTest::newRow("decimal comma") << "arrival,service\n0,1\n0,5,1\n"_ba << 3;
        QTest::newRow("word") << "arrival,service\n0,1\n\n1,fast\n"_ba << 4;
        QTest::newRow("negative") << "arrival,service\n-1,1\n"_ba << 2;
        QTest::newRow("class of 300") << "arrival,service,class\n1,1,300\n"_ba << 2;
        QTest::newRow("no job") << "arrival,service\n"_ba << 0;
    }

    void badJobListNamesItsLine()
    {
        QFETCH(QByteArray, csv);
        QFETCH(int, line);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"jobs.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(csv);
        file.close();
        const auto jobs = readJobList(file.fileName().toStdString());
        QVERIFY(!jobs);
        QCOMPARE(jobs.error().place.line, line);
    }

    void missingFileIsAnError()
    {
        const auto file = readScenarioFile("/nowhere/s.yaml");
        QVERIFY(!file);
        QVERIFY(file.error().code == ErrorCode::io);
    }

    /// AFFLUX_UPDATE=1 writes the committed schema anew.
    void committedSchemaIsThatOfTheTable()
    {
        QFile file(test::sourcePath(u"resources/afflux-scenario.schema.json"_s));
        if (qEnvironmentVariableIsSet("AFFLUX_UPDATE")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(scenarioSchema()));
            file.close();
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().toStdString() == scenarioSchema(),
                 "resources/afflux-scenario.schema.json is stale: run this test with "
                 "AFFLUX_UPDATE=1 and commit what changed");
    }
};

QTEST_GUILESS_MAIN(TestScenarioFile)
#include "tst_scenario_file.moc"
