// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One of the stacked charts: a QChart for the series; title, grid, ticks and labels painted around
// it.
//
// Series hold pixels of the stack, not values: the axes of the QChart span its plot area, so that
// new data costs one pass over the points, and labels find room among the very points that are
// drawn.

#include "views/charts/chart_text.h"
#include "views/charts/curve_columns.h"
#include "views/charts/label_placer.h"
#include "views/charts/plot_scale.h"
#include "views/theme.h"

#include <QChart>
#include <QGraphicsScene>
#include <QPen>

#include <memory>

class QLineSeries;
class QValueAxis;

namespace afflux {

/// What every panel is drawn from.
struct ChartFrame
{
    const ChartData& data;
    const Theme& theme;
    const ChartText& text;
    TimeSpan view;
};

/// Each run is named at its line, once in the whole stack, where the line can be told.
struct NamesToPlace
{
    bool current = true;
    bool baseline = true;
};

class ChartPanel
{
public:
    explicit ChartPanel(QGraphicsScene& scene);
    virtual ~ChartPanel();
    Q_DISABLE_COPY_MOVE(ChartPanel)

    /// Chooses the ticks for what @p frame shows, at most @p mostSteps apart from zero.
    virtual void chooseScale(const ChartFrame& frame, int mostSteps) = 0;
    /// Width of the widest tick label, pixels.
    [[nodiscard]] double tickLabelWidth() const;

    /// Fills the series for a plot at @p plot, and finds room for the labels.
    void arrange(const ChartFrame& frame, const QRectF& plot, NamesToPlace& names);
    [[nodiscard]] const PlotScale& scale() const { return scale_; }

    /// Grid, ticks, fills below the series; then limits, labels and title above them.
    void paintBehind(QPainter& painter, const Theme& theme) const;
    void paintAbove(QPainter& painter, const Theme& theme) const;

    /// How a panel's value reads at the crosshair, for the dots on the lines.
    [[nodiscard]] virtual double valueAt(const Trace& trace, Seconds time) const = 0;

protected:
    struct Label
    {
        QRectF place;
        QString text;
        QColor color;
    };
    struct Rule
    {
        double y;
        QPen pen;
    };
    enum class Depth
    {
        behind,
        above
    };

    QLineSeries* addLine();
    /// Shows @p points as @p line, or column by column where they are dense; then @p depth says on
    /// which side of the other series.
    void draw(QLineSeries* line, const QList<QPointF>& points, const QPen& pen, Depth depth);
    void fillBelow(const QList<QPointF>& curve, const QColor& color);
    void fillBetweenCurves(const QList<QPointF>& upper, const QList<QPointF>& lower,
                           const QColor& color);

    void setTitle(const QString& title, const QString& unit);
    void setTicks(const ValueTicks& ticks, const QStringList& labels);

    /// Replaces the points of every series; room for labels comes from @p placer.
    virtual void fillSeries(const ChartFrame& frame, LabelPlacer& placer, NamesToPlace& names) = 0;

    void addRule(double y, const QPen& pen) { rules_.push_back({y, pen}); }
    void addShade(const QRectF& rect, const QColor& color) { shades_.emplace_back(rect, color); }
    void addLabel(const QRectF& place, const QString& text, const QColor& color)
    {
        labels_.push_back({place, text, color});
    }
    /// "183 s ↑" under the upper edge where a line is cut off.
    void addCutMark(LabelPlacer& placer, double x, const QString& value, const QColor& color);
    /// A run's name beside @p at, unless it is empty or finds no room.
    bool addName(LabelPlacer& placer, QPointF at, const QString& name, const QColor& color);
    [[nodiscard]] static QSizeF labelSize(const QString& text);
    [[nodiscard]] static QFont labelFont();

private:
    struct Columns
    {
        std::vector<QRectF> rects;
        QColor color;
    };

    void setPlot(const QRectF& plot);
    [[nodiscard]] std::vector<ColumnExtent> extentsOf(const QList<QPointF>& curve) const;
    static void paintColumns(QPainter& painter, const std::vector<Columns>& columns);
    void paintGrid(QPainter& painter, const Theme& theme) const;
    void paintTitle(QPainter& painter, const Theme& theme) const;

    QGraphicsScene& scene_;
    QChart* chart_;
    QValueAxis* x_;
    QValueAxis* y_;
    PlotScale scale_;
    QString title_;
    QString unit_;
    ValueTicks ticks_;
    QStringList tickLabels_;
    std::vector<Rule> rules_;
    std::vector<std::pair<QRectF, QColor>> shades_;
    std::vector<Label> labels_;
    std::vector<Columns> fills_;
    std::vector<Columns> denseBehind_;
    std::vector<Columns> denseAbove_;
};

// Widths of the pens, pixels.
inline constexpr double currentWidth = 1.7;
inline constexpr double baselineWidth = 1.3;

[[nodiscard]] QPen dashed(const QColor& color, double width);

} // namespace afflux
