// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_stack.h"

#include "views/charts/age_panel.h"
#include "views/charts/waiting_panel.h"
#include "views/charts/workers_panel.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

// Pixels, as in the drawing.
constexpr double leftRoom = 56;  ///< for tick labels, at least
constexpr double rightRoom = 28; ///< for half a time label
constexpr double topRoom = 12;
constexpr double titleRoom = 26; ///< above each plot
constexpr double gap = 18;       ///< between a plot and the next title
constexpr double axisRoom = 48;  ///< time labels, then the date and zone
constexpr double labelDrop = 16; ///< from the last plot to the time labels' baseline
constexpr double noteDrop = 34;
constexpr double tickDistance = 96; ///< at least, between time ticks
constexpr double tickHeight = 20;   ///< at least, between values
constexpr std::array heightShares{1.05, 0.95, 1.1};

int stepsIn(double height)
{
    return std::clamp(static_cast<int>(height / tickHeight), 1, ordinarySteps);
}

} // namespace

ChartStack::ChartStack()
    : panels_{std::make_unique<WaitingPanel>(scene_), std::make_unique<WorkersPanel>(scene_),
              std::make_unique<AgePanel>(scene_)}
{
    scene_.setItemIndexMethod(QGraphicsScene::NoIndex);
}

ChartStack::~ChartStack() = default;

void ChartStack::arrange(const ChartData& data, TimeSpan view, const Theme& theme,
                         const QLocale& locale, QSizeF size)
{
    theme_ = theme;
    size_ = size;
    const ChartText text(locale, data.origin, data.zone);
    const ChartFrame frame{data, theme_, text, view};
    const auto heights = plotHeights(size);
    for (std::size_t i = 0; i < panels_.size(); ++i)
        panels_[i]->chooseScale(frame, stepsIn(heights[i]));
    const auto rects = plotRects(size);
    NamesToPlace names;
    for (std::size_t i = 0; i < panels_.size(); ++i)
        panels_[i]->arrange(frame, rects[i], names);

    const int most = std::max(2, static_cast<int>(rects[0].width() / tickDistance));
    const TimeTicks ticks = timeTicks(view, data.origin, data.zone, most);
    const QFontMetricsF metrics(inPixels(type::note()));
    const double baseline = rects[2].bottom() + labelDrop;
    gridLines_.clear();
    labels_.clear();
    double taken = 0; // the right end of the label before
    for (const TimeTick& tick : ticks.ticks) {
        const double x = timeScale().x(tick.time.count());
        gridLines_.push_back(x);
        const QString label = text.tick(tick, ticks.unit);
        const double width = metrics.horizontalAdvance(label);
        const double left = std::min(x - width / 2, size.width() - width - space::xs);
        if (left < taken)
            continue; // around a change of the clock ticks come closer
        labels_.push_back({{left, baseline}, label});
        taken = left + width + space::s;
    }
    const QString note = text.dateNote(view);
    note_ = {{rects[2].right() - metrics.horizontalAdvance(note), rects[2].bottom() + noteDrop},
             note};
}

std::array<double, 3> ChartStack::plotHeights(QSizeF size)
{
    const double shares = heightShares[0] + heightShares[1] + heightShares[2];
    const double height = size.height() - topRoom - 3 * titleRoom - 2 * gap - axisRoom;
    std::array<double, 3> heights{};
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = std::max(24.0, std::floor(height * heightShares[i] / shares));
    return heights;
}

std::array<QRectF, 3> ChartStack::plotRects(QSizeF size) const
{
    double left = leftRoom;
    for (const auto& panel : panels_)
        left = std::max(left, panel->tickLabelWidth() + space::s + space::m);
    // In steps, so that a wider label under a moving slider does not make the plots tremble.
    left = std::ceil(left / space::s) * space::s;
    const double width = std::max(40.0, std::floor(size.width() - left - rightRoom));
    const auto heights = plotHeights(size);
    std::array<QRectF, 3> rects;
    double top = topRoom;
    for (std::size_t i = 0; i < rects.size(); ++i) {
        top += titleRoom;
        // Edges in the middle of pixels: lines along zero are sharp.
        rects[i] = QRectF(left + 0.5, top + 0.5, width, heights[i]);
        top += heights[i] + gap;
    }
    return rects;
}

QRectF ChartStack::plots() const
{
    return panels_.front()->scale().plot.united(panels_.back()->scale().plot);
}

void ChartStack::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& panel : panels_)
        for (const double x : gridLines_) {
            const QRectF& plot = panel->scale().plot;
            painter.fillRect(QRectF(std::floor(x), plot.top(), 1, plot.height()), theme_.grid);
        }
    for (const auto& panel : panels_)
        panel->paintBehind(painter, theme_);
    const QRectF all(QPointF(), size_);
    scene_.render(&painter, all, all, Qt::IgnoreAspectRatio);
    for (const auto& panel : panels_)
        panel->paintAbove(painter, theme_);
    paintTimeAxis(painter);
    painter.restore();
}

void ChartStack::paintTimeAxis(QPainter& painter) const
{
    painter.setFont(inPixels(type::note()));
    painter.setPen(theme_.note);
    for (const AxisLabel& label : labels_)
        painter.drawText(label.at, label.text);
    painter.drawText(note_.at, note_.text);
}

} // namespace afflux
