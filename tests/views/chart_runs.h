// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Runs for the charts' tests: a simulated morning with an import at 09:00, and a ragged week.

#include "views/charts/plan_charts.h"

#include <QDateTime>

#include <algorithm>
#include <cmath>

namespace afflux::test {

using namespace Qt::StringLiterals;

inline const QTimeZone london("Europe/London");

inline Instant instant(const QString& iso)
{
    return Instant(
        std::chrono::milliseconds(QDateTime::fromString(iso, Qt::ISODate).toMSecsSinceEpoch()));
}

/// A morning: quiet, a scheduled import at 09:00, a smaller wave at 09:20; five-minute bins and
/// less.
inline Scenario morning()
{
    auto bins = std::make_shared<std::vector<ArrivalBin>>();
    for (int minute = 0; minute < 150; ++minute) {
        double count = 150 + (minute * 7) % 31;
        if (minute >= 60 && minute < 64)
            count += 700;
        if (minute >= 80 && minute < 84)
            count += 160;
        bins->push_back({Seconds(minute * 60), Seconds(60), count});
    }
    Scenario scenario;
    scenario.workload.arrivals =
        BinnedArrivals{instant(u"2026-03-02T08:00:00Z"_s), Seconds(9000), bins};
    scenario.workload.service = LogNormalService{Seconds(1.2), Seconds(2.5)};
    scenario.plan.workers.startupDelay = Seconds(11);
    scenario.plan.policy.evaluationInterval = Seconds(5);
    return scenario;
}

inline Scenario ageScenario(double target = 3)
{
    Scenario scenario = morning();
    scenario.plan.signal.metric = Metric::oldestAge;
    scenario.plan.policy.limits = {4, 20};
    scenario.plan.policy.rule = AgeThreshold{.target = target,
                                             .scaleDownBelow = 1,
                                             .cooldownUp = Seconds(20),
                                             .cooldownDown = Seconds(300),
                                             .stepUp = {100, 6},
                                             .stepDown = {25, 1}};
    return scenario;
}

inline std::shared_ptr<const SimulationResult> byAge(double target = 3)
{
    auto result = run(ageScenario(target));
    return std::make_shared<const SimulationResult>(std::move(result.value()));
}

inline std::shared_ptr<const SimulationResult> fixedSix()
{
    Scenario scenario = morning();
    Fixed fixed;
    fixed.workers = 6;
    scenario.plan.policy.rule = fixed;
    scenario.plan.policy.limits = {6, 6};
    auto result = run(scenario);
    return std::make_shared<const SimulationResult>(std::move(result.value()));
}

/// The same run with workers that take five minutes to leave.
inline std::shared_ptr<const SimulationResult> withDraining(const SimulationResult& run)
{
    auto result = std::make_shared<SimulationResult>(run);
    Trace& t = result->trace;
    for (std::size_t i = 1; i < t.size(); ++i)
        for (std::size_t k = i; t.running[i] < t.running[i - 1] && k < std::min(i + 40, t.size());
             ++k)
            t.draining[k] += t.running[i - 1] - t.running[i];
    return result;
}

/// A busy, ragged trace of @p ticks: what a week looks like.
inline std::shared_ptr<const SimulationResult> week(std::size_t ticks)
{
    auto result = std::make_shared<SimulationResult>();
    Trace& t = result->trace;
    std::uint32_t noise = 1;
    for (std::size_t i = 0; i < ticks; ++i) {
        noise = noise * 1664525u + 1013904223u;
        const double hour = static_cast<double>(i) * 15 / 3600;
        const double load = 30 + 25 * std::sin(hour / 24 * 6.2832) + (noise >> 27);
        const int workers = static_cast<int>(load / 4) + static_cast<int>((noise >> 20) % 3);
        t.time.push_back(static_cast<double>(i) * 15);
        t.depth.push_back(static_cast<std::int64_t>(load * 3));
        t.inFlight.push_back(workers);
        t.oldestAge.push_back(load / 3);
        t.running.push_back(workers);
        t.starting.push_back(0);
        t.draining.push_back((noise >> 22) % 5 == 0 ? 2 : 0);
        t.desired.push_back(workers);
        t.signal.push_back(load);
        t.decision.push_back(workers + ((noise >> 24) % 9 == 0 ? 1 : 0));
        t.reason.emplace_back();
        t.arrived.push_back(static_cast<std::int64_t>(i) * 20);
        t.finished.push_back(static_cast<std::int64_t>(i) * 20);
        t.dueBack.push_back(0);
    }
    result->outcome.scaling.out = 1;
    return result;
}

inline ChartData morningData()
{
    static const auto current = byAge();
    static const auto baseline = fixedSix();
    return {.current = current,
            .baseline = baseline,
            .currentName = u"By age, 4 to 20"_s,
            .baselineName = u"Fixed 6 (today)"_s,
            .origin = instant(u"2026-03-02T08:00:00Z"_s),
            .zone = london,
            .promise = Seconds(30),
            .limits = Limits{4, 20}};
}

inline std::unique_ptr<PlanCharts> charts(QSize size = {800, 560})
{
    auto widget = std::make_unique<PlanCharts>();
    widget->setLocale(QLocale(QLocale::English, QLocale::UnitedKingdom));
    widget->setEmptyText(u"Import a history to see what this plan would have done."_s);
    widget->resize(size);
    return widget;
}

} // namespace afflux::test
