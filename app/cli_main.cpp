// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include <QCoreApplication>

#include <csignal>
#include <iostream>

namespace {

std::stop_source stopSource;

/// Asks the command to stop; the next Ctrl-C ends the process. request_stop() is lock-free and has
/// no callbacks to run here.
void onInterrupt(int signal)
{
    stopSource.request_stop();
    std::signal(signal, SIG_DFL);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("afflux"));
    QCoreApplication::setApplicationVersion(QStringLiteral(AFFLUX_VERSION));
    std::signal(SIGINT, onInterrupt);

    std::vector<std::string> words;
    for (const QString& word : QCoreApplication::arguments().sliced(1))
        words.push_back(word.toStdString());
    return afflux::cli::run(std::move(words), std::cout, std::cerr, stopSource.get_token());
}
