// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/navigation/scenario_tree_model.h"

#include "model/text/say.h"

namespace afflux {

namespace {

/// The internal id of queue rows; plans carry their queue's number.
constexpr quintptr queueId = ~quintptr{0};

} // namespace

ScenarioTreeModel::ScenarioTreeModel(ProjectDocument& document, QObject* parent)
    : QAbstractItemModel(parent)
    , document_(document)
{
    connect(&document, &ProjectDocument::projectReset, this, &ScenarioTreeModel::reload);
    connect(&document, &ProjectDocument::queuesChanged, this, &ScenarioTreeModel::reload);
    connect(&document, &ProjectDocument::plansChanged, this, &ScenarioTreeModel::reload);
    connect(&document, &ProjectDocument::queueChanged, this, &ScenarioTreeModel::refresh);
    connect(&document, &ProjectDocument::selectionChanged, this, &ScenarioTreeModel::refresh);
}

void ScenarioTreeModel::reload()
{
    // The document says so after the fact; a project has a dozen rows, so all are read anew.
    beginResetModel();
    endResetModel();
}

void ScenarioTreeModel::refresh()
{
    const int queues = rowCount();
    for (int row = 0; row < queues; ++row) {
        const QModelIndex queue = index(row, 0);
        emit dataChanged(queue, queue);
        if (const int plans = rowCount(queue); plans > 0)
            emit dataChanged(index(0, 0, queue), index(plans - 1, 0, queue));
    }
}

bool ScenarioTreeModel::isQueue(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() == queueId;
}

Selection ScenarioTreeModel::selectionAt(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (isQueue(index))
        return {row, 0};
    return {static_cast<std::size_t>(index.internalId()), row};
}

QModelIndex ScenarioTreeModel::queueIndex(std::size_t queue) const
{
    return index(static_cast<int>(queue), 0);
}

QModelIndex ScenarioTreeModel::planIndex(Selection selection) const
{
    return index(static_cast<int>(selection.plan), 0, queueIndex(selection.queue));
}

int ScenarioTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(document_.project().queues.size());
    const Queue* queue = isQueue(parent) ? document_.queueAt(selectionAt(parent).queue) : nullptr;
    return queue ? static_cast<int>(queue->plans.size()) : 0;
}

int ScenarioTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QModelIndex ScenarioTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column != 0 || row < 0 || row >= rowCount(parent))
        return {};
    return createIndex(row, 0, parent.isValid() ? static_cast<quintptr>(parent.row()) : queueId);
}

QModelIndex ScenarioTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || isQueue(index))
        return {};
    return createIndex(static_cast<int>(index.internalId()), 0, queueId);
}

QVariant ScenarioTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Selection at = selectionAt(index);
    return isQueue(index) ? queueData(at.queue, role) : planData(at, role);
}

QVariant ScenarioTreeModel::queueData(std::size_t queue, int role) const
{
    const Queue& values = document_.project().queues.at(queue);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return QString::fromStdString(values.name);
    case isCurrentRole:
        return queue == document_.selection().queue;
    case promiseRole:
        return sayDuration(values.objective.timeToStart);
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole:
        return tr("%1: %2 % of jobs start within %3")
            .arg(QString::fromStdString(values.name), sayNumber(values.objective.percentile),
                 sayDuration(values.objective.timeToStart));
    default:
        return {};
    }
}

QVariant ScenarioTreeModel::planData(Selection at, int role) const
{
    const Queue& queue = document_.project().queues.at(at.queue);
    const QString name = QString::fromStdString(queue.plans.at(at.plan).name);
    const bool isBaseline = at.plan == queue.baseline;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return name;
    case isBaselineRole:
        return isBaseline;
    case isCurrentRole:
        return at == document_.selection();
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole:
        return isBaseline ? tr("%1: the baseline, which the others are compared with").arg(name)
                          : name;
    default:
        return {};
    }
}

bool ScenarioTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const std::string name = value.toString().trimmed().toStdString();
    if (name == index.data(Qt::EditRole).toString().toStdString())
        return true;
    const Selection at = selectionAt(index);
    const Edit edit = isQueue(index) ? Edit(RenameQueue{at.queue, name})
                                     : Edit(RenamePlan{at.queue, at.plan, name});
    const Result<void> done = document_.edit(edit);
    if (!done)
        emit renameFailed(done.error());
    return done.has_value();
}

Qt::ItemFlags ScenarioTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;
    if (!isQueue(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

} // namespace afflux
