// SPDX-License-Identifier: GPL-3.0-or-later

// Chance: the same on every machine, apart by name, and distributed as it says.

#include "model/workload/deterministic_math.h"
#include "model/workload/random_stream.h"
#include "model/workload/service_times.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

using namespace afflux;

namespace {

bool near(double got, double expected, double relative)
{
    return std::abs(got - expected) <= relative * std::abs(expected);
}

std::vector<double> sorted(std::vector<double> values)
{
    std::ranges::sort(values);
    return values;
}

std::vector<double> drawn(const ServiceTimes& times, int count)
{
    RandomStream random(1, 0, "service");
    const ServiceSampler sampler(times);
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(sampler(random));
    return sorted(std::move(values));
}

double mean(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double percentile95(const std::vector<double>& ascending)
{
    return ascending[ascending.size() * 95 / 100 - 1];
}

} // namespace

Q_DECLARE_METATYPE(afflux::ServiceTimes)

class TestRandomStream : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void logarithmAgreesWithTheLibrary();
    void exponentialAgreesWithTheLibrary();
    void normalQuantileInvertsTheDistribution();
    void normalQuantileGolden_data();
    void normalQuantileGolden();

    void firstValuesAreTheSameEverywhere();
    void streamsAreApart();
    void streamsAreNotCorrelated();
    void uniformFillsTheInterval();
    void belowIsFair();
    void exponentialAndNormalMoments();

    void serviceTimesHaveMeanAndP95_data();
    void serviceTimesHaveMeanAndP95();
    void empiricalDrawsOnlyWhatWasMeasured();
    void impossibleServiceTimesAreRefused_data();
    void impossibleServiceTimesAreRefused();
};

void TestRandomStream::logarithmAgreesWithTheLibrary()
{
    RandomStream random(7, 0, "test");
    for (int i = 0; i < 100'000; ++i) {
        const double x =
            std::ldexp(random.uniformAboveZero(), static_cast<int>(random.below(400)) - 200);
        const double got = deterministic::log(x);
        QVERIFY2(near(got, std::log(x), 1e-14), std::to_string(x).c_str());
    }
    QCOMPARE(deterministic::log(1), 0.0);
    for (const double x : {1e-300, 0x1p-53, 0.5, 2.0, std::exp(1.0), 1e300})
        QVERIFY(near(deterministic::log(x), std::log(x), 1e-14));
    // Close to 1 the logarithm itself is small; the error stays relative to it.
    for (const double gap : {1e-3, 1e-6, 1e-9, 1e-12})
        QVERIFY(near(deterministic::log(1 + gap), std::log(1 + gap), 1e-14));
}

void TestRandomStream::exponentialAgreesWithTheLibrary()
{
    for (double x = -699; x < 699; x += 0.0137)
        QVERIFY2(near(deterministic::exp(x), std::exp(x), 1e-14), std::to_string(x).c_str());
    QCOMPARE(deterministic::exp(0), 1.0);
    for (const double x : {1e-12, -1e-12, 0.34657359, -0.34657359, 1.0})
        QVERIFY(near(deterministic::exp(x), std::exp(x), 1e-14));
}

void TestRandomStream::normalQuantileInvertsTheDistribution()
{
    for (double p = 1e-12; p < 0.5; p = p < 0.001 ? p * 1.5 : p + 0.0007) {
        const double x = deterministic::normalQuantile(p);
        QVERIFY2(near(std::erfc(-x / std::sqrt(2.0)) / 2, p, 1e-12), std::to_string(p).c_str());
        // 1 - p is rounded: in the far tail the two differ by that alone.
        if (p > 1e-3)
            QVERIFY(near(deterministic::normalQuantile(1 - p), -x, 1e-12));
    }
}

void TestRandomStream::normalQuantileGolden_data()
{
    QTest::addColumn<double>("p");
    QTest::addColumn<double>("x");
    QTest::newRow("median") << 0.5 << 0.0;
    QTest::newRow("quartile (AS 241)") << 0.25 << -0.6744897501960817;
    QTest::newRow("0.001 (AS 241)") << 0.001 << -3.090232306167814;
    QTest::newRow("1e-20 (AS 241)") << 1e-20 << -9.262340089798408;
    QTest::newRow("95 %") << 0.95 << 1.6448536269514722;
}

