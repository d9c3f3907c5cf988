// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tool_row.h"

#include "views/controls/button.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace afflux {

ToolRow::ToolRow(const QList<QAction*>& quiet, QAction* wayOut, QWidget* parent)
    : QToolBar(parent)
{
    setObjectName(u"toolRow"_s);
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    for (QAction* action : quiet)
        addButton(action, new Button(Button::Look::quiet));
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    addButton(wayOut, new Button(Button::Look::accent));
}

void ToolRow::addButton(QAction* action, Button* button)
{
    QAction* shown = addWidget(button);
    const auto follow = [action, button, shown] {
        button->setText(action->text().remove(u'&'));
        button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
        button->setEnabled(action->isEnabled());
        shown->setVisible(action->isVisible());
    };
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, follow);
    follow();
}

} // namespace afflux
