// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/charts/span_navigation.h"
#include "views/charts/time_axis.h"
#include "views/charts/value_axis.h"

#include <QDateTime>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Instant instant(const QString& utc)
{
    const QDateTime time = QDateTime::fromString(utc + u'Z', Qt::ISODate);
    return Instant(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

/// Ticks as the zone's wall clock shows them; a day's first instant is marked with its date alone.
QString picture(const TimeTicks& ticks, Instant origin, const QTimeZone& zone)
{
    QStringList parts;
    for (const TimeTick& tick : ticks.ticks) {
        const QDateTime local = localTime(tick.time, origin, zone);
        const QString clock =
            local.toString(ticks.unit == TickUnit::seconds ? u"HH:mm:ss"_s : u"HH:mm"_s);
        const QString date = local.toString(u"d/M"_s);
        parts << (tick.dayStart
                      ? clock == u"00:00"_s || clock == u"00:00:00"_s ? date : date + u'@' + clock
                      : clock);
    }
    return parts.join(u' ');
}

QString picture(const ValueTicks& ticks)
{
    QStringList parts;
    for (const double at : ticks.at)
        parts << QString::number(at);
    return parts.join(u' ');
}

} // namespace

class TestTimeAxis : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void clockTimes_data()
    {
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("origin");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("expected");
        const QString london = u"Europe/London"_s;
        const double h = 3600;
        QTest::newRow("half hours") << london << "2026-03-02T08:00:00" << 0.0 << 2.5 * h << 7
                                    << "08:00 08:30 09:00 09:30 10:00 10:30";
        QTest::newRow("round whatever the start") << london << "2026-03-02T08:07:13" << 0.0 << h
                                                  << 6 << "08:10 08:20 08:30 08:40 08:50 09:00";
        QTest::newRow("zoomed to seconds")
            << london << "2026-03-02T09:00:00" << 4.0 << 15.0 << 6
            << "09:00:04 09:00:06 09:00:08 09:00:10 09:00:12 09:00:14";
        QTest::newRow("single seconds")
            << london << "2026-03-02T09:00:00" << 0.2 << 3.2 << 6 << "09:00:01 09:00:02 09:00:03";
        QTest::newRow("the date at midnight") << london << "2026-03-02T20:00:00" << 0.0 << 8 * h
                                              << 5 << "20:00 22:00 3/3 02:00 04:00";
        QTest::newRow("a zone of half hours is round on its own clock")
            << u"Asia/Kolkata"_s << "2026-03-02T08:00:00" << 0.0 << 3 * h << 4
            << "14:00 15:00 16:00";
        QTest::newRow("spring: 01:00 does not exist")
            << london << "2026-03-28T22:00:00" << 0.0 << 6 * h << 8
            << "22:00 23:00 29/3 02:00 03:00 04:00 05:00";
        QTest::newRow("autumn: 01:00 comes twice")
            << london << "2026-10-24T22:00:00" << 0.0 << 5 * h << 8
            << "23:00 25/10 01:00 01:00 02:00 03:00";
        QTest::newRow("days keep to midnight across the change")
            << london << "2026-03-27T00:00:00" << 0.0 << 96 * h << 6 << "27/3 28/3 29/3 30/3 31/3";
        QTest::newRow("a day that begins at one o'clock")
            << u"America/Santiago"_s << "2026-09-05T04:00:00" << 0.0 << 60 * h << 3
            << "5/9 6/9@01:00 7/9";
        QTest::newRow("weeks start on Mondays") << london << "2026-03-01T00:00:00" << 0.0
                                                << 30 * 24 * h << 5 << "2/3 9/3 16/3 23/3 30/3";
        QTest::newRow("months") << london << "2026-01-15T00:00:00" << 0.0 << 150 * 24 * h << 6
                                << "1/2 1/3 1/4 1/5 1/6";
        QTest::newRow("years") << u"UTC"_s << "2020-06-01T00:00:00" << 0.0 << 3.5 * 366 * 24 * h
                               << 4 << "1/1 1/1 1/1";
        QTest::newRow("an empty span has none")
            << london << "2026-03-02T08:00:00" << 0.0 << 0.0 << 6 << "";
    }
    void clockTimes()
    {
        QFETCH(QString, zone);
        QFETCH(QString, origin);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, most);
        const QTimeZone timeZone(zone.toLatin1());
        QVERIFY(timeZone.isValid());
        const Instant start = instant(origin);
        const TimeTicks ticks = timeTicks({Seconds(from), Seconds(to)}, start, timeZone, most);
        QVERIFY(ticks.ticks.size() <= std::size_t(most));
        QTEST(picture(ticks, start, timeZone), "expected");
    }

    void counts_data()
    {
        QTest::addColumn<double>("peak");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<QString>("expected");
        QTest::newRow("fives") << 20.0 << true << "0 5 10 15 20";
        QTest::newRow("twos") << 7.0 << true << "0 2 4 6 8";
        QTest::newRow("hundreds") << 2200.0 << true << "0 500 1000 1500 2000 2500";
        QTest::newRow("never by halves of a job") << 2.0 << true << "0 1 2";
        QTest::newRow("fractions where they are wanted") << 0.7 << false << "0 0.2 0.4 0.6 0.8";
        QTest::newRow("nothing happened") << 0.0 << true << "0 1";
        QTest::newRow("a peak on a tick stays there") << 0.3 << false << "0 0.1 0.2 0.3";
    }
    void counts()
    {
        QFETCH(double, peak);
        QFETCH(bool, whole);
        QTEST(picture(valueTicks(peak, whole)), "expected");
    }

    void durations_data()
    {
        QTest::addColumn<double>("peak");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<DurationUnit>("unit");
        QTest::newRow("half minutes") << 120.0 << "0 30 60 90 120" << DurationUnit::seconds;
        QTest::newRow("seconds") << 12.8 << "0 5 10 15" << DurationUnit::seconds;
        QTest::newRow("milliseconds")
            << 0.04 << "0 0.01 0.02 0.03 0.04" << DurationUnit::milliseconds;
        QTest::newRow("minutes") << 1500.0 << "0 300 600 900 1200 1500" << DurationUnit::minutes;
        QTest::newRow("hours") << 6.5 * 3600 << "0 7200 14400 21600 28800" << DurationUnit::hours;
        QTest::newRow("weeks") << 20 * 86400.0 << "0 432000 864000 1.296e+06 1.728e+06"
                               << DurationUnit::days;
        QTest::newRow("nothing waited") << 0.0 << "0 1" << DurationUnit::seconds;
    }
    void durations()
    {
        QFETCH(double, peak);
        const DurationTicks ticks = durationTicks(peak);
        QTEST(picture(ticks.seconds), "expected");
        QTEST(ticks.unit, "unit");
    }

    void lowPlotsHaveFewerTicks()
    {
        QCOMPARE(picture(valueTicks(2200, true, 2)), u"0 2000 4000"_s);
        QCOMPARE(picture(valueTicks(2200, true, 1)), u"0 5000"_s);
        QCOMPARE(picture(durationTicks(120, 2).seconds), u"0 60 120"_s);
    }

    void theAxisFollowsTheEditedRun()
    {
        QCOMPARE(axisPeak(30, 183, 4), 120.0);
        QCOMPARE(axisPeak(30, 50, 4), 50.0);
        QCOMPARE(axisPeak(90, 50, 4), 90.0);
    }

    void zoomKeepsThePointUnderThePointer()
    {
        const TimeSpan whole{Seconds(0), Seconds(1000)};
        const TimeSpan in = zoomed(whole, 2, Seconds(200), whole);
        QCOMPARE(in, (TimeSpan{Seconds(100), Seconds(600)}));
        QCOMPARE(zoomed(in, 0.5, Seconds(200), whole), whole);
        QCOMPARE(zoomed(in, 1e9, Seconds(200), whole).length(), shortestView);
    }

    void viewsStayInside()
    {
        const TimeSpan whole{Seconds(0), Seconds(100)};
        QCOMPARE(panned({Seconds(50), Seconds(80)}, Seconds(90), whole),
                 (TimeSpan{Seconds(70), Seconds(100)}));
        QCOMPARE(within({Seconds(-5), Seconds(500)}, whole), whole);
        QCOMPARE(within({Seconds(60), Seconds(20)}, whole), (TimeSpan{Seconds(20), Seconds(60)}));
        QCOMPARE(holding({Seconds(20), Seconds(60)}, Seconds(70), whole),
                 (TimeSpan{Seconds(30), Seconds(70)}));
    }
};

QTEST_GUILESS_MAIN(TestTimeAxis)
#include "tst_time_axis.moc"
