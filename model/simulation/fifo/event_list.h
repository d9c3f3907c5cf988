// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events as they are found, in order of time within one finder, and all finders' in one list.

#include "model/simulation/simulator.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace afflux::fifo {

class EventList
{
public:
    explicit EventList(bool wanted)
        : wanted_(wanted)
    {
    }

    void add(const Event& event)
    {
        if (!wanted_)
            return;
        ++count_;
        if (events_.size() < mostEvents)
            events_.push_back(event);
    }

    void add(Event::Kind kind, Step at)
    {
        Event event;
        event.kind = kind;
        event.at = at;
        add(event);
    }

    /// This list's and @p other's events, in the order of SimulationResult::events.
    void moveInto(SimulationResult& result, EventList& other)
    {
        const auto order = [](const Event& event) { return std::tuple(event.at, event.kind); };
        std::vector<Event>& all = result.events;
        all = std::move(events_);
        all.insert(all.end(), other.events_.begin(), other.events_.end());
        std::ranges::stable_sort(all, {}, order);
        all.resize(std::min(all.size(), mostEvents));
        result.eventsLeftOff = count_ + other.count_ - static_cast<std::int64_t>(all.size());
    }

private:
    bool wanted_;
    std::int64_t count_ = 0;
    std::vector<Event> events_;
};

/// When the oldest waiting job is older than the promise, from the starts in order.
class PromiseWatch
{
public:
    PromiseWatch(Step promise, EventList& events)
        : promise_(promise)
        , events_(events)
    {
    }

    /// The next job was the oldest waiting one until @p start at the latest.
    void job(Step arrival, Step start)
    {
        const Step from = std::max({arrival, previous_, arrival + promise_ + 1});
        previous_ = start;
        if (from >= start)
            return;
        if (!broken_ || from > until_) {
            kept();
            events_.add(Event::Kind::promiseBroken, from);
        }
        broken_ = true;
        until_ = start;
    }

    /// No job comes after the last one given, by @p end.
    void close(Step end)
    {
        if (until_ <= end)
            kept();
    }

private:
    /// The promise is kept again, if it was broken, since the last job that broke it started.
    void kept()
    {
        if (broken_)
            events_.add(Event::Kind::promiseKept, until_);
        broken_ = false;
    }

    Step promise_;
    EventList& events_;
    Step previous_ = 0;
    Step until_ = 0;
    bool broken_ = false;
};

} // namespace afflux::fifo
