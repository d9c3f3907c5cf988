// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The few questions that must be answered before anything else happens; a seam, so that tests
// answer without a box on the screen. Everything else is said in the notice bar.

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace afflux {

enum class SaveAnswer
{
    save,
    discard,
    cancel
};

class MessageService
{
public:
    virtual ~MessageService() = default;

    /// Before a project with unsaved changes is left. @p name: the project's file name.
    virtual SaveAnswer askToSave(QWidget* parent, const QString& name) = 0;
};

/// Asks in a message box.
class MessageBoxService : public MessageService
{
    Q_DECLARE_TR_FUNCTIONS(MessageBoxService)

public:
    SaveAnswer askToSave(QWidget* parent, const QString& name) override;
};

} // namespace afflux
