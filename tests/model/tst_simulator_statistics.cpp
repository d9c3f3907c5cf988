// SPDX-License-Identifier: GPL-3.0-or-later

// The simulator against queueing theory: fixed fleets under Poisson arrivals.
//
// Each mean wait is that of independent replications; the closed form must lie within 3.5 standard
// errors of their mean (Student's t, 19 degrees of freedom: a true difference of nothing fails once
// in about 400 rows, and the seeds are fixed, so it either fails always or never). Replications
// start empty; the first part of each is left out, and how much is stated in relaxation times of
// the queue.

#include "model/simulation/simulator.h"
#include "tests/support/compare_results.h"
#include "tests/support/queueing_theory.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace afflux;

namespace {

constexpr double serviceMean = 1;
constexpr int replications = 20;
constexpr double allowedErrors = 3.5;

struct Estimate
{
    double mean = 0;
    double standardError = 0;
};

Estimate estimate(const std::vector<double>& values)
{
    const double count = static_cast<double>(values.size());
    Estimate result;
    for (const double value : values)
        result.mean += value / count;
    double squares = 0;
    for (const double value : values)
        squares += (value - result.mean) * (value - result.mean);
    result.standardError = std::sqrt(squares / (count - 1) / count);
    return result;
}

Scenario fixedFleet(int servers, double load, ServiceTimes service, double seconds)
{
    Scenario scenario;
    scenario.workload.arrivals = PoissonArrivals{servers * load / serviceMean, Seconds(seconds)};
    scenario.workload.service = std::move(service);
    scenario.plan.policy.rule = Fixed{servers};
    scenario.plan.policy.evaluationInterval = Seconds(600);
    return scenario;
}

SimulationResult replication(const Scenario& scenario, std::uint64_t number, JobStream& jobs)
{
    jobs = sampleJobs(scenario.workload, scenario.run.seed, number, scenario.run.drain);
    return *simulate(jobs, scenario, {.starts = true});
}

/// Mean wait of the jobs that arrived after @p warmUp, in seconds.
double meanWaitAfter(double warmUp, const SimulationResult& run, const JobStream& jobs)
{
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (jobs.grid.secondsCount(jobs.arrival[i]) < warmUp)
            continue;
        const Step until = run.starts.start[i] >= 0 ? run.starts.start[i] : *jobs.horizon;
        sum += jobs.grid.secondsCount(until - jobs.arrival[i]);
        ++count;
    }
    return sum / count;
}

/// Relaxation time of M/G/c, in mean service times (Newell 1982, for the exponential queue): how
/// fast an empty start is forgotten.
double relaxation(int servers, double load, double squaredVariation)
{
    const double gap = 1 - std::sqrt(load);
    return (1 + squaredVariation) / 2 / (servers * gap * gap) + 1;
}

/// Within the stated errors, and those small enough to say something.
bool agrees(const Estimate& got, double expected)
{
    constexpr double neverSeen = 1e-9; // M/M/100 half busy: of 3e9 jobs one waits
    return std::abs(got.mean - expected) <= allowedErrors * got.standardError + neverSeen &&
           got.standardError <= 0.08 * expected + neverSeen;
}

QByteArray shown(const Estimate& got, double expected)
{
    return QStringLiteral("%1 +- %2, closed form %3")
        .arg(got.mean)
        .arg(got.standardError)
        .arg(expected)
        .toUtf8();
}

} // namespace

Q_DECLARE_METATYPE(afflux::ServiceTimes)

class TestSimulatorStatistics : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void closedForms();
    void erlangC_data();
    void erlangC();
    void meanWait_data();
    void meanWait();
    void priorities();
    void crashes();
    void littlesLaw_data();
    void littlesLaw();
    void utilisationIsTheLoad();
};

