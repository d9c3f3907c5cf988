// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/wizard_page.h"

class QTextBrowser;

namespace afflux {

class WorkloadPage;

/// Before anything is added: what it will be, what was taken for granted, what was found.
class ReviewPage : public WizardPage
{
    Q_OBJECT

public:
    ReviewPage(ImportSession& session, const WorkloadPage& workload, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void showReading() override;
    [[nodiscard]] bool complete() const override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString plansSentence() const;
    void addFindings(const Import& import, const WorkloadFit* fit);

    const WorkloadPage& workload_;
    QLabel* summaryTitle_;
    QLabel* summary_;
    QLabel* plans_;
    QLabel* findingsTitle_;
    QTextBrowser* findings_;
};

} // namespace afflux
