// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_fleet.h"

#include <algorithm>

namespace afflux::test {

bool Worker::idle() const
{
    return std::ranges::none_of(slots, [](const Slot& slot) { return slot.busy; });
}

Step Worker::lastEnd() const
{
    Step last = 0;
    for (const Slot& slot : slots)
        if (slot.busy)
            last = std::max(last, slot.ends);
    return last;
}

std::optional<Place> longestFreeSlot(const std::vector<Worker>& workers,
                                     const std::vector<std::size_t>& present)
{
    std::optional<Place> place;
    Step since = 0;
    for (const std::size_t w : present) {
        if (workers[w].state != Worker::State::running)
            continue;
        for (std::size_t s = 0; s < workers[w].slots.size(); ++s) {
            const Slot& slot = workers[w].slots[s];
            if (!slot.busy && (!place || slot.freeSince < since)) {
                since = slot.freeSince;
                place = {w, s};
            }
        }
    }
    return place;
}

std::size_t victim(const std::vector<Worker>& workers, const std::vector<std::size_t>& present,
                   LeavesFirst rule, RandomStream& random)
{
    std::vector<std::size_t> starting;
    std::vector<std::size_t> running;
    std::vector<std::size_t> idle;
    for (const std::size_t w : present) {
        if (workers[w].state == Worker::State::starting)
            starting.push_back(w);
        if (workers[w].state == Worker::State::running)
            running.push_back(w);
        if (workers[w].state == Worker::State::running && workers[w].idle())
            idle.push_back(w);
    }
    if (!starting.empty())
        return starting.back();
    switch (rule) {
    case LeavesFirst::firstToFinish: {
        if (!idle.empty())
            return idle.back();
        std::size_t first = running.front();
        for (const std::size_t w : running)
            if (workers[w].lastEnd() <= workers[first].lastEnd())
                first = w;
        return first;
    }
    case LeavesFirst::idle:
        return idle.empty() ? running.back() : idle.back();
    case LeavesFirst::newest:
        return running.back();
    case LeavesFirst::oldest:
        return running.front();
    case LeavesFirst::random:
        return running[random.below(running.size())];
    }
    return running.back();
}

} // namespace afflux::test
