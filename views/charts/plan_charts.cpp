// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plan_charts.h"

#include "views/charts/span_navigation.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace afflux {

class PlanCharts::Private
{
public:
    ChartData data;
    QString emptyText;
    TimeSpan whole;
    TimeSpan view;
    std::optional<Seconds> crosshair;
};

namespace {

/// From 0 to the last tick of the longer run.
TimeSpan wholeOf(const ChartData& data)
{
    TimeSpan whole;
    for (const auto& result : {data.current, data.baseline})
        if (result && result->trace.size() > 0)
            whole.to = std::max(whole.to, Seconds(result->trace.time.back()));
    return whole;
}

} // namespace

PlanCharts::PlanCharts(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

PlanCharts::~PlanCharts() = default;

void PlanCharts::setData(ChartData data)
{
    const bool wasWhole = d_->view == d_->whole;
    d_->data = std::move(data);
    d_->whole = wholeOf(d_->data);
    setView(wasWhole ? d_->whole : d_->view);
    update();
}

const ChartData& PlanCharts::data() const
{
    return d_->data;
}

void PlanCharts::setEmptyText(const QString& text)
{
    d_->emptyText = text;
    update();
}

TimeSpan PlanCharts::view() const
{
    return d_->view;
}

void PlanCharts::setView(TimeSpan span)
{
    const TimeSpan view = within(span, d_->whole);
    if (view == d_->view)
        return;
    d_->view = view;
    update();
    emit viewChanged(view.from, view.to);
}

void PlanCharts::resetView()
{
    setView(d_->whole);
}

std::optional<Seconds> PlanCharts::crosshair() const
{
    return d_->crosshair;
}

void PlanCharts::setCrosshair(std::optional<Seconds> time)
{
    if (time == d_->crosshair)
        return;
    d_->crosshair = time;
    update();
    emit crosshairMoved(time);
}

QImage PlanCharts::toImage(QSize size, qreal scale, const Theme& theme) const
{
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(theme.card);
    QPainter painter(&image);
    paintOn(painter, QRectF(QPointF(), QSizeF(size)), theme);
    return image;
}

void PlanCharts::paintOn(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    painter.fillRect(area, theme.card);
    painter.setFont(type::body());
    painter.setPen(theme.note);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, d_->emptyText);
}

QSize PlanCharts::sizeHint() const
{
    return {800, 560};
}

QSize PlanCharts::minimumSizeHint() const
{
    return {360, 300};
}

bool PlanCharts::event(QEvent* event)
{
    return QWidget::event(event);
}

void PlanCharts::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    update();
}

void PlanCharts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintOn(painter, rect());
}

void PlanCharts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
}

void PlanCharts::wheelEvent(QWheelEvent* event)
{
    QWidget::wheelEvent(event);
}

void PlanCharts::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
}

void PlanCharts::mouseMoveEvent(QMouseEvent* event)
{
    QWidget::mouseMoveEvent(event);
}

void PlanCharts::mouseReleaseEvent(QMouseEvent* event)
{
    QWidget::mouseReleaseEvent(event);
}

void PlanCharts::mouseDoubleClickEvent(QMouseEvent* event)
{
    QWidget::mouseDoubleClickEvent(event);
}

void PlanCharts::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
}

void PlanCharts::keyPressEvent(QKeyEvent* event)
{
    QWidget::keyPressEvent(event);
}

} // namespace afflux
