// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/explainer.h"
#include "app/cli/scenario_source.h"
#include "app/cli/text_table.h"
#include "model/export/json_writer.h"
#include "model/export/outcome_json.h"

#include <array>
#include <ostream>

using namespace Qt::StringLiterals;

namespace afflux::cli {

namespace {

constexpr std::array<Option, 6> options{{
    {"observe", Takes::one, "KEY=VALUE,...",
     AFFLUX_TR("Message", "One moment: depth=240,running=5[,inFlight=..,oldestAge=..,time=..].")},
    {"observations", Takes::one, "OBS.csv",
     AFFLUX_TR("Message", "One moment a row, the rule's memory kept between them.")},
    {"queue", Takes::one, "Q", AFFLUX_TR("Message", "Which queue of the project; the first.")},
    {"scenario", Takes::one, "S",
     AFFLUX_TR("Message", "Which plan of the queue; the first that is not the baseline.")},
    {"set", Takes::several, "KEY=VALUE", AFFLUX_TR("Message", "Changes a setting: policy.max=30.")},
    {"json", Takes::nothing, "",
     AFFLUX_TR("Message", "Prints one JSON object, or a list of them.")},
}};

struct ExplainArguments
{
    ScenarioRequest scenario;
    std::vector<ObservedMoment> moments;
    bool list = false; ///< a file of moments, even if it holds one
    bool json = false;
};

Result<ExplainArguments> parse(const Arguments& arguments)
{
    Result<ScenarioRequest> request = scenarioRequest(arguments);
    if (!request)
        return failure(request.error());
    request->needsArrivals = false;
    ExplainArguments parsed{
        std::move(*request), {}, arguments.has("observations"), arguments.has("json")};
    if (parsed.list && arguments.has("observe"))
        return failure(
            ErrorCode::conflict, {.key = "--observe"},
            message(AFFLUX_TR("Message", "--observe and --observations exclude each other")),
            message(AFFLUX_TR("Message", "Keep one of them.")));
    if (!parsed.list && !arguments.has("observe"))
        return failure(
            ErrorCode::missing, {.key = "--observe"},
            message(AFFLUX_TR("Message", "either --observe or --observations is needed")),
            message(AFFLUX_TR("Message", "Write --observe depth=240,running=5.")));
    if (parsed.list) {
        auto moments = readObservations(arguments.value("observations"));
        if (!moments)
            return failure(moments.error());
        parsed.moments = std::move(*moments);
        return parsed;
    }
    const auto moment = parseObservation(arguments.value("observe"));
    if (!moment)
        return failure(moment.error());
    parsed.moments.push_back(*moment);
    return parsed;
}

Node document(const Explanation& explanation, const Limits& limits)
{
    Node node = decisionDocument(explanation.decision, explanation.steps, limits);
    node.add("time", explanation.time);
    node.add("running", explanation.queue.running);
    node.add("signal", explanation.signal ? Node(*explanation.signal) : Node());
    return node;
}

QString because(const Decision& decision, const Limits& limits, const Speech& speech)
{
    const int limit = decision.reason.bound == Reason::Bound::min ? limits.min : limits.max;
    const QString bound = say(describeBound(decision.reason, limit), speech);
    const QString why = say(describe(decision.reason), speech);
    return bound.isEmpty() ? why
                           : say(message(AFFLUX_TR("Message", "%1; %2"), why.toStdString(),
                                         bound.toStdString()),
                                 speech);
}

/// One moment: the decision, why, and the steps to it.
void sayOne(const Explanation& explanation, const Limits& limits, const Context& context)
{
    const Message decided =
        countedMessage(AFFLUX_TR_N("Message", "%n worker(s)"), explanation.decision.desired);
    context.out << said(
                       message(AFFLUX_TR("Message", "%1: %2"), said(decided, context),
                               because(explanation.decision, limits, context.speech).toStdString()),
                       context)
                << "\n\n";
    std::vector<QStringList> rows;
    for (const DerivationStep& step : explanation.steps)
        rows.push_back(
            {u"  "_s + say(step.rule, context.speech), sayNumber(step.value, context.speech),
             step.limit
                 ? say(message(AFFLUX_TR("Message", "limit %1"), *step.limit), context.speech)
                 : QString()});
    context.out << alignedTable(rows);
}

/// Many moments: a row each.
void sayRow(const Explanation& explanation, const Limits& limits, const Context& context)
{
    const Message row =
        message(AFFLUX_TR("Message", "%1: %2 → %3 (%4)"), Seconds(explanation.time),
                explanation.queue.desired, explanation.decision.desired,
                because(explanation.decision, limits, context.speech).toStdString());
    context.out << said(row, context) << '\n';
}

ExitCode explainMoments(const ExplainArguments& wanted, const Context& context)
{
    const Result<SourcedScenario> sourced = sourceScenario(wanted.scenario, context.stop);
    if (!sourced)
        return fail(sourced.error(), context);
    const Plan& plan = sourced->scenario.plan;
    const Limits& limits = plan.policy.limits;
    Explainer explainer(plan);
    Node list = Node::list();
    for (const ObservedMoment& moment : wanted.moments) {
        const Explanation explanation = explainer.explain(moment);
        if (wanted.json)
            list.append(document(explanation, limits));
        else if (wanted.list)
            sayRow(explanation, limits, context);
        else
            sayOne(explanation, limits, context);
    }
    if (wanted.json)
        context.out << jsonText(wanted.list ? list : std::get<Node::List>(list.value()).front());
    return ExitCode::done;
}

ExitCode execute(const Arguments& arguments, const Context& context)
{
    const Result<ExplainArguments> wanted = parse(arguments);
    return wanted ? explainMoments(*wanted, context) : fail(wanted.error(), context);
}

} // namespace

const Command explainCommand{
    "explain",
    "explain S.yaml|PROJECT --observe depth=240,running=5[,inFlight=..,oldestAge=..,time=..] "
    "[OPTION]...\n"
    "explain S.yaml|PROJECT --observations OBS.csv [OPTION]...",
    AFFLUX_TR("Message", "Says what a policy decides on what it sees, and by which steps."),
    options,
    execute,
};

} // namespace afflux::cli
