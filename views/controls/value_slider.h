// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/controls/slider_scale.h"

#include <QSlider>

#include <optional>

namespace afflux {

/// A slider over a parameter's values: thin groove, accent up to a white handle, a dot where the
/// default is. The wheel scrolls the page, never the value; the arrow keys step to the next round
/// value; a double click on the handle or a click on the dot asks for the default.
class ValueSlider : public QSlider
{
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent = nullptr);

    void setScale(const SliderScale& scale);
    /// A value beyond the scale stands at its end. Not signalled: only the hand's changes are.
    void setCurrent(double value);
    [[nodiscard]] double current() const { return current_; }
    void setDefault(std::optional<double> value);
    /// No value is set: a grey handle at the left end, which any move turns into a value.
    void setEmpty(bool empty);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// While the handle is held or a key is down.
    void moved(double value);
    /// At rest: released, or the key let go.
    void settled(double value);
    void defaultRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double valueAtX(double x) const;
    [[nodiscard]] bool onDefault(const QPointF& point) const;
    [[nodiscard]] bool onHandle(const QPointF& point) const;
    void moveTo(double value);
    void settle();

    SliderScale scale_;
    double current_ = 0;
    std::optional<double> default_;
    double grab_ = 0; ///< from the handle's middle to where it was taken
    bool empty_ = false;
    bool dirty_ = false; ///< moved since it last settled
};

} // namespace afflux
