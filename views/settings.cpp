// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr qsizetype mostRecent = 8;

const QString themeKey = u"look/theme"_s;
const QString languageKey = u"look/language"_s;
const QString statusKey = u"look/status"_s;
const QString recentKey = u"files/recent"_s;
const QString lastProjectKey = u"files/last"_s;
const QString lastFolderKey = u"files/folder"_s;

QString fileIn(const QString& folder)
{
    const QString where =
        folder.isEmpty()
            ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/afflux"_s
            : folder;
    return QDir(where).filePath(u"afflux.ini"_s);
}

} // namespace

Settings::Settings(const QString& folder)
    : store_(fileIn(folder), QSettings::IniFormat)
{
}

QString Settings::folder() const
{
    return QFileInfo(store_.fileName()).absolutePath();
}

ThemeChoice Settings::theme() const
{
    const QString word = store_.value(themeKey).toString();
    return word == "dark"_L1    ? ThemeChoice::dark
           : word == "light"_L1 ? ThemeChoice::light
                                : ThemeChoice::system;
}

void Settings::setTheme(ThemeChoice theme)
{
    store_.setValue(themeKey, theme == ThemeChoice::dark    ? u"dark"_s
                              : theme == ThemeChoice::light ? u"light"_s
                                                            : u"system"_s);
}

QString Settings::language() const
{
    return store_.value(languageKey).toString();
}

void Settings::setLanguage(const QString& language)
{
    store_.setValue(languageKey, language);
}

QStringList Settings::recentProjects() const
{
    QStringList there;
    for (const QString& path : store_.value(recentKey).toStringList())
        if (QFileInfo::exists(path))
            there << path;
    return there;
}

void Settings::addRecentProject(const QString& path)
{
    QStringList recent = store_.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    store_.setValue(recentKey, QStringList(recent.mid(0, mostRecent)));
}

QString Settings::lastProject() const
{
    return store_.value(lastProjectKey).toString();
}

void Settings::setLastProject(const QString& path)
{
    store_.setValue(lastProjectKey, path.isEmpty() ? path : QFileInfo(path).absoluteFilePath());
}

QString Settings::lastFolder() const
{
    return store_.value(lastFolderKey, QDir::homePath()).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    store_.setValue(lastFolderKey, folder);
}

QByteArray Settings::state(const QString& name) const
{
    return store_.value(u"window/"_s + name).toByteArray();
}

void Settings::setState(const QString& name, const QByteArray& state)
{
    store_.setValue(u"window/"_s + name, state);
}

bool Settings::showsStatus() const
{
    return store_.value(statusKey, true).toBool();
}

void Settings::setShowsStatus(bool shows)
{
    store_.setValue(statusKey, shows);
}

} // namespace afflux
