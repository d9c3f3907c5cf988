// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The workers of a coarse run: whole workers, whose jobs are a flow. A slot that is free takes a
// job at once; of the busy ones, 1 / mean service end a second.

#include "model/simulation/flow_queue.h"
#include "model/simulation/scenario.h"

#include <vector>

namespace afflux {

class FlowFleet
{
public:
    FlowFleet(const Scenario& scenario, double meanService);

    void request(int count, double now);
    /// Starting workers leave first, newest first; then idle ones, at once; busy ones drain for as
    /// long as a job takes.
    void release(int count, double now);

    /// Serves @p queue over [from, to], in which @p jobs arrive evenly; workers become ready and
    /// drained ones go on the way and at @p to.
    void serve(FlowQueue& queue, double from, double to, double jobs);

    [[nodiscard]] int running() const { return running_; }
    [[nodiscard]] int starting() const;
    [[nodiscard]] int draining() const;
    [[nodiscard]] int desired() const { return running_ + starting(); }
    /// Jobs in slots, those of draining workers among them.
    [[nodiscard]] double inFlight() const;

    /// Worker-seconds and slot-seconds so far.
    [[nodiscard]] double runningTime() const { return runningTime_; }
    [[nodiscard]] double billedTime() const;
    [[nodiscard]] double busyTime() const { return busyTime_; }
    [[nodiscard]] double slotTime() const { return slotTime_; }
    [[nodiscard]] double timeAtZero() const { return timeAtZero_; }
    [[nodiscard]] int peak() const { return peak_; }
    [[nodiscard]] int fewest() const { return fewest_; }

private:
    struct Starting
    {
        double begun; ///< of its start; later than the request while no capacity is to be had
        double ready;
        int workers;
    };
    struct Draining
    {
        double until;
        int workers;
        double jobs;
    };

    void becomeReady(double now);
    [[nodiscard]] double nextChange() const;
    void serveSteadily(FlowQueue& queue, double from, double to, double jobs);
    double serveBacklog(FlowQueue& queue, double from, double to, double perSecond, double slots);
    void serveArrivals(FlowQueue& queue, double from, double to, double perSecond, double slots);
    [[nodiscard]] double slotsAt(double now) const;
    [[nodiscard]] double serviceAt(double now) const;
    void count(double from, double to, double busyBefore);
    void noteRunning();

    const Scenario& scenario_;
    double meanService_;
    int running_;
    double busy_ = 0;                ///< jobs in slots of running workers
    std::vector<Starting> starting_; ///< oldest first
    std::vector<Draining> draining_;

    double runningTime_ = 0;
    double otherBilledTime_ = 0;
    double busyTime_ = 0;
    double slotTime_ = 0;
    double timeAtZero_ = 0;
    int everRequested_;
    int peak_;
    int fewest_;
};

/// The product of the amounts of the faults of this kind in force at @p now; 1 when there is none.
[[nodiscard]] double factorAt(const Faults& faults, FaultKind kind, double now);
[[nodiscard]] inline bool inForce(const Fault& fault, double now)
{
    return fault.from.count() <= now && now < fault.to.count();
}

} // namespace afflux
