// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plan_charts.h"

#include "views/charts/plan_charts_p.h"
#include "views/charts/span_navigation.h"

#include <QAccessible>
#include <QEvent>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace afflux {

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

void paintEmpty(QPainter& painter, const QRectF& area, const QString& text, const Theme& theme)
{
    painter.setFont(type::body());
    painter.setPen(theme.note);
    painter.drawText(area.adjusted(space::xl, space::xl, -space::xl, -space::xl),
                     Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace

PlanCharts::PlanCharts(QWidget* parent)
    : QWidget(parent)
    , d_(std::make_unique<Private>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    retranslate();
}

PlanCharts::~PlanCharts() = default;

void PlanCharts::setData(ChartData data)
{
    const bool wasWhole = d_->view == d_->whole;
    const std::optional<Seconds> mark = d_->crosshair;
    d_->data = std::move(data);
    d_->whole = wholeOf(d_->data);
    setCursor(d_->hasCharts() ? Qt::CrossCursor : Qt::ArrowCursor);
    d_->events =
        d_->hasCharts() ? scalingEvents(d_->data.current->trace) : std::vector<std::size_t>();
    setView(wasWhole || d_->view.empty() ? d_->whole : d_->view);
    if (!d_->hasCharts())
        setCrosshair(std::nullopt);
    else if (mark)
        d_->event = d_->eventAt(*mark); // the same time, perhaps another decision
    redraw();
}

const ChartData& PlanCharts::data() const
{
    return d_->data;
}

void PlanCharts::setEmptyText(const QString& text)
{
    d_->emptyText = text;
    redraw();
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
    redraw();
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
    if (time && !d_->hasCharts())
        time.reset();
    if (time)
        time = std::clamp(*time, d_->whole.from, d_->whole.to);
    if (time == d_->crosshair)
        return;
    d_->crosshair = time;
    d_->event = time ? d_->eventAt(*time) : std::nullopt;
    update();
    emit crosshairMoved(time);
}

void PlanCharts::redraw()
{
    d_->stale = true;
    update();
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
    if (!d_->hasCharts()) {
        paintEmpty(painter, area, d_->emptyText, theme);
        return;
    }
    ChartStack stack;
    stack.arrange(d_->data, d_->view, theme, locale(), area.size());
    painter.save();
    painter.translate(area.topLeft());
    stack.paint(painter);
    painter.restore();
}

void PlanCharts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::current();
    if (!d_->hasCharts()) {
        paintEmpty(painter, rect(), d_->emptyText, theme);
        return;
    }
    refresh();
    // The crosshair moves over a picture: following the pointer costs no line of the charts.
    painter.drawPixmap(0, 0, d_->picture);
    if (d_->view != d_->whole)
        d_->paintWayBack(painter, tr("Double click shows all"), theme);
    if (d_->drag == Private::Drag::zoom)
        d_->paintBand(painter, theme);
    else if (d_->crosshairVisible())
        d_->paintCrosshair(painter, locale(), rect(), theme);
    if (hasFocus() && d_->focusByKey) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), space::controlRadius,
                                space::controlRadius);
    }
}

void PlanCharts::refresh()
{
    if (!d_->stale || !d_->hasCharts())
        return;
    d_->stale = false;
    d_->stack.arrange(d_->data, d_->view, Theme::current(), locale(), size());
    const QSize pixels = size() * devicePixelRatioF();
    if (d_->picture.size() != pixels) {
        d_->picture = QPixmap(pixels);
        d_->picture.setDevicePixelRatio(devicePixelRatioF());
    }
    d_->picture.fill(Qt::transparent);
    QPainter painter(&d_->picture);
    d_->stack.paint(painter);
}

QSize PlanCharts::sizeHint() const
{
    return {800, 560};
}

QSize PlanCharts::minimumSizeHint() const
{
    return {360, 300};
}

void PlanCharts::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        [[fallthrough]];
    case QEvent::LocaleChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        redraw();
        break;
    default:
        break;
    }
}

void PlanCharts::retranslate()
{
    setAccessibleName(tr("Charts of waiting jobs, workers and the oldest waiting job over time"));
    describeCrosshair();
}

/// What the card shows, for those who hear it.
void PlanCharts::describeCrosshair()
{
    const QString said = d_->crosshairVisible()
                             ? d_->card(locale()).spoken()
                             : tr("Ctrl and arrows read values, Shift and arrows go to scaling "
                                  "events, plus and minus zoom.");
    if (said == accessibleDescription())
        return;
    setAccessibleDescription(said);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void PlanCharts::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    redraw();
}

} // namespace afflux
