// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/scenario_writer.h"

#include "model/export/json_writer.h"
#include "model/export/yaml_writer.h"
#include "model/import/scenario_keys.h"
#include "model/import/scenario_times.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

/// The policy's common rows stand before those of its rule, as in the manual.
std::vector<const Parameter<Scenario>*> inOrder(const ParameterTable<Scenario>& table)
{
    constexpr std::array<std::string_view, 4> policyFirst{"policy.rule", "policy.min", "policy.max",
                                                          "policy.evaluationInterval"};
    const auto rank = [&policyFirst](const Parameter<Scenario>* row) {
        const auto first = std::ranges::find(policyFirst, row->info.key);
        return first - policyFirst.begin();
    };
    std::vector<const Parameter<Scenario>*> rows;
    for (const Parameter<Scenario>& row : table)
        rows.push_back(&row);
    const auto isPolicy = [](const Parameter<Scenario>* row) {
        return row->info.key.starts_with("policy.");
    };
    const auto begin = std::ranges::find_if(rows, isPolicy);
    const auto end = std::find_if_not(begin, rows.end(), isPolicy);
    std::stable_sort(begin, end,
                     [&rank](const auto* a, const auto* b) { return rank(a) < rank(b); });
    return rows;
}

std::string unitNote(const ParameterInfo& info, const Scenario& scenario)
{
    const Unit unit = info.unit == Unit::signal ? unitOf(metricOf(scenario.plan)) : info.unit;
    switch (unit) {
    case Unit::percent:
        return "%";
    case Unit::workers:
        return info.key.ends_with("workers") ? std::string() : "workers";
    case Unit::jobs:
        return "jobs";
    case Unit::moneyPerHour:
        return scenario.plan.workers.cost.currency + " an hour";
    case Unit::moneyPerMonth:
        return scenario.plan.workers.cost.currency + " a month";
    default:
        return {};
    }
}

Node valueNode(const ParameterInfo& info, const Value& value, const Scenario& scenario)
{
    const Unit unit = info.unit == Unit::signal ? unitOf(metricOf(scenario.plan)) : info.unit;
    if (const auto* number = std::get_if<double>(&value); number && unit != Unit::seconds)
        return Node(*number).note(unitNote(info, scenario));
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    return formatValue(info, value, unit);
}

std::string durationText(double seconds)
{
    ParameterInfo info;
    info.unit = Unit::seconds;
    return formatValue(info, seconds, Unit::seconds);
}

Node arrivalsNode(const PoissonArrivals& arrivals)
{
    Node node;
    node.add("poisson", numberText(arrivals.perSecond) + "/s");
    node.add("for", durationText(arrivals.duration.count()));
    return node.flow();
}

Node serviceNode(const ServiceTimes& service)
{
    struct Visitor
    {
        Node operator()(const ConstantService& s) const
        {
            return one("constant", durationText(s.value.count()));
        }
        Node operator()(const ExponentialService& s) const
        {
            return one("exponential", durationText(s.mean.count()));
        }
        Node operator()(const LogNormalService& s) const
        {
            Node figures;
            figures.add("mean", durationText(s.mean.count()));
            figures.add("p95", durationText(s.p95.count()));
            return one("log-normal", figures);
        }
        Node operator()(const BimodalService& s) const
        {
            Node figures = Node::map();
            figures.add("short", durationText(s.shorter.count()));
            figures.add("long", durationText(s.longer.count()));
            figures.add("longShare", s.longShare);
            return one("bimodal", figures);
        }
        Node operator()(const EmpiricalService& s) const
        {
            Node values = Node::list();
            for (const double seconds : *s.seconds)
                values.append(seconds);
            return one("empirical", values).note("seconds, measured");
        }
        static Node one(const char* kind, Node value)
        {
            Node node;
            node.add(kind, std::move(value));
            return node.flow();
        }
    };
    return std::visit(Visitor{}, service);
}

/// Whether the jobs of the history carry the very service times the scenario draws from: a job log
/// that is read again gives them again.
bool serviceIsInHistory(const Workload& workload)
{
    const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals);
    const auto* empirical = std::get_if<EmpiricalService>(&workload.service);
    if (!recorded || !empirical || !recorded->jobs || !empirical->seconds)
        return false;
    std::vector<double> seconds;
    for (const RecordedJob& job : *recorded->jobs)
        if (job.service >= 0)
            seconds.push_back(job.service);
    return seconds == *empirical->seconds;
}

