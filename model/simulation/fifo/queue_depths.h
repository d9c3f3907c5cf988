// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How deep the queue was, from arrivals and starts, without walking through both.
//
// Just before start(i) all jobs that arrived before it but the i started ones wait; between two
// starts the queue only grows, so its peaks are there. The number of arrivals ascends with i, which
// bounds the depth over any run of jobs: most runs are ruled out without a look inside.

#include "model/simulation/fifo/arrival_index.h"
#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/fifo/kernels.h"

#include <span>
#include <stop_token>
#include <vector>

namespace afflux::fifo {

class QueueDepths
{
public:
    /// @p longest has the longest wait of each block of jobs; @p index may be nullptr. Once @p stop
    /// is requested, answers come at once and mean nothing.
    QueueDepths(const JobStream& jobs, const Trail& trail, const std::uint32_t* start,
                std::span<const std::uint32_t> longest, const Kernels& kernels,
                const std::stop_token& stop, const ArrivalIndex* index);

    /// The deepest queue before the start of any job.
    [[nodiscard]] std::int64_t peak()
    {
        return index_ ? deepestByIndex(0, trail_.started).depth : peak(0, trail_.started);
    }
    /// The stretches that broke the promise, in order.
    [[nodiscard]] std::vector<Drain> drains(Step promise);

private:
    /// Jobs from <= i < to, with what had arrived before the start of job from and, at least, of
    /// job to - 1: none of them saw a queue deeper than arrivedTo - from.
    struct Stretch
    {
        std::size_t from;
        std::size_t to;
        std::size_t arrivedFrom;
        std::size_t arrivedTo;

        [[nodiscard]] std::int64_t bound() const { return depth(arrivedTo, from); }
    };
    struct Halves
    {
        Stretch left;
        Stretch right;
    };

    /// The deepest queue, and the first job that saw it.
    struct Deepest
    {
        std::int64_t depth;
        std::size_t job;
    };

    [[nodiscard]] static std::int64_t depth(std::size_t arrived, std::size_t job)
    {
        return static_cast<std::int64_t>(arrived) - static_cast<std::int64_t>(job);
    }
    [[nodiscard]] std::size_t arrivedBefore(std::size_t job, std::size_t atLeast) const;
    [[nodiscard]] Stretch within(std::size_t block, std::size_t from, std::size_t to) const;
    [[nodiscard]] Halves split(const Stretch& whole) const;
    [[nodiscard]] Deepest deepest(std::size_t from, std::size_t to);
    [[nodiscard]] Deepest deepestByIndex(std::size_t from, std::size_t to) const;
    void raise(Deepest& found, std::size_t from, std::size_t to) const;
    [[nodiscard]] std::int64_t peak(std::size_t from, std::size_t to);
    void seek(const Stretch& stretch);
    [[nodiscard]] std::size_t firstAtPeak(const Stretch& stretch) const;
    [[nodiscard]] std::size_t firstAtPeak(std::size_t from, std::size_t to) const;
    [[nodiscard]] bool stopped(std::size_t block) const
    {
        return block % 64 == 0 && stop_.stop_requested();
    }
    [[nodiscard]] Drain drain(std::size_t first, std::size_t last);

    const JobStream& jobs_;
    const Trail& trail_;
    const std::uint32_t* start_;
    std::span<const std::uint32_t> longest_;
    const Kernels& kernels_;
    const std::stop_token& stop_;
    const ArrivalIndex* index_;
    std::vector<std::uint32_t> arrived_; ///< before the first start of each block; without an index
    std::int64_t peak_ = 0;              ///< of what was searched so far
};

} // namespace afflux::fifo
