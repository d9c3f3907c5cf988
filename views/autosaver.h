// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Keeps a copy of unsaved work a few seconds behind the hand, written beside the window's own
// thread; model/project/autosave.h says where, and what becomes of it after a crash.

#include "model/project/autosave.h"
#include "views/project_document.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace afflux {

class Autosaver : public QObject
{
    Q_OBJECT

public:
    /// @p folder: for projects that were never saved.
    Autosaver(ProjectDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Autosaver() override;

    void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }
    /// Writes now rather than in a few seconds, and returns when it is done.
    void flush();
    /// There is nothing to recover any more.
    void discard();

signals:
    void failed(const afflux::Error& error);

private:
    void write();
    void followPath();

    ProjectDocument& document_;
    Autosave copy_;
    QTimer timer_;
    QThreadPool pool_; ///< of one thread: copies are written in order
};

} // namespace afflux