void TestRandomStream::normalQuantileGolden()
{
    QFETCH(double, p);
    QFETCH(double, x);
    QVERIFY(std::abs(deterministic::normalQuantile(p) - x) <= 1e-14 * std::max(1.0, std::abs(x)));
}

void TestRandomStream::firstValuesAreTheSameEverywhere()
{
    const auto first = [](std::uint64_t seed, std::uint64_t replication, std::string_view name,
                          std::uint64_t index) {
        RandomStream random(seed, replication, name, index);
        return std::array{random.next(), random.next(), random.next()};
    };
    using Words = std::array<std::uint64_t, 3>;
    const Words arrivals = first(1, 0, "arrivals", 0);
    const Words service = first(1, 0, "service", 0);
    const Words victims = first(42, 3, "victims", 7);
    const auto shown = [](const Words& words) {
        return QStringLiteral("%1 %2 %3")
            .arg(words[0], 0, 16)
            .arg(words[1], 0, 16)
            .arg(words[2], 0, 16);
    };
    QCOMPARE(shown(arrivals), QStringLiteral("f65f4051a521dab9 cb6d5879d65247d2 70a0db3b7605a970"));
    QCOMPARE(shown(service), QStringLiteral("c751c76f95bd9387 2dd09918def0d02a fa972eb70ea52af"));
    QCOMPARE(shown(victims), QStringLiteral("f66e6f4d8b8d4a23 fc043334b8f5edc8 f4a72081d94fb30f"));
    RandomStream random(1, 0, "arrivals");
    // By an independent implementation of xoshiro256++, SplitMix64 and FNV-1a.
    QCOMPARE(random.exponential(), 3.280509732952752);
    QCOMPARE(random.normal(), 0.822617512153507);
    QCOMPARE(random.below(1000), 439U);
}

void TestRandomStream::streamsAreApart()
{
    std::set<std::uint64_t> firsts;
    std::size_t streams = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        for (std::uint64_t replication = 0; replication < 20; ++replication)
            for (const std::string_view name : {"arrivals", "service", "victims"})
                for (std::uint64_t index = 0; index < 5; ++index) {
                    firsts.insert(RandomStream(seed, replication, name, index).next());
                    ++streams;
                }
    QCOMPARE(firsts.size(), streams);
}

void TestRandomStream::streamsAreNotCorrelated()
{
    constexpr int count = 100'000;
    const auto correlation = [](RandomStream a, RandomStream b) {
        double sum = 0;
        for (int i = 0; i < count; ++i)
            sum += (a.uniform() - 0.5) * (b.uniform() - 0.5);
        return sum / count * 12;
    };
    const double bound = 4 / std::sqrt(double(count)); // four standard errors
    const RandomStream base(1, 0, "arrivals");
    QVERIFY(std::abs(correlation(base, RandomStream(1, 0, "service"))) < bound);
    QVERIFY(std::abs(correlation(base, RandomStream(2, 0, "arrivals"))) < bound);
    QVERIFY(std::abs(correlation(base, RandomStream(1, 1, "arrivals"))) < bound);
    QVERIFY(std::abs(correlation(base, RandomStream(1, 0, "arrivals", 1))) < bound);
}

void TestRandomStream::uniformFillsTheInterval()
{
    RandomStream random(3, 0, "test");
    std::array<int, 100> bins{};
    for (int i = 0; i < 1'000'000; ++i) {
        const double u = random.uniform();
        QVERIFY(u >= 0 && u < 1);
        ++bins[static_cast<std::size_t>(u * 100)];
    }
    double chiSquare = 0;
    for (const int seen : bins)
        chiSquare += (seen - 10'000.0) * (seen - 10'000.0) / 10'000;
    QVERIFY2(chiSquare < 149, std::to_string(chiSquare).c_str()); // 99 degrees: p = 0.001
    for (int i = 0; i < 1000; ++i)
        QVERIFY(random.uniformAboveZero() > 0);
}

