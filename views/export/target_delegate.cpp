// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/target_delegate.h"

#include "views/theme.h"

#include <QAbstractItemView>
#include <QPainter>

namespace afflux {

namespace {

QRect contentOf(const QRect& row)
{
    return row.adjusted(space::m, space::s, -space::s, -space::s);
}

} // namespace

void TargetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || hovered) {
        painter->setPen(selected && option.state.testFlag(QStyle::State_HasFocus)
                            ? QPen(theme.accent)
                            : QPen(Qt::NoPen));
        painter->setBrush(selected ? theme.selection : theme.hover);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5),
                                 space::controlRadius, space::controlRadius);
    }
    QRect area = contentOf(option.rect);
    QFont name = type::body();
    name.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter->setFont(name);
    painter->setPen(theme.text);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
    area.setTop(area.top() + QFontMetrics(name).height() + 2);
    painter->setFont(type::note());
    painter->setPen(theme.note);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                      index.data(helpRole).toString());
    painter->restore();
}

QSize TargetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : 200;
    const QRect area = contentOf(QRect(0, 0, width, 1000));
    const QRect help = QFontMetrics(type::note())
                           .boundingRect(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                                         index.data(helpRole).toString());
    const int height = 2 * space::s + QFontMetrics(type::body()).height() + 2 + help.height();
    return {width, height};
}

} // namespace afflux
