// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/scenario_setting.h"

#include "model/import/instant_text.h"
#include "model/import/scenario_keys.h"

namespace afflux {

namespace {

YamlNode scalar(std::string_view text)
{
    YamlNode node;
    node.text = std::string(text);
    return node;
}

void addTo(YamlNode& map, std::string_view key, YamlNode value)
{
    map.kind = YamlNode::Kind::map;
    map.entries.emplace_back(scalar(key), std::move(value));
}

/// @p key without @p group and its dot; empty when it is not of the group.
std::string_view within(std::string_view key, std::string_view group)
{
    return key.starts_with(group) ? key.substr(group.size()) : std::string_view();
}

/// The blocks' own readers, which work on files: there is no file, line and column here.
Result<void> firstOf(std::vector<Error> errors)
{
    if (errors.empty())
        return {};
    errors.front().place = {.key = errors.front().place.key};
    return failure(std::move(errors.front()));
}

Result<void> setArrivals(Workload& workload, std::string_view part, std::string_view text)
{
    auto* drawn = std::get_if<PoissonArrivals>(&workload.arrivals);
    if (!drawn)
        return failure(
            ErrorCode::conflict, {.key = "workload.arrivals." + std::string(part)},
            message(AFFLUX_TR("Message", "arrivals come from a history or are drawn, not both")),
            message(AFFLUX_TR("Message", "Scale those of the history: workload.trafficScale=2.")));
    YamlNode node;
    addTo(node, part, scalar(text));
    if (part != "poisson") // the rate stays as it is
        addTo(node, "poisson", scalar(shortestNumber(drawn->perSecond)));
    PoissonArrivals changed = *drawn;
    std::vector<Error> errors;
    ErrorSink sink("", errors);
    readArrivals(node, changed, sink);
    changed.perSecond = part == "poisson" ? changed.perSecond : drawn->perSecond;
    if (errors.empty())
        *drawn = changed;
    return firstOf(std::move(errors));
}

/// mean and p95 of a log-normal are set one at a time; the other stays.
YamlNode logNormalNode(const ServiceTimes& now, std::string_view part, std::string_view text)
{
    const auto* known = std::get_if<LogNormalService>(&now);
    YamlNode node;
    addTo(node, part, scalar(text));
    const std::string_view other = part == "mean" ? "p95" : "mean";
    if (known)
        addTo(node, other,
              scalar(shortestNumber((other == "mean" ? known->mean : known->p95).count())));
    return node;
}

/// So are the figures of a bimodal one.
YamlNode bimodalNode(const ServiceTimes& now, std::string_view part, std::string_view text)
{
    const auto* known = std::get_if<BimodalService>(&now);
    YamlNode node;
    addTo(node, part, scalar(text));
    if (!known)
        return node;
    for (const auto& [other, value] :
         {std::pair<std::string_view, double>{"short", known->shorter.count()},
          {"long", known->longer.count()},
          {"longShare", known->longShare}})
        if (other != part)
            addTo(node, other, scalar(shortestNumber(value)));
    return node;
}

Result<void> setService(Workload& workload, std::string_view part, std::string_view text)
{
    const auto dot = part.find('.');
    const std::string_view kind = part.substr(0, dot);
    YamlNode node;
    if (dot != std::string_view::npos) {
        const std::string_view figure = part.substr(dot + 1);
        addTo(node, kind,
              kind == "bimodal" ? bimodalNode(workload.service, figure, text)
                                : logNormalNode(workload.service, figure, text));
    } else {
        Result<YamlNode> value = readYaml(text, ""); // "2s", or a list
        if (!value)
            return failure(
                ErrorCode::badValue, {.key = "workload.service." + std::string(part)},
                message(AFFLUX_TR("Message", "“%1” cannot be read"), text),
                message(AFFLUX_TR("Message", "Write a duration such as 30s, 5m or 1.5h.")));
        addTo(node, kind, std::move(*value));
    }
    ServiceTimes changed = workload.service;
    std::vector<Error> errors;
    ErrorSink sink("", errors);
    readService(node, changed, sink);
    if (errors.empty())
        workload.service = std::move(changed);
    return firstOf(std::move(errors));
}

} // namespace

Result<void> setScenarioKey(Scenario& scenario, std::string_view key, std::string_view text)
{
    if (key == "queue" || key == "scenario") {
        (key == "queue" ? scenario.queue : scenario.plan.name) = std::string(text);
        return {};
    }
    if (const auto part = within(key, "workload.arrivals."); !part.empty())
        return setArrivals(scenario.workload, part, text);
    if (const auto part = within(key, "workload.service."); !part.empty())
        return setService(scenario.workload, part, text);
    const bool tracking = std::holds_alternative<TargetTracking>(scenario.plan.policy.rule);
    if (key == "policy.flavour" && tracking && text == neutralFlavour)
        return {};
    return setParameter(scenario, tableKey(std::string(key)), text);
}

} // namespace afflux
