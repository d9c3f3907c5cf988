// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/navigation/scenario_list.h"

#include "views/navigation/scenario_delegate.h"
#include "views/navigation/scenario_tree_model.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include <utility>

namespace afflux {

namespace {

/// What is being planned rather than what it is compared with.
std::size_t firstAlternative(const Queue& queue)
{
    return queue.baseline == 0 && queue.plans.size() > 1 ? 1 : 0;
}

} // namespace

ScenarioList::ScenarioList(ProjectDocument& document, QWidget* parent)
    : QTreeView(parent)
    , document_(document)
    , model_(new ScenarioTreeModel(document, this))
{
    setModel(model_);
    setItemDelegate(new ScenarioDelegate(this));
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(0);
    setRootIsDecorated(false);
    setExpandsOnDoubleClick(false);
    setUniformRowHeights(false);
    setMouseTracking(true);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setObjectName(QStringLiteral("scenarioList"));

    // A reset takes a name's editor away, and the keyboard would go with it.
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { hadKeyboard_ = isAncestorOf(QApplication::focusWidget()); });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] {
        followSelection();
        if (std::exchange(hadKeyboard_, false))
            setFocus();
    });
    connect(&document, &ProjectDocument::selectionChanged, this, &ScenarioList::followSelection);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &ScenarioList::choose);
    followSelection();
}

void ScenarioList::choose(const QModelIndex& index)
{
    if (following_ || !index.isValid())
        return;
    Selection wanted = model_->selectionAt(index);
    if (model_->isQueue(index)) {
        if (wanted.queue == document_.selection().queue)
            return;
        wanted.plan = firstAlternative(document_.project().queues.at(wanted.queue));
    }
    // The keyboard stays where the user put it, on the queue.
    const QScopedValueRollback guard(following_, model_->isQueue(index));
    document_.select(wanted);
    if (model_->isQueue(index)) {
        collapseAll();
        expand(index);
        updateGeometry();
    }
}

void ScenarioList::followSelection()
{
    if (following_)
        return;
    const QScopedValueRollback guard(following_, true);
    const Selection selection = document_.selection();
    collapseAll();
    expand(model_->queueIndex(selection.queue));
    const QModelIndex plan = model_->planIndex(selection);
    setCurrentIndex(plan.isValid() ? plan : model_->queueIndex(selection.queue));
    updateGeometry();
}

void ScenarioList::setMenus(const QList<QAction*>& onPlan, const QList<QAction*>& onQueue)
{
    onPlan_ = onPlan;
    onQueue_ = onQueue;
}

void ScenarioList::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (index.isValid())
        setCurrentIndex(index);
    const QPoint where =
        byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos();
    QMenu menu(this);
    menu.addActions(index.isValid() && !model_->isQueue(index) ? onPlan_ : onQueue_);
    menu.exec(where);
}

void ScenarioList::keyPressEvent(QKeyEvent* event)
{
    const QList<QAction*>& actions = isOnQueue() ? onQueue_ : onPlan_;
    if (event->key() == Qt::Key_Delete && !actions.isEmpty())
        actions.back()->trigger();
    else
        QTreeView::keyPressEvent(event);
}

void ScenarioList::renameCurrentPlan()
{
    const QModelIndex plan = model_->planIndex(document_.selection());
    setCurrentIndex(plan);
    edit(plan);
}

void ScenarioList::renameCurrentQueue()
{
    edit(model_->queueIndex(document_.selection().queue));
}

bool ScenarioList::isOnQueue() const
{
    return model_->isQueue(currentIndex());
}

QSize ScenarioList::sizeHint() const
{
    int height = 0;
    for (QModelIndex index = model_->index(0, 0); index.isValid(); index = indexBelow(index))
        height += rowHeight(index);
    return {176, height + 2};
}

QSize ScenarioList::minimumSizeHint() const
{
    return {120, 28 * 3};
}

void ScenarioList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        model_->refresh();
    QTreeView::changeEvent(event);
}

} // namespace afflux
