// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_scenario.h"

#include <algorithm>
#include <cmath>

namespace afflux::test {

namespace {

using Fails = std::function<bool(const RandomCase&)>;

/// Takes @p smaller for @p current when it fails too.
bool keepIfFailing(RandomCase& current, RandomCase smaller, const Fails& fails)
{
    if (!check(smaller.scenario).empty() && check(current.scenario).empty())
        return false; // not a simpler failure but another one
    if (!fails(smaller))
        return false;
    current = std::move(smaller);
    return true;
}

bool dropJobs(RandomCase& current, const Fails& fails)
{
    bool smaller = false;
    for (std::size_t chunk = std::max<std::size_t>(1, current.jobs.size() / 2); chunk > 0;
         chunk /= 2)
        for (std::size_t first = 0; first + chunk <= current.jobs.size();) {
            RandomCase fewer = current;
            const auto from = static_cast<std::ptrdiff_t>(first);
            const auto to = static_cast<std::ptrdiff_t>(first + chunk);
            fewer.jobs.arrival.erase(fewer.jobs.arrival.begin() + from,
                                     fewer.jobs.arrival.begin() + to);
            fewer.jobs.service.erase(fewer.jobs.service.begin() + from,
                                     fewer.jobs.service.begin() + to);
            if (!fewer.jobs.jobClass.empty())
                fewer.jobs.jobClass.erase(fewer.jobs.jobClass.begin() + from,
                                          fewer.jobs.jobClass.begin() + to);
            if (keepIfFailing(current, std::move(fewer), fails))
                smaller = true;
            else
                first += chunk;
        }
    return smaller;
}

bool shortenJobs(RandomCase& current, const Fails& fails)
{
    bool smaller = false;
    for (std::size_t i = 0; i < current.jobs.size(); ++i) {
        for (const std::uint32_t shorter : {1U, current.jobs.service[i] / 2}) {
            if (shorter < 1 || shorter >= current.jobs.service[i])
                continue;
            RandomCase quicker = current;
            quicker.jobs.service[i] = shorter;
            smaller = keepIfFailing(current, std::move(quicker), fails) || smaller;
        }
        const std::uint32_t gap =
            current.jobs.arrival[i] - (i > 0 ? current.jobs.arrival[i - 1] : 0);
        if (gap == 0)
            continue;
        RandomCase closer = current;
        for (std::size_t later = i; later < closer.jobs.size(); ++later)
            closer.jobs.arrival[later] -= gap;
        smaller = keepIfFailing(current, std::move(closer), fails) || smaller;
    }
    if (current.jobs.horizon) {
        RandomCase open = current;
        open.jobs.horizon.reset();
        smaller = keepIfFailing(current, std::move(open), fails) || smaller;
    }
    return smaller;
}

/// Leaves out faults, entries of the schedule and the classes.
bool dropExtras(RandomCase& current, const Fails& fails)
{
    bool smaller = false;
    const auto without = [&](auto list) {
        for (std::size_t i = 0; i < list(current).size();) {
            RandomCase fewer = current;
            list(fewer).erase(list(fewer).begin() + static_cast<std::ptrdiff_t>(i));
            if (keepIfFailing(current, std::move(fewer), fails))
                smaller = true;
            else
                ++i;
        }
    };
    without([](RandomCase& c) -> Faults& { return c.scenario.faults; });
    without([](RandomCase& c) -> Schedule& { return c.scenario.plan.schedule; });
    if (!current.jobs.jobClass.empty()) {
        RandomCase one = current;
        one.jobs.jobClass.clear();
        smaller = keepIfFailing(current, std::move(one), fails) || smaller;
    }
    return smaller;
}

/// Simpler values for one setting, the simplest first.
std::vector<Value> simpler(const ParameterInfo& info, const Value& value)
{
    std::vector<Value> values;
    if (value == info.fallback)
        return values;
    values.push_back(info.fallback);
    if (const auto* number = std::get_if<double>(&value))
        for (const double candidate : {info.minimum, 1.0, std::floor(*number / 2), *number - 1})
            if (candidate >= info.minimum && candidate < *number)
                values.emplace_back(candidate);
    return values;
}

bool simplifySettings(RandomCase& current, const Fails& fails)
{
    bool smaller = false;
    for (const Parameter<Scenario>& row : scenarioParameters(current.scenario)) {
        if (row.info.key.starts_with("workload.") || row.info.key == "policy.rule")
            continue;
        for (const Value& value : simpler(row.info, row.get(current.scenario))) {
            RandomCase plainer = current;
            row.set(plainer.scenario, value);
            if (keepIfFailing(current, std::move(plainer), fails)) {
                smaller = true;
                break;
            }
        }
    }
    return smaller;
}

} // namespace

RandomCase shrunk(RandomCase failing, const Fails& fails)
{
    for (int round = 0; round < 20; ++round) {
        bool smaller = dropJobs(failing, fails);
        smaller = dropExtras(failing, fails) || smaller;
        smaller = simplifySettings(failing, fails) || smaller;
        smaller = shortenJobs(failing, fails) || smaller;
        if (!smaller)
            break;
    }
    return failing;
}

} // namespace afflux::test
