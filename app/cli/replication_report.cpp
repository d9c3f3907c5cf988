// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replication_report.h"

#include "app/cli/figure_text.h"
#include "app/cli/text_table.h"
#include "model/simulation/figures.h"

#include <array>

using namespace Qt::StringLiterals;

namespace afflux::cli {

namespace {

constexpr std::string_view judged = "timeToStart.p95";

/// What people decide by; --json has them all.
constexpr std::array<std::string_view, 9> shownFigures{"timeToStart.p50",
                                                       judged,
                                                       "timeToStart.p99",
                                                       "timeToStart.withinObjective",
                                                       "oldestAge.secondsAboveObjective",
                                                       "depth.peak",
                                                       "fleet.mean",
                                                       "fleet.peak",
                                                       "cost.perMonth"};

Node numberOrNull(const std::optional<double>& number)
{
    return number ? Node(*number) : Node();
}

Node summaryNode(const FigureSummary& summary)
{
    std::optional<double> low;
    std::optional<double> high;
    if (summary.interval) {
        low = summary.interval->low;
        high = summary.interval->high;
    }
    Node node;
    node.add("mean", summary.mean);
    node.add("low", numberOrNull(low));
    node.add("high", numberOrNull(high));
    node.add("sd", summary.standardDeviation);
    node.flow();
    return node;
}

/// A figure a row: its mean, the interval of that, and the deviation from run to run.
class Rows
{
public:
    Rows(const Cost& cost, const Speech& speech)
        : cost_(cost)
        , speech_(speech)
    {
    }

    void head(QString title)
    {
        rows_.push_back({std::move(title), text(AFFLUX_TR("Message", "mean")),
                         text(AFFLUX_TR("Message", "from")), text(AFFLUX_TR("Message", "to")),
                         text(AFFLUX_TR("Message", "spread"))});
        rows_.emplace_back();
    }

    void row(const Figure& figure, double mean, const std::optional<Interval>& interval,
             double deviation)
    {
        const auto cell = [&](double value) { return figureText(figure, value, cost_, speech_); };
        QStringList cells{text(figure.label), cell(mean)};
        cells << (interval ? cell(interval->low) : u"–"_s)
              << (interval ? cell(interval->high) : u"–"_s) << cell(deviation);
        rows_.push_back(std::move(cells));
    }

    [[nodiscard]] std::string table() const { return alignedTable(rows_); }

private:
    [[nodiscard]] QString text(std::string_view source) const
    {
        return say(message(source), speech_);
    }

    const Cost& cost_;
    const Speech& speech_;
    std::vector<QStringList> rows_;
};

} // namespace

std::optional<std::int64_t> runsNeeded(const Replications& runs, Precision wanted)
{
    if (runs.deterministic)
        return 1;
    return replicationsNeeded(runs.valuesOf(figureIndex(judged).value()), wanted, runs.level);
}

Result<Precision> parsePrecision(const std::string& text)
{
    const bool relative = text.ends_with('%');
    const ParameterInfo info{.key = "--precision",
                             .label = AFFLUX_TR("Message", "Precision"),
                             .help = {},
                             .unit = relative ? Unit::percent : Unit::seconds,
                             .minimum = 1e-6};
    const Result<Value> value = parseValue(info, text, Unit::none);
    if (!value)
        return failure(value.error());
    const double number = std::get<double>(*value);
    return Precision{relative ? number / 100 : number, relative};
}

Node replicationsNode(const Replications& runs, Precision wanted)
{
    Node node;
    node.add("count", runs.count());
    node.add("level", runs.level);
    node.add("deterministic", runs.deterministic);
    Node& list = node.add("figures", Node::map());
    for (std::size_t i = 0; i < figures().size(); ++i)
        if (runs.figures[i].runs > 0)
            list.add(std::string(figures()[i].key), summaryNode(runs.figures[i]));
    const auto needed = runsNeeded(runs, wanted);
    Node& need = node.add("needed", Node::map());
    need.add("figure", judged);
    need.add("halfWidth", wanted.halfWidth);
    need.add("relative", wanted.relative);
    need.add("runs", needed ? Node(*needed) : Node());
    return node;
}

std::string replicationTable(const Replications& runs, const Scenario& scenario,
                             const Speech& speech)
{
    Rows rows(scenario.plan.workers.cost, speech);
    rows.head(QString::fromStdString(scenario.plan.name));
    for (const std::string_view key : shownFigures) {
        const std::size_t index = figureIndex(key).value();
        const FigureSummary& summary = runs.figures[index];
        rows.row(figures()[index], summary.mean, summary.interval, summary.standardDeviation);
    }
    return rows.table();
}

std::string differenceTable(const Comparison& comparison, const Scenario& first,
                            const Scenario& second, const Speech& speech)
{
    Rows rows(second.plan.workers.cost, speech);
    rows.head(say(message(AFFLUX_TR("Message", "%1 less %2"), second.plan.name, first.plan.name),
                  speech));
    for (const std::string_view key : shownFigures) {
        const std::size_t index = figureIndex(key).value();
        const PairedDifference& difference = comparison.differences[index];
        rows.row(figures()[index], difference.mean, difference.interval,
                 difference.standardDeviation);
    }
    return rows.table();
}

Message neededSentence(const Replications& runs, Precision wanted)
{
    if (runs.deterministic)
        return message(
            AFFLUX_TR("Message", "Nothing here is random: every run would be the same."));
    const auto needed = runsNeeded(runs, wanted);
    if (!needed)
        return message(AFFLUX_TR("Message",
                                 "How many runs that precision takes cannot be told from "
                                 "these."));
    if (!wanted.relative)
        return countedMessage(AFFLUX_TR_N("Message", "To know the mean 95th percentile of the time "
                                                     "to start to within %1 takes %n run(s)."),
                              *needed, Seconds(wanted.halfWidth));
    return countedMessage(AFFLUX_TR_N("Message", "To know the mean 95th percentile of the time to "
                                                 "start to within %1 % takes %n run(s)."),
                          *needed, 100 * wanted.halfWidth);
}

Message columnsSentence(double level)
{
    return message(AFFLUX_TR("Message", "From – to: where the mean lies with %1 % confidence. "
                                        "Spread: standard deviation from run to run."),
                   100 * level);
}

} // namespace afflux::cli
