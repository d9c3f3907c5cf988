// SPDX-License-Identifier: GPL-3.0-or-later

// Other limits by time of day: when an entry is in force, and what several make of the limits.

#include "model/policy/schedule.h"
#include "tests/support/small_runs.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using test::fixedFleet;
using test::jobsAt;
using test::simulated;
using namespace std::chrono_literals;

namespace {

/// Monday, 5 October 2026, 00:00 UTC.
const Instant monday{std::chrono::sys_days(std::chrono::year(2026) / 10 / 5)};

/// Paris in 2026: an hour ahead, from 29 March, 01:00 UTC, two, from 25 October, 01:00 UTC, one.
ZoneOffsets paris()
{
    const Instant january{std::chrono::sys_days(std::chrono::year(2026) / 1 / 1)};
    const Instant forward{std::chrono::sys_days(std::chrono::year(2026) / 3 / 29) + 1h};
    const Instant back{std::chrono::sys_days(std::chrono::year(2026) / 10 / 25) + 1h};
    return {"Europe/Paris", {{january, 1h}, {forward, 2h}, {back, 1h}}};
}

ScheduleEntry weekly(double fromHour, double toHour, std::uint8_t days = WeeklyWindow::everyDay,
                     ZoneOffsets zone = {})
{
    ScheduleEntry entry;
    entry.when =
        WeeklyWindow{days, Seconds(fromHour * 3600), Seconds(toHour * 3600), std::move(zone)};
    return entry;
}

Microseconds hours(double count)
{
    return toMicroseconds(Seconds(count * 3600));
}

} // namespace

Q_DECLARE_METATYPE(afflux::ScheduleEntry)

class TestSchedule : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void whenAnEntryIsInForce_data();
    void whenAnEntryIsInForce();
    void howLongAWindowLastsOnDaysTheClockChanges_data();
    void howLongAWindowLastsOnDaysTheClockChanges();
    void whatEntriesMakeOfTheLimits_data();
    void whatEntriesMakeOfTheLimits();
    void aRuleIsBoundedByWhatIsInForce();
};

void TestSchedule::whenAnEntryIsInForce_data()
{
    constexpr std::uint8_t mondays = 1;
    QTest::addColumn<ScheduleEntry>("entry");
    QTest::addColumn<double>("hour"); // since Monday 00:00 UTC
    QTest::addColumn<bool>("inForce");
    const ScheduleEntry day = weekly(9, 17);
    QTest::newRow("just before it begins") << day << 8.99 << false;
    QTest::newRow("from its beginning") << day << 9.0 << true;
    QTest::newRow("not at its end") << day << 17.0 << false;
    QTest::newRow("the next day again") << day << 33.0 << true;
    const ScheduleEntry working = weekly(9, 17, WeeklyWindow::weekdays);
    QTest::newRow("weekdays: on Friday") << working << 4 * 24 + 10.0 << true;
    QTest::newRow("weekdays: not on Saturday") << working << 5 * 24 + 10.0 << false;
    const ScheduleEntry night = weekly(22, 6, mondays);
    QTest::newRow("over midnight: in the evening") << night << 23.0 << true;
    QTest::newRow("over midnight: into the next day") << night << 29.9 << true;
    QTest::newRow("over midnight: not the morning of its day") << night << 3.0 << false;
    QTest::newRow("to where it began: a whole day") << weekly(9, 9, mondays) << 32.9 << true;
    QTest::newRow("to where it began: no longer") << weekly(9, 9, mondays) << 33.0 << false;
    const ScheduleEntry local = weekly(9, 17, mondays, paris());
    QTest::newRow("a zone two hours ahead: 9 is 7 UTC") << local << 7.0 << true;
    QTest::newRow("a zone two hours ahead: 17 is 15 UTC") << local << 15.0 << false;
    ScheduleEntry early = weekly(9, 17, mondays);
    early.ahead = Seconds(1800);
    QTest::newRow("half an hour ahead") << early << 8.5 << true;
    QTest::newRow("no earlier than that") << early << 8.49 << false;
    QTest::newRow("ahead moves the beginning alone") << early << 17.0 << false;
    ScheduleEntry midnight = weekly(0, 2, mondays);
    midnight.ahead = Seconds(3600);
    QTest::newRow("ahead into the day before") << midnight << 6 * 24 + 23.5 << true;
    ScheduleEntry once;
    once.when = Span{Seconds(3600), Seconds(7200)};
    QTest::newRow("a span: from its beginning") << once << 1.0 << true;
    QTest::newRow("a span: not at its end") << once << 2.0 << false;
    QTest::newRow("a span comes once") << once << 169.5 << false;
    ScheduleEntry onceEarly = once;
    onceEarly.ahead = Seconds(1800);
    QTest::newRow("a span: half an hour ahead") << onceEarly << 0.5 << true;
}

void TestSchedule::whenAnEntryIsInForce()
{
    QFETCH(ScheduleEntry, entry);
    QFETCH(double, hour);
    QTEST(inForce(entry, monday, hours(hour)), "inForce");
}

