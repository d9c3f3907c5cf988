// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace afflux {

/// One line of plain text that gives way: cut with an ellipsis where there is no room, whole in the
/// tooltip then. Its texts may be several wordings of the same thing, longest first; the first that
/// fits is shown.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

    void setText(const QString& text);
    void setTexts(const QStringList& longestFirst);
    [[nodiscard]] QString fullText() const { return texts_.value(0); }

    void setElideMode(Qt::TextElideMode mode);
    /// The colour of the text; an invalid one follows the palette.
    void setColour(const QColor& colour);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QString fitting(int width) const;

    QStringList texts_;
    QColor colour_;
    Qt::TextElideMode mode_ = Qt::ElideRight;
};

} // namespace afflux
