// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/mean_document.h"
#include "app/cli/outcome_table.h"
#include "app/cli/replication_report.h"
#include "app/cli/scenario_source.h"
#include "model/export/json_writer.h"
#include "model/export/outcome_json.h"
#include "model/export/run_csv.h"
#include "model/planning/findings.h"
#include "model/simulation/simulator.h"

#include <array>
#include <ostream>
#include <sstream>

namespace afflux::cli {

namespace {

constexpr std::array<Option, 17> options{{
    {"scenario-file", Takes::one, "S.yaml", AFFLUX_TR("Message", "A scenario file, YAML or JSON.")},
    {"queue", Takes::one, "Q", AFFLUX_TR("Message", "Which queue of the project; the first.")},
    {"scenario", Takes::one, "S",
     AFFLUX_TR("Message", "Which plan of the queue; the first that is not the baseline.")},
    {"history", Takes::list, "FILE",
     AFFLUX_TR("Message", "Measured arrivals for the scenario file.")},
    {"format", Takes::one, "F",
     AFFLUX_TR("Message", "The format of the history, if it is not recognised.")},
    {"zone", Takes::one, "Z", AFFLUX_TR("Message", "The zone of times without an offset; UTC.")},
    {"map", Takes::several, "ROLE=COLUMN",
     AFFLUX_TR("Message", "What a column means, if it is not recognised.")},
    {"jobs", Takes::one, "JOBS.csv",
     AFFLUX_TR("Message",
               "Every job, arrival,service[,class] in seconds: nothing is drawn at random.")},
    {"set", Takes::several, "KEY=VALUE", AFFLUX_TR("Message", "Changes a setting: policy.max=30.")},
    {"seed", Takes::one, "N", AFFLUX_TR("Message", "As --set run.seed=N.")},
    {"replications", Takes::one, "N",
     AFFLUX_TR("Message", "Runs N draws; means with their intervals.")},
    {"precision", Takes::one, "5%",
     AFFLUX_TR("Message", "Says how many draws it takes to know the 95th percentile so well.")},
    {"json", Takes::nothing, "", AFFLUX_TR("Message", "Prints one JSON object.")},
    {"trace", Takes::one, "T.csv",
     AFFLUX_TR("Message", "Writes every control tick of the first run.")},
    {"starts", Takes::one, "S.csv", AFFLUX_TR("Message", "Writes every job of the first run.")},
    {"events", Takes::one, "E.csv",
     AFFLUX_TR("Message", "Writes what happened in the first run: scaling, faults, losses.")},
    {"check", Takes::nothing, "", AFFLUX_TR("Message", "Exit code 1 when the promise is missed.")},
}};

/// What a precision is judged by when nothing else is said.
constexpr const char* pilotRuns = "run.replications=10";

struct SimulateArguments
{
    ScenarioRequest scenario;
    bool json = false;
    bool check = false;
    std::optional<Precision> precision;
    std::string trace;
    std::string starts;
    std::string events;
};

Result<SimulateArguments> parse(const Arguments& arguments)
{
    Result<ScenarioRequest> request = scenarioRequest(arguments);
    if (!request)
        return failure(request.error());
    for (const char* name : {"seed", "replications"})
        if (arguments.has(name))
            request->settings.push_back("run." + std::string(name) + '=' + arguments.value(name));
    SimulateArguments wanted;
    if (arguments.has("precision")) {
        const Result<Precision> precision = parsePrecision(arguments.value("precision"));
        if (!precision)
            return failure(precision.error());
        wanted.precision = *precision;
        if (!arguments.has("replications"))
            request->settings.insert(request->settings.begin(), pilotRuns);
    }
    wanted.scenario = std::move(*request);
    wanted.json = arguments.has("json");
    wanted.check = arguments.has("check");
    wanted.trace = arguments.value("trace");
    wanted.starts = arguments.value("starts");
    wanted.events = arguments.value("events");
    return wanted;
}

/// All replications of a scenario; trace and starts are the first one's.
struct Runs
{
    std::vector<Outcome> outcomes;
    std::optional<Replications> replications; ///< where more than one was asked for
    SimulationResult first;
};

Result<Runs> simulateAll(const Scenario& scenario, const SimulateArguments& wanted,
                         const std::stop_token& stop)
{
    Runs runs;
    const bool several = scenario.run.replications > 1;
    SimulationOptions recorded;
    recorded.trace = wanted.trace.empty() ? TraceDetail::none : TraceDetail::full;
    recorded.starts = !wanted.starts.empty();
    recorded.events = wanted.json || !wanted.events.empty();
    if (!several || !wanted.trace.empty() || recorded.starts || recorded.events) {
        Result<SimulationResult> first = run(scenario, recorded, stop);
        if (!first)
            return failure(first.error());
        runs.first = std::move(*first);
    }
    if (!several) {
        runs.outcomes = {runs.first.outcome};
        return runs;
    }
    Result<Replications> all =
        replicate(scenario, {.replications = scenario.run.replications}, stop);
    if (!all)
        return failure(all.error());
    runs.outcomes = all->outcomes;
    runs.replications = std::move(*all);
    return runs;
}

Issue eventsLeftOff(std::int64_t count, const std::string& file)
{
    return {"left-off",
            Severity::warning,
            {.file = file},
            countedMessage(AFFLUX_TR_N("Message", "%n later event(s) were left off"), count)};
}

Result<void> writeRuns(const Runs& runs, const Scenario& scenario, const SimulateArguments& wanted,
                       const Context& context)
{
    if (!wanted.trace.empty()) {
        std::ostringstream csv;
        writeTraceCsv(csv, runs.first.trace, scenario.plan.policy.limits);
        if (auto done = writeFile(wanted.trace, csv.str(), context); !done)
            return done;
    }
    if (!wanted.starts.empty()) {
        std::ostringstream csv;
        writeStartsCsv(csv, runs.first.jobs, runs.first.starts);
        if (auto done = writeFile(wanted.starts, csv.str(), context); !done)
            return done;
    }
    if (!wanted.events.empty()) {
        std::ostringstream csv;
        writeEventsCsv(csv, runs.first.events, runs.first.jobs.grid, scenario.faults,
                       scenario.plan.policy.limits);
        if (runs.first.eventsLeftOff > 0)
            tell({}, {eventsLeftOff(runs.first.eventsLeftOff, wanted.events)}, context);
        return writeFile(wanted.events, csv.str(), context);
    }
    return {};
}

std::string json(const Runs& runs, const Scenario& scenario, Precision precision)
{
    std::vector<Node> documents;
    for (const Outcome& outcome : runs.outcomes)
        documents.push_back(outcomeDocument(outcome, scenario));
    const auto events =
        static_cast<std::int64_t>(runs.first.events.size()) + runs.first.eventsLeftOff;
    if (!runs.replications) {
        documents.front().add("events", events);
        return jsonText(documents.front());
    }
    for (Node& document : documents)
        *document.find("drains") = Node(); // each run has its own
    Node mean = meanDocument(documents);
    mean.add("replications", replicationsNode(*runs.replications, precision));
    return jsonText(mean);
}

/// "Burst of traffic (factor 3), from 1 h to 2 h after the start."
void sayFaults(const Faults& faults, const Context& context)
{
    for (const Fault& fault : faults) {
        const FaultInfo& info = infoOf(fault.kind);
        const std::string name = said(message(info.label), context);
        const Message what =
            info.amount.key.empty()
                ? message(AFFLUX_TR("Message", "%1, from %2 to %3 after the start."), name,
                          fault.from, fault.to)
                : message(AFFLUX_TR("Message", "%1 (%4 %5), from %2 to %3 after the start."), name,
                          fault.from, fault.to, info.amount.key, fault.amount);
        context.out << said(what, context) << '\n';
    }
}

void sayRuns(const Runs& runs, const Scenario& scenario, const Context& context)
{
    context.out << '\n';
    sayFaults(scenario.faults, context);
    for (const Finding& finding : findingsOf(scenario, runs.outcomes.front()))
        context.out << said(finding.what, context) << '\n';
    const Message how =
        runs.outcomes.size() == 1
            ? message(AFFLUX_TR("Message", "Every job was simulated; seed %1."), scenario.run.seed)
            : message(AFFLUX_TR("Message", "Every job was simulated; means of %1 runs, seed %2."),
                      runs.outcomes.size(), scenario.run.seed);
    context.out << said(how, context) << '\n';
}

/// What several draws say, beside the baseline on the same draws where there is one.
void sayReplications(const Runs& runs, const Runs& baseline, const SourcedScenario& sourced,
                     const SimulateArguments& wanted, const Context& context)
{
    if (!runs.replications)
        return;
    const Replications& all = *runs.replications;
    if (!all.deterministic) {
        context.out << '\n' << replicationTable(all, sourced.scenario, context.speech);
        if (baseline.replications)
            context.out << '\n'
                        << differenceTable(compared(*baseline.replications, all), *sourced.baseline,
                                           sourced.scenario, context.speech);
        context.out << '\n' << said(columnsSentence(all.level), context) << '\n';
    }
    if (wanted.precision || all.deterministic)
        context.out << said(neededSentence(all, wanted.precision.value_or(Precision{})), context)
                    << '\n';
}

/// The table, beside the baseline where there is one.
Result<void> sayTable(const Runs& runs, const SourcedScenario& sourced,
                      const SimulateArguments& wanted, const Context& context)
{
    std::vector<SimulatedPlan> plans{{sourced.scenario, runs.outcomes}};
    Runs baseline;
    if (sourced.baseline) {
        SimulateArguments quiet = wanted;
        quiet.trace.clear();
        quiet.starts.clear();
        quiet.events.clear();
        Result<Runs> also = simulateAll(*sourced.baseline, quiet, context.stop);
        if (!also)
            return failure(also.error());
        baseline = std::move(*also);
        plans.push_back({*sourced.baseline, baseline.outcomes});
    }
    context.out << outcomeTable(plans, context.speech);
    sayRuns(runs, sourced.scenario, context);
    sayReplications(runs, baseline, sourced, wanted, context);
    return {};
}

bool keepsPromise(const Runs& runs, const Scenario& scenario)
{
    const double atObjective =
        meanOf(runs.outcomes, [](const Outcome& o) { return o.timeToStart.atObjective; });
    return atObjective <= scenario.objective.timeToStart.count();
}

ExitCode simulateScenario(const SimulateArguments& wanted, const Context& context)
{
    const Result<SourcedScenario> sourced = sourceScenario(wanted.scenario, context.stop);
    if (!sourced)
        return fail(sourced.error(), context);
    tell(sourced->assumptions, sourced->issues, context);
    const Result<Runs> runs = simulateAll(sourced->scenario, wanted, context.stop);
    if (!runs)
        return fail(runs.error(), context);
    if (const auto written = writeRuns(*runs, sourced->scenario, wanted, context); !written)
        return fail(written.error(), context);
    if (wanted.json)
        context.out << json(*runs, sourced->scenario, wanted.precision.value_or(Precision{}));
    else if (const auto shown = sayTable(*runs, *sourced, wanted, context); !shown)
        return fail(shown.error(), context);
    const bool missed = wanted.check && !keepsPromise(*runs, sourced->scenario);
    return missed ? ExitCode::checkFailed : ExitCode::done;
}

ExitCode execute(const Arguments& arguments, const Context& context)
{
    const Result<SimulateArguments> wanted = parse(arguments);
    return wanted ? simulateScenario(*wanted, context) : fail(wanted.error(), context);
}

} // namespace

const Command simulateCommand{
    "simulate",
    "simulate PROJECT [--queue Q] [--scenario S] [OPTION]...\n"
    "simulate --scenario-file S.yaml [--history FILE... | --jobs JOBS.csv] [OPTION]...",
    AFFLUX_TR("Message", "Runs a scenario job by job and says what it comes to."),
    options,
    execute,
};

} // namespace afflux::cli