/// The formulas themselves, against figures from the literature.
void TestSimulatorStatistics::closedForms()
{
    const auto near = [](double a, double b) { return std::abs(a - b) < 5e-5; };
    QVERIFY(near(test::erlangC(1, 0.8), 0.8));
    QVERIFY(near(test::erlangC(2, 1.0), 1.0 / 3));
    QVERIFY(near(test::erlangC(10, 8.0), 0.4092)); // tables of Erlang C
    QVERIFY(near(test::meanWaitMMc(1, 0.8), 4));
    QVERIFY(near(test::meanWaitMD1(0.8), 2));
    QVERIFY(near(test::meanWaitMG1(0.8, 1), test::meanWaitMMc(1, 0.8)));
    const std::array loads{0.2, 0.3, 0.3};
    QVERIFY(near(test::meanWaitPriorityMM1(loads, 0), 0.8 / 0.8));
    QVERIFY(near(test::meanWaitPriorityMM1(loads, 2), 0.8 / (0.5 * 0.2)));
    // Priorities only share the waiting out: weighted by load it is that of one queue.
    const double shared = 0.2 * test::meanWaitPriorityMM1(loads, 0) +
                          0.3 * test::meanWaitPriorityMM1(loads, 1) +
                          0.3 * test::meanWaitPriorityMM1(loads, 2);
    QVERIFY(near(shared / 0.8, test::meanWaitMMc(1, 0.8)));
}

void TestSimulatorStatistics::erlangC_data()
{
    QTest::addColumn<int>("servers");
    QTest::addColumn<double>("load");
    for (const int servers : {1, 2, 10, 100})
        for (const double load : {0.5, 0.8, 0.95})
            QTest::addRow("M/M/%d at load %g", servers, load) << servers << load;
}

/// Share of jobs that wait, and their mean wait.
void TestSimulatorStatistics::erlangC()
{
    QFETCH(int, servers);
    QFETCH(double, load);
    const double warmUp = 5 * relaxation(servers, load, 1) * serviceMean;
    const double length = std::max({10 * warmUp, 20'000.0 / servers, 1'600.0});
    const Scenario scenario =
        fixedFleet(servers, load, ExponentialService{Seconds(serviceMean)}, warmUp + length);
    std::vector<double> waits;
    std::vector<double> delayed;
    for (int number = 0; number < replications; ++number) {
        JobStream jobs;
        const SimulationResult run =
            replication(scenario, static_cast<std::uint64_t>(number), jobs);
        const std::string broken = test::brokenLaw(run, jobs, scenario);
        QVERIFY2(broken.empty(), broken.c_str());
        waits.push_back(meanWaitAfter(warmUp, run, jobs));
        double late = 0;
        double all = 0;
        for (std::size_t i = 0; i < jobs.size(); ++i)
            if (jobs.grid.secondsCount(jobs.arrival[i]) >= warmUp) {
                late += run.starts.start[i] != static_cast<Step>(jobs.arrival[i]) ? 1 : 0;
                ++all;
            }
        delayed.push_back(late / all);
    }
    const Estimate wait = estimate(waits);
    const double expected = test::meanWaitMMc(servers, load) * serviceMean;
    QVERIFY2(agrees(wait, expected), shown(wait, expected));
    const Estimate share = estimate(delayed);
    const double probability = test::erlangC(servers, servers * load);
    QVERIFY2(agrees(share, probability), shown(share, probability));
}

