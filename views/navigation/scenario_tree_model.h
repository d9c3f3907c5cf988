// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The project as a tree: queues, and under each its plans. Renaming goes through the document.

#include "model/core/error.h"
#include "views/project_document.h"

#include <QAbstractItemModel>

namespace afflux {

class ScenarioTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role
    {
        isBaselineRole = Qt::UserRole, ///< of a plan
        isCurrentRole,                 ///< the plan being edited, or its queue
        promiseRole,                   ///< of a queue, as people say it: "30 s"
    };

    explicit ScenarioTreeModel(ProjectDocument& document, QObject* parent = nullptr);

    [[nodiscard]] bool isQueue(const QModelIndex& index) const;
    [[nodiscard]] Selection selectionAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex queueIndex(std::size_t queue) const;
    [[nodiscard]] QModelIndex planIndex(Selection selection) const;
    /// Bullets and bold type moved, or the words changed; the items are the same.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void renameFailed(const afflux::Error& error);

private:
    void reload();
    [[nodiscard]] QVariant queueData(std::size_t queue, int role) const;
    [[nodiscard]] QVariant planData(Selection at, int role) const;

    ProjectDocument& document_;
};

} // namespace afflux
