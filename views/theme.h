// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Colours, type and space: every view takes them from here and nowhere else.
//
// Neutral greys carry the page. One accent is the scenario being edited, everywhere; the baseline
// is grey; orange is "desired" or caution; vermilion the promise and loss; green stands only beside
// words of improvement. Colours are Okabe-Ito's, told apart by colour-blind eyes.

#include <QColor>
#include <QFont>

class QApplication;

namespace afflux {

struct Theme
{
    bool dark = false;
    QColor window; ///< sidebars and bars
    QColor page;   ///< behind the cards
    QColor card;
    QColor border; ///< of cards and bars, 1 px
    QColor text;
    QColor note;       ///< grey sentences, axis labels
    QColor hover;      ///< row and button under the pointer, quiet button face
    QColor grid;       ///< chart grid
    QColor accent;     ///< the scenario being edited
    QColor accentText; ///< on an accent button
    QColor accentFill; ///< faint, under the edited line
    QColor baseline;
    QColor desired;     ///< orange: desired count, caution
    QColor caution;     ///< orange as text: dark enough to read
    QColor promise;     ///< vermilion: promise, loss
    QColor promiseFill; ///< faint, above the promise
    QColor better;      ///< green, only in words
    QColor worse;       ///< vermilion as text: dark enough to read
    QColor pressed;     ///< a quiet button under the pointer or held
    QColor thumb;       ///< scroll bar handles, empty check boxes
    QColor faint;       ///< text that is out of use
    QColor zebra;       ///< every other row of a table
    QColor selection;   ///< selected rows
    QColor accentHover;

    [[nodiscard]] static Theme light();
    [[nodiscard]] static Theme forDark();
    /// The one in use: follows the system's palette unless applyTheme() chose.
    [[nodiscard]] static const Theme& current();
};

enum class ThemeChoice
{
    system,
    light,
    dark
};
/// Sets palette, style sheet and fonts of the application; views get QEvent::PaletteChange.
void applyTheme(QApplication& app, ThemeChoice choice);

/// Multiples of four pixels.
namespace space {
inline constexpr int xs = 4;
inline constexpr int s = 8;
inline constexpr int m = 12;
inline constexpr int l = 16;
inline constexpr int xl = 24;
inline constexpr int cardRadius = 8;
inline constexpr int controlRadius = 6;
} // namespace space

/// The four sizes, on the system's UI font; tabular figures where the font has them.
namespace type {
[[nodiscard]] QFont figure(); ///< 16 px semibold
[[nodiscard]] QFont title();  ///< 12 px semibold
[[nodiscard]] QFont body();   ///< 12.5 px
[[nodiscard]] QFont note();   ///< 11 px
} // namespace type

} // namespace afflux
