// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/section.h"

#include "views/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOption>
#include <QVBoxLayout>

namespace afflux {

namespace {

constexpr int chevron = 14;
constexpr int headerHeight = 28;

} // namespace

SectionHeader::SectionHeader(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFont(type::title());
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionHeader::setSummary(const QString& summary)
{
    if (summary_ == summary)
        return;
    summary_ = summary;
    setAccessibleDescription(summary);
    update();
}

QSize SectionHeader::sizeHint() const
{
    return {chevron + fontMetrics().horizontalAdvance(text()) + space::l, headerHeight};
}

bool SectionHeader::event(QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    return QAbstractButton::event(event);
}

void SectionHeader::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (underMouse() || hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? theme.hover : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5), space::xs,
                                space::xs);
    }
    QStyleOption option;
    option.initFrom(this);
    const auto visual = [this](const QRect& area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    option.rect = visual(QRect(2, 0, chevron, height()));
    style()->drawPrimitive(isChecked()                            ? QStyle::PE_IndicatorArrowDown
                           : layoutDirection() == Qt::RightToLeft ? QStyle::PE_IndicatorArrowLeft
                                                                  : QStyle::PE_IndicatorArrowRight,
                           &option, &painter, this);

    const int left = chevron + space::xs + 2;
    const int titleWidth = fontMetrics().horizontalAdvance(text()) + 1;
    painter.setPen(theme.text);
    painter.setFont(font());
    painter.drawText(visual(QRect(left, 0, titleWidth, height())), Qt::AlignVCenter, text());
    if (isChecked())
        return;
    painter.setPen(theme.note);
    painter.setFont(type::note());
    const QRect rest(left + titleWidth + space::s, 0, width() - left - titleWidth - space::l,
                     height());
    painter.drawText(visual(rest), static_cast<int>(Qt::AlignVCenter | Qt::AlignRight),
                     painter.fontMetrics().elidedText(summary_, Qt::ElideRight, rest.width()));
}

Section::Section(QWidget* parent)
    : QWidget(parent)
    , header_(new SectionHeader)
    , content_(new QWidget)
    , column_(new QVBoxLayout(content_))
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(header_);
    outer->addWidget(content_);
    column_->setContentsMargins(0, space::s, 0, space::s);
    column_->setSpacing(space::m);
    content_->hide();
    connect(header_, &QAbstractButton::toggled, this, [this](bool open) {
        content_->setVisible(open);
        emit toggled(open);
    });
}

void Section::setTitle(const QString& title)
{
    header_->setText(title);
    header_->setAccessibleName(title);
}

void Section::setSummary(const QString& summary)
{
    header_->setSummary(summary);
}

void Section::add(QWidget* widget)
{
    column_->addWidget(widget);
}

void Section::setOpen(bool open)
{
    header_->setChecked(open);
}

bool Section::isOpen() const
{
    return header_->isChecked();
}

} // namespace afflux
