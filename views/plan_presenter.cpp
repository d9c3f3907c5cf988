// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plan_presenter.h"

#include "model/planning/findings.h"
#include "views/charts/plan_charts.h"
#include "views/editors/policy_editor.h"
#include "views/events/event_link.h"
#include "views/navigation/findings_list.h"
#include "views/plan_commands.h"
#include "views/plan_page.h"
#include "views/status_line.h"
#include "views/tables/summary_strip.h"

namespace afflux {

namespace {

QTimeZone zoneOf(const Project& project)
{
    const QTimeZone zone(QByteArray::fromStdString(project.zone));
    return zone.isValid() ? zone : QTimeZone::utc();
}

} // namespace

PlanPresenter::PlanPresenter(ProjectDocument& document, SimulationController& simulation,
                             Views views, QObject* parent)
    : QObject(parent)
    , document_(document)
    , simulation_(simulation)
    , views_(views)
{
    connectEditor();
    // The editor first: a value that jumps while the hand moves it would be felt at once.
    for (const auto signal : {&ProjectDocument::projectReset, &ProjectDocument::selectionChanged,
                              &ProjectDocument::queuesChanged, &ProjectDocument::zoneChanged})
        connect(&document, signal, this, &PlanPresenter::showScenario);
    connect(&document, &ProjectDocument::planChanged, this, &PlanPresenter::showScenario);
    connect(&document, &ProjectDocument::plansChanged, this, &PlanPresenter::showScenario);
    connect(&document, &ProjectDocument::queueChanged, this, &PlanPresenter::showScenario);
    connect(&simulation, &SimulationController::resultsChanged, this, &PlanPresenter::showResults);
    connect(&simulation, &SimulationController::busyChanged, this, [this](bool busy) {
        // Only a run one has to wait for is worth a sign; it comes with the next figures otherwise.
        views_.status.setBusy(busy);
    });
    showScenario();
    showResults();
}

void PlanPresenter::connectEditor()
{
    const auto tell = [this](const Result<void>& done) {
        if (!done)
            emit problem(done.error());
    };
    connect(&views_.editor, &PolicyEditor::parameterEdited, this,
            [this, tell](const QString& key, const Value& value, EditPhase phase) {
                const auto [queue, plan] = document_.selection();
                tell(document_.edit(SetParameter{queue, plan, key.toStdString(), value},
                                    ProjectDocument::Undo::drag));
                if (phase == EditPhase::committed)
                    document_.endDrag();
            });
    connect(&views_.editor, &PolicyEditor::ruleChosen, this,
            [this, tell](const QString& word) { tell(chooseRule(document_, word.toStdString())); });
    connect(&views_.editor, &PolicyEditor::resetRequested, this,
            [this, tell] { tell(resetRule(document_)); });
    connect(&views_.editor, &PolicyEditor::duplicateRequested, this,
            &PlanPresenter::duplicateRequested);
}

void PlanPresenter::showScenario()
{
    const Queue* queue = document_.currentQueue();
    const bool hasPlan = document_.currentPlan() != nullptr;
    views_.editor.setVisible(hasPlan);
    if (hasPlan)
        views_.editor.setScenario(scenarioOf(*queue, document_.selection().plan));
    showCharts();
}

void PlanPresenter::showResults()
{
    const CachedResult& current = simulation_.current();
    const CachedResult& baseline = simulation_.baseline();
    const Outcome* outcome = current.result ? &current.result->outcome : nullptr;
    views_.page.summary().setOutcomes(
        outcome, baseline.result ? &baseline.result->outcome : nullptr, current.scenario.objective);
    views_.findings.setFindings(outcome ? findingsOf(current.scenario, *outcome)
                                        : std::vector<Finding>{});
    std::optional<StatusLine::Run> run;
    if (outcome)
        run = {outcome->jobs.arrived, current.scenario.run.replications, current.scenario.run.seed,
               current.elapsed};
    views_.status.setRun(run);
    showCharts();
}

void PlanPresenter::showCharts()
{
    ChartData data;
    const Queue* queue = document_.currentQueue();
    const Plan* plan = document_.currentPlan();
    if (queue && plan) {
        data.current = simulation_.current().result;
        data.baseline = simulation_.baseline().result;
        data.currentName = QString::fromStdString(plan->name);
        if (queue->baseline < queue->plans.size())
            data.baselineName = QString::fromStdString(queue->plans[queue->baseline].name);
        data.origin = originOf(queue->workload);
        data.zone = zoneOf(document_.project());
        data.promise = queue->objective.timeToStart;
        if (!std::holds_alternative<Fixed>(plan->policy.rule))
            data.limits = plan->policy.limits;
    }
    views_.page.charts().setData(std::move(data));
    showEvents();
}

void PlanPresenter::showEvents()
{
    EventRun run;
    const CachedResult& current = simulation_.current();
    const Queue* queue = document_.currentQueue();
    if (queue && document_.currentPlan() && current.result) {
        run.result = current.result;
        run.faults = current.scenario.faults;
        run.promise = current.scenario.objective.timeToStart;
        run.limits = current.scenario.plan.policy.limits;
        run.origin = originOf(queue->workload);
        run.zone = zoneOf(document_.project());
    }
    views_.page.eventLink().events().setRun(std::move(run));
}

} // namespace afflux
