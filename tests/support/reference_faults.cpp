// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_faults.h"

#include <algorithm>
#include <cmath>

namespace afflux::test {

bool ReferenceFaults::any(FaultKind kind, Step now) const
{
    for (std::size_t f = 0; f < size(); ++f)
        if (faults_[f].kind == kind && inForce(f, now))
            return true;
    return false;
}

double ReferenceFaults::factor(FaultKind kind, Step now) const
{
    double product = 1;
    for (std::size_t f = 0; f < size(); ++f)
        if (faults_[f].kind == kind && inForce(f, now))
            product *= faults_[f].amount;
    return product;
}

Step ReferenceFaults::duration(Step service, Step now) const
{
    if (!any(FaultKind::slowService, now))
        return service;
    const double slow = static_cast<double>(service) * factor(FaultKind::slowService, now);
    return std::max<Step>(1, std::llround(slow));
}

bool ReferenceFaults::sticks(std::size_t job, Step now)
{
    for (std::size_t f = 0; f < size(); ++f)
        if (kind(f) == FaultKind::stuckJobs && inForce(f, now) && stuck_[f].contains(job))
            return true;
    for (std::size_t f = 0; f < size(); ++f)
        if (kind(f) == FaultKind::stuckJobs && inForce(f, now) &&
            static_cast<double>(stuck_[f].size()) + 1 <= faults_[f].amount) {
            stuck_[f].insert(job);
            return true;
        }
    return false;
}

Step ReferenceFaults::capacityFrom(Step now) const
{
    for (std::size_t f = 0; f < size(); ++f)
        if (kind(f) == FaultKind::noCapacity && inForce(f, now))
            return capacityFrom(end(f));
    return now;
}

Step ReferenceFaults::startup(Seconds drawn, Step begins) const
{
    return grid_.steps(drawn * factor(FaultKind::slowStart, begins));
}

Step ReferenceFaults::crash(std::uint32_t worker, Step ready) const
{
    Step first = never;
    for (std::size_t f = 0; f < size(); ++f) {
        if (kind(f) != FaultKind::crashes || !(faults_[f].amount > 0))
            continue;
        const Seconds work = timeToCrash(faults_[f], seed_, 0, f, worker);
        const Step at = std::max(ready, begin(f)) + std::max<Step>(1, grid_.steps(work));
        if (at < end(f))
            first = std::min(first, at);
    }
    return first;
}

std::optional<int> ReferenceFaults::drill(Step now) const
{
    std::optional<int> least;
    for (std::size_t f = 0; f < size(); ++f)
        if (kind(f) == FaultKind::scaleInDrill && inForce(f, now)) {
            const int cap = static_cast<int>(faults_[f].amount);
            least = std::min(least.value_or(cap), cap);
        }
    return least;
}

std::optional<StoppedMetric> ReferenceFaults::stopped(Step now) const
{
    std::optional<StoppedMetric> stopped;
    for (std::size_t f = 0; f < size(); ++f)
        if (kind(f) == FaultKind::metricStops && inForce(f, now))
            if (!stopped || faults_[f].reads == StoppedMetric::missing)
                stopped = faults_[f].reads;
    return stopped;
}

} // namespace afflux::test
