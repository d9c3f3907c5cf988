// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/simulation_controller.h"

#include <utility>

namespace afflux {

SimulationController::SimulationController(ProjectDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    , runner_([this](Runner::Answer answer) {
        QMetaObject::invokeMethod(
            this, [this, answer = std::move(answer)] { take(answer); }, Qt::QueuedConnection);
    })
{
    // Zero: once all that the event loop holds has been handled, several edits are one request.
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &SimulationController::refresh);
    connect(&document, &ProjectDocument::projectReset, this, [this] {
        cache_.clear();
        otherPlan();
    });
    connect(&document, &ProjectDocument::selectionChanged, this, &SimulationController::otherPlan);
    connect(&document, &ProjectDocument::plansChanged, this, &SimulationController::schedule);
    connect(&document, &ProjectDocument::planChanged, this, &SimulationController::schedule);
    connect(&document, &ProjectDocument::queueChanged, this, &SimulationController::schedule);
    connect(&document, &ProjectDocument::queuesChanged, this, &SimulationController::schedule);
    if (document.currentPlan())
        otherPlan();
}

SimulationController::~SimulationController() = default;

std::optional<Scenario> SimulationController::wanted(Part part) const
{
    const Queue* queue = document_.currentQueue();
    const Selection selection = document_.selection();
    if (!queue || selection.plan >= queue->plans.size())
        return std::nullopt;
    if (part == Part::current)
        return scenarioOf(*queue, selection.plan);
    if (queue->baseline == selection.plan || queue->baseline >= queue->plans.size())
        return std::nullopt;
    return scenarioOf(*queue, queue->baseline);
}

CachedResult& SimulationController::shown(Part part)
{
    return part == Part::current ? current_ : baseline_;
}

void SimulationController::otherPlan()
{
    // What is shown belongs to another plan. If it is not known, better nothing than a wrong line;
    // if it is, it stands there before anything is painted.
    ++epoch_;
    for (const Part part : {Part::current, Part::baseline}) {
        const std::optional<Scenario> scenario = wanted(part);
        if (!scenario || !showKnown(part, *scenario))
            shown(part) = {};
    }
    announce();
    schedule();
}

void SimulationController::schedule()
{
    if (document_.currentPlan())
        setBusy(true);
    if (!timer_.isActive())
        timer_.start();
}

bool SimulationController::showKnown(Part part, const Scenario& scenario)
{
    const CachedResult* known = cache_.find(scenario);
    if (!known)
        return false;
    shown(part) = *known;
    return true;
}

void SimulationController::refresh()
{
    Asked asked{.generation = 0, .epoch = epoch_, .runs = {}};
    bool changed = false;
    for (const Part part : {Part::current, Part::baseline}) {
        const std::optional<Scenario> scenario = wanted(part);
        const auto before = shown(part).result;
        if (!scenario)
            shown(part) = {};
        else if (!showKnown(part, *scenario))
            asked.runs.emplace_back(part, *scenario);
        changed = changed || shown(part).result != before;
    }
    if (changed)
        announce();
    if (asked.runs.empty()) {
        runner_.cancel();
        asked_.clear();
        setError(std::nullopt);
        setBusy(false);
        return;
    }
    std::vector<Scenario> scenarios;
    for (const auto& run : asked.runs)
        scenarios.push_back(run.second);
    setBusy(true);
    asked.generation = runner_.submit(std::move(scenarios));
    asked_.push_back(std::move(asked));
}

void SimulationController::take(const Runner::Answer& answer)
{
    while (!asked_.empty() && asked_.front().generation < answer.generation)
        asked_.pop_front();
    if (asked_.empty() || asked_.front().generation != answer.generation)
        return; // forgotten meanwhile
    const Asked& asked = asked_.front();
    const auto& [part, scenario] = asked.runs.at(answer.index);
    const bool isLatest = asked_.size() == 1;
    const bool samePlan = asked.epoch == epoch_;
    const bool isExact = !answer.result || (*answer.result)->outcome.exact;
    const bool allThere = isExact && answer.index + 1 == asked.runs.size();

    if (answer.result) {
        if (isExact) // a coarse answer is only for until the exact one comes
            cache_.insert({scenario, *answer.result, answer.elapsed});
        if (samePlan) {
            shown(part) = {scenario, *answer.result, answer.elapsed};
            if (part == Part::current)
                setError(std::nullopt);
            announce();
        }
    } else if (samePlan && isLatest) {
        setError(answer.result.error());
    }
    if (allThere && isLatest && !timer_.isActive())
        setBusy(false); // replications may go on, they only add to what is shown
    if (answer.last && isLatest)
        asked_.clear();
}

void SimulationController::announce()
{
    const Selection selection = document_.selection();
    emit resultsChanged(selection.queue, selection.plan);
}

void SimulationController::setBusy(bool busy)
{
    if (std::exchange(busy_, busy) != busy)
        emit busyChanged(busy);
}

void SimulationController::setError(std::optional<Error> error)
{
    if (error_ == error)
        return;
    error_ = std::move(error);
    emit errorChanged();
}

} // namespace afflux
