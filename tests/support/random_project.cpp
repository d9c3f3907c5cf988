// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_project.h"

#include "model/import/zone.h"

#include <algorithm>
#include <cmath>

namespace afflux::test {

namespace {

constexpr std::array<const char*, 5> words{"interactive", "päivä työ", "a'b\"c;--", "批量",
                                           "%1 %n"};

std::string randomName(Dice& dice)
{
    return std::string(words[dice.below(words.size())]) + ' ' +
           std::to_string(dice.below(1'000'000));
}

Instant randomInstant(Dice& dice)
{
    return Instant(std::chrono::microseconds(static_cast<std::int64_t>(dice.between(-1e15, 4e15))));
}

template <typename T>
std::optional<T> maybe(Dice& dice, T value)
{
    return dice.coin() ? std::optional<T>(value) : std::nullopt;
}

MetricSeries randomSeries(Dice& dice)
{
    MetricSeries series;
    series.name = randomName(dice);
    series.role = dice.coin() ? Role::arrivals : Role::oldestAge;
    series.kind = dice.coin() ? SeriesKind::count : SeriesKind::counter;
    series.unit = dice.coin() ? "Count" : "";
    Instant time = randomInstant(dice);
    for (std::size_t i = dice.below(50); i > 0; --i) {
        time += std::chrono::microseconds(1 + dice.below(60'000'000));
        series.samples.push_back({time, dice.between(-10, 1e9)});
    }
    describeSpacing(series);
    return series;
}

std::vector<JobRecord> randomJobs(Dice& dice)
{
    std::vector<JobRecord> jobs(dice.below(30));
    Instant time = randomInstant(dice);
    for (JobRecord& job : jobs) {
        time += std::chrono::microseconds(dice.below(1'000'000));
        job = {time,
               maybe(dice, time + std::chrono::seconds(1)),
               maybe(dice, time + std::chrono::seconds(2)),
               maybe(dice, Seconds(dice.between(0, 10))),
               dice.coin() ? "" : "urgent",
               dice.coin() ? "" : randomName(dice)};
    }
    return jobs;
}

ArrivalProcess randomArrivals(Dice& dice)
{
    const std::size_t count = dice.below(40);
    switch (dice.below(3)) {
    case 0:
        return PoissonArrivals{dice.between(0.001, 100), Seconds(dice.between(1, 1e6))};
    case 1: {
        std::vector<ArrivalBin> bins;
        for (std::size_t i = 0; i < count; ++i)
            bins.push_back(
                {Seconds(60.0 * static_cast<double>(i)), Seconds(60), dice.between(0, 1e4)});
        return BinnedArrivals{randomInstant(dice), Seconds(3600),
                              std::make_shared<const std::vector<ArrivalBin>>(std::move(bins))};
    }
    default: {
        std::vector<RecordedJob> jobs;
        for (std::size_t i = 0; i < count; ++i)
            jobs.push_back({static_cast<double>(i) + dice.between(0, 1),
                            dice.coin() ? -1 : dice.between(0, 9),
                            static_cast<std::uint8_t>(dice.below(3))});
        return RecordedArrivals{randomInstant(dice),
                                std::make_shared<const std::vector<RecordedJob>>(std::move(jobs))};
    }
    }
}

ServiceTimes randomService(Dice& dice)
{
    const Seconds mean(dice.between(0.01, 100));
    switch (dice.below(5)) {
    case 0:
        return ConstantService{mean};
    case 1:
        return ExponentialService{mean};
    case 2:
        return LogNormalService{mean, mean * dice.between(1.1, 3.5)};
    case 3:
        return BimodalService{mean, mean * dice.between(1, 50), dice.between(0, 1)};
    default:
        return EmpiricalService{std::make_shared<const std::vector<double>>(
            std::vector{dice.between(0, 1), dice.between(0, 10), dice.between(0, 100)})};
    }
}

/// Sets some of the parameters for which @p wanted holds.
template <typename Wanted>
void setSome(Dice& dice, Scenario& scenario, Wanted wanted)
{
    const ParameterTable<Scenario> rules = scenarioParameters(scenario);
    if (const auto* rule = findParameter(rules, "policy.rule"); rule && wanted(rule->info.key))
        rule->set(scenario, randomValue(dice, rule->info));
    for (const Parameter<Scenario>& row : scenarioParameters(scenario))
        if (row.info.key != "policy.rule" && wanted(row.info.key) && dice.coin())
            row.set(scenario, randomValue(dice, row.info));
}

} // namespace

Value randomValue(Dice& dice, const ParameterInfo& info)
{
    if (info.optional && dice.coin())
        return {};
    if (!info.choices.empty())
        return std::string(info.choices[dice.below(info.choices.size())].word);
    if (info.unit == Unit::flag)
        return dice.coin();
    if (info.unit == Unit::text)
        return std::string(dice.coin() ? "GBP" : "EUR");
    const double number = dice.between(info.minimum, std::min(info.maximum, info.minimum + 1000));
    return isWhole(info.unit) ? std::ceil(number) : number;
}

Plan randomPlan(Dice& dice)
{
    Scenario scenario;
    setSome(dice, scenario, isPlanKey);
    scenario.plan.name = randomName(dice);
    scenario.plan.schedule = randomSchedule(dice);
    return scenario.plan;
}

Faults randomFaults(Dice& dice)
{
    Faults faults(dice.below(4));
    for (Fault& fault : faults) {
        fault.kind = static_cast<FaultKind>(dice.below(faultInfos().size()));
        fault.from = Seconds(dice.between(0, 1e5));
        fault.to = fault.from + Seconds(dice.between(0, 1e4));
        const ParameterInfo& amount = infoOf(fault.kind).amount;
        if (!amount.key.empty())
            fault.amount = std::get<double>(randomValue(dice, amount));
        fault.reads = dice.coin() ? StoppedMetric::stale : StoppedMetric::missing;
    }
    return faults;
}

Schedule randomSchedule(Dice& dice)
{
    static const std::vector<ZoneOffsets> zones{ZoneOffsets{}, *zoneOffsets("Europe/Paris"),
                                                *zoneOffsets("UTC-03:30")};
    Schedule schedule(dice.below(4));
    for (ScheduleEntry& entry : schedule) {
        const Seconds from(dice.between(0, 86'400));
        if (dice.coin())
            entry.when =
                WeeklyWindow{static_cast<std::uint8_t>(1 + dice.below(127)), from,
                             Seconds(dice.between(0, 86'400)), zones[dice.below(zones.size())]};
        else
            entry.when = Span{from, from + Seconds(dice.between(0, 1e5))};
        entry.ahead = Seconds(dice.between(0, mostAhead.count()));
        entry.min = maybe(dice, static_cast<int>(dice.below(50)));
        entry.max = maybe(dice, 50 + static_cast<int>(dice.below(50)));
        entry.reserve = maybe(dice, static_cast<int>(dice.below(9)));
    }
    return schedule;
}

Workload randomWorkload(Dice& dice)
{
    const ClassMix classes{dice.between(0, 10), dice.between(0, 10), dice.between(0, 100), 0};
    return {randomArrivals(dice), randomService(dice), dice.coin() ? classes : ClassMix{},
            dice.between(0.5, 2), dice.between(0.5, 2)};
}

History randomHistory(Dice& dice)
{
    History history;
    history.source = randomName(dice) + ".csv";
    history.zone = dice.coin() ? "Europe/London" : "";
    for (std::size_t i = dice.below(4); i > 0; --i)
        history.series.push_back(randomSeries(dice));
    history.jobs = randomJobs(dice);
    return history;
}

Queue randomQueue(Dice& dice)
{
    Scenario scenario;
    setSome(dice, scenario, [](std::string_view key) { return !isPlanKey(key); });
    Queue queue;
    queue.name = randomName(dice);
    queue.objective = scenario.objective;
    queue.run = scenario.run;
    queue.workload = randomWorkload(dice);
    queue.faults = randomFaults(dice);
    if (dice.coin())
        queue.history = std::make_shared<const History>(randomHistory(dice));
    for (std::size_t i = dice.below(5); i > 0; --i)
        queue.plans.push_back(randomPlan(dice));
    queue.baseline = dice.below(queue.plans.size());
    if (dice.coin())
        queue.exportSettings = {{"export.namespace", "jobs"}, {"export.name", randomName(dice)}};
    return queue;
}

Project randomProject(Dice& dice)
{
    Project project;
    project.zone = dice.coin() ? "Europe/Paris" : "";
    for (std::size_t i = dice.below(5); i > 0; --i)
        project.queues.push_back(randomQueue(dice));
    return project;
}

} // namespace afflux::test
