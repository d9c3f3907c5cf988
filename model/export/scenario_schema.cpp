// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/scenario_schema.h"

#include "model/export/document.h"
#include "model/export/json_writer.h"
#include "model/export/target_parts.h"
#include "model/import/scenario_keys.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

Node typed(const char* type)
{
    Node node;
    node.add("type", type);
    return node;
}

Node reference(const std::string& name)
{
    Node node;
    node.add("$ref", "#/$defs/" + name);
    return node;
}

Node described(Node node, const std::string& text)
{
    node.add("description", text);
    return node;
}

Node anyOf(Node::List alternatives)
{
    Node node;
    node.add("anyOf", std::move(alternatives));
    return node;
}

Node pattern(const std::string& expression)
{
    Node node = typed("string");
    node.add("pattern", expression);
    return node;
}

/// An object that holds nothing but @p properties.
Node closedObject(Node properties)
{
    Node node = typed("object");
    node.add("properties", std::move(properties));
    node.add("additionalProperties", false);
    return node;
}

Node required(Node node, std::initializer_list<const char*> keys)
{
    Node list = Node::list().flow();
    for (const char* key : keys)
        list.append(key);
    node.add("required", list);
    return node;
}

Node wordList(const std::vector<Choice>& choices, bool optional)
{
    Node words = Node::list();
    for (const Choice& choice : choices)
        words.append(choice.word);
    if (optional)
        words.append("none");
    Node node;
    node.add("enum", std::move(words));
    return node;
}

Node number(const ParameterInfo& info)
{
    Node node = typed(isWhole(info.unit) ? "integer" : "number");
    node.add("minimum", info.minimum);
    if (std::isfinite(info.maximum))
        node.add("maximum", info.maximum);
    return node;
}

Node valueSchema(const ParameterInfo& info)
{
    if (info.unit == Unit::choice)
        return wordList(info.choices, info.optional);
    Node node;
    switch (info.unit) {
    case Unit::flag:
        node = typed("boolean");
        break;
    case Unit::text:
        node = typed("string");
        break;
    case Unit::seconds:
    case Unit::signal: // a duration when the signal is an age
        node = reference("duration");
        break;
    case Unit::percent:
        node = anyOf({number(info), pattern("^ *[0-9.]+ *%? *$")});
        break;
    default:
        node = number(info);
    }
    if (!info.optional)
        return node;
    Node none;
    none.add("enum", Node::List{"none", Node()});
    return anyOf({std::move(node), std::move(none)});
}

Node defaultNode(const ParameterInfo& info)
{
    if (const auto* text = std::get_if<std::string>(&info.fallback))
        return *text;
    if (const auto* flag = std::get_if<bool>(&info.fallback))
        return *flag;
    if (const auto* plain = std::get_if<double>(&info.fallback)) {
        if (info.unit == Unit::seconds)
            return formatValue(info, info.fallback, info.unit);
        return *plain;
    }
    return "none";
}

Node rowSchema(const ParameterInfo& info)
{
    Node node = described(valueSchema(info), english(Message{info.help, {}, -1}));
    node.add("default", defaultNode(info));
    return node;
}

/// Adds a row at its dotted key: each group is a closed object with its own properties.
void addRow(Node& properties, std::string_view key, const Node& row)
{
    const auto dot = key.find('.');
    if (dot == std::string_view::npos) {
        properties.add(std::string(key), row);
        return;
    }
    const std::string group(key.substr(0, dot));
    Node* inner = properties.find(group);
    if (!inner)
        inner = &properties.add(group, closedObject(Node::map()));
    addRow(*inner->find("properties"), key.substr(dot + 1), row);
}

/// The policy of one rule; the rule's name tells which keys it has.
Node policySchema(const RuleInfo& info)
{
    Scenario scenario;
    scenario.plan.policy.rule = ruleFromWord(info.word).value_or(Rule{});
    constexpr std::string_view prefix = "policy.";
    Node properties;
    for (const Parameter<Scenario>& row : scenarioParameters(scenario)) {
        if (!row.info.key.starts_with(prefix))
            continue;
        if (row.info.key == "policy.rule") {
            Node word;
            word.add("const", info.word);
            properties.add("rule", std::move(word));
            continue;
        }
        addRow(properties, std::string_view(row.info.key).substr(prefix.size()),
               rowSchema(row.info));
        for (const std::string& alias : row.info.aliases)
            addRow(properties, std::string_view(alias).substr(prefix.size()), rowSchema(row.info));
    }
    if (std::holds_alternative<TargetTracking>(scenario.plan.policy.rule)) {
        Node flavours;
        flavours.add("enum", Node::List{neutralFlavour});
        properties.add("flavour", std::move(flavours));
    }
    Node node = closedObject(std::move(properties));
    node.add("required", Node::List{"rule"});
    return described(std::move(node), english(Message{info.help, {}, -1}));
}

