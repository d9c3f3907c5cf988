// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/project_document.h"

#include <QWidget>

class QLabel;

namespace afflux {

class FindingsList;
class ScenarioList;

/// The left of the window: queues with their plans, and below what was found.
class NavigationPane : public QWidget
{
    Q_OBJECT

public:
    explicit NavigationPane(ProjectDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] ScenarioList& scenarios() const { return *scenarios_; }
    [[nodiscard]] FindingsList& findings() const { return *findings_; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();

    QLabel* heading_ = nullptr;
    ScenarioList* scenarios_ = nullptr;
    FindingsList* findings_ = nullptr;
};

} // namespace afflux
