// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/export_target.h"
#include "model/export/scenario_schema.h"
#include "model/export/scenario_writer.h"
#include "model/import/scenario_history.h"
#include "model/import/scenario_keys.h"
#include "model/import/scenario_reader.h"
#include "model/import/zone.h"
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

template <typename Below>
ScheduleEntry randomEntry(Below below)
{
    ScheduleEntry entry;
    if (below(2)) {
        static const std::vector<std::string> zones{"UTC", "Europe/Paris", "UTC+05:30"};
        entry.when = WeeklyWindow{static_cast<std::uint8_t>(1 + below(127)), Seconds(below(86'400)),
                                  Seconds(below(86'400'000) / 1e3),
                                  *zoneOffsets(zones.at(static_cast<std::size_t>(below(3))))};
    } else {
        const Seconds from(below(100'000) / 7.0);
        entry.when = Span{from, from + Seconds(below(10'000) / 3.0)};
    }
    entry.ahead = Seconds(below(2) ? below(604'800) : 0);
    entry.min = below(2) ? std::optional(below(50)) : std::nullopt;
    entry.max = below(2) ? std::optional(50 + below(50)) : std::nullopt;
    if (below(2) || (!entry.min && !entry.max))
        entry.reserve = below(9);
    return entry;
}

template <typename Below>
Fault randomFault(Below below)
{
    Fault fault;
    fault.kind = static_cast<FaultKind>(below(static_cast<int>(faultInfos().size())));
    fault.from = Seconds(below(100'000) / 7.0);
    fault.to = fault.from + Seconds(below(2) ? below(7200) : 0);
    const ParameterInfo& amount = infoOf(fault.kind).amount;
    if (!amount.key.empty())
        fault.amount = isWhole(amount.unit) ? 1 + below(9) : (1 + below(100)) / 7.0;
    if (fault.kind == FaultKind::metricStops && below(2))
        fault.reads = StoppedMetric::missing;
    return fault;
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
    for (int i = below(4); i > 0; --i)
        scenario.plan.schedule.push_back(randomEntry(below));
    for (int i = below(4); i > 0; --i)
        scenario.faults.push_back(randomFault(below));
    switch (below(5)) {
    case 0:
        scenario.workload.service = ConstantService{Seconds(1 + below(100) / 3.0)};
        break;
    case 1:
        scenario.workload.service = ExponentialService{Seconds(0.25)};
        break;
    case 2:
        scenario.workload.service = LogNormalService{Seconds(12), Seconds(40)};
        break;
    case 3:
        scenario.workload.service =
            BimodalService{Seconds(1.0 / 3), Seconds(60), below(1000) / 999.0};
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

    void scheduleIsRead()
    {
        const auto file = readScenario(minimal(R"(schedule:
  - {days: mon-fri, from: "08:00", to: 18:30:15, zone: Europe/Paris, min: 5, max: 40, ahead: 5m}
  - {days: [sat, mon], reserve: 2}
  - {days: fri-mon, from: 22:00, to: "24:00", max: 3}
  - {from: 26h, to: 27h, reserve: 10}
)"),
                                       "s");
        QVERIFY2(file.has_value(), file ? "" : qPrintable(sentence(file.error())));
        const Schedule& schedule = file->scenario.plan.schedule;
        QCOMPARE(schedule.size(), std::size_t(4));
        const auto& week = std::get<WeeklyWindow>(schedule[0].when);
        QCOMPARE(week.days, WeeklyWindow::weekdays);
        QCOMPARE(week.from.count(), 8.0 * 3600);
        QCOMPARE(week.to.count(), 18.5 * 3600 + 15);
        QCOMPARE(week.zone.name, std::string("Europe/Paris"));
        const Instant summer(std::chrono::sys_days(std::chrono::year{2026} / 7 / 1));
        QCOMPARE(week.zone.at(summer).count(), 7200);
        QVERIFY(schedule[0].min == 5 && schedule[0].max == 40 && !schedule[0].reserve);
        QCOMPARE(schedule[0].ahead.count(), 300.0);
        const auto& twoDays = std::get<WeeklyWindow>(schedule[1].when);
        QCOMPARE(int(twoDays.days), 0b0100001);
        QVERIFY(twoDays.from == Seconds(0) && twoDays.to == Seconds(0) &&
                twoDays.zone.pieces.empty());
        QCOMPARE(int(std::get<WeeklyWindow>(schedule[2].when).days), 0b1110001);
        QVERIFY((std::get<Span>(schedule[3].when) == Span{Seconds(26 * 3600), Seconds(27 * 3600)}));
    }

    void faultsAreRead()
    {
        const auto file = readScenario(minimal(R"(faults:
  - {fault: stuck-jobs, from: 1h, to: 2h, jobs: 3}
  - {fault: metric-stops, from: 1h, to: 2h, reads: missing}
  - {fault: slow-service, from: 90m, to: 2h}
  - {fault: no-capacity, from: 1h, to: 2h}
  - {fault: crashes, from: 0, to: 2h, perWorkerHour: 0.5}
  - {fault: controller-restart, from: 1h}
)"),
                                       "s");
        QVERIFY2(file.has_value(), file ? "" : qPrintable(sentence(file.error())));
        const Seconds one(3600);
        const Seconds two(7200);
        const Faults expected{{FaultKind::stuckJobs, one, two, 3},
                              {FaultKind::metricStops, one, two, 1, StoppedMetric::missing},
                              {FaultKind::slowService, Seconds(5400), two, 2},
                              {FaultKind::noCapacity, one, two},
                              {FaultKind::crashes, Seconds(0), two, 0.5},
                              {FaultKind::controllerRestart, one, one}};
        QVERIFY(file->scenario.faults == expected);
    }

    void datesFindTheirPlaceInTheHistory()
    {
        QTemporaryDir folder;
        QFile jobs(folder.filePath(u"jobs.csv"_s));
        QVERIFY(jobs.open(QIODevice::WriteOnly));
        jobs.write("arrival,service\n0,1\n9000,1\n");
        jobs.close();
        const auto load = [&folder](const std::string& from) {
            const auto file =
                readScenario(minimal("history: {jobs: jobs.csv, start: 2026-03-02T08:00:00Z}\n"
                                     "faults: [{fault: burst, from: " +
                                     from +
                                     ", to: 2h}]\n"
                                     "schedule: [{from: 0, to: 2026-03-02 09:30+01:00, max: 3}]\n"),
                             "s.yaml");
            return loadScenario(*file, folder.path().toStdString());
        };
        const auto loaded = load("2026-03-02T09:30:00.5+0100");
        QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(sentence(loaded.error())));
        QCOMPARE(loaded->scenario.faults[0].from.count(), 1800.5);
        QCOMPARE(loaded->scenario.faults[0].to.count(), 7200.0);
        QCOMPARE(std::get<Span>(loaded->scenario.plan.schedule[0].when).to.count(), 1800.0);

        QCOMPARE(sentence(load("2026-03-02T07:00Z").error()),
                 u"s.yaml, line 4, column 31, faults[0].from: 2026-03-02T07:00:00Z lies before the "
                 "history, which begins 2026-03-02T08:00:00Z. Write a time since the start, such "
                 "as 2h."_s);
        QCOMPARE(
            sentence(load("2026-03-02T10:30Z").error()),
            u"s.yaml, line 4, column 31, faults[0].from: the end lies before the start. Let it "
            "end after it begins."_s);
    }

    void daysAreRuns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("days");
        QTest::newRow("daily") << u"daily"_s << 0b1111111;
        QTest::newRow("a run") << u"mon-fri"_s << 0b0011111;
        QTest::newRow("two days") << u"sat,sun"_s << 0b1100000;
        QTest::newRow("a run and a day") << u"mon-wed,sat"_s << 0b0100111;
        QTest::newRow("one day") << u"thu"_s << 0b0001000;
    }
    void daysAreRuns()
    {
        QFETCH(QString, text);
        QFETCH(int, days);
        QCOMPARE(parseDays(text.toStdString()), std::optional<std::uint8_t>(days));
        QCOMPARE(QString::fromStdString(daysText(static_cast<std::uint8_t>(days))), text);
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
        QTest::newRow("share in per cent")
            << u"workload: {service: {bimodal: {short: 1s, long: 60s, longShare: 10 %}}}"_s;
        QTest::newRow("start-up time in two figures")
            << u"workers: {startupDelay: {mean: 30s, p95: 90s}}"_s;
        QTest::newRow("start-up time under its own key")
            << u"workers: {startupDelay: 30s, startupDelayP95: 90s}"_s;
        QTest::newRow("no faults") << u"faults:"_s;
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
            "expected. Use one of: constant, exponential, log-normal, bimodal, empirical."_s);
        row("history and drawn arrivals",
            minimal("history: {file: a.csv}\nworkload: {arrivals: {poisson: 8/s}}\n"),
            u"s.yaml, line 4, column 12, workload.arrivals: arrivals come from a history or are "
            "drawn, not both. Remove history or workload.arrivals."_s);
        row("history without a file", minimal("history: {zone: UTC}\n"),
            u"s.yaml, line 3, column 10, history: a history is either file or jobs. Write history: "
            "{file: arrivals.csv}."_s);
        row("schedule without a time", minimal("schedule: [{min: 3}]\n"),
            u"s.yaml, line 3, column 12, schedule[0].from: when it is in force is missing. Write "
            "days: mon-fri, from: \"08:00\", to: \"18:00\", or from: 26h, to: 27h."_s);
        row("schedule that is no list", minimal("schedule: {min: 3}\n"),
            u"s.yaml, line 3, column 11, schedule: a list is expected here. Write schedule: "
            "[{days: mon-fri, from: \"08:00\", to: \"18:00\", min: 5}]."_s);
        row("list under a misspelt key", minimal("fault: [{fault: burst}]\n"),
            u"s.yaml, line 3, column 1, fault: there is no such key. Did you mean faults?"_s);
        const auto entry = [&row](const char* rule, const std::string& text, const QString& said) {
            row(rule, minimal("schedule:\n  - {" + text + "}\n"),
                u"s.yaml, line 4, column %1"_s.arg(said));
        };
        entry("days that are none", "days: mon-fry, max: 3",
              u"12, schedule[0].days: “mon-fry” are no days of the week. Write daily, weekdays, "
              "weekend, mon-fri or [mon, wed]."_s);
        entry("city for a zone", "zone: Paris, max: 3",
              u"12, schedule[0].zone: there is no time zone “Paris”. Did you mean Europe/Paris?"_s);
        entry("misspelt zone", "zone: Europe/Pari, max: 3",
              u"12, schedule[0].zone: there is no time zone “Europe/Pari”. Did you mean "
              "Europe/Paris?"_s);
        entry(
            "time of day that is none", "days: mon, from: 25:00, max: 3",
            u"23, schedule[0].from: “25:00” is no time of day. Write 08:00, or leave out days and "
            "zone for a time since the start of the history."_s);
        entry("schedule ends before it begins", "from: 3h, to: 2h, max: 3",
              u"20, schedule[0].to: the end lies before the start. Let it end after it begins."_s);
        entry("scheduled max below min", "days: mon, min: 9, max: 3",
              u"30, schedule[0].max: the maximum 3 is below the minimum 9. Raise the maximum or "
              "lower the minimum."_s);
        entry("half a worker", "days: mon, min: 1.5",
              u"22, schedule[0].min: 1.5 is not a whole number. Write a whole number."_s);
        entry("entry without effect", "days: mon",
              u"5, schedule[0]: the entry changes nothing. Give it min, max or reserve."_s);
        entry("more than a week ahead", "days: mon, max: 3, ahead: 8d",
              u"32, schedule[0].ahead: 691200 is above the most accepted, 604800. Write at most "
              "604800."_s);
        entry("misspelt key of an entry", "days: mon, min: 1, reserv: 3",
              u"25, schedule[0].reserv: there is no such key. Did you mean schedule[0].reserve?"_s);
        const auto fault = [&row](const char* rule, const std::string& text, const QString& said) {
            row(rule, minimal("faults:\n  - {" + text + "}\n"),
                u"s.yaml, line 4, column %1"_s.arg(said));
        };
        fault("misspelt fault", "fault: stuckjobs, from: 1h, to: 2h",
              u"13, faults[0].fault: “stuckjobs” is not known here. Did you mean stuck-jobs?"_s);
        fault("fault without its name", "from: 1h, to: 2h",
              u"5, faults[0].fault: what goes wrong is missing. Use one of: stuck-jobs, "
              "metric-stops, slow-service, burst, slow-start, no-capacity, crashes, "
              "controller-restart, scale-in-drill."_s);
        fault("figure of another fault", "fault: burst, from: 1h, to: 2h, jobs: 3",
              u"38, faults[0].jobs: there is no such key."_s);
        fault("fault without an end", "fault: burst, from: 1h",
              u"5, faults[0].to: a fault has a start and an end. Write from: 1h and to: 2h, since "
              "the start of the history, or dates."_s);
        fault("fault ends before it begins", "fault: burst, from: 2h, to: 1h",
              u"34, faults[0].to: the end lies before the start. Let it end after it begins."_s);
        fault("fault out of range", "fault: stuck-jobs, from: 1h, to: 2h, jobs: 0",
              u"49, faults[0].jobs: 0 is below the least accepted, 1. Write at least 1."_s);
        fault("reading a stopped metric cannot give",
              "fault: metric-stops, from: 1h, to: 2h, reads: 0",
              u"52, faults[0].reads: “0” is not known here. Use one of: stale, missing."_s);
        fault("date without a zone", "fault: burst, from: 2026-03-02T09:00, to: 2h",
              u"26, faults[0].from: “2026-03-02T09:00” is no date with a zone. Write "
              "2026-03-02T09:00:00+01:00, or a time since the start of the history such as 2h."_s);
        fault("date among drawn arrivals", "fault: burst, from: 2026-03-02T09:00Z, to: 2h",
              u"26, faults[0].from: the arrivals have no date, so a date has no place among them. "
              "Write a time since the start, such as 2h."_s);
        row("share of long jobs above one",
            minimal("workload: {service: {bimodal: {short: 1s, long: 9s, longShare: 110%}}}\n"),
            u"s.yaml, line 3, column 64, workload.service.bimodal.longShare: the share of long "
            u"jobs "
            "must lie between 0 and 1. Write a share such as 10%."_s);
        row("start-up times of no log-normal",
            minimal("workers: {startupDelay: {mean: 30s, p95: 900s}}\n"),
            u"s.yaml, line 3, column 42, workers.startupDelayP95: no log-normal has mean 30 s and "
            "95th percentile 15 min. The 95th percentile must lie between 1 and 3.8 times the "
            "mean."_s);
        row("misspelt part of the start-up time", minimal("workers: {startupDelay: {p96: 90s}}\n"),
            u"s.yaml, line 3, column 26, workers.startupDelay.p96: there is no such key. Did you "
            "mean workers.startupDelay.p95?"_s);
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
        std::vector<Issue> issues;
        const auto jobs = readJobList(file.fileName().toStdString(), issues);
        QVERIFY(!jobs);
        QCOMPARE(jobs.error().place.line, line);
    }

    void classesOfAJobList_data()
    {
        QTest::addColumn<QByteArray>("classes"); // of jobs a second apart
        QTest::addColumn<QByteArray>("read");
        QTest::addColumn<QString>("issue");
        QTest::newRow("numbers") << "0,3,1"_ba
                                 << "031"_ba << QString();
        QTest::newRow("words, in any case") << "critical,Low,HIGH,normal"_ba
                                            << "0312"_ba << QString();
        QTest::newRow("none: all alike") << ",,"_ba
                                         << "000"_ba << QString();
        QTest::newRow("none beside some: normal") << ",critical"_ba
                                                  << "20"_ba << QString();
        QTest::newRow("unknown ones: normal, and told")
            << "0,4,urgent,300"_ba
            << "0222"_ba
            << u"line 3, class: 3 job(s) have a class other than critical, high, normal, low or 0 "
               "to 3; they count as normal (lines 3, 4, 5)."_s;
    }
    void classesOfAJobList()
    {
        QFETCH(QByteArray, classes);
        QFETCH(QByteArray, read);
        QFETCH(QString, issue);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"jobs.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("arrival,service,class\n");
        int second = 0;
        for (const QByteArray& one : classes.split(','))
            file.write(QByteArray::number(second++) + ",1," + one + '\n');
        file.close();
        std::vector<Issue> issues;
        const auto jobs = readJobList(file.fileName().toStdString(), issues);
        QVERIFY(jobs);
        QByteArray numbers;
        for (const RecordedJob& job : *jobs->jobs)
            numbers += QByteArray::number(job.jobClass);
        QCOMPARE(numbers, read);
        QCOMPARE(issues.empty(), issue.isEmpty());
        if (!issues.empty())
            QCOMPARE(say(issues[0], Speech::machine()), file.fileName() + u", "_s + issue);
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
