// SPDX-License-Identifier: GPL-3.0-or-later

// The simulator against the naive event-by-event reference, to the step, over thousands of random
// scenarios. AFFLUX_RANDOM_SCENARIOS=100000 runs more; AFFLUX_RANDOM_FIRST starts elsewhere.

#include "model/simulation/simulator.h"
#include "tests/support/case_files.h"
#include "tests/support/compare_results.h"
#include "tests/support/random_scenario.h"
#include "tests/support/reference_simulator.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace afflux;
using namespace afflux::test;

namespace {

constexpr SimulationOptions everything{.starts = true, .events = true, .engine = Engine::events};

/// What is wrong with the simulator's answer to this case; empty when nothing is.
std::string complaint(const RandomCase& tried)
{
    const auto got = simulate(tried.jobs, tried.scenario, everything);
    if (!got)
        return "the simulator refuses";
    const std::string broken = brokenLaw(*got, tried.jobs, tried.scenario);
    return broken.empty() ? firstDifference(simulateByEvents(tried.jobs, tried.scenario), *got)
                          : broken;
}

/// The whole story of a failure, on the smallest case that still fails.
std::string story(std::uint64_t number, const RandomCase& failing)
{
    const RandomCase small =
        shrunk(failing, [](const RandomCase& tried) { return !complaint(tried).empty(); });
    return "scenario " + std::to_string(number) + ": " + complaint(small) + '\n' + describe(small);
}

} // namespace

class TestSimulatorReference : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }
    void sameToTheStep();
    void whatIsMeasuredCostsNothing();
};

void TestSimulatorReference::sameToTheStep()
{
    const int first = qEnvironmentVariableIntValue("AFFLUX_RANDOM_FIRST");
    const int more = qEnvironmentVariableIntValue("AFFLUX_RANDOM_SCENARIOS");
    const int count = more > 0 ? more : 20'000;
    // The first that fails, whichever thread finds one first.
    std::atomic<int> failing = first + count;
    std::atomic<int> next = first;
    const auto work = [&] {
        for (int number = next++; number < failing; number = next++)
            if (!complaint(randomCase(static_cast<std::uint64_t>(number))).empty())
                for (int known = failing; number < known;)
                    if (failing.compare_exchange_weak(known, number))
                        break;
    };
    {
        const std::jthread beside(work);
        work();
    }
    if (failing < first + count) {
        const auto number = static_cast<std::uint64_t>(failing);
        QFAIL(story(number, randomCase(number)).c_str());
    }
}

void TestSimulatorReference::whatIsMeasuredCostsNothing()
{
    for (std::uint64_t number = 0; number < 100; ++number) {
        const RandomCase drawn = randomCase(number);
        const auto full = simulate(drawn.jobs, drawn.scenario, everything);
        const auto bare = simulate(drawn.jobs, drawn.scenario, {.trace = TraceDetail::none});
        QVERIFY(full && bare);
        QVERIFY2(full->outcome == bare->outcome, describe(drawn).c_str());
    }
}

QTEST_GUILESS_MAIN(TestSimulatorReference)
#include "tst_simulator_reference.moc"
