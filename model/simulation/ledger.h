// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The books of a run: integrals over time, peaks, counts, and the figures made from them at the end.

#include "model/simulation/outcome.h"
#include "model/simulation/timing.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace afflux {

/// What holds from one instant to the next.
struct Level
{
    int running = 0;
    int desired = 0;
    int alive = 0;               ///< starting + running
    std::int64_t busySlots = 0;
    std::int64_t slots = 0;      ///< of running and draining workers
    std::int64_t depth = 0;
    Step oldestArrival = never;  ///< of the oldest waiting job
};

/// FNV-1a over whole words: cheap, and the same everywhere.
class Fingerprint
{
public:
    void add(std::uint64_t word) { value_ = (value_ ^ word) * 0x100000001b3U; }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

class Ledger
{
public:
    Ledger(const Timing& timing, std::optional<int> max);

    /// Accounts for the time since the last call at the last level, then notes the new one.
    void advance(Step now, const Level& level);
    /// A decision changed desired.
    void scaled(bool out, Step now);
    void fingerprint(std::uint64_t word) { fingerprint_.add(word); }

    /// Closes the books at @p end. Job counts, waits and billing are the caller's.
    [[nodiscard]] Outcome close(Step end, TimeGrid grid);

private:
    void integrate(Step now);
    void seeAge(Step oldestAge);
    void followEpisode(Step now, const Level& level);

    Step promise_;
    Step reversal_;
    std::optional<int> max_; ///< none: a fixed fleet is never "at max"
    Level level_;
    Step last_ = 0;
    bool begun_ = false;

    double runningTime_ = 0;
    double busyTime_ = 0;
    double slotTime_ = 0;
    Step atMax_ = 0;
    Step atZero_ = 0;
    Step abovePromise_ = 0;
    Step agePeak_ = 0;
    std::int64_t depthPeak_ = 0;
    int runningPeak_ = 0;
    int runningMin_ = 0;

    // The stretch between two empty queues.
    std::int64_t episodePeak_ = 0;
    Step episodePeakAt_ = 0;
    bool episodeLate_ = false;
    Step longestDrain_ = 0;

    std::optional<Step> asleepSince_;
    ScalingFigures scaling_;
    std::optional<bool> lastOut_;
    Step lastScaled_ = 0;
    Fingerprint fingerprint_;
};

/// Percentiles, mean and share within @p promise. @p waits is reordered.
[[nodiscard]] TimeToStart summariseWaits(std::vector<std::uint32_t>& waits, Step promise,
                                         double percentile, TimeGrid grid);

/// Money for @p workerSeconds over a run of @p duration seconds.
[[nodiscard]] CostFigures costOf(double workerSeconds, double duration, const Cost& cost);

} // namespace afflux