void TestRandomStream::belowIsFair()
{
    RandomStream random(3, 0, "test");
    std::array<int, 7> bins{};
    for (int i = 0; i < 700'000; ++i)
        ++bins.at(random.below(7));
    for (const int seen : bins)
        QVERIFY(std::abs(seen - 100'000) < 4 * 300); // four standard deviations
    for (int i = 0; i < 100; ++i)
        QCOMPARE(random.below(1), 0U);
}

void TestRandomStream::exponentialAndNormalMoments()
{
    constexpr int count = 1'000'000;
    RandomStream random(5, 0, "test");
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < count; ++i) {
        const double x = random.exponential();
        QVERIFY(x >= 0);
        sum += x;
        squares += x * x;
    }
    QVERIFY(near(sum / count, 1, 0.004));     // four standard errors
    QVERIFY(near(squares / count, 2, 0.009)); // sd of x^2 is sqrt(20)
    sum = squares = 0;
    for (int i = 0; i < count; ++i) {
        const double x = random.normal();
        sum += x;
        squares += x * x;
    }
    QVERIFY(std::abs(sum / count) < 0.004);
    QVERIFY(near(squares / count, 1, 0.006));
}

void TestRandomStream::serviceTimesHaveMeanAndP95_data()
{
    QTest::addColumn<ServiceTimes>("times");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("p95");
    const auto measured =
        std::make_shared<const std::vector<double>>(std::vector<double>{1, 2, 3, 10});
    QTest::newRow("constant") << ServiceTimes(ConstantService{Seconds(4)}) << 4.0 << 4.0;
    QTest::newRow("exponential") << ServiceTimes(ExponentialService{Seconds(4)}) << 4.0
                                 << 4 * std::log(20);
    QTest::newRow("log-normal, little spread")
        << ServiceTimes(LogNormalService{Seconds(8), Seconds(9)}) << 8.0 << 9.0;
    QTest::newRow("log-normal") << ServiceTimes(LogNormalService{Seconds(8), Seconds(20)}) << 8.0
                                << 20.0;
    QTest::newRow("empirical") << ServiceTimes(EmpiricalService{measured}) << 4.0 << 10.0;
}

void TestRandomStream::serviceTimesHaveMeanAndP95()
{
    QFETCH(ServiceTimes, times);
    QFETCH(double, mean);
    QFETCH(double, p95);
    QVERIFY(check(times));
    QVERIFY(near(meanOf(times).count(), mean, 1e-12));
    QVERIFY(near(p95Of(times).count(), p95, 1e-12));
    const std::vector<double> values = drawn(times, 400'000);
    QVERIFY2(near(::mean(values), mean, 0.01), std::to_string(::mean(values)).c_str());
    QVERIFY2(near(percentile95(values), p95, 0.015), std::to_string(percentile95(values)).c_str());
}

void TestRandomStream::empiricalDrawsOnlyWhatWasMeasured()
{
    const std::vector<double> measured{0.5, 7, 7, 30};
    const auto values =
        drawn(EmpiricalService{std::make_shared<const std::vector<double>>(measured)}, 10'000);
    const std::set<double> seen(values.begin(), values.end());
    QVERIFY(seen == (std::set<double>{0.5, 7, 30}));
    QVERIFY(std::abs(std::ranges::count(values, 7.0) - 5000) < 200);
}

void TestRandomStream::impossibleServiceTimesAreRefused_data()
{
    QTest::addColumn<ServiceTimes>("times");
    QTest::newRow("no time at all") << ServiceTimes(ConstantService{Seconds(0)});
    QTest::newRow("p95 below the mean") << ServiceTimes(LogNormalService{Seconds(8), Seconds(7)});
    QTest::newRow("more skewed than any")
        << ServiceTimes(LogNormalService{Seconds(8), Seconds(32)});
    QTest::newRow("nothing measured") << ServiceTimes(EmpiricalService{});
}

void TestRandomStream::impossibleServiceTimesAreRefused()
{
    QFETCH(ServiceTimes, times);
    const auto checked = check(times);
    QVERIFY(!checked);
    QVERIFY(checked.error().code == ErrorCode::badValue);
    QVERIFY(checked.error().place.key.starts_with("workload.service."));
    QVERIFY(!checked.error().remedy.empty());
}

QTEST_GUILESS_MAIN(TestRandomStream)
#include "tst_random_stream.moc"
