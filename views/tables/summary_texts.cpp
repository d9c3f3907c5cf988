// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/summary_texts.h"

#include "views/tables/figures.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// A figure that one would rather have lower (or, `higherIsBetter`, higher) than the baseline's.
struct Comparison
{
    double current = 0;
    double baseline = 0;
    bool higherIsBetter = false;
};

/// Sets trend and arrow. What reads the same is the same, whatever the last digits say.
void compare(FigureTexts& texts, const QString& shownBaseline, const Comparison& figures)
{
    if (texts.figure.value(0) == shownBaseline || figures.current == figures.baseline) {
        texts.trend = Trend::same;
        return;
    }
    const bool higher = figures.current > figures.baseline;
    texts.direction = higher ? Direction::up : Direction::down;
    texts.trend = higher == figures.higherIsBetter ? Trend::better : Trend::worse;
}

/// Makes the six cards' texts from outcomes, in the application's language.
class SummaryWriter
{
    Q_DECLARE_TR_FUNCTIONS(SummaryStrip)

public:
    const Outcome& now;
    const Outcome* before;
    const Objective& objective;

    [[nodiscard]] SummaryTexts texts() const
    {
        return {timeToStart(), worstWait(), withinPromise(), cost(), workers(), lost()};
    }

    static QStringList label(int index, const Objective& objective)
    {
        const QString percentile = sayNumber(objective.percentile);
        switch (index) {
        case 0:
            return {tr("Time to start, p%1").arg(percentile), tr("Start, p%1").arg(percentile),
                    tr("p%1").arg(percentile)};
        case 1:
            return {tr("Worst wait"), tr("Worst")};
        case 2:
            return {tr("Within promise"), tr("Within")};
        case 3:
            return {tr("Cost a month"), tr("Cost")};
        case 4:
            return {tr("Workers")};
        default:
            return {tr("Jobs lost"), tr("Lost")};
        }
    }

private:
    [[nodiscard]] FigureTexts duration(int index, double current, double baseline) const
    {
        FigureTexts card{.label = label(index, objective), .figure = {figureDuration(current)}};
        card.exact = exactDuration(current);
        if (before) {
            const QString shown = figureDuration(baseline);
            card.note = {tr("was %1").arg(shown), shown};
            card.exactNote = tr("was %1").arg(exactDuration(baseline));
            compare(card, shown, {current, baseline});
        }
        return card;
    }

    [[nodiscard]] FigureTexts timeToStart() const
    {
        FigureTexts card =
            duration(0, now.timeToStart.atObjective, before ? before->timeToStart.atObjective : 0);
        card.alarming = now.timeToStart.atObjective > objective.timeToStart.count();
        return card;
    }

    [[nodiscard]] FigureTexts worstWait() const
    {
        return duration(1, now.timeToStart.max, before ? before->timeToStart.max : 0);
    }

    [[nodiscard]] FigureTexts withinPromise() const
    {
        const double share = now.timeToStart.withinObjective;
        FigureTexts card{.label = label(2, objective), .figure = {figureShare(share)}};
        card.exact = exactShare(share);
        card.alarming = share * 100 < objective.percentile;
        if (before) {
            const double was = before->timeToStart.withinObjective;
            card.note = {tr("was %1").arg(figureShare(was))};
            card.exactNote = tr("was %1").arg(exactShare(was));
            compare(card, figureShare(was), {share, was, true});
        }
        return card;
    }

    [[nodiscard]] FigureTexts cost() const
    {
        const CostFigures& cost = now.cost;
        FigureTexts card{.label = label(3, objective),
                         .figure = {figureMoney(cost.perMonth, cost.currency)}};
        card.exact = exactMoney(cost.perMonth, cost.currency);
        if (!before)
            return card;
        const CostFigures& was = before->cost;
        const QString shown = figureMoney(was.perMonth, was.currency);
        card.note = {tr("was %1").arg(shown), shown};
        card.exactNote = tr("was %1").arg(exactMoney(was.perMonth, was.currency));
        if (was.currency == cost.currency) // pounds and dollars are not compared
            compare(card, shown, {cost.perMonth, was.perMonth});
        return card;
    }

    [[nodiscard]] FigureTexts workers() const
    {
        const auto pair = [](const FleetFigures& fleet) {
            return tr("%1 · %2", "mean and peak number of workers")
                .arg(figureMean(fleet.mean), figureCount(fleet.peak));
        };
        const auto worded = [](const QString& mean, const QString& peak) {
            return tr("%1 mean · %2 peak").arg(mean, peak);
        };
        const FleetFigures& fleet = now.fleet;
        FigureTexts card{.label = label(4, objective)};
        card.figure = {worded(figureMean(fleet.mean), figureCount(fleet.peak)),
                       tr("%1 · %2 peak").arg(figureMean(fleet.mean), figureCount(fleet.peak)),
                       pair(fleet)};
        card.exact = worded(exactMean(fleet.mean), figureCount(fleet.peak));
        if (before) {
            const FleetFigures& was = before->fleet;
            card.note = {tr("was %1").arg(pair(was))};
            card.exactNote = tr("was %1").arg(worded(exactMean(was.mean), figureCount(was.peak)));
        }
        return card;
    }

    [[nodiscard]] FigureTexts lost() const
    {
        const QString of = tr("of %1").arg(figureCount(now.jobs.arrived));
        FigureTexts card{.label = label(5, objective), .figure = {figureCount(now.jobs.lost)}};
        card.note = {of};
        card.exact = figureCount(now.jobs.lost) + u' ' + of;
        card.alarming = now.jobs.lost > 0;
        if (before && before->jobs.lost != now.jobs.lost) {
            const QString was = tr("was %1").arg(figureCount(before->jobs.lost));
            card.note = {was + u' ' + of, was};
            card.exactNote = was;
            compare(card, figureCount(before->jobs.lost),
                    {static_cast<double>(now.jobs.lost), static_cast<double>(before->jobs.lost)});
        }
        return card;
    }
};

} // namespace

SummaryTexts summaryTexts(const Outcome& current, const Outcome* baseline,
                          const Objective& objective)
{
    return SummaryWriter{current, baseline, objective}.texts();
}

SummaryTexts emptySummary(const Objective& objective)
{
    const QString nothing = u"–"_s;
    SummaryTexts texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        texts[i].label = SummaryWriter::label(static_cast<int>(i), objective);
        texts[i].figure = {nothing};
        texts[i].exact = nothing;
    }
    return texts;
}

} // namespace afflux
