// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/drill_timeouts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

/// The longest job seen is not the longest there will ever be.
constexpr double headroom = 1.25;
/// Between one timeout and the next: time to notice, to report and to end.
constexpr Seconds leastMargin{10};
constexpr double marginShare = 0.1;

Seconds roundedUp(Seconds time)
{
    static constexpr std::array round{1.0,   2.0,   5.0,   10.0,  15.0,   20.0,   30.0,
                                      45.0,  60.0,  90.0,  120.0, 150.0,  180.0,  240.0,
                                      300.0, 360.0, 420.0, 480.0, 600.0,  720.0,  900.0,
                                      1200., 1500., 1800., 2400., 2700.0, 3000.0, 3600.0};
    const auto found = std::ranges::lower_bound(round, time.count());
    // Beyond an hour: whole quarters of one.
    return Seconds(found != round.end() ? *found : std::ceil(time.count() / 900) * 900);
}

Seconds after(Seconds sooner)
{
    return roundedUp(sooner + std::max(leastMargin, sooner * marginShare));
}

std::optional<Disorder> disorder(TimeoutKind sooner, TimeoutKind later, const Timeouts& timeouts)
{
    const auto first = timeoutOf(timeouts, sooner);
    const auto second = timeoutOf(timeouts, later);
    if (!second || (first && *first < *second))
        return std::nullopt;
    return Disorder{sooner, later, first ? std::optional(*first - *second) : std::nullopt};
}

} // namespace

Timeouts timeoutsOf(const Workers& workers)
{
    return {workers.jobTimeout, workers.stopTimeout, workers.gracePeriod};
}

void setTimeouts(Workers& workers, const Timeouts& timeouts)
{
    workers.jobTimeout = timeouts.job;
    workers.stopTimeout = timeouts.stop;
    workers.gracePeriod = timeouts.grace;
}

std::optional<Seconds> timeoutOf(const Timeouts& timeouts, TimeoutKind kind)
{
    if (kind == TimeoutKind::job)
        return timeouts.job;
    return kind == TimeoutKind::stop ? timeouts.stop : timeouts.grace;
}

std::vector<Disorder> disordersOf(const Timeouts& timeouts)
{
    std::vector<Disorder> found;
    const auto look = [&](TimeoutKind sooner, TimeoutKind later) {
        if (const auto one = disorder(sooner, later, timeouts))
            found.push_back(*one);
    };
    look(TimeoutKind::job, TimeoutKind::stop);
    look(timeouts.stop ? TimeoutKind::stop : TimeoutKind::job, TimeoutKind::grace);
    return found;
}

Timeouts inOrder(const Timeouts& timeouts, Seconds longest)
{
    Timeouts chosen = timeouts;
    if (!chosen.job || *chosen.job <= longest)
        chosen.job = roundedUp(longest * headroom);
    if (!chosen.stop || *chosen.stop <= *chosen.job)
        chosen.stop = after(*chosen.job);
    if (!chosen.grace || *chosen.grace <= *chosen.stop)
        chosen.grace = after(*chosen.stop);
    return chosen;
}

namespace {

Message withoutJobTimeout(TimeoutKind later, Seconds limit)
{
    if (later == TimeoutKind::stop)
        return message(AFFLUX_TR("Message",
                                 "There is no job timeout, so no worker stop timeout is long "
                                 "enough for every job: set a job timeout below %1."),
                       limit);
    return message(AFFLUX_TR("Message", "There is no job timeout, so no grace period is long "
                                        "enough for every job: set a job timeout below %1."),
                   limit);
}

} // namespace

Message sentenceOf(const Disorder& disorder, const Timeouts& timeouts)
{
    const Seconds later = timeoutOf(timeouts, disorder.later).value_or(Seconds(0));
    if (!disorder.by)
        return withoutJobTimeout(disorder.later, later);
    const Seconds sooner = timeoutOf(timeouts, disorder.sooner).value_or(Seconds(0));
    if (disorder.later == TimeoutKind::stop)
        return message(AFFLUX_TR("Message",
                                 "A worker asked to stop waits %1, but a job may take %2: raise "
                                 "the worker stop timeout by more than %3."),
                       later, sooner, *disorder.by);
    if (disorder.sooner == TimeoutKind::stop)
        return message(AFFLUX_TR("Message",
                                 "The orchestrator kills a worker after %1, but the worker may "
                                 "wait %2 for its jobs: raise the grace period by more than %3."),
                       later, sooner, *disorder.by);
    return message(AFFLUX_TR("Message", "The orchestrator kills a worker after %1, but a job may "
                                        "take %2: raise the grace period by more than %3."),
                   later, sooner, *disorder.by);
}

Message sentenceOfChoice(const Timeouts& chosen, Seconds longest)
{
    return message(AFFLUX_TR("Message", "The longest job here takes %1: job timeout %2, worker "
                                        "stop timeout %3, grace period %4, each after the one "
                                        "before."),
                   longest, chosen.job.value_or(Seconds(0)), chosen.stop.value_or(Seconds(0)),
                   chosen.grace.value_or(Seconds(0)));
}

} // namespace afflux
