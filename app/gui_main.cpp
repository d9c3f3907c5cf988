// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "model/simulation/memory.h"

#include <QApplication>
#include <QIcon>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

/// Pictures need no screen. Qt decides about its platform before any option is read.
void goOffscreenForPictures(int argc, char** argv)
{
    const bool pictures = std::any_of(argv, argv + argc, [](std::string_view argument) {
        return argument.starts_with("--shot");
    });
    const bool screen = qEnvironmentVariableIsSet("DISPLAY") ||
                        qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                        qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (pictures && !screen)
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int main(int argc, char** argv)
{
    goOffscreenForPictures(argc, argv);
    afflux::keepFreedMemory();
    QApplication app(argc, argv);
    QApplication::setApplicationName(u"Afflux"_s);
    QApplication::setApplicationVersion(QStringLiteral(AFFLUX_VERSION));
    QApplication::setDesktopFileName(u"afflux"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/afflux.svg"_s));

    const afflux::CommandLine line = afflux::parseCommandLine(QApplication::arguments());
    if (line.exitCode) {
        std::fputs(qPrintable(line.text), *line.exitCode == 0 ? stdout : stderr);
        return *line.exitCode;
    }
    return afflux::Application(app, line.options).run();
}
