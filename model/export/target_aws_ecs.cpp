// SPDX-License-Identifier: GPL-3.0-or-later

// `aws-ecs`: Application Auto Scaling of an ECS service. Target tracking becomes a target tracking
// policy; an age threshold becomes two step scaling policies with alarms, because percent with
// MinAdjustmentMagnitude is the very "larger of the two" of its steps; a fixed fleet is min = max.
// JSON has no comments: what is not expressed stands in the README and at the head of apply.sh.

#include "model/export/aws_documents.h"
#include "model/export/aws_metric.h"
#include "model/export/json_writer.h"
#include "model/export/target_parts.h"
#include "model/export/targets.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

std::vector<ExportSetting> settings(const ExportRequest& request)
{
    const std::string name = dnsLabel(request.scenario.queue);
    std::vector<ExportSetting> all{
        {"export.cluster", AFFLUX_TR("Message", "ECS cluster"),
         AFFLUX_TR("Message", "The cluster's name, not its ARN."), "default", true},
        {"export.service", AFFLUX_TR("Message", "ECS service"),
         AFFLUX_TR("Message", "The service whose tasks are the workers."), name, true},
        {"export.region", AFFLUX_TR("Message", "AWS region"),
         AFFLUX_TR("Message", "Such as eu-west-1."), "eu-west-1", true},
        {"export.metricSource",
         AFFLUX_TR("Message", "Metric"),
         AFFLUX_TR("Message", "A metric you publish, or those of SQS and Container Insights."),
         std::string(customSource),
         true,
         {{customSource, AFFLUX_TR("Message", "a metric you publish")},
          {sqsSource, AFFLUX_TR("Message", "Amazon SQS")}}}};
    if (readsSqs(request))
        all.push_back({"export.queueName", AFFLUX_TR("Message", "SQS queue"),
                       AFFLUX_TR("Message", "The queue's name, not its URL."),
                       request.scenario.queue, true});
    else
        all.push_back({"export.metricNamespace", AFFLUX_TR("Message", "Metric namespace"),
                       AFFLUX_TR("Message", "The CloudWatch namespace you publish to."),
                       "Afflux/Workers", true});
    return all;
}

void addZeroNotes(const ExportRequest& request, std::vector<Message>& items)
{
    const Plan& plan = request.scenario.plan;
    if (capacityOf(plan.policy).min > 0 || metricOf(plan) != Metric::backlogPerWorker)
        return;
    if (readsSqs(request))
        items.push_back(
            message(AFFLUX_TR("Message", "At zero tasks the metric math reads "
                                         "max(messages, target) + 0.1 so that the service "
                                         "wakes; how CloudWatch evaluates it without "
                                         "Container Insights data could not be tested "
                                         "here: try it before you rely on it.")));
    else
        items.push_back(message(AFFLUX_TR("Message", "At zero tasks the service wakes only if your "
                                                     "publisher sends max(messages, target) + 0.1 "
                                                     "while messages wait.")));
}

struct LostOf
{
    const ExportRequest& request;

