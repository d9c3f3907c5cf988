// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/replications.h"

#include "model/simulation/figures.h"
#include "model/simulation/parallel.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

bool drawsServices(const RecordedArrivals& recorded, const ServiceTimes& service)
{
    if (std::holds_alternative<ConstantService>(service))
        return false;
    return recorded.jobs && std::ranges::any_of(*recorded.jobs, [](const RecordedJob& job) {
               return job.service < 0;
           });
}

bool isRandom(const Workload& workload)
{
    const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals);
    return !recorded || workload.trafficScale != std::floor(workload.trafficScale) ||
           drawsServices(*recorded, workload.service);
}

bool isRandom(const Fault& fault)
{
    return (fault.kind == FaultKind::burst && fault.amount != 1 && fault.amount != 0) ||
           (fault.kind == FaultKind::crashes && fault.amount > 0);
}

/// Whether workers are started or leave within the run.
bool scales(const Scenario& scenario)
{
    const auto drills = [](const Fault& fault) { return fault.kind == FaultKind::scaleInDrill; };
    return !std::holds_alternative<Fixed>(scenario.plan.policy.rule) ||
           scenario.plan.workers.initial || std::ranges::any_of(scenario.faults, drills);
}

/// How long a run may last, in control ticks.
double mostTicks(const Scenario& scenario)
{
    double seconds = 0;
    if (const auto* poisson = std::get_if<PoissonArrivals>(&scenario.workload.arrivals))
        seconds = poisson->duration.count();
    else if (const auto* binned = std::get_if<BinnedArrivals>(&scenario.workload.arrivals))
        seconds = binned->duration.count();
    else if (const auto& jobs = std::get<RecordedArrivals>(scenario.workload.arrivals).jobs)
        seconds = (jobs->empty() ? 0 : jobs->back().arrival) + scenario.run.drain.count();
    return seconds / scenario.plan.policy.evaluationInterval.count() + 1;
}

std::size_t strideFor(const Scenario& scenario, int points)
{
    if (points < 1)
        return 1;
    return std::max<std::size_t>(
        1, static_cast<std::size_t>(std::ceil(std::floor(mostTicks(scenario)) / points)));
}

FigureSummary summarise(const RunningStatistics& values, double level, bool random)
{
    FigureSummary summary{.runs = values.count(),
                          .mean = values.mean(),
                          .standardDeviation = values.standardDeviation(),
                          .interval = std::nullopt};
    if (random)
        summary.interval = confidenceInterval(values, level);
    return summary;
}

} // namespace

const FigureSummary& Replications::figure(std::string_view key) const
{
    return figures.at(figureIndex(key).value());
}

RunningStatistics Replications::valuesOf(std::size_t figure) const
{
    RunningStatistics values;
    for (const Outcome& outcome : outcomes)
        if (const auto value = afflux::figures()[figure].get(outcome))
            values.add(*value);
    return values;
}

bool isRandom(const Scenario& scenario)
{
    const Workers& workers = scenario.plan.workers;
    const bool randomFleet =
        workers.startupDelayP95.has_value() || workers.leavesFirst == LeavesFirst::random;
    return isRandom(scenario.workload) ||
           std::ranges::any_of(scenario.faults, [](const Fault& f) { return isRandom(f); }) ||
           (randomFleet && scales(scenario));
}

ReplicationRuns::ReplicationRuns(Scenario scenario, const ReplicationOptions& options)
    : scenario_(std::move(scenario))
    , options_(options)
    , random_(isRandom(scenario_))
    , stride_(strideFor(scenario_, options.bandPoints))
{
}

Result<ReplicationRuns::Done> ReplicationRuns::runOne(int replication,
                                                      const std::stop_token& stop) const
{
    const bool sampled = options_.bandPoints > 0 && replication < mostBandRuns;
    SimulationOptions options;
    options.trace = sampled ? TraceDetail::series : TraceDetail::none;
    options.replication = static_cast<std::uint64_t>(replication);
    const JobStream jobs = drawJobs(scenario_, options.replication);
    Result<SimulationResult> result = simulate(jobs, scenario_, options, stop);
    if (!result)
        return failure(std::move(result.error()));
    return Done{std::move(result->outcome),
                sampled ? TickSample(result->trace, stride_) : TickSample()};
}

void ReplicationRuns::adoptFirst(const SimulationResult& first)
{
    outcomes_.assign(1, first.outcome);
    ticks_.clear();
    if (options_.bandPoints > 0)
        ticks_.emplace_back(first.trace, stride_);
}

Result<void> ReplicationRuns::runTo(int count, const std::stop_token& stop,
                                    const ReplicationProgress& progress)
{
    const auto before = outcomes_.size();
    const auto wanted = static_cast<std::size_t>(random_ ? std::max(count, 1) : 1);
    if (wanted <= before)
        return {};
    std::vector<Done> done(wanted - before);
    const Result<void> ran = inParallel(
        done.size(), options_.threads, stop,
        [&](std::size_t i) -> Result<void> {
            Result<Done> one = runOne(static_cast<int>(before + i), stop);
            if (!one)
                return failure(std::move(one.error()));
            done[i] = std::move(*one);
            return {};
        },
        [&](std::size_t finished) {
            if (progress)
                progress(static_cast<int>(before + finished));
        });
    if (!ran)
        return ran;
    for (Done& one : done) {
        if (options_.bandPoints > 0 && outcomes_.size() < mostBandRuns)
            ticks_.push_back(std::move(one.ticks));
        outcomes_.push_back(std::move(one.outcome));
    }
    return {};
}

Replications ReplicationRuns::summary(const std::stop_token& stop) const
{
    Replications all;
    all.outcomes = outcomes_;
    all.level = options_.level;
    all.deterministic = !random_;
    for (std::size_t i = 0; i < figures().size(); ++i)
        all.figures.push_back(summarise(all.valuesOf(i), options_.level, random_));
    all.bands = bandsOf(ticks_, stop);
    return all;
}

Result<Replications> replicate(const Scenario& scenario, const ReplicationOptions& options,
                               const std::stop_token& stop, const ReplicationProgress& progress)
{
    if (std::vector<Error> errors = check(scenario); !errors.empty())
        return failure(std::move(errors.front()));
    ReplicationRuns runs(scenario, options);
    if (Result<void> ran = runs.runTo(options.replications, stop, progress); !ran)
        return failure(std::move(ran.error()));
    return runs.summary();
}

} // namespace afflux
