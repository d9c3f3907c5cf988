// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/faults.h"

#include "model/workload/job_stream.h"
#include "model/workload/random_stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace afflux {

namespace {

constexpr std::size_t kinds = 9;

std::array<FaultInfo, kinds> makeInfos()
{
    const ParameterInfo none{};
    const auto factor = [](std::string_view label, double fallback) {
        return ParameterInfo{.key = "factor",
                             .label = label,
                             .help = {},
                             .unit = Unit::factor,
                             .minimum = 0,
                             .maximum = 1000,
                             .sliderFrom = 0.5,
                             .sliderTo = 10,
                             .scale = Scale::logarithmic,
                             .fallback = fallback};
    };
    return {{
        {"stuck-jobs",
         AFFLUX_TR("Message", "Stuck jobs"),
         AFFLUX_TR("Message", "Jobs that never end by themselves and hold their slots."),
         {.key = "jobs",
          .label = AFFLUX_TR("Message", "Jobs"),
          .help = {},
          .unit = Unit::jobSlots,
          .minimum = 1,
          .maximum = 1'000'000,
          .sliderFrom = 1,
          .sliderTo = 50,
          .fallback = 1.0}},
        {"metric-stops", AFFLUX_TR("Message", "Metric stops"),
         AFFLUX_TR("Message",
                   "Nothing is measured: the last point repeats, or points are missing."),
         none},
        {"slow-service", AFFLUX_TR("Message", "Slower jobs"),
         AFFLUX_TR("Message", "Jobs that begin here take longer, as when a dependency is slow."),
         factor(AFFLUX_TR("Message", "Times as long"), 2)},
        {"burst", AFFLUX_TR("Message", "Burst of traffic"),
         AFFLUX_TR("Message", "More jobs arrive than the history has."),
         factor(AFFLUX_TR("Message", "Times the arrivals"), 3)},
        {"slow-start", AFFLUX_TR("Message", "Slower start-up"),
         AFFLUX_TR("Message", "Workers take longer to start, as when an image is pulled anew."),
         factor(AFFLUX_TR("Message", "Times as long"), 3)},
        {"no-capacity", AFFLUX_TR("Message", "No new capacity"),
         AFFLUX_TR("Message", "A quota is reached or no spot instance is to be had: new workers "
                              "wait for capacity."),
         none},
        {"crashes",
         AFFLUX_TR("Message", "Workers crash"),
         AFFLUX_TR("Message", "Workers end without warning and are replaced; their jobs are "
                              "interrupted."),
         {.key = "perWorkerHour",
          .label = AFFLUX_TR("Message", "Crashes per worker and hour"),
          .help = {},
          .unit = Unit::none,
          .minimum = 0,
          .maximum = 3600,
          .sliderFrom = 0.01,
          .sliderTo = 10,
          .scale = Scale::logarithmic,
          .fallback = 1.0}},
        {"controller-restart", AFFLUX_TR("Message", "Controller restarts"),
         AFFLUX_TR("Message", "No decisions are made, and afterwards nothing is remembered."),
         none},
        {"scale-in-drill",
         AFFLUX_TR("Message", "Scale-in drill"),
         AFFLUX_TR("Message", "The fleet is cut to so many workers under load: what is lost?"),
         {.key = "workers",
          .label = AFFLUX_TR("Message", "Down to"),
          .help = {},
          .unit = Unit::workers,
          .minimum = 0,
          .maximum = 100'000,
          .sliderFrom = 0,
          .sliderTo = 20,
          .fallback = 2.0}},
    }};
}

Error problem(Message what, Message remedy)
{
    return {ErrorCode::badValue, {"", 0, 0, "faults"}, std::move(what), std::move(remedy)};
}

/// How often each job of a burst comes.
class Copies
{
public:
    Copies(const JobStream& jobs, std::span<const Fault> faults)
        : faults_(faults)
        , grid_(jobs.grid)
    {
    }

