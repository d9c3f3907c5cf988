// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/scenario.h"

#include <cmath>

namespace afflux {

namespace {

Error at(ErrorCode code, std::string key, Message what, Message remedy)
{
    return {code, {"", 0, 0, std::move(key)}, std::move(what), std::move(remedy)};
}

void checkArrivals(const Workload& workload, std::vector<Error>& errors)
{
    if (const auto* poisson = std::get_if<PoissonArrivals>(&workload.arrivals)) {
        if (!(poisson->perSecond > 0) || !std::isfinite(poisson->perSecond))
            errors.push_back(
                at(ErrorCode::badValue, "workload.arrivals.poisson",
                   message(AFFLUX_TR("Message", "the arrival rate must be above zero")),
                   message(AFFLUX_TR("Message", "Write a rate such as 8/s."))));
        if (!(poisson->duration.count() > 0) || !std::isfinite(poisson->duration.count()))
            errors.push_back(at(ErrorCode::badValue, "workload.arrivals.for",
                                message(AFFLUX_TR("Message", "the duration must be above zero")),
                                message(AFFLUX_TR("Message", "Write a duration such as 1h."))));
        // A draw of this size would not end; a history of that many jobs is sampled by its source.
        if (poisson->perSecond * poisson->duration.count() * workload.trafficScale > 2e9)
            errors.push_back(
                at(ErrorCode::badValue, "workload.arrivals",
                   message(AFFLUX_TR("Message", "that is more than two thousand million jobs")),
                   message(AFFLUX_TR("Message", "Shorten the run or lower the rate."))));
    }
    const auto* binned = std::get_if<BinnedArrivals>(&workload.arrivals);
    if (binned && (!binned->bins || !(binned->duration.count() > 0)))
        errors.push_back(at(ErrorCode::missing, "workload.arrivals",
                            message(AFFLUX_TR("Message", "the history holds no arrivals")),
                            message(AFFLUX_TR("Message", "Import a history with arrivals."))));
}

/// How long a run may last at the most.
Seconds longestRun(const Scenario& scenario)
{
    if (const auto* poisson = std::get_if<PoissonArrivals>(&scenario.workload.arrivals))
        return poisson->duration;
    if (const auto* binned = std::get_if<BinnedArrivals>(&scenario.workload.arrivals))
        return binned->duration;
    const auto& recorded = std::get<RecordedArrivals>(scenario.workload.arrivals);
    const bool any = recorded.jobs && !recorded.jobs->empty();
    return Seconds(any ? recorded.jobs->back().arrival : 0) + scenario.run.drain;
}

void checkStep(const Scenario& scenario, std::vector<Error>& errors)
{
    const Run& run = scenario.run;
    if (!run.timeStep)
        return;
    if (longestRun(scenario) / *run.timeStep >= static_cast<double>(stepLimit))
        errors.push_back(
            at(ErrorCode::conflict, "run.timeStep",
               message(AFFLUX_TR("Message", "the run of %1 has more steps of %2 than the "
                                            "clock can count"),
                       longestRun(scenario), *run.timeStep),
               message(AFFLUX_TR("Message", "Choose a longer step, or leave it out."))));
    for (const double step : {1e-6, 1e-5, 1e-4, 1e-3, 1e-2})
        if (std::abs(run.timeStep->count() - step) < 1e-9 * step)
            return;
    errors.push_back(at(ErrorCode::badValue, "run.timeStep",
                        message(AFFLUX_TR("Message", "the time step is none of the known ones")),
                        message(AFFLUX_TR("Message", "Use 1us, 10us, 100us, 1ms or 10ms."))));
}

} // namespace

Metric metricOf(const Plan& plan)
{
    return plan.signal.metric.value_or(defaultMetric(plan.policy.rule));
}

Seconds signalInterval(const Plan& plan)
{
    return plan.signal.interval.value_or(plan.policy.evaluationInterval);
}

int initialWorkers(const Plan& plan)
{
    return plan.workers.initial.value_or(initialWorkers(plan.policy));
}

std::vector<Error> check(const Scenario& scenario)
{
    std::vector<Error> errors;
    const Policy& policy = scenario.plan.policy;
    if (policy.limits.min > policy.limits.max)
        errors.push_back(
            at(ErrorCode::conflict, "policy.max",
               message(AFFLUX_TR("Message", "the maximum %1 is below the minimum %2"),
                       policy.limits.max, policy.limits.min),
               message(AFFLUX_TR("Message", "Raise the maximum or lower the minimum."))));
    if (const auto* age = std::get_if<AgeThreshold>(&policy.rule);
        age && age->scaleDownBelow > age->target)
        errors.push_back(
            at(ErrorCode::conflict, "policy.scaleDownBelow",
               message(AFFLUX_TR("Message", "the scale-in threshold %1 is above the target %2"),
                       age->scaleDownBelow, age->target),
               message(AFFLUX_TR("Message", "Set it well under the target."))));
    if (!(policy.evaluationInterval.count() > 0))
        errors.push_back(at(ErrorCode::badValue, "policy.evaluationInterval",
                            message(AFFLUX_TR("Message", "the interval must be above zero")),
                            message(AFFLUX_TR("Message", "Write a duration such as 10s."))));
    if (!(signalInterval(scenario.plan).count() > 0))
        errors.push_back(at(ErrorCode::badValue, "signal.interval",
                            message(AFFLUX_TR("Message", "the interval must be above zero")),
                            message(AFFLUX_TR("Message", "Write a duration such as 10s."))));
    checkArrivals(scenario.workload, errors);
    if (const Result<void> service = check(scenario.workload.service); !service)
        errors.push_back(service.error());
    if (const Result<void> startup = checkStartup(scenario.plan.workers); !startup)
        errors.push_back(startup.error());
    checkStep(scenario, errors);
    for (Error& error : check(scenario.faults))
        errors.push_back(std::move(error));
    for (Error& error : check(scenario.plan.schedule))
        errors.push_back(std::move(error));
    return errors;
}

} // namespace afflux
