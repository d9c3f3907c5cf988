// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A queue of so many jobs that single ones do not show: what arrives and what starts are flows.
// First in, first out; whoever waits is kept as cohorts that arrived in one stretch of time.

#include <algorithm>
#include <deque>
#include <vector>

namespace afflux {

/// So many jobs waited so long.
struct FlowWait
{
    double seconds = 0;
    double jobs = 0;
};

class FlowQueue
{
public:
    /// @p jobs arrive evenly over [from, to].
    void arrive(double from, double to, double jobs);
    /// The @p jobs that wait longest start, evenly over [from, to].
    void start(double from, double to, double jobs);
    /// From @p from on jobs start as they arrive, @p jobs of them.
    void pass(double jobs) { startedAtOnce_ += jobs; }

    [[nodiscard]] double waiting() const { return waiting_; }
    /// Seconds the oldest has waited at @p now; 0 while less than half a job waits.
    [[nodiscard]] double oldestAge(double now) const
    {
        return waiting_ < 0.5 || cohorts_.empty() ? 0 : std::max(0.0, now - cohorts_.front().from);
    }
    /// The longest wait that ended since this was last asked.
    [[nodiscard]] double takeLongestWait();

    /// The longest wait of all, with the age of those that wait at @p end.
    [[nodiscard]] double longestWait(double end) const
    {
        return std::max(longestEver_, cohorts_.empty() ? 0 : end - cohorts_.front().from);
    }
    /// Of all that started; then, with the age they have, of those that wait at @p end. Those that
    /// started at once are first.
    [[nodiscard]] std::vector<FlowWait> waits(double end) const;

private:
    struct Cohort
    {
        double from;
        double to;
        double jobs;
    };
    std::deque<Cohort> cohorts_; ///< oldest first
    double waiting_ = 0;
    double startedAtOnce_ = 0;
    double longest_ = 0;
    double longestEver_ = 0;
    std::vector<FlowWait> waits_;
};

} // namespace afflux
