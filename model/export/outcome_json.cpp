// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/outcome_json.h"

#include "model/export/json_writer.h"
#include "model/export/run_csv.h"
#include "model/text/say.h"

#include <array>
#include <cstdio>

namespace afflux {

namespace {

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 20> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return text.data();
}

Node engineNode(const Outcome& outcome, const Run& run)
{
    Node node;
    node.add("jobs", outcome.jobs.arrived);
    node.add("exact", outcome.exact); // every job is simulated, none stands for several
    node.add("seed", run.seed);
    node.add("fingerprint", hexadecimal(outcome.fingerprint));
    const auto perSecond = static_cast<double>(outcome.stepsPerSecond);
    node.add("timeStep", outcome.stepsPerSecond > 0 ? Node(1 / perSecond) : Node());
    node.add("duration", outcome.duration);
    return node;
}

Node jobsNode(const JobCounts& jobs)
{
    Node node;
    node.add("arrived", jobs.arrived);
    node.add("started", jobs.started);
    node.add("completed", jobs.completed);
    node.add("lost", jobs.lost);
    node.add("returned", jobs.returned);
    node.add("deadLettered", jobs.deadLettered);
    node.add("waiting", jobs.waiting);
    node.add("inFlight", jobs.inFlight);
    node.add("dueBack", jobs.dueBack);
    return node;
}

Node timeToStartNode(const TimeToStart& times)
{
    Node node;
    node.add("p50", times.p50);
    node.add("p90", times.p90);
    node.add("p95", times.p95);
    node.add("p99", times.p99);
    node.add("max", times.max);
    node.add("mean", times.mean);
    node.add("withinObjective", times.withinObjective);
    node.add("atObjective", times.atObjective);
    return node;
}

Node fleetNode(const FleetFigures& fleet)
{
    Node node;
    node.add("mean", fleet.mean);
    node.add("peak", fleet.peak);
    node.add("min", fleet.min);
    node.add("secondsAtMax", fleet.secondsAtMax);
    node.add("secondsAtZero", fleet.secondsAtZero);
    return node;
}

Node scalingNode(const ScalingFigures& scaling)
{
    Node node;
    node.add("out", scaling.out);
    node.add("in", scaling.in);
    node.add("reversals", scaling.reversals);
    return node;
}

Node costNode(const CostFigures& cost)
{
    Node node;
    node.add("workerSeconds", cost.workerSeconds);
    node.add("amount", cost.amount);
    node.add("currency", cost.currency);
    node.add("perMonth", cost.perMonth);
    return node;
}

Node objectiveNode(const Objective& objective)
{
    Node node;
    node.add("percentile", objective.percentile);
    node.add("timeToStart", objective.timeToStart.count());
    return node;
}

/// Empty where all jobs are of one class.
Node classesNode(const std::vector<ClassFigures>& classes)
{
    Node list = Node::list();
    for (const ClassFigures& figures : classes) {
        Node& node = list.append(Node::map());
        node.add("class", jobClassWords.at(static_cast<std::size_t>(figures.jobClass)));
        node.add("arrived", figures.arrived);
        node.add("started", figures.started);
        node.add("timeToStart", timeToStartNode(figures.timeToStart));
    }
    return list;
}

Node drainsNode(const std::vector<Drain>& drains)
{
    Node list = Node::list();
    for (const Drain& drain : drains) {
        Node& node = list.append(Node::map()).flow();
        node.add("peakAt", drain.peakAt);
        node.add("depth", drain.depth);
        node.add("took", drain.took);
    }
    return list;
}

} // namespace

Node outcomeDocument(const Outcome& outcome, const Scenario& scenario)
{
    Node node;
    node.add("queue", scenario.queue);
    node.add("scenario", scenario.plan.name);
    node.add("engine", engineNode(outcome, scenario.run));
    node.add("objective", objectiveNode(scenario.objective));
    node.add("jobs", jobsNode(outcome.jobs));
    node.add("timeToStart", timeToStartNode(outcome.timeToStart));
    Node& age = node.add("oldestAge", Node::map());
    age.add("peak", outcome.oldestAgePeak);
    age.add("secondsAboveObjective", outcome.secondsAboveObjective);
    Node& depth = node.add("depth", Node::map());
    depth.add("peak", outcome.depthPeak);
    depth.add("longestDrain", outcome.longestDrain);
    node.add("fleet", fleetNode(outcome.fleet));
    node.add("utilisation", outcome.utilisation);
    node.add("scaling", scalingNode(outcome.scaling));
    node.add("cost", costNode(outcome.cost));
    node.add("workThrownAway", outcome.workThrownAway);
    node.add("successfulStart", timeToStartNode(outcome.successfulStart));
    node.add("classes", classesNode(outcome.classes));
    node.add("drains", drainsNode(outcome.drains));
    node.add("workersCrashed", outcome.workersCrashed);
    node.add("workersKilled", outcome.workersKilled);
    node.add("asleepSince", outcome.asleepSince ? Node(*outcome.asleepSince) : Node());
    return node;
}

std::string outcomeJson(const Outcome& outcome, const Scenario& scenario)
{
    return jsonText(outcomeDocument(outcome, scenario));
}

Node decisionDocument(const Decision& decision, const Derivation& steps, const Limits& limits)
{
    Node node;
    node.add("desired", decision.desired);
    node.add("reason", reasonText(decision.reason, limits));
    Node& list = node.add("steps", Node::list());
    for (const DerivationStep& step : steps) {
        Node& row = list.append(Node::map()).flow();
        row.add("rule", say(step.rule, Speech::machine()).toStdString());
        row.add("value", step.value);
        row.add("limit", step.limit ? Node(*step.limit) : Node());
    }
    return node;
}

std::string decisionJson(const Decision& decision, const Derivation& steps, const Limits& limits)
{
    return jsonText(decisionDocument(decision, steps, limits));
}

} // namespace afflux
