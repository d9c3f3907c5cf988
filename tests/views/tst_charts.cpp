// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/charts/chart_text.h"
#include "views/charts/crosshair.h"
#include "views/charts/label_placer.h"
#include "views/charts/plan_charts.h"
#include "views/charts/trace_reading.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <ctime>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

const QTimeZone london("Europe/London");

Instant instant(const QString& iso)
{
    return Instant(
        std::chrono::milliseconds(QDateTime::fromString(iso, Qt::ISODate).toMSecsSinceEpoch()));
}

/// A morning: quiet, a scheduled import at 09:00, a smaller wave at 09:20; five-minute bins and
/// less.
Scenario morning()
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

std::shared_ptr<const SimulationResult> byAge(double target = 3)
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
    auto result = run(scenario);
    return std::make_shared<const SimulationResult>(std::move(result.value()));
}

std::shared_ptr<const SimulationResult> fixedSix()
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
std::shared_ptr<const SimulationResult> withDraining(const SimulationResult& run)
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
std::shared_ptr<const SimulationResult> week(std::size_t ticks)
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

ChartData morningData()
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

std::unique_ptr<PlanCharts> charts(QSize size = {800, 560})
{
    auto widget = std::make_unique<PlanCharts>();
    widget->setLocale(QLocale(QLocale::English, QLocale::UnitedKingdom));
    widget->setEmptyText(u"Import a history to see what this plan would have done."_s);
    widget->resize(size);
    return widget;
}

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

void save(const QImage& image, const QString& name)
{
    QVERIFY(QDir().mkpath(u"chart-pictures"_s));
    QVERIFY(image.save(u"chart-pictures/"_s + name + u".png"_s));
}

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
    void screenReadersHearTheCard();
    void pictures_followLanguageAndTheme();
    void imagesHaveTheAskedSize();
    void frames_data();
    void frames();
    void pictures_data();
    void pictures();
    void pictureOfCrosshair_data();
    void pictureOfCrosshair();
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

void TestCharts::frames_data()
{
    QTest::addColumn<ChartData>("data");
    QTest::newRow("morning") << morningData();
    ChartData busy = morningData();
    busy.current = week(40'320);
    busy.baseline = week(40'319);
    QTest::newRow("week of noise") << busy;
}

void TestCharts::frames()
{
    QFETCH(ChartData, data);
    const auto widget = charts();
    widget->grab();
    QImage target(widget->size(), QImage::Format_ARGB32_Premultiplied);
    const std::clock_t before = std::clock();
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i) {
        widget->setData(data);
        widget->render(&target);
    }
    const auto used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    qInfo("a frame: %.2f ms", used * 1e3 / rounds);
}

void TestCharts::pictures_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<ChartData>("data");
    QTest::addColumn<QSize>("size");
    QTest::newRow("morning-light") << "en_GB" << false << morningData() << QSize(800, 560);
    QTest::newRow("morning-dark") << "en_GB" << true << morningData() << QSize(800, 560);
    QTest::newRow("morning-fr") << "fr_FR" << false << morningData() << QSize(800, 560);
    QTest::newRow("morning-small") << "en_GB" << false << morningData() << QSize(420, 320);
    ChartData alone = morningData();
    alone.baseline.reset();
    QTest::newRow("morning-alone") << "en_GB" << false << alone << QSize(800, 560);
    ChartData fixed = morningData();
    fixed.current = fixed.baseline;
    fixed.currentName = fixed.baselineName;
    fixed.baseline.reset();
    fixed.limits.reset();
    QTest::newRow("fixed") << "en_US" << false << fixed << QSize(800, 560);
    ChartData draining = morningData();
    draining.current = withDraining(*draining.current);
    QTest::newRow("draining") << "en_GB" << false << draining << QSize(800, 560);
    ChartData busy = morningData();
    busy.current = week(40'320);
    busy.baseline = week(40'319);
    busy.limits = Limits{2, 100};
    QTest::newRow("week") << "en_GB" << false << busy << QSize(1000, 640);
}

void TestCharts::pictures()
{
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(ChartData, data);
    QFETCH(QSize, size);
    applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
    const auto widget = charts(size);
    widget->setLocale(QLocale(language));
    widget->setData(data);
    save(widget->grab().toImage(), QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(widget->toImage(size, 1).size(), size);
}

void TestCharts::pictureOfCrosshair_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("crosshair-light") << false;
    QTest::newRow("crosshair-dark") << true;
}

void TestCharts::pictureOfCrosshair()
{
    QFETCH(bool, dark);
    applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
    const auto widget = charts();
    widget->setData(morningData());
    widget->grab();
    const Trace& trace = morningData().current->trace;
    const auto events = scalingEvents(trace);
    const auto rush = std::find_if(events.begin(), events.end(),
                                   [&](std::size_t i) { return trace.time[i] > 3600; });
    QVERIFY(rush != events.end());
    widget->setCrosshair(Seconds(trace.time[*rush]));
    save(widget->grab().toImage(), QString::fromLatin1(QTest::currentDataTag()));
    widget->setCrosshair(Seconds(2000));
    save(widget->grab().toImage(), QString::fromLatin1(QTest::currentDataTag()) + u"-quiet"_s);
    widget->setView({Seconds(3500), Seconds(4100)});
    save(widget->toImage({800, 560}, 2), QString::fromLatin1(QTest::currentDataTag()) + u"-fine"_s);
    save(widget->grab().toImage(), QString::fromLatin1(QTest::currentDataTag()) + u"-zoomed"_s);
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
