// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Brings the selected plan and its results to the views, and what is done in the policy editor to
// the document. The views know neither the document nor the simulation.

#include "views/simulation_controller.h"

#include <QObject>

namespace afflux {

class FindingsList;
class PlanPage;
class PolicyEditor;
class StatusLine;

class PlanPresenter : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        PlanPage& page;
        PolicyEditor& editor;
        FindingsList& findings;
        StatusLine& status;
    };

    PlanPresenter(ProjectDocument& document, SimulationController& simulation, Views views,
                  QObject* parent = nullptr);

signals:
    void problem(const afflux::Error& error);
    void duplicateRequested();

private:
    void connectEditor();
    void showScenario();
    void showResults();
    void showCharts();
    void showEvents();

    ProjectDocument& document_;
    SimulationController& simulation_;
    Views views_;
};

} // namespace afflux
