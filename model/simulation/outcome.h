// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a run gives: figures over the run, a trace of every control tick, the start of every job.
// Definitions: a time-to-start is first start - arrival; percentiles are nearest rank over all jobs
// that arrived; jobs not started by the end count with the age they have.

#include "model/core/time.h"
#include "model/policy/decision.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace afflux {

struct JobCounts
{
    std::int64_t arrived = 0;
    std::int64_t started = 0; ///< started at least once
    std::int64_t completed = 0;
    std::int64_t lost = 0;     ///< at most once, worker killed or timed out
    std::int64_t returned = 0; ///< returns to the queue, a job may return several times
    std::int64_t deadLettered = 0;
    std::int64_t waiting = 0;  ///< at the end: in the queue
    std::int64_t inFlight = 0; ///< at the end: in a slot
    std::int64_t dueBack = 0;  ///< at the end: interrupted, not yet visible again

    friend bool operator==(const JobCounts&, const JobCounts&) = default;
};

/// Seconds.
struct TimeToStart
{
    double p50 = 0;
    double p90 = 0;
    double p95 = 0;
    double p99 = 0;
    double max = 0;
    double mean = 0;
    double withinObjective = 1; ///< share of jobs, 0..1
    double atObjective = 0;     ///< the objective's own percentile

    friend bool operator==(const TimeToStart&, const TimeToStart&) = default;
};

/// One class of jobs in a pool of several.
struct ClassFigures
{
    int jobClass = 0; ///< 0 = most urgent
    std::int64_t arrived = 0;
    std::int64_t started = 0;
    TimeToStart timeToStart;

    friend bool operator==(const ClassFigures&, const ClassFigures&) = default;
};

/// A stretch of waiting jobs that broke the promise: from its deepest point to the empty queue.
struct Drain
{
    double peakAt = 0; ///< seconds from the start
    std::int64_t depth = 0;
    double took = 0; ///< seconds from there to the empty queue

    friend bool operator==(const Drain&, const Drain&) = default;
};

struct FleetFigures
{
    double mean = 0; ///< of running workers (in service, draining not counted) over the run
    int peak = 0;
    int min = 0;
    double secondsAtMax = 0;  ///< desired at the maximum in force at the last decision
    double secondsAtZero = 0; ///< no worker running

    friend bool operator==(const FleetFigures&, const FleetFigures&) = default;
};

struct ScalingFigures
{
    std::int64_t out = 0;       ///< decisions that raised desired
    std::int64_t in = 0;        ///< decisions that lowered it
    std::int64_t reversals = 0; ///< out then in, or in then out, within reversalWindow

    friend bool operator==(const ScalingFigures&, const ScalingFigures&) = default;
};
inline constexpr Seconds reversalWindow{600};

struct CostFigures
{
    double workerSeconds = 0; ///< billed
    double amount = 0;        ///< over the run, without the fixed cost
    std::string currency;
    double perMonth = 0; ///< amount scaled to 730 h, plus the fixed cost

    friend bool operator==(const CostFigures&, const CostFigures&) = default;
};
inline constexpr double hoursPerMonth = 730;

struct Outcome
{
    JobCounts jobs;
    TimeToStart timeToStart;
    /// The same of the run that completed, over completed jobs: a redelivered job waits again.
    TimeToStart successfulStart;
    std::vector<ClassFigures> classes; ///< those that had jobs; empty when one class has all
    double oldestAgePeak = 0;          ///< seconds
    double secondsAboveObjective = 0;  ///< time with the oldest waiting job older than the promise
    std::int64_t depthPeak = 0;
    double longestDrain = 0;   ///< longest time from a peak above the promise to an empty queue
    std::vector<Drain> drains; ///< in order of time; one still going on at the end is not here
    FleetFigures fleet;
    std::int64_t workersCrashed = 0;
    std::int64_t workersKilled = 0; ///< at the drain limit, with jobs in their slots
    double utilisation = 0;         ///< busy slot time / available slot time, 0..1
    ScalingFigures scaling;
    CostFigures cost;
    double workThrownAway = 0; ///< seconds of service spent on attempts that did not complete
    double duration = 0;       ///< simulated seconds
    /// Jobs waited at zero workers and the policy never woke: from when to the end of the run.
    std::optional<double> asleepSince;
    std::int64_t stepsPerSecond = 0; ///< the clock that was used
    std::uint64_t fingerprint = 0;   ///< short hash of the trajectory
    /// False for a coarse answer: computed on flows, not job by job, and to be shown as such.
    bool exact = true;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// One row per control tick, as columns; the observed state is the one the controller saw.
struct Trace
{
    std::vector<double> time; ///< seconds from the start
    std::vector<std::int64_t> depth;
    std::vector<std::int64_t> inFlight;
    std::vector<double> oldestAge;
    std::vector<int> running;
    std::vector<int> starting;
    std::vector<int> draining;
    std::vector<int> desired;           ///< before the decision
    std::vector<double> signal;         ///< NaN: no value
    std::vector<int> decision;          ///< after it
    std::vector<Reason> reason;         ///< empty unless TraceDetail::full
    std::vector<std::int64_t> arrived;  ///< jobs arrived so far
    std::vector<std::int64_t> finished; ///< completed + lost + dead-lettered so far
    std::vector<std::int64_t> dueBack;

    [[nodiscard]] std::size_t size() const { return time.size(); }
};

enum class TraceDetail
{
    none,
    series, ///< what charts draw: all but reasons
    full,
};

/// Something that happened at one instant and that a person would want to find: what the event
/// list shows.
struct Event
{
    enum class Kind : std::uint8_t
    {
        scaledOut,    ///< from, to = desired before and after; reason
        scaledIn,     ///< likewise
        killed,       ///< workers that reached their drain limit: from = how many; jobs interrupted
        crashed,      ///< workers that crashed: from = how many; jobs interrupted
        deadLettered, ///< jobs
        lost,         ///< jobs
        faultBegan,   ///< fault = index into Scenario::faults
        faultEnded,   ///< likewise
        promiseBroken, ///< the oldest waiting job is older than the promise from here on
        promiseKept,   ///< ... and no longer
        fellAsleep,    ///< jobs wait and no worker runs or starts
        woke,
    };
    Kind kind = Kind::scaledOut;
    Step at = 0;
    int from = 0;
    int to = 0;
    std::int64_t jobs = 0;
    std::uint32_t fault = 0;
    Reason reason;

    friend bool operator==(const Event&, const Event&) = default;
};

enum class JobOutcome : std::uint8_t
{
    waiting,
    inFlight,
    completed,
    lost,
    deadLettered
};
/// "waiting", "in-flight", "completed", "lost", "dead-lettered"
[[nodiscard]] std::string_view word(JobOutcome outcome);

/// One row per job in arrival order, in steps: start of the first attempt, and when the job was
/// over, however; -1 while it has not started or is not over.
struct JobStarts
{
    std::vector<Step> start;
    std::vector<Step> end;
    std::vector<JobOutcome> outcome;
};

} // namespace afflux
