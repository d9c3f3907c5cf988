// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_scenario.h"

#include "model/workload/random_stream.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux::test {

namespace {

/// Draws settings in multiples of one quantum, so that instants meet often.
class Dice
{
public:
    explicit Dice(std::uint64_t number)
        : random_(number, 0, "scenario")
    {
    }

    std::int64_t between(std::int64_t low, std::int64_t high)
    {
        return low +
               static_cast<std::int64_t>(random_.below(static_cast<std::uint64_t>(high - low + 1)));
    }
    int whole(int low, int high) { return static_cast<int>(between(low, high)); }
    bool chance(int percent) { return between(1, 100) <= percent; }
    template <typename T, std::size_t N>
    T oneOf(const std::array<T, N>& values)
    {
        return values[static_cast<std::size_t>(between(0, N - 1))];
    }

    void setClock(TimeGrid grid, Step quantum, bool coarse)
    {
        grid_ = grid;
        quantum_ = quantum;
        coarse_ = coarse;
    }
    /// Steps between @p low and @p high quanta.
    Step steps(int low, int high)
    {
        return coarse_ ? between(low, high) * quantum_ : between(low * quantum_, high * quantum_);
    }
    Seconds time(int low, int high) { return grid_.seconds(steps(low, high)); }

private:
    RandomStream random_;
    TimeGrid grid_;
    Step quantum_ = 1;
    bool coarse_ = true;
};

JobStream drawJobs(Dice& dice, TimeGrid grid)
{
    JobStream jobs;
    jobs.grid = grid;
    const int count = dice.chance(5)    ? dice.whole(0, 1)
                      : dice.chance(10) ? dice.whole(200, 500)
                                        : dice.whole(2, 80);
    const int gap = dice.oneOf(std::array{0, 1, 1, 2, 5, 15});
    const int longest = dice.oneOf(std::array{1, 4, 15, 40, 120});
    Step arrival = dice.steps(0, 5);
    for (int i = 0; i < count; ++i) {
        const bool lull = dice.chance(8);
        arrival += dice.chance(30) ? 0 : dice.steps(lull ? 5 : 0, lull ? 60 : gap);
        jobs.arrival.push_back(static_cast<std::uint32_t>(arrival));
        jobs.service.push_back(
            static_cast<std::uint32_t>(std::max<Step>(1, dice.steps(0, longest))));
    }
    if (dice.chance(40))
        for (int i = 0; i < count; ++i)
            jobs.jobClass.push_back(static_cast<std::uint8_t>(dice.whole(0, 3)));
    if (dice.chance(60)) // may well end before the last arrival
        jobs.horizon = dice.chance(70) ? arrival + dice.steps(0, 60) : dice.steps(0, 200);
    return jobs;
}

Workers drawWorkers(Dice& dice)
{
    Workers workers;
    workers.concurrency = dice.chance(60) ? 1 : dice.whole(2, 5);
    if (dice.chance(70))
        workers.startupDelay = dice.time(0, 15);
    if (dice.chance(20) && workers.startupDelay.count() > 0)
        workers.startupDelayP95 = workers.startupDelay * dice.whole(11, 37) / 10;
    if (dice.chance(30))
        workers.jobTimeout = dice.time(1, 20);
    if (dice.chance(40))
        workers.stopTimeout = dice.time(0, 15);
    if (dice.chance(40))
        workers.gracePeriod = dice.time(0, 15);
    workers.delivery = dice.oneOf(std::array{Delivery::atLeastOnce, Delivery::atMostOnce});
    if (dice.chance(50))
        workers.visibilityTimeout = dice.time(0, 30);
    if (dice.chance(60))
        workers.maxAttempts = dice.whole(1, 4);
    if (dice.chance(50))
        workers.initial = dice.whole(0, 8);
    workers.leavesFirst =
        dice.oneOf(std::array{LeavesFirst::firstToFinish, LeavesFirst::idle, LeavesFirst::newest,
                              LeavesFirst::oldest, LeavesFirst::random});
    workers.cost.perWorkerHour = dice.whole(0, 4) * 0.25;
    workers.cost.billedFrom = dice.oneOf(std::array{BilledFrom::request, BilledFrom::running});
    if (dice.chance(40))
        workers.cost.increment = dice.time(0, 30);
    workers.cost.fixedPerMonth = dice.whole(0, 3);
    return workers;
}

Signal drawSignal(Dice& dice)
{
    Signal signal;
    if (dice.chance(70))
        signal.metric = dice.oneOf(std::array{
            Metric::depth, Metric::depthAndInFlight, Metric::backlogPerWorker, Metric::oldestAge,
            Metric::inFlightPerWorker, Metric::arrivalRate, Metric::latencyP95, Metric::cpu});
    if (dice.chance(50))
        signal.interval = dice.time(1, 12);
    if (dice.chance(40))
        signal.delay = dice.time(0, 15);
    signal.missing = dice.oneOf(std::array{MissingData::hold, MissingData::zero,
                                           MissingData::breach, MissingData::noDecision});
    signal.workers = dice.oneOf(std::array{WorkerCount::running, WorkerCount::desired});
    signal.atZero = dice.oneOf(std::array{AtZero::plain, AtZero::wakeRule, AtZero::floor});
    signal.rounding = dice.oneOf(std::array{Rounding::up, Rounding::exact});
    signal.ageOf = dice.oneOf(std::array{AgeOf::waiting, AgeOf::unfinished});
    signal.cpuShare = dice.oneOf(std::array{5.0, 40.0, 100.0});
    if (dice.chance(40)) {
        signal.period = dice.time(0, 40);
        signal.statistic =
            dice.oneOf(std::array{Statistic::average, Statistic::maximum, Statistic::minimum});
    }
    return signal;
}

Rule drawRule(Dice& dice)
{
    switch (dice.whole(0, 4)) {
    case 0:
        return Fixed{dice.chance(70) ? std::optional(dice.whole(0, 8)) : std::nullopt};
    case 1:
    case 2:
        return TargetTracking{dice.whole(1, 40) / 4.0, dice.time(0, 20), dice.time(0, 40)};
    default:
        break;
    }
    const auto step = [&] {
        return ScalingStep{static_cast<double>(dice.oneOf(std::array{0, 25, 60, 100, 150})),
                           dice.whole(0, 4)};
    };
    const double target = dice.whole(0, 40) / 4.0;
    const double below = target * dice.whole(0, 100) / 100;
    return AgeThreshold{target, below, dice.time(0, 20), dice.time(0, 40), step(), step()};
}

Policy drawPolicy(Dice& dice)
{
    Policy policy;
    policy.rule = drawRule(dice);
    policy.limits.min = dice.chance(50) ? 0 : dice.whole(1, 4);
    policy.limits.max = policy.limits.min + dice.oneOf(std::array{0, 1, 3, 10, 40});
    policy.evaluationInterval = dice.time(1, 12);
    return policy;
}

Fault drawFault(Dice& dice)
{
    Fault fault;
    fault.kind = static_cast<FaultKind>(dice.between(0, 8));
    fault.from = dice.time(0, 120);
    fault.to = fault.from + (dice.chance(10) ? Seconds(0) : dice.time(0, 120));
    fault.reads = dice.oneOf(std::array{StoppedMetric::stale, StoppedMetric::missing});
    switch (fault.kind) {
    case FaultKind::stuckJobs:
    case FaultKind::scaleInDrill:
        fault.amount = dice.whole(fault.kind == FaultKind::stuckJobs ? 1 : 0, 4);
        break;
    case FaultKind::crashes: // some in the span, as often as not at one instant
        fault.amount = 3600 / std::max(1e-5, dice.time(1, 80).count());
        break;
    default:
        fault.amount = dice.oneOf(std::array{0.0, 0.3, 0.5, 1.0, 2.0, 3.7});
        break;
    }
    return fault;
}

Faults drawFaults(Dice& dice)
{
    Faults faults;
    if (dice.chance(50))
        for (int i = dice.whole(1, dice.chance(30) ? 6 : 2); i > 0; --i)
            faults.push_back(drawFault(dice));
    return faults;
}

// When Paris puts its clocks forward and back in 2026.
constexpr Instant toSummer =
    std::chrono::sys_days(std::chrono::year(2026) / 3 / 29) + std::chrono::hours(1);
constexpr Instant toWinter =
    std::chrono::sys_days(std::chrono::year(2026) / 10 / 25) + std::chrono::hours(1);

ZoneOffsets drawZone(Dice& dice)
{
    if (dice.chance(30))
        return {};
    using std::chrono::hours;
    return {"Europe/Paris", {{Instant{}, hours(1)}, {toSummer, hours(2)}, {toWinter, hours(1)}}};
}

ScheduleEntry drawEntry(Dice& dice, Instant origin)
{
    ScheduleEntry entry;
    if (dice.chance(60)) {
        const Seconds from = dice.time(0, 120);
        entry.when = Span{from, from + dice.time(0, 120)};
    } else {
        WeeklyWindow window;
        window.days = static_cast<std::uint8_t>(dice.whole(1, 127));
        window.zone = drawZone(dice);
        const auto timeOfDay = [](Seconds since) {
            return Seconds(std::fmod(since.count(), 86'400));
        };
        const Seconds start = origin.time_since_epoch() + window.zone.at(origin);
        window.from = timeOfDay(start + dice.time(0, 120));
        window.to = timeOfDay(window.from + dice.time(0, 120));
        entry.when = window;
    }
    if (dice.chance(30))
        entry.ahead = dice.time(0, 60);
    if (dice.chance(50))
        entry.min = dice.whole(0, 6);
    if (dice.chance(50))
        entry.max = dice.whole(0, 12);
    if (dice.chance(40))
        entry.reserve = dice.whole(0, 6);
    return entry;
}

Schedule drawSchedule(Dice& dice, Instant origin)
{
    Schedule schedule;
    if (dice.chance(35))
        for (int i = dice.whole(1, 3); i > 0; --i)
            schedule.push_back(drawEntry(dice, origin));
    return schedule;
}

} // namespace

RandomCase randomCase(std::uint64_t number)
{
    Dice dice(number);
    const TimeGrid grid(dice.oneOf(std::array<std::int64_t, 5>{1, 1, 10, 1'000, 100'000}));
    // Mostly parts of a second; now and then a minute, to meet the windows measured in minutes.
    const bool minutes = grid.stepsPerSecond() <= 1'000 && dice.chance(15);
    const Step part = grid.stepsPerSecond() / dice.oneOf(std::array{1, 2, 4});
    const Step quantum = minutes ? grid.stepsPerSecond() * 60 : std::max<Step>(1, part);
    dice.setClock(grid, quantum, dice.chance(70));

    RandomCase drawn;
    drawn.jobs = drawJobs(dice, grid);
    drawn.scenario.plan.workers = drawWorkers(dice);
    drawn.scenario.plan.signal = drawSignal(dice);
    drawn.scenario.plan.policy = drawPolicy(dice);
    // Histories begin shortly before a clock is changed, so that some windows see it.
    const Instant origin =
        (dice.chance(50) ? toSummer : toWinter) - toMicroseconds(Seconds(dice.whole(0, 400)));
    drawn.scenario.workload.arrivals = RecordedArrivals{origin, nullptr};
    drawn.scenario.plan.schedule = drawSchedule(dice, origin);
    drawn.scenario.faults = drawFaults(dice);
    drawn.scenario.objective.timeToStart = dice.time(0, 20);
    drawn.scenario.objective.percentile = dice.oneOf(std::array{50.0, 95.0, 99.9, 100.0});
    drawn.scenario.run.seed = number;
    drawn.scenario.run.drain = dice.time(0, 400);
    return drawn;
}

} // namespace afflux::test
