// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "tests/views/chart_runs.h"
#include "views/charts/crosshair.h"
#include "views/charts/trace_reading.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace afflux;
using namespace afflux::test;

namespace {

void wheel(QWidget& widget, QPointF at, int notches)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, notches * 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

/// QTest::mouseMove() moves the cursor, which a widget that is not shown never hears of.
void move(QWidget& widget, QPointF at, Qt::MouseButtons pressed = Qt::NoButton)
{
    QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, pressed, {});
    QApplication::sendEvent(&widget, &event);
}

/// In the plots of an 800 x 560 widget.
constexpr QPoint middle{420, 250};

int differentPixels(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        applyTheme(*qApp, ThemeChoice::light);
    }

    void saysWhatGoesThereWhileEmpty();
    void newDataKeepsTheZoom();
    void anUnzoomedViewFollowsTheLongerRun();
    void theWheelZoomsAroundThePointer();
    void aDragZoomsToItsSpan();
    void aClickDoesNotZoom();
    void theMiddleButtonPans();
    void aDoubleClickShowsAll();
    void keysZoomAndPan();
    void thePointerMovesTheCrosshair();
    void keysMoveTheCrosshair();
    void theCardGivesBothRunsAndTheReason();
    void reasonsComeFromTheEvents();
    void screenReadersHearTheCard();
    void pictures_followLanguageAndTheme();
    void imagesHaveTheAskedSize();
};

void TestCharts::saysWhatGoesThereWhileEmpty()
{
    const auto widget = charts();
    const QImage empty = widget->grab().toImage();
    widget->setEmptyText(QString());
    QVERIFY(differentPixels(empty, widget->grab().toImage()) > 100);
    wheel(*widget, middle, 1);
    QTest::keyClick(widget.get(), Qt::Key_Plus);
    move(*widget, middle);
    QVERIFY(widget->view().empty());
    widget->setCrosshair(Seconds(5));
    QVERIFY(!widget->crosshair());
}

void TestCharts::newDataKeepsTheZoom()
{
    const auto widget = charts();
    widget->setData(morningData());
    const TimeSpan zoom{Seconds(3000), Seconds(4000)};
    widget->setView(zoom);
    ChartData moved = morningData();
    moved.current = byAge(9);
    widget->setData(moved);
    QCOMPARE(widget->view(), zoom);
}

void TestCharts::anUnzoomedViewFollowsTheLongerRun()
{
    const auto widget = charts();
    widget->setData(morningData());
    const TimeSpan before = widget->view();
    ChartData longer = morningData();
    longer.current = week(2000);
    widget->setData(longer);
    QCOMPARE(widget->view().to, Seconds(1999 * 15));
    widget->setData(morningData());
    QCOMPARE(widget->view(), before);
}

void TestCharts::theWheelZoomsAroundThePointer()
{
    const auto widget = charts();
    widget->setData(morningData());
    move(*widget, middle);
    const Seconds under = *widget->crosshair();
    const TimeSpan all = widget->view();
    QSignalSpy changed(widget.get(), &PlanCharts::viewChanged);
    wheel(*widget, middle, 2);
    QCOMPARE(changed.size(), 1);
    QVERIFY(widget->view().length() < all.length());
    QVERIFY(std::abs((*widget->crosshair() - under).count()) < 1e-6);
    wheel(*widget, middle, -2);
    QVERIFY(std::abs((widget->view().length() - all.length()).count()) < 1e-6);
}

void TestCharts::aDragZoomsToItsSpan()
{
    const auto widget = charts();
    widget->setData(morningData());
    move(*widget, {300, 100});
    const Seconds from = *widget->crosshair();
    move(*widget, {500, 100});
    const Seconds to = *widget->crosshair();
    QTest::mousePress(widget.get(), Qt::LeftButton, {}, {500, 100});
    move(*widget, {300, 300}, Qt::LeftButton);
    const QImage band = widget->grab().toImage();
    QTest::mouseRelease(widget.get(), Qt::LeftButton, {}, {300, 300});
    QVERIFY(differentPixels(band, widget->grab().toImage()) > 1000);
    QVERIFY(std::abs((widget->view().from - from).count()) < 1e-6);
    QVERIFY(std::abs((widget->view().to - to).count()) < 1e-6);
}

