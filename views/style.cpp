// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style.h"

#include "views/theme.h"

#include <QAbstractSpinBox>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>

namespace afflux {

namespace {

constexpr int arrowWidth = 18;
constexpr int indicatorSize = 14;

QColor inkFor(const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    return option.state.testFlag(QStyle::State_Enabled) ? theme.note : theme.faint;
}

/// An open chevron in the middle of @p area, turned clockwise from pointing down.
void drawChevron(QPainter& painter, const QRectF& area, double degrees, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.rotate(degrees);
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}});
    painter.restore();
}

void drawCheckMark(QPainter& painter, const QRectF& area, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center());
    painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{-3.4, 0.2}, {-1, 2.6}, {3.6, -2.6}});
    painter.restore();
}

/// The face of a field: card colour, a border that turns accent with the focus.
void drawField(QPainter& painter, const QStyleOption& option)
{
    const Theme& theme = Theme::current();
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(focus ? theme.accent : theme.border);
    painter.setBrush(option.state.testFlag(QStyle::State_Enabled) ? theme.card : theme.hover);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5),
                            space::controlRadius, space::controlRadius);
    painter.restore();
}

void drawIndicator(QPainter& painter, const QStyleOption& option, bool round)
{
    const Theme& theme = Theme::current();
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool some = option.state.testFlag(QStyle::State_NoChange);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = round ? box.width() / 2 : 3.5;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QColor fill = enabled ? theme.accent : theme.faint;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(on || some ? fill : focus ? theme.accent : theme.thumb);
    painter.setBrush(on || some ? fill : theme.card);
    painter.drawRoundedRect(box, radius, radius);
    painter.restore();
    if (some)
        painter.fillRect(QRectF(box.center() - QPointF(3.5, 0.8), QSizeF(7, 1.6)),
                         theme.accentText);
    else if (on && !round)
        drawCheckMark(painter, box, theme.accentText);
    else if (on) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accentText);
        painter.drawEllipse(box.center(), 2.5, 2.5);
        painter.restore();
    }
}

/// The keyboard's ring around what has no frame of its own.
void drawFocusRing(QPainter& painter, const QRect& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::current().accent, 1.5));
    painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 4, 4);
    painter.restore();
}

} // namespace

Style::Style()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawIndicator(*painter, *option, false);
    case PE_IndicatorRadioButton:
        return drawIndicator(*painter, *option, true);
    case PE_IndicatorMenuCheckMark:
        if (option->state.testFlag(State_On))
            drawCheckMark(*painter, option->rect, Theme::current().text);
        return;
    case PE_IndicatorArrowDown:
        return drawChevron(*painter, option->rect, 0, inkFor(*option));
    case PE_IndicatorArrowLeft:
        return drawChevron(*painter, option->rect, 90, inkFor(*option));
    case PE_IndicatorArrowUp:
        return drawChevron(*painter, option->rect, 180, inkFor(*option));
    case PE_IndicatorArrowRight:
        return drawChevron(*painter, option->rect, -90, inkFor(*option));
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children))
            drawChevron(*painter, option->rect, option->state.testFlag(State_Open) ? 0 : -90,
                        inkFor(*option));
        return;
    case PE_FrameFocusRect:
        return drawFocusRing(*painter, option->rect);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                               QPainter* painter, const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        drawField(*painter, *option);
        drawChevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget), 0,
                    inkFor(*option));
        return;
    }
    if (control == CC_SpinBox) {
        drawField(*painter, *option);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (!spin || spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        drawChevron(*painter, subControlRect(control, option, SC_SpinBoxUp, widget), 180,
                    inkFor(*option));
        drawChevron(*painter, subControlRect(control, option, SC_SpinBoxDown, widget), 0,
                    inkFor(*option));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                            SubControl part, const QWidget* widget) const
{
    const QRect area = option->rect;
    const auto visual = [option](const QRect& logical) {
        return visualRect(option->direction, option->rect, logical);
    };
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return visual(area.adjusted(area.width() - arrowWidth - 2, 0, -2, 0));
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return visual(area.adjusted(8, 2, -arrowWidth - 2, -2));
    if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const int arrows =
            spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : arrowWidth;
        const int left = area.width() - arrows - 2;
        if (part == SC_SpinBoxEditField)
            return visual(area.adjusted(8, 2, -arrows - 4, -2));
        if (part == SC_SpinBoxUp)
            return visual(QRect(left, area.top() + 2, arrows, area.height() / 2 - 2));
        if (part == SC_SpinBoxDown)
            return visual(QRect(left, area.center().y(), arrows, area.height() / 2 - 1));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    if (type == CT_ComboBox)
        return {size.width() + arrowWidth + 16, std::max(size.height() + 8, 25)};
    if (type == CT_SpinBox)
        return {size.width() + 12, std::max(size.height() + 8, 25)};
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return indicatorSize;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return 16;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* answer) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_ComboBox_Popup: // a list below the box, not a menu over it
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut: // Alt still works; the lines are noise until then
    case SH_EtchDisabledText:
    case SH_ItemView_ShowDecorationSelected:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

} // namespace afflux
