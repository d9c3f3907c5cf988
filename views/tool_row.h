// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QToolBar>

class QAction;

namespace afflux {

class Button;

/// The row under the menus: a few actions as quiet buttons, and at the far right the way out.
class ToolRow : public QToolBar
{
    Q_OBJECT

public:
    ToolRow(const QList<QAction*>& quiet, QAction* wayOut, QWidget* parent = nullptr);

private:
    void addButton(QAction* action, Button* button);
};

} // namespace afflux
