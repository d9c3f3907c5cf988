// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Imports in one line, and their results as text that a test can lay beside its expectation.

#include "model/import/import.h"
#include "model/import/instant_text.h"
#include "model/text/say.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace afflux::test {

inline std::string path(const QString& name)
{
    return dataPath(name).toStdString();
}

inline Result<Import> read(const std::vector<std::string>& paths, const ImportOptions& options = {})
{
    return ImportSource::open(paths).read(options);
}

inline Result<Import> readData(const QString& name, const ImportOptions& options = {})
{
    return read({path(name)}, options);
}

/// Imports a text as if it stood in a file of that name.
inline Result<Import> readText(const QByteArray& text, const ImportOptions& options = {},
                               const QString& name = QStringLiteral("test.csv"))
{
    QTemporaryDir folder;
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return failure(ErrorCode::io, {}, message("the test could not write its file"));
    file.close();
    return read({file.fileName().toStdString()}, options);
}

inline ImportOptions inZone(const std::string& zone)
{
    ImportOptions options;
    options.zone = zone;
    return options;
}

/// "depth 2026-03-01T10:00:00Z=5 2026-03-01T10:05:00Z=6; sent ..."
inline QString points(const Import& import)
{
    std::string text;
    for (const MetricSeries& series : import.history.series) {
        text += (text.empty() ? "" : "; ") + series.name;
        for (const Sample& sample : series.samples)
            text += ' ' + isoShort(sample.time) + '=' + shortestNumber(sample.value);
    }
    return QString::fromStdString(text);
}

inline QString points(const Result<Import>& import)
{
    return import ? points(*import)
                  : QStringLiteral("error: ") + say(import.error(), Speech::machine());
}

/// "gap@4 duplicate@7": kinds and lines of the issues, notes on assumptions left out.
inline QString found(const Result<Import>& import)
{
    QStringList list;
    if (!import)
        return QStringLiteral("error");
    for (const Issue& issue : import->issues)
        if (!issue.kind.starts_with("assumed-"))
            list << QStringLiteral("%1@%2")
                        .arg(QString::fromStdString(issue.kind))
                        .arg(issue.place.line);
    return list.join(u' ');
}

inline const Issue* issueOf(const Result<Import>& import, std::string_view kind)
{
    if (!import)
        return nullptr;
    for (const Issue& issue : import->issues)
        if (issue.kind == kind)
            return &issue;
    return nullptr;
}

inline QString words(const Message& message)
{
    return say(message, Speech::machine());
}

} // namespace afflux::test
