// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme.h"

#include "views/style.h"

#include <QApplication>
#include <QFile>
#include <QPalette>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

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
    palette.setColor(QPalette::BrightText, t.worse);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.accentText);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::PlaceholderText, t.note);
    palette.setColor(QPalette::ToolTipBase, t.card);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Mid, t.border);
    palette.setColor(QPalette::Light, t.card);
    palette.setColor(QPalette::Midlight, t.hover);
    palette.setColor(QPalette::Dark, t.thumb);
    palette.setColor(QPalette::Shadow, t.border);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.faint);
    return palette;
}

/// resources/style.qss with the theme's colours in place of their names.
QString styleSheetFor(const Theme& t)
{
    QFile file(u":/afflux/style.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    // Longer names first where one begins another.
    const std::array<std::pair<QLatin1StringView, QColor>, 18> tokens{{
        {"@window"_L1, t.window},
        {"@page"_L1, t.page},
        {"@card"_L1, t.card},
        {"@border"_L1, t.border},
        {"@text"_L1, t.text},
        {"@note"_L1, t.note},
        {"@hover"_L1, t.hover},
        {"@grid"_L1, t.grid},
        {"@accentHover"_L1, t.accentHover},
        {"@accentText"_L1, t.accentText},
        {"@accent"_L1, t.accent},
        {"@pressed"_L1, t.pressed},
        {"@thumb"_L1, t.thumb},
        {"@faint"_L1, t.faint},
        {"@zebra"_L1, t.zebra},
        {"@selection"_L1, t.selection},
        {"@better"_L1, t.better},
        {"@worse"_L1, t.worse},
    }};
    for (const auto& [name, colour] : tokens)
        sheet.replace(name, colour.name());
    return sheet;
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
            .caution = QColor(0x8a5f00),
            .promise = QColor(0xd55e00),
            .promiseFill = QColor(213, 94, 0, 12),
            .better = QColor(0x1a7f4b),
            .worse = QColor(0xb84e00),
            .pressed = QColor(0xe6e8eb),
            .thumb = QColor(0xc4c9cf),
            .faint = QColor(0x9aa1a9),
            .zebra = QColor(0xf8f9fa),
            .selection = QColor(0xe3eff6),
            .accentHover = QColor(0x00619a)};
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
            .caution = QColor(0xe69f00),
            .promise = QColor(0xe8752a),
            .promiseFill = QColor(213, 94, 0, 22),
            .better = QColor(0x4cc38a),
            .worse = QColor(0xf08a4b),
            .pressed = QColor(0x323840),
            .thumb = QColor(0x4a525c),
            .faint = QColor(0x6b737c),
            .zebra = QColor(0x20252b),
            .selection = QColor(0x243746),
            .accentHover = QColor(0x7cc5ee)};
}

const Theme& Theme::current()
{
    return theme();
}

void applyTheme(QApplication& app, ThemeChoice choice)
{
    // The platform's own palette, asked before ours replaces it.
    static const bool systemIsDark = app.palette().color(QPalette::Window).lightness() < 128;
    const bool dark =
        choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark);
    theme() = dark ? Theme::forDark() : Theme::light();
    // The sheet wraps the style, so ours is looked for by name and not by asking for the style.
    if (!app.property("affluxStyle").toBool()) {
        QApplication::setStyle(new Style); // the application owns it
        QApplication::setFont(type::body());
        app.setProperty("affluxStyle", true);
    }
    QApplication::setPalette(paletteFor(theme()));
    app.setStyleSheet(styleSheetFor(theme()));
}

namespace type {

QFont figure()
{
    return sized(16, QFont::DemiBold);
}
QFont title()
{
    return sized(12, QFont::DemiBold);
}
QFont body()
{
    return sized(12.5, QFont::Normal);
}
QFont note()
{
    return sized(11, QFont::Normal);
}

} // namespace type

} // namespace afflux