void TestCharts::aClickDoesNotZoom()
{
    const auto widget = charts();
    widget->setData(morningData());
    const TimeSpan all = widget->view();
    QTest::mouseClick(widget.get(), Qt::LeftButton, {}, middle);
    QCOMPARE(widget->view(), all);
}

void TestCharts::theMiddleButtonPans()
{
    const auto widget = charts();
    widget->setData(morningData());
    widget->setView({Seconds(3000), Seconds(5000)});
    QTest::mousePress(widget.get(), Qt::MiddleButton, {}, {400, 100});
    move(*widget, {350, 100}, Qt::MiddleButton);
    QTest::mouseRelease(widget.get(), Qt::MiddleButton, {}, {350, 100});
    QVERIFY(widget->view().from > Seconds(3000));
    QCOMPARE(widget->view().length(), Seconds(2000));
    QTest::mousePress(widget.get(), Qt::MiddleButton, {}, {100, 100});
    move(*widget, {9000, 100}, Qt::MiddleButton);
    QTest::mouseRelease(widget.get(), Qt::MiddleButton, {}, {9000, 100});
    QCOMPARE(widget->view().from, Seconds(0));
}

void TestCharts::aDoubleClickShowsAll()
{
    const auto widget = charts();
    widget->setData(morningData());
    const TimeSpan all = widget->view();
    widget->setView({Seconds(3000), Seconds(5000)});
    QTest::mouseDClick(widget.get(), Qt::LeftButton, {}, middle);
    QCOMPARE(widget->view(), all);
}

void TestCharts::keysZoomAndPan()
{
    const auto widget = charts();
    widget->setData(morningData());
    const TimeSpan all = widget->view();
    QTest::keyClick(widget.get(), Qt::Key_Plus);
    const TimeSpan in = widget->view();
    QVERIFY(in.length() < all.length());
    QTest::keyClick(widget.get(), Qt::Key_Right);
    QVERIFY(widget->view().from > in.from);
    QTest::keyClick(widget.get(), Qt::Key_End);
    QCOMPARE(widget->view().to, all.to);
    QTest::keyClick(widget.get(), Qt::Key_Home);
    QCOMPARE(widget->view().from, all.from);
    QTest::keyClick(widget.get(), Qt::Key_Minus);
    QCOMPARE(widget->view(), all);
    widget->setView(in);
    QTest::keyClick(widget.get(), Qt::Key_0);
    QCOMPARE(widget->view(), all);
}

void TestCharts::thePointerMovesTheCrosshair()
{
    const auto widget = charts();
    widget->setData(morningData());
    QSignalSpy moved(widget.get(), &PlanCharts::crosshairMoved);
    move(*widget, middle);
    QCOMPARE(moved.size(), 1);
    QVERIFY(moved.last().first().value<std::optional<Seconds>>());
    QVERIFY(widget->crosshair() > Seconds(4000) && widget->crosshair() < Seconds(5000));
    move(*widget, {10, 250}); // among the tick labels
    QVERIFY(!widget->crosshair());
    move(*widget, middle);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(widget.get(), &leave);
    QVERIFY(!widget->crosshair());
}

