// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/tables/figures.h"

#include <QTest>
#include <QTranslator>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// The one pattern whose order differs, as translations/afflux_fr.ts has it.
class French : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override
    {
        if (qstrcmp(context, "Figures") == 0 && qstrcmp(source, "%1 %2") == 0)
            return u"%2\u202f%1"_s;
        return {};
    }
};

Speech english()
{
    return {QLocale(QLocale::English, QLocale::UnitedKingdom), true};
}
Speech french()
{
    return {QLocale(QLocale::French), true};
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void duration_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("said");
        QTest::newRow("nothing waits") << 0.0 << u"0 s"_s;
        QTest::newRow("milliseconds below a second") << 0.3504 << u"350 ms"_s;
        QTest::newRow("nearly a second is one") << 0.9999 << u"1 s"_s;
        QTest::newRow("one decimal") << 1.7123 << u"1.7 s"_s;
        QTest::newRow("three digits") << 12.84 << u"12.8 s"_s;
        QTest::newRow("hundreds have no decimals") << 164.8 << u"165 s"_s;
        QTest::newRow("a minute stays comparable") << 60.0 << u"60 s"_s;
        QTest::newRow("six minutes too") << 361.2 << u"361 s"_s;
        QTest::newRow("minutes and seconds") << 725.2 << u"12 min 5 s"_s;
        QTest::newRow("hours and minutes") << 8712.0 << u"2 h 25 min"_s;
        QTest::newRow("days and hours") << 100'000.0 << u"1 d 4 h"_s;
        QTest::newRow("no figure") << std::nan("") << u"–"_s;
    }
    void duration()
    {
        QFETCH(double, seconds);
        QTEST(figureDuration(seconds, english()), "said");
    }

    void share_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<QString>("said");
        QTest::newRow("all is 100") << 1.0 << u"100 %"_s;
        QTest::newRow("all but one in a million is not all") << 0.999999 << u"99.9 %"_s;
        QTest::newRow("one decimal") << 0.8634 << u"86.3 %"_s;
        QTest::newRow("whole ones have none") << 0.5 << u"50 %"_s;
        QTest::newRow("none is 0") << 0.0 << u"0 %"_s;
        QTest::newRow("hardly any is not none") << 1e-6 << u"0.1 %"_s;
    }
    void share()
    {
        QFETCH(double, share);
        QTEST(figureShare(share, english()), "said");
    }

    void money_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("said");
        QTest::newRow("whole pounds") << 96.24 << u"GBP"_s << u"£ 96"_s;
        QTest::newRow("cents below ten") << 4.7 << u"USD"_s << u"$ 4.70"_s;
        QTest::newRow("grouped") << 14213.4 << u"EUR"_s << u"€ 14,213"_s;
        QTest::newRow("nothing") << 0.0 << u"EUR"_s << u"€ 0"_s;
        QTest::newRow("a code without a sign") << 96.0 << u"CHF"_s << u"CHF 96"_s;
    }
    void money()
    {
        QFETCH(double, amount);
        QFETCH(QString, currency);
        QTEST(figureMoney(amount, currency.toStdString(), english()), "said");
    }

    void mean_data()
    {
        QTest::addColumn<double>("mean");
        QTest::addColumn<QString>("said");
        QTest::newRow("one decimal") << 3.34 << u"3.3"_s;
        QTest::newRow("whole") << 6.0 << u"6"_s;
        QTest::newRow("little") << 0.034 << u"0.03"_s;
        QTest::newRow("many") << 124.6 << u"125"_s;
    }
    void mean()
    {
        QFETCH(double, mean);
        QTEST(figureMean(mean, english()), "said");
    }

    void frenchPutsTheSignLastAndGroupsNarrowly()
    {
        French translator;
        QCoreApplication::installTranslator(&translator);
        QCOMPARE(figureMoney(96.24, "EUR", french()), u"96\u202f€"_s);
        QCOMPARE(figureMoney(14213, "EUR", french()), u"14\u202f213\u202f€"_s);
        QCOMPARE(figureDuration(1.71, french()), u"1,7 s"_s);
        QCOMPARE(figureCount(28294, french()), u"28\u202f294"_s);
        QCoreApplication::removeTranslator(&translator);
    }

    void exactKeepsWhatTheFigureDrops()
    {
        QCOMPARE(exactDuration(164.812345, english()), u"164.812345 s"_s);
        QCOMPARE(exactShare(0.999999, english()), u"99.9999 %"_s);
        QCOMPARE(exactMoney(96.2425, "GBP", english()), u"£ 96.2425"_s);
    }

    void machinesReadEnglish()
    {
        QCOMPARE(figureMoney(14213, "GBP", Speech::machine()), u"£ 14213"_s);
        QCOMPARE(figureShare(0.863, Speech::machine()), u"86.3 %"_s);
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_figures.moc"
