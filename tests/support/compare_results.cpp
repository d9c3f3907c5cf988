// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/compare_results.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace afflux::test {

namespace {

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b)) ||
           std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

bool same(const Reason& a, const Reason& b)
{
    return a.kind == b.kind && a.bound == b.bound && a.unit == b.unit && same(a.signal, b.signal) &&
           same(a.limit, b.limit) && same(a.since, b.since) && same(a.cooldown, b.cooldown) &&
           a.wanted == b.wanted;
}

template <typename T>
bool same(const T& a, const T& b)
{
    return a == b;
}

std::ostream& operator<<(std::ostream& out, const Reason& reason)
{
    return out << "kind " << static_cast<int>(reason.kind) << " bound "
               << static_cast<int>(reason.bound) << " signal " << reason.signal << " since "
               << reason.since << " wanted " << reason.wanted;
}

std::ostream& operator<<(std::ostream& out, const std::optional<double>& value)
{
    return value ? out << *value : out << "none";
}

/// Collects the first difference and ignores what follows.
class Comparison
{
public:
    template <typename T>
    void figure(const char* name, const T& expected, const T& got)
    {
        if (!found_.empty() || same(expected, got))
            return;
        std::ostringstream out;
        out.precision(17);
        out << name << ": " << expected << " expected, " << got << " got";
        found_ = out.str();
    }

    template <typename T>
    void column(const char* name, const char* row, const std::vector<T>& expected,
                const std::vector<T>& got)
    {
        for (std::size_t i = 0; i < std::min(expected.size(), got.size()) && found_.empty(); ++i)
            figure((std::string(name) + " of " + row + ' ' + std::to_string(i)).c_str(),
                   expected[i], got[i]);
        figure((std::string("rows of ") + name).c_str(), expected.size(), got.size());
    }

    [[nodiscard]] const std::string& found() const { return found_; }

private:
    std::string found_;
};

void compareEvents(Comparison& comparison, const std::vector<Event>& a, const std::vector<Event>& b)
{
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const auto part = [&](const char* name, const auto& left, const auto& right) {
            comparison.figure((std::string(name) + " of event " + std::to_string(i)).c_str(), left,
                              right);
        };
        part("time", a[i].at, b[i].at);
        part("kind", static_cast<int>(a[i].kind), static_cast<int>(b[i].kind));
        part("from", a[i].from, b[i].from);
        part("to", a[i].to, b[i].to);
        part("jobs", a[i].jobs, b[i].jobs);
        part("fault", a[i].fault, b[i].fault);
        part("reason", a[i].reason, b[i].reason);
    }
    comparison.figure("events", a.size(), b.size());
}

void compareTimes(Comparison& comparison, const std::string& of, const TimeToStart& a,
                  const TimeToStart& b)
{
    const auto part = [&](const char* name, double left, double right) {
        comparison.figure((of + name).c_str(), left, right);
    };
    part("p50", a.p50, b.p50);
    part("p90", a.p90, b.p90);
    part("p95", a.p95, b.p95);
    part("p99", a.p99, b.p99);
    part("max", a.max, b.max);
    part("mean", a.mean, b.mean);
    part("within objective", a.withinObjective, b.withinObjective);
    part("objective's percentile", a.atObjective, b.atObjective);
}

void compareClasses(Comparison& comparison, const std::vector<ClassFigures>& a,
                    const std::vector<ClassFigures>& b)
{
    comparison.figure("classes", a.size(), b.size());
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const std::string of = "class " + std::to_string(a[i].jobClass) + ": ";
        comparison.figure((of + "number").c_str(), a[i].jobClass, b[i].jobClass);
        comparison.figure((of + "arrived").c_str(), a[i].arrived, b[i].arrived);
        comparison.figure((of + "started").c_str(), a[i].started, b[i].started);
        compareTimes(comparison, of, a[i].timeToStart, b[i].timeToStart);
    }
}

void compareDrains(Comparison& comparison, const std::vector<Drain>& a, const std::vector<Drain>& b)
{
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const std::string of = "drain " + std::to_string(i) + ": ";
        comparison.figure((of + "peak at").c_str(), a[i].peakAt, b[i].peakAt);
        comparison.figure((of + "depth").c_str(), a[i].depth, b[i].depth);
        comparison.figure((of + "took").c_str(), a[i].took, b[i].took);
    }
    comparison.figure("drains", a.size(), b.size());
}

void compareTraces(Comparison& comparison, const Trace& a, const Trace& b)
{
    // Tick by tick and not column by column: the first tick that differs tells most.
    for (std::size_t i = 0; i < std::min(a.size(), b.size()) && comparison.found().empty(); ++i) {
        const auto cell = [&](const char* name, const auto& left, const auto& right) {
            comparison.figure((std::string(name) + " at tick " + std::to_string(i)).c_str(),
                              left[i], right[i]);
        };
        cell("time", a.time, b.time);
        cell("arrived", a.arrived, b.arrived);
        cell("finished", a.finished, b.finished);
        cell("due back", a.dueBack, b.dueBack);
        cell("depth", a.depth, b.depth);
        cell("in flight", a.inFlight, b.inFlight);
        cell("oldest age", a.oldestAge, b.oldestAge);
        cell("running", a.running, b.running);
        cell("starting", a.starting, b.starting);
        cell("draining", a.draining, b.draining);
        cell("desired", a.desired, b.desired);
        cell("signal", a.signal, b.signal);
        cell("decision", a.decision, b.decision);
        cell("reason", a.reason, b.reason);
    }
    comparison.figure("ticks", a.size(), b.size());
}

