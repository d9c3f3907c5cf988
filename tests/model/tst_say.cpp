// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/say.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

class TestSay : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void duration_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing") << 0.0 << u"0 s"_s;
        QTest::newRow("below a second in milliseconds") << 0.35 << u"350 ms"_s;
        QTest::newRow("fractions stay") << 11.5 << u"11.5 s"_s;
        QTest::newRow("a minute is a minute") << 60.0 << u"1 min"_s;
        QTest::newRow("a cooldown of ninety seconds") << 90.0 << u"90 s"_s;
        QTest::newRow("two units") << 150.0 << u"2 min 30 s"_s;
        QTest::newRow("five minutes") << 300.0 << u"5 min"_s;
        QTest::newRow("hours and minutes") << 9000.0 << u"2 h 30 min"_s;
        QTest::newRow("days") << 86400.0 << u"1 d"_s;
    }
    void duration()
    {
        QFETCH(double, seconds);
        QTEST(sayDuration(Seconds(seconds), Speech::machine()), "said");
    }

    void roundNumbersAreWrittenOut()
    {
        QCOMPARE(sayNumber(100'000, Speech::machine()), u"100000"_s);
        QCOMPARE(sayNumber(0.00025, Speech::machine()), u"0.00025"_s);
        QCOMPARE(sayNumber(1e300, Speech::machine()), u"1e+300"_s);
    }

    void valuesAreNotExpandedTwice()
    {
        const Message text = message("%1 then %2", std::string("%2"), 3);
        QCOMPARE(say(text, Speech::machine()), u"%2 then 3"_s);
    }

    void errorSaysWhereWhatAndRemedy()
    {
        const Error error{ErrorCode::badValue,
                          {"s.yaml", 3, 0, "policy.max"},
                          message("%1 is below the minimum %2", 4, 5),
                          message("Raise max.")};
        QCOMPARE(say(error, Speech::machine()),
                 u"s.yaml, line 3, policy.max: 4 is below the minimum 5. Raise max."_s);
    }
};

QTEST_GUILESS_MAIN(TestSay)
#include "tst_say.moc"
