// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The fleet of one lane: a column of instants at which workers are free, ascending, among those of
// other lanes. What it means and why it is enough, fifo/sorted_fleet.h says.

#include "model/simulation/fifo/fleet_time.h"
#include "model/simulation/lanes/lane_kernels.h"
#include "model/simulation/timing.h"

#include <vector>

namespace afflux::lanes {

/// One lane's instants in a block of rows.
class Column
{
public:
    Column(std::uint32_t* first, std::size_t stride)
        : first_(first)
        , stride_(stride)
    {
    }
    [[nodiscard]] std::uint32_t& operator[](std::size_t row) const { return first_[row * stride_]; }

private:
    std::uint32_t* first_;
    std::size_t stride_;
};

class LaneFleet
{
public:
    LaneFleet(const Workers& workers, const Timing& timing, Step end, Column free);

    /// Adds @p count workers requested at @p now and running from @p ready on; there is room.
    void add(int count, Step now, Step ready);
    /// Of the newest workers, which would run from @p ready on, @p count leave now.
    void cancelStarting(int count, Step now, Step ready);
    /// Asks @p count running workers to leave, when none starts any more. False: a job would
    /// outlast the drain limit.
    [[nodiscard]] bool release(int count, Step now);

    /// Slots with a job at @p now, draining workers' included, while @p starting workers start.
    [[nodiscard]] std::int64_t busySlots(Step now, int starting);
    [[nodiscard]] std::size_t workers() const { return count_; }

    [[nodiscard]] fifo::FleetTime close(Step end);

private:
    [[nodiscard]] bool drain(std::uint32_t free, Step now);

    bool fromRequest_; ///< billing
    Step drainLimit_;
    Step end_;
    Column free_;
    std::size_t count_ = 0;

    struct Starting
    {
        Step ready;
        int count;
    };
    std::vector<Starting> starting_; ///< in order; those ready long ago are forgotten now and then

    fifo::Drains drains_;
    // Sums over workers: of all, and of those that ever ran.
    Step requested_ = 0;
    Step ready_ = 0;
    Step goneOfAll_ = 0;
    Step goneOfRun_ = 0;
};

} // namespace afflux::lanes
