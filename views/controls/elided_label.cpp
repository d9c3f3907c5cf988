// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace afflux {

ElidedLabel::ElidedLabel(QWidget* parent)
    : ElidedLabel(QString(), parent)
{
}

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    setTexts({text});
}

void ElidedLabel::setTexts(const QStringList& longestFirst)
{
    if (texts_ == longestFirst)
        return;
    texts_ = longestFirst;
    QLabel::setText(fullText()); // what a screen reader reads
    updateGeometry();
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    mode_ = mode;
    update();
}

void ElidedLabel::setColour(const QColor& colour)
{
    colour_ = colour;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(fullText()) + 1 + margins.left() + margins.right(),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QString shortest = texts_.value(texts_.size() - 1).left(3);
    return {std::min(sizeHint().width(), fontMetrics().horizontalAdvance(shortest + u'…')),
            sizeHint().height()};
}

QString ElidedLabel::fitting(int width) const
{
    for (const QString& text : texts_)
        if (fontMetrics().horizontalAdvance(text) <= width)
            return text;
    return fontMetrics().elidedText(texts_.value(texts_.size() - 1), mode_, width);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(colour_.isValid() ? colour_ : palette().color(foregroundRole()));
    const QRect area = contentsRect();
    const auto align = QStyle::visualAlignment(layoutDirection(), alignment());
    painter.drawText(area, static_cast<int>(align | Qt::TextSingleLine), fitting(area.width()));
}

bool ElidedLabel::event(QEvent* event)
{
    // The whole text on hover, unless somebody gave a better one or all of it is there to see.
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() &&
        fitting(contentsRect().width()) != fullText()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), fullText(), this);
        return true;
    }
    return QLabel::event(event);
}

} // namespace afflux
