// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Independent replications: the same scenario over other draws of chance, on several threads, and
// what can be said of the figures then. Replication i takes its random streams from seed + i, so
// the answer has the same bits however many threads there are.

#include "model/simulation/bands.h"
#include "model/simulation/simulator.h"
#include "model/simulation/statistics.h"

#include <functional>
#include <string_view>

namespace afflux {

struct ReplicationOptions
{
    int replications = 1; ///< >= 1
    int threads = 0;      ///< at most so many; 0: as many as the machine has
    double level = 0.95;  ///< of confidence intervals, 0 < level < 1
    int bandPoints = 0;   ///< bands have at most so many points; 0: no bands
};

/// What charts draw.
inline constexpr int usualBandPoints = 600;

/// One figure over all runs.
struct FigureSummary
{
    std::int64_t runs = 0; ///< those that have the figure
    double mean = 0;
    double standardDeviation = 0; ///< from run to run
    /// Of the mean; none with one run, or when nothing is random.
    std::optional<Interval> interval;

    friend bool operator==(const FigureSummary&, const FigureSummary&) = default;
};

struct Replications
{
    std::vector<Outcome> outcomes; ///< of replication 0, 1, 2 ...
    double level = 0.95;
    /// Nothing in the scenario is random (recorded arrivals and services, no random fault): every
    /// run would be the same, so one was made, and there is no interval to speak of.
    bool deterministic = false;
    std::vector<FigureSummary> figures; ///< in the order of figures()
    Bands bands;                        ///< empty unless asked for

    [[nodiscard]] int count() const { return static_cast<int>(outcomes.size()); }
    /// Of the figure with this key, which there must be.
    [[nodiscard]] const FigureSummary& figure(std::string_view key) const;
    /// All values of one figure, index as in figures().
    [[nodiscard]] RunningStatistics valuesOf(std::size_t figure) const;
};

/// Whether runs of the scenario differ at all by their draws.
[[nodiscard]] bool isRandom(const Scenario& scenario);

/// Called with the number of runs done so far, ascending, from the threads that run, one at a time.
using ReplicationProgress = std::function<void(int done)>;

/// Runs replications in portions, so that a first answer need not wait for the last run.
class ReplicationRuns
{
public:
    /// The scenario must pass check().
    ReplicationRuns(Scenario scenario, const ReplicationOptions& options);

    /// Takes replication 0 as run elsewhere: with a trace, and over drawJobs(scenario, 0).
    void adoptFirst(const SimulationResult& first);

    /// Runs what is missing to @p count runs, or to the one there is when nothing is random.
    /// Error::interrupted when @p stop is requested; what earlier calls did is kept.
    [[nodiscard]] Result<void> runTo(int count, const std::stop_token& stop,
                                     const ReplicationProgress& progress = {});
    /// Of the runs made so far. Half done (without bands) when @p stop is requested.
    [[nodiscard]] Replications summary(const std::stop_token& stop = {}) const;

private:
    struct Done
    {
        Outcome outcome;
        TickSample ticks;
    };
    [[nodiscard]] Result<Done> runOne(int replication, const std::stop_token& stop) const;

    Scenario scenario_;
    ReplicationOptions options_;
    bool random_;
    std::size_t stride_;
    std::vector<Outcome> outcomes_;
    std::vector<TickSample> ticks_; ///< of the first mostBandRuns
};

/// check(), then options.replications runs and their summary.
[[nodiscard]] Result<Replications> replicate(const Scenario& scenario,
                                             const ReplicationOptions& options,
                                             const std::stop_token& stop = {},
                                             const ReplicationProgress& progress = {});

} // namespace afflux
