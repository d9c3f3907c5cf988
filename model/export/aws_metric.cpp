// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/aws_metric.h"

#include "model/export/target_parts.h"

namespace afflux {

namespace {

Node dimension(const char* name, const std::string& value)
{
    Node node;
    node.add("Name", name);
    node.add("Value", value);
    return node.flow();
}

Node queueDimensions(const ExportRequest& request)
{
    Node list = Node::list();
    list.append(dimension("QueueName", settingOf(request, "export.queueName")));
    return list;
}

Node metricStat(const char* nameSpace, const char* name, Node dimensions, const char* statistic)
{
    Node metric;
    metric.add("Namespace", nameSpace);
    metric.add("MetricName", name);
    metric.add("Dimensions", std::move(dimensions));
    Node stat;
    stat.add("Metric", std::move(metric));
    stat.add("Stat", statistic);
    return stat;
}

Node query(const char* id, const std::string& label, Node stat)
{
    Node node;
    node.add("Id", id);
    node.add("Label", label);
    node.add("MetricStat", std::move(stat));
    node.add("ReturnData", false);
    return node;
}

/// Divides and wakes from zero: m1 / m2 alone gives no data point at no tasks, for ever.
Node backlogExpression(double target)
{
    const std::string t = numberText(target);
    Node node;
    node.add("Id", "backlog");
    node.add("Label", "Backlog per task, waking from zero");
    node.add("Expression", "IF(FILL(tasks, 0) > 0, visible / tasks, IF(visible > 0, IF(visible > " +
                               t + ", visible, " + t + ") + 0.1, 0))");
    node.add("ReturnData", true);
    return node;
}

Node backlogMetrics(const ExportRequest& request)
{
    Node list = Node::list();
    list.append(query("visible", "Messages waiting in " + settingOf(request, "export.queueName"),
                      metricStat("AWS/SQS", "ApproximateNumberOfMessagesVisible",
                                 queueDimensions(request), "Maximum")));
    list.append(query("tasks", "Running tasks of " + settingOf(request, "export.service"),
                      metricStat("ECS/ContainerInsights", "RunningTaskCount",
                                 serviceDimensions(request), "Average")));
    list.append(backlogExpression(targetOf(request.scenario.plan.policy.rule)));
    Node node;
    node.add("Metrics", std::move(list));
    return node;
}

/// Where SQS itself measures the metric, as one series; nullptr where it does not.
const char* sqsMetricName(Metric metric)
{
    switch (metric) {
    case Metric::depth:
        return "ApproximateNumberOfMessagesVisible";
    case Metric::oldestAge:
        return "ApproximateAgeOfOldestMessage";
    default:
        return nullptr;
    }
}

tl::unexpected<Error> notMeasured(Metric metric)
{
    return failure(
        ErrorCode::unsupported, {"", 0, 0, "export.metricSource"},
        message(AFFLUX_TR("Message", "SQS publishes no metric for %1 in this form"),
                metricWord(metric)),
        message(AFFLUX_TR("Message", "Publish it yourself (export.metricSource=custom), or "
                                     "use a policy on backlog per worker or oldest age.")));
}

void addSingle(Node& node, const std::string& nameSpace, std::string_view name, Node dimensions,
               const char* statistic)
{
    node.add("MetricName", name);
    node.add("Namespace", nameSpace);
    node.add("Dimensions", std::move(dimensions));
    node.add("Statistic", statistic);
}

/// Appends the one series behind @p metric, custom or SQS's own.
Result<void> addSeries(const ExportRequest& request, Metric metric, Node& node)
{
    if (!readsSqs(request)) {
        addSingle(node, settingOf(request, "export.metricNamespace"), customMetricName(metric),
                  serviceDimensions(request), metric == Metric::oldestAge ? "Maximum" : "Average");
        return {};
    }
    const char* name = sqsMetricName(metric);
    if (!name)
        return notMeasured(metric);
    addSingle(node, "AWS/SQS", name, queueDimensions(request), "Maximum");
    return {};
}

} // namespace

bool readsSqs(const ExportRequest& request)
{
    return settingOf(request, "export.metricSource", std::string(customSource)) == sqsSource;
}

std::string_view customMetricName(Metric metric)
{
    switch (metric) {
    case Metric::depth:
        return "QueueDepth";
    case Metric::depthAndInFlight:
        return "QueueDepthAndInFlight";
    case Metric::backlogPerWorker:
        return "BacklogPerTask";
    case Metric::oldestAge:
        return "OldestAgeSeconds";
    case Metric::inFlightPerWorker:
        return "InFlightPerTask";
    case Metric::arrivalRate:
        return "ArrivalsPerSecond";
    case Metric::latencyP95:
        return "ProcessingLatencyP95";
    case Metric::cpu:
        return "CPUUtilization";
    }
    return "QueueDepth";
}

Node serviceDimensions(const ExportRequest& request)
{
    Node list = Node::list();
    list.append(dimension("ClusterName", settingOf(request, "export.cluster")));
    list.append(dimension("ServiceName", settingOf(request, "export.service")));
    return list;
}

Result<Node> metricSpecification(const ExportRequest& request)
{
    const Metric metric = metricOf(request.scenario.plan);
    if (readsSqs(request) && metric == Metric::backlogPerWorker)
        return backlogMetrics(request);
    Node node;
    if (Result<void> added = addSeries(request, metric, node); !added)
        return failure(std::move(added.error()));
    return node;
}

Result<void> addAlarmMetric(const ExportRequest& request, Node& alarm)
{
    return addSeries(request, metricOf(request.scenario.plan), alarm);
}

} // namespace afflux
