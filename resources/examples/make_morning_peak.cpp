// SPDX-License-Identifier: GPL-3.0-or-later

// make-morning-peak FOLDER: writes FOLDER/morning-peak.afflux from the files in FOLDER.

#include "model/project/project_store.h"
#include "model/text/say.h"
#include "resources/examples/morning_peak.h"

#include <QCoreApplication>

#include <iostream>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const std::string folder = argc > 1 ? argv[1] : ".";
    const auto project = afflux::buildMorningPeak(folder);
    const auto saved = project ? afflux::saveProject(*project, folder + "/morning-peak.afflux")
                               : afflux::failure(project.error());
    if (!saved)
        std::cerr << afflux::say(saved.error()).toStdString() << '\n';
    return saved ? 0 : 2;
}