Node historyNode(const HistoryReference& history)
{
    Node node;
    if (!history.jobs.empty()) {
        node.add("jobs", history.jobs);
        if (!history.start.empty())
            node.add("start", history.start);
        return node;
    }
    if (history.files.size() == 1) {
        node.add("file", history.files.front());
    } else {
        Node& files = node.add("file", Node::list()).flow();
        for (const std::string& file : history.files)
            files.append(file);
    }
    if (!history.format.empty())
        node.add("format", history.format);
    if (!history.zone.empty())
        node.add("zone", history.zone);
    if (!history.map.empty()) {
        Node& map = node.add("map", Node::map()).flow();
        for (const auto& [role, column] : history.map)
            map.add(role, column);
    }
    return node;
}

/// One time for all workers, or mean and 95th percentile.
Node startupNode(const Workers& workers)
{
    if (!workers.startupDelayP95)
        return durationText(workers.startupDelay.count());
    Node figures = Node::map();
    figures.add("mean", durationText(workers.startupDelay.count()));
    figures.add("p95", durationText(workers.startupDelayP95->count()));
    return figures.flow();
}

Node faultNode(const Fault& fault)
{
    const FaultInfo& info = infoOf(fault.kind);
    Node node = Node::map();
    node.add("fault", info.word);
    node.add("from", durationText(fault.from.count()));
    node.add("to", durationText(fault.to.count()));
    if (!info.amount.key.empty())
        node.add(info.amount.key, fault.amount);
    if (fault.kind == FaultKind::metricStops)
        node.add("reads", stoppedMetricChoices().at(static_cast<std::size_t>(fault.reads)).word);
    return node.flow();
}

Node entryNode(const ScheduleEntry& entry)
{
    Node node = Node::map();
    if (const auto* weekly = std::get_if<WeeklyWindow>(&entry.when)) {
        node.add("days", daysText(weekly->days));
        node.add("from", clockText(weekly->from)).quoted();
        node.add("to", clockText(weekly->to)).quoted();
        node.add("zone", weekly->zone.name);
    } else {
        const Span& span = std::get<Span>(entry.when);
        node.add("from", durationText(span.from.count()));
        node.add("to", durationText(span.to.count()));
    }
    const std::pair<const char*, const std::optional<int>*> counts[] = {
        {"min", &entry.min}, {"max", &entry.max}, {"reserve", &entry.reserve}};
    for (const auto& [key, count] : counts)
        if (*count)
            node.add(key, **count);
    if (entry.ahead > Seconds(0))
        node.add("ahead", durationText(entry.ahead.count()));
    return node.flow();
}

/// A list of one line an item; nothing where there is none.
template <typename Items, typename ToNode>
void addList(Node& root, const char* key, const Items& items, ToNode toNode)
{
    if (items.empty())
        return;
    Node list = Node::list();
    for (const auto& item : items)
        list.append(toNode(item));
    root.add(key, std::move(list));
}

/// What is known beforehand and what goes wrong.
void addSituation(Node& root, const Scenario& scenario)
{
    addList(root, "schedule", scenario.plan.schedule, entryNode);
    addList(root, "faults", scenario.faults, faultNode);
}

} // namespace

Node scenarioDocument(const Scenario& scenario, const std::optional<HistoryReference>& history)
{
    Node root;
    root.add("afflux", scenarioVersion);
    if (!scenario.queue.empty())
        root.add("queue", scenario.queue);
    if (!scenario.plan.name.empty())
        root.add("scenario", scenario.plan.name);
    root.add("objective", Node::map());
    if (history)
        root.add("history", historyNode(*history));
    Node& workload = root.add("workload", Node::map());
    if (const auto* poisson = std::get_if<PoissonArrivals>(&scenario.workload.arrivals))
        workload.add("arrivals", arrivalsNode(*poisson));
    if (!history || !serviceIsInHistory(scenario.workload))
        workload.add("service", serviceNode(scenario.workload.service));

    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    for (const Parameter<Scenario>* row : inOrder(table)) {
        const Value value = row->get(scenario);
        if (row->info.key == "run.seed") // the run comes last
            addSituation(root, scenario);
        if (row->info.key == "workers.startupDelay")
            root.addAt(row->info.key, startupNode(scenario.plan.workers));
        else if (row->info.key != "workers.startupDelayP95" &&
                 !std::holds_alternative<std::monostate>(value))
            root.addAt(row->info.key, valueNode(row->info, value, scenario));
    }
    root.find("workload")->find("classes")->flow();
    return root;
}

std::string scenarioYaml(const Scenario& scenario, const std::optional<HistoryReference>& history)
{
    return yamlText(scenarioDocument(scenario, history));
}

std::string scenarioJson(const Scenario& scenario, const std::optional<HistoryReference>& history)
{
    return jsonText(scenarioDocument(scenario, history));
}

} // namespace afflux
