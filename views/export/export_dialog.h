// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The way out: choose a target, answer what only you know, read the documents, save or copy them.

#include "model/export/export_target.h"

#include <QDialog>

#include <map>
#include <string>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QTabBar;

namespace afflux {

class Button;
class Card;
class DocumentHighlighter;
class SettingsForm;

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(QWidget* parent = nullptr);

    /// What to export, with the settings the queue already has. May be called again while open.
    void setScenario(const Scenario& scenario, const std::map<std::string, std::string>& settings);
    /// The target's word: "keda". Unknown words are ignored.
    void chooseTarget(const QString& word);
    [[nodiscard]] QString target() const;
    [[nodiscard]] const ExportedFiles& files() const { return files_; }

    /// Writes into a folder, as Save… does once a folder is chosen.
    bool saveTo(const QString& folder);

signals:
    /// To be kept with the queue.
    void settingEdited(const QString& key, const QString& value);
    void saved(const QString& folder);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeQuestions();
    QWidget* makePreview();
    QWidget* makeButtons();
    void retranslate();
    void fillTargets();
    void refresh();
    void showFiles();
    void showFile(int index);
    void showLimits(const std::vector<Message>& limits);
    void showError(const Error* error);
    void chooseFolder();
    void copyShown();
    [[nodiscard]] const ExportTarget* chosen() const;

    ExportRequest request_;
    ExportedFiles files_;

    QListWidget* targets_ = nullptr;
    QLabel* questionsTitle_ = nullptr;
    SettingsForm* settings_ = nullptr;
    Card* limits_ = nullptr;
    QLabel* limitsTitle_ = nullptr;
    QLabel* limitsText_ = nullptr;
    QTabBar* tabs_ = nullptr;
    QPlainTextEdit* document_ = nullptr;
    DocumentHighlighter* highlighter_ = nullptr;
    QLabel* status_ = nullptr;
    Button* copy_ = nullptr;
    Button* save_ = nullptr;
    Button* close_ = nullptr;
};

} // namespace afflux
