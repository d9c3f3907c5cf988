// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exact percentiles from a histogram: it says in which bin the wanted rank lies, and only the waits
// of such bins are looked at again.

#include "model/simulation/fifo/kernels.h"
#include "model/simulation/outcome.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace afflux::fifo {

/// The bin of a wait, in steps.
[[nodiscard]] std::uint32_t binOf(std::uint32_t wait);

/// A multiset of waits, of which only counts by bin are kept.
struct BinnedWaits
{
    std::array<std::uint32_t, WaitBins::count> bins{};
    std::uint64_t count = 0;
    std::uint64_t sum = 0;    ///< steps
    std::uint64_t within = 0; ///< the promise

    void remove(std::uint32_t wait, Step promise);
};

/// The waits of one bin, by size.
class OpenedBin
{
public:
    /// It will hold @p count waits.
    OpenedBin(std::uint32_t bin, std::size_t count);

    [[nodiscard]] std::uint32_t bin() const { return bin_; }
    void add(std::uint32_t wait)
    {
        if (counts_.empty())
            waits_.push_back(wait);
        else
            ++counts_[wait - least_];
    }
    void remove(std::uint32_t wait);
    /// The wait of a rank; 0 for the shortest.
    [[nodiscard]] std::uint32_t at(std::uint64_t rank);

private:
    void applyRemovals();

    std::uint32_t bin_;
    std::uint32_t least_;               ///< wait in it
    std::vector<std::uint32_t> counts_; ///< of each wait, unless there are far more waits than jobs
    std::vector<std::uint32_t> waits_;  ///< else themselves
    std::vector<std::uint32_t> removed_; ///< of these
};

/// The wanted figures of one multiset: first which bins to look into, then the figures.
class WaitFigures
{
public:
    WaitFigures(const BinnedWaits& waits, double percentile);

    /// Bins in which a wanted rank lies and that hold more than one wait, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& bins() const { return bins_; }

    /// @p select gives the wait of a rank within one of bins(), 0 for the shortest.
    [[nodiscard]] TimeToStart
    figures(const std::function<std::uint32_t(std::uint32_t bin, std::uint64_t rank)>& select,
            TimeGrid grid) const;

private:
    struct Rank
    {
        std::uint32_t bin;
        std::uint64_t within; ///< 0 for the shortest wait of the bin
    };
    static constexpr std::size_t percents = 6;

    const BinnedWaits& waits_;
    std::array<Rank, percents> ranks_{}; ///< 50, 90, 95, 99, 100 and the objective's
    std::vector<std::uint32_t> bins_;
};

} // namespace afflux::fifo
