// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace afflux {

/// A push button in one of the program's three looks. Everything is quiet; one button of a window,
/// the way out, is the accent.
class Button : public QPushButton
{
    Q_OBJECT
    Q_PROPERTY(QString look READ look CONSTANT)

public:
    enum class Look
    {
        quiet,  ///< a grey face, darker under the pointer
        accent, ///< the one coloured button
        flat,   ///< no face until the pointer is there: section headings, links in text
    };

    explicit Button(Look look = Look::quiet, QWidget* parent = nullptr);
    explicit Button(const QString& text, Look look = Look::quiet, QWidget* parent = nullptr);

    /// "quiet", "accent", "flat": what the style sheet selects by.
    [[nodiscard]] QString look() const;

    /// Puts " ▾" after the text where a menu hangs below; kept apart so that the accessible name
    /// has no arrow.
    void setMenuText(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Look look_ = Look::quiet;
};

} // namespace afflux