void TestSimulatorStatistics::meanWait_data()
{
    QTest::addColumn<ServiceTimes>("service");
    QTest::addColumn<double>("squaredVariation");
    QTest::addColumn<double>("load");
    const ServiceTimes constant = ConstantService{Seconds(serviceMean)};
    // sigma 0.8: p95 = exp(1.645 s - s^2/2), variance / mean^2 = exp(s^2) - 1
    const double sigma = 0.8;
    const ServiceTimes logNormal = LogNormalService{
        Seconds(serviceMean), Seconds(std::exp(1.6448536269514722 * sigma - sigma * sigma / 2))};
    // One job in ten takes 5.5 s, the others 0.5 s: mean 1, variance 0.9 x 0.25 + 0.1 x 20.25.
    const ServiceTimes bimodal = BimodalService{Seconds(0.5), Seconds(5.5), 0.1};
    for (const double load : {0.5, 0.8, 0.95}) {
        QTest::addRow("M/D/1 at load %g", load) << constant << 0.0 << load;
        QTest::addRow("Pollaczek-Khinchine, log-normal, at load %g", load)
            << logNormal << std::exp(sigma * sigma) - 1 << load;
        QTest::addRow("Pollaczek-Khinchine, bimodal, at load %g", load) << bimodal << 2.25 << load;
    }
}

