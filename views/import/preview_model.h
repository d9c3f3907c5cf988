// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/import.h"

#include <QAbstractTableModel>

namespace afflux {

/// The first rows of a file, cell by cell as the importer saw them; row headers are line numbers.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit PreviewModel(QObject* parent = nullptr);

    void setPreview(const ImportPreview& preview);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    ImportPreview preview_;
};

} // namespace afflux
