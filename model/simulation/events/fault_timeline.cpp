// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/events/fault_timeline.h"

#include <algorithm>
#include <cmath>

namespace afflux::events {

namespace {

/// Times far beyond any run stay defined.
Step stepsOf(Seconds time, TimeGrid grid)
{
    constexpr double longest = 1e15;
    const double steps = time.count() * static_cast<double>(grid.stepsPerSecond());
    return steps < longest ? grid.steps(time) : static_cast<Step>(longest);
}

} // namespace

FaultTimeline::FaultTimeline(const Faults& faults, TimeGrid grid)
{
    for (std::uint32_t i = 0; i < faults.size(); ++i) {
        const Step from = stepsOf(faults[i].from, grid);
        const Step to = stepsOf(faults[i].to, grid);
        spans_.push_back({.fault = faults[i], .index = i, .from = from, .to = to, .stuck = {}});
        edges_.push_back(from);
        edges_.push_back(to);
        if (faults[i].kind == FaultKind::controllerRestart)
            restarts_.push_back(from);
    }
    std::ranges::sort(edges_);
    edges_.erase(std::unique(edges_.begin(), edges_.end()), edges_.end());
    std::ranges::sort(restarts_);
    if (!edges_.empty())
        nextEdge_ = edges_.front();
}

void FaultTimeline::pass(Step now)
{
    while (edgesPassed_ < edges_.size() && edges_[edgesPassed_] <= now)
        ++edgesPassed_;
    nextEdge_ = edgesPassed_ < edges_.size() ? edges_[edgesPassed_] : never;
    now_ = now;

    stuckInForce_ = covered(FaultKind::stuckJobs, now);
    serviceFactor_ = product(FaultKind::slowService, now);
    controllerDown_ = covered(FaultKind::controllerRestart, now);
    metric_.reset();
    drill_.reset();
    for (const Span& span : spans_) {
        if (!span.covers(now))
            continue;
        if (span.fault.kind == FaultKind::metricStops && metric_ != StoppedMetric::missing)
            metric_ = span.fault.reads;
        if (span.fault.kind == FaultKind::scaleInDrill) {
            const auto most = static_cast<int>(span.fault.amount);
            drill_ = std::min(most, drill_.value_or(most));
        }
    }
}

bool FaultTimeline::covered(FaultKind kind, Step t) const
{
    return std::ranges::any_of(
        spans_, [&](const Span& span) { return span.fault.kind == kind && span.covers(t); });
}

std::optional<double> FaultTimeline::product(FaultKind kind, Step t) const
{
    std::optional<double> product;
    for (const Span& span : spans_)
        if (span.fault.kind == kind && span.covers(t))
            product = product.value_or(1) * span.fault.amount;
    return product;
}

Step FaultTimeline::duration(std::uint32_t job, Step service)
{
    if (stuckInForce_ && isStuck(job, now_))
        return never;
    if (!serviceFactor_)
        return service;
    constexpr double longest = 1e18; // keeps the rounding defined
    const double duration = static_cast<double>(service) * *serviceFactor_;
    return std::max<Step>(1, std::llround(std::min(duration, longest)));
}

/// A job stuck by one fault is not counted by another.
bool FaultTimeline::isStuck(std::uint32_t job, Step now)
{
    const auto inForce = [now](const Span& span) {
        return span.fault.kind == FaultKind::stuckJobs && span.covers(now);
    };
    const auto holds = [job](const Span& span) { return span.stuck.contains(job); };
    if (std::ranges::any_of(spans_, [&](const Span& span) { return inForce(span) && holds(span); }))
        return true;
    const auto taker = std::ranges::find_if(spans_, [&](const Span& span) {
        return inForce(span) && static_cast<double>(span.stuck.size()) + 1 <= span.fault.amount;
    });
    if (taker == spans_.end())
        return false;
    taker->stuck.insert(job);
    return true;
}

bool FaultTimeline::drillBegins(Step now) const
{
    return drill_ && std::ranges::any_of(spans_, [now](const Span& span) {
               return span.fault.kind == FaultKind::scaleInDrill && span.from == now &&
                      span.covers(now);
           });
}

bool FaultTimeline::takeLostMemory(Step now)
{
    const std::size_t before = restartsTaken_;
    while (restartsTaken_ < restarts_.size() && restarts_[restartsTaken_] <= now)
        ++restartsTaken_;
    return restartsTaken_ > before;
}

Step FaultTimeline::capacityFrom(Step requested) const
{
    Step from = requested;
    const auto closed = [&](const Span& span) {
        return span.fault.kind == FaultKind::noCapacity && span.covers(from);
    };
    for (auto span = std::ranges::find_if(spans_, closed); span != spans_.end();
         span = std::ranges::find_if(spans_, closed))
        from = span->to;
    return from;
}

std::optional<double> FaultTimeline::startFactor(Step t) const
{
    return product(FaultKind::slowStart, t);
}

} // namespace afflux::events
