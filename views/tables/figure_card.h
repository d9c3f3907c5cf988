// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/controls/card.h"
#include "views/tables/summary_texts.h"

namespace afflux {

class ElidedLabel;

/// A figure of the summary strip: label, value, baseline. Copies with full precision (Ctrl+C,
/// menu).
class FigureCard : public Card
{
    Q_OBJECT

public:
    explicit FigureCard(QWidget* parent = nullptr);

    void setTexts(const FigureTexts& texts);
    [[nodiscard]] const FigureTexts& texts() const { return texts_; }
    void setPending(bool pending);
    /// Label, value and baseline, separated by tabs.
    [[nodiscard]] QString toText() const;

public slots:
    void copy() const;

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showColours();
    [[nodiscard]] QString said() const;

    FigureTexts texts_;
    bool pending_ = false;
    ElidedLabel* label_ = nullptr;
    ElidedLabel* figure_ = nullptr;
    ElidedLabel* note_ = nullptr;
};

} // namespace afflux
