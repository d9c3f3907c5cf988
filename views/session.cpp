// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/session.h"

#include "model/project/project_store.h"
#include "views/dialogs/file_chooser.h"
#include "views/example_names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

const QString exampleResource = u":/examples/morning-peak.afflux"_s;
const QString suffix = u"afflux"_s;

} // namespace

Session::Session(ProjectDocument& document, Settings& settings, MessageService& messages,
                 QWidget* window)
    : document_(document)
    , settings_(settings)
    , messages_(messages)
    , window_(window)
    , autosaver_(document, settings.folder())
{
    connect(&autosaver_, &Autosaver::failed, this, &Session::problem);
}

bool Session::hasExample()
{
    return QFile::exists(exampleResource);
}

bool Session::isProjectFile(const QString& path)
{
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0;
}

QString Session::projectName() const
{
    if (!document_.path().isEmpty())
        return QFileInfo(document_.path()).fileName();
    return isExample_ ? tr("Morning peak (example)") : tr("Untitled");
}

bool Session::newProject()
{
    if (!mayLeave())
        return false;
    isExample_ = false;
    document_.reset({});
    settings_.setLastProject({});
    return true;
}

bool Session::openProject()
{
    const QString path =
        fileChooser().openFile(window_, tr("Open project"), settings_.lastFolder(),
                               tr("Afflux projects (*.afflux)") + u";;"_s + tr("All files (*)"));
    return !path.isEmpty() && openPath(path);
}

bool Session::openPath(const QString& path)
{
    if (!mayLeave())
        return false;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto issues = document_.open(absolute);
    if (!issues) {
        emit problem(issues.error());
        return false;
    }
    isExample_ = false;
    remember(absolute);
    if (!issues->empty())
        emit issuesFound(*issues);
    offerRecovery();
    return true;
}

bool Session::openExample()
{
    if (!mayLeave())
        return false;
    // SQLite reads files, not resources.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"example.afflux"_s);
    QFile::copy(exampleResource, copy);
    auto opened = afflux::openProject(copy.toStdString());
    if (!opened) {
        emit problem(opened.error());
        return false;
    }
    nameInTheReadersLanguage(opened->project);
    isExample_ = true;
    document_.reset(opened->project);
    return true;
}

bool Session::save()
{
    return document_.path().isEmpty() ? saveAs() : saveTo(document_.path());
}

bool Session::saveAs()
{
    QString suggestion = document_.path();
    if (suggestion.isEmpty()) {
        const QString name = isExample_ ? u"morning-peak.afflux"_s : tr("untitled") + u".afflux"_s;
        suggestion = QDir(settings_.lastFolder()).filePath(name);
    }
    const QString path = fileChooser().saveFile(window_, tr("Save project"), suggestion,
                                                tr("Afflux projects (*.afflux)"), suffix);
    return !path.isEmpty() && saveTo(path);
}

bool Session::saveTo(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (const auto saved = document_.save(absolute); !saved) {
        emit problem(saved.error());
        return false;
    }
    isExample_ = false;
    remember(absolute);
    return true;
}

void Session::remember(const QString& path)
{
    settings_.addRecentProject(path);
    settings_.setLastProject(path);
    settings_.setLastFolder(QFileInfo(path).absolutePath());
    emit recentChanged();
}

bool Session::mayLeave()
{
    if (!document_.isModified())
        return true;
    switch (messages_.askToSave(window_, projectName())) {
    case SaveAnswer::save:
        return save();
    case SaveAnswer::discard:
        autosaver_.discard();
        return true;
    case SaveAnswer::cancel:
        break;
    }
    return false;
}

void Session::resume()
{
    if (const QString last = settings_.lastProject(); !last.isEmpty() && QFileInfo::exists(last))
        openPath(last);
    else
        offerRecovery();
}

void Session::offerRecovery()
{
    std::vector<std::string> projects;
    if (!document_.path().isEmpty())
        projects.push_back(document_.path().toStdString());
    const std::vector<Recoverable> left =
        findRecoverable(settings_.folder().toStdString(), projects);
    if (!left.empty())
        emit recoverableFound(left.front());
}

bool Session::recover(const Recoverable& left)
{
    if (!mayLeave())
        return false;
    const auto opened = afflux::openProject(left.autosave);
    if (!opened) {
        emit problem(opened.error());
        return false;
    }
    isExample_ = false;
    document_.restore(opened->project, QString::fromStdString(left.project));
    // From here on the work is kept under this window's own name.
    afflux::discard(left);
    autosaver_.flush();
    return true;
}

} // namespace afflux
