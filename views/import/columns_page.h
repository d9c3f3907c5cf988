// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/wizard_page.h"

class QTableView;
class QTreeWidget;

namespace afflux {

class ChoiceBox;
class PreviewModel;
class QuestionPanel;

/// What each column means, how it is read, and the very rows that will be imported.
class ColumnsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit ColumnsPage(ImportSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void showReading() override;
    [[nodiscard]] bool complete() const override;

protected:
    void retranslate() override;

private:
    void fillFiles(const Import& import);
    void showFile();
    void addColumn(const ImportColumn& column, bool jobLog);
    [[nodiscard]] QWidget* roleBox(const ImportColumn& column, bool jobLog);
    [[nodiscard]] const ImportedFile* shownFile() const;

    QuestionPanel* questions_;
    ChoiceBox* file_;
    QLabel* columnsTitle_;
    QTreeWidget* columns_;
    QLabel* previewTitle_;
    QLabel* previewNote_;
    QTableView* preview_;
    PreviewModel* model_;
};

/// The name of a role for people: "arrivals", "oldest age".
[[nodiscard]] QString roleName(Role role);

} // namespace afflux
