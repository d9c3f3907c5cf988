// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_panel.h"

#include "views/charts/series_builder.h"

#include <QFontMetricsF>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace afflux {

using namespace Qt::StringLiterals;

namespace {

/// The plot area reaches over its edges, so that a line along zero is not cut in half.
constexpr double overhang = 2;
/// Titles stand in this strip above the plot.
constexpr double titleRise = 9;
constexpr double titleStrip = 18;
/// Shorter names are never cut.
constexpr double nameWidth = 130;

/// Text on the quiet ground it needs where a line passes close by.
void drawHaloText(QPainter& painter, const QRectF& place, const QString& text, const QColor& color,
                  const QColor& ground)
{
    const QFontMetricsF metrics(painter.font());
    const QPointF at(place.left(), place.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    QColor halo = ground;
    halo.setAlphaF(0.5f); // fills shine through, lines hardly
    painter.setPen(halo);
    // Cached glyphs at eight neighbours cost far less than stroking their outlines.
    for (const double dx : {-1.0, 0.0, 1.0})
        for (const double dy : {-1.0, 0.0, 1.0})
            painter.drawText(at + QPointF(dx, dy), text);
    painter.setPen(color);
    painter.drawText(at, text);
}

} // namespace

QPen dashed(const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({3, 2.5});
    return pen;
}

ChartPanel::ChartPanel(QGraphicsScene& scene)
    : scene_(scene)
    , chart_(new QChart)
    , x_(new QValueAxis)
    , y_(new QValueAxis)
{
    scene_.addItem(chart_);
    chart_->setBackgroundVisible(false);
    chart_->setAnimationOptions(QChart::NoAnimation);
    chart_->legend()->hide();
    chart_->setMargins({});
    chart_->setContentsMargins(0, 0, 0, 0);
    for (QValueAxis* axis : {x_, y_})
        axis->setVisible(false);
    y_->setReverse(true); // pixels count downwards
    chart_->addAxis(x_, Qt::AlignBottom);
    chart_->addAxis(y_, Qt::AlignLeft);
}

ChartPanel::~ChartPanel() = default;

double ChartPanel::tickLabelWidth() const
{
    const QFontMetricsF metrics(inPixels(type::note()));
    double width = 0;
    for (const QString& label : tickLabels_)
        width = std::max(width, metrics.horizontalAdvance(label));
    return width;
}

void ChartPanel::arrange(const ChartFrame& frame, const QRectF& plot, NamesToPlace& names)
{
    setPlot(plot);
    scale_.view = frame.view;
    scale_.top = ticks_.top();
    rules_.clear();
    shades_.clear();
    labels_.clear();
    fills_.clear();
    denseBehind_.clear();
    denseAbove_.clear();
    // Labels may stand in the title's strip, beside the title.
    LabelPlacer placer(plot.adjusted(0, -titleStrip, 0, 0));
    const QFontMetricsF title(inPixels(type::title()));
    const QFontMetricsF note(inPixels(type::note()));
    placer.avoid(QRectF(plot.left(), plot.top() - titleStrip,
                        title.horizontalAdvance(title_) + note.horizontalAdvance(unit_) + space::xl,
                        titleStrip));
    fillSeries(frame, placer, names);
}

void ChartPanel::setPlot(const QRectF& plot)
{
    if (plot == scale_.plot)
        return;
    scale_.plot = plot;
    const QRectF area = plot.adjusted(-overhang, -overhang, overhang, overhang);
    chart_->setGeometry(area);
    chart_->setPlotArea(QRectF(QPointF(), area.size()));
    x_->setRange(area.left(), area.right());
    y_->setRange(area.top(), area.bottom());
}

QLineSeries* ChartPanel::addLine()
{
    auto* line = new QLineSeries;
    chart_->addSeries(line);
    line->attachAxis(x_);
    line->attachAxis(y_);
    return line;
}

std::vector<ColumnExtent> ChartPanel::extentsOf(const QList<QPointF>& curve) const
{
    return columnExtents(curve, scale_.plot.left(), static_cast<int>(scale_.plot.width()) + 1);
}

void ChartPanel::draw(QLineSeries* line, const QList<QPointF>& points, const QPen& pen, Depth depth)
{
    line->setPen(pen);
    if (!isDense(points, scale_)) {
        line->replace(points);
        return;
    }
    line->replace(QList<QPointF>());
    auto& dense = depth == Depth::behind ? denseBehind_ : denseAbove_;
    dense.push_back(
        {strokeColumns(extentsOf(points), scale_.plot.left(), pen.widthF()), pen.color()});
}

void ChartPanel::fillBelow(const QList<QPointF>& curve, const QColor& color)
{
    const double floor = scale_.plot.bottom();
    fills_.push_back({fillUnder(extentsOf(curve), scale_.plot.left(), floor), color});
}

void ChartPanel::fillBetweenCurves(const QList<QPointF>& upper, const QList<QPointF>& lower,
                                   const QColor& color)
{
    fills_.push_back({fillBetween(extentsOf(upper), extentsOf(lower), scale_.plot.left()), color});
}

void ChartPanel::setTitle(const QString& title, const QString& unit)
{
    title_ = title;
    unit_ = unit;
}

void ChartPanel::setTicks(const ValueTicks& ticks, const QStringList& labels)
{
    ticks_ = ticks;
    tickLabels_ = labels;
}

void ChartPanel::addCutMark(LabelPlacer& placer, double x, const QString& value,
                            const QColor& color)
{
    const QString text = value + u" ↑"_s;
    const QSizeF size = labelSize(text);
    if (const auto place = placer.beside({x, scale_.plot.top() + 4}, size, 0))
        addLabel(*place, text, color);
}

bool ChartPanel::addName(LabelPlacer& placer, QPointF at, const QString& name, const QColor& color)
{
    if (name.isEmpty())
        return false;
    const QFontMetricsF metrics(labelFont());
    const QString text =
        metrics.elidedText(name, Qt::ElideRight, std::max(nameWidth, scale_.plot.width() / 4));
    const auto place = placer.beside(at, labelSize(text));
    if (place)
        addLabel(*place, text, color);
    return place.has_value();
}

QFont ChartPanel::labelFont()
{
    QFont font = inPixels(type::note());
    font.setWeight(QFont::DemiBold);
    return font;
}

QSizeF ChartPanel::labelSize(const QString& text)
{
    const QFontMetricsF metrics(labelFont());
    return {std::ceil(metrics.horizontalAdvance(text)), std::ceil(metrics.ascent() + 2)};
}

void ChartPanel::paintBehind(QPainter& painter, const Theme& theme) const
{
    for (const auto& [rect, color] : shades_)
        painter.fillRect(rect, color);
    paintGrid(painter, theme);
    paintColumns(painter, fills_);
    for (const Rule& rule : rules_) {
        painter.setPen(rule.pen);
        const double y = crisp(rule.y);
        painter.drawLine(QPointF(scale_.plot.left(), y), QPointF(scale_.plot.right(), y));
    }
    paintColumns(painter, denseBehind_);
}

void ChartPanel::paintGrid(QPainter& painter, const Theme& theme) const
{
    painter.setFont(inPixels(type::note()));
    const QFontMetricsF metrics(painter.font());
    const QRectF& plot = scale_.plot;
    for (std::size_t i = 0; i < ticks_.at.size(); ++i) {
        const double y = crisp(scale_.y(ticks_.at[i]));
        painter.fillRect(QRectF(plot.left(), y - 0.5, plot.width(), 1), theme.grid);
        const QString label = tickLabels_.value(static_cast<qsizetype>(i));
        painter.setPen(theme.note);
        painter.drawText(QPointF(plot.left() - space::s - metrics.horizontalAdvance(label),
                                 y + (metrics.ascent() - metrics.descent()) / 2),
                         label);
    }
}

void ChartPanel::paintColumns(QPainter& painter, const std::vector<Columns>& columns)
{
    painter.setRenderHint(QPainter::Antialiasing, false); // they are whole pixels
    painter.setPen(Qt::NoPen);
    for (const Columns& c : columns) {
        painter.setBrush(c.color);
        painter.drawRects(c.rects.data(), static_cast<int>(c.rects.size()));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush); // Qt Charts strokes dashed lines with whatever brush is set
}

void ChartPanel::paintAbove(QPainter& painter, const Theme& theme) const
{
    paintColumns(painter, denseAbove_);
    paintTitle(painter, theme);
    painter.setFont(labelFont());
    for (const Label& label : labels_)
        drawHaloText(painter, label.place, label.text, label.color, theme.card);
}

void ChartPanel::paintTitle(QPainter& painter, const Theme& theme) const
{
    const QPointF at(scale_.plot.left(), scale_.plot.top() - titleRise);
    painter.setFont(inPixels(type::title()));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(title_);
    painter.setPen(theme.text);
    painter.drawText(at, title_);
    painter.setFont(inPixels(type::note()));
    painter.setPen(theme.note);
    painter.drawText(at + QPointF(width + space::m, 0), unit_);
}

} // namespace afflux
