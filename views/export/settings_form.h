// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/export_target.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace afflux {

/// What an export target asks: one block a setting, made from the target's own list.
///
/// Only the fields whose settings changed are rebuilt, so typing never loses its place when an
/// answer brings another question.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void setSettings(const std::vector<ExportSetting>& settings,
                     const std::map<std::string, std::string>& values);
    /// A sentence under the field it is about; empty key: none.
    void showComplaint(const std::string& key, const QString& sentence);
    void focusOn(const std::string& key);

signals:
    void edited(const QString& key, const QString& value);

private:
    struct Field
    {
        QWidget* block = nullptr;
        QWidget* editor = nullptr;
        QLabel* complaint = nullptr;
    };

    void rebuild(const std::vector<ExportSetting>& settings,
                 const std::map<std::string, std::string>& values);
    Field makeField(const ExportSetting& setting, const QString& value);
    QWidget* makeEditor(const ExportSetting& setting, const QString& value);
    static void showValue(QWidget* editor, const QString& value);

    QVBoxLayout* layout_;
    std::vector<ExportSetting> settings_;
    std::map<std::string, Field> fields_;
};

} // namespace afflux
