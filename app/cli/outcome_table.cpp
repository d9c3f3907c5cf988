// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome_table.h"

#include "app/cli/text_table.h"
#include "model/core/currency.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace afflux::cli {

namespace {

/// As precise as a decision needs: "850 ms", "8.2 s", "4 min 50 s".
QString duration(double seconds, const Speech& speech)
{
    const double unit = seconds < 1 ? 1000 : seconds < 100 ? 10 : 1;
    return sayDuration(Seconds(std::round(seconds * unit) / unit), speech);
}

QString percent(double share, const Speech& speech)
{
    // "100 %" is said of nothing less.
    const double shown = share < 1 ? std::min(99.9, std::round(share * 1000) / 10) : 100;
    return say(message(AFFLUX_TR("Message", "%1 %"), shown), speech);
}

QString amount(double number, const Speech& speech)
{
    return sayNumber(number >= 100 ? std::round(number) : number, speech, 3);
}

/// A dash where nobody has said what a worker costs: nothing is not a price.
QString money(double number, const Cost& cost, const Speech& speech)
{
    if (cost.perWorkerHour == 0 && cost.fixedPerMonth == 0)
        return u"–"_s;
    const std::string_view sign = currencySign(cost.currency);
    const double unit = number < 10 ? 100 : 1;
    // Sign and amount; some languages write the sign behind.
    return say(message(AFFLUX_TR("Message", "%1 %2"), sign, std::round(number * unit) / unit),
               speech);
}

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
        [](O o) { return o.timeToStart.p50; }, duration);
    figures(
        message(AFFLUX_TR("Message", "Time to start, p95")), [](O o) { return o.timeToStart.p95; },
        duration);
    figures(
        message(AFFLUX_TR("Message", "Time to start, p99")), [](O o) { return o.timeToStart.p99; },
        duration);
    figures(
        message(AFFLUX_TR("Message", "Worst wait")), [](O o) { return o.timeToStart.max; },
        duration);
    figures(
        message(AFFLUX_TR("Message", "Within the promise of %1"),
                plans_.front().scenario.objective.timeToStart),
        [](O o) { return o.timeToStart.withinObjective; }, percent);
    gap();
}

void Table::queue()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Waiting jobs, peak")), [](O o) { return o.depthPeak; },
        amount);
    figures(
        message(AFFLUX_TR("Message", "Oldest job beyond the promise")),
        [](O o) { return o.secondsAboveObjective; }, duration);
    gap();
}

void Table::fleet()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Workers, mean")), [](O o) { return o.fleet.mean; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Workers, peak")), [](O o) { return o.fleet.peak; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Utilisation")), [](O o) { return o.utilisation; }, percent);
    figures(
        message(AFFLUX_TR("Message", "Scaled out")), [](O o) { return o.scaling.out; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Scaled in")), [](O o) { return o.scaling.in; }, amount);
    row(message(AFFLUX_TR("Message", "Cost a month")), [this](const SimulatedPlan& plan) {
        return money(meanOf(plan.outcomes, [](O o) { return o.cost.perMonth; }),
                     plan.scenario.plan.workers.cost, speech_);
    });
    gap();
}

void Table::jobs()
{
    using O = const Outcome&;
    figures(
        message(AFFLUX_TR("Message", "Jobs arrived")), [](O o) { return o.jobs.arrived; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Jobs done")), [](O o) { return o.jobs.completed; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Jobs lost")), [](O o) { return o.jobs.lost; }, amount);
    figures(
        message(AFFLUX_TR("Message", "Jobs returned")), [](O o) { return o.jobs.returned; },
        amount);
    figures(
        message(AFFLUX_TR("Message", "Jobs given up")), [](O o) { return o.jobs.deadLettered; },
        amount);
    figures(
        message(AFFLUX_TR("Message", "Jobs not done at the end")),
        [](O o) { return o.jobs.waiting + o.jobs.inFlight + o.jobs.dueBack; }, amount);
}

} // namespace

std::string outcomeTable(std::span<const SimulatedPlan> plans, const Speech& speech)
{
    return Table(plans, speech).text();
}

} // namespace afflux::cli