void TestSchedule::howLongAWindowLastsOnDaysTheClockChanges_data()
{
    QTest::addColumn<int>("month");
    QTest::addColumn<int>("day");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("lasts");
    QTest::newRow("an ordinary day") << 10 << 24 << 1.0 << 4.0 << 3.0;
    QTest::newRow("an hour comes twice: one longer") << 10 << 25 << 1.0 << 4.0 << 4.0;
    QTest::newRow("the hour that comes twice") << 10 << 25 << 2.0 << 3.0 << 2.0;
    QTest::newRow("an hour is skipped: one shorter") << 3 << 29 << 1.0 << 4.0 << 2.0;
    QTest::newRow("the hour that is skipped does not come") << 3 << 29 << 2.0 << 3.0 << 0.0;
    QTest::newRow("after the change as ever") << 3 << 29 << 9.0 << 17.0 << 8.0;
}

void TestSchedule::howLongAWindowLastsOnDaysTheClockChanges()
{
    QFETCH(int, month);
    QFETCH(int, day);
    QFETCH(double, from);
    QFETCH(double, to);
    using namespace std::chrono;
    const ZoneOffsets zone = paris();
    const ScheduleEntry entry = weekly(from, to, WeeklyWindow::everyDay, zone);
    // Minute by minute over the local day; from 22:00 or 23:00 UTC the day before.
    const Instant midnight{sys_days(year(2026) / month / day)};
    const Microseconds before = zone.at(midnight - 2h);
    const Microseconds after = zone.at(midnight + 20h);
    int minutes = 0;
    for (Microseconds t = -before; t < 24h - after; t += 1min)
        minutes += inForce(entry, midnight, t) ? 1 : 0;
    QTEST(minutes / 60.0, "lasts");
}

void TestSchedule::whatEntriesMakeOfTheLimits_data()
{
    QTest::addColumn<std::vector<ScheduleEntry>>("entries");
    QTest::addColumn<int>("min");
    QTest::addColumn<int>("max");
    const auto entry = [](std::optional<int> min, std::optional<int> max,
                          std::optional<int> reserve) {
        return ScheduleEntry{.when = Span{Seconds(0), Seconds(100)},
                             .ahead = Seconds(0),
                             .min = min,
                             .max = max,
                             .reserve = reserve};
    };
    const auto none = std::nullopt;
    using Entries = std::vector<ScheduleEntry>;
    QTest::newRow("none: the policy's, 2 to 20") << Entries{} << 2 << 20;
    QTest::newRow("what is not stated stays") << Entries{entry(5, none, none)} << 5 << 20;
    QTest::newRow("both") << Entries{entry(5, 9, none)} << 5 << 9;
    QTest::newRow("below the policy's, too") << Entries{entry(0, none, none)} << 0 << 20;
    QTest::newRow("of several the last one stated")
        << Entries{entry(5, 9, none), entry(3, none, none)} << 3 << 9;
    QTest::newRow("a reserve is at least so many") << Entries{entry(none, none, 6)} << 6 << 20;
    QTest::newRow("a reserve below the minimum changes nothing")
        << Entries{entry(none, none, 1)} << 2 << 20;
    QTest::newRow("reserves add up")
        << Entries{entry(none, none, 6), entry(none, none, 3)} << 9 << 20;
    QTest::newRow("reserves stop at the maximum in force")
        << Entries{entry(none, 8, 6), entry(none, none, 3)} << 8 << 8;
    QTest::newRow("a minimum above the maximum gives way")
        << Entries{entry(12, none, none), entry(none, 7, none)} << 7 << 7;
}

void TestSchedule::whatEntriesMakeOfTheLimits()
{
    QFETCH(std::vector<ScheduleEntry>, entries);
    const Limits limits = limitsAt({2, 20}, entries, monday, Microseconds(50s));
    QTEST(limits.min, "min");
    QTEST(limits.max, "max");
    QCOMPARE(limitsAt({2, 20}, entries, monday, Microseconds(100s)), (Limits{2, 20}));
}

void TestSchedule::aRuleIsBoundedByWhatIsInForce()
{
    // Nothing to do: the age threshold steps in by one every 10 s, down to the minimum in force.
    Scenario scenario;
    scenario.plan.policy.rule = AgeThreshold{10, 2, Seconds(0), Seconds(0), {0, 1}, {0, 1}};
    scenario.plan.policy.limits = {1, 9};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    ScheduleEntry morning;
    morning.when = Span{Seconds(30), Seconds(55)};
    morning.ahead = Seconds(10);
    morning.min = 5;
    scenario.plan.schedule = {morning};
    scenario.plan.workers.startupDelay = Seconds(10); // ready when it begins
    const auto run = simulated(jobsAt({}, {}, 90), scenario);
    QCOMPARE(run.trace.decision, (std::vector{1, 1, 5, 5, 5, 5, 4, 3, 2, 1}));
    QCOMPARE(run.trace.running[3], 5);
    QVERIFY(run.trace.reason[2].kind == Reason::Kind::raisedToMin ||
            run.trace.reason[2].bound == Reason::Bound::min);
}

QTEST_GUILESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
