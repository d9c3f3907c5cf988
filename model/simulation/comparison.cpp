// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/comparison.h"

#include "model/simulation/figures.h"

#include <algorithm>

namespace afflux {

namespace {

std::size_t pairsOf(const Replications& first, const Replications& second)
{
    const auto longest = std::max(first.outcomes.size(), second.outcomes.size());
    const auto shortest = std::min(first.outcomes.size(), second.outcomes.size());
    return first.deterministic != second.deterministic && shortest > 0 ? longest : shortest;
}

const Outcome& runOf(const Replications& replications, std::size_t pair)
{
    return replications.outcomes[replications.deterministic ? 0 : pair];
}

PairedDifference differenceOf(const Figure& figure, const Replications& first,
                              const Replications& second)
{
    RunningStatistics differences;
    RunningStatistics ofFirst;
    RunningStatistics ofSecond;
    for (std::size_t pair = 0; pair < pairsOf(first, second); ++pair) {
        const auto a = figure.get(runOf(first, pair));
        const auto b = figure.get(runOf(second, pair));
        if (!a || !b)
            continue;
        differences.add(*b - *a);
        ofFirst.add(*a);
        ofSecond.add(*b);
    }
    PairedDifference difference{.pairs = differences.count(),
                                .mean = differences.mean(),
                                .standardDeviation = differences.standardDeviation(),
                                .interval = std::nullopt,
                                .random = !first.deterministic || !second.deterministic};
    if (difference.random)
        difference.interval = confidenceInterval(differences, first.level);
    const double apart = ofFirst.variance() + ofSecond.variance();
    if (apart > 0)
        difference.varianceReduction = 1 - differences.variance() / apart;
    return difference;
}

} // namespace

const PairedDifference& Comparison::difference(std::string_view key) const
{
    return differences.at(figureIndex(key).value());
}

Comparison compared(Replications first, Replications second)
{
    Comparison comparison{std::move(first), std::move(second), {}};
    for (const Figure& figure : figures())
        comparison.differences.push_back(differenceOf(figure, comparison.first, comparison.second));
    return comparison;
}

Result<Comparison> compare(const Scenario& first, const Scenario& second,
                           const ReplicationOptions& options, const std::stop_token& stop,
                           const ReplicationProgress& progress)
{
    Result<Replications> before = replicate(first, options, stop, progress);
    if (!before)
        return failure(std::move(before.error()));
    const int done = before->count();
    Result<Replications> after = replicate(second, options, stop, [&](int count) {
        if (progress)
            progress(done + count);
    });
    if (!after)
        return failure(std::move(after.error()));
    return compared(std::move(*before), std::move(*after));
}

} // namespace afflux
