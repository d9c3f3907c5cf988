// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way of a project between disk and window: new, open, save, recent files, what to ask before
// one is left, and what a crash left behind.

#include "views/autosaver.h"
#include "views/dialogs/message_service.h"
#include "views/project_document.h"
#include "views/settings.h"

#include <QObject>

class QWidget;

namespace afflux {

class Session : public QObject
{
    Q_OBJECT

public:
    Session(ProjectDocument& document, Settings& settings, MessageService& messages,
            QWidget* window);

    // Each returns whether it was done; the user may have gone back. What went wrong is told by
    // problem().
    bool newProject();
    bool openProject();
    bool openPath(const QString& path);
    bool openExample();
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes, where there are any.
    bool mayLeave();

    /// What is there at a start: the last project, or what a crash left.
    void resume();
    bool recover(const Recoverable& left);

    /// "morning-peak.afflux", or what a project never saved is called.
    [[nodiscard]] QString projectName() const;
    [[nodiscard]] static bool hasExample();
    [[nodiscard]] static bool isProjectFile(const QString& path);
    [[nodiscard]] Autosaver& autosaver() { return autosaver_; }

signals:
    void problem(const afflux::Error& error);
    void issuesFound(const std::vector<afflux::Issue>& issues);
    /// A crash left unsaved work.
    void recoverableFound(const afflux::Recoverable& left);
    void recentChanged();

private:
    bool saveTo(const QString& path);
    void offerRecovery();
    void remember(const QString& path);

    ProjectDocument& document_;
    Settings& settings_;
    MessageService& messages_;
    QWidget* window_;
    Autosaver autosaver_;
    bool isExample_ = false;
};

} // namespace afflux
