// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/project/autosave.h"

#include "model/project/project_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr QLatin1StringView suffix("~autosave");

QString qt(const std::string& path)
{
    return QString::fromStdString(path);
}

std::string autosavePathOf(const std::string& project)
{
    const QFileInfo file(qt(project));
    return file.absoluteDir().filePath(u'.' + file.fileName() + suffix).toStdString();
}

std::string unnamedPathIn(const std::string& folder)
{
    const QString name = u"untitled-"_s + QUuid::createUuid().toString(QUuid::Id128) + u".afflux"_s;
    return QDir(qt(folder)).filePath(name + suffix).toStdString();
}

QString lockPathOf(const std::string& autosave)
{
    return qt(autosave) + u".lock"_s;
}

/// Whether a program that still runs is writing it. Qt tells a dead program's lock by its process
/// id.
bool isInUse(const std::string& autosave)
{
    QLockFile lock(lockPathOf(autosave));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

bool isRecoverable(const Recoverable& candidate)
{
    const QFileInfo autosave(qt(candidate.autosave));
    const QFileInfo project(qt(candidate.project));
    const bool newer = candidate.project.empty() || !project.exists() ||
                       autosave.lastModified() >= project.lastModified();
    return autosave.isFile() && newer && !isInUse(candidate.autosave);
}

Recoverable describeAutosave(const std::string& autosave, const std::string& project)
{
    return {autosave, project, QFileInfo(qt(autosave)).lastModified()};
}

} // namespace

Autosave::Autosave(std::string folder)
    : folder_(std::move(folder))
    , path_(unnamedPathIn(folder_))
{
}

Autosave::~Autosave() = default;

void Autosave::setProjectPath(const std::string& path)
{
    discard();
    path_ = path.empty() ? unnamedPathIn(folder_) : autosavePathOf(path);
}

Result<void> Autosave::write(const Project& project)
{
    if (!lock_) {
        QDir().mkpath(QFileInfo(qt(path_)).absolutePath());
        lock_ = std::make_unique<QLockFile>(lockPathOf(path_));
        lock_->setStaleLockTime(0);
        lock_->tryLock(0);
    }
    if (!lock_->isLocked()) {
        lock_.reset();
        return failure(
            ErrorCode::io, {.file = path_},
            message(AFFLUX_TR("Message", "Unsaved work cannot be kept beside the project")),
            message(
                AFFLUX_TR("Message", "Is it open in another window? Save it under another name.")));
    }
    return saveProject(project, path_);
}

void Autosave::discard()
{
    if (!lock_)
        return; // never written, or another program's
    QFile::remove(qt(path_));
    lock_.reset();
}

std::vector<Recoverable> findRecoverable(const std::string& folder,
                                         const std::vector<std::string>& projects)
{
    std::vector<Recoverable> found;
    const QStringList unnamed = QDir(qt(folder)).entryList({u"untitled-*"_s + suffix}, QDir::Files);
    for (const QString& name : unnamed)
        found.push_back(describeAutosave(QDir(qt(folder)).filePath(name).toStdString(), ""));
    for (const std::string& project : projects) {
        Recoverable candidate = describeAutosave(autosavePathOf(project), project);
        if (std::ranges::find(found, candidate) == found.end())
            found.push_back(std::move(candidate));
    }
    std::erase_if(found, [](const Recoverable& candidate) { return !isRecoverable(candidate); });
    std::ranges::stable_sort(found, std::ranges::greater{}, &Recoverable::written);
    return found;
}

void discard(const Recoverable& recoverable)
{
    QFile::remove(qt(recoverable.autosave));
    QFile::remove(lockPathOf(recoverable.autosave));
}

} // namespace afflux
