// SPDX-License-Identifier: GPL-3.0-or-later

// `keda`: a ScaledObject (keda.sh/v1alpha1). KEDA wakes the Deployment from zero and puts it back
// to sleep; between one and max its HPA scales, so cooldowns and steps become the HPA's behavior.

#include "model/export/keda_behavior.h"
#include "model/export/keda_trigger.h"
#include "model/export/target_parts.h"
#include "model/export/targets.h"
#include "model/export/yaml_writer.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

bool usesSqs(const ExportRequest& request)
{
    return settingOf(request, "export.trigger", std::string(prometheusTrigger)) == sqsTrigger;
}

std::vector<ExportSetting> settings(const ExportRequest& request)
{
    const Scenario& scenario = request.scenario;
    const std::string name = dnsLabel(scenario.queue);
    std::vector<ExportSetting> all{
        {"export.deployment", AFFLUX_TR("Message", "Deployment"),
         AFFLUX_TR("Message",
                   "The Deployment whose pods are the workers; the ScaledObject gets the "
                   "same name."),
         name, true},
        {"export.namespace", AFFLUX_TR("Message", "Namespace"),
         AFFLUX_TR("Message", "The Kubernetes namespace of the Deployment."), "default", true},
        {"export.trigger",
         AFFLUX_TR("Message", "Trigger"),
         AFFLUX_TR("Message", "Where KEDA reads the signal."),
         std::string(prometheusTrigger),
         true,
         {{prometheusTrigger, AFFLUX_TR("Message", "Prometheus query")},
          {sqsTrigger, AFFLUX_TR("Message", "Amazon SQS queue")}}}};
    if (usesSqs(request)) {
        all.push_back({"export.queueUrl", AFFLUX_TR("Message", "Queue URL"),
                       AFFLUX_TR("Message", "The SQS queue, https://sqs.REGION.amazonaws.com/..."),
                       "", true});
        all.push_back({"export.region", AFFLUX_TR("Message", "AWS region"),
                       AFFLUX_TR("Message", "Such as eu-west-1."),
                       regionOfQueueUrl(settingOf(request, "export.queueUrl")), true});
    } else {
        all.push_back({"export.prometheusUrl", AFFLUX_TR("Message", "Prometheus address"),
                       AFFLUX_TR("Message", "As the KEDA operator reaches it."),
                       "http://prometheus.monitoring:9090", true});
        all.push_back({"export.query", AFFLUX_TR("Message", "Query"),
                       AFFLUX_TR("Message", "PromQL giving one number: the queue's total, or its "
                                            "oldest age in seconds."),
                       prometheusQuery(metricOf(scenario.plan), scenario.queue), true});
    }
    return all;
}

struct LostOf
{
    const Plan& plan;

    std::vector<Message> operator()(const Fixed&) const
    {
        return {
            message(AFFLUX_TR("Message", "A fixed fleet has nothing to scale: minReplicaCount and "
                                         "maxReplicaCount are equal, the trigger decides "
                                         "nothing."))};
    }
    std::vector<Message> operator()(const TargetTracking&) const
    {
        return {
            message(AFFLUX_TR("Message", "The HPA scales in at 0.9 × target and out at 1.1 × "
                                         "target (its tolerance); the scenario scales out "
                                         "directly above the target.")),
            message(AFFLUX_TR("Message", "The scale-in cooldown becomes a stabilization window: "
                                         "the highest wish of the window counts, changes outward "
                                         "do not restart it."))};
    }
    std::vector<Message> operator()(const AgeThreshold& rule) const
    {
        return {message(AFFLUX_TR("Message", "The scenario changes by steps at two thresholds; the "
                                             "HPA scales in proportion, ceil(replicas × signal / "
                                             "target), and the steps only limit its speed.")),
                message(AFFLUX_TR("Message", "The HPA scales in below 0.9 × target; the scenario "
                                             "below %1, which has no place here."),
                        inSignalUnit(rule.scaleDownBelow, plan)),
                message(AFFLUX_TR("Message", "The long cooldown in becomes a stabilization window: "
                                             "the highest wish of the window counts."))};
    }
};

void addZeroNotes(const Plan& plan, std::vector<Message>& items)
{
    if (replicasOf(plan.policy).min > 0)
        return;
    items.push_back(
        message(AFFLUX_TR("Message", "cooldownPeriod governs only the way to zero, from "
                                     "any number of replicas at once; every other "
                                     "scale-in is the HPA's.")));
    if (plan.signal.atZero != AtZero::wakeRule)
        items.push_back(message(AFFLUX_TR("Message", "At zero KEDA wakes the Deployment for any "
                                                     "waiting job; the scenario may sleep on.")));
}

std::vector<Message> lost(const ExportRequest& request)
{
    const Plan& plan = request.scenario.plan;
    std::vector<Message> items = std::visit(LostOf{plan}, plan.policy.rule);
    const bool fixed = std::holds_alternative<Fixed>(plan.policy.rule);
    if (!fixed)
        items.push_back(message(AFFLUX_TR("Message", "The HPA decides every 15 s on its own clock; "
                                                     "the scenario every %1."),
                                plan.policy.evaluationInterval));
    addZeroNotes(plan, items);
    if (longestCooldown(plan.policy.rule) > hpaLongestPeriod)
        items.push_back(
            message(AFFLUX_TR("Message", "A window ends at 3600 s and a period at 1800 s: "
                                         "longer cooldowns are cut to that.")));
    if (plan.signal.missing == MissingData::breach)
        items.push_back(
            message(AFFLUX_TR("Message", "A missing signal counts as missing only after "
                                         "3 failed polls; the fallback then takes the "
                                         "maximum.")));
    const double target = targetOf(plan.policy.rule);
    if (usesSqs(request) && !fixed && static_cast<double>(sqsQueueLength(target)) != target)
        items.push_back(message(AFFLUX_TR("Message", "queueLength is a whole number: the target %1 "
                                                     "becomes %2."),
                                target, sqsQueueLength(target)));
    return items;
}

