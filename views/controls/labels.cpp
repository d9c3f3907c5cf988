// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/labels.h"

#include "views/theme.h"

#include <QLabel>

namespace afflux {

QLabel* makeHeading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(type::title());
    label->setWordWrap(true);
    return label;
}

QLabel* makeNote(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(type::note());
    label->setWordWrap(true);
    setInk(label, Theme::current().note);
    return label;
}

void setInk(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace afflux
