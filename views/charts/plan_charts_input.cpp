// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of PlanCharts.
#include "views/charts/plan_charts.h"

#include "views/charts/plan_charts_p.h"
#include "views/charts/span_navigation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace afflux {

namespace {

constexpr double notch = 120; ///< of a wheel, eighths of a degree
constexpr double zoomPerNotch = 1.25;
constexpr double zoomPerKey = 1.5;
constexpr double panPerKey = 0.1;  ///< of the view
constexpr double shortestDrag = 4; ///< pixels; less is a click

} // namespace

void PlanCharts::wheelEvent(QWheelEvent* event)
{
    if (!d_->hasCharts()) {
        event->ignore();
        return;
    }
    refresh();
    const QPoint turned = event->angleDelta();
    if (std::abs(turned.x()) > std::abs(turned.y())) {
        setView(panned(d_->view, d_->perPixel() * (-turned.x() / 2.0), d_->whole));
    } else {
        const double factor = std::pow(zoomPerNotch, turned.y() / notch);
        const Seconds under = d_->stack.timeScale().timeAt(event->position().x());
        const Seconds fixed = std::clamp(under, d_->view.from, d_->view.to);
        setView(zoomed(d_->view, factor, fixed, d_->whole));
    }
    refresh();
    followPointer(event->position());
    event->accept();
}

void PlanCharts::mousePressEvent(QMouseEvent* event)
{
    const bool zoom = event->button() == Qt::LeftButton;
    if (!d_->hasCharts() || d_->drag != Private::Drag::none ||
        (!zoom && event->button() != Qt::MiddleButton)) {
        QWidget::mousePressEvent(event);
        return;
    }
    refresh();
    d_->pressed = d_->dragged = event->position();
    d_->viewWhenPressed = d_->view;
    if (!zoom) {
        d_->drag = Private::Drag::pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (d_->stack.plots().contains(event->position())) {
        d_->drag = Private::Drag::zoom;
    }
    event->accept();
}

void PlanCharts::mouseMoveEvent(QMouseEvent* event)
{
    if (!d_->hasCharts())
        return;
    d_->dragged = event->position();
    switch (d_->drag) {
    case Private::Drag::pan:
        setView(panned(d_->viewWhenPressed, d_->perPixel() * (d_->pressed.x() - d_->dragged.x()),
                       d_->whole));
        refresh();
        break;
    case Private::Drag::zoom:
        update();
        break;
    case Private::Drag::none:
        break;
    }
    followPointer(event->position());
}

void PlanCharts::mouseReleaseEvent(QMouseEvent* event)
{
    const bool zoom = d_->drag == Private::Drag::zoom && event->button() == Qt::LeftButton;
    const bool pan = d_->drag == Private::Drag::pan && event->button() == Qt::MiddleButton;
    if (!zoom && !pan)
        return;
    d_->drag = Private::Drag::none;
    setCursor(Qt::CrossCursor);
    d_->dragged = event->position();
    const bool isClick = std::abs(d_->dragged.x() - d_->pressed.x()) < shortestDrag;
    if (zoom && !isClick)
        setView(d_->banded());
    followPointer(event->position());
    if (zoom && isClick && d_->event)
        emit eventChosen(Seconds(d_->data.current->trace.time[*d_->event]));
    update();
}

void PlanCharts::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        resetView();
    event->accept();
}

void PlanCharts::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    d_->pointerY.reset();
    setCrosshair(std::nullopt);
}

void PlanCharts::followPointer(QPointF pointer)
{
    refresh();
    const QRectF plots = d_->stack.plots();
    d_->pointerY = pointer.y();
    if (pointer.x() < plots.left() || pointer.x() > plots.right()) {
        setCrosshair(std::nullopt);
        return;
    }
    setCrosshair(d_->stack.timeScale().timeAt(pointer.x()));
    update();
}

void PlanCharts::focusInEvent(QFocusEvent* event)
{
    d_->focusByKey = event->reason() == Qt::TabFocusReason ||
                     event->reason() == Qt::BacktabFocusReason ||
                     event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
}

void PlanCharts::keyPressEvent(QKeyEvent* event)
{
    if (d_->hasCharts()) {
        refresh();
        if (zoomByKey(event->key()) || moveByKey(event->key(), event->modifiers())) {
            describeCrosshair();
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

bool PlanCharts::zoomByKey(int key)
{
    const Seconds middle =
        d_->crosshairVisible() ? *d_->crosshair : d_->view.from + d_->view.length() / 2;
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift on many keyboards
        setView(zoomed(d_->view, zoomPerKey, middle, d_->whole));
        return true;
    case Qt::Key_Minus:
        setView(zoomed(d_->view, 1 / zoomPerKey, middle, d_->whole));
        return true;
    case Qt::Key_0:
        resetView();
        return true;
    default:
        return false;
    }
}

bool PlanCharts::moveByKey(int key, Qt::KeyboardModifiers modifiers)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const double direction = key == Qt::Key_Left ? -1 : 1;
        if (modifiers & Qt::ShiftModifier)
            jumpToEvent(direction > 0);
        else if (modifiers & Qt::ControlModifier)
            stepCrosshair(direction);
        else
            setView(panned(d_->view, d_->view.length() * (panPerKey * direction), d_->whole));
        return true;
    }
    case Qt::Key_Home:
        setView(panned(d_->view, d_->whole.from - d_->view.from, d_->whole));
        return true;
    case Qt::Key_End:
        setView(panned(d_->view, d_->whole.to - d_->view.to, d_->whole));
        return true;
    case Qt::Key_Escape:
        if (!d_->crosshair)
            return false; // a dialog around may want it
        setCrosshair(std::nullopt);
        return true;
    default:
        return false;
    }
}

/// To the next pixel, or to the next tick where ticks are further apart.
void PlanCharts::stepCrosshair(double direction)
{
    d_->pointerY.reset();
    const std::vector<double>& time = d_->data.current->trace.time;
    const Seconds step = std::max(d_->perPixel(), Seconds(time[1] - time[0]));
    const Seconds at = d_->crosshairVisible() ? *d_->crosshair + step * direction
                                              : d_->view.from + d_->view.length() / 2;
    setCrosshair(at);
    setView(holding(d_->view, *d_->crosshair, d_->whole));
}

void PlanCharts::jumpToEvent(bool forwards)
{
    const Seconds start = forwards ? d_->view.from - Seconds(1) : d_->view.to + Seconds(1);
    const Seconds from = d_->crosshairVisible() ? *d_->crosshair : start;
    const auto next = eventBeside(d_->events, d_->data.current->trace, from, forwards);
    if (!next)
        return;
    const Seconds at(d_->data.current->trace.time[*next]);
    showTime(at);
    emit eventChosen(at);
}

void PlanCharts::showTime(Seconds time)
{
    if (!d_->hasCharts())
        return;
    d_->pointerY.reset();
    setView(holding(d_->view, time, d_->whole));
    setCrosshair(time);
}

} // namespace afflux
