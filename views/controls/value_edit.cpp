// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/value_edit.h"

#include "views/theme.h"

#include <QKeyEvent>
#include <QStyle>
#include <QTimer>

namespace afflux {

namespace {

constexpr int sidePadding = 7; ///< padding and border, as style.qss has them for this class
constexpr int longest = 150;

} // namespace

ValueEdit::ValueEdit(QWidget* parent)
    : QLineEdit(parent)
{
    setFont(type::title());
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setProperty("wrong", false);
    connect(this, &QLineEdit::textEdited, this, [this] {
        typing_ = true;
        updateGeometry();
    });
}

void ValueEdit::setShown(const QString& text)
{
    const bool changed = shown_ != text;
    shown_ = text;
    if (typing_ && !changed)
        return;
    if (!typing_ || changed)
        restore();
}

void ValueEdit::restore()
{
    typing_ = false;
    setWrong(false);
    setText(shown_);
    if (hasFocus())
        selectAll();
    else
        setCursorPosition(0);
    updateGeometry();
    emit complaint({});
}

void ValueEdit::commit()
{
    if (!typing_ || text() == shown_)
        return restore();
    const QString sentence = commit_ ? commit_(text()) : QString();
    if (sentence.isEmpty())
        return restore();
    setWrong(true);
    emit complaint(sentence);
}

void ValueEdit::setWrong(bool wrong)
{
    if (wrong_ == wrong)
        return;
    wrong_ = wrong;
    setProperty("wrong", wrong);
    // A style sheet looks at a property once, until asked again.
    style()->unpolish(this);
    style()->polish(this);
}

void ValueEdit::setField(int width)
{
    field_ = width;
    setProperty("field", true);
    setFont(type::body());
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    updateGeometry();
}

QSize ValueEdit::sizeHint() const
{
    if (field_ > 0)
        return {field_, QLineEdit::sizeHint().height()};
    const int wide = fontMetrics().horizontalAdvance(text()) + 2 * sidePadding + 2;
    return {std::clamp(wide, 28, longest), fontMetrics().height() + 4};
}

QSize ValueEdit::minimumSizeHint() const
{
    if (field_ > 0)
        return sizeHint();
    return {std::min(sizeHint().width(), 48), sizeHint().height()};
}

void ValueEdit::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        return;
    case Qt::Key_Escape:
        // Only where there is something to take back; else a dialog closes as it should.
        if (!typing_)
            return event->ignore();
        restore();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!typing_)
            emit stepRequested(event->key() == Qt::Key_Up ? 1 : -1);
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void ValueEdit::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    // After the press that brought the focus has placed the cursor.
    if (event->reason() == Qt::MouseFocusReason)
        QTimer::singleShot(0, this, &QLineEdit::selectAll);
    else
        selectAll();
}

void ValueEdit::focusOutEvent(QFocusEvent* event)
{
    // A menu or another window borrowing the focus ends nothing.
    const bool leaving =
        event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    if (leaving && typing_) {
        commit();
        // A wrong text is not left standing as if it were the value.
        if (typing_)
            restore();
    }
    if (leaving)
        deselect();
    QLineEdit::focusOutEvent(event);
}

} // namespace afflux
