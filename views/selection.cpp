// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/selection.h"

#include <algorithm>

namespace afflux {

namespace {

bool actsOnPlan(const SetParameter& edit)
{
    return edit.key.starts_with("policy.") || edit.key.starts_with("workers.") ||
           edit.key.starts_with("signal.");
}

struct Follow
{
    Selection before;

    /// The plan stays selected when its queue is touched as a whole.
    [[nodiscard]] Selection queue(std::size_t queue) const
    {
        return queue == before.queue ? before : Selection{queue, 0};
    }

    Selection operator()(const SetParameter& e) const
    {
        return actsOnPlan(e) ? Selection{e.queue, e.plan} : queue(e.queue);
    }
    Selection operator()(const ReplacePlan& e) const { return {e.queue, e.plan}; }
    Selection operator()(const InsertPlan& e) const { return {e.queue, e.at}; }
    Selection operator()(const RemovePlan& e) const
    {
        const bool shifts = e.queue == before.queue && before.plan > e.plan;
        return shifts ? Selection{e.queue, before.plan - 1} : Selection{e.queue, e.plan};
    }
    Selection operator()(const MovePlan& e) const { return {e.queue, e.to}; }
    Selection operator()(const RenamePlan& e) const { return {e.queue, e.plan}; }
    Selection operator()(const SetBaseline& e) const { return queue(e.queue); }
    Selection operator()(const InsertQueue& e) const { return {e.at, 0}; }
    Selection operator()(const RemoveQueue& e) const
    {
        return before.queue > e.queue    ? Selection{before.queue - 1, before.plan}
               : before.queue == e.queue ? Selection{e.queue, 0}
                                         : before;
    }
    Selection operator()(const MoveQueue& e) const
    {
        return {e.to, e.from == before.queue ? before.plan : 0};
    }
    Selection operator()(const RenameQueue& e) const { return queue(e.queue); }
    Selection operator()(const SetWorkload& e) const { return queue(e.queue); }
    Selection operator()(const SetFaults& e) const { return queue(e.queue); }
    Selection operator()(const SetSchedule& e) const { return {e.queue, e.plan}; }
    Selection operator()(const SetExportSetting&) const { return before; }
    Selection operator()(const SetZone&) const { return before; }
};

} // namespace

Selection selectionAfter(const Edit& edit, Selection before, const Project& project)
{
    Selection after = std::visit(Follow{before}, edit);
    // A queue that comes shows what is being planned, not what it is compared with.
    if (const auto* inserted = std::get_if<InsertQueue>(&edit))
        after.plan = inserted->queue.baseline == 0 && inserted->queue.plans.size() > 1 ? 1 : 0;
    return clamped(after, project);
}

Selection clamped(Selection selection, const Project& project)
{
    if (project.queues.empty())
        return {};
    if (selection.queue >= project.queues.size())
        selection = {project.queues.size() - 1, 0};
    const std::size_t plans = project.queues[selection.queue].plans.size();
    selection.plan = plans == 0 ? 0 : std::min(selection.plan, plans - 1);
    return selection;
}

} // namespace afflux
