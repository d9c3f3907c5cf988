// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/keda_trigger.h"

#include "model/export/target_parts.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

/// For use inside a PromQL string literal.
std::string promqlText(const std::string& text)
{
    std::string escaped;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20) {
            escaped += c == '\n' ? "\\n" : " ";
            continue;
        }
        if (c == '"' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

/// A fixed fleet has min = max: the threshold decides nothing, but there must be one.
double thresholdOf(const Policy& policy)
{
    return std::holds_alternative<Fixed>(policy.rule) ? 1 : targetOf(policy.rule);
}

Node start(std::string_view type, Metric metric)
{
    Node trigger;
    trigger.add("type", type);
    trigger.add("name", metricWord(metric));
    trigger.add("metricType", isAverageValue(metric) ? "AverageValue" : "Value");
    return trigger;
}

Node prometheus(const ExportRequest& request, Metric metric)
{
    const Plan& plan = request.scenario.plan;
    Node trigger = start(prometheusTrigger, metric);
    Node metadata;
    metadata.add("serverAddress", settingOf(request, "export.prometheusUrl"));
    metadata.add("query", settingOf(request, "export.query"));
    metadata.add("threshold", numberText(thresholdOf(plan.policy))).quoted();
    metadata.add("activationThreshold", "0").quoted();
    // With "true" an empty answer reads 0 and the fleet falls to its minimum at the worst moment.
    metadata.add("ignoreNullValues", plan.signal.missing == MissingData::zero ? "true" : "false")
        .quoted();
    trigger.add("metadata", std::move(metadata));
    return trigger;
}

Result<Node> sqs(const ExportRequest& request, Metric metric)
{
    const bool counted = metric == Metric::depth || metric == Metric::backlogPerWorker ||
                         metric == Metric::depthAndInFlight;
    if (!counted)
        return failure(ErrorCode::unsupported, {"", 0, 0, "export.trigger"},
                       message(AFFLUX_TR("Message", "KEDA's aws-sqs-queue trigger counts messages; "
                                                    "this policy reads %1"),
                               metricWord(metric)),
                       message(AFFLUX_TR("Message", "Use the prometheus trigger, or a policy on "
                                                    "backlog per worker.")));
    Node trigger = start(sqsTrigger, metric);
    Node& authentication = trigger.add("authenticationRef", Node::map());
    authentication.add("name", settingOf(request, "export.deployment") + "-aws");
    Node metadata;
    metadata.add("queueURL", settingOf(request, "export.queueUrl"));
    const std::int64_t length = sqsQueueLength(thresholdOf(request.scenario.plan.policy));
    metadata.add("queueLength", std::to_string(length)).quoted();
    metadata.add("activationQueueLength", "0").quoted();
    metadata.add("awsRegion", settingOf(request, "export.region"));
    metadata.add("scaleOnInFlight", metric == Metric::depthAndInFlight ? "true" : "false").quoted();
    metadata.add("scaleOnDelayed", "false").quoted();
    trigger.add("metadata", std::move(metadata));
    return trigger;
}

} // namespace

bool isAverageValue(Metric metric)
{
    return metric == Metric::backlogPerWorker || metric == Metric::inFlightPerWorker;
}

std::string prometheusQuery(Metric metric, const std::string& queue)
{
    const std::string selector = "{queue=\"" + promqlText(queue) + "\"}";
    switch (metric) {
    case Metric::depth:
    case Metric::backlogPerWorker:
        return "sum(queue_pending_jobs" + selector + ")";
    case Metric::depthAndInFlight:
        return "sum(queue_pending_jobs" + selector + ") + sum(queue_running_jobs" + selector + ")";
    case Metric::oldestAge:
        return "max(queue_oldest_pending_age_seconds" + selector + ")";
    case Metric::inFlightPerWorker:
        return "sum(queue_running_jobs" + selector + ")";
    case Metric::arrivalRate:
        return "sum(rate(queue_jobs_enqueued_total" + selector + "[1m]))";
    case Metric::latencyP95:
        return "histogram_quantile(0.95, sum by (le) (rate(queue_job_latency_seconds_bucket" +
               selector + "[5m])))";
    case Metric::cpu:
        return "100 * avg(rate(container_cpu_usage_seconds_total" + selector + "[1m]))";
    }
    return {};
}

std::string regionOfQueueUrl(const std::string& url)
{
    constexpr std::string_view before = "://sqs.";
    const auto at = url.find(before);
    if (at == std::string::npos)
        return {};
    const auto begin = at + before.size();
    const auto end = url.find(".amazonaws.com", begin);
    return end == std::string::npos ? std::string() : url.substr(begin, end - begin);
}

std::int64_t sqsQueueLength(double target)
{
    return std::max<std::int64_t>(1, std::llround(target));
}

Result<Node> kedaTrigger(const ExportRequest& request)
{
    const Metric metric = metricOf(request.scenario.plan);
    if (settingOf(request, "export.trigger") == sqsTrigger)
        return sqs(request, metric);
    return prometheus(request, metric);
}

} // namespace afflux
