// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Waiting jobs, workers and the oldest waiting job, one above the other over one time axis.
//
// setData() may come at every frame while a slider moves: it only stores; the next paint reduces
// the traces to what the pixels can show. The zoom outlives new data.
//
// Pointer: wheel zooms around the pointer, drag zooms to a span, middle drag pans, double click
// resets. Keyboard: + and - zoom, 0 resets, arrows and Home/End pan, Ctrl+arrows move the
// crosshair, Shift+arrows take it to the next scaling event, Escape puts it away.

#include "views/charts/chart_data.h"
#include "views/theme.h"

#include <QWidget>

#include <memory>
#include <optional>

class QPainter;

namespace afflux {

class PlanCharts : public QWidget
{
    Q_OBJECT

public:
    explicit PlanCharts(QWidget* parent = nullptr);
    ~PlanCharts() override;
    Q_DISABLE_COPY_MOVE(PlanCharts)

    void setData(ChartData data);
    [[nodiscard]] const ChartData& data() const;

    /// Said in the middle while there is nothing to show: what goes here and how.
    void setEmptyText(const QString& text);

    /// The visible span; all of the trace until somebody zooms.
    [[nodiscard]] TimeSpan view() const;
    void setView(TimeSpan span);
    void resetView();

    [[nodiscard]] std::optional<Seconds> crosshair() const;
    void setCrosshair(std::optional<Seconds> time);
    /// Puts the crosshair there and brings the view along.
    void showTime(Seconds time);

    /// The charts as shown, without crosshair, @p size in logical pixels.
    [[nodiscard]] QImage toImage(QSize size, qreal scale = 2,
                                 const Theme& theme = Theme::current()) const;
    /// The same onto any painter, for reports; fonts are sized in @p area's units (pixels).
    void paintOn(QPainter& painter, const QRectF& area,
                 const Theme& theme = Theme::current()) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void crosshairMoved(std::optional<afflux::Seconds> time);
    void viewChanged(afflux::Seconds from, afflux::Seconds to);
    /// A scaling event was gone to by keys, or clicked.
    void eventChosen(afflux::Seconds time);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    class Private;

    void redraw();
    void refresh();
    void retranslate();
    void describeCrosshair();
    void followPointer(QPointF pointer);
    bool zoomByKey(int key);
    bool moveByKey(int key, Qt::KeyboardModifiers modifiers);
    void stepCrosshair(double direction);
    void jumpToEvent(bool forwards);

    std::unique_ptr<Private> d_;
};

} // namespace afflux