    /// The product of the bursts that cover @p arrival; 1 outside.
    [[nodiscard]] double at(Step arrival) const
    {
        double factor = 1;
        for (const Fault& fault : faults_)
            if (covers(fault, arrival))
                factor *= fault.amount;
        return factor;
    }
    /// Where the nearest burst over @p arrival ends.
    [[nodiscard]] Step end(Step arrival) const
    {
        Step end = stepLimit;
        for (const Fault& fault : faults_)
            if (covers(fault, arrival))
                end = std::min(end, grid_.steps(fault.to));
        return end;
    }
    [[nodiscard]] bool any() const
    {
        return std::ranges::any_of(faults_,
                                   [](const Fault& f) { return f.kind == FaultKind::burst; });
    }

private:
    [[nodiscard]] bool covers(const Fault& fault, Step arrival) const
    {
        return fault.kind == FaultKind::burst && arrival >= grid_.steps(fault.from) &&
               arrival < grid_.steps(fault.to);
    }
    std::span<const Fault> faults_;
    TimeGrid grid_;
};

/// The jobs of @p jobs taken in the order @p order of job numbers, at @p arrival.
JobStream gathered(const JobStream& jobs, const std::vector<std::uint32_t>& from,
                   const std::vector<std::uint32_t>& arrival)
{
    std::vector<std::uint32_t> order(from.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::uint32_t i) { return arrival[i]; });
    JobStream result;
    result.grid = jobs.grid;
    result.horizon = jobs.horizon;
    for (const std::uint32_t i : order) {
        result.arrival.push_back(arrival[i]);
        result.service.push_back(jobs.service[from[i]]);
        if (!jobs.jobClass.empty())
            result.jobClass.push_back(jobs.jobClass[from[i]]);
    }
    return result;
}

} // namespace

std::span<const FaultInfo> faultInfos()
{
    static const std::array<FaultInfo, kinds> infos = makeInfos();
    return infos;
}

const FaultInfo& infoOf(FaultKind kind)
{
    return faultInfos()[static_cast<std::size_t>(kind)];
}

const std::vector<Choice>& stoppedMetricChoices()
{
    static const std::vector<Choice> choices{
        {"stale", AFFLUX_TR("Message", "repeats its last point")},
        {"missing", AFFLUX_TR("Message", "sends no points")}};
    return choices;
}

std::vector<Error> check(const Faults& faults)
{
    std::vector<Error> errors;
    for (const Fault& fault : faults) {
        const ParameterInfo& amount = infoOf(fault.kind).amount;
        // Durations end at 30 years, as everywhere: no sum of them leaves the clock.
        if (!(fault.from.count() >= 0 && fault.from.count() <= 1e9 && fault.to.count() <= 1e9))
            errors.push_back(problem(
                message(AFFLUX_TR("Message", "a fault must begin at or after the start of the "
                                             "history and end some time")),
                message(AFFLUX_TR("Message", "Write times since the start, such as 2h."))));
        if (fault.to < fault.from)
            errors.push_back(
                problem(message(AFFLUX_TR("Message", "a fault ends (%1) before it begins (%2)"),
                                fault.to, fault.from),
                        message(AFFLUX_TR("Message", "Let it end after it begins."))));
        if (!amount.key.empty() &&
            !(fault.amount >= amount.minimum && fault.amount <= amount.maximum))
            errors.push_back(
                problem(message(AFFLUX_TR("Message", "%1 is outside %2 to %3 for the fault %4"),
                                fault.amount, amount.minimum, amount.maximum,
                                std::string(infoOf(fault.kind).word)),
                        message(AFFLUX_TR("Message", "Choose a value inside."))));
    }
    return errors;
}

JobStream applyBursts(const JobStream& jobs, std::span<const Fault> faults, std::uint64_t seed,
                      std::uint64_t replication)
{
    const Copies copies(jobs, faults);
    if (!copies.any())
        return jobs;
    RandomStream random(seed, replication, "burst");
    std::vector<std::uint32_t> from;
    std::vector<std::uint32_t> arrival;
    for (std::uint32_t job = 0; job < jobs.size(); ++job) {
        const Step at = jobs.arrival[job];
        const double factor = copies.at(at);
        // A job outside every burst draws nothing, so that moving a burst moves nothing else.
        const double count = factor == 1 ? 1 : std::floor(factor + random.uniform());
        const Step next = job + 1 < jobs.size() ? Step{jobs.arrival[job + 1]} : stepLimit;
        const Step room = std::max<Step>(1, std::min(next, copies.end(at)) - at);
        for (double copy = 0; copy < count; ++copy) {
            const Step later =
                copy == 0 ? 0 : static_cast<Step>(random.below(static_cast<std::uint64_t>(room)));
            from.push_back(job);
            arrival.push_back(static_cast<std::uint32_t>(std::min(at + later, stepLimit - 1)));
        }
    }
    return gathered(jobs, from, arrival);
}

Seconds timeToCrash(const Fault& crash, std::uint64_t seed, std::uint64_t replication,
                    std::size_t fault, std::uint32_t worker)
{
    RandomStream random(seed, replication, "faults",
                        static_cast<std::uint64_t>(fault) << 32U | worker);
    return Seconds(random.exponential() * 3600 / crash.amount);
}

} // namespace afflux
