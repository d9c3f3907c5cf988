// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/edit.h"

#include <algorithm>

namespace afflux {

namespace {

Error noSuchQueue()
{
    return {ErrorCode::missing, {}, message(AFFLUX_TR("Message", "There is no such queue")), {}};
}

Error noSuchPlan()
{
    return {ErrorCode::missing, {}, message(AFFLUX_TR("Message", "There is no such plan")), {}};
}

/// Whether @p name may be given to the sibling at @p except (or to a new one).
template <typename Named>
Result<void> checkName(const std::vector<Named>& siblings, const std::string& name,
                       std::optional<std::size_t> except = {})
{
    if (name.empty())
        return failure(ErrorCode::badValue, {}, message(AFFLUX_TR("Message", "A name is needed")),
                       message(AFFLUX_TR("Message", "Type at least one character.")));
    for (std::size_t i = 0; i < siblings.size(); ++i)
        if (i != except && siblings[i].name == name)
            return failure(ErrorCode::conflict, {},
                           message(AFFLUX_TR("Message", "The name “%1” is taken"), name),
                           message(AFFLUX_TR("Message", "Choose another name.")));
    return {};
}

template <typename T>
void moveItem(std::vector<T>& items, std::size_t from, std::size_t to)
{
    const auto at = [&items](std::size_t i) {
        return items.begin() + static_cast<std::ptrdiff_t>(i);
    };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
}

/// Where the item at @p index is found after the one at @p from moved to @p to.
std::size_t movedIndex(std::size_t index, std::size_t from, std::size_t to)
{
    if (index == from)
        return to;
    if (from < index && index <= to)
        return index - 1;
    if (to <= index && index < from)
        return index + 1;
    return index;
}

/// The scenario a parameter is read from; a queue without plans still has its own parameters.
Scenario scenarioFor(const Queue& queue, std::size_t plan, std::string_view key)
{
    if (isPlanKey(key))
        return scenarioOf(queue, plan);
    return {queue.name, queue.objective, queue.workload, Plan{}, queue.faults, queue.run};
}

/// One visitor per edit: each changes the project and says what takes it back.
class Applier
{
public:
    explicit Applier(Project& project)
        : project_(project)
    {
    }

    Result<Edit> operator()(const SetParameter& edit) const;
    Result<Edit> operator()(const ReplacePlan& edit) const;
    Result<Edit> operator()(const InsertPlan& edit) const;
    Result<Edit> operator()(const RemovePlan& edit) const;
    Result<Edit> operator()(const MovePlan& edit) const;
    Result<Edit> operator()(const RenamePlan& edit) const;
    Result<Edit> operator()(const SetBaseline& edit) const;
    Result<Edit> operator()(const InsertQueue& edit) const;
    Result<Edit> operator()(const RemoveQueue& edit) const;
    Result<Edit> operator()(const MoveQueue& edit) const;
    Result<Edit> operator()(const RenameQueue& edit) const;
    Result<Edit> operator()(const SetWorkload& edit) const;
    Result<Edit> operator()(const SetFaults& edit) const;
    Result<Edit> operator()(const SetSchedule& edit) const;
    Result<Edit> operator()(const SetExportSetting& edit) const;
    Result<Edit> operator()(const SetZone& edit) const;

private:
    [[nodiscard]] Queue* queue(std::size_t index) const
    {
        return index < project_.queues.size() ? &project_.queues[index] : nullptr;
    }
    [[nodiscard]] Result<Queue*> queueWithPlan(std::size_t index, std::size_t plan) const
    {
        Queue* found = queue(index);
        if (!found)
            return failure(noSuchQueue());
        if (plan >= found->plans.size())
            return failure(noSuchPlan());
        return found;
    }

