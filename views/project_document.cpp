// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/project_document.h"

#include "model/project/project_store.h"
#include "model/text/say.h"
#include "views/selection.h"

#include <QUndoCommand>

namespace afflux {

/// A Change as QUndoStack wants it. The first redo() comes from push(), when it is applied already.
class ChangeCommand : public QUndoCommand
{
public:
    ChangeCommand(ProjectDocument& document, Change change, int drag)
        : QUndoCommand(say(change.text))
        , document_(document)
        , change_(std::move(change))
        , drag_(drag)
    {
    }

    int id() const override { return drag_ == 0 ? -1 : 1; }
    void redo() override
    {
        if (applied_)
            document_.applyKnown(change_.redo);
        applied_ = true;
    }
    void undo() override { document_.applyKnown(change_.undo); }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* newer = static_cast<const ChangeCommand*>(other);
        if (newer->drag_ != drag_)
            return false;
        std::optional<Change> both = merged(change_, newer->change_);
        if (!both)
            return false;
        change_ = std::move(*both);
        setObsolete(change_.isNothing());
        return true;
    }

    [[nodiscard]] const Message& description() const { return change_.text; }

private:
    ProjectDocument& document_;
    Change change_;
    int drag_;
    bool applied_ = false;
};

ProjectDocument::ProjectDocument(QObject* parent)
    : QObject(parent)
{
    connect(&undo_, &QUndoStack::cleanChanged, this,
            [this] { emit modifiedChanged(isModified()); });
}

Message ProjectDocument::undoDescription() const
{
    return descriptionAt(undo_.index() - 1);
}

Message ProjectDocument::redoDescription() const
{
    return descriptionAt(undo_.index());
}

Message ProjectDocument::descriptionAt(int command) const
{
    const QUndoCommand* found = undo_.command(command);
    // Several edits as one step are called by the last of them.
    if (found && found->childCount() > 0)
        found = found->child(found->childCount() - 1);
    const auto* change = dynamic_cast<const ChangeCommand*>(found);
    return change ? change->description() : Message{};
}

const Queue* ProjectDocument::queueAt(std::size_t queue) const
{
    return queue < project_.queues.size() ? &project_.queues[queue] : nullptr;
}

const Queue* ProjectDocument::currentQueue() const
{
    return queueAt(selection_.queue);
}

const Plan* ProjectDocument::currentPlan() const
{
    const Queue* queue = currentQueue();
    return queue && selection_.plan < queue->plans.size() ? &queue->plans[selection_.plan]
                                                          : nullptr;
}

void ProjectDocument::select(Selection selection)
{
    setSelection(clamped(selection, project_));
}

void ProjectDocument::setSelection(Selection selection)
{
    if (selection == selection_)
        return;
    selection_ = selection;
    emit selectionChanged();
}

Result<void> ProjectDocument::edit(const Edit& edit, Undo undo)
{
    Result<Change> change = perform(project_, edit);
    if (!change)
        return failure(change.error());
    if (change->isNothing() && undo == Undo::step)
        return {};
    undo_.push(new ChangeCommand(*this, std::move(*change), undo == Undo::drag ? drag_ + 1 : 0));
    announce(edit);
    return {};
}

Result<void> ProjectDocument::editAll(const std::vector<Edit>& edits)
{
    if (edits.size() == 1)
        return edit(edits.front());
    Result<void> done;
    undo_.beginMacro(QString());
    for (const Edit& one : edits)
        if (done)
            done = edit(one);
    undo_.endMacro();
    if (!done)
        undo_.undo();
    return done;
}

void ProjectDocument::endDrag()
{
    ++drag_;
}

void ProjectDocument::applyKnown(const Edit& edit)
{
    // What was done once can be undone and done again: the stack keeps the order.
    [[maybe_unused]] const auto inverse = applyEdit(project_, edit);
    Q_ASSERT(inverse);
    announce(edit);
}

namespace {

struct Announcer
{
    ProjectDocument& document;

    void operator()(const SetParameter& e) const
    {
        const bool ofPlan = e.key.starts_with("policy.") || e.key.starts_with("workers.") ||
                            e.key.starts_with("signal.");
        if (ofPlan)
            emit document.planChanged(e.queue, e.plan);
        else
            emit document.queueChanged(e.queue);
    }
    void operator()(const ReplacePlan& e) const
    {
        emit document.plansChanged(e.queue);
        emit document.planChanged(e.queue, e.plan);
    }
    void operator()(const InsertPlan& e) const { emit document.plansChanged(e.queue); }
    void operator()(const RemovePlan& e) const { emit document.plansChanged(e.queue); }
    void operator()(const MovePlan& e) const { emit document.plansChanged(e.queue); }
    void operator()(const RenamePlan& e) const { emit document.plansChanged(e.queue); }
    void operator()(const SetBaseline& e) const { emit document.plansChanged(e.queue); }
    void operator()(const InsertQueue&) const { emit document.queuesChanged(); }
    void operator()(const RemoveQueue&) const { emit document.queuesChanged(); }
    void operator()(const MoveQueue&) const { emit document.queuesChanged(); }
    void operator()(const RenameQueue&) const { emit document.queuesChanged(); }
    void operator()(const SetWorkload& e) const { emit document.queueChanged(e.queue); }
    void operator()(const SetFaults& e) const { emit document.queueChanged(e.queue); }
    void operator()(const SetSchedule& e) const { emit document.planChanged(e.queue, e.plan); }
    void operator()(const SetExportSetting& e) const { emit document.queueChanged(e.queue); }
    void operator()(const SetZone&) const { emit document.zoneChanged(); }
};

} // namespace

void ProjectDocument::announce(const Edit& edit)
{
    const Selection before = selection_;
    selection_ = selectionAfter(edit, before, project_);
    std::visit(Announcer{*this}, edit);
    // Also when the indices stayed: what stands there may be another plan now.
    const bool structural = !std::holds_alternative<SetParameter>(edit) &&
                            !std::holds_alternative<SetFaults>(edit) &&
                            !std::holds_alternative<SetSchedule>(edit);
    if (selection_ != before || structural)
        emit selectionChanged();
    emit edited();
}

void ProjectDocument::take(Project project, const QString& path)
{
    project_ = std::move(project);
    path_ = path;
    restored_ = false;
    undo_.clear();
    selection_ = {};
    if (const Queue* first = queueAt(0); first && first->baseline == 0 && first->plans.size() > 1)
        selection_.plan = 1;
}

void ProjectDocument::reset(Project project, const QString& path)
{
    take(std::move(project), path);
    savedAt_ = {};
    emit projectReset();
    emit selectionChanged();
    emit pathChanged();
    emit modifiedChanged(false);
}

void ProjectDocument::restore(Project project, const QString& path)
{
    reset(std::move(project), path);
    restored_ = true;
    emit modifiedChanged(true);
}

Result<std::vector<Issue>> ProjectDocument::open(const QString& path)
{
    Result<OpenedProject> opened = openProject(path.toStdString());
    if (!opened)
        return failure(opened.error());
    reset(std::move(opened->project), path);
    return std::move(opened->issues);
}

Result<void> ProjectDocument::save(const QString& path)
{
    if (auto saved = saveProject(project_, path.toStdString()); !saved)
        return failure(saved.error());
    path_ = path;
    savedAt_ = QDateTime::currentDateTime();
    restored_ = false;
    undo_.setClean();
    emit pathChanged();
    emit modifiedChanged(false);
    return {};
}

} // namespace afflux
