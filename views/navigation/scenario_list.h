// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/project_document.h"

#include <QTreeView>

namespace afflux {

class ScenarioTreeModel;

/// The queues and, unfolded under the current one, its plans. Click selects, double click and F2
/// rename; the window adds what its context menu does.
class ScenarioList : public QTreeView
{
    Q_OBJECT

public:
    explicit ScenarioList(ProjectDocument& document, QWidget* parent = nullptr);

    /// What the context menus of a plan and of a queue offer. Delete acts through them, too.
    void setMenus(const QList<QAction*>& onPlan, const QList<QAction*>& onQueue);
    void renameCurrentPlan();
    void renameCurrentQueue();
    [[nodiscard]] bool isOnQueue() const; ///< the keyboard is on a queue, not on a plan
    [[nodiscard]] ScenarioTreeModel& tree() const { return *model_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followSelection();
    void choose(const QModelIndex& index);

    ProjectDocument& document_;
    ScenarioTreeModel* model_ = nullptr;
    QList<QAction*> onPlan_;
    QList<QAction*> onQueue_;
    bool following_ = false;
    bool hadKeyboard_ = false; ///< before the model was reset: on a row or in a name's editor
};

} // namespace afflux
