// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/time.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;

class TestTime : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void finestGridThatFits_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<qint64>("stepsPerSecond");
        QTest::newRow("half an hour in microseconds") << 1800.0 << qint64(1'000'000);
        QTest::newRow("just below 2^31 microseconds") << 2147.483647 << qint64(1'000'000);
        QTest::newRow("2^31 microseconds no longer") << 2147.483648 << qint64(100'000);
        QTest::newRow("five hours in 10 us") << 18'000.0 << qint64(100'000);
        QTest::newRow("two days in 100 us") << 172'800.0 << qint64(10'000);
        QTest::newRow("a week in milliseconds") << 604'800.0 << qint64(1'000);
        QTest::newRow("three weeks in milliseconds") << 1'814'400.0 << qint64(1'000);
        QTest::newRow("a month in 10 ms") << 2'628'000.0 << qint64(100);
    }
    void finestGridThatFits()
    {
        QFETCH(double, seconds);
        QTEST(qint64(TimeGrid::finestFor(Seconds(seconds)).stepsPerSecond()), "stepsPerSecond");
    }

    void nearestStep_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<qint64>("steps");
        QTest::newRow("on the grid") << 12.345 << qint64(12345);
        QTest::newRow("down") << 0.0014 << qint64(1);
        QTest::newRow("up") << 0.0016 << qint64(2);
        QTest::newRow("half goes up") << 0.0625 * 0.008 << qint64(1); // 0.5 ms exactly
        QTest::newRow("less than half is nothing") << 0.0004 << qint64(0);
    }
    void nearestStep()
    {
        QFETCH(double, seconds);
        QTEST(qint64(TimeGrid(1000).steps(Seconds(seconds))), "steps");
    }

    void stepsComeBack()
    {
        for (const std::int64_t perSecond : {1'000'000, 100'000, 10'000, 1'000, 100, 1}) {
            const TimeGrid grid(perSecond);
            for (const Step step : {Step{0}, Step{1}, Step{3}, Step{7'777'777}, stepLimit - 1})
                QCOMPARE(grid.steps(grid.seconds(step)), step);
            QCOMPARE(grid.steps(Seconds(2)), 2 * perSecond);
            QCOMPARE(grid.microseconds(3 * perSecond).count(), Step{3'000'000});
        }
    }
};

QTEST_GUILESS_MAIN(TestTime)
#include "tst_time.moc"
