// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/message_service.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace afflux {

SaveAnswer MessageBoxService::askToSave(QWidget* parent, const QString& name)
{
    QMessageBox box(parent);
    box.setIcon(QMessageBox::NoIcon);
    box.setWindowTitle(QCoreApplication::applicationName());
    box.setText(tr("Save the changes to “%1”?").arg(name));
    box.setInformativeText(tr("They are lost if you do not save them."));
    box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box.button(QMessageBox::Discard)->setText(tr("Do not save"));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return SaveAnswer::save;
    case QMessageBox::Discard:
        return SaveAnswer::discard;
    default:
        return SaveAnswer::cancel;
    }
}

} // namespace afflux
