// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/button.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace afflux {

Button::Button(Look look, QWidget* parent)
    : Button(QString(), look, parent)
{
}

Button::Button(const QString& text, Look look, QWidget* parent)
    : QPushButton(text, parent)
    , look_(look)
{
    setCursor(Qt::ArrowCursor);
    // Enter in a value commits the value; it never presses a button somewhere else.
    setAutoDefault(false);
}

void Button::keyPressEvent(QKeyEvent* event)
{
    // Space presses a button everywhere, Enter by itself only in dialogs.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

QString Button::look() const
{
    switch (look_) {
    case Look::quiet:
        return u"quiet"_s;
    case Look::accent:
        return u"accent"_s;
    case Look::flat:
        return u"flat"_s;
    }
    return {};
}

void Button::setMenuText(const QString& text)
{
    setText(text + u" ▾"_s);
    setAccessibleName(text);
}

} // namespace afflux
