// SPDX-License-Identifier: GPL-3.0-or-later

// The first-in-first-out engine against the event engine, in every figure, tick, start and bit,
// over random scenarios of what it knows, with every instruction set of this machine.
// AFFLUX_RANDOM_SCENARIOS=100000 runs more; AFFLUX_RANDOM_FIRST starts elsewhere.

#include "model/simulation/event_engine.h"
#include "model/simulation/fifo/fifo_engine.h"
#include "model/workload/random_stream.h"
#include "tests/support/case_files.h"
#include "tests/support/compare_results.h"
#include "tests/support/random_scenario.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace afflux;
using namespace afflux::test;

namespace {

/// What the engine knows of a random case: no faults, schedules, classes, and nothing that ends a
/// job early.
RandomCase plainCase(std::uint64_t number)
{
    RandomCase drawn = randomCase(number);
    RandomStream dice(number, 0, "plain");
    Plan& plan = drawn.scenario.plan;
    drawn.jobs.jobClass.clear();
    drawn.scenario.faults.clear();
    plan.schedule.clear();
    plan.workers.startupDelayP95.reset();
    plan.workers.jobTimeout.reset();
    plan.signal.period.reset();
    plan.signal.ageOf = AgeOf::waiting;
    const Metric metric = metricOf(plan);
    if (metric == Metric::latencyP95 || metric == Metric::cpu)
        plan.signal.metric = Metric::depthAndInFlight;
    if (dice.below(8) != 0) {
        plan.workers.stopTimeout.reset();
        plan.workers.gracePeriod.reset();
    }
    if (dice.below(2) != 0) { // workers that need not be told apart
        plan.workers.concurrency = 1;
        plan.workers.leavesFirst = LeavesFirst::firstToFinish;
        plan.workers.cost.increment = Seconds(0);
    }
    return drawn;
}

/// A day of one job after the other on many workers, so that the fleet outgrows every register.
RandomCase largeCase(std::uint64_t number)
{
    RandomCase drawn = plainCase(number);
    RandomStream dice(number, 0, "large");
    drawn.jobs = JobStream();
    drawn.jobs.grid = TimeGrid(1000);
    std::uint32_t arrival = 0;
    const std::uint64_t crowd = 1 + dice.below(40);
    for (int job = 0; job < 6000; ++job) {
        arrival += static_cast<std::uint32_t>(dice.below(2000) / crowd);
        drawn.jobs.arrival.push_back(arrival);
        drawn.jobs.service.push_back(1 + static_cast<std::uint32_t>(dice.below(60'000)));
    }
    drawn.jobs.horizon = arrival + 1000;
    Plan& plan = drawn.scenario.plan;
    plan.workers.startupDelay = Seconds(static_cast<double>(dice.below(30)));
    plan.workers.initial.reset();
    plan.policy.limits = {static_cast<int>(dice.below(300)), 3000};
    plan.policy.evaluationInterval = Seconds(2);
    plan.signal.interval.reset();
    plan.signal.delay = Seconds(0);
    if (dice.below(2) != 0)
        plan.policy.rule = TargetTracking{.target = 0.5 + static_cast<double>(dice.below(8)),
                                          .scaleOutCooldown = Seconds(4),
                                          .scaleInCooldown = Seconds(10)};
    return drawn;
}

/// No signal equals no signal here: most events have none.
bool sameEvent(Event one, Event other)
{
    if (std::isnan(one.reason.signal) && std::isnan(other.reason.signal))
        one.reason.signal = other.reason.signal = 0;
    return one == other;
}

/// Empty when the engine refuses the case or agrees with the event engine.
std::string complaint(const RandomCase& tried, SimulationOptions options, int* taken = nullptr)
{
    const auto got = simulateFifo(tried.jobs, tried.scenario, options, {});
    if (!got)
        return {};
    if (taken)
        ++*taken;
    const auto expected = simulateEvents(tried.jobs, tried.scenario, options, {});
    if (!*got || !expected)
        return "an engine was interrupted";
    std::string difference = firstDifference(*expected, **got);
    if (difference.empty() && expected->outcome != (*got)->outcome)
        difference = "a figure differs in its last bits";
    if (difference.empty() && (!std::ranges::equal(expected->events, (*got)->events, sameEvent) ||
                               expected->eventsLeftOff != (*got)->eventsLeftOff))
        difference = "an event differs";
    return difference;
}

std::string story(std::uint64_t number, const RandomCase& failing, SimulationOptions options)
{
    const RandomCase small = shrunk(
        failing, [&](const RandomCase& tried) { return !complaint(tried, options).empty(); });
    return "scenario " + std::to_string(number) + ", " + std::string(nameOf(options.widest)) +
           ": " + complaint(small, options) + '\n' + describe(small);
}

} // namespace

Q_DECLARE_METATYPE(afflux::InstructionSet)

class TestFifoEngine : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }
    void sameBits_data();
    void sameBits();
    void largeFleets_data() { sameBits_data(); }
    void largeFleets();
    void whatIsMeasuredCostsNothing();
    void leavesTheRest();
    void stopsWhenAsked();
};

void TestFifoEngine::sameBits_data()
{
    QTest::addColumn<InstructionSet>("widest");
    for (const InstructionSet set : {InstructionSet::scalar, InstructionSet::sse41,
                                     InstructionSet::avx2, InstructionSet::avx512})
        if (set <= bestInstructionSet())
            QTest::newRow(std::string(nameOf(set)).c_str()) << set;
}

void TestFifoEngine::sameBits()
{
    QFETCH(InstructionSet, widest);
    const int first = qEnvironmentVariableIntValue("AFFLUX_RANDOM_FIRST");
    const int more = qEnvironmentVariableIntValue("AFFLUX_RANDOM_SCENARIOS");
    const int count = more > 0 ? more : 20'000;
    const SimulationOptions everything{.starts = true, .events = true, .widest = widest};
    int taken = 0;
    for (int number = first; number < first + count; ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        const RandomCase drawn = plainCase(seed);
        if (!complaint(drawn, everything, &taken).empty())
            QFAIL(story(seed, drawn, everything).c_str());
    }
    QVERIFY2(taken > count * 9 / 10, std::to_string(taken).c_str());
}

void TestFifoEngine::largeFleets()
{
    QFETCH(InstructionSet, widest);
    const SimulationOptions everything{.starts = true, .events = true, .widest = widest};
    int largest = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const RandomCase drawn = largeCase(number);
        const std::string difference = complaint(drawn, everything);
        QVERIFY2(difference.empty(), (std::to_string(number) + ": " + difference).c_str());
        const auto result = simulate(drawn.jobs, drawn.scenario, {.trace = TraceDetail::none});
        largest = std::max(largest, result->outcome.fleet.peak);
    }
    QVERIFY(largest > 1000);
}