    std::vector<Message> operator()(const Fixed&) const
    {
        return {
            message(AFFLUX_TR("Message", "A fixed fleet needs no scaling policy: MinCapacity and "
                                         "MaxCapacity are equal."))};
    }
    std::vector<Message> operator()(const TargetTracking&) const
    {
        std::vector<Message> items{
            message(AFFLUX_TR("Message",
                              "AWS makes the alarms itself: out after 3 points of a minute "
                              "above the target, in after 15 below about 0.9 × target; the "
                              "scenario decides every %1."),
                    request.scenario.plan.policy.evaluationInterval),
            message(AFFLUX_TR("Message",
                              "AWS does not publish its scale-in formula: it scales in more "
                              "gradually than the scenario.")),
            message(AFFLUX_TR("Message", "Without data points AWS neither scales out nor in."))};
        const Metric metric = metricOf(request.scenario.plan);
        if (metric != Metric::backlogPerWorker && metric != Metric::inFlightPerWorker)
            items.push_back(
                message(AFFLUX_TR("Message", "Target tracking wants a metric that falls "
                                             "in proportion as tasks are added; %1 does "
                                             "not."),
                        metricWord(metric)));
        return items;
    }
    std::vector<Message> operator()(const AgeThreshold& rule) const
    {
        std::vector<Message> items{
            message(AFFLUX_TR("Message",
                              "The cooldown in counts from the last scale-in, and scaling "
                              "out interrupts it; the scenario counts it from the last "
                              "change in either direction.")),
            message(AFFLUX_TR("Message",
                              "AWS cuts a step of 12.7 tasks to 12 and one of 0.67 to 1; "
                              "the scenario rounds to nearest.")),
            message(AFFLUX_TR("Message",
                              "The alarms look every %1 at a metric of that period, and an "
                              "alarm that stays in ALARM acts once a minute; the scenario "
                              "decides every %2."),
                    Seconds(static_cast<double>(alarmPeriod(request))),
                    request.scenario.plan.policy.evaluationInterval)};
        if (std::round(rule.stepUp.percent) != rule.stepUp.percent ||
            std::round(rule.stepDown.percent) != rule.stepDown.percent)
            items.push_back(
                message(AFFLUX_TR("Message", "Percentages are whole numbers: they are rounded.")));
        return items;
    }
};

std::vector<Message> lost(const ExportRequest& request)
{
    const Plan& plan = request.scenario.plan;
    std::vector<Message> items = std::visit(LostOf{request}, plan.policy.rule);
    addZeroNotes(request, items);
    if (plan.workers.stopTimeout && plan.workers.stopTimeout->count() > 120)
        items.push_back(
            message(AFFLUX_TR("Message", "Fargate stops a task after at most 120 s: a stop "
                                         "timeout of %1 needs task protection or shorter "
                                         "jobs."),
                    *plan.workers.stopTimeout));
    return items;
}

/// The documents and the commands that apply them, in order.
struct Plans
{
    ExportedFiles files;
    std::vector<std::string> commands;

    void add(const std::string& path, const Node& node)
    {
        files.files.push_back({path, jsonText(node), Syntax::json, false});
    }
    void call(const std::string& command, const std::string& path)
    {
        commands.push_back("aws " + command + " --region \"$region\" --cli-input-json file://" +
                           path);
    }
};

Result<void> addTargetTracking(const ExportRequest& request, const TargetTracking& rule,
                               Plans& plans)
{
    Result<Node> policy = targetTrackingPolicy(request, rule);
    if (!policy)
        return failure(std::move(policy.error()));
    plans.add("put-scaling-policy.json", *policy);
    plans.call("application-autoscaling put-scaling-policy", "put-scaling-policy.json");
    return {};
}

/// The policy's ARN is known only once it exists: the script hands it to the alarm.
Result<void> addSteps(const ExportRequest& request, const AgeThreshold& rule, Plans& plans)
{
    for (const StepDirection direction : {StepDirection::out, StepDirection::in}) {
        const bool out = direction == StepDirection::out;
        const std::string policyPath =
            out ? "put-scaling-policy.step-out.json" : "put-scaling-policy.step-in.json";
        const std::string alarmPath =
            out ? "put-metric-alarm.high.json" : "put-metric-alarm.low.json";
        Result<Node> trigger = metricAlarm(request, rule, direction);
        if (!trigger)
            return failure(std::move(trigger.error()));
        plans.add(policyPath, stepPolicy(request, rule, direction));
        plans.add(alarmPath, *trigger);
        const std::string variable = out ? "step_out" : "step_in";
        plans.commands.push_back(variable +
                                 "=$(aws application-autoscaling put-scaling-policy --region "
                                 "\"$region\" --cli-input-json file://" +
                                 policyPath + " --query PolicyARN --output text)");
        plans.call("cloudwatch put-metric-alarm --alarm-actions \"$" + variable + '"', alarmPath);
    }
    return {};
}

struct Adder
{
    const ExportRequest& request;
    Plans& plans;

