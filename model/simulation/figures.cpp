// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/figures.h"

#include <algorithm>
#include <array>

namespace afflux {

namespace {

using O = const Outcome&;
using Value = std::optional<double>;
using enum FigureUnit;
using enum Better;

Value whole(std::int64_t count)
{
    return static_cast<double>(count);
}

const std::array table{
    Figure{"engine.duration", AFFLUX_TR("Message", "Simulated time"), seconds, neither,
           [](O o) { return Value(o.duration); }},
    Figure{"jobs.arrived", AFFLUX_TR("Message", "Jobs arrived"), jobs, neither,
           [](O o) { return whole(o.jobs.arrived); }},
    Figure{"jobs.started", AFFLUX_TR("Message", "Jobs started"), jobs, neither,
           [](O o) { return whole(o.jobs.started); }},
    Figure{"jobs.completed", AFFLUX_TR("Message", "Jobs done"), jobs, higher,
           [](O o) { return whole(o.jobs.completed); }},
    Figure{"jobs.lost", AFFLUX_TR("Message", "Jobs lost"), jobs, lower,
           [](O o) { return whole(o.jobs.lost); }},
    Figure{"jobs.returned", AFFLUX_TR("Message", "Jobs returned"), jobs, lower,
           [](O o) { return whole(o.jobs.returned); }},
    Figure{"jobs.deadLettered", AFFLUX_TR("Message", "Jobs given up"), jobs, lower,
           [](O o) { return whole(o.jobs.deadLettered); }},
    Figure{"jobs.waiting", AFFLUX_TR("Message", "Jobs waiting at the end"), jobs, lower,
           [](O o) { return whole(o.jobs.waiting); }},
    Figure{"jobs.inFlight", AFFLUX_TR("Message", "Jobs in work at the end"), jobs, neither,
           [](O o) { return whole(o.jobs.inFlight); }},
    Figure{"jobs.dueBack", AFFLUX_TR("Message", "Jobs due back at the end"), jobs, lower,
           [](O o) { return whole(o.jobs.dueBack); }},

    Figure{"timeToStart.p50", AFFLUX_TR("Message", "Time to start, median"), seconds, lower,
           [](O o) { return Value(o.timeToStart.p50); }},
    Figure{"timeToStart.p90", AFFLUX_TR("Message", "Time to start, p90"), seconds, lower,
           [](O o) { return Value(o.timeToStart.p90); }},
    Figure{"timeToStart.p95", AFFLUX_TR("Message", "Time to start, p95"), seconds, lower,
           [](O o) { return Value(o.timeToStart.p95); }},
    Figure{"timeToStart.p99", AFFLUX_TR("Message", "Time to start, p99"), seconds, lower,
           [](O o) { return Value(o.timeToStart.p99); }},
    Figure{"timeToStart.max", AFFLUX_TR("Message", "Worst wait"), seconds, lower,
           [](O o) { return Value(o.timeToStart.max); }},
    Figure{"timeToStart.mean", AFFLUX_TR("Message", "Time to start, mean"), seconds, lower,
           [](O o) { return Value(o.timeToStart.mean); }},
    Figure{"timeToStart.withinObjective", AFFLUX_TR("Message", "Within the promise"), share, higher,
           [](O o) { return Value(o.timeToStart.withinObjective); }},
    Figure{"timeToStart.atObjective",
           AFFLUX_TR("Message", "Time to start at the promised percentile"), seconds, lower,
           [](O o) { return Value(o.timeToStart.atObjective); }},

    Figure{"oldestAge.peak", AFFLUX_TR("Message", "Oldest waiting job, peak"), seconds, lower,
           [](O o) { return Value(o.oldestAgePeak); }},
    Figure{"oldestAge.secondsAboveObjective", AFFLUX_TR("Message", "Oldest job beyond the promise"),
           seconds, lower, [](O o) { return Value(o.secondsAboveObjective); }},
    Figure{"depth.peak", AFFLUX_TR("Message", "Waiting jobs, peak"), jobs, lower,
           [](O o) { return whole(o.depthPeak); }},
    Figure{"depth.longestDrain", AFFLUX_TR("Message", "Longest time to work off a peak"), seconds,
           lower, [](O o) { return Value(o.longestDrain); }},

    Figure{"fleet.mean", AFFLUX_TR("Message", "Workers, mean"), workers, lower,
           [](O o) { return Value(o.fleet.mean); }},
    Figure{"fleet.peak", AFFLUX_TR("Message", "Workers, peak"), workers, lower,
           [](O o) { return whole(o.fleet.peak); }},
    Figure{"fleet.min", AFFLUX_TR("Message", "Workers, fewest"), workers, neither,
           [](O o) { return whole(o.fleet.min); }},
    Figure{"fleet.secondsAtMax", AFFLUX_TR("Message", "Time at the maximum"), seconds, lower,
           [](O o) { return Value(o.fleet.secondsAtMax); }},
    Figure{"fleet.secondsAtZero", AFFLUX_TR("Message", "Time without a worker"), seconds, neither,
           [](O o) { return Value(o.fleet.secondsAtZero); }},
    Figure{"utilisation", AFFLUX_TR("Message", "Utilisation"), share, neither,
           [](O o) { return Value(o.utilisation); }},

    Figure{"scaling.out", AFFLUX_TR("Message", "Scaled out"), times, neither,
           [](O o) { return whole(o.scaling.out); }},
    Figure{"scaling.in", AFFLUX_TR("Message", "Scaled in"), times, neither,
           [](O o) { return whole(o.scaling.in); }},
    Figure{"scaling.reversals", AFFLUX_TR("Message", "Reversals"), times, lower,
           [](O o) { return whole(o.scaling.reversals); }},
    Figure{"cost.workerSeconds", AFFLUX_TR("Message", "Worker time billed"), workerSeconds, lower,
           [](O o) { return Value(o.cost.workerSeconds); }},
    Figure{"cost.amount", AFFLUX_TR("Message", "Cost of the run"), money, lower,
           [](O o) { return Value(o.cost.amount); }},
    Figure{"cost.perMonth", AFFLUX_TR("Message", "Cost a month"), money, lower,
           [](O o) { return Value(o.cost.perMonth); }},
    Figure{"workThrownAway", AFFLUX_TR("Message", "Work thrown away"), seconds, lower,
           [](O o) { return Value(o.workThrownAway); }},
    Figure{"successfulStart.p50", AFFLUX_TR("Message", "Start of the run that succeeded, median"),
           seconds, lower, [](O o) { return Value(o.successfulStart.p50); }},
    Figure{"successfulStart.p90", AFFLUX_TR("Message", "Start of the run that succeeded, p90"),
           seconds, lower, [](O o) { return Value(o.successfulStart.p90); }},
    Figure{"successfulStart.p95", AFFLUX_TR("Message", "Start of the run that succeeded, p95"),
           seconds, lower, [](O o) { return Value(o.successfulStart.p95); }},
    Figure{"successfulStart.p99", AFFLUX_TR("Message", "Start of the run that succeeded, p99"),
           seconds, lower, [](O o) { return Value(o.successfulStart.p99); }},
    Figure{"successfulStart.max", AFFLUX_TR("Message", "Start of the run that succeeded, worst"),
           seconds, lower, [](O o) { return Value(o.successfulStart.max); }},
    Figure{"successfulStart.mean", AFFLUX_TR("Message", "Start of the run that succeeded, mean"),
           seconds, lower, [](O o) { return Value(o.successfulStart.mean); }},
    Figure{"successfulStart.withinObjective",
           AFFLUX_TR("Message", "Start of the run that succeeded, within the promise"), share,
           higher, [](O o) { return Value(o.successfulStart.withinObjective); }},
    Figure{"successfulStart.atObjective",
           AFFLUX_TR("Message", "Start of the run that succeeded, promised percentile"), seconds,
           lower, [](O o) { return Value(o.successfulStart.atObjective); }},
    Figure{"workersCrashed", AFFLUX_TR("Message", "Workers crashed"), times, lower,
           [](O o) { return whole(o.workersCrashed); }},
    Figure{"workersKilled", AFFLUX_TR("Message", "Workers killed in a drain"), times, lower,
           [](O o) { return whole(o.workersKilled); }},
    Figure{"asleepSince", AFFLUX_TR("Message", "Asleep since"), seconds, neither,
           [](O o) { return o.asleepSince; }},
};

} // namespace

std::span<const Figure> figures()
{
    return table;
}

std::optional<std::size_t> figureIndex(std::string_view key)
{
    const auto found = std::ranges::find(table, key, &Figure::key);
    if (found == table.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - table.begin());
}

} // namespace afflux