void compareCounts(Comparison& comparison, const JobCounts& a, const JobCounts& b)
{
    comparison.figure("arrived", a.arrived, b.arrived);
    comparison.figure("started", a.started, b.started);
    comparison.figure("completed", a.completed, b.completed);
    comparison.figure("lost", a.lost, b.lost);
    comparison.figure("returned", a.returned, b.returned);
    comparison.figure("dead-lettered", a.deadLettered, b.deadLettered);
    comparison.figure("waiting", a.waiting, b.waiting);
    comparison.figure("in flight", a.inFlight, b.inFlight);
    comparison.figure("due back", a.dueBack, b.dueBack);
}

void compareOutcomes(Comparison& comparison, const Outcome& a, const Outcome& b)
{
    comparison.figure("duration", a.duration, b.duration);
    compareCounts(comparison, a.jobs, b.jobs);
    compareTimes(comparison, "", a.timeToStart, b.timeToStart);
    compareTimes(comparison, "successful run: ", a.successfulStart, b.successfulStart);
    compareClasses(comparison, a.classes, b.classes);
    compareDrains(comparison, a.drains, b.drains);
    comparison.figure("workers crashed", a.workersCrashed, b.workersCrashed);
    comparison.figure("workers killed", a.workersKilled, b.workersKilled);
    comparison.figure("peak of oldest age", a.oldestAgePeak, b.oldestAgePeak);
    comparison.figure("seconds above objective", a.secondsAboveObjective, b.secondsAboveObjective);
    comparison.figure("peak of depth", a.depthPeak, b.depthPeak);
    comparison.figure("longest drain", a.longestDrain, b.longestDrain);
    comparison.figure("mean fleet", a.fleet.mean, b.fleet.mean);
    comparison.figure("peak fleet", a.fleet.peak, b.fleet.peak);
    comparison.figure("smallest fleet", a.fleet.min, b.fleet.min);
    comparison.figure("seconds at max", a.fleet.secondsAtMax, b.fleet.secondsAtMax);
    comparison.figure("seconds at zero", a.fleet.secondsAtZero, b.fleet.secondsAtZero);
    comparison.figure("utilisation", a.utilisation, b.utilisation);
    comparison.figure("scale-outs", a.scaling.out, b.scaling.out);
    comparison.figure("scale-ins", a.scaling.in, b.scaling.in);
    comparison.figure("reversals", a.scaling.reversals, b.scaling.reversals);
    comparison.figure("worker-seconds", a.cost.workerSeconds, b.cost.workerSeconds);
    comparison.figure("amount", a.cost.amount, b.cost.amount);
    comparison.figure("per month", a.cost.perMonth, b.cost.perMonth);
    comparison.figure("currency", a.cost.currency, b.cost.currency);
    comparison.figure("work thrown away", a.workThrownAway, b.workThrownAway);
    comparison.figure("asleep since", a.asleepSince, b.asleepSince);
    comparison.figure("steps per second", a.stepsPerSecond, b.stepsPerSecond);
}

} // namespace

std::string firstDifference(const SimulationResult& expected, const SimulationResult& got)
{
    Comparison comparison;
    compareTraces(comparison, expected.trace, got.trace);
    comparison.column("start", "job", expected.starts.start, got.starts.start);
    comparison.column("end", "job", expected.starts.end, got.starts.end);
    std::vector<int> left;
    std::vector<int> right;
    for (const JobOutcome outcome : expected.starts.outcome)
        left.push_back(static_cast<int>(outcome));
    for (const JobOutcome outcome : got.starts.outcome)
        right.push_back(static_cast<int>(outcome));
    comparison.column("outcome", "job", left, right);
    compareOutcomes(comparison, expected.outcome, got.outcome);
    compareEvents(comparison, expected.events, got.events);
    return comparison.found();
}

std::string brokenLaw(const SimulationResult& result, const JobStream& jobs,
                      const Scenario& scenario)
{
    const Trace& trace = result.trace;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (trace.arrived[i] !=
            trace.depth[i] + trace.inFlight[i] + trace.dueBack[i] + trace.finished[i])
            return "jobs do not add up at tick " + std::to_string(i);
        const std::int64_t slots = static_cast<std::int64_t>(trace.running[i] + trace.draining[i]) *
                                   scenario.plan.workers.concurrency;
        if (trace.inFlight[i] > slots)
            return "more jobs in flight than slots at tick " + std::to_string(i);
        if (trace.depth[i] > result.outcome.depthPeak ||
            trace.oldestAge[i] > result.outcome.oldestAgePeak ||
            trace.running[i] > result.outcome.fleet.peak ||
            trace.running[i] < result.outcome.fleet.min)
            return "tick " + std::to_string(i) + " sees more than the peak";
    }
    const JobCounts& counts = result.outcome.jobs;
    if (counts.arrived != counts.waiting + counts.inFlight + counts.dueBack + counts.completed +
                              counts.lost + counts.deadLettered)
        return "jobs do not add up at the end";
    std::array<Step, jobClassCount> previous{};
    std::array<bool, jobClassCount> oneWaits{};
    for (std::size_t i = 0; i < result.starts.start.size(); ++i) {
        const std::size_t c = jobs.jobClass.empty() ? 0 : jobs.jobClass[i];
        const Step start = result.starts.start[i];
        oneWaits[c] = oneWaits[c] || start < 0;
        if (start < 0)
            continue;
        if (oneWaits[c])
            return "job " + std::to_string(i) + " starts while an older one of its class waits";
        if (start < static_cast<Step>(jobs.arrival[i]))
            return "job " + std::to_string(i) + " starts before it arrives";
        if (start < previous[c])
            return "job " + std::to_string(i) + " starts before an older one of its class";
        previous[c] = start;
    }
    return {};
}

} // namespace afflux::test
