// SPDX-License-Identifier: GPL-3.0-or-later

// What is measured of the queue, what the controller sees, and how a decision takes effect.

#include "model/simulation/events/control.h"

#include <algorithm>

namespace afflux::events {

void Simulation::sample(Step now)
{
    if (const auto& stopped = faults_.stoppedMetric()) {
        signal_.stopped(*stopped);
    } else {
        QueueState state = queueState(now);
        if (now > 0)
            addIntervalFigures(state, now);
        if (scenario_.plan.signal.ageOf == AgeOf::unfinished)
            state.oldestUnfinishedAge = unfinishedAge(now);
        signal_.measured(readSignal(metric_, scenario_.plan.signal, state, target_));
    }
    arrivedBefore_ = queue_.arrived();
    busyBefore_ = pool_.busyTime(now);
    slotsBefore_ = pool_.slotTime(now);
    latencies_.clear();
}

/// What is over the time since the last sample.
void Simulation::addIntervalFigures(QueueState& state, Step now)
{
    if (metric_ == Metric::arrivalRate)
        state.arrivalsPerSecond =
            (queue_.arrived() - arrivedBefore_) / jobs_.grid.secondsCount(timing_.signalInterval);
    if (metric_ == Metric::cpu)
        if (const std::int64_t slots = pool_.slotTime(now) - slotsBefore_; slots > 0)
            state.utilisation =
                static_cast<double>(pool_.busyTime(now) - busyBefore_) / static_cast<double>(slots);
    if (!latencies_.empty()) {
        const auto rank =
            latencies_.begin() + static_cast<std::ptrdiff_t>(nearestRank(95, latencies_.size()));
        std::ranges::nth_element(latencies_, rank);
        state.latencyP95 = jobs_.grid.seconds(*rank);
    }
}

QueueState Simulation::queueState(Step now)
{
    QueueState state;
    state.depth = queue_.size();
    state.inFlight = pool_.busySlots();
    if (!queue_.empty())
        state.oldestAge = jobs_.grid.seconds(now - Step{jobs_.arrival[queue_.oldest()]});
    state.running = pool_.running();
    state.starting = pool_.starting();
    state.draining = pool_.draining();
    state.desired = pool_.desired();
    state.arrived = queue_.arrived();
    return state;
}

Seconds Simulation::unfinishedAge(Step now)
{
    // Jobs that are over stay so: the search never goes back.
    while (oldestUnfinished_ < queue_.arrived() && book_.end(oldestUnfinished_) != JobBook::none)
        ++oldestUnfinished_;
    if (oldestUnfinished_ == queue_.arrived())
        return Seconds(0);
    return jobs_.grid.seconds(now - Step{jobs_.arrival[oldestUnfinished_]});
}

namespace {

/// The limit is a number of workers, whatever the signal's unit.
Reason drilled(int wanted, int most)
{
    Reason reason;
    reason.kind = Reason::Kind::drill;
    reason.limit = most;
    reason.wanted = wanted;
    return reason;
}

} // namespace

/// A drill bounds what the controller may have.
void Simulation::holdDown(Decision& decision) const
{
    const std::optional<int>& most = faults_.drill();
    if (most && decision.desired > *most)
        decision = {*most, drilled(decision.desired, *most)};
}

/// A drill takes what is above it when it begins, whatever the controller does.
void Simulation::cutIn(Step now)
{
    const int desired = pool_.desired();
    const int most = *faults_.drill();
    if (desired > most)
        scale(most, drilled(desired, most), now);
}

void Simulation::scale(int desired, const Reason& reason, Step now)
{
    const int change = desired - pool_.desired();
    log_.scaled(now, pool_.desired(), desired, reason);
    if (change < 0)
        pool_.release(-change, now);
    else
        pool_.request(change, now);
    ledger_.scaled(change > 0, now, desired);
}

bool Simulation::allDone() const
{
    return queue_.arrived() == jobs_.size() && queue_.empty() && pool_.busySlots() == 0 &&
           returns_.empty();
}

} // namespace afflux::events
