// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// From files to a queue with a workload, in five steps that stay open to change: what the files
// are, what their columns mean, which instants their times are, what the jobs are like, and a
// review.

#include "views/import/import_result.h"
#include "views/import/import_session.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QStackedWidget;

namespace afflux {

class Button;
class ColumnsPage;
class FilePage;
class ReviewPage;
class TimePage;
class WizardPage;
class WorkloadPage;

class ImportWizard : public QDialog
{
    Q_OBJECT

public:
    /// @p project is only looked at now, for the names of its queues.
    explicit ImportWizard(const Project& project, QWidget* parent = nullptr);
    ~ImportWizard() override;

    /// Starts reading; the first page shows what is recognised.
    void setFiles(const QStringList& paths);

    [[nodiscard]] ImportSession& session() { return session_; }
    [[nodiscard]] ColumnsPage& columnsPage() { return *columns_; }
    [[nodiscard]] TimePage& timePage() { return *time_; }
    [[nodiscard]] WorkloadPage& workloadPage() { return *workload_; }
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] int currentPage() const;
    void showPage(int index);
    [[nodiscard]] bool mayImport() const;
    /// As the Import button does.
    void finish();

signals:
    void imported(const afflux::ImportResult& result);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* makeFoot();
    void retranslate();
    void showReading();
    void updateSteps();
    void focusTheWayOn();
    [[nodiscard]] bool reachable(int index) const;
    [[nodiscard]] ImportResult result() const;

    ImportSession session_;
    std::vector<WizardPage*> order_;
    FilePage* file_;
    ColumnsPage* columns_;
    TimePage* time_;
    WorkloadPage* workload_;
    ReviewPage* review_;
    QListWidget* steps_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QLabel* status_ = nullptr;
    Button* stop_ = nullptr;
    Button* cancel_ = nullptr;
    Button* back_ = nullptr;
    Button* next_ = nullptr;
};

} // namespace afflux
