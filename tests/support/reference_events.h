// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a reference run tells the event list.

#include "model/simulation/outcome.h"
#include "tests/support/reference_figures.h"

#include <optional>
#include <vector>

namespace afflux::test {

class ReferenceEvents
{
public:
    explicit ReferenceEvents(Step promise)
        : promise_(promise)
    {
    }

    void scaled(Step now, int from, int to, const Reason& reason);
    /// @p jobs of one worker (or one job) more at this instant.
    void count(Step now, Event::Kind kind, int workers, std::int64_t jobs);
    void fault(Step now, Event::Kind edge, std::size_t fault);
    /// At an instant, perhaps several times: what it ends with counts. And between two.
    void notice(const Standing& standing, Step now);
    void hold(const Standing& standing, Step from, Step to);

    /// By time, then kind, then the order in which they happened.
    [[nodiscard]] std::vector<Event> inOrder() const;

private:
    void setLate(bool late, Step now);
    void turned(Step now, Event::Kind to, Event::Kind back);

    Step promise_;
    bool late_ = false;
    bool asleep_ = false;
    std::vector<Event> events_;
};

} // namespace afflux::test
