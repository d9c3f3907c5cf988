// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/card.h"

#include "views/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace afflux {

namespace {

constexpr double edgeWidth = 3;

} // namespace

Card::Card(QWidget* parent)
    : QFrame(parent)
{
    setFrameShape(QFrame::NoFrame);
}

void Card::setEdge(const QColor& colour)
{
    edge_ = colour;
    update();
}

void Card::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Half a pixel in, so that the line falls on the pixels.
    const QRectF face = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(face, space::cardRadius, space::cardRadius);
    painter.fillPath(outline, theme.card);
    if (edge_.isValid()) {
        painter.save();
        painter.setClipPath(outline);
        painter.fillRect(QRectF(0, 0, edgeWidth, height()), edge_);
        painter.restore();
    }
    const bool ring = hasFocus();
    painter.setPen(QPen(ring ? theme.accent : theme.border, ring ? 1.5 : 1));
    painter.drawPath(outline);
}

} // namespace afflux
