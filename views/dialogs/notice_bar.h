// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One line at the top of the page for what went wrong or is on offer: never a box in the way.

#include "model/core/error.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace afflux {

class Button;

class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    enum class Kind
    {
        offer,
        problem
    };
    struct Choice
    {
        QString text;
        std::function<void()> action; ///< called after the bar has gone
    };

    explicit NoticeBar(QWidget* parent = nullptr);

    void showProblem(const Error& error);
    void showNotice(Kind kind, const QString& text, std::vector<Choice> choices = {});
    void dismiss();
    [[nodiscard]] QString text() const;
    /// Presses the choice at @p index; for tests and keyboards.
    void choose(std::size_t index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Kind kind_ = Kind::offer;
    QHBoxLayout* row_ = nullptr;
    QLabel* text_ = nullptr;
    Button* close_ = nullptr;
    std::vector<Button*> buttons_;
};

} // namespace afflux
