// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The seam where a file dialog would be: views ask fileChooser(), tests put their own in its place.

#include <QString>
#include <QStringList>

#include <memory>

class QWidget;

namespace afflux {

class FileChooser
{
public:
    virtual ~FileChooser() = default;

    /// Files to open; empty when the user thought better of it. @p filter as QFileDialog has it.
    [[nodiscard]] virtual QStringList openFiles(QWidget* parent, const QString& title,
                                                const QString& folder, const QString& filter);
    [[nodiscard]] virtual QString openFile(QWidget* parent, const QString& title,
                                           const QString& folder, const QString& filter);
    /// A file to write, with @p suffix added where none is given; empty when cancelled.
    [[nodiscard]] virtual QString saveFile(QWidget* parent, const QString& title,
                                           const QString& path, const QString& filter,
                                           const QString& suffix);
    /// A folder to write into; empty when cancelled.
    [[nodiscard]] virtual QString folder(QWidget* parent, const QString& title,
                                         const QString& folder);
};

[[nodiscard]] FileChooser& fileChooser();
/// nullptr: the real dialogs again.
void setFileChooser(std::unique_ptr<FileChooser> chooser);

} // namespace afflux
