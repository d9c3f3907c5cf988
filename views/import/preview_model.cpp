// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/preview_model.h"

namespace afflux {

PreviewModel::PreviewModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void PreviewModel::setPreview(const ImportPreview& preview)
{
    beginResetModel();
    preview_ = preview;
    endResetModel();
}

int PreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(preview_.rows.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(preview_.header.size());
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto& cells = preview_.rows[static_cast<std::size_t>(index.row())].cells;
    const auto column = static_cast<std::size_t>(index.column());
    return column < cells.size() ? QString::fromStdString(cells[column]) : QString();
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    const auto place = static_cast<std::size_t>(section);
    if (orientation == Qt::Vertical)
        return place < preview_.rows.size() ? QVariant(preview_.rows[place].line) : QVariant();
    return place < preview_.header.size() ? QVariant(QString::fromStdString(preview_.header[place]))
                                          : QVariant();
}

} // namespace afflux
