// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the charts for the eye, in chart-pictures/ beside the test, and what a frame costs.
#include "tests/support/warnings.h"
#include "tests/views/chart_runs.h"
#include "views/charts/trace_reading.h"

#include <QApplication>
#include <QDir>
#include <QTest>
#include <QTranslator>

#include <ctime>

using namespace afflux;
using namespace afflux::test;

namespace {

void save(const QImage& image, const QString& name)
{
    QVERIFY(QDir().mkpath(u"chart-pictures"_s));
    QVERIFY(image.save(u"chart-pictures/"_s + name + u".png"_s));
}

int pixelsOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace

class TestChartPictures : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        applyTheme(*qApp, ThemeChoice::light);
    }

    void frames_data();
    void frames();
    void pictures_data();
    void pictures();
    void pictureOfCrosshair_data();
    void pictureOfCrosshair();
};

void TestChartPictures::frames_data()
{
    QTest::addColumn<ChartData>("data");
    QTest::newRow("morning") << morningData();
    ChartData busy = morningData();
    busy.current = week(40'320);
    busy.baseline = week(40'319);
    QTest::newRow("week of noise") << busy;
}

void TestChartPictures::frames()
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
    const double frame = used * 1e3 / rounds;
    qInfo("a frame: %.2f ms", frame);
    // Generous, for busy machines: a path filled or stroked whole would take a second.
    QVERIFY(frame < 100);
}

void TestChartPictures::pictures_data()
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

void TestChartPictures::pictures()
{
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(ChartData, data);
    QFETCH(QSize, size);
    applyTheme(*qApp, dark ? ThemeChoice::dark : ThemeChoice::light);
    QTranslator words;
    QVERIFY(words.load(language.startsWith(u"fr"_s) ? u":/i18n/afflux_fr.qm"_s
                                                    : u":/i18n/afflux_en.qm"_s));
    QApplication::installTranslator(&words);
    const auto widget = charts(size);
    widget->setLocale(QLocale(language));
    widget->setData(data);
    save(widget->grab().toImage(), QString::fromLatin1(QTest::currentDataTag()));
    const QImage image = widget->toImage(size, 1);
    QCOMPARE(image.size(), size);
    QVERIFY(pixelsOf(image, Theme::current().accent) > 200);
}

void TestChartPictures::pictureOfCrosshair_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("crosshair-light") << false;
    QTest::newRow("crosshair-dark") << true;
}

void TestChartPictures::pictureOfCrosshair()
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

QTEST_MAIN(TestChartPictures)
#include "tst_chart_pictures.moc"
