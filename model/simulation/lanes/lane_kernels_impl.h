// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The loops over a type of vector, included by each instruction set's translation unit only; as in
// fifo/kernels_impl.h nothing made from these templates can be linked into another's place.

#include "model/simulation/lanes/lane_kernels.h"

#include <utility>

namespace afflux::lanes {

/// The controllers, in registers while jobs are served.
template <typename V>
struct Controllers
{
    using Vec = typename V::Vec;
    using Mask = typename V::Mask;

    const LaneJobs& jobs;
    LaneStates& states;
    Vec limit;

    Controllers(const LaneJobs& all, LaneStates& of)
        : jobs(all)
        , states(of)
        , limit(V::load(of.limit.data()))
    {
    }

    /// Lanes in @p ticking come to their tick before they can start @p job. Those at whose tick
    /// nothing happens pass it; the others are returned.
    std::uint32_t pass(Mask ticking, std::size_t job, Vec arrival)
    {
        const Vec tick = V::load(states.tick.data());
        const Vec first = V::all(static_cast<std::uint32_t>(job));
        // All jobs before this one have arrived: they have started.
        const Vec depth = V::sub(V::lookUp(jobs.arrivedBy, tick), first);
        const Vec age = V::where(V::above(depth, V::all(0)), V::sub(limit, arrival), V::all(0));
        const Vec signal = V::pick(V::load(states.ofAge.data()), age, depth);
        const Mask acts = V::either(V::either(V::above(V::load(states.low.data()), signal),
                                              V::above(signal, V::load(states.high.data()))),
                                    V::notAbove(V::load(states.until.data()), limit));
        const Mask passes = V::without(ticking, acts);
        limit = V::addWhere(passes, limit, V::all(jobs.interval));
        V::store(states.limit.data(), limit);
        V::store(states.tick.data(), V::addWhere(passes, tick, V::all(1)));
        return V::bits(V::without(ticking, passes));
    }
};

/// One worker takes the job in each lane and is free again at @p free: the first leaves its place,
/// and every one that is free before moves up,
///     a'[i] = min(a[i + 1], max(a[i], free))
/// As many rows as there are registers for.
template <typename V, std::size_t rows>
LaneStop serveInRegisters(std::uint32_t* free, std::size_t, const LaneJobs& jobs, std::size_t from,
                          std::size_t to, LaneStates& states, std::uint32_t* start)
{
    using Vec = typename V::Vec;
    Vec slots[rows];
    for (std::size_t i = 0; i < rows; ++i)
        slots[i] = V::load(free + i * V::lanes);
    const Vec none = V::all(noInstant);
    Controllers<V> controllers(jobs, states);
    std::uint32_t due = 0;
    for (; from < to; ++from) {
        const Vec arrival = V::all(jobs.arrival[from]);
        const Vec begin = V::max(slots[0], arrival);
        for (auto late = V::above(begin, controllers.limit); V::any(late) && due == 0;
             late = V::above(begin, controllers.limit))
            due = controllers.pass(late, from, arrival);
        if (due != 0)
            break;
        V::store(start, begin);
        start += V::lanes;
        const Vec end = V::add(begin, V::all(jobs.service[from]));
        for (std::size_t i = 0; i < rows; ++i)
            slots[i] = V::min(i + 1 < rows ? slots[i + 1] : none, V::max(slots[i], end));
    }
    for (std::size_t i = 0; i < rows; ++i)
        V::store(free + i * V::lanes, slots[i]);
    return {from, due};
}

/// The same over any multiple of four rows, from memory and back, for one job.
template <typename V>
void takeOne(std::uint32_t* row, std::size_t rows, typename V::Vec end)
{
    using Vec = typename V::Vec;
    Vec slot = V::load(row);
    const auto moveUp = [&](Vec next) {
        V::store(row, V::min(next, V::max(slot, end)));
        row += V::lanes;
        slot = next;
    };
    for (std::size_t i = 4; i < rows; i += 4) {
        moveUp(V::load(row + V::lanes));
        moveUp(V::load(row + V::lanes));
        moveUp(V::load(row + V::lanes));
        moveUp(V::load(row + V::lanes));
    }
    moveUp(V::load(row + V::lanes));
    moveUp(V::load(row + V::lanes));
    moveUp(V::load(row + V::lanes));
    moveUp(V::all(noInstant));
}

/// For two jobs in a row in one pass, which halves the loads and stores. @p first is row 0 as the
/// earlier job leaves it.
template <typename V>
void takeTwo(std::uint32_t* row, std::size_t rows, typename V::Vec first, typename V::Vec end,
             typename V::Vec secondEnd)
{
    using Vec = typename V::Vec;
    Vec slot = V::load(row + V::lanes);
    Vec before = first;
    const auto moveUp = [&](Vec next) {
        const Vec between = V::min(next, V::max(slot, end));
        V::store(row, V::min(between, V::max(before, secondEnd)));
        row += V::lanes;
        slot = next;
        before = between;
    };
    for (std::size_t i = 4; i < rows; i += 4) {
        moveUp(V::load(row + 2 * V::lanes));
        moveUp(V::load(row + 2 * V::lanes));
        moveUp(V::load(row + 2 * V::lanes));
        moveUp(V::load(row + 2 * V::lanes));
    }
    const Vec none = V::all(noInstant);
    moveUp(V::load(row + 2 * V::lanes));
    moveUp(V::load(row + 2 * V::lanes));
    moveUp(none);
    V::store(row, V::min(none, V::max(before, secondEnd)));
}

template <typename V>
LaneStop serveInMemory(std::uint32_t* free, std::size_t rows, const LaneJobs& jobs,
                       std::size_t from, std::size_t to, LaneStates& states, std::uint32_t* start)
{
    using Vec = typename V::Vec;
    Controllers<V> controllers(jobs, states);
    while (from < to) {
        const Vec slot = V::load(free);
        const Vec arrival = V::all(jobs.arrival[from]);
        const Vec begin = V::max(slot, arrival);
        for (auto late = V::above(begin, controllers.limit); V::any(late);
             late = V::above(begin, controllers.limit))
            if (const std::uint32_t due = controllers.pass(late, from, arrival); due != 0)
                return {from, due};
        V::store(start, begin);
        start += V::lanes;
        const Vec end = V::add(begin, V::all(jobs.service[from]));
        if (++from < to) {
            const Vec first = V::min(V::load(free + V::lanes), V::max(slot, end));
            const Vec second = V::max(first, V::all(jobs.arrival[from]));
            if (!V::any(V::above(second, controllers.limit))) {
                V::store(start, second);
                start += V::lanes;
                takeTwo<V>(free, rows, first, end, V::add(second, V::all(jobs.service[from])));
                ++from;
                continue;
            }
        }
        takeOne<V>(free, rows, end);
    }
    return {from, 0};
}

template <typename V, std::size_t... quarter>
LaneKernels::Serve serveOf(std::size_t rows, std::index_sequence<quarter...>)
{
    static constexpr LaneKernels::Serve some[] = {serveInRegisters<V, 4 * (quarter + 1)>...};
    return rows <= 4 * sizeof...(quarter) ? some[rows / 4 - 1] : serveInMemory<V>;
}

/// The loop for @p rows, a multiple of four.
template <typename V>
LaneKernels::Serve serve(std::size_t rows)
{
    return serveOf<V>(rows, std::make_index_sequence<V::inRegisters / 4>{});
}

template <typename V>
void spread(const std::uint32_t* start, std::size_t count, std::uint32_t* const* lanes)
{
    for (std::size_t job = 0; job < count; job += V::lanes)
        V::transpose(start + job * V::lanes, lanes, job);
}

} // namespace afflux::lanes
