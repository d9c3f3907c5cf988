// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme.h"

#include <QApplication>
#include <QPalette>

namespace afflux {

namespace {

Theme& theme()
{
    static Theme current = Theme::light();
    return current;
}

QFont sized(double pixels, QFont::Weight weight)
{
    QFont font = QApplication::font();
    // Points keep the fraction; 96 dpi is Qt's logical resolution.
    font.setPointSizeF(pixels * 72.0 / 96.0);
    font.setWeight(weight);
    return font;
}

QPalette paletteFor(const Theme& t)
{
    QPalette palette;
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.card);
    palette.setColor(QPalette::AlternateBase, t.hover);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::Button, t.hover);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::BrightText, t.promise);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.accentText);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::PlaceholderText, t.note);
    palette.setColor(QPalette::ToolTipBase, t.card);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Mid, t.border);
    palette.setColor(QPalette::Disabled, QPalette::Text, t.note);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, t.note);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, t.note);
    return palette;
}

} // namespace

Theme Theme::light()
{
    return {.dark = false,
            .window = QColor(0xffffff),
            .page = QColor(0xf4f5f7),
            .card = QColor(0xffffff),
            .border = QColor(0xe1e4e8),
            .text = QColor(0x1b1f24),
            .note = QColor(0x656d76),
            .hover = QColor(0xf0f1f3),
            .grid = QColor(0xeef0f2),
            .accent = QColor(0x0072b2),
            .accentText = QColor(0xffffff),
            .accentFill = QColor(0, 114, 178, 40),
            .baseline = QColor(0xafb4bb),
            .desired = QColor(0xe69f00),
            .promise = QColor(0xd55e00),
            .promiseFill = QColor(213, 94, 0, 12),
            .better = QColor(0x1a7f4b)};
}

Theme Theme::forDark()
{
    return {.dark = true,
            .window = QColor(0x1c2026),
            .page = QColor(0x16191e),
            .card = QColor(0x1c2026),
            .border = QColor(0x30353c),
            .text = QColor(0xe8eaed),
            .note = QColor(0x9aa2ac),
            .hover = QColor(0x272c33),
            .grid = QColor(0x2a2f36),
            .accent = QColor(0x56b4e9),
            .accentText = QColor(0x10141a),
            .accentFill = QColor(86, 180, 233, 45),
            .baseline = QColor(0x70777f),
            .desired = QColor(0xe69f00),
            .promise = QColor(0xe8752a),
            .promiseFill = QColor(213, 94, 0, 22),
            .better = QColor(0x4cc38a)};
}

const Theme& Theme::current()
{
    return theme();
}

void applyTheme(QApplication& app, ThemeChoice choice)
{
    // The platform's own palette, asked before ours replaces it.
    static const bool systemIsDark = app.palette().color(QPalette::Window).lightness() < 128;
    const bool dark = choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark);
    theme() = dark ? Theme::forDark() : Theme::light();
    QApplication::setPalette(paletteFor(theme()));
}

namespace type {

QFont figure() { return sized(16, QFont::DemiBold); }
QFont title() { return sized(12, QFont::DemiBold); }
QFont body() { return sized(12.5, QFont::Normal); }
QFont note() { return sized(11, QFont::Normal); }

} // namespace type

} // namespace afflux
