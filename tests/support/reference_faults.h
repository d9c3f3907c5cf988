// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The faults of a reference run: looked up one by one, each time anew.

#include "model/simulation/scenario.h"

#include <limits>
#include <optional>
#include <set>
#include <vector>

namespace afflux::test {

inline constexpr Step never = std::numeric_limits<Step>::max();

class ReferenceFaults
{
public:
    ReferenceFaults(const Scenario& scenario, TimeGrid grid)
        : faults_(scenario.faults)
        , grid_(grid)
        , seed_(scenario.run.seed)
        , stuck_(scenario.faults.size())
    {
    }

    [[nodiscard]] std::size_t size() const { return faults_.size(); }
    [[nodiscard]] FaultKind kind(std::size_t fault) const { return faults_[fault].kind; }
    [[nodiscard]] Step begin(std::size_t fault) const { return grid_.steps(faults_[fault].from); }
    [[nodiscard]] Step end(std::size_t fault) const { return grid_.steps(faults_[fault].to); }
    [[nodiscard]] bool inForce(std::size_t fault, Step now) const
    {
        return begin(fault) <= now && now < end(fault);
    }
    [[nodiscard]] bool any(FaultKind kind, Step now) const;
    /// Product of the amounts in force.
    [[nodiscard]] double factor(FaultKind kind, Step now) const;

    /// How long an attempt lasts that begins now, without timeouts.
    [[nodiscard]] Step duration(Step service, Step now) const;
    /// Whether the attempt of @p job that begins now is stuck. Remembers whom it has chosen.
    [[nodiscard]] bool sticks(std::size_t job, Step now);
    /// When the start of a worker requested now begins.
    [[nodiscard]] Step capacityFrom(Step now) const;
    [[nodiscard]] Step startup(Seconds drawn, Step begins) const;
    /// When a worker that runs since @p ready crashes; never if it does not.
    [[nodiscard]] Step crash(std::uint32_t worker, Step ready) const;
    /// What the drills leave; none: no drill is in force.
    [[nodiscard]] std::optional<int> drill(Step now) const;
    /// A missing point, a repeated one, or neither.
    [[nodiscard]] std::optional<StoppedMetric> stopped(Step now) const;

private:
    const Faults& faults_;
    TimeGrid grid_;
    std::uint64_t seed_;
    std::vector<std::set<std::size_t>> stuck_; ///< per fault, its jobs
};

} // namespace afflux::test
