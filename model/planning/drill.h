// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The scale-in drill: a fleet is held at so many workers, and under load all but a few are asked to
// leave at once. What becomes of the jobs they hold, with the plan's timeouts as they are, and with
// timeouts in order?
//
// The plan's workers and jobs are the ones that count; its rule, limits and schedule are put aside,
// so that the fleet is of one size before the drill, whatever the rule would have made of it. Of
// the queue's faults those stay that shape the load: bursts, slower jobs, stuck jobs.

#include "model/planning/drill_timeouts.h"
#include "model/simulation/simulator.h"

#include <stop_token>
#include <vector>

namespace afflux {

struct Drill
{
    int from = 14; ///< workers held until then, >= 1
    int to = 2;    ///< what is left of them, below `from`
    Seconds at{0}; ///< since the start of the history, within it
    Seconds lasts{600};

    friend bool operator==(const Drill&, const Drill&) = default;
};

struct DrillFigures
{
    std::int64_t workersKilled = 0; ///< at their drain limit, with jobs
    std::int64_t interrupted = 0;   ///< jobs those held: the sum of the next three
    std::int64_t lost = 0;
    std::int64_t returned = 0;
    std::int64_t deadLettered = 0;
    Seconds workThrownAway{0}; ///< spent on the jobs interrupted
    /// Attempts stopped by the job timeout until the end of the run, drill or no drill.
    std::int64_t timedOut = 0;
    std::int64_t lostToTimeout = 0; ///< of these, jobs that were lost with it

    friend bool operator==(const DrillFigures&, const DrillFigures&) = default;
};

/// The fleet at one instant.
struct DrillMoment
{
    Seconds at{0};
    int running = 0;
    int draining = 0;

    friend bool operator==(const DrillMoment&, const DrillMoment&) = default;
};

struct DrillKill
{
    Seconds at{0};
    std::int64_t jobs = 0;

    friend bool operator==(const DrillKill&, const DrillKill&) = default;
};

struct DrillRun
{
    Timeouts timeouts;
    DrillFigures figures;
    std::vector<DrillMoment> course; ///< from shortly before the drill until it is over
    std::vector<DrillKill> kills;
};

struct DrillResult
{
    Drill drill;
    Seconds longestJob{0}; ///< of the whole history
    DrillRun asItIs;
    DrillRun inOrder;
    std::vector<Disorder> disorders; ///< of the plan's own timeouts
    /// Why it went as it did and what to change, the gravest first.
    std::vector<Message> advice;
    Message choice; ///< how the timeouts in order were chosen
};

/// What cannot be: no one left to leave, an instant outside the history. @p history is its length.
[[nodiscard]] std::vector<Error> check(const Drill& drill, Seconds history);

/// 14 to 2 workers, within the plan's limits. When is not said.
[[nodiscard]] Drill usualDrill(const Plan& plan);

/// When most jobs would be at work if none had to wait; the first of several such instants.
[[nodiscard]] Seconds deepestLoad(const JobStream& jobs);
/// Of the jobs the drill is run on.
[[nodiscard]] Seconds deepestLoad(const Scenario& scenario);

/// Both runs. Errors: check()'s, what is wrong with the scenario, interrupted.
[[nodiscard]] Result<DrillResult> runDrill(const Scenario& scenario, const Drill& drill,
                                           const std::stop_token& stop = {});

/// As a fault for the time line of the queue.
[[nodiscard]] Fault faultOf(const Drill& drill);

} // namespace afflux
