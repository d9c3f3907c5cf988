// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/flow_layout.h"

#include "views/theme.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace afflux {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(space::xs + 2);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    items_.emplace_back(item);
    invalidate();
}

int FlowLayout::count() const
{
    return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    const auto place = static_cast<std::size_t>(index);
    return index >= 0 && place < items_.size() ? items_[place].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : items_)
        size = size.expandedTo(item->minimumSize());
    return size;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size = {size.width() + hint.width() + (size.width() > 0 ? spacing() : 0),
                std::max(size.height(), hint.height())};
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    std::vector<Line> lines;
    for (const auto& item : items_) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(rect.width(), QWIDGETSIZE_MAX));
        if (lines.empty() || lines.back().width + spacing() + size.width() > rect.width())
            lines.emplace_back();
        Line& line = lines.back();
        line.width += (line.items.empty() ? 0 : spacing()) + size.width();
        line.height = std::max(line.height, size.height());
        line.items.emplace_back(item.get(), size);
    }
    int y = rect.top();
    for (const Line& line : lines) {
        if (place)
            placeLine(line, rect, y);
        y += line.height + spacing();
    }
    return lines.empty() ? 0 : y - spacing() - rect.top();
}

void FlowLayout::placeLine(const Line& line, const QRect& rect, int y) const
{
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = rect.left();
    for (const auto& [item, size] : line.items) {
        const QPoint corner(x, y + (line.height - size.height()) / 2);
        item->setGeometry(QStyle::visualRect(direction, rect, QRect(corner, size)));
        x += size.width() + spacing();
    }
}

} // namespace afflux
