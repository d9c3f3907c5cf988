// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The figures over jobs, from their starts.

#include "model/simulation/fifo/arrival_index.h"
#include "model/simulation/fifo/fifo_run.h"
#include "model/simulation/fifo/kernels.h"
#include "model/simulation/fifo/wait_figures.h"
#include "model/simulation/outcome.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace afflux::fifo {

/// Sums are added up as starts come; percentiles, depths and drains look at them again at the end.
class StartFigures
{
public:
    /// @p start has the start of each job, and room for all. @p index may be nullptr.
    StartFigures(const JobStream& jobs, const Plan& plan, std::uint32_t* start,
                 const ArrivalIndex* index);

    /// Adds up jobs from <= j < to, which follow those added before: a whole number of blocks
    /// unless they are the last.
    void add(std::size_t from, std::size_t to);

    /// Fills what @p outcome says of jobs: counts, times to start, ages, depths, drains and
    /// utilisation, when all started jobs have been added. Gives the fingerprint's sum over jobs;
    /// nothing when stopped. Starts beyond the started jobs are written over.
    [[nodiscard]] std::optional<std::uint64_t> finish(const Trail& trail,
                                                      const Objective& objective, Outcome& outcome,
                                                      const std::stop_token& stop);

private:
    void addWaiting(const Trail& trail);
    void findUnfinished(const Trail& trail);
    void counts(const Trail& trail, Outcome& outcome) const;
    bool timesToStart(const Trail& trail, double percentile, Outcome& outcome,
                      const std::stop_token& stop);
    bool pick(const Trail& trail, std::vector<std::uint32_t> bins, const std::stop_token& stop);
    void queue(const Trail& trail, Outcome& outcome, const std::stop_token& stop) const;
    [[nodiscard]] std::uint32_t wait(std::size_t job) const
    {
        return start_[job] - jobs_.arrival[job];
    }

    const JobStream& jobs_;
    const Plan& plan_;
    std::uint32_t* start_;
    const ArrivalIndex* index_;
    const Kernels& kernels_;
    Step promise_;

    JobSums sums_;
    std::unique_ptr<WaitBins> bins_ = std::make_unique<WaitBins>();
    std::vector<std::uint32_t> longest_;  ///< wait of each block of started jobs
    std::vector<std::size_t> unfinished_; ///< jobs in flight at the end
    std::vector<OpenedBin> opened_;       ///< bins that percentiles lie in, ascending
};

/// All of it at once: the figures of a run whose starts are there.
[[nodiscard]] std::optional<std::uint64_t>
jobFigures(const JobStream& jobs, const Scenario& scenario, const Plan& plan, const Trail& trail,
           std::uint32_t* start, Outcome& outcome, const std::stop_token& stop);

/// Breaches of the promise, in order of time.
void watchPromise(const JobStream& jobs, const Trail& trail, Step promise,
                  const std::uint32_t* start, EventList& events);

} // namespace afflux::fifo
