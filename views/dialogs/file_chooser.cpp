// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/file_chooser.h"

#include <QFileDialog>

namespace afflux {

namespace {

std::unique_ptr<FileChooser>& chosen()
{
    static std::unique_ptr<FileChooser> chooser = std::make_unique<FileChooser>();
    return chooser;
}

} // namespace

QStringList FileChooser::openFiles(QWidget* parent, const QString& title, const QString& folder,
                                   const QString& filter)
{
    return QFileDialog::getOpenFileNames(parent, title, folder, filter);
}

QString FileChooser::openFile(QWidget* parent, const QString& title, const QString& folder,
                              const QString& filter)
{
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QString FileChooser::saveFile(QWidget* parent, const QString& title, const QString& path,
                              const QString& filter, const QString& suffix)
{
    QFileDialog dialog(parent, title, path, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().value(0);
}

QString FileChooser::folder(QWidget* parent, const QString& title, const QString& folder)
{
    return QFileDialog::getExistingDirectory(parent, title, folder);
}

FileChooser& fileChooser()
{
    return *chosen();
}

void setFileChooser(std::unique_ptr<FileChooser> chooser)
{
    chosen() = chooser ? std::move(chooser) : std::make_unique<FileChooser>();
}

} // namespace afflux
