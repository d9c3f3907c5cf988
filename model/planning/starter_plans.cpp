// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/starter_plans.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

constexpr double window = 3600;      // seconds over which a peak is averaged
constexpr double utilisation = 0.75; // of a fixed fleet in its busiest hour

/// The largest sum of @p weights whose @p times lie within one window.
double largestWindow(const std::vector<double>& times, const std::vector<double>& weights)
{
    double sum = 0;
    double largest = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < times.size(); ++i) {
        sum += weights[i];
        for (; times[i] - times[first] >= window; ++first)
            sum -= weights[first];
        largest = std::max(largest, sum);
    }
    return largest;
}

double busiest(const PoissonArrivals& arrivals, double meanService)
{
    return arrivals.perSecond * meanService;
}

double busiest(const BinnedArrivals& arrivals, double meanService)
{
    if (!arrivals.bins || arrivals.bins->empty())
        return 0;
    std::vector<double> times;
    std::vector<double> counts;
    double widest = 0;
    for (const ArrivalBin& bin : *arrivals.bins) {
        times.push_back(bin.start.count());
        counts.push_back(bin.count);
        widest = std::max(widest, bin.width.count());
    }
    // A bin wider than the window is spread over its own width.
    const double span =
        std::min(std::max(window, widest), std::max(arrivals.duration.count(), widest));
    return largestWindow(times, counts) * meanService / span;
}

double busiest(const RecordedArrivals& arrivals, double meanService)
{
    if (!arrivals.jobs || arrivals.jobs->empty())
        return 0;
    std::vector<double> times;
    std::vector<double> work;
    for (const RecordedJob& job : *arrivals.jobs) {
        times.push_back(job.arrival);
        work.push_back(job.service < 0 ? meanService : job.service);
    }
    const double span = std::clamp(times.back() - times.front(), 1.0, window);
    return largestWindow(times, work) / span;
}

/// A number a person remembers: 1, 2, 3, 5 times a power of ten.
double rounded(double value)
{
    const double decade = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 3.0, 5.0})
        if (value < step * decade * 1.3)
            return step * decade;
    return 10 * decade;
}

AgeThreshold ageRule(const Objective& objective)
{
    AgeThreshold rule;
    // A third of the promise leaves time to see it, to start workers, and to drain.
    rule.target = rounded(std::max(0.3, objective.timeToStart.count() / 3));
    rule.scaleDownBelow = rule.target / 5;
    rule.stepUp = {100, 1};
    rule.stepDown = {50, 1};
    return rule;
}

} // namespace

double busiestLoad(const Workload& workload)
{
    const double mean = meanOf(workload.service).count();
    const double load =
        std::visit([&](const auto& process) { return busiest(process, mean); }, workload.arrivals);
    return load * workload.trafficScale * workload.serviceScale;
}

std::vector<StarterPlan> starterPlans(const Workload& workload, const Objective& objective,
                                      const Workers& workers)
{
    const double load = busiestLoad(workload) / workers.concurrency;
    const int fleet = std::clamp(
        static_cast<int>(std::ceil(std::min(load / utilisation, 1e5) - 1e-9)), 1, 100'000);
    StarterPlan fixed;
    fixed.plan.workers = workers;
    fixed.plan.policy.rule = Fixed{fleet};
    fixed.plan.policy.limits = {0, std::max(fleet, 1)};
    fixed.name = message(AFFLUX_TR("Message", "Fixed %1"), fleet);
    fixed.why =
        message(AFFLUX_TR("Message", "The busiest hour keeps %1 workers busy; %2 would run at "
                                     "75 % or less."),
                std::round(load * 10) / 10, fleet);

    StarterPlan byAge;
    byAge.plan.workers = workers;
    byAge.plan.policy.rule = ageRule(objective);
    byAge.plan.policy.limits = {std::max(1, fleet / 3), std::min(100'000, std::max(2, 2 * fleet))};
    byAge.plan.policy.evaluationInterval =
        Seconds(std::clamp(rounded(std::max(0.3, objective.timeToStart.count() / 3)), 10.0, 60.0));
    byAge.name = message(AFFLUX_TR("Message", "By age, %1 to %2"), byAge.plan.policy.limits.min,
                         byAge.plan.policy.limits.max);
    byAge.why =
        message(AFFLUX_TR("Message", "Steps out when the oldest job has waited a third of the "
                                     "promise of %1."),
                objective.timeToStart);
    return {fixed, byAge};
}

} // namespace afflux
