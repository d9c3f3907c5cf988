// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is kept of each job: eight bytes for its times, and a list of the few that fared otherwise
// than to be started once and completed.

#include "model/simulation/fingerprint.h"
#include "model/simulation/outcome.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace afflux::events {

/// Memory that one run leaves to the next on the same thread: touching fresh pages costs more than
/// simulating what is written to them.
struct Workspace
{
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> end;
    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> waits;

    /// Gives back what is too much to keep.
    void trim()
    {
        constexpr std::size_t most = std::size_t{16} << 20U;
        for (std::vector<std::uint32_t>* part : {&start, &end, &order, &waits})
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
        : start_(workspace.start)
        , end_(workspace.end)
    {
        start_.assign(jobs, none);
        end_.assign(jobs, none);
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
    std::uint32_t countFailure(Job job)
    {
        if (failures_.empty())
            failures_.resize(start_.size());
        return ++failures_[job];
    }

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
    std::vector<std::uint32_t>& start_; ///< first start
    std::vector<std::uint32_t>& end_;   ///< when it was over, however
    std::vector<std::pair<Job, JobOutcome>> failed_;
    std::vector<std::pair<Job, std::uint32_t>> redone_;
    std::vector<std::uint32_t> failures_; ///< only when attempts are limited and one failed
};

} // namespace afflux::events
