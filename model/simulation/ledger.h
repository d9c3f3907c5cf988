// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The books of a run: integrals over time, peaks, counts, and the figures made from them at the
// end.

#include "model/simulation/fingerprint.h"
#include "model/simulation/outcome.h"
#include "model/simulation/timing.h"
#include "model/simulation/wait_figures.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace afflux {

/// Kept cheap where events are many: the queue is looked at once an instant and costs nothing while
/// it stays empty; the fleet only when a decision or a start-up can have changed it.
class Ledger
{
public:
    /// @p max: where "at max" begins; none: a fixed fleet, which never is.
    Ledger(const Timing& timing, std::optional<int> max);

    /// The fleet is so from @p now on.
    void fleet(Step now, int running, int desired);
    /// The queue is so from @p now on; @p oldestArrival only matters while depth > 0.
    void queue(Step now, std::int64_t depth, Step oldestArrival)
    {
        if (depth > 0 || depth_ > 0)
            noteQueue(now, depth, oldestArrival);
    }
    /// A decision changed desired to @p desired.
    void scaled(bool out, Step now, int desired);
    /// "At max" begins at @p max from the last fleet() on.
    void limitIs(int max)
    {
        if (max_)
            max_ = max;
    }

    /// Closes the books at @p end. Job counts, waits, utilisation, billing and the fingerprint's
    /// jobs are the caller's.
    [[nodiscard]] Outcome close(Step end, TimeGrid grid, std::uint64_t jobsFingerprint);

private:
    void noteQueue(Step now, std::int64_t depth, Step oldestArrival);
    void seeAge(Step oldestAge);
    void followEpisode(Step now, std::int64_t depth);
    void watchSleep(Step now);

    Step promise_;
    Step reversal_;
    std::optional<int> max_;

    int running_ = 0;
    int desired_ = 0;
    Step fleetSince_ = 0;
    bool begun_ = false;
    std::int64_t runningTime_ = 0; ///< worker steps
    Step atMax_ = 0;
    Step atZero_ = 0;
    int runningPeak_ = 0;
    int runningMin_ = 0;

    std::int64_t depth_ = 0;
    Step oldestArrival_ = 0;
    Step queueSince_ = 0;
    Step abovePromise_ = 0;
    Step agePeak_ = 0;
    std::int64_t depthPeak_ = 0;

    // The stretch between two empty queues.
    std::int64_t episodePeak_ = 0;
    Step episodePeakAt_ = 0;
    bool episodeLate_ = false;
    struct Emptied
    {
        Step peakAt;
        std::int64_t depth;
        Step at;
    };
    std::vector<Emptied> drains_; ///< of stretches that broke the promise

    std::optional<Step> asleepSince_;
    ScalingFigures scaling_;
    std::optional<bool> lastOut_;
    Step lastScaled_ = 0;
    Fingerprint fingerprint_;
};

} // namespace afflux
