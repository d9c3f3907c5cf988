// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <ostream>

namespace afflux::cli {

std::span<const Command> commands()
{
    static const std::array list{importCommand, simulateCommand, explainCommand, exportCommand};
    return list;
}

std::string said(const Message& message, const Context& context)
{
    return say(message, context.speech).toStdString();
}

ExitCode fail(const Error& error, const Context& context)
{
    context.err << say(error, context.speech).toStdString() << '\n';
    return error.code == ErrorCode::interrupted ? ExitCode::interrupted : ExitCode::badInput;
}

void sayFindings(std::ostream& to, const std::vector<Message>& notes,
                 const std::vector<Issue>& issues, const Context& context)
{
    for (const Message& note : notes)
        to << said(note, context) << '\n';
    for (const Issue& issue : issues)
        if (std::ranges::find(notes, issue.what) == notes.end())
            to << say(issue, context.speech).toStdString() << '\n';
}

void tell(const std::vector<Message>& notes, const std::vector<Issue>& issues,
          const Context& context)
{
    sayFindings(context.err, notes, issues, context);
}

namespace {

bool written(QFileDevice& file, const std::string& content)
{
    const auto size = static_cast<qint64>(content.size());
    return file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size &&
           file.flush();
}

Result<void> notWritten(const std::string& path, const QFileDevice& file)
{
    return failure(ErrorCode::io, {.file = path},
                   message(AFFLUX_TR("Message", "the file cannot be written: %1"),
                           file.errorString().toStdString()),
                   message(AFFLUX_TR("Message", "Check the folder and the free space.")));
}

} // namespace

Result<void> writeFile(const std::string& path, const std::string& content, const Context& context)
{
    if (path == "-") {
        context.out << content;
        return {};
    }
    const QString name = QString::fromStdString(path);
    const QFileInfo info(name);
    if (info.exists() && !info.isFile() && !info.isDir()) { // a pipe or device is not replaced
        QFile device(name);
        return written(device, content) ? Result<void>() : notWritten(path, device);
    }
    QSaveFile file(name);
    return written(file, content) && file.commit() ? Result<void>() : notWritten(path, file);
}

} // namespace afflux::cli
