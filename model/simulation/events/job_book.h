// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is kept of each job: eight bytes for its times, and a list of the few that fared otherwise
// than to be started once and completed.

#include "model/simulation/fingerprint.h"
#include "model/simulation/outcome.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace afflux::events {

/// Memory that one run leaves to the next on the same thread: touching fresh pages costs more than
/// simulating what is written to them.
struct Workspace
{
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> end;
    std::vector<std::uint32_t> waits;

    /// Gives back what is too much to keep.
    void trim()
    {
        constexpr std::size_t most = std::size_t{16} << 20U;
        for (std::vector<std::uint32_t>* part : {&start, &end, &waits})
            if (part->capacity() > most)
                *part = {};
    }
};

class JobBook
{
public:
    using Job = std::uint32_t;
    static constexpr std::uint32_t none = Fingerprint::none;

    JobBook(std::size_t jobs, Workspace& workspace)
        : jobs_(jobs)
        , start_(workspace.start)
        , end_(workspace.end)
    {
        for (std::vector<std::uint32_t>* part : {&start_, &end_}) {
            part->clear();
            part->reserve(jobs);
        }
    }

    /// Opens a page for a job that arrives. They are opened as a run goes on, not before it: that
    /// spares a pass over memory, and a run asked to stop at its beginning stops.
    void arrived(Job job)
    {
        constexpr std::size_t jobsAtOnce = 1024;
        if (job == start_.size()) {
            const std::size_t open = std::min(jobs_, start_.size() + jobsAtOnce);
            start_.resize(open, none);
            end_.resize(open, none);
        }
    }

    /// Whether this was the job's first start.
    bool started(Job job, Step now)
    {
        const bool first = start_[job] == none;
        if (first)
            start_[job] = static_cast<std::uint32_t>(now);
        return first;
    }
    /// The attempt that began at @p start completed.
    void completed(Job job, Step start, Step now)
    {
        end_[job] = static_cast<std::uint32_t>(now);
        if (start != Step{start_[job]})
            redone_.emplace_back(job, static_cast<std::uint32_t>(start));
    }
    /// Lost or dead-lettered.
    void failed(Job job, JobOutcome outcome, Step now)
    {
        end_[job] = static_cast<std::uint32_t>(now);
        failed_.emplace_back(job, outcome);
    }
    /// How many attempts of the job have come to nothing, with this one.
    std::uint32_t countFailure(Job job) { return ++failures_[job]; }

    /// Of jobs that have arrived.
    [[nodiscard]] std::uint32_t start(Job job) const { return start_[job]; }
    [[nodiscard]] std::uint32_t end(Job job) const { return end_[job]; }
    /// Lost or dead-lettered jobs.
    [[nodiscard]] const std::vector<std::pair<Job, JobOutcome>>& failures() const
    {
        return failed_;
    }
    /// Completed jobs whose attempt that completed was not the first, and when it began.
    [[nodiscard]] const std::vector<std::pair<Job, std::uint32_t>>& redone() const
    {
        return redone_;
    }

private:
    std::size_t jobs_;
    std::vector<std::uint32_t>& start_; ///< first start
    std::vector<std::uint32_t>& end_;   ///< when it was over, however
    std::vector<std::pair<Job, JobOutcome>> failed_;
    std::vector<std::pair<Job, std::uint32_t>> redone_;
    std::unordered_map<Job, std::uint32_t> failures_; ///< of jobs tried again
};

} // namespace afflux::events
