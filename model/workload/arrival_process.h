// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When jobs arrive: drawn from a rate, counted in bins by a metric, or recorded one by one.

#include "model/core/time.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace afflux {

/// Independent arrivals at a constant rate, for a stated time.
struct PoissonArrivals
{
    double perSecond = 1;   ///< > 0
    Seconds duration{3600}; ///< > 0

    friend bool operator==(const PoissonArrivals&, const PoissonArrivals&) = default;
};

/// @p count jobs arrived in [start, start + width), seconds from the history's origin.
struct ArrivalBin
{
    Seconds start{0};
    Seconds width{0};
    double count = 0; ///< >= 0; may be fractional (rates), the fractions are carried to later bins

    friend bool operator==(const ArrivalBin&, const ArrivalBin&) = default;
};

/// Counts per bin. Bins the source did not report are absent: no jobs arrive there, and that is
/// said.
struct BinnedArrivals
{
    Instant origin{};    ///< time 0 of the simulation
    Seconds duration{0}; ///< the history's length; the run ends here
    std::shared_ptr<const std::vector<ArrivalBin>> bins;

    friend bool operator==(const BinnedArrivals& a, const BinnedArrivals& b)
    {
        return a.origin == b.origin && a.duration == b.duration &&
               (a.bins == b.bins || (a.bins && b.bins && *a.bins == *b.bins));
    }
};

/// One job as it was recorded, seconds from the origin.
struct RecordedJob
{
    double arrival = 0;
    double service = -1; ///< negative: not recorded, drawn from the service times instead
    std::uint8_t jobClass = 0;

    friend bool operator==(const RecordedJob&, const RecordedJob&) = default;
};

/// A job log or a bare job list. Ascending in arrival.
struct RecordedArrivals
{
    Instant origin{};
    std::shared_ptr<const std::vector<RecordedJob>> jobs;

    friend bool operator==(const RecordedArrivals& a, const RecordedArrivals& b)
    {
        return a.origin == b.origin &&
               (a.jobs == b.jobs || (a.jobs && b.jobs && *a.jobs == *b.jobs));
    }
};

using ArrivalProcess = std::variant<PoissonArrivals, BinnedArrivals, RecordedArrivals>;

} // namespace afflux
