// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/events/event_log.h"

#include <algorithm>
#include <tuple>

namespace afflux::events {

namespace {

Event event(Event::Kind kind, Step at)
{
    Event made;
    made.kind = kind;
    made.at = at;
    return made;
}

} // namespace

void EventLog::counted(Event::Kind kind, Step at, int workers, std::int64_t jobs)
{
    if (!wanted_)
        return;
    const auto known = std::ranges::find_if(
        instant_, [&](const Event& e) { return e.at == at && e.kind == kind; });
    if (known != instant_.end()) {
        known->from += workers;
        known->jobs += jobs;
        return;
    }
    Event made = event(kind, at);
    made.from = workers;
    made.jobs = jobs;
    add(made);
}

void EventLog::fault(Event::Kind kind, Step at, std::uint32_t fault)
{
    if (!wanted_)
        return;
    Event made = event(kind, at);
    made.fault = fault;
    add(made);
}

void EventLog::scaled(Step at, int from, int to, const Reason& reason)
{
    if (!wanted_)
        return;
    Event made = event(to > from ? Event::Kind::scaledOut : Event::Kind::scaledIn, at);
    made.from = from;
    made.to = to;
    made.reason = reason;
    add(made);
}

void EventLog::setState(Step now, std::int64_t depth, Step oldest, int desired)
{
    stateAt_ = now;
    depth_ = depth;
    oldest_ = oldest;
    desired_ = desired;
}

/// What the state has meant from its instant until before @p now.
void EventLog::closeState(Step now)
{
    const bool waiting = stateAt_ >= 0 && depth_ > 0;
    const Step breaks = waiting ? std::max(stateAt_, oldest_ + promise_ + 1) : now;
    if (broken_ && breaks > stateAt_) {
        broken_ = false;
        add(event(Event::Kind::promiseKept, stateAt_));
    }
    const bool asleep = waiting && desired_ == 0;
    if (asleep != asleep_) {
        asleep_ = asleep;
        add(event(asleep ? Event::Kind::fellAsleep : Event::Kind::woke, stateAt_));
    }
    if (!broken_ && breaks < now) {
        broken_ = true;
        add(event(Event::Kind::promiseBroken, breaks));
    }
    stateAt_ = now;
}

void EventLog::add(const Event& event)
{
    if (!instant_.empty() && instant_.front().at != event.at)
        flush();
    instant_.push_back(event);
}

void EventLog::flush()
{
    std::ranges::stable_sort(instant_, {},
                             [](const Event& e) { return std::tuple(e.kind, e.fault); });
    for (const Event& event : instant_) {
        if (events_.size() < mostEvents)
            events_.push_back(event);
        else
            ++leftOff_;
    }
    instant_.clear();
}

void EventLog::moveInto(SimulationResult& result, Step end)
{
    if (!wanted_)
        return;
    closeState(end + 1);
    flush();
    result.events = std::move(events_);
    result.eventsLeftOff = leftOff_;
}

} // namespace afflux::events
