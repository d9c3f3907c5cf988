// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plan_commands.h"

#include "model/planning/starter_plans.h"
#include "model/text/say.h"

#include <algorithm>

namespace afflux {

Result<void> duplicatePlan(ProjectDocument& document)
{
    const Plan* plan = document.currentPlan();
    if (!plan)
        return {};
    const auto [queue, index] = document.selection();
    Plan copy = *plan;
    copy.name = freeName(plan->name, document.currentQueue()->plans);
    return document.edit(InsertPlan{queue, index + 1, std::move(copy)});
}

Result<void> deletePlan(ProjectDocument& document)
{
    const auto [queue, plan] = document.selection();
    return document.edit(RemovePlan{queue, plan});
}

Result<void> makeBaseline(ProjectDocument& document)
{
    const auto [queue, plan] = document.selection();
    return document.edit(SetBaseline{queue, plan});
}

Result<void> chooseRule(ProjectDocument& document, const std::string& word)
{
    const auto [queue, plan] = document.selection();
    const Edit rule = SetParameter{queue, plan, "policy.rule", word};
    if (word != infoOf(Rule(Fixed{})).word || !document.currentPlan())
        return document.edit(rule);
    // "As many as the minimum" is no answer to someone who wants a fixed fleet and sees no figure.
    const double fleet = std::max(1, document.currentPlan()->policy.limits.min);
    return document.editAll({rule, SetParameter{queue, plan, "policy.workers", fleet}});
}

Result<void> resetRule(ProjectDocument& document)
{
    const Plan* plan = document.currentPlan();
    if (!plan)
        return {};
    const auto [queue, index] = document.selection();
    Plan fresh = *plan;
    fresh.policy.rule = *ruleFromWord(infoOf(plan->policy.rule).word);
    return document.edit(ReplacePlan{queue, index, std::move(fresh)});
}

Result<void> addQueue(ProjectDocument& document, const std::string& name)
{
    const std::vector<Queue>& queues = document.project().queues;
    Queue queue;
    queue.name = freeName(name, queues);
    queue.workload.service = ExponentialService{Seconds(1)};
    for (StarterPlan& starter : starterPlans(queue.workload, queue.objective)) {
        starter.plan.name = say(starter.name).toStdString();
        queue.plans.push_back(std::move(starter.plan));
    }
    const std::size_t at = queues.empty() ? 0 : document.selection().queue + 1;
    return document.edit(InsertQueue{at, std::move(queue)});
}

Result<void> deleteQueue(ProjectDocument& document)
{
    return document.edit(RemoveQueue{document.selection().queue});
}

} // namespace afflux