    Project& project_;
};

Result<Edit> Applier::operator()(const SetParameter& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    const bool onPlan = isPlanKey(edit.key);
    if (onPlan && edit.plan >= target->plans.size())
        return failure(noSuchPlan());

    Scenario scenario = scenarioFor(*target, edit.plan, edit.key);
    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    const Parameter<Scenario>* row = findParameter(table, edit.key);
    if (!row)
        return failure(ErrorCode::unknownKey, {.key = edit.key},
                       message(AFFLUX_TR("Message", "There is no such setting")));
    if (const auto valid = checkValue(row->info, edit.value); !valid)
        return failure(valid.error());

    SetParameter inverse = edit;
    inverse.value = row->get(scenario);
    row->set(scenario, edit.value);
    if (!onPlan) {
        target->objective = scenario.objective;
        target->workload = std::move(scenario.workload);
        target->run = scenario.run;
        return inverse;
    }
    Plan& plan = target->plans[edit.plan];
    std::swap(plan, scenario.plan);
    // Another rule forgets the figures of the one before; only the whole plan brings them back.
    if (plan.policy.rule.index() != scenario.plan.policy.rule.index())
        return ReplacePlan{edit.queue, edit.plan, std::move(scenario.plan)};
    return inverse;
}

Result<Edit> Applier::operator()(const ReplacePlan& edit) const
{
    const auto target = queueWithPlan(edit.queue, edit.plan);
    if (!target)
        return failure(target.error());
    Queue& owner = **target;
    if (const auto valid = checkName(owner.plans, edit.with.name, edit.plan); !valid)
        return failure(valid.error());
    ReplacePlan inverse{edit.queue, edit.plan, owner.plans[edit.plan]};
    owner.plans[edit.plan] = edit.with;
    return inverse;
}

Result<Edit> Applier::operator()(const InsertPlan& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    const std::size_t count = target->plans.size();
    if (edit.at > count || edit.baseline.value_or(0) > count)
        return failure(noSuchPlan());
    if (const auto valid = checkName(target->plans, edit.plan.name); !valid)
        return failure(valid.error());

    RemovePlan inverse{edit.queue, edit.at, target->baseline};
    target->plans.insert(target->plans.begin() + static_cast<std::ptrdiff_t>(edit.at), edit.plan);
    const bool shifts = count > 0 && edit.at <= target->baseline;
    target->baseline = edit.baseline.value_or(shifts ? target->baseline + 1 : target->baseline);
    return inverse;
}

Result<Edit> Applier::operator()(const RemovePlan& edit) const
{
    const auto target = queueWithPlan(edit.queue, edit.plan);
    if (!target)
        return failure(target.error());
    Queue& owner = **target;
    const std::size_t left = owner.plans.size() - 1;
    if (edit.baseline.value_or(0) > (left > 0 ? left - 1 : 0))
        return failure(noSuchPlan());

    InsertPlan inverse{edit.queue, edit.plan, std::move(owner.plans[edit.plan]), owner.baseline};
    owner.plans.erase(owner.plans.begin() + static_cast<std::ptrdiff_t>(edit.plan));
    std::size_t follows = owner.baseline;
    if (edit.plan == owner.baseline)
        follows = 0;
    else if (edit.plan < owner.baseline)
        --follows;
    owner.baseline = edit.baseline.value_or(follows);
    return inverse;
}

Result<Edit> Applier::operator()(const MovePlan& edit) const
{
    const auto target = queueWithPlan(edit.queue, std::max(edit.from, edit.to));
    if (!target)
        return failure(target.error());
    Queue& owner = **target;
    moveItem(owner.plans, edit.from, edit.to);
    owner.baseline = movedIndex(owner.baseline, edit.from, edit.to);
    return MovePlan{edit.queue, edit.to, edit.from};
}

Result<Edit> Applier::operator()(const RenamePlan& edit) const
{
    const auto target = queueWithPlan(edit.queue, edit.plan);
    if (!target)
        return failure(target.error());
    Queue& owner = **target;
    if (const auto valid = checkName(owner.plans, edit.name, edit.plan); !valid)
        return failure(valid.error());
    RenamePlan inverse{edit.queue, edit.plan, owner.plans[edit.plan].name};
    owner.plans[edit.plan].name = edit.name;
    return inverse;
}

Result<Edit> Applier::operator()(const SetBaseline& edit) const
{
    const auto target = queueWithPlan(edit.queue, edit.plan);
    if (!target)
        return failure(target.error());
    const SetBaseline inverse{edit.queue, (*target)->baseline};
    (*target)->baseline = edit.plan;
    return inverse;
}

Result<Edit> Applier::operator()(const InsertQueue& edit) const
{
    if (edit.at > project_.queues.size())
        return failure(noSuchQueue());
    if (const auto valid = checkName(project_.queues, edit.queue.name); !valid)
        return failure(valid.error());
    project_.queues.insert(project_.queues.begin() + static_cast<std::ptrdiff_t>(edit.at),
                           edit.queue);
    return RemoveQueue{edit.at};
}

Result<Edit> Applier::operator()(const RemoveQueue& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    InsertQueue inverse{edit.queue, std::move(*target)};
    project_.queues.erase(project_.queues.begin() + static_cast<std::ptrdiff_t>(edit.queue));
    return inverse;
}

Result<Edit> Applier::operator()(const MoveQueue& edit) const
{
    if (!queue(edit.from) || !queue(edit.to))
        return failure(noSuchQueue());
    moveItem(project_.queues, edit.from, edit.to);
    return MoveQueue{edit.to, edit.from};
}

Result<Edit> Applier::operator()(const RenameQueue& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    if (const auto valid = checkName(project_.queues, edit.name, edit.queue); !valid)
        return failure(valid.error());
    RenameQueue inverse{edit.queue, target->name};
    target->name = edit.name;
    return inverse;
}

Result<Edit> Applier::operator()(const SetWorkload& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    SetWorkload inverse = edit;
    std::swap(target->workload, inverse.workload);
    std::swap(target->history, inverse.history);
    return inverse;
}

Result<Edit> Applier::operator()(const SetFaults& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    SetFaults inverse = edit;
    std::swap(target->faults, inverse.faults);
    return inverse;
}

Result<Edit> Applier::operator()(const SetSchedule& edit) const
{
    const auto target = queueWithPlan(edit.queue, edit.plan);
    if (!target)
        return failure(target.error());
    SetSchedule inverse = edit;
    std::swap((*target)->plans[edit.plan].schedule, inverse.schedule);
    return inverse;
}

Result<Edit> Applier::operator()(const SetExportSetting& edit) const
{
    Queue* target = queue(edit.queue);
    if (!target)
        return failure(noSuchQueue());
    SetExportSetting inverse{edit.queue, edit.key, std::nullopt};
    if (const auto found = target->exportSettings.find(edit.key);
        found != target->exportSettings.end())
        inverse.value = found->second;
    if (edit.value)
        target->exportSettings[edit.key] = *edit.value;
    else
        target->exportSettings.erase(edit.key);
    return inverse;
}

Result<Edit> Applier::operator()(const SetZone& edit) const
{
    SetZone inverse{project_.zone};
    project_.zone = edit.zone;
    return inverse;
}

/// The name of a parameter as its editor shows it; what to call the edit where that is unknown.
Message describeParameter(const Project& project, const SetParameter& edit)
{
    const bool known =
        edit.queue < project.queues.size() &&
        (!isPlanKey(edit.key) || edit.plan < project.queues[edit.queue].plans.size());
    if (known) {
        const Scenario scenario = scenarioFor(project.queues[edit.queue], edit.plan, edit.key);
        const ParameterTable<Scenario> table = scenarioParameters(scenario);
        if (const Parameter<Scenario>* row = findParameter(table, edit.key))
            return message(row->info.label);
    }
    return message(AFFLUX_TR("Message", "Change setting"));
}

Message describeFaults(const Project& project, const SetFaults& edit)
{
    const std::size_t before =
        edit.queue < project.queues.size() ? project.queues[edit.queue].faults.size() : 0;
    if (edit.faults.size() > before)
        return message(AFFLUX_TR("Message", "Add fault"));
    if (edit.faults.size() < before)
        return message(AFFLUX_TR("Message", "Remove fault"));
    return message(AFFLUX_TR("Message", "Change fault"));
}

/// Whether two edits set the very same thing, so that the later one supersedes the earlier.
struct SameTarget
{
    bool operator()(const SetParameter& a, const SetParameter& b) const
    {
        return a.queue == b.queue && a.key == b.key && (a.plan == b.plan || !isPlanKey(a.key));
    }
    bool operator()(const RenamePlan& a, const RenamePlan& b) const
    {
        return a.queue == b.queue && a.plan == b.plan;
    }
    bool operator()(const RenameQueue& a, const RenameQueue& b) const { return a.queue == b.queue; }
    /// A fault dragged; one added or taken away is a step of its own.
    bool operator()(const SetFaults& a, const SetFaults& b) const
    {
        return a.queue == b.queue && a.faults.size() == b.faults.size();
    }
    bool operator()(const SetSchedule& a, const SetSchedule& b) const
    {
        return a.queue == b.queue && a.plan == b.plan;
    }
    bool operator()(const SetExportSetting& a, const SetExportSetting& b) const
    {
        return a.queue == b.queue && a.key == b.key;
    }
    bool operator()(const SetZone&, const SetZone&) const { return true; }
    template <typename A, typename B>
    bool operator()(const A&, const B&) const
    {
        return false;
    }
};

} // namespace

bool operator==(const SetWorkload& a, const SetWorkload& b)
{
    return a.queue == b.queue && a.workload == b.workload && sameHistory(a.history, b.history);
}

Result<Edit> applyEdit(Project& project, const Edit& edit)
{
    return std::visit(Applier(project), edit);
}

Message describe(const Project& project, const Edit& edit)
{
    struct Describer
    {
        const Project& project;

        Message operator()(const SetParameter& e) const { return describeParameter(project, e); }
        Message operator()(const ReplacePlan&) const
        {
            return message(AFFLUX_TR("Message", "Change plan"));
        }
        Message operator()(const InsertPlan&) const
        {
            return message(AFFLUX_TR("Message", "Add plan"));
        }
        Message operator()(const RemovePlan&) const
        {
            return message(AFFLUX_TR("Message", "Remove plan"));
        }
        Message operator()(const MovePlan&) const
        {
            return message(AFFLUX_TR("Message", "Move plan"));
        }
        Message operator()(const RenamePlan&) const
        {
            return message(AFFLUX_TR("Message", "Rename plan"));
        }
        Message operator()(const SetBaseline&) const
        {
            return message(AFFLUX_TR("Message", "Choose baseline"));
        }
        Message operator()(const InsertQueue&) const
        {
            return message(AFFLUX_TR("Message", "Add queue"));
        }
        Message operator()(const RemoveQueue&) const
        {
            return message(AFFLUX_TR("Message", "Remove queue"));
        }
        Message operator()(const MoveQueue&) const
        {
            return message(AFFLUX_TR("Message", "Move queue"));
        }
        Message operator()(const RenameQueue&) const
        {
            return message(AFFLUX_TR("Message", "Rename queue"));
        }
        Message operator()(const SetWorkload&) const
        {
            return message(AFFLUX_TR("Message", "Change workload"));
        }
        Message operator()(const SetFaults& e) const { return describeFaults(project, e); }
        Message operator()(const SetSchedule&) const
        {
            return message(AFFLUX_TR("Message", "Change schedule"));
        }
        Message operator()(const SetExportSetting&) const
        {
            return message(AFFLUX_TR("Message", "Export setting"));
        }
        Message operator()(const SetZone&) const
        {
            return message(AFFLUX_TR("Message", "Time zone"));
        }
    };
    return std::visit(Describer{project}, edit);
}

Result<Change> perform(Project& project, const Edit& edit)
{
    Message text = describe(project, edit);
    Result<Edit> inverse = applyEdit(project, edit);
    if (!inverse)
        return failure(inverse.error());
    return Change{edit, std::move(*inverse), std::move(text)};
}

std::optional<Change> merged(const Change& older, const Change& newer)
{
    // Both ways must be of one kind: a change of rule is undone by a whole plan and stands alone.
    const bool oneStep = std::visit(SameTarget{}, older.redo, newer.redo) &&
                         std::visit(SameTarget{}, older.undo, newer.undo);
    if (!oneStep)
        return std::nullopt;
    return Change{newer.redo, older.undo, newer.text};
}

} // namespace afflux
