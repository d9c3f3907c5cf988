// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_fleet.h"

#include "model/workload/deterministic_math.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace afflux {

namespace {

constexpr double forEver = std::numeric_limits<double>::infinity();

/// e^-x, for large x too.
double decay(double x)
{
    return x > 600 ? 0 : deterministic::exp(-x);
}

/// When a start requested at @p now can begin.
double capacityFrom(const Faults& faults, double now)
{
    for (bool moved = true; moved;) {
        moved = false;
        for (const Fault& fault : faults)
            if (fault.kind == FaultKind::noCapacity && inForce(fault, now)) {
                now = fault.to.count();
                moved = true;
            }
    }
    return now;
}

} // namespace

double factorAt(const Faults& faults, FaultKind kind, double now)
{
    double factor = 1;
    for (const Fault& fault : faults)
        if (fault.kind == kind && inForce(fault, now))
            factor *= fault.amount;
    return factor;
}

FlowFleet::FlowFleet(const Scenario& scenario, double meanService)
    : scenario_(scenario)
    , meanService_(std::max(meanService, 1e-9))
    , running_(initialWorkers(scenario.plan))
    , everRequested_(running_)
    , peak_(running_)
    , fewest_(running_)
{
}

int FlowFleet::starting() const
{
    return std::accumulate(starting_.begin(), starting_.end(), 0,
                           [](int sum, const Starting& s) { return sum + s.workers; });
}

int FlowFleet::draining() const
{
    return std::accumulate(draining_.begin(), draining_.end(), 0,
                           [](int sum, const Draining& d) { return sum + d.workers; });
}

double FlowFleet::inFlight() const
{
    return std::accumulate(draining_.begin(), draining_.end(), busy_,
                           [](double sum, const Draining& d) { return sum + d.jobs; });
}

/// Each worker's time is rounded up to the increment: half of one on average.
double FlowFleet::billedTime() const
{
    return runningTime_ + otherBilledTime_ +
           everRequested_ * scenario_.plan.workers.cost.increment.count() / 2;
}

void FlowFleet::request(int count, double now)
{
    everRequested_ += count;
    const double begun = capacityFrom(scenario_.faults, now);
    const double delay = scenario_.plan.workers.startupDelay.count() *
                         factorAt(scenario_.faults, FaultKind::slowStart, begun);
    starting_.push_back({begun, begun + delay, count});
    becomeReady(now);
}

void FlowFleet::release(int count, double now)
{
    while (count > 0 && !starting_.empty()) {
        const int some = std::min(count, starting_.back().workers);
        count -= some;
        starting_.back().workers -= some;
        if (starting_.back().workers == 0)
            starting_.pop_back();
    }
    count = std::min(count, running_);
    if (count == 0)
        return;
    const double slots = slotsAt(now);
    const int concurrency = scenario_.plan.workers.concurrency;
    const int idle = static_cast<int>(std::max(0.0, std::floor((slots - busy_) / concurrency)));
    const int drained = std::max(0, count - idle);
    if (drained > 0 && slots > 0) {
        const double jobs = std::min(busy_, busy_ / slots * concurrency * drained);
        const double limit = drainLimit(scenario_.plan.workers).value_or(Seconds(forEver)).count();
        draining_.push_back({now + std::min(limit, serviceAt(now)), drained, jobs});
        busy_ -= jobs;
    }
    running_ -= count;
    busy_ = std::min(busy_, slotsAt(now));
    noteRunning();
}

void FlowFleet::becomeReady(double now)
{
    for (const Starting& workers : starting_)
        if (workers.ready <= now)
            running_ += workers.workers;
    std::erase_if(starting_, [&](const Starting& s) { return s.ready <= now; });
    std::erase_if(draining_, [&](const Draining& d) { return d.until <= now; });
    noteRunning();
}

double FlowFleet::nextChange() const
{
    double next = forEver;
    for (const Starting& workers : starting_)
        next = std::min(next, workers.ready);
    for (const Draining& workers : draining_)
        next = std::min(next, workers.until);
    return next;
}

