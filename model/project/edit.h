// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Changes to a project as values: each can be applied, and applying it gives the one that takes it
// back. Undo, drags of a slider and the command line's --set all go through here.
//
// Queues and plans are told by their index at the time the edit is applied. Names are unique among
// siblings and never empty, since the command line and people address them by name. The baseline
// index follows its plan through inserts, moves and removals.

#include "model/project/project.h"

#include <optional>
#include <string>
#include <variant>

namespace afflux {

/// Sets one row of scenarioParameters(). Keys policy., workers. and signal. act on the plan; all
/// others (objective., workload., run.) on the queue, and @p plan is then not looked at.
struct SetParameter
{
    std::size_t queue = 0;
    std::size_t plan = 0;
    std::string key;
    Value value;

    friend bool operator==(const SetParameter&, const SetParameter&) = default;
};

struct ReplacePlan
{
    std::size_t queue = 0;
    std::size_t plan = 0;
    Plan with;

    friend bool operator==(const ReplacePlan&, const ReplacePlan&) = default;
};

/// The new plan stands at index @p at, 0 .. number of plans.
struct InsertPlan
{
    std::size_t queue = 0;
    std::size_t at = 0;
    Plan plan;
    /// The baseline afterwards; none: the plan that was it stays it.
    std::optional<std::size_t> baseline = {};

    friend bool operator==(const InsertPlan&, const InsertPlan&) = default;
};

struct RemovePlan
{
    std::size_t queue = 0;
    std::size_t plan = 0;
    /// The baseline afterwards; none: the plan that was it stays it, or the first takes its place.
    std::optional<std::size_t> baseline = {};

    friend bool operator==(const RemovePlan&, const RemovePlan&) = default;
};

/// The plan at @p from stands at @p to afterwards.
struct MovePlan
{
    std::size_t queue = 0;
    std::size_t from = 0;
    std::size_t to = 0;

    friend bool operator==(const MovePlan&, const MovePlan&) = default;
};

struct RenamePlan
{
    std::size_t queue = 0;
    std::size_t plan = 0;
    std::string name;

    friend bool operator==(const RenamePlan&, const RenamePlan&) = default;
};

struct SetBaseline
{
    std::size_t queue = 0;
    std::size_t plan = 0;

    friend bool operator==(const SetBaseline&, const SetBaseline&) = default;
};

struct InsertQueue
{
    std::size_t at = 0;
    Queue queue;

    friend bool operator==(const InsertQueue&, const InsertQueue&) = default;
};

struct RemoveQueue
{
    std::size_t queue = 0;

    friend bool operator==(const RemoveQueue&, const RemoveQueue&) = default;
};

/// The queue at @p from stands at @p to afterwards.
struct MoveQueue
{
    std::size_t from = 0;
    std::size_t to = 0;

    friend bool operator==(const MoveQueue&, const MoveQueue&) = default;
};

struct RenameQueue
{
    std::size_t queue = 0;
    std::string name;

    friend bool operator==(const RenameQueue&, const RenameQueue&) = default;
};

/// What arrives and what it was fitted to, in one step: one without the other would mislead.
struct SetWorkload
{
    std::size_t queue = 0;
    Workload workload;
    std::shared_ptr<const History> history; ///< null: made up

    friend bool operator==(const SetWorkload&, const SetWorkload&);
};

/// What goes wrong in a queue, all of it: a fault moved, added or taken away. As limits that
/// contradict each other, faults that cannot be are the simulation's to refuse.
struct SetFaults
{
    std::size_t queue = 0;
    Faults faults;

    friend bool operator==(const SetFaults&, const SetFaults&) = default;
};

/// The other limits by time of day of one plan, all of them.
struct SetSchedule
{
    std::size_t queue = 0;
    std::size_t plan = 0;
    Schedule schedule;

    friend bool operator==(const SetSchedule&, const SetSchedule&) = default;
};

/// "export.namespace" -> "jobs"; no value: back to the target's own default.
struct SetExportSetting
{
    std::size_t queue = 0;
    std::string key;
    std::optional<std::string> value;

    friend bool operator==(const SetExportSetting&, const SetExportSetting&) = default;
};

/// The zone clock times are shown in; "" = UTC.
struct SetZone
{
    std::string zone;

    friend bool operator==(const SetZone&, const SetZone&) = default;
};

using Edit = std::variant<SetParameter, ReplacePlan, InsertPlan, RemovePlan, MovePlan, RenamePlan,
                          SetBaseline, InsertQueue, RemoveQueue, MoveQueue, RenameQueue,
                          SetWorkload, SetFaults, SetSchedule, SetExportSetting, SetZone>;

/// Changes @p project and returns what takes it back. On an error the project is as it was:
/// missing (no such queue or plan), unknownKey, badValue, conflict (name taken).
[[nodiscard]] Result<Edit> applyEdit(Project& project, const Edit& edit);

/// What an undo menu calls it: "Target", "Rename plan". @p project as it is before the edit.
[[nodiscard]] Message describe(const Project& project, const Edit& edit);

/// An edit that was applied, ready to be taken back and done again.
struct Change
{
    Edit redo;
    Edit undo;
    Message text; ///< see describe()

    /// Whether doing and undoing come to the same: the user dragged a slider back to its start.
    [[nodiscard]] bool isNothing() const { return redo == undo; }
};

/// applyEdit() with its description.
[[nodiscard]] Result<Change> perform(Project& project, const Edit& edit);

/// Two changes in a row to the same value as one step; nothing when they are not of one value.
[[nodiscard]] std::optional<Change> merged(const Change& older, const Change& newer);

/// @p wanted, or "wanted 2", "wanted 3" ... (after "wanted 2" too) where that name is taken in
/// @p siblings (plans, queues).
template <typename Named>
[[nodiscard]] std::string freeName(const std::string& wanted, const std::vector<Named>& siblings)
{
    const auto taken = [&siblings](const std::string& name) {
        for (const Named& sibling : siblings)
            if (sibling.name == name)
                return true;
        return false;
    };
    if (!taken(wanted))
        return wanted;
    // A copy of a copy counts on; "By age, 2 to 20" ends in a figure that is no count.
    const std::string stem = wanted.substr(0, wanted.find_last_not_of("0123456789") + 1);
    const bool counted = stem.size() > 1 && stem.size() < wanted.size() && stem.back() == ' ' &&
                         taken(stem.substr(0, stem.size() - 1));
    const std::string base = counted ? stem : wanted + ' ';
    std::string name = wanted;
    for (int number = 2; taken(name); ++number)
        name = base + std::to_string(number);
    return name;
}

} // namespace afflux
