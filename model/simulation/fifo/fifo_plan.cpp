// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fifo/fifo_plan.h"

#include <algorithm>

namespace afflux::fifo {

namespace {

bool oneClass(const JobStream& jobs)
{
    return std::ranges::adjacent_find(jobs.jobClass, std::ranges::not_equal_to{}) ==
           jobs.jobClass.end();
}

/// Bursts are in the jobs already; any other fault acts during the run.
bool faultless(const Faults& faults, const SimulationOptions& options)
{
    const bool onlyBursts = std::ranges::all_of(
        faults, [](const Fault& fault) { return fault.kind == FaultKind::burst; });
    return faults.empty() || (onlyBursts && !options.events);
}

/// Whether the signal is read off counts at one instant.
bool readsCounts(Metric metric, const Signal& signal)
{
    if (signal.period)
        return false;
    switch (metric) {
    case Metric::depth:
    case Metric::depthAndInFlight:
    case Metric::backlogPerWorker:
    case Metric::inFlightPerWorker:
    case Metric::arrivalRate:
        return true;
    case Metric::oldestAge:
        return signal.ageOf == AgeOf::waiting;
    case Metric::latencyP95:
    case Metric::cpu:
        return false;
    }
    return false;
}

/// Workers told apart in no figure: one slot each; those first to finish leave, so that nothing but
/// the instants at which they are free decides; and their time is billed as it is, so that sums do.
bool interchangeable(const Workers& workers, const Timing& timing)
{
    return workers.concurrency == 1 && workers.leavesFirst == LeavesFirst::firstToFinish &&
           timing.billingIncrement == 0;
}

} // namespace

std::optional<Plan> planFor(const JobStream& jobs, const Scenario& scenario,
                            const SimulationOptions& options)
{
    const Kernels& set = kernels(options.widest);
    return planFor(jobs, scenario, options, set.largest(jobs.service.data(), jobs.size()));
}

std::optional<Plan> planFor(const JobStream& jobs, const Scenario& scenario,
                            const SimulationOptions& options, Step longestService)
{
    const afflux::Plan& plan = scenario.plan;
    if (!faultless(scenario.faults, options) || !plan.schedule.empty() || !oneClass(jobs))
        return std::nullopt;
    const StartupDelays startup(plan.workers, scenario.run.seed, options.replication);
    if (!startup.constant() || !readsCounts(metricOf(plan), plan.signal))
        return std::nullopt;

    Plan made{.timing = Timing(scenario, jobs.grid),
              .metric = metricOf(plan),
              .target = targetOf(plan.policy.rule),
              .bareList = !jobs.horizon};
    const Step lastArrival = jobs.size() ? Step{jobs.arrival.back()} : 0;
    made.end = jobs.horizon.value_or(lastArrival + made.timing.drain);
    made.fixed = std::holds_alternative<Fixed>(plan.policy.rule);
    made.anonymous = interchangeable(plan.workers, made.timing);

    made.kernels = &kernels(options.widest);
    made.longestService = longestService;
    if (made.longestService > made.timing.jobTimeout ||
        std::max(made.end, lastArrival) + made.longestService >= Step{noInstant} - 1)
        return std::nullopt;
    return made;
}

} // namespace afflux::fifo
