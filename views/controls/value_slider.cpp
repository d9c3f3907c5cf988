// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/value_slider.h"

#include "views/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <cmath>

namespace afflux {

namespace {

constexpr int positions = 1000; ///< of the QSlider below, which screen readers see
constexpr double handleRadius = 6;
constexpr double grooveHeight = 3;
constexpr double dotRadius = 2;
constexpr double reach = 6; ///< how near a click has to be
constexpr int pageSteps = 5;

} // namespace

ValueSlider::ValueSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setRange(0, positions);
    setFocusPolicy(Qt::StrongFocus); // by key and click, never by the wheel passing over
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Screen readers move a slider through QSlider's own value.
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        moveTo(scale_.valueAt(static_cast<double>(position) / positions));
        settle();
    });
}

void ValueSlider::setScale(const SliderScale& scale)
{
    scale_ = scale;
    setCurrent(current_);
}

void ValueSlider::setCurrent(double value)
{
    current_ = value;
    const QSignalBlocker silent(this);
    setValue(static_cast<int>(std::lround(scale_.positionOf(value) * positions)));
    update();
}

void ValueSlider::setDefault(std::optional<double> value)
{
    default_ = value;
    update();
}

void ValueSlider::setEmpty(bool empty)
{
    if (empty_ == empty)
        return;
    empty_ = empty;
    update();
}

QSize ValueSlider::sizeHint() const
{
    return {120, 18};
}

QSize ValueSlider::minimumSizeHint() const
{
    return {60, 18};
}

double ValueSlider::xOf(double value) const
{
    const double travel = width() - 2 * handleRadius - 2;
    const double share = scale_.positionOf(value);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    return handleRadius + 1 + travel * (mirrored ? 1 - share : share);
}

double ValueSlider::valueAtX(double x) const
{
    const double travel = std::max(1.0, width() - 2 * handleRadius - 2);
    const double share = (x - handleRadius - 1) / travel;
    return scale_.valueAt(layoutDirection() == Qt::RightToLeft ? 1 - share : share);
}

bool ValueSlider::onHandle(const QPointF& point) const
{
    return std::abs(point.x() - xOf(current_)) <= handleRadius + 1;
}

bool ValueSlider::onDefault(const QPointF& point) const
{
    return default_ && *default_ != current_ && !onHandle(point) &&
           std::abs(point.x() - xOf(*default_)) <= reach;
}

void ValueSlider::moveTo(double value)
{
    if (value == current_ && !empty_)
        return;
    empty_ = false;
    setCurrent(value);
    dirty_ = true;
    emit moved(value);
}

void ValueSlider::settle()
{
    if (!dirty_)
        return;
    dirty_ = false;
    emit settled(current_);
}

void ValueSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double middle = height() / 2.0;
    const double handle = xOf(current_);
    const QRectF groove(1, middle - grooveHeight / 2, width() - 2, grooveHeight);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(groove, grooveHeight / 2, grooveHeight / 2);

    const QColor ink = isEnabled() && !empty_ ? theme.accent : theme.thumb;
    QRectF filled = groove;
    if (layoutDirection() == Qt::RightToLeft)
        filled.setLeft(handle);
    else
        filled.setRight(handle);
    painter.setBrush(ink);
    painter.drawRoundedRect(filled, grooveHeight / 2, grooveHeight / 2);

    if (default_ && *default_ != current_) {
        painter.setBrush(filled.contains(xOf(*default_), middle) ? theme.card : theme.note);
        painter.drawEllipse(QPointF(xOf(*default_), middle), dotRadius, dotRadius);
    }

    const QPointF centre(handle, middle);
    if (hasFocus()) {
        QColor halo = theme.accent;
        halo.setAlpha(70);
        painter.setBrush(halo);
        painter.drawEllipse(centre, handleRadius + 3, handleRadius + 3);
    }
    // An accent ring, a white one and an accent middle, as the drawing has it.
    painter.setBrush(ink);
    painter.drawEllipse(centre, handleRadius + 1, handleRadius + 1);
    painter.setBrush(theme.card);
    painter.drawEllipse(centre, handleRadius, handleRadius);
    painter.setBrush(ink);
    painter.drawEllipse(centre, handleRadius - 2, handleRadius - 2);
}

void ValueSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    event->accept();
    if (onDefault(event->position())) {
        emit defaultRequested();
        return;
    }
    setSliderDown(true);
    grab_ = onHandle(event->position()) ? event->position().x() - xOf(current_) : 0;
    if (!onHandle(event->position()))
        moveTo(valueAtX(event->position().x()));
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        moveTo(valueAtX(event->position().x() - grab_));
}

void ValueSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(false);
    settle();
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && default_ && onHandle(event->position())) {
        emit defaultRequested();
        return;
    }
    mousePressEvent(event);
}

void ValueSlider::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(scale_.stepped(current_, mirrored ? 1 : -1));
    case Qt::Key_Right:
        return moveTo(scale_.stepped(current_, mirrored ? -1 : 1));
    case Qt::Key_Down:
        return moveTo(scale_.stepped(current_, -1));
    case Qt::Key_Up:
        return moveTo(scale_.stepped(current_, 1));
    case Qt::Key_PageDown:
        return moveTo(scale_.stepped(current_, -pageSteps));
    case Qt::Key_PageUp:
        return moveTo(scale_.stepped(current_, pageSteps));
    case Qt::Key_Home:
        return moveTo(scale_.from());
    case Qt::Key_End:
        return moveTo(scale_.to());
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit defaultRequested();
        return;
    default:
        event->ignore(); // QSlider would take keys it has no use for here
    }
}

void ValueSlider::keyReleaseEvent(QKeyEvent* event)
{
    // A key held down is one gesture: it settles when the finger leaves.
    if (!event->isAutoRepeat())
        settle();
}

void ValueSlider::focusOutEvent(QFocusEvent* event)
{
    settle();
    QSlider::focusOutEvent(event);
}

void ValueSlider::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace afflux