void TestFifoEngine::whatIsMeasuredCostsNothing()
{
    for (std::uint64_t number = 0; number < 1000; ++number) {
        const RandomCase drawn = plainCase(number);
        const auto full = simulate(drawn.jobs, drawn.scenario, {.starts = true});
        const auto series = simulate(drawn.jobs, drawn.scenario, {.trace = TraceDetail::series});
        const auto bare = simulate(drawn.jobs, drawn.scenario, {.trace = TraceDetail::none});
        QVERIFY(full && series && bare);
        QVERIFY2(full->outcome == bare->outcome, describe(drawn).c_str());
        QVERIFY2(full->outcome == series->outcome, describe(drawn).c_str());
        QCOMPARE(series->trace.size(), full->trace.size());
        QVERIFY(series->trace.reason.empty());
    }
}

void TestFifoEngine::leavesTheRest()
{
    RandomCase drawn = plainCase(1);
    drawn.scenario.plan.policy.rule = Fixed{2};
    const auto refuses = [&](auto change) {
        RandomCase changed = drawn;
        change(changed);
        return !simulateFifo(changed.jobs, changed.scenario, {}, {});
    };
    QVERIFY(!refuses([](RandomCase&) {}));
    QVERIFY(refuses([](RandomCase& c) { c.scenario.faults.push_back({FaultKind::stuckJobs}); }));
    QVERIFY(refuses([](RandomCase& c) {
        ScheduleEntry entry;
        entry.min = 3;
        c.scenario.plan.schedule.push_back(entry);
    }));
    QVERIFY(refuses([](RandomCase& c) {
        c.jobs.jobClass.assign(c.jobs.size(), 0);
        c.jobs.jobClass.back() = 1;
    }));
    QVERIFY(refuses([](RandomCase& c) {
        c.jobs.service.back() = 2000;
        c.scenario.plan.workers.jobTimeout = c.jobs.grid.seconds(1999);
    }));
    QVERIFY(refuses([](RandomCase& c) {
        c.scenario.plan.workers.startupDelay = Seconds(10);
        c.scenario.plan.workers.startupDelayP95 = Seconds(20);
    }));
    QVERIFY(refuses([](RandomCase& c) { c.scenario.plan.signal.metric = Metric::cpu; }));
}

void TestFifoEngine::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    const RandomCase drawn = plainCase(3);
    const auto result = simulate(drawn.jobs, drawn.scenario, {}, source.get_token());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::interrupted);
}

QTEST_GUILESS_MAIN(TestFifoEngine)
#include "tst_fifo_engine.moc"
