// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_events.h"

#include <algorithm>
#include <tuple>

namespace afflux::test {

void ReferenceEvents::scaled(Step now, int from, int to, const Reason& reason)
{
    Event event;
    event.kind = to > from ? Event::Kind::scaledOut : Event::Kind::scaledIn;
    event.at = now;
    event.from = from;
    event.to = to;
    event.reason = reason;
    events_.push_back(event);
}

void ReferenceEvents::count(Step now, Event::Kind kind, int workers, std::int64_t jobs)
{
    for (auto event = events_.rbegin(); event != events_.rend() && event->at == now; ++event)
        if (event->kind == kind) {
            event->from += workers;
            event->jobs += jobs;
            return;
        }
    Event event;
    event.kind = kind;
    event.at = now;
    event.from = workers;
    event.jobs = jobs;
    events_.push_back(event);
}

void ReferenceEvents::fault(Step now, Event::Kind edge, std::size_t fault)
{
    Event event;
    event.kind = edge;
    event.at = now;
    event.fault = static_cast<std::uint32_t>(fault);
    events_.push_back(event);
}

void ReferenceEvents::notice(const Standing& standing, Step now)
{
    setLate(standing.oldestArrival && now - *standing.oldestArrival > promise_, now);
    const bool asleep = standing.depth > 0 && standing.running + standing.starting == 0;
    if (asleep == asleep_)
        return;
    asleep_ = asleep;
    turned(now, asleep ? Event::Kind::fellAsleep : Event::Kind::woke,
           asleep ? Event::Kind::woke : Event::Kind::fellAsleep);
}

void ReferenceEvents::hold(const Standing& standing, Step from, Step to)
{
    if (!standing.oldestArrival)
        return;
    const Step broken = *standing.oldestArrival + promise_ + 1;
    if (broken > from && broken < to)
        setLate(true, broken);
}

void ReferenceEvents::setLate(bool late, Step now)
{
    if (late == late_)
        return;
    late_ = late;
    turned(now, late ? Event::Kind::promiseBroken : Event::Kind::promiseKept,
           late ? Event::Kind::promiseKept : Event::Kind::promiseBroken);
}

/// A turn and its way back within one instant are as if nothing had been.
void ReferenceEvents::turned(Step now, Event::Kind to, Event::Kind back)
{
    for (auto event = events_.rbegin(); event != events_.rend() && event->at == now; ++event)
        if (event->kind == back) {
            events_.erase(std::prev(event.base()));
            return;
        }
    Event event;
    event.kind = to;
    event.at = now;
    events_.push_back(event);
}

std::vector<Event> ReferenceEvents::inOrder() const
{
    std::vector<Event> events = events_;
    std::ranges::stable_sort(events, [](const Event& a, const Event& b) {
        return std::tie(a.at, a.kind) < std::tie(b.at, b.kind);
    });
    return events;
}

} // namespace afflux::test
