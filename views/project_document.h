// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The project one window works on: its values, its undo stack, its file and what is selected. Every
// change goes through edit(); views listen to the signal of what they show and read the values
// anew.

#include "model/project/edit.h"
#include "model/project/project.h"

#include <QDateTime>
#include <QObject>
#include <QUndoStack>

#include <vector>

namespace afflux {

/// The plan being edited: index of its queue and its own index there. Always valid while the queue
/// has plans; the document keeps it on the same plan through inserts, moves and removals.
struct Selection
{
    std::size_t queue = 0;
    std::size_t plan = 0;

    friend bool operator==(const Selection&, const Selection&) = default;
};

class ProjectDocument : public QObject
{
    Q_OBJECT

public:
    /// step: an undo step of its own. drag: one step with the drag edits before it, until
    /// endDrag().
    enum class Undo
    {
        step,
        drag
    };

    explicit ProjectDocument(QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return project_; }
    [[nodiscard]] Selection selection() const { return selection_; }
    /// The selected queue and plan; nullptr while there is none.
    [[nodiscard]] const Queue* currentQueue() const;
    [[nodiscard]] const Plan* currentPlan() const;
    [[nodiscard]] const Queue* queueAt(std::size_t queue) const;
    void select(Selection selection);

    /// Applies the edit and keeps what takes it back. On an error nothing has changed.
    Result<void> edit(const Edit& edit, Undo undo = Undo::step);
    /// Several as one step: all of them, or none on an error.
    Result<void> editAll(const std::vector<Edit>& edits);
    /// The hand let go of the slider: the next drag is a step of its own.
    void endDrag();

    [[nodiscard]] QUndoStack* undoStack() { return &undo_; }
    /// What undo and redo would do, in the language of the moment; empty: nothing.
    [[nodiscard]] Message undoDescription() const;
    [[nodiscard]] Message redoDescription() const;
    [[nodiscard]] bool isModified() const { return !undo_.isClean() || restored_; }

    /// Takes another project in place of this one: nothing to undo, nothing to save.
    void reset(Project project, const QString& path = {});
    /// As reset(), for what was recovered after a crash: it counts as not yet saved.
    void restore(Project project, const QString& path);

    /// The project's file; empty while it was never saved.
    [[nodiscard]] QString path() const { return path_; }
    [[nodiscard]] QDateTime savedAt() const { return savedAt_; }
    /// Takes the file's project in place of this one; the issues are what was read all the same.
    Result<std::vector<Issue>> open(const QString& path);
    Result<void> save(const QString& path);

signals:
    /// Another project altogether; nothing of what was shown before holds.
    void projectReset();
    /// Queues came, went, moved or were renamed.
    void queuesChanged();
    /// The objective, workload, history, faults, run or export settings of a queue.
    void queueChanged(std::size_t queue);
    /// Plans came, went, moved, were renamed, or another one is the baseline.
    void plansChanged(std::size_t queue);
    /// The parameters or the schedule of one plan.
    void planChanged(std::size_t queue, std::size_t plan);
    void zoneChanged();
    void selectionChanged();
    void pathChanged();
    void modifiedChanged(bool modified);
    /// Something changed, whatever it was; for autosave.
    void edited();

private:
    friend class ChangeCommand;
    /// Applies @p edit, moves the selection along and says what changed. For undo and redo.
    void applyKnown(const Edit& edit);
    void announce(const Edit& edit);
    [[nodiscard]] Message descriptionAt(int command) const;
    void take(Project project, const QString& path);
    void setSelection(Selection selection);

    Project project_;
    QUndoStack undo_;
    Selection selection_;
    QString path_;
    QDateTime savedAt_;
    bool restored_ = false;
    int drag_ = 0;
};

} // namespace afflux
