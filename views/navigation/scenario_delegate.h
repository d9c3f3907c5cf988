// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Paints the tree's rows: a queue with its promise at the right, a plan behind its bullet (grey:
// the baseline, accent: the one being edited, hollow: the others).

#include <QStyledItemDelegate>

namespace afflux {

class ScenarioDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool eventFilter(QObject* editor, QEvent* event) override;
};

} // namespace afflux
