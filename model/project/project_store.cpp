// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/project_store.h"

#include "model/project/migrations.h"
#include "model/project/project_reader.h"
#include "model/project/project_writer.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QString qt(const std::string& path)
{
    return QString::fromStdString(path);
}

tl::unexpected<Error> notAProject(const std::string& path)
{
    return failure(ErrorCode::unknownFormat, {.file = path},
                   message(AFFLUX_TR("Message", "This is not an Afflux project")),
                   message(AFFLUX_TR("Message", "Measured data are imported instead of opened.")));
}

tl::unexpected<Error> damaged(const std::string& path)
{
    return failure(ErrorCode::corrupt, {.file = path},
                   message(AFFLUX_TR("Message", "The project file is damaged")),
                   message(AFFLUX_TR("Message", "Open a backup copy of it.")));
}

/// That the file is there and begins as SQLite files do, in words better than SQLite's own.
Result<void> checkHeader(const std::string& path)
{
    QFile file(qt(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(
            ErrorCode::io, {.file = path},
            message(AFFLUX_TR("Message", "The file cannot be read (%1)"),
                    file.errorString().toStdString()),
            message(AFFLUX_TR("Message", "Check its name and whether you may read it.")));
    if (file.read(16) != QByteArray("SQLite format 3\0", 16))
        return notAProject(path);
    return {};
}

/// The version of a project file this program can read.
Result<int> checkVersion(const Database& database, const std::string& path)
{
    const auto application = database.value(u"PRAGMA application_id"_s);
    const auto version = database.value(u"PRAGMA user_version"_s);
    if (!application || !version)
        return damaged(path);
    if (application->toInt() != projectApplicationId)
        return notAProject(path);
    if (version->toInt() > projectVersion())
        return failure(
            ErrorCode::tooNew, {.file = path},
            message(AFFLUX_TR("Message", "The project was saved by a later version of Afflux")),
            message(AFFLUX_TR("Message", "Open it with that version or a newer one.")));
    const auto verdict = database.value(u"PRAGMA integrity_check(1)"_s);
    if (!verdict || verdict->toString() != "ok"_L1)
        return damaged(path);
    return version->toInt();
}

Result<OpenedProject> readChecked(const Database& database, const std::string& path)
{
    OpenedProject opened;
    Result<Project> project = readProject(database, path, opened.issues);
    // The file could be read as bytes and passed its header: an answer of SQLite means damage.
    if (!project)
        return project.error().code == ErrorCode::io ? damaged(path) : failure(project.error());
    opened.project = std::move(*project);
    return opened;
}

/// An older file: migrated in a copy, so that it stays as it is until it is saved.
Result<OpenedProject> openOlder(const std::string& path, int version)
{
    const QTemporaryDir folder;
    const std::string copy = folder.filePath(u"migrated"_s).toStdString();
    if (!folder.isValid() || !QFile::copy(qt(path), qt(copy)))
        return failure(
            ErrorCode::io, {.file = path},
            message(AFFLUX_TR("Message", "There is no room for a copy to convert")),
            message(AFFLUX_TR("Message", "Free some space in the folder for temporary files.")));
    QFile::setPermissions(qt(copy), QFile::ReadOwner | QFile::WriteOwner);
    const auto database = Database::open(copy, Database::Access::readWrite);
    if (!database)
        return failure(database.error());
    if (!migrate(*database, version))
        return damaged(path);
    return readChecked(*database, path);
}

Result<void> writeDatabase(const Project& project, const std::string& path)
{
    const auto database = Database::open(path, Database::Access::readWrite);
    if (!database)
        return failure(database.error());
    // No journal: an unfinished file is thrown away. FULL: on the disk before it gets its name.
    auto done = database->runScript(u"PRAGMA journal_mode = OFF;\n"
                                    "PRAGMA synchronous = FULL;\n"
                                    "BEGIN;\n"_s);
    if (done)
        done = migrate(*database, 0);
    if (done)
        done = writeProject(*database, project);
    if (done)
        done = database->runScript(u"COMMIT"_s);
    return done;
}

/// What a save that was killed left behind; a living one's file is younger.
void removeLeftovers(const QDir& folder, const QString& pattern)
{
    const QDateTime old = QDateTime::currentDateTimeUtc().addSecs(-600);
    for (const QFileInfo& file : folder.entryInfoList({pattern}, QDir::Files | QDir::Hidden))
        if (file.lastModified() < old)
            QFile::remove(file.filePath());
}

} // namespace

Result<OpenedProject> openProject(const std::string& path)
{
    if (const auto header = checkHeader(path); !header)
        return failure(header.error());
    const auto database = Database::open(path, Database::Access::readOnly);
    if (!database)
        return failure(database.error());
    const Result<int> version = checkVersion(*database, path);
    if (!version)
        return failure(version.error());
    return *version < projectVersion() ? openOlder(path, *version) : readChecked(*database, path);
}

Result<void> saveProject(const Project& project, const std::string& path)
{
    // A link keeps pointing where it did.
    const QFileInfo given(qt(path));
    const QFileInfo target(given.isSymLink() ? given.symLinkTarget() : given.absoluteFilePath());
    const QString prefix = u'.' + target.fileName() + u"~saving-"_s;
    removeLeftovers(target.dir(), prefix + u'*');

    QTemporaryFile file(target.dir().filePath(prefix + u"XXXXXX"_s));
    if (!file.open())
        return failure(ErrorCode::io, {.file = path},
                       message(AFFLUX_TR("Message", "The project cannot be saved there (%1)"),
                               file.errorString().toStdString()),
                       message(AFFLUX_TR("Message", "Choose a folder you may write to.")));
    file.close();
    if (auto done = writeDatabase(project, file.fileName().toStdString()); !done) {
        Error error = done.error();
        error.place.file = path;
        return failure(std::move(error));
    }
    constexpr auto usual =
        QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
    file.setPermissions(target.exists() ? target.permissions() : usual);

    std::error_code error;
    std::filesystem::rename(file.filesystemFileName(), target.filesystemFilePath(), error);
    if (error)
        return failure(ErrorCode::io, {.file = path},
                       message(AFFLUX_TR("Message", "The project cannot be saved there (%1)"),
                               error.message()),
                       message(AFFLUX_TR("Message", "Choose a folder you may write to.")));
    file.setAutoRemove(false);
    return {};
}

} // namespace afflux
