// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/aws_documents.h"

#include "model/export/aws_metric.h"
#include "model/export/target_parts.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

constexpr std::string_view serviceNamespace = "ecs";
constexpr std::string_view scalableDimension = "ecs:service:DesiredCount";

void addTarget(Node& node, const ExportRequest& request)
{
    node.add("ServiceNamespace", serviceNamespace);
    node.add("ResourceId", resourceId(request));
    node.add("ScalableDimension", scalableDimension);
}

std::int64_t wholeSeconds(Seconds duration)
{
    return std::llround(duration.count());
}

std::string policyName(const ExportRequest& request, std::string_view suffix)
{
    return settingOf(request, "export.service") + '-' + std::string(suffix);
}

const char* missingWord(MissingData missing, StepDirection direction)
{
    switch (missing) {
    case MissingData::hold:
        return "ignore";
    case MissingData::zero: // zero is below either threshold
        return direction == StepDirection::out ? "notBreaching" : "breaching";
    case MissingData::breach:
        return direction == StepDirection::out ? "breaching" : "notBreaching";
    case MissingData::noDecision:
        break;
    }
    return "missing";
}

} // namespace

std::string resourceId(const ExportRequest& request)
{
    return "service/" + settingOf(request, "export.cluster") + '/' +
           settingOf(request, "export.service");
}

Limits capacityOf(const Policy& policy)
{
    if (const auto* fixed = std::get_if<Fixed>(&policy.rule))
        return {fixed->count(policy.limits), fixed->count(policy.limits)};
    return policy.limits;
}

Node scalableTarget(const ExportRequest& request)
{
    const Limits capacity = capacityOf(request.scenario.plan.policy);
    Node node;
    addTarget(node, request);
    node.add("MinCapacity", capacity.min);
    node.add("MaxCapacity", capacity.max);
    return node;
}

Result<Node> targetTrackingPolicy(const ExportRequest& request, const TargetTracking& rule)
{
    Result<Node> specification = metricSpecification(request);
    if (!specification)
        return specification;
    Node node;
    node.add("PolicyName",
             policyName(request, dnsLabel(metricWord(metricOf(request.scenario.plan)))));
    addTarget(node, request);
    node.add("PolicyType", "TargetTrackingScaling");
    Node& configuration = node.add("TargetTrackingScalingPolicyConfiguration", Node::map());
    configuration.add("TargetValue", rule.target);
    configuration.add("CustomizedMetricSpecification", std::move(*specification));
    configuration.add("ScaleOutCooldown", wholeSeconds(rule.scaleOutCooldown));
    configuration.add("ScaleInCooldown", wholeSeconds(rule.scaleInCooldown));
    configuration.add("DisableScaleIn", false);
    return node;
}

Node stepPolicy(const ExportRequest& request, const AgeThreshold& rule, StepDirection direction)
{
    const bool out = direction == StepDirection::out;
    const ScalingStep& step = out ? rule.stepUp : rule.stepDown;
    const bool percent = step.percent >= 0.5;
    const std::int64_t size = percent ? std::llround(step.percent) : step.workers;
    Node adjustment;
    adjustment.add(out ? "MetricIntervalLowerBound" : "MetricIntervalUpperBound", 0);
    adjustment.add("ScalingAdjustment", out ? size : -size);

    Node node;
    node.add("PolicyName", policyName(request, out ? "step-out" : "step-in"));
    addTarget(node, request);
    node.add("PolicyType", "StepScaling");
    Node& configuration = node.add("StepScalingPolicyConfiguration", Node::map());
    configuration.add("AdjustmentType", percent ? "PercentChangeInCapacity" : "ChangeInCapacity");
    if (percent && step.workers > 0)
        configuration.add("MinAdjustmentMagnitude", step.workers);
    configuration.add("StepAdjustments", Node::list()).append(adjustment.flow());
    configuration.add("Cooldown", wholeSeconds(out ? rule.cooldownUp : rule.cooldownDown));
    configuration.add("MetricAggregationType", "Maximum");
    return node;
}

Result<Node> metricAlarm(const ExportRequest& request, const AgeThreshold& rule,
                         StepDirection direction)
{
    const bool out = direction == StepDirection::out;
    const Signal& signal = request.scenario.plan.signal;
    Node node;
    node.add("AlarmName", policyName(request, out ? "high" : "low"));
    node.add("AlarmDescription", "Drives " + policyName(request, out ? "step-out" : "step-in") +
                                     "; apply.sh names the action.");
    node.add("ActionsEnabled", true);
    if (Result<void> added = addAlarmMetric(request, node); !added)
        return failure(std::move(added.error()));
    node.add("Period", alarmPeriod(request));
    node.add("EvaluationPeriods", 1);
    node.add("DatapointsToAlarm", 1);
    node.add("Threshold", out ? rule.target : rule.scaleDownBelow);
    node.add("ComparisonOperator", out ? "GreaterThanThreshold" : "LessThanThreshold");
    node.add("TreatMissingData", missingWord(signal.missing, direction));
    return node;
}

std::int64_t alarmPeriod(const ExportRequest& request)
{
    const double wanted = request.scenario.plan.policy.evaluationInterval.count();
    if (readsSqs(request) || wanted > 30)
        return std::max<std::int64_t>(60, 60 * std::llround(wanted / 60));
    return std::clamp<std::int64_t>(10 * std::llround(wanted / 10), 10, 30);
}

} // namespace afflux
