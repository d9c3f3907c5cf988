// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace afflux {

/// A surface with a 1 px border and 8 px corners: no shadow, no gradient, never one inside another.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    /// A bar of 3 px down the left edge: the caution of a finding. An invalid colour: none.
    void setEdge(const QColor& colour);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor edge_;
};

} // namespace afflux
