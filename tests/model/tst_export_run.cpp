// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/json_writer.h"
#include "model/export/outcome_json.h"
#include "model/export/run_csv.h"
#include "tests/support/warnings.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <sstream>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Trace oneRow(Reason reason, double signal)
{
    Trace trace;
    trace.time = {10};
    trace.depth = {240};
    trace.inFlight = {5};
    trace.oldestAge = {4.25};
    trace.running = {5};
    trace.starting = {1};
    trace.draining = {2};
    trace.desired = {6};
    trace.signal = {signal};
    trace.decision = {20};
    trace.reason = {reason};
    return trace;
}

std::string traceRow(const Trace& trace)
{
    std::ostringstream out;
    writeTraceCsv(out, trace, Limits{2, 20});
    const std::string text = out.str();
    return text.substr(text.find('\n') + 1);
}

} // namespace

class TestExportRun : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void traceHasTheColumnsOfTheContract()
    {
        std::ostringstream out;
        writeTraceCsv(out, {}, {});
        QCOMPARE(out.str(),
                 std::string("time,depth,in_flight,oldest_age,running,starting,draining,desired,"
                             "signal,decision,reason\n"));
    }

    void traceRowSaysWhyInEnglish()
    {
        QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
        const Reason reason{.kind = Reason::Kind::scaleOut,
                            .bound = Reason::Bound::max,
                            .unit = Unit::seconds,
                            .signal = 4.25,
                            .limit = 3,
                            .since = 20,
                            .cooldown = 20,
                            .wanted = 24};
        QCOMPARE(traceRow(oneRow(reason, 4.25)),
                 std::string("10,240,5,4.25,5,1,2,6,4.25,20,\"signal 4.25 s above target 3 s; last "
                             "change up 20 s ago, cooldown 20 s is over; held at the maximum "
                             "20\"\n"));
        QLocale::setDefault(QLocale::c());
    }

    void reasonWithACommaIsQuoted()
    {
        const Reason reason{.kind = Reason::Kind::alreadyEnough, .signal = 6, .limit = 5};
        const std::string row = traceRow(oneRow(reason, 6));
        QVERIFY2(row.find(",\"signal 6 above target 5, yet") != std::string::npos, row.c_str());
        QVERIFY(row.ends_with("\"\n"));
    }

    void missingSignalIsAnEmptyCell()
    {
        const std::string row = traceRow(oneRow({.kind = Reason::Kind::noSignal}, std::nan("")));
        QVERIFY2(row.starts_with("10,240,5,4.25,5,1,2,6,,20,"), row.c_str());
    }

    void startsHaveSixDecimalsFromWholeMicroseconds()
    {
        JobStream jobs;
        jobs.grid = TimeGrid(100'000);
        jobs.arrival = {0, 5, 2'147'483'646};
        jobs.service = {1, 100'000, 3};
        const JobStarts starts{{0, 150'007, -1},
                               {1, 250'007, -1},
                               {JobOutcome::completed, JobOutcome::lost, JobOutcome::waiting}};
        std::ostringstream out;
        writeStartsCsv(out, jobs, starts);
        QCOMPARE(out.str(), std::string("arrival,service,start,end,outcome\n"
                                        "0.000000,0.000010,0.000000,0.000010,completed\n"
                                        "0.000050,1.000000,1.500070,2.500070,lost\n"
                                        "21474.836460,0.000030,,,waiting\n"));
    }

    void outcomeHasEveryKeyOfTheContract()
    {
        const auto json = nlohmann::json::parse(outcomeJson(Outcome{}, Scenario{}));
        const std::map<std::string, std::vector<std::string>> groups{
            {"engine", {"jobs", "exact", "seed", "fingerprint", "timeStep"}},
            {"jobs",
             {"arrived", "started", "completed", "lost", "returned", "deadLettered", "waiting",
              "inFlight", "dueBack"}},
            {"timeToStart", {"p50", "p90", "p95", "p99", "max", "mean", "withinObjective"}},
            {"oldestAge", {"peak", "secondsAboveObjective"}},
            {"depth", {"peak", "longestDrain"}},
            {"fleet", {"mean", "peak", "min", "secondsAtMax", "secondsAtZero"}},
            {"scaling", {"out", "in", "reversals"}},
            {"cost", {"workerSeconds", "amount", "currency", "perMonth"}}};
        for (const auto& [group, keys] : groups)
            for (const std::string& key : keys)
                QVERIFY2(json.contains(group) && json[group].contains(key),
                         (group + '.' + key).c_str());
        for (const char* key : {"queue", "scenario", "utilisation", "asleepSince"})
            QVERIFY2(json.contains(key), key);
        QVERIFY(json["asleepSince"].is_null());
    }

    void outcomeNumbersArePlain()
    {
        Outcome outcome;
        outcome.jobs.arrived = 123'456;
        outcome.stepsPerSecond = 1'000'000;
        outcome.fingerprint = 0xAB;
        outcome.cost.amount = 0.1;
        outcome.cost.currency = "GBP";
        outcome.asleepSince = 12.5;
        Scenario scenario;
        scenario.queue = "réveil \"1\"";
        scenario.run.seed = 7;
        const auto json = nlohmann::json::parse(outcomeJson(outcome, scenario));
        QCOMPARE(json["queue"].get<std::string>(), scenario.queue);
        QCOMPARE(json["engine"]["jobs"].get<int>(), 123'456);
        QCOMPARE(json["engine"]["seed"].get<int>(), 7);
        QCOMPARE(json["engine"]["timeStep"].get<double>(), 1e-6);
        QCOMPARE(json["engine"]["fingerprint"].get<std::string>(), std::string("00000000000000ab"));
        QCOMPARE(json["asleepSince"].get<double>(), 12.5);
        QVERIFY(outcomeJson(outcome, scenario).find("\"amount\": 0.1,") != std::string::npos);
    }

    void classesAndDrainsAreListed()
    {
        Outcome outcome;
        outcome.classes = {{.jobClass = 0, .arrived = 2, .started = 1, .timeToStart = {}},
                           {.jobClass = 3, .arrived = 9, .started = 9, .timeToStart = {}}};
        outcome.classes[1].timeToStart.p95 = 4.5;
        outcome.drains = {{.peakAt = 60, .depth = 80, .took = 12.5}};
        outcome.workersCrashed = 2;
        const auto json = nlohmann::json::parse(outcomeJson(outcome, Scenario{}));
        QCOMPARE(json["classes"].size(), std::size_t(2));
        QCOMPARE(json["classes"][0]["class"].get<std::string>(), std::string("critical"));
        QCOMPARE(json["classes"][1]["class"].get<std::string>(), std::string("low"));
        QCOMPARE(json["classes"][1]["timeToStart"]["p95"].get<double>(), 4.5);
        QCOMPARE(json["drains"][0]["took"].get<double>(), 12.5);
        QCOMPARE(json["workersCrashed"].get<int>(), 2);
    }

    void eventsHaveARowEach()
    {
        const Faults faults{{FaultKind::burst, Seconds(0), Seconds(9)}};
        std::vector<Event> events(4);
        events[0] = {.kind = Event::Kind::scaledOut,
                     .at = 1'500'000,
                     .from = 2,
                     .to = 20,
                     .reason = {.kind = Reason::Kind::scaleOut, .signal = 48, .limit = 24}};
        events[1] = {
            .kind = Event::Kind::killed, .at = 2'000'001, .from = 1, .jobs = 3, .reason = {}};
        events[2] = {.kind = Event::Kind::faultEnded, .at = 9'000'000, .fault = 0, .reason = {}};
        events[3] = {.kind = Event::Kind::promiseBroken, .at = 10'000'000, .reason = {}};
        std::ostringstream out;
        writeEventsCsv(out, events, TimeGrid{}, faults, Limits{2, 20});
        QCOMPARE(QString::fromStdString(out.str()),
                 u"time,event,from,to,jobs,reason\n"
                 "1.500000,scaled-out,2,20,,signal 48 above target 24\n"
                 "2.000001,killed,1,,3,\n"
                 "9.000000,fault-ended,,,,burst\n"
                 "10.000000,promise-broken,,,,\n"_s);
    }

    void decisionHasItsStepsAndLimits()
    {
        const Derivation steps{{message("signal above target"), 48, 24},
                               {message("wanted"), 10, {}}};
        const Decision decision{10, {.kind = Reason::Kind::scaleOut, .signal = 48, .limit = 24}};
        QCOMPARE(QString::fromStdString(decisionJson(decision, steps, Limits{0, 20})),
                 u"{\n  \"desired\": 10,\n  \"reason\": \"signal 48 above target 24\",\n"
                 "  \"steps\": [\n"
                 "    {\"rule\": \"signal above target\", \"value\": 48, \"limit\": 24},\n"
                 "    {\"rule\": \"wanted\", \"value\": 10, \"limit\": null}\n  ]\n}\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestExportRun)
#include "tst_export_run.moc"