Node metadata(const std::string& name, const ExportRequest& request)
{
    Node node;
    node.add("name", name);
    node.add("namespace", settingOf(request, "export.namespace"));
    return node;
}

Node scaledObject(const ExportRequest& request, Node trigger)
{
    const Plan& plan = request.scenario.plan;
    const std::string name = settingOf(request, "export.deployment");
    const Limits replicas = replicasOf(plan.policy);

    Node root;
    root.add("apiVersion", "keda.sh/v1alpha1");
    root.add("kind", "ScaledObject");
    root.add("metadata", metadata(name, request));
    Node& spec = root.add("spec", Node::map());
    spec.add("scaleTargetRef", Node::map()).add("name", name);
    const auto seconds = [](Seconds duration) { return std::llround(duration.count()); };
    spec.add("pollingInterval", std::max(1LL, seconds(signalInterval(plan))));
    spec.add("cooldownPeriod", seconds(cooldownToZero(plan.policy.rule)))
        .note("only from the last replica to zero");
    spec.add("minReplicaCount", replicas.min);
    spec.add("maxReplicaCount", replicas.max);
    if (plan.signal.missing == MissingData::breach) {
        Node& fallback = spec.add("fallback", Node::map());
        fallback.add("failureThreshold", 3);
        fallback.add("replicas", replicas.max);
    }
    const Node behavior = hpaBehavior(plan.policy);
    if (std::holds_alternative<Node::Map>(behavior.value()))
        spec.addAt("advanced.horizontalPodAutoscalerConfig.behavior", behavior);
    spec.add("triggers", Node::list()).append(std::move(trigger));
    return root.above(headComment(request, lost(request)));
}

Node triggerAuthentication(const ExportRequest& request)
{
    Node root;
    root.add("apiVersion", "keda.sh/v1alpha1");
    root.add("kind", "TriggerAuthentication");
    root.add("metadata", metadata(settingOf(request, "export.deployment") + "-aws", request));
    root.addAt("spec.podIdentity.provider", "aws");
    return root;
}

/// The grace period belongs to the pods, not to the ScaledObject.
Node gracePatch(const ExportRequest& request, Seconds grace)
{
    Node root;
    root.add("apiVersion", "apps/v1");
    root.add("kind", "Deployment");
    root.add("metadata", metadata(settingOf(request, "export.deployment"), request));
    root.addAt("spec.template.spec.terminationGracePeriodSeconds",
               static_cast<std::int64_t>(std::ceil(grace.count())));
    return root;
}

ExportedFile readme(const ExportRequest& request, const ExportedFiles& files)
{
    const std::string name = settingOf(request, "export.deployment");
    const std::string space = " --namespace " + settingOf(request, "export.namespace");
    Readme readme(request,
                  message(AFFLUX_TR("Message", "KEDA for the queue %1"), request.scenario.queue));
    readme.paragraph(
        message(AFFLUX_TR("Message", "Needs KEDA 2.13 or later and the Deployment %1 in "
                                     "the namespace %2. No other HPA may scale it. Run "
                                     "in this folder, in this order:"),
                name, settingOf(request, "export.namespace")));
    std::vector<std::string> commands;
    for (const ExportedFile& file : files.files) {
        if (file.path == "deployment-patch.yaml")
            commands.push_back("kubectl patch deployment " + name + space + " --patch-file " +
                               file.path);
        else
            commands.push_back("kubectl apply --filename " + file.path);
    }
    std::ranges::reverse(commands); // what the ScaledObject needs comes before it
    commands.push_back("kubectl get scaledobject " + name + space);
    readme.commands(commands);
    if (!usesSqs(request))
        readme.paragraph(message(AFFLUX_TR("Message", "The query must give one number: %1"),
                                 settingOf(request, "export.query")));
    readme.settings(request, settings(request));
    readme.lost(lost(request));
    return readme.take();
}

Result<ExportedFiles> write(const ExportRequest& request)
{
    for (const char* key : {"export.deployment", "export.namespace"})
        if (Result<void> name = requireDnsLabel(request, key); !name)
            return failure(std::move(name.error()));
    if (replicasOf(request.scenario.plan.policy).max < 1)
        return failure(
            ErrorCode::unsupported, {"", 0, 0, "policy.max"},
            message(AFFLUX_TR("Message", "KEDA cannot hold a Deployment at no replicas")),
            message(AFFLUX_TR("Message", "Raise the maximum to 1 or more, or set the "
                                         "Deployment's replicas to 0 yourself.")));
    Result<Node> trigger = kedaTrigger(request);
    if (!trigger)
        return failure(std::move(trigger.error()));

    ExportedFiles files;
    const auto add = [&files](const char* path, const Node& node) {
        files.files.push_back({path, yamlText(node), Syntax::yaml, false});
    };
    add("scaledobject.yaml", scaledObject(request, std::move(*trigger)));
    if (usesSqs(request))
        add("triggerauthentication.yaml", triggerAuthentication(request));
    if (const auto& grace = request.scenario.plan.workers.gracePeriod)
        add("deployment-patch.yaml", gracePatch(request, *grace));
    files.files.push_back(readme(request, files));
    return files;
}

} // namespace

ExportTarget kedaTarget()
{
    return {"keda",
            AFFLUX_TR("Message", "KEDA ScaledObject"),
            AFFLUX_TR("Message", "For a Kubernetes Deployment, with a Prometheus or SQS trigger."),
            settings,
            lost,
            write};
}

} // namespace afflux
