// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/flow_arrivals.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace afflux {

namespace {

constexpr double longestStep = 15;
constexpr double mostSteps = 100'000;

/// The end of the run and of the arrivals, and whether it may end sooner.
void setTimes(FlowArrivals& flow, const Scenario& scenario, std::optional<double> horizon,
              double lastArrival)
{
    flow.lastArrival = lastArrival;
    flow.openEnd = !horizon;
    flow.end = horizon.value_or(lastArrival + scenario.run.drain.count());
    flow.step = flowStep(scenario, flow.end);
    flow.upTo.assign(static_cast<std::size_t>(flow.end / flow.step.count()) + 2, 0);
}

/// Adds @p count jobs spread evenly over [from, to) to the jobs of the steps they fall into.
void spread(FlowArrivals& flow, double from, double to, double count)
{
    const double step = flow.step.count();
    const auto last = flow.upTo.size() - 1;
    const auto slot = [&](double t) {
        return std::min(last, static_cast<std::size_t>(std::max(0.0, t) / step) + 1);
    };
    if (!(to > from)) {
        flow.upTo[slot(from)] += count;
        return;
    }
    const double perSecond = count / (to - from);
    for (std::size_t k = slot(from); k <= slot(to); ++k) {
        const double begin = std::max(from, static_cast<double>(k - 1) * step);
        const double end = std::min(to, static_cast<double>(k) * step);
        flow.upTo[k] += std::max(0.0, end - begin) * perSecond;
    }
}

void spread(FlowArrivals& flow, const PoissonArrivals& process, double scale)
{
    spread(flow, 0, process.duration.count(), process.perSecond * process.duration.count() * scale);
}

void spread(FlowArrivals& flow, const BinnedArrivals& process, double scale)
{
    if (process.bins)
        for (const ArrivalBin& bin : *process.bins)
            spread(flow, bin.start.count(), (bin.start + bin.width).count(), bin.count * scale);
}

void spread(FlowArrivals& flow, const RecordedArrivals& process, double scale)
{
    if (process.jobs)
        for (const RecordedJob& job : *process.jobs)
            spread(flow, job.arrival, job.arrival, scale);
}

/// Bursts multiply what arrives within them; the last of several adds to the ones before.
void applyBursts(FlowArrivals& flow, const Faults& faults)
{
    const double step = flow.step.count();
    for (const Fault& fault : faults) {
        if (fault.kind != FaultKind::burst)
            continue;
        for (std::size_t k = 1; k < flow.upTo.size(); ++k) {
            const double begin = std::max(fault.from.count(), static_cast<double>(k - 1) * step);
            const double end = std::min(fault.to.count(), static_cast<double>(k) * step);
            if (end > begin)
                flow.upTo[k] *= 1 + (fault.amount - 1) * (end - begin) / step;
        }
    }
}

double meanServiceOf(const Workload& workload)
{
    double service = meanOf(workload.service).count();
    const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals);
    if (recorded && recorded->jobs && !recorded->jobs->empty()) {
        double sum = 0;
        for (const RecordedJob& job : *recorded->jobs)
            sum += job.service < 0 ? service : job.service;
        service = sum / static_cast<double>(recorded->jobs->size());
    }
    return service * workload.serviceScale;
}

} // namespace

Seconds flowStep(const Scenario& scenario, double seconds)
{
    const Seconds interval = scenario.plan.policy.evaluationInterval;
    const double parts = std::ceil(interval.count() / std::max(longestStep, seconds / mostSteps));
    return interval / std::max(1.0, parts);
}

bool FlowArrivals::fits(const Scenario& scenario) const
{
    return step == flowStep(scenario, end);
}

FlowArrivals flowArrivals(const JobStream& jobs, const Scenario& scenario, double meanService)
{
    FlowArrivals flow;
    flow.meanService = meanService;
    flow.stepsPerSecond = jobs.grid.stepsPerSecond();
    std::optional<double> horizon;
    if (jobs.horizon)
        horizon = jobs.grid.secondsCount(*jobs.horizon);
    const double last = jobs.size() ? jobs.grid.secondsCount(jobs.arrival.back()) : 0;
    setTimes(flow, scenario, horizon, last);
    auto from = jobs.arrival.begin();
    for (std::size_t k = 1; k < flow.upTo.size(); ++k) {
        const Step until = jobs.grid.steps(flow.step * static_cast<double>(k));
        from = std::upper_bound(from, jobs.arrival.end(), until,
                                [](Step t, std::uint32_t arrival) { return t < Step{arrival}; });
        flow.upTo[k] = static_cast<double>(from - jobs.arrival.begin());
    }
    return flow;
}

double meanServiceOf(const JobStream& jobs)
{
    std::uint64_t sum = 0;
    for (const std::uint32_t service : jobs.service)
        sum += service;
    return jobs.size() == 0 ? 0
                            : static_cast<double>(sum) / static_cast<double>(jobs.size()) /
                                  static_cast<double>(jobs.grid.stepsPerSecond());
}

FlowArrivals expectedArrivals(const Scenario& scenario)
{
    const Workload& workload = scenario.workload;
    FlowArrivals flow;
    if (const auto* poisson = std::get_if<PoissonArrivals>(&workload.arrivals))
        setTimes(flow, scenario, poisson->duration.count(), poisson->duration.count());
    else if (const auto* binned = std::get_if<BinnedArrivals>(&workload.arrivals))
        setTimes(flow, scenario, binned->duration.count(), binned->duration.count());
    else {
        const auto& jobs = std::get<RecordedArrivals>(workload.arrivals).jobs;
        setTimes(flow, scenario, std::nullopt, jobs && !jobs->empty() ? jobs->back().arrival : 0);
    }
    flow.meanService = meanServiceOf(workload);
    std::visit([&](const auto& process) { spread(flow, process, workload.trafficScale); },
               workload.arrivals);
    applyBursts(flow, scenario.faults);
    std::partial_sum(flow.upTo.begin(), flow.upTo.end(), flow.upTo.begin());
    return flow;
}

double expectedJobs(const Scenario& scenario)
{
    const Workload& workload = scenario.workload;
    double jobs = 0;
    if (const auto* poisson = std::get_if<PoissonArrivals>(&workload.arrivals))
        jobs = poisson->perSecond * poisson->duration.count();
    else if (const auto* binned = std::get_if<BinnedArrivals>(&workload.arrivals)) {
        if (binned->bins)
            for (const ArrivalBin& bin : *binned->bins)
                jobs += bin.count;
    } else if (const auto& recorded = std::get<RecordedArrivals>(workload.arrivals).jobs)
        jobs = static_cast<double>(recorded->size());
    return jobs * workload.trafficScale;
}

} // namespace afflux
