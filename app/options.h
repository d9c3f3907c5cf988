// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The desktop program's command line.

#include "views/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace afflux {

struct Options
{
    QString file;                     ///< project or history to open
    QString shot;                     ///< --shot: picture of the main window to write; then quit
    QString shots;                    ///< --shots: folder for pictures of every window; then quit
    QString settings;                 ///< --settings, else $AFFLUX_SETTINGS: folder of the settings
    QString language;                 ///< --lang; "": as remembered
    std::optional<ThemeChoice> theme; ///< --theme
    QSize size;                       ///< --size; invalid: as remembered

    [[nodiscard]] bool isHeadless() const { return !shot.isEmpty() || !shots.isEmpty(); }
};

/// What to do: run with options, or print a text and leave with a code (--help, mistakes).
struct CommandLine
{
    Options options;
    QString text;
    std::optional<int> exitCode;
};

[[nodiscard]] CommandLine parseCommandLine(const QStringList& arguments);

} // namespace afflux
