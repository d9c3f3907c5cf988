// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The simulator: a function from jobs and a scenario to an outcome. No clock, no global state, no
// chance beyond the named streams. Same input, same bits out.
//
// Order within one instant: workers become ready; jobs end; a worker's grace ends; jobs arrive or
// return; waiting jobs start; the signal is sampled; the controller decides; its decision takes
// effect (removals first), and what it frees or makes ready starts waiting jobs at once.

#include "model/simulation/instruction_set.h"
#include "model/simulation/outcome.h"
#include "model/simulation/scenario.h"
#include "model/workload/job_stream.h"

#include <stop_token>

namespace afflux {

/// Which code runs a scenario; results are the same bits whichever does.
enum class Engine : std::uint8_t
{
    automatic, ///< the fastest that knows everything in the scenario
    events,    ///< from event to event: knows everything
    fifo,      ///< job by job, where jobs are served once and in order; else events
};

struct SimulationOptions
{
    TraceDetail trace = TraceDetail::full;
    bool starts = false;
    bool events = false;
    std::uint64_t replication = 0; ///< which draw of the jobs run() makes
    Engine engine = Engine::automatic;
    /// Nothing beyond this is used, whatever the machine has.
    InstructionSet widest = InstructionSet::avx512;
};

/// A policy that swings at every tick fills no memory with it.
inline constexpr std::size_t mostEvents = 100'000;

struct SimulationResult
{
    Outcome outcome;
    Trace trace;      ///< empty unless asked for
    JobStarts starts; ///< empty unless asked for
    /// In order of time, within an instant in the order of Event::Kind; empty unless asked for.
    /// No more than mostEvents; the rest is counted.
    std::vector<Event> events;
    std::int64_t eventsLeftOff = 0;
    JobStream jobs; ///< those simulated, when drawn by run(); else empty
};

/// Runs @p scenario over @p jobs. The scenario must pass check(). When @p stop is requested the run
/// is left within a few thousand events and Error::interrupted comes back.
[[nodiscard]] Result<SimulationResult> simulate(const JobStream& jobs, const Scenario& scenario,
                                                const SimulationOptions& options = {},
                                                std::stop_token stop = {});

/// Draws the scenario's own jobs and runs it: check(), drawJobs(), simulate().
/// The jobs a scenario is run on: sampleJobs() with its seed, step and bursts.
[[nodiscard]] JobStream drawJobs(const Scenario& scenario, std::uint64_t replication);

[[nodiscard]] Result<SimulationResult>
run(const Scenario& scenario, const SimulationOptions& options = {}, std::stop_token stop = {});

} // namespace afflux
