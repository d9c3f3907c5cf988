// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace afflux {

/// A target as two lines: its name, and a grey sentence that wraps.
class TargetDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int helpRole = Qt::UserRole;
    static constexpr int wordRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace afflux