void TestSimulatorStatistics::meanWait()
{
    QFETCH(ServiceTimes, service);
    QFETCH(double, squaredVariation);
    QFETCH(double, load);
    const double warmUp = 5 * relaxation(1, load, squaredVariation) * serviceMean;
    const Scenario scenario =
        fixedFleet(1, load, service, warmUp + std::max(10 * warmUp, 20'000.0));
    std::vector<double> waits;
    for (int number = 0; number < replications; ++number) {
        JobStream jobs;
        const SimulationResult run =
            replication(scenario, static_cast<std::uint64_t>(number), jobs);
        waits.push_back(meanWaitAfter(warmUp, run, jobs));
    }
    const Estimate wait = estimate(waits);
    const double expected = test::meanWaitMG1(load, squaredVariation) * serviceMean;
    QVERIFY2(agrees(wait, expected), shown(wait, expected));
}

/// Each class of four at one worker waits as long as Cobham says.
void TestSimulatorStatistics::priorities()
{
    constexpr std::array loads{0.1, 0.2, 0.3, 0.2};
    constexpr double load = 0.8;
    const double warmUp = 10 * relaxation(1, load, 1) * serviceMean;
    Scenario scenario = fixedFleet(1, load, ExponentialService{Seconds(serviceMean)}, 21 * warmUp);
    scenario.workload.classes = {loads[0], loads[1], loads[2], loads[3]};
    std::array<std::vector<double>, loads.size()> waits;
    for (int number = 0; number < replications; ++number) {
        JobStream jobs;
        const SimulationResult run =
            replication(scenario, static_cast<std::uint64_t>(number), jobs);
        std::array<double, loads.size()> sum{};
        std::array<double, loads.size()> count{};
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            if (jobs.grid.secondsCount(jobs.arrival[i]) < warmUp)
                continue;
            const Step until = run.starts.start[i] >= 0 ? run.starts.start[i] : *jobs.horizon;
            sum[jobs.jobClass[i]] += jobs.grid.secondsCount(until - jobs.arrival[i]);
            ++count[jobs.jobClass[i]];
        }
        for (std::size_t k = 0; k < loads.size(); ++k)
            waits[k].push_back(sum[k] / count[k]);
    }
    for (std::size_t k = 0; k < loads.size(); ++k) {
        const Estimate got = estimate(waits[k]);
        const double expected = test::meanWaitPriorityMM1(loads, k) * serviceMean;
        QVERIFY2(agrees(got, expected), shown(got, expected));
    }
}

/// Workers that are replaced at once crash as often as rate x workers x hours says.
void TestSimulatorStatistics::crashes()
{
    constexpr double perWorkerHour = 3;
    constexpr int workers = 20;
    constexpr double hours = 4;
    Scenario scenario =
        fixedFleet(workers, 0.5, ExponentialService{Seconds(serviceMean)}, (hours + 2) * 3600);
    Fault fault;
    fault.kind = FaultKind::crashes;
    fault.from = Seconds(3600);
    fault.to = Seconds((hours + 1) * 3600);
    fault.amount = perWorkerHour;
    scenario.faults = {fault};
    std::vector<double> crashed;
    for (int number = 0; number < replications; ++number) {
        const auto run = afflux::run(scenario, {.trace = TraceDetail::none,
                                                .replication = static_cast<std::uint64_t>(number)});
        QVERIFY(run);
        crashed.push_back(static_cast<double>(run->outcome.workersCrashed));
    }
    const Estimate got = estimate(crashed);
    constexpr double expected = perWorkerHour * workers * hours;
    QVERIFY2(agrees(got, expected), shown(got, expected));
    // A Poisson count: its variance is its mean. 20 runs: chi square, 19 degrees, 99.8 %.
    const double ratio = got.standardError * got.standardError * replications / expected;
    QVERIFY2(ratio > 5.4 / 19 && ratio < 43.8 / 19, QByteArray::number(ratio));
}

void TestSimulatorStatistics::littlesLaw_data()
{
    QTest::addColumn<int>("servers");
    QTest::addColumn<double>("load");
    QTest::newRow("one worker, half busy") << 1 << 0.5;
    QTest::newRow("ten workers, nearly full") << 10 << 0.95;
    QTest::newRow("ten workers, too few: the queue only grows") << 10 << 1.2;
}

/// L = lambda W over a whole run, exactly when the jobs still there at its end count with the time
/// they have spent: the depth, summed over every second, is the time all jobs waited.
void TestSimulatorStatistics::littlesLaw()
{
    QFETCH(int, servers);
    QFETCH(double, load);
    Scenario scenario = fixedFleet(servers, load, ExponentialService{Seconds(serviceMean)}, 1000);
    scenario.plan.policy.evaluationInterval = Seconds(0.01);
    JobStream jobs;
    const SimulationResult run = replication(scenario, 0, jobs);
    double depth = 0;
    double inFlight = 0;
    for (std::size_t i = 0; i < run.trace.size(); ++i) { // by the trapezoidal rule
        const double weight = i == 0 || i + 1 == run.trace.size() ? 0.005 : 0.01;
        depth += static_cast<double>(run.trace.depth[i]) * weight;
        inFlight += static_cast<double>(run.trace.inFlight[i]) * weight;
    }
    double waited = 0;
    double served = 0;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const Step start = run.starts.start[i] >= 0 ? run.starts.start[i] : *jobs.horizon;
        const Step end = run.starts.end[i] >= 0 ? run.starts.end[i] : *jobs.horizon;
        waited += jobs.grid.secondsCount(start - jobs.arrival[i]);
        served += jobs.grid.secondsCount(end - start);
    }
    // Sums over 100,000 samples of a step function: their error is that of a hundredth of a second
    // a job.
    const double error = 0.01 * std::sqrt(static_cast<double>(jobs.size())) * 2;
    QVERIFY2(std::abs(depth - waited) < error, QByteArray::number(depth - waited));
    QVERIFY2(std::abs(inFlight - served) < error, QByteArray::number(inFlight - served));
    // The same, from the outcome: mean time-to-start x jobs, busy slot time of the run.
    QVERIFY(std::abs(run.outcome.timeToStart.mean * static_cast<double>(jobs.size()) - waited) <=
            1e-9 * std::max(1.0, waited));
    QVERIFY(std::abs(run.outcome.utilisation * run.outcome.duration * servers - served) <=
            1e-9 * served);
}

void TestSimulatorStatistics::utilisationIsTheLoad()
{
    const Scenario scenario = fixedFleet(10, 0.8, ExponentialService{Seconds(serviceMean)}, 20'000);
    std::vector<double> loads;
    for (int number = 0; number < replications; ++number) {
        JobStream jobs;
        loads.push_back(
            replication(scenario, static_cast<std::uint64_t>(number), jobs).outcome.utilisation);
    }
    const Estimate got = estimate(loads);
    QVERIFY2(agrees(got, 0.8), shown(got, 0.8));
}

QTEST_GUILESS_MAIN(TestSimulatorStatistics)
#include "tst_simulator_statistics.moc"
