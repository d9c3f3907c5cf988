// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/downsample.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <cmath>

using namespace afflux;

namespace {

using Doubles = std::vector<double>;
using Points = std::vector<PlotPoint>;

Points line(const Doubles& x, const Doubles& y, const PixelColumns& columns)
{
    return downsampleLine<double>(x, y, columns);
}

Points steps(const Doubles& x, const Doubles& y, const PixelColumns& columns)
{
    return downsampleSteps<double>(x, y, columns);
}

/// "0,1 5,2": readable when a comparison fails.
QString picture(const Points& points)
{
    QStringList parts;
    for (const PlotPoint& p : points)
        parts << QStringLiteral("%1,%2").arg(p.x).arg(p.y);
    return parts.join(u' ');
}

} // namespace

class TestDownsample : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void lines_data()
    {
        QTest::addColumn<Doubles>("x");
        QTest::addColumn<Doubles>("y");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("expected");
        QTest::newRow("few samples stay as they are")
            << Doubles{0, 1, 2} << Doubles{3, 1, 2} << 0.0 << 2.0 << 100 << "0,3 1,1 2,2";
        QTest::newRow("a level stretch keeps its ends")
            << Doubles{0, 1, 2, 3, 4} << Doubles{1, 1, 1, 1, 2} << 0.0 << 4.0 << 100
            << "0,1 3,1 4,2";
        QTest::newRow("a level stretch inside one column keeps its ends")
            << Doubles{0, 1, 2, 3} << Doubles{1, 1, 1, 1} << 0.0 << 3.0 << 1 << "0,1 3,1";
        QTest::newRow("low and high of a column, in their order")
            << Doubles{0, 1, 2, 3} << Doubles{5, 9, 1, 5} << 0.0 << 3.0 << 1 << "1,9 2,1";
        QTest::newRow("cut at both edges")
            << Doubles{0, 10} << Doubles{0, 10} << 2.0 << 4.0 << 10 << "2,2 4,4";
        QTest::newRow("cut at the right edge")
            << Doubles{0, 10} << Doubles{0, 10} << 0.0 << 4.0 << 10 << "0,0 4,4";
        QTest::newRow("nothing to show") << Doubles{} << Doubles{} << 0.0 << 1.0 << 10 << "";
        QTest::newRow("all before the columns")
            << Doubles{0, 1} << Doubles{1, 1} << 2.0 << 3.0 << 10 << "";
        QTest::newRow("all after the columns")
            << Doubles{4, 5} << Doubles{1, 1} << 2.0 << 3.0 << 10 << "";
    }
    void lines()
    {
        QFETCH(Doubles, x);
        QFETCH(Doubles, y);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, count);
        QTEST(picture(line(x, y, {from, to, count})), "expected");
    }

    void stairs_data()
    {
        QTest::addColumn<Doubles>("x");
        QTest::addColumn<Doubles>("y");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a value holds until the next")
            << Doubles{0, 4} << Doubles{1, 3} << 0.0 << 8.0 << 100 << "0,1 4,1 4,3 8,3";
        QTest::newRow("repeated values are one step")
            << Doubles{0, 1, 2, 3} << Doubles{2, 2, 2, 2} << 0.0 << 8.0 << 100 << "0,2 8,2";
        QTest::newRow("the value from before comes in at the edge")
            << Doubles{0, 4} << Doubles{1, 3} << 2.0 << 6.0 << 100 << "2,1 4,1 4,3 6,3";
        QTest::newRow("no sample inside: the last one holds")
            << Doubles{0, 1} << Doubles{1, 3} << 2.0 << 6.0 << 100 << "2,3 6,3";
        QTest::newRow("a column keeps its lowest and highest")
            << Doubles{0, 1, 2, 3} << Doubles{2, 9, 0, 4} << 1.0 << 3.0 << 1
            << "1,2 1,0 1,9 1,4 3,4";
        QTest::newRow("not yet begun") << Doubles{5} << Doubles{1} << 0.0 << 2.0 << 10 << "";
        QTest::newRow("begins inside") << Doubles{5} << Doubles{1} << 0.0 << 8.0 << 10 << "5,1 8,1";
    }
    void stairs()
    {
        QFETCH(Doubles, x);
        QFETCH(Doubles, y);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, count);
        QTEST(picture(steps(x, y, {from, to, count})), "expected");
    }

    void aWeekOfTicksNeedsTwoPointsAPixelAndKeepsThePeak()
    {
        Doubles x;
        Doubles y;
        for (int i = 0; i < 40'320; ++i) {
            x.push_back(i * 15.0);
            y.push_back(std::abs(std::sin(i * 0.37)) * 100);
        }
        y[20'001] = 5000;
        const PixelColumns columns{0, x.back(), 700};
        const Points points = line(x, y, columns);
        QVERIFY(points.size() <= 2 * 700 + 6);
        QVERIFY(std::any_of(points.begin(), points.end(), [](auto p) { return p.y == 5000; }));
        QVERIFY(
            std::is_sorted(points.begin(), points.end(), [](auto a, auto b) { return a.x < b.x; }));
        QVERIFY(steps(x, y, columns).size() <= 4 * 700 + 2);
    }

    void highestIsTheFirstOfEquals()
    {
        const Doubles x{0, 1, 2, 3};
        const Doubles y{9, 4, 4, 1};
        QCOMPARE(*highest<double>(x, y, 0.5, 3), std::size_t(1));
        QVERIFY(!highest<double>(x, y, 3.5, 4));
    }

    void sampleAtIsTheLastOneBefore()
    {
        const Doubles x{1, 2, 3};
        QCOMPARE(*sampleAt(x, 2.5), std::size_t(1));
        QCOMPARE(*sampleAt(x, 2), std::size_t(1));
        QCOMPARE(*sampleAt(x, 0), std::size_t(0));
        QCOMPARE(*sampleAt(x, 9), std::size_t(2));
        QVERIFY(!sampleAt(Doubles{}, 0));
    }
};

QTEST_GUILESS_MAIN(TestDownsample)
#include "tst_downsample.moc"
