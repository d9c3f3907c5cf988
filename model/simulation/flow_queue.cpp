// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_queue.h"

#include <utility>

namespace afflux {

namespace {

/// Less than this of a job is rounding.
constexpr double nothing = 1e-9;

} // namespace

void FlowQueue::arrive(double from, double to, double jobs)
{
    if (jobs <= 0)
        return;
    cohorts_.push_back({from, to, jobs});
    waiting_ += jobs;
}

void FlowQueue::start(double from, double to, double jobs)
{
    jobs = std::min(jobs, waiting_);
    const double perJob = jobs > 0 ? (to - from) / jobs : 0;
    double now = from;
    while (jobs > nothing && !cohorts_.empty()) {
        Cohort& oldest = cohorts_.front();
        const double some = std::min(jobs, oldest.jobs);
        const double arrivedBy = oldest.from + (oldest.to - oldest.from) * some / oldest.jobs;
        const double startedBy = now + perJob * some;
        // Both ends of the piece, so that a long stretch is not one wait.
        const double first = std::max(0.0, now - oldest.from);
        const double last = std::max(0.0, startedBy - arrivedBy);
        waits_.push_back({0.75 * first + 0.25 * last, some / 2});
        waits_.push_back({0.25 * first + 0.75 * last, some / 2});
        longest_ = std::max({longest_, first, last});
        longestEver_ = std::max(longestEver_, longest_);
        jobs -= some;
        waiting_ -= some;
        now = startedBy;
        oldest.from = arrivedBy;
        oldest.jobs -= some;
        if (oldest.jobs <= nothing) {
            waiting_ -= oldest.jobs;
            cohorts_.pop_front();
        }
    }
    if (cohorts_.empty())
        waiting_ = 0;
}

double FlowQueue::takeLongestWait()
{
    return std::exchange(longest_, 0);
}

std::vector<FlowWait> FlowQueue::waits(double end) const
{
    std::vector<FlowWait> all;
    all.reserve(waits_.size() + cohorts_.size() + 1);
    all.push_back({0, startedAtOnce_});
    all.insert(all.end(), waits_.begin(), waits_.end());
    for (const Cohort& cohort : cohorts_)
        all.push_back({std::max(0.0, end - (cohort.from + cohort.to) / 2), cohort.jobs});
    return all;
}

} // namespace afflux
