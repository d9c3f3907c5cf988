// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace afflux {

/// A combo box that leaves the wheel to the page and never asks for more width than it is given;
/// a choice too long for it ends in an ellipsis and stands whole in the tool tip.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QString fittingText() const;
};

} // namespace afflux
