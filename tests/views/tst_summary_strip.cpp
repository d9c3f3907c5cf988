// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_english.h"
#include "tests/support/warnings.h"
#include "views/tables/figure_card.h"
#include "views/tables/summary_strip.h"
#include "views/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

enum Position
{
    timeToStart,
    worstWait,
    withinPromise,
    cost,
    workers,
    lost
};

Outcome byAge()
{
    Outcome outcome;
    outcome.jobs.arrived = 28294;
    outcome.timeToStart.atObjective = 1.712345;
    outcome.timeToStart.max = 12.8;
    outcome.fleet.mean = 3.34;
    outcome.fleet.peak = 16;
    outcome.cost.perMonth = 96.24;
    outcome.cost.currency = "GBP";
    return outcome;
}

Outcome fixedSix()
{
    Outcome outcome = byAge();
    outcome.timeToStart.atObjective = 164.8;
    outcome.timeToStart.max = 183.7;
    outcome.timeToStart.withinObjective = 0.863;
    outcome.fleet.mean = 6;
    outcome.fleet.peak = 6;
    outcome.cost.perMonth = 141.9;
    return outcome;
}

} // namespace

class TestSummaryStrip : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        applyTheme(*qApp, ThemeChoice::light);
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void figuresStandAboveTheBaseline()
    {
        const Outcome now = byAge();
        const Outcome before = fixedSix();
        const SummaryTexts texts = summaryTexts(now, &before, {});
        QCOMPARE(texts[timeToStart].label.first(), u"Time to start, p95"_s);
        QCOMPARE(texts[timeToStart].figure, QStringList{u"1.7 s"_s});
        QCOMPARE(texts[timeToStart].note.first(), u"was 165 s"_s);
        QCOMPARE(texts[withinPromise].figure, QStringList{u"100 %"_s});
        QCOMPARE(texts[withinPromise].note, QStringList{u"was 86.3 %"_s});
        QCOMPARE(texts[cost].figure, QStringList{u"£ 96"_s});
        QCOMPARE(texts[cost].note.first(), u"was £ 142"_s);
        QCOMPARE(texts[workers].figure.first(), u"3.3 mean · 16 peak"_s);
        QCOMPARE(texts[workers].note, QStringList{u"was 6 · 6"_s});
        QCOMPARE(texts[lost].figure, QStringList{u"0"_s});
        QCOMPARE(texts[lost].note, QStringList{u"of 28,294"_s});
    }

    void betterAndWorseHaveDirectionsToo()
    {
        const Outcome now = byAge();
        const Outcome before = fixedSix();
        const SummaryTexts better = summaryTexts(now, &before, {});
        const SummaryTexts worse = summaryTexts(before, &now, {});
        for (const Position card : {timeToStart, worstWait, withinPromise, cost}) {
            QCOMPARE(better[card].trend, Trend::better);
            QCOMPARE(worse[card].trend, Trend::worse);
        }
        QCOMPARE(better[timeToStart].direction, Direction::down);
        QCOMPARE(better[withinPromise].direction, Direction::up);
        QCOMPARE(worse[withinPromise].direction, Direction::down);
    }

    void whatReadsTheSameIsTheSame()
    {
        const Outcome now = byAge();
        Outcome before = now;
        before.timeToStart.atObjective += 1e-4;
        QCOMPARE(summaryTexts(now, &before, {})[timeToStart].trend, Trend::same);
    }

    void otherCurrenciesAreNotCompared()
    {
        const Outcome now = byAge();
        Outcome before = fixedSix();
        before.cost.currency = "USD";
        QCOMPARE(summaryTexts(now, &before, {})[cost].trend, Trend::none);
    }

    void brokenPromiseAlarms()
    {
        const SummaryTexts texts = summaryTexts(fixedSix(), nullptr, {});
        QVERIFY(texts[timeToStart].alarming);
        QVERIFY(texts[withinPromise].alarming);
        QVERIFY(!texts[cost].alarming);
        QVERIFY(texts[timeToStart].note.isEmpty());
    }

    void lossesAreShownAgainstTheBaseline()
    {
        Outcome now = byAge();
        now.jobs.lost = 12;
        const Outcome before = fixedSix();
        const FigureTexts texts = summaryTexts(now, &before, {})[lost];
        QCOMPARE(texts.figure, QStringList{u"12"_s});
        QCOMPARE(texts.note.first(), u"was 0 of 28,294"_s);
        QCOMPARE(texts.trend, Trend::worse);
        QVERIFY(texts.alarming);
    }

    void copyHasEveryDigit()
    {
        SummaryStrip strip;
        const Outcome now = byAge();
        const Outcome before = fixedSix();
        strip.setOutcomes(&now, &before, {});
        strip.show();
        strip.card(timeToStart)->setFocus();
        QTest::keyClick(strip.card(timeToStart), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"Time to start, p95\t1.712345 s\twas 164.8 s"_s);
        QCOMPARE(strip.toText().count(u'\n'), 5);
        QVERIFY(strip.card(cost)->toolTip().contains(u"£ 96.24"_s));
        QVERIFY(strip.card(cost)->accessibleDescription().contains(u"Better than the baseline"_s));
    }

    void nothingYetIsADashInEachCard()
    {
        SummaryStrip strip;
        strip.setOutcomes(nullptr, nullptr, {});
        for (int i = 0; i < 6; ++i)
            QCOMPARE(strip.card(i)->texts().figure, QStringList{u"–"_s});
    }

    void sixCardsFitTheMiddleColumnInFrenchToo()
    {
        SummaryStrip strip;
        const Outcome now = byAge();
        const Outcome before = fixedSix();
        strip.setOutcomes(&now, &before, {});
        QVERIFY(strip.minimumSizeHint().width() <= 600);
        QCOMPARE(strip.sizeHint().height(), strip.minimumSizeHint().height());
    }
};

QTEST_MAIN(TestSummaryStrip)
#include "tst_summary_strip.moc"