Node policiesSchema()
{
    Node alternatives = Node::list();
    for (const RuleInfo& info : ruleInfos())
        alternatives.append(policySchema(info));
    Node node;
    node.add("oneOf", std::move(alternatives));
    return node;
}

Node arrivalsSchema()
{
    Node properties;
    properties.add("poisson",
                   described(reference("rate"), "Jobs arrive independently at this rate."));
    properties.add("for", described(reference("duration"), "How long. Default 1h."));
    return required(closedObject(std::move(properties)), {"poisson"});
}

Node bimodalSchema()
{
    Node share = typed("number");
    share.add("minimum", 0);
    share.add("maximum", 1);
    Node figures;
    figures.add("short", reference("duration"));
    figures.add("long", reference("duration"));
    figures.add("longShare", described(anyOf({std::move(share), pattern("^[0-9.]+ *%$")}),
                                       "Of the jobs: 10% or 0.1."));
    return required(closedObject(std::move(figures)), {"short", "long", "longShare"});
}

/// One time for all workers, or mean and 95th percentile of a log-normal.
Node startupSchema(const ParameterInfo& info)
{
    Node figures;
    figures.add("mean", reference("duration"));
    figures.add("p95", reference("duration"));
    Node node = described(anyOf({reference("duration"), closedObject(std::move(figures))}),
                          english(Message{info.help, {}, -1}));
    node.add("default", defaultNode(info));
    return node;
}

Node serviceSchema()
{
    Node logNormal;
    logNormal.add("mean", reference("duration"));
    logNormal.add("p95", reference("duration"));
    const Node figures = required(closedObject(std::move(logNormal)), {"mean", "p95"});
    Node measured = typed("array");
    measured.add("items", reference("duration"));
    measured.add("minItems", 1);

    Node properties;
    properties.add("constant", reference("duration"));
    properties.add("exponential", described(reference("duration"), "The mean."));
    properties.add("log-normal", figures);
    properties.add("lognormal", figures);
    properties.add("bimodal", bimodalSchema());
    properties.add("empirical",
                   described(std::move(measured), "Drawn with replacement from these."));
    Node node = closedObject(std::move(properties));
    node.add("minProperties", 1);
    node.add("maxProperties", 1);
    return node;
}

Node historySchema()
{
    Node files = typed("array");
    files.add("items", typed("string"));
    Node map = typed("object");
    map.add("additionalProperties", typed("string"));
    Node properties;
    properties.add("file", anyOf({typed("string"), std::move(files)}));
    properties.add("format", typed("string"));
    properties.add("zone", described(typed("string"), "IANA name for times without an offset."));
    properties.add("map", described(std::move(map), "Role: column, as --map."));
    properties.add("jobs", described(typed("string"),
                                     "CSV arrival,service[,class] in seconds from the start."));
    properties.add("start", described(typed("string"), "With jobs: the instant of second 0, UTC."));
    return closedObject(std::move(properties));
}

/// Since the start of the history, or a date with its zone.
Node spanTime()
{
    return anyOf({reference("duration"), reference("date")});
}

Node faultSchema(FaultKind kind)
{
    const FaultInfo& info = infoOf(kind);
    Node word;
    word.add("const", info.word);
    Node properties;
    properties.add("fault", described(std::move(word), english(Message{info.help, {}, -1})));
    properties.add("from", spanTime());
    properties.add("to", spanTime());
    if (!info.amount.key.empty()) {
        Node amount = described(number(info.amount), english(Message{info.amount.label, {}, -1}));
        amount.add("default", defaultNode(info.amount));
        properties.add(info.amount.key, std::move(amount));
    }
    if (kind == FaultKind::metricStops)
        properties.add("reads", wordList(stoppedMetricChoices(), false));
    Node node = closedObject(std::move(properties));
    if (kind == FaultKind::controllerRestart)
        return required(std::move(node), {"fault", "from"});
    return required(std::move(node), {"fault", "from", "to"});
}

