// SPDX-License-Identifier: GPL-3.0-or-later

// `per-queue`: the block a self-made autoscaler reads for each queue: metric, target,
// scale_down_below, min, max, cooldown_up, cooldown_down.

#include "model/export/target_parts.h"
#include "model/export/targets.h"
#include "model/export/yaml_writer.h"

#include <cmath>

namespace afflux {

namespace {

/// In the words of the seven keys' author.
std::string_view metricName(Metric metric)
{
    switch (metric) {
    case Metric::depth:
        return "pending_jobs";
    case Metric::depthAndInFlight:
        return "pending_and_running_jobs";
    case Metric::backlogPerWorker:
        return "pending_jobs_per_worker";
    case Metric::oldestAge:
        return "oldest_pending_age_seconds";
    case Metric::inFlightPerWorker:
        return "running_jobs_per_worker";
    case Metric::arrivalRate:
        return "arrivals_per_second";
    case Metric::latencyP95:
        return "latency_p95_seconds";
    case Metric::cpu:
        return "cpu_percent";
    }
    return "pending_jobs";
}

/// The seven values, whatever the rule.
struct Block
{
    double target = 0;
    double scaleDownBelow = 0;
    int min = 0;
    int max = 0;
    Seconds cooldownUp{0};
    Seconds cooldownDown{0};
};

struct BlockOf
{
    const Scenario& scenario;

    Block operator()(const Fixed& rule) const
    {
        const int workers = rule.count(scenario.plan.policy.limits);
        return {scenario.objective.timeToStart.count(), 0, workers, workers, {}, {}};
    }
    Block operator()(const TargetTracking& rule) const
    {
        const Limits& limits = scenario.plan.policy.limits;
        return {rule.target, 0.9 * rule.target,     limits.min,
                limits.max,  rule.scaleOutCooldown, rule.scaleInCooldown};
    }
    Block operator()(const AgeThreshold& rule) const
    {
        const Limits& limits = scenario.plan.policy.limits;
        return {rule.target, rule.scaleDownBelow, limits.min,
                limits.max,  rule.cooldownUp,     rule.cooldownDown};
    }
};

struct LostOf
{
    std::vector<Message> operator()(const Fixed&) const
    {
        return {message(AFFLUX_TR("Message", "The fleet is fixed: min and max are equal, and the "
                                             "other values decide nothing."))};
    }
    std::vector<Message> operator()(const TargetTracking&) const
    {
        return {
            message(AFFLUX_TR("Message", "The scenario scales in proportion to the signal; this "
                                         "form only names the thresholds, so how far one step "
                                         "goes is up to the controller."))};
    }
    std::vector<Message> operator()(const AgeThreshold& rule) const { return {stepSizes(rule)}; }
};

std::vector<Message> lost(const ExportRequest& request)
{
    const Plan& plan = request.scenario.plan;
    std::vector<Message> items = std::visit(LostOf{}, plan.policy.rule);
    if (!std::holds_alternative<Fixed>(plan.policy.rule))
        items.push_back(
            message(AFFLUX_TR("Message", "How often the controller decides: the scenario "
                                         "decides every %1 on a signal published every "
                                         "%2."),
                    plan.policy.evaluationInterval, signalInterval(plan)));
    return items;
}

Node document(const ExportRequest& request)
{
    const Scenario& scenario = request.scenario;
    const Block block = std::visit(BlockOf{scenario}, scenario.plan.policy.rule);
    const auto duration = [](Seconds seconds) { return numberText(seconds.count()) + 's'; };
    const bool fixed = block.min == block.max;

    Node queue;
    queue.above(headComment(request, lost(request)));
    // A fixed fleet decides on nothing; its target is the promise, an age.
    const bool holds = std::holds_alternative<Fixed>(scenario.plan.policy.rule);
    queue.add("metric", metricName(holds ? Metric::oldestAge : metricOf(scenario.plan)));
    queue.add("target", block.target).note("scale up above this");
    queue.add("scale_down_below", block.scaleDownBelow);
    Node& min = queue.add("min", block.min);
    if (block.min > 0 && !fixed)
        min.note("never zero");
    queue.add("max", block.max);
    queue.add("cooldown_up", duration(block.cooldownUp));
    queue.add("cooldown_down", duration(block.cooldownDown));

    Node root;
    root.add(scenario.queue.empty() ? "queue" : scenario.queue, std::move(queue));
    return root;
}

std::vector<ExportSetting> noSettings(const ExportRequest&)
{
    return {};
}

Result<ExportedFiles> write(const ExportRequest& request)
{
    Readme readme(request,
                  message(AFFLUX_TR("Message", "Scaling of the queue %1"), request.scenario.queue));
    readme.paragraph(
        message(AFFLUX_TR("Message", "scaling.yaml holds the block of this queue. Put it "
                                     "into the file your autoscaler reads, in place of "
                                     "the queue's old block, and let it read the file "
                                     "again.")));
    readme.lost(lost(request));
    return ExportedFiles{
        {{"scaling.yaml", yamlText(document(request)), Syntax::yaml, false}, readme.take()}};
}

} // namespace

ExportTarget perQueueTarget()
{
    return {"per-queue",
            AFFLUX_TR("Message", "Per-queue YAML"),
            AFFLUX_TR("Message", "Metric, thresholds, limits and cooldowns for a home-made "
                                 "autoscaler."),
            noSettings,
            lost,
            write};
}

} // namespace afflux
