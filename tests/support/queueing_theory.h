// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Closed forms the simulator is held against. Offered load a = arrival rate x mean service time.

#include <cstddef>
#include <span>

namespace afflux::test {

/// Probability that an arriving job waits, c servers, Poisson arrivals, exponential service, a < c.
/// A. K. Erlang, "Solution of some problems in the theory of probabilities" (1917); by the
/// recursion of Erlang B, which does not overflow.
[[nodiscard]] inline double erlangC(int servers, double offeredLoad)
{
    double blocking = 1; // Erlang B for 0 servers
    for (int c = 1; c <= servers; ++c)
        blocking = offeredLoad * blocking / (c + offeredLoad * blocking);
    const double load = offeredLoad / servers;
    return blocking / (1 - load * (1 - blocking));
}

/// Mean wait of M/M/c, in units of the mean service time.
[[nodiscard]] inline double meanWaitMMc(int servers, double load)
{
    return erlangC(servers, servers * load) / (servers * (1 - load));
}

/// Mean wait of M/G/1 in units of the mean service time; @p squaredVariation is variance / mean^2.
/// Pollaczek (1930), Khinchine (1932).
[[nodiscard]] inline double meanWaitMG1(double load, double squaredVariation)
{
    return load * (1 + squaredVariation) / (2 * (1 - load));
}

/// Mean wait of class @p k in a non-preemptive M/M/1 queue with priorities, in units of the mean
/// service time; @p loads by class, the most urgent first. Cobham, "Priority assignment in waiting
/// line problems", Operations Research 2 (1954).
[[nodiscard]] inline double meanWaitPriorityMM1(std::span<const double> loads, std::size_t k)
{
    double all = 0; // the mean residual service an arriving job finds, of exponential service
    double before = 0;
    for (std::size_t i = 0; i < loads.size(); ++i) {
        all += loads[i];
        before += i < k ? loads[i] : 0;
    }
    return all / ((1 - before) * (1 - before - loads[k]));
}

/// Mean wait of M/D/1, in units of the service time.
[[nodiscard]] inline double meanWaitMD1(double load)
{
    return meanWaitMG1(load, 0);
}

} // namespace afflux::test