    Result<void> operator()(const Fixed& rule) const
    {
        const int workers = rule.count(request.scenario.plan.policy.limits);
        plans.commands.push_back("aws ecs update-service --region \"$region\" --cluster " +
                                 shellWord(settingOf(request, "export.cluster")) + " --service " +
                                 shellWord(settingOf(request, "export.service")) +
                                 " --desired-count " + std::to_string(workers));
        return {};
    }
    Result<void> operator()(const TargetTracking& rule) const
    {
        return addTargetTracking(request, rule, plans);
    }
    Result<void> operator()(const AgeThreshold& rule) const
    {
        return addSteps(request, rule, plans);
    }
};

std::string script(const ExportRequest& request, const std::vector<std::string>& commands)
{
    std::string text = "#!/bin/sh\n" + headComment(request, lost(request), "# ") +
                       "set -eu\ncd \"$(dirname \"$0\")\"\nregion=" +
                       shellWord(settingOf(request, "export.region")) + "\n\n";
    for (const std::string& command : commands)
        text += command + '\n';
    return text;
}

void describeMetric(const ExportRequest& request, Readme& readme)
{
    const Plan& plan = request.scenario.plan;
    if (std::holds_alternative<Fixed>(plan.policy.rule))
        return;
    readme.heading(message(AFFLUX_TR("Message", "The metric")));
    if (readsSqs(request)) {
        readme.paragraph(
            message(AFFLUX_TR("Message", "SQS publishes once a minute while the queue is "
                                         "active. Backlog per task also needs Container "
                                         "Insights on the cluster.")));
        return;
    }
    readme.paragraph(
        message(AFFLUX_TR("Message", "Nothing scales until somebody publishes %1 every "
                                     "%2, such as:"),
                std::string(customMetricName(metricOf(plan))), signalInterval(plan)));
    readme.commands({"aws cloudwatch put-metric-data --region " +
                     shellWord(settingOf(request, "export.region")) + " --namespace " +
                     shellWord(settingOf(request, "export.metricNamespace")) + " --metric-name " +
                     std::string(customMetricName(metricOf(plan))) + " --dimensions " +
                     shellWord("ClusterName=" + settingOf(request, "export.cluster") +
                               ",ServiceName=" + settingOf(request, "export.service")) +
                     (signalInterval(plan).count() < 60 ? " --storage-resolution 1" : "") +
                     " --value 5"});
}

ExportedFile readme(const ExportRequest& request, const Plans& plans)
{
    Readme readme(request,
                  message(AFFLUX_TR("Message", "Application Auto Scaling for the queue %1"),
                          request.scenario.queue));
    readme.paragraph(
        message(AFFLUX_TR("Message", "Needs the AWS CLI, signed in, and the ECS service "
                                     "%1. Run in this folder:"),
                resourceId(request)));
    readme.commands({"sh apply.sh"});
    readme.paragraph(message(AFFLUX_TR("Message", "which does, in this order:")));
    std::vector<std::string> commands{"region=" + shellWord(settingOf(request, "export.region"))};
    commands.insert(commands.end(), plans.commands.begin(), plans.commands.end());
    readme.commands(commands);
    describeMetric(request, readme);
    readme.settings(request, settings(request));
    readme.lost(lost(request));
    return readme.take();
}

Result<ExportedFiles> write(const ExportRequest& request)
{
    Plans plans;
    plans.add("register-scalable-target.json", scalableTarget(request));
    plans.call("application-autoscaling register-scalable-target", "register-scalable-target.json");
    if (Result<void> added = std::visit(Adder{request, plans}, request.scenario.plan.policy.rule);
        !added)
        return failure(std::move(added.error()));
    // What a reader looks for first is the policy, not the target it hangs on.
    std::ranges::rotate(plans.files.files, plans.files.files.begin() + 1);
    plans.files.files.push_back({"apply.sh", script(request, plans.commands), Syntax::shell, true});
    plans.files.files.push_back(readme(request, plans));
    return std::move(plans.files);
}

} // namespace

ExportTarget awsEcsTarget()
{
    return {"aws-ecs",
            AFFLUX_TR("Message", "AWS, ECS service"),
            AFFLUX_TR("Message", "Application Auto Scaling: documents for the AWS CLI and a script "
                                 "that applies them."),
            settings,
            lost,
            write};
}

} // namespace afflux
