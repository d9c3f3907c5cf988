// SPDX-License-Identifier: GPL-3.0-or-later
// The charts' pure parts: texts, readings of a trace, columns of pixels, room for labels.
#include "tests/support/warnings.h"
#include "views/charts/chart_text.h"
#include "views/charts/curve_columns.h"
#include "views/charts/label_placer.h"
#include "views/charts/trace_reading.h"

#include <QDateTime>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Instant instant(const QString& iso)
{
    return Instant(
        std::chrono::milliseconds(QDateTime::fromString(iso, Qt::ISODate).toMSecsSinceEpoch()));
}

const Instant morning = instant(u"2026-03-02T08:00:00Z"_s);
const TimeSpan oneMorning{Seconds(0), Seconds(9000)};
const TimeSpan twoDays{Seconds(0), Seconds(40 * 3600)};

ChartText textIn(const QString& locale)
{
    return ChartText(QLocale(locale), morning, QTimeZone("Europe/London"));
}

Trace trace(std::vector<double> time, std::vector<int> before, std::vector<int> after)
{
    Trace t;
    t.time = std::move(time);
    t.desired = std::move(before);
    t.decision = std::move(after);
    return t;
}

using Indices = std::vector<std::size_t>;

} // namespace

class TestChartParts : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void dates_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<TimeSpan>("view");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("midnight");
        QTest::addColumn<QString>("clock");
        QTest::newRow("British") << u"en_GB"_s << oneMorning << u"Mon 2 Mar 2026, Europe/London"_s
                                 << u"Mon 2 Mar"_s << u"09:03:10"_s;
        QTest::newRow("American") << u"en_US"_s << oneMorning << u"Mon Mar 2, 2026, Europe/London"_s
                                  << u"Mon Mar 2"_s << u"9:03:10 AM"_s;
        QTest::newRow("French") << u"fr_FR"_s << oneMorning << u"lun. 2 mars 2026, Europe/London"_s
                                << u"lun. 2 mars"_s << u"09:03:10"_s;
        QTest::newRow("over midnight")
            << u"en_GB"_s << twoDays << u"Mon 2 Mar 2026 – Tue 3 Mar 2026, Europe/London"_s
            << u"Mon 2 Mar"_s << u"Mon 2 Mar 09:03:10"_s;
        QTest::newRow("until midnight is one day")
            << u"en_GB"_s << TimeSpan{Seconds(0), Seconds(16 * 3600)}
            << u"Mon 2 Mar 2026, Europe/London"_s << u"Mon 2 Mar"_s << u"09:03:10"_s;
    }
    void dates()
    {
        QFETCH(QString, locale);
        QFETCH(TimeSpan, view);
        const ChartText text = textIn(locale);
        QTEST(text.dateNote(view), "note");
        QTEST(text.tick({Seconds(-8 * 3600), true}, TickUnit::minutes), "midnight");
        QTEST(text.clock(Seconds(3790), view), "clock");
    }

    void numbers()
    {
        const ChartText english = textIn(u"en_GB"_s);
        const ChartText french = textIn(u"fr_FR"_s);
        QCOMPARE(english.count(2400), u"2,400"_s);
        QCOMPARE(french.count(2400), u"2\u202F400"_s);
        QCOMPARE(english.age(4.1837), u"4.2 s"_s);
        QCOMPARE(french.age(4.1837), u"4,2 s"_s);
        QCOMPARE(english.age(0), u"0 s"_s);
        QCOMPARE(english.age(72.49), u"72.5 s"_s);
        QCOMPARE(english.age(183.2), u"3 min 3 s"_s);
        QCOMPARE(english.ageIn(183.2, DurationUnit::seconds), u"183 s"_s);
        QCOMPARE(english.ageTick(90, DurationUnit::minutes), u"1.5"_s);
    }

    void eventsAreTicksThatChangedTheCount()
    {
        const Trace t = trace({0, 5, 10, 15}, {2, 2, 8, 8}, {2, 8, 8, 6});
        const Indices events = scalingEvents(t);
        QCOMPARE(events, (Indices{1, 3}));
        QCOMPARE(eventNear(events, t, Seconds(6), Seconds(2)), std::size_t(1));
        QCOMPARE(eventNear(events, t, Seconds(10.1), Seconds(9)), std::size_t(3));
        QVERIFY(!eventNear(events, t, Seconds(9), Seconds(2)));
        QVERIFY(!eventNear({}, t, Seconds(9), Seconds(2)));
        QCOMPARE(eventBeside(events, t, Seconds(5), true), std::size_t(3));
        QCOMPARE(eventBeside(events, t, Seconds(15), false), std::size_t(1));
        QVERIFY(!eventBeside(events, t, Seconds(15), true));
        QVERIFY(!eventBeside(events, t, Seconds(5), false));
    }

    void arrivalsAreRatesOverRoundStretches()
    {
        Trace t;
        for (int i = 0; i <= 18; ++i) {
            t.time.push_back(i * 10);
            t.arrived.push_back(i <= 6 ? i * 5 : 30 + (i - 6) * 10);
        }
        const ArrivalRates rates = arrivalRates(t, {Seconds(0), Seconds(180)}, Seconds(1));
        QCOMPARE(rates.time, (std::vector<double>{0, 60, 120}));
        QCOMPARE(rates.perMinute, (std::vector<double>{30, 60, 60}));
        // Panning keeps the stretches where they are.
        const ArrivalRates panned = arrivalRates(t, {Seconds(70), Seconds(100)}, Seconds(1));
        QCOMPARE(panned.time, (std::vector<double>{60}));
        QCOMPARE(panned.perMinute, (std::vector<double>{60}));
        QVERIFY(arrivalRates(Trace(), oneMorning, Seconds(1)).time.empty());
    }

    void columnsCoverTheCurve()
    {
        const auto columns = columnExtents({{0.5, 10}, {2.5, 10}, {2.5, 4}, {4, 4}}, 0.5, 5);
        QCOMPARE(columns.size(), std::size_t(5));
        QCOMPARE(columns[0].top, 10.f);
        QCOMPARE(columns[2].top, 4.f);
        QCOMPARE(columns[2].bottom, 10.f);
        QCOMPARE(columns[3].bottom, 4.f);
        QVERIFY(columnExtents({{0, 1}, {1, 1}}, 0, 9).back().empty());
        // Steps of one height are one rectangle.
        QCOMPARE(fillUnder(columns, 0.5, 20), (std::vector<QRectF>{{0, 10, 3, 10}, {3, 4, 2, 16}}));
        QCOMPARE(strokeColumns(columns, 0.5, 2).front(), QRectF(0, 9, 2, 2));
    }

    void labelsStandBesideWhatTheyName()
    {
        LabelPlacer placer(QRectF(0, 0, 400, 100));
        placer.avoid(QList<QPointF>{{0, 95}, {100, 95}, {100, 10}, {110, 95}, {400, 95}});
        const auto place = placer.beside({100, 10}, {60, 14});
        QVERIFY(place);
        QVERIFY(place->left() >= 100 && place->left() < 130);
        const auto second = placer.beside({100, 10}, {60, 14});
        QVERIFY(second);
        QVERIFY(!second->intersects(*place));
        QVERIFY(!placer.isFree(QRectF(98, 20, 10, 10)));
    }

    void aLabelWithoutRoomIsLeftOut()
    {
        LabelPlacer placer(QRectF(0, 0, 100, 20));
        QVERIFY(placer.beside({50, 10}, {40, 14}, 0));
        QVERIFY(!placer.beside({50, 10}, {90, 14}, 0));
    }

    void limitsAreNamedOnTheirLineAndNeverLeftOut()
    {
        LabelPlacer placer(QRectF(0, 0, 400, 100));
        const QRectF high = placer.onLine(50, {40, 14});
        QVERIFY(high.bottom() <= 50);
        QVERIFY(high.right() > 380);
        // A second limit close under the first goes under its own line.
        const QRectF low = placer.onLine(55, {40, 14});
        QVERIFY(!low.intersects(high));
        QVERIFY(low.top() >= 55 || low.right() < high.left());
    }
};

QTEST_GUILESS_MAIN(TestChartParts)
#include "tst_chart_parts.moc"
