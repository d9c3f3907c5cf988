// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is remembered from one session to the next. Kept in one INI file; tests and --settings name
// another one.

#include "views/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace afflux {

class Settings
{
public:
    /// @p folder: where afflux.ini is; "": the user's own configuration folder.
    explicit Settings(const QString& folder = {});

    /// Where the settings are kept, and other files of the program's own.
    [[nodiscard]] QString folder() const;

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// "en", "fr"; "": the system's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);

    /// Newest first, absolute paths; those that are gone are left out.
    [[nodiscard]] QStringList recentProjects() const;
    void addRecentProject(const QString& path);
    /// To be opened at the next start; "": the empty page.
    [[nodiscard]] QString lastProject() const;
    void setLastProject(const QString& path);
    /// Where file dialogs begin.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

    /// A window's or splitter's state, by its name.
    [[nodiscard]] QByteArray state(const QString& name) const;
    void setState(const QString& name, const QByteArray& state);
    [[nodiscard]] bool showsStatus() const;
    void setShowsStatus(bool shows);

private:
    QSettings store_;
};

} // namespace afflux
