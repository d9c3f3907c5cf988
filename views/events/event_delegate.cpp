// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_delegate.h"

#include "views/events/event_model.h"
#include "views/theme.h"

#include <QPainter>

namespace afflux {

namespace {

constexpr double dotRadius = 3;
constexpr int dotRoom = 14; ///< before the words of the kind
constexpr int margin = 9;   ///< as the other cells have it

/// Words stand beside every colour.
QColor colourOf(EventGroup group, const Theme& theme)
{
    switch (group) {
    case EventGroup::scaling:
        return theme.accent;
    case EventGroup::workers:
        return theme.desired;
    case EventGroup::jobs:
    case EventGroup::promise:
        return theme.promise;
    case EventGroup::faults:
        break;
    }
    return theme.note;
}

} // namespace

void EventDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool isNote =
        index.column() == EventModel::timeColumn || index.column() == EventModel::causeColumn;
    option->palette.setColor(QPalette::Text,
                             isNote ? Theme::current().note : Theme::current().text);
    option->textElideMode = Qt::ElideRight;
}

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    if (index.column() != EventModel::kindColumn) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem face = option;
    initStyleOption(&face, index);
    const bool reversed = option.direction == Qt::RightToLeft;
    const QString words = face.text;
    face.text.clear();
    const QWidget* view = option.widget;
    view->style()->drawControl(QStyle::CE_ItemViewItem, &face, painter, view);

    const QRect inside = option.rect.adjusted(margin + (reversed ? 0 : dotRoom), 0,
                                              -margin - (reversed ? dotRoom : 0), 0);
    const double x = reversed ? option.rect.right() - margin - dotRadius
                              : option.rect.left() + margin + dotRadius;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const auto group = static_cast<EventGroup>(index.data(EventModel::groupRole).toInt());
    painter->setBrush(colourOf(group, Theme::current()));
    painter->drawEllipse(QPointF(x, option.rect.center().y() + 0.5), dotRadius, dotRadius);
    painter->setPen(face.palette.color(QPalette::Text));
    painter->setFont(face.font);
    painter->drawText(inside, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                      face.fontMetrics.elidedText(words, Qt::ElideRight, inside.width()));
    painter->restore();
}

} // namespace afflux
