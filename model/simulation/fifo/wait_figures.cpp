// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/wait_figures.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

namespace afflux::fifo {

namespace {

// As the kernels have it: exponent and seven bits of the fraction of the nearest float.
constexpr std::uint32_t leastBits = 16255;

std::uint32_t onlyWaitOf(std::uint32_t bin)
{
    return bin == 0 ? 0
                    : static_cast<std::uint32_t>(std::bit_cast<float>((bin + leastBits) << 16U));
}

/// The shortest wait that falls into the bin: floats between two bins round to the even one.
std::uint32_t leastWaitOf(std::uint32_t bin)
{
    std::uint32_t wait = onlyWaitOf(bin);
    while (wait > 0 && binOf(wait - 1) >= bin)
        --wait;
    while (binOf(wait) < bin)
        ++wait;
    return wait;
}

/// Nearest rank, from 0; 0.95 x 20 is 19.000000000000004 in doubles and the rank is 19.
std::uint64_t rankOf(double percent, double count)
{
    const double exact = percent / 100 * count;
    return static_cast<std::uint64_t>(std::clamp(std::ceil(exact - 1e-9 * count), 1.0, count)) - 1;
}

} // namespace

std::uint32_t binOf(std::uint32_t wait)
{
    const auto nearest = static_cast<float>(static_cast<std::int32_t>(wait));
    return std::max(std::bit_cast<std::uint32_t>(nearest) >> 16U, leastBits) - leastBits;
}

void BinnedWaits::remove(std::uint32_t wait, Step promise)
{
    --bins[binOf(wait)];
    --count;
    sum -= wait;
    within -= Step{wait} <= promise ? 1 : 0;
}

OpenedBin::OpenedBin(std::uint32_t bin, std::size_t count)
    : bin_(bin)
    , least_(leastWaitOf(bin))
{
    constexpr std::size_t few = 4096;
    const std::size_t width = leastWaitOf(bin + 1) - least_;
    if (width <= std::max(few, count))
        counts_.resize(width);
    else
        waits_.reserve(count);
}

void OpenedBin::remove(std::uint32_t wait)
{
    if (counts_.empty())
        removed_.push_back(wait);
    else
        --counts_[wait - least_];
}

/// Takes out of waits_ what was removed, all at once: it may be most of them.
void OpenedBin::applyRemovals()
{
    std::ranges::sort(waits_);
    std::ranges::sort(removed_);
    std::vector<std::uint32_t> kept;
    std::ranges::set_difference(waits_, removed_, std::back_inserter(kept));
    waits_ = std::move(kept);
    removed_.clear();
}

std::uint32_t OpenedBin::at(std::uint64_t rank)
{
    if (counts_.empty()) {
        if (!removed_.empty())
            applyRemovals();
        const auto place = waits_.begin() + static_cast<std::ptrdiff_t>(rank);
        std::nth_element(waits_.begin(), place, waits_.end());
        return *place;
    }
    std::uint32_t wait = 0;
    for (; rank >= counts_[wait]; ++wait)
        rank -= counts_[wait];
    return least_ + wait;
}

WaitFigures::WaitFigures(const BinnedWaits& waits, double percentile)
    : waits_(waits)
{
    if (waits.count == 0)
        return;
    const std::array<double, percents> wanted{50, 90, 95, 99, 100, percentile};
    std::array<std::size_t, percents> order{0, 1, 2, 3, 4, 5};
    std::ranges::sort(order, {}, [&](std::size_t i) { return wanted[i]; });
    std::uint64_t before = 0;
    std::uint32_t bin = 0;
    for (const std::size_t i : order) {
        const std::uint64_t rank = rankOf(wanted[i], static_cast<double>(waits.count));
        while (before + waits.bins[bin] <= rank)
            before += waits.bins[bin++];
        ranks_[i] = {bin, rank - before};
        if (bin >= WaitBins::exactBelow && (bins_.empty() || bins_.back() != bin))
            bins_.push_back(bin);
    }
}

TimeToStart WaitFigures::figures(
    const std::function<std::uint32_t(std::uint32_t bin, std::uint64_t rank)>& select,
    TimeGrid grid) const
{
    TimeToStart figures;
    if (waits_.count == 0)
        return figures;
    const auto count = static_cast<double>(waits_.count);
    figures.mean =
        static_cast<double>(waits_.sum) / count / static_cast<double>(grid.stepsPerSecond());
    figures.withinObjective = static_cast<double>(waits_.within) / count;
    const std::array<double*, percents> into{&figures.p50, &figures.p90, &figures.p95,
                                             &figures.p99, &figures.max, &figures.atObjective};
    for (std::size_t i = 0; i < percents; ++i) {
        const Rank& rank = ranks_[i];
        *into[i] =
            grid.secondsCount(rank.bin >= WaitBins::exactBelow ? select(rank.bin, rank.within)
                                                               : onlyWaitOf(rank.bin));
    }
    return figures;
}

} // namespace afflux::fifo
