// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <stop_token>

namespace afflux::test {

/// What a command gave, in process.
struct CliRun
{
    int code = -1;
    QString out;
    QString err;
};

[[nodiscard]] CliRun runCli(const QStringList& words, std::stop_token stop = {});

/// Writes a file for a command to read; its path.
[[nodiscard]] QString writeText(const QString& path, const QByteArray& text);

} // namespace afflux::test
