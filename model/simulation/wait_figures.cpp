// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/wait_figures.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace afflux {

namespace {

constexpr std::size_t valuesBetweenLooks = 1U << 16U;

/// Values fall into buckets whose width is a 128th of the value or less, so that whatever the
/// spread a bucket holds few different ones; below 256 a bucket is one value.
constexpr unsigned fineBits = 7;
constexpr std::size_t buckets = std::size_t{33 - fineBits} << fineBits;

std::size_t bucketOf(std::uint32_t value)
{
    const auto width = static_cast<unsigned>(std::bit_width(value));
    const unsigned shift = width > fineBits + 1 ? width - fineBits - 1 : 0;
    return (std::size_t{shift} << fineBits) + (value >> shift);
}

struct Wanted
{
    std::size_t rank;
    std::size_t bucket = 0;
    std::size_t below = 0; ///< values in the buckets before it
    double* into;
};

/// One pass over the values.
struct Histogram
{
    std::array<std::uint32_t, buckets> counts{};
    std::uint64_t sum = 0;
    std::size_t within = 0;

    void add(std::span<const std::uint32_t> values, std::uint64_t promise)
    {
        for (const std::uint32_t value : values) {
            sum += value;
            within += value <= promise ? 1 : 0;
            ++counts[bucketOf(value)];
        }
    }
};

/// Calls @p use with one part of the values after the other; false when stopped.
template <typename Use>
bool byParts(std::span<const std::uint32_t> values, const std::stop_token& stop, Use use)
{
    for (std::size_t from = 0; from < values.size(); from += valuesBetweenLooks) {
        if (stop.stop_requested())
            return false;
        use(values.subspan(from, std::min(valuesBetweenLooks, values.size() - from)));
    }
    return true;
}

void place(std::span<Wanted> wanted, const Histogram& histogram)
{
    std::size_t below = 0;
    std::size_t bucket = 0;
    for (Wanted& want : wanted) {
        while (below + histogram.counts[bucket] <= want.rank)
            below += histogram.counts[bucket++];
        want.bucket = bucket;
        want.below = below;
    }
}

/// The values of one bucket.
std::vector<std::uint32_t> valuesOf(std::span<const std::uint32_t> values, std::size_t bucket,
                                    const std::stop_token& stop)
{
    std::vector<std::uint32_t> found;
    byParts(values, stop, [&](std::span<const std::uint32_t> part) {
        for (const std::uint32_t value : part)
            if (bucketOf(value) == bucket)
                found.push_back(value);
    });
    return found;
}

} // namespace

std::size_t nearestRank(double percent, std::size_t count)
{
    const auto values = static_cast<double>(count);
    // 0.95 x 20 is 19.000000000000004 in doubles; the rank is 19.
    const double rank = std::ceil(percent / 100 * values - 1e-9 * values);
    return static_cast<std::size_t>(std::clamp(rank, 1.0, std::max(1.0, values))) - 1;
}

TimeToStart summariseWaits(std::span<const std::uint32_t> waits, Step promise, double percentile,
                           TimeGrid grid, const std::stop_token& stop)
{
    TimeToStart figures;
    if (waits.empty())
        return figures;
    Histogram histogram;
    const bool whole = byParts(waits, stop, [&](std::span<const std::uint32_t> part) {
        histogram.add(part, static_cast<std::uint64_t>(promise));
    });
    if (!whole)
        return figures;
    const auto count = static_cast<double>(waits.size());
    figures.mean =
        static_cast<double>(histogram.sum) / count / static_cast<double>(grid.stepsPerSecond());
    figures.withinObjective = static_cast<double>(histogram.within) / count;

    const auto want = [&](double percent, double& into) {
        return Wanted{.rank = nearestRank(percent, waits.size()), .into = &into};
    };
    std::array wanted{want(50, figures.p50),  want(90, figures.p90),
                      want(95, figures.p95),  want(99, figures.p99),
                      want(100, figures.max), want(percentile, figures.atObjective)};
    std::ranges::sort(wanted, {}, &Wanted::rank);
    place(wanted, histogram);
    std::vector<std::uint32_t> values;
    std::optional<std::size_t> gathered;
    for (const Wanted& one : wanted) {
        if (one.bucket < std::size_t{2} << fineBits) { // one value
            *one.into = grid.secondsCount(static_cast<Step>(one.bucket));
            continue;
        }
        if (gathered != one.bucket)
            values = valuesOf(waits, one.bucket, stop);
        if (stop.stop_requested())
            return figures;
        gathered = one.bucket;
        const auto at = values.begin() + static_cast<std::ptrdiff_t>(one.rank - one.below);
        std::nth_element(values.begin(), at, values.end());
        *one.into = grid.secondsCount(*at);
    }
    return figures;
}

CostFigures costOf(double workerSeconds, double duration, const Cost& cost)
{
    CostFigures figures;
    figures.workerSeconds = workerSeconds;
    figures.amount = workerSeconds / 3600 * cost.perWorkerHour;
    figures.currency = cost.currency;
    figures.perMonth = (duration > 0 ? figures.amount * (hoursPerMonth * 3600 / duration) : 0) +
                       cost.fixedPerMonth;
    return figures;
}

} // namespace afflux
