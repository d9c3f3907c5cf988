// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome_table.h"

#include "app/cli/figure_text.h"
#include "app/cli/text_table.h"

#include <algorithm>
#include <array>

namespace afflux::cli {

namespace {

class Table
{
public:
    Table(std::span<const SimulatedPlan> plans, const Speech& speech)
        : plans_(plans)
        , speech_(speech)
    {
    }

    [[nodiscard]] std::string text()
    {
        title();
        timeToStart();
        classes();
        queue();
        fleet();
        jobs();
        return alignedTable(rows_);
    }

private:
    template <typename Cell>
    void row(const Message& label, Cell cell)
    {
        QStringList cells{say(label, speech_)};
        for (const SimulatedPlan& plan : plans_)
            cells << cell(plan);
        rows_.push_back(std::move(cells));
    }
    /// A row of figures said by @p say, which takes the mean and the language.
    template <typename Figure, typename Say>
    void figures(const Message& label, Figure figure, Say sayFigure)
    {
        row(label, [&](const SimulatedPlan& plan) {
            return sayFigure(meanOf(plan.outcomes, figure), speech_);
        });
    }
    void gap() { rows_.emplace_back(); }

    void title()
    {
        QStringList names{QString::fromStdString(plans_.front().scenario.queue)};
        for (const SimulatedPlan& plan : plans_)
            names << QString::fromStdString(plan.scenario.plan.name);
        rows_.push_back(names);
        gap();
    }
    void timeToStart();
    void classes();
    void queue();
    void fleet();
    void jobs();

    std::span<const SimulatedPlan> plans_;
    const Speech& speech_;
    std::vector<QStringList> rows_;
};

void Table::timeToStart()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Time to start, median")),
        [](O o) { return o.timeToStart.p50; }, durationText);
    figures(
        message(AFFLUX_TR("Message", "Time to start, p95")), [](O o) { return o.timeToStart.p95; },
        durationText);
    figures(
        message(AFFLUX_TR("Message", "Time to start, p99")), [](O o) { return o.timeToStart.p99; },
        durationText);
    figures(
        message(AFFLUX_TR("Message", "Worst wait")), [](O o) { return o.timeToStart.max; },
        durationText);
    figures(
        message(AFFLUX_TR("Message", "Within the promise of %1"),
                plans_.front().scenario.objective.timeToStart),
        [](O o) { return o.timeToStart.withinObjective; }, percentText);
    gap();
}

/// One row a class, where there are several.
void Table::classes()
{
    const std::array<Message, jobClassCount> labels{
        message(AFFLUX_TR("Message", "p95 of critical jobs")),
        message(AFFLUX_TR("Message", "p95 of high jobs")),
        message(AFFLUX_TR("Message", "p95 of normal jobs")),
        message(AFFLUX_TR("Message", "p95 of low jobs"))};
    const std::size_t before = rows_.size();
    for (const ClassFigures& shown : plans_.front().outcomes.front().classes) {
        const auto p95 = [&shown](const Outcome& outcome) {
            const auto found =
                std::ranges::find(outcome.classes, shown.jobClass, &ClassFigures::jobClass);
            return found == outcome.classes.end() ? 0 : found->timeToStart.p95;
        };
        figures(labels.at(static_cast<std::size_t>(shown.jobClass)), p95, durationText);
    }
    if (rows_.size() > before)
        gap();
}

void Table::queue()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Waiting jobs, peak")), [](O o) { return o.depthPeak; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Oldest job beyond the promise")),
        [](O o) { return o.secondsAboveObjective; }, durationText);
    gap();
}

void Table::fleet()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Workers, mean")), [](O o) { return o.fleet.mean; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Workers, peak")), [](O o) { return o.fleet.peak; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Utilisation")), [](O o) { return o.utilisation; },
        percentText);
    figures(
        message(AFFLUX_TR("Message", "Scaled out")), [](O o) { return o.scaling.out; }, amountText);
    figures(
        message(AFFLUX_TR("Message", "Scaled in")), [](O o) { return o.scaling.in; }, amountText);
    row(message(AFFLUX_TR("Message", "Cost a month")), [this](const SimulatedPlan& plan) {
        return moneyText(meanOf(plan.outcomes, [](O o) { return o.cost.perMonth; }),
                         plan.scenario.plan.workers.cost, speech_);
    });
    gap();
}

void Table::jobs()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Jobs arrived")), [](O o) { return o.jobs.arrived; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Jobs done")), [](O o) { return o.jobs.completed; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Jobs lost")), [](O o) { return o.jobs.lost; }, amountText);
    figures(
        message(AFFLUX_TR("Message", "Jobs returned")), [](O o) { return o.jobs.returned; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Jobs given up")), [](O o) { return o.jobs.deadLettered; },
        amountText);
    figures(
        message(AFFLUX_TR("Message", "Jobs not done at the end")),
        [](O o) { return o.jobs.waiting + o.jobs.inFlight + o.jobs.dueBack; }, amountText);
}

} // namespace

std::string outcomeTable(std::span<const SimulatedPlan> plans, const Speech& speech)
{
    return Table(plans, speech).text();
}

} // namespace afflux::cli
