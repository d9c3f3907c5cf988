// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/bands.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

template <typename T>
std::vector<float> everyNth(const std::vector<T>& column, std::size_t stride)
{
    std::vector<float> some;
    some.reserve(column.size() / stride + 1);
    for (std::size_t i = 0; i < column.size(); i += stride)
        some.push_back(static_cast<float>(column[i]));
    return some;
}

/// Nearest rank; exact in integers, since 0.025 x 40 is not 1 in doubles.
float ofSorted(const std::vector<float>& sorted, std::size_t perMille)
{
    const std::size_t rank = (sorted.size() * perMille + 999) / 1000;
    return sorted[std::max<std::size_t>(rank, 1) - 1];
}

Bands::Band bandOf(const std::vector<TickSample>& runs, std::size_t which, std::size_t points,
                   const std::stop_token& stop)
{
    Bands::Band band;
    std::vector<float> column(runs.size());
    for (std::size_t point = 0; point < points && !stop.stop_requested(); ++point) {
        for (std::size_t run = 0; run < runs.size(); ++run)
            column[run] = runs[run].values[which][point];
        std::ranges::sort(column);
        band.low.push_back(ofSorted(column, 25));
        band.median.push_back(ofSorted(column, 500));
        band.high.push_back(ofSorted(column, 975));
    }
    return band;
}

} // namespace

TickSample::TickSample(const Trace& trace, std::size_t stride)
    : values{everyNth(trace.oldestAge, stride), everyNth(trace.depth, stride),
             everyNth(trace.desired, stride), everyNth(trace.running, stride)}
{
    for (std::size_t i = 0; i < trace.size(); i += stride)
        time.push_back(trace.time[i]);
}

Bands bandsOf(const std::vector<TickSample>& runs, const std::stop_token& stop)
{
    Bands bands;
    if (runs.empty())
        return bands;
    const auto shortest =
        std::ranges::min_element(runs, {}, [](const TickSample& run) { return run.time.size(); });
    bands.time = shortest->time;
    bands.runs = static_cast<int>(runs.size());
    bands.oldestAge = bandOf(runs, 0, bands.time.size(), stop);
    bands.depth = bandOf(runs, 1, bands.time.size(), stop);
    bands.desired = bandOf(runs, 2, bands.time.size(), stop);
    bands.running = bandOf(runs, 3, bands.time.size(), stop);
    return stop.stop_requested() ? Bands{} : bands;
}

} // namespace afflux
