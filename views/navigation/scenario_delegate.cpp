// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/navigation/scenario_delegate.h"

#include "views/navigation/scenario_tree_model.h"
#include "views/theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>

namespace afflux {

namespace {

constexpr int rowHeight = 28;
constexpr int planRowHeight = 26;
constexpr double bulletRadius = 4.5;
constexpr int bulletX = 26; ///< centre, from the view's edge
constexpr int planTextX = 38;

bool isPlan(const QModelIndex& index)
{
    return index.parent().isValid();
}

/// The row across the whole view: the tree's own indentation is not used.
QRect wholeRow(const QStyleOptionViewItem& option)
{
    const QWidget* view = option.widget;
    return {0, option.rect.y(), view ? view->width() : option.rect.right() + 1,
            option.rect.height()};
}

QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return wholeRow(option).adjusted(isPlan(index) ? planTextX : space::s, 0, -space::s, 0);
}

void paintBullet(QPainter& painter, const QPointF& centre, bool isCurrent, bool isBaseline)
{
    const Theme& theme = Theme::current();
    if (isCurrent || isBaseline) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isCurrent ? theme.accent : theme.baseline);
        painter.drawEllipse(centre, bulletRadius, bulletRadius);
        return;
    }
    painter.setPen(QPen(theme.note, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, bulletRadius - 0.6, bulletRadius - 0.6);
}

} // namespace

void ScenarioDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const bool plan = isPlan(index);
    const bool current = index.data(ScenarioTreeModel::isCurrentRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);

    const QRectF face = QRectF(wholeRow(option)).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    if (hovered || (current && !plan)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.hover);
        painter->drawRoundedRect(face, space::controlRadius, space::controlRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.accent, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(face, space::controlRadius, space::controlRadius);
    }

    QRect text = textRect(option, index);
    QFont font = type::body();
    if (!plan) {
        const QString promise = index.data(ScenarioTreeModel::promiseRole).toString();
        painter->setFont(font);
        painter->setPen(theme.note);
        painter->drawText(text, Qt::AlignRight | Qt::AlignVCenter, promise);
        text.setRight(text.right() - QFontMetrics(font).horizontalAdvance(promise) - space::s);
    } else {
        paintBullet(*painter, QPointF(bulletX, face.center().y()), current,
                    index.data(ScenarioTreeModel::isBaselineRole).toBool());
    }
    font.setWeight(current ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(current || !plan ? theme.text : theme.note);
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

QSize ScenarioDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {120, isPlan(index) ? planRowHeight : rowHeight};
}

QWidget* ScenarioDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex&) const
{
    auto* editor = new QLineEdit(parent);
    editor->setFont(type::body());
    return editor;
}

void ScenarioDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const
{
    editor->setGeometry(textRect(option, index).adjusted(-space::xs, 1, 0, -1));
}

bool ScenarioDelegate::eventFilter(QObject* editor, QEvent* event)
{
    // Keys typed into the name must not reach the window's shortcuts (Delete, Ctrl+D ...).
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

} // namespace afflux
