// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/metric_series.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace afflux {

namespace {

constexpr std::array<std::pair<Role, std::string_view>, 18> roleWords{{
    {Role::none, "none"},
    {Role::time, "time"},
    {Role::arrivals, "arrivals"},
    {Role::completions, "completions"},
    {Role::depth, "depth"},
    {Role::inFlight, "in-flight"},
    {Role::oldestAge, "oldest-age"},
    {Role::workers, "workers"},
    {Role::desired, "desired"},
    {Role::serviceTime, "service-time"},
    {Role::utilisation, "utilisation"},
    {Role::arrival, "arrival"},
    {Role::due, "due"},
    {Role::start, "start"},
    {Role::end, "end"},
    {Role::service, "service"},
    {Role::jobClass, "class"},
    {Role::queue, "queue"},
}};

} // namespace

std::string_view word(Role role)
{
    const auto found =
        std::ranges::find(roleWords, role, &std::pair<Role, std::string_view>::first);
    return found == roleWords.end() ? std::string_view("none") : found->second;
}

std::optional<Role> roleFromWord(std::string_view text)
{
    const auto found =
        std::ranges::find(roleWords, text, &std::pair<Role, std::string_view>::second);
    if (found == roleWords.end())
        return std::nullopt;
    return found->first;
}

std::string_view word(SeriesKind kind)
{
    switch (kind) {
    case SeriesKind::count:
        return "count";
    case SeriesKind::counter:
        return "counter";
    case SeriesKind::gauge:
        break;
    }
    return "gauge";
}

namespace {

using Distances = std::map<std::chrono::microseconds, std::int64_t>;

/// Whether points come at a step at all: a fair share of neighbours is one step apart, or every
/// distance is about a whole number of steps.
bool hasRhythm(const Distances& distances, std::int64_t common, double step)
{
    std::int64_t all = 0;
    bool multiples = true;
    for (const auto& [distance, times] : distances) {
        all += times;
        const double steps = static_cast<double>(distance.count()) / step;
        multiples = multiples && std::abs(steps - std::round(steps)) <= 0.01;
    }
    return common * 4 >= all || multiples;
}

} // namespace

void describeSpacing(MetricSeries& series)
{
    series.step = Seconds(0);
    series.missing = 0;
    if (series.samples.size() < 2)
        return;

    Distances distances;
    for (std::size_t i = 1; i < series.samples.size(); ++i)
        ++distances[series.samples[i].time - series.samples[i - 1].time];
    const auto common = std::ranges::max_element(
        distances, {}, [](const auto& distance) { return distance.second; });
    const double step = static_cast<double>(common->first.count());
    if (!hasRhythm(distances, common->second, step))
        return;
    series.step = common->first;

    // A gap of just under k steps (jittered stamps) still holds k - 1 absent bins.
    for (const auto& [distance, times] : distances) {
        const auto bins = std::llround(static_cast<double>(distance.count()) / step);
        if (bins > 1)
            series.missing += (bins - 1) * times;
    }
}

const MetricSeries* History::find(Role role) const
{
    const auto found = std::ranges::find(series, role, &MetricSeries::role);
    return found == series.end() ? nullptr : &*found;
}

} // namespace afflux