Node faultsSchema()
{
    Node alternatives = Node::list();
    for (std::size_t kind = 0; kind < faultInfos().size(); ++kind)
        alternatives.append(faultSchema(static_cast<FaultKind>(kind)));
    Node item;
    item.add("oneOf", std::move(alternatives));
    Node node = typed("array");
    node.add("items", std::move(item));
    return described(std::move(node), "What goes wrong, and when.");
}

/// The limits of an entry beside @p when.
Node entrySchema(Node when, std::initializer_list<const char*> requiredKeys)
{
    const Node count = number(scheduledWorkers({}));
    when.add("min", count);
    when.add("max", count);
    when.add("reserve", described(count, "At least so many; reservations add up."));
    when.add("ahead", described(reference("duration"), "In force so long before."));
    return required(closedObject(std::move(when)), requiredKeys);
}

Node scheduleSchema()
{
    const std::string day = "(mon|tue|wed|thu|fri|sat|sun)";
    const std::string days = day + "(-" + day + ")?";
    Node oneDay = typed("array");
    oneDay.add("items", pattern("^" + days + "$"));
    const Node clock = pattern("^[0-2][0-9]:[0-5][0-9](:[0-5][0-9](\\.[0-9]+)?)?$");
    Node weekly;
    weekly.add("days", anyOf({pattern("^(daily|weekdays|weekend|" + days + "(, *" + days + ")*)$"),
                              std::move(oneDay)}));
    weekly.add("from", clock);
    weekly.add("to", described(clock, "At or before from: on the next day."));
    weekly.add("zone", described(typed("string"), "IANA name. Default UTC."));
    Node span;
    span.add("from", spanTime());
    span.add("to", spanTime());
    Node item =
        anyOf({entrySchema(std::move(weekly), {}), entrySchema(std::move(span), {"from", "to"})});
    Node node = typed("array");
    node.add("items", std::move(item));
    return described(std::move(node), "Other limits by time of day, and workers reserved ahead.");
}

Node definitions()
{
    const std::string one = "[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?";
    const std::string part = one + " *(us|ms|s|sec|m|min|h|d)";
    Node node;
    Node seconds = typed("number");
    seconds.add("minimum", 0);
    node.add(
        "duration",
        described(anyOf({seconds, pattern("^ *(" + one + "|" + part + "( *" + part + ")*) *$")}),
                  "Seconds, or a number with a unit: 250ms, 30s, 5m, 1.5h."));
    node.add("date", described(pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}"
                                       "(\\.[0-9]+)?)?(Z|[-+][0-9]{2}:?[0-9]{2})$"),
                               "A date and time with its zone: 2026-03-02T09:00:00+01:00."));
    node.add("rate",
             described(anyOf({seconds, pattern("^ *" + one + " *(/ *(s|sec|m|min|h|d))? *$")}),
                       "Jobs per second, or with a unit: 8/s, 480/min, 2000/h."));
    return node;
}

Node properties()
{
    Node node;
    Node version;
    version.add("const", scenarioVersion);
    node.add("afflux", described(std::move(version), "The version of this format."));
    node.add("queue", typed("string"));
    node.add("scenario", typed("string"));
    node.add("objective", closedObject(Node::map()));
    node.add("history", historySchema());
    Node& workload = node.add("workload", closedObject(Node::map()));
    workload.find("properties")->add("arrivals", arrivalsSchema());
    workload.find("properties")->add("service", serviceSchema());
    for (const Parameter<Scenario>& row : scenarioParameters(Scenario{}))
        if (!row.info.key.starts_with("policy."))
            addRow(node, row.info.key,
                   row.info.key == "workers.startupDelay" ? startupSchema(row.info)
                                                          : rowSchema(row.info));
    node.add("policy", policiesSchema());
    node.add("schedule", scheduleSchema());
    node.add("faults", faultsSchema());
    return node;
}

} // namespace

std::string scenarioSchema()
{
    Node root;
    root.add("$schema", "https://json-schema.org/draft/2020-12/schema");
    root.add("title", "Afflux scenario");
    root.add("description", "Everything one simulation needs. Every key but policy has a default.");
    root.add("type", "object");
    root.add("properties", properties());
    root.add("required", Node::List{"policy"});
    root.add("additionalProperties", false);
    root.add("$defs", definitions());
    return jsonText(root);
}

} // namespace afflux
