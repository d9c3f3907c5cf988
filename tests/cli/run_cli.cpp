// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

#include <QFile>

#include <sstream>

namespace afflux::test {

CliRun runCli(const QStringList& words, std::stop_token stop)
{
    std::vector<std::string> arguments;
    for (const QString& word : words)
        arguments.push_back(word.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(std::move(arguments), out, err, std::move(stop));
    return {code, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QString writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

} // namespace afflux::test