/// Stuck jobs hold their slots until their timeout, or for good.
double FlowFleet::slotsAt(double now) const
{
    double slots = static_cast<double>(running_) * scenario_.plan.workers.concurrency;
    const double held = scenario_.plan.workers.jobTimeout.value_or(Seconds(forEver)).count();
    for (const Fault& fault : scenario_.faults)
        if (fault.kind == FaultKind::stuckJobs && fault.from.count() <= now &&
            now < fault.to.count() + held)
            slots -= fault.amount;
    return std::max(0.0, slots);
}

double FlowFleet::serviceAt(double now) const
{
    return meanService_ * factorAt(scenario_.faults, FaultKind::slowService, now);
}

void FlowFleet::serve(FlowQueue& queue, double from, double to, double jobs)
{
    const double perSecond = to > from ? jobs / (to - from) : 0;
    while (from < to) {
        const double until = std::min(to, std::max(nextChange(), from));
        if (until > from) {
            const double before = inFlight();
            serveSteadily(queue, from, until, perSecond * (until - from));
            count(from, until, before);
        }
        becomeReady(until);
        from = until;
    }
}

/// Over a time in which the fleet does not change.
void FlowFleet::serveSteadily(FlowQueue& queue, double from, double to, double jobs)
{
    const double slots = slotsAt(from);
    const double perSecond = jobs / (to - from);
    busy_ = std::min(busy_, slots);
    const double free = std::min(queue.waiting(), slots - busy_);
    queue.start(from, from, free);
    busy_ += free;
    double now = from;
    if (queue.waiting() > 0 || slots == 0)
        now = serveBacklog(queue, from, to, perSecond, slots);
    if (now < to)
        serveArrivals(queue, now, to, perSecond, slots);
}

/// All slots are busy: jobs start as others end. Until when some still wait, @p to at the latest.
double FlowFleet::serveBacklog(FlowQueue& queue, double from, double to, double perSecond,
                               double slots)
{
    const double ends = slots / serviceAt(from);
    double until = to;
    if (ends > perSecond)
        until = std::min(to, from + queue.waiting() / (ends - perSecond));
    queue.arrive(from, until, perSecond * (until - from));
    // What is left at the end of the backlog is rounding.
    queue.start(from, until, until < to ? queue.waiting() : ends * (until - from));
    return until;
}

/// Nobody waits: jobs start as they arrive, until all slots are busy.
void FlowFleet::serveArrivals(FlowQueue& queue, double from, double to, double perSecond,
                              double slots)
{
    const double service = serviceAt(from);
    const double steady = perSecond * service;
    double until = to;
    if (steady > slots) {
        const double full =
            busy_ < slots ? service * deterministic::log((steady - busy_) / (steady - slots)) : 0;
        until = std::min(to, from + full);
    }
    queue.pass(perSecond * (until - from));
    busy_ = std::min(slots, steady + (busy_ - steady) * decay((until - from) / service));
    if (until < to) {
        busy_ = slots;
        serveBacklog(queue, until, to, perSecond, slots);
    }
}

void FlowFleet::count(double from, double to, double busyBefore)
{
    const double span = to - from;
    runningTime_ += running_ * span;
    otherBilledTime_ += draining() * span;
    if (scenario_.plan.workers.cost.billedFrom == BilledFrom::request)
        for (const Starting& workers : starting_)
            otherBilledTime_ += workers.workers * std::max(0.0, to - std::max(from, workers.begun));
    slotTime_ += (running_ + draining()) * span * scenario_.plan.workers.concurrency;
    busyTime_ += (busyBefore + inFlight()) / 2 * span;
    if (running_ == 0)
        timeAtZero_ += span;
}

void FlowFleet::noteRunning()
{
    peak_ = std::max(peak_, running_);
    fewest_ = std::min(fewest_, running_);
}

} // namespace afflux