void TestCharts::keysMoveTheCrosshair()
{
    const auto widget = charts();
    widget->setData(morningData());
    const Trace& trace = morningData().current->trace;
    const auto events = scalingEvents(trace);
    QTest::keyClick(widget.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(widget->crosshair(), Seconds(trace.time[events[0]]));
    QTest::keyClick(widget.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(widget->crosshair(), Seconds(trace.time[events[1]]));
    QTest::keyClick(widget.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(widget->crosshair(), Seconds(trace.time[events[0]]));
    const Seconds before = *widget->crosshair();
    QTest::keyClick(widget.get(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(*widget->crosshair() > before);
    // Beyond the view, the view comes along.
    widget->setView({Seconds(0), Seconds(60)});
    widget->setCrosshair(Seconds(59));
    QTest::keyClick(widget.get(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(widget->view().to, *widget->crosshair());
    QTest::keyClick(widget.get(), Qt::Key_Escape);
    QVERIFY(!widget->crosshair());
}

void TestCharts::theCardGivesBothRunsAndTheReason()
{
    const ChartData data = morningData();
    const Trace& trace = data.current->trace;
    const auto events = scalingEvents(trace);
    const ChartText text(QLocale(u"en_GB"_s), data.origin, data.zone);
    const TimeSpan day{Seconds(0), Seconds(9000)};
    const std::size_t rush = *std::find_if(events.begin(), events.end(),
                                           [&](std::size_t i) { return trace.time[i] > 3600; });
    const CrosshairCard card = Crosshair::card(data, text, Seconds(trace.time[rush]), day, rush);
    QVERIFY2(card.headline.startsWith(u"09:00:05 age 3.7 s · 4 → 10 worker"_s),
             qPrintable(card.headline));
    QVERIFY2(card.reason.contains(u"above target 3 s"_s), qPrintable(card.reason));
    QCOMPARE(card.baselineName, u"Fixed 6 (today)"_s);
    QCOMPARE(card.rows[1].current, u"4 / 10"_s);
    QCOMPARE(card.rows[1].baseline, u"6 / 6"_s);
    QCOMPARE(card.rows[2].current, u"3.7 s"_s);

    const CrosshairCard quiet = Crosshair::card(data, text, Seconds(2000), day, std::nullopt);
    QCOMPARE(quiet.headline, u"08:33:20"_s);
    QVERIFY(quiet.reason.isEmpty());
}

void TestCharts::reasonsComeFromTheEvents()
{
    const auto full = run(ageScenario(), {.trace = TraceDetail::full});
    const auto series = run(ageScenario(), {.trace = TraceDetail::series, .events = true});
    const auto ticks = scalingEvents(full->trace);
    QVERIFY(ticks.size() > 10);
    for (const std::size_t tick : ticks) {
        const Reason* reason = reasonAt(*series, tick);
        QVERIFY(reason);
        QCOMPARE(*reason, full->trace.reason[tick]);
    }
    const auto neither = run(ageScenario(), {.trace = TraceDetail::series});
    QVERIFY(!reasonAt(*neither, ticks.front()));
}

void TestCharts::screenReadersHearTheCard()
{
    const auto widget = charts();
    QVERIFY(!widget->accessibleName().isEmpty());
    const QString hint = widget->accessibleDescription();
    QVERIFY(!hint.isEmpty());
    widget->setData(morningData());
    QTest::keyClick(widget.get(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY2(widget->accessibleDescription().contains(u"above target"_s),
             qPrintable(widget->accessibleDescription()));
    QTest::keyClick(widget.get(), Qt::Key_Escape);
    QCOMPARE(widget->accessibleDescription(), hint);
}

void TestCharts::pictures_followLanguageAndTheme()
{
    const auto widget = charts();
    widget->setData(morningData());
    const QImage english = widget->grab().toImage();
    widget->setLocale(QLocale(QLocale::French, QLocale::France));
    const QImage french = widget->grab().toImage();
    QVERIFY(differentPixels(english, french) > 20);
    applyTheme(*qApp, ThemeChoice::dark);
    QVERIFY(differentPixels(french, widget->grab().toImage()) > 100'000);
    QEvent language(QEvent::LanguageChange);
    QApplication::sendEvent(widget.get(), &language);
    widget->grab();
}

void TestCharts::imagesHaveTheAskedSize()
{
    const auto widget = charts();
    widget->setData(morningData());
    const QImage image = widget->toImage({600, 400}, 2, Theme::forDark());
    QCOMPARE(image.size(), QSize(1200, 800));
    QCOMPARE(image.pixelColor(2, 2), Theme::forDark().card);
    // On the screen nothing changed.
    QCOMPARE(widget->grab().toImage().size(), QSize(800, 560));
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
