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

/// Understood as a key, not yet as anything else.
Node emptyList()
{
    Node node = typed("array");
    node.add("maxItems", 0);
    return node;
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
            addRow(node, row.info.key, rowSchema(row.info));
    node.add("policy", policiesSchema());
    node.add("schedule", emptyList());
    node.add("faults", emptyList());
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
