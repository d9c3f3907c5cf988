// SPDX-License-Identifier: GPL-3.0-or-later

// The rules, tick by tick, as their definitions state them.

#include "model/policy/policy.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using Kind = Reason::Kind;
using Bound = Reason::Bound;

namespace {

Observation at(double seconds, int desired, std::optional<double> signal)
{
    Observation seen;
    seen.time = toMicroseconds(Seconds(seconds));
    seen.queue.desired = desired;
    seen.queue.running = desired;
    seen.signal = signal;
    return seen;
}

/// The age threshold with the figures of its example.
AgeThreshold exampleAge()
{
    return {.target = 10,
            .scaleDownBelow = 2,
            .cooldownUp = Seconds(30),
            .cooldownDown = Seconds(300),
            .stepUp = {100, 5},
            .stepDown = {60, 1}};
}
constexpr Limits exampleLimits{2, 20};

TargetTracking tracking(double target)
{
    return {.target = target, .scaleOutCooldown = Seconds(60), .scaleInCooldown = Seconds(300)};
}

/// A rule, its memory and the count it drives.
template <typename Rule>
struct Driven
{
    Rule rule;
    Limits limits;
    int desired = 0;
    typename Rule::State state = {};

    Decision tick(double seconds, std::optional<double> signal)
    {
        const Decision decision = rule.decide(at(seconds, desired, signal), limits, state);
        desired = decision.desired;
        return decision;
    }
};

} // namespace

class TestPolicyRules : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    // fixed
    void fixedHoldsItsCount();

    // age threshold
    void stepsUpAndDownAsInTheExample();
    void stepIsTheLargerOfShareAndCount_data();
    void stepIsTheLargerOfShareAndCount();
    void thresholdsAreStrict_data();
    void thresholdsAreStrict();
    void upCooldownEndsExactlyThen();
    void upCooldownIgnoresChangesDown();
    void downCooldownCountsChangesInEitherDirection();
    void changeReducedToNothingStartsNoCooldown();
    void changeCutShortStartsItsCooldown();
    void blindControllerHolds();

    // target tracking
    void proportional_data();
    void proportional();
    void quotientNearAnIntegerIsThatInteger_data();
    void quotientNearAnIntegerIsThatInteger();
    void insideTheCooldownOnlyTheExcessIsAdded();
    void excessCountsFromTheLastScaleOut();
    void outCooldownEndsExactlyThen();
    void inCooldownEndsExactlyThenAndCountsBothDirections();
    void limitsHoldTheLastWord();

    // all rules
    void everyRuleIsFoundByItsWord();
    void derivationEndsWhereTheDecisionDoes();
};

void TestPolicyRules::fixedHoldsItsCount()
{
    Fixed::State state;
    QCOMPARE(Fixed{6}.decide(at(0, 3, 99), {0, 4}, state).desired, 6); // limits do not bind it
    QCOMPARE(Fixed{}.decide(at(0, 9, 99), {2, 20}, state).desired, 2); // none given: the minimum
    QVERIFY(Fixed{6}.decide(at(0, 6, {}), {0, 4}, state).reason.kind == Kind::fixed);
}

void TestPolicyRules::stepsUpAndDownAsInTheExample()
{
    Driven<AgeThreshold> pool{exampleAge(), exampleLimits, 2};
    std::vector<int> counts{pool.desired};
    const auto follow = [&](double seconds, double age) {
        if (pool.tick(seconds, age).desired != counts.back())
            counts.push_back(pool.desired);
    };
    for (double t = 0; t < 60; t += 10) // cooldown 30: one step at 0 and one at 30
        follow(t, 25);
    for (double t = 60; t <= 1000; t += 10)
        follow(t, 1.5);
    QCOMPARE(counts, (std::vector<int>{2, 7, 14, 6, 2}));
}

void TestPolicyRules::stepIsTheLargerOfShareAndCount_data()
{
    QTest::addColumn<double>("percent");
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("current");
    QTest::addColumn<int>("step");
    QTest::newRow("count larger: 100 % of 2, or 5") << 100.0 << 5 << 2 << 5;
    QTest::newRow("share larger: 100 % of 7, or 5") << 100.0 << 5 << 7 << 7;
    QTest::newRow("8.4 is nearest 8: 60 % of 14") << 60.0 << 1 << 14 << 8;
    QTest::newRow("3.6 is nearest 4: 60 % of 6") << 60.0 << 1 << 6 << 4;
    QTest::newRow("2.5 rounds away from zero: 50 % of 5") << 50.0 << 1 << 5 << 3;
    QTest::newRow("at zero the share is nothing") << 100.0 << 3 << 0 << 3;
    QTest::newRow("neither") << 0.0 << 0 << 10 << 0;
}

void TestPolicyRules::stepIsTheLargerOfShareAndCount()
{
    QFETCH(double, percent);
    QFETCH(int, workers);
    QFETCH(int, current);
    QTEST((ScalingStep{percent, workers}.of(current)), "step");
}

void TestPolicyRules::thresholdsAreStrict_data()
{
    QTest::addColumn<double>("age");
    QTest::addColumn<int>("desired");
    QTest::newRow("above the target: out") << 10.000001 << 16;
    QTest::newRow("on the target: hold") << 10.0 << 8;
    QTest::newRow("between: hold") << 5.0 << 8;
    QTest::newRow("on the lower threshold: hold") << 2.0 << 8;
    QTest::newRow("below it: in") << 1.999999 << 3;
    QTest::newRow("nothing waits: in") << 0.0 << 3;
}

void TestPolicyRules::thresholdsAreStrict()
{
    QFETCH(double, age);
    AgeThreshold::State state;
    QTEST(exampleAge().decide(at(0, 8, age), exampleLimits, state).desired, "desired");
}

void TestPolicyRules::upCooldownEndsExactlyThen()
{
    Driven<AgeThreshold> pool{exampleAge(), {2, 100}, 2};
    QCOMPARE(pool.tick(7, 11).desired, 7);
    const Decision early = pool.tick(36.999999, 11);
    QCOMPARE(early.desired, 7);
    QVERIFY(early.reason.kind == Kind::coolingOut);
    QCOMPARE(pool.tick(37, 11).desired, 14);
}

void TestPolicyRules::upCooldownIgnoresChangesDown()
{
    Driven<AgeThreshold> pool{exampleAge(), {2, 100}, 14};
    QCOMPARE(pool.tick(0, 1).desired, 6);
    QCOMPARE(pool.tick(1, 11).desired, 12); // a second after a change down
}

void TestPolicyRules::downCooldownCountsChangesInEitherDirection()
{
    Driven<AgeThreshold> pool{exampleAge(), {2, 100}, 7};
    QCOMPARE(pool.tick(0, 11).desired, 14);
    const Decision early = pool.tick(299.999999, 1);
    QCOMPARE(early.desired, 14);
    QVERIFY(early.reason.kind == Kind::coolingIn);
    QCOMPARE(pool.tick(300, 1).desired, 6);
    QCOMPARE(pool.tick(599.999999, 1).desired, 6);
    QCOMPARE(pool.tick(600, 1).desired, 2);
}

void TestPolicyRules::changeReducedToNothingStartsNoCooldown()
{
    Driven<AgeThreshold> full{exampleAge(), exampleLimits, 20};
    const Decision held = full.tick(0, 50);
    QCOMPARE(held.desired, 20);
    QVERIFY(held.reason.bound == Bound::max);
    QCOMPARE(held.reason.wanted, 40);
    full.limits.max = 30;
    QCOMPARE(full.tick(1, 50).desired, 30);

    Driven<AgeThreshold> least{exampleAge(), exampleLimits, 2};
    const Decision kept = least.tick(0, 0);
    QCOMPARE(kept.desired, 2);
    QVERIFY(kept.reason.bound == Bound::min);
    least.limits.min = 0;
    QCOMPARE(least.tick(1, 0).desired, 1);
}

void TestPolicyRules::changeCutShortStartsItsCooldown()
{
    Driven<AgeThreshold> pool{exampleAge(), exampleLimits, 18};
    QCOMPARE(pool.tick(0, 50).desired, 20);
    pool.limits.max = 100;
    QCOMPARE(pool.tick(29, 50).desired, 20);
    QCOMPARE(pool.tick(30, 50).desired, 40);
}

void TestPolicyRules::blindControllerHolds()
{
    Driven<AgeThreshold> age{exampleAge(), exampleLimits, 5};
    QCOMPARE(age.tick(0, std::nullopt).desired, 5);
    QVERIFY(age.tick(10, std::nullopt).reason.kind == Kind::noSignal);
    Driven<TargetTracking> tracked{tracking(24), exampleLimits, 5};
    QCOMPARE(tracked.tick(0, std::nullopt).desired, 5);
    age.desired = 1; // blind or not, the minimum holds
    QCOMPARE(age.tick(20, std::nullopt).desired, 2);
}

void TestPolicyRules::proportional_data()
{
    QTest::addColumn<int>("desired");
    QTest::addColumn<double>("signal");
    QTest::addColumn<double>("target");
    QTest::addColumn<int>("decision");
    QTest::newRow("240 waiting on 5 at target 24") << 5 << 48.0 << 24.0 << 10;
    QTest::newRow("AWS's example: 10 instances, backlog 150 of 100") << 10 << 150.0 << 100.0 << 15;
    QTest::newRow("on the target: hold") << 5 << 24.0 << 24.0 << 5;
    QTest::newRow("just above: one more") << 5 << 24.001 << 24.0 << 6;
    QTest::newRow("above 0.9 of it: hold") << 10 << 9.001 << 10.0 << 10;
    QTest::newRow("on 0.9 of it: hold") << 10 << 9.0 << 10.0 << 10;
    QTest::newRow("below 0.9 of it: in") << 10 << 8.999 << 10.0 << 9;
    QTest::newRow("half: in by half") << 10 << 5.0 << 10.0 << 5;
    QTest::newRow("below 0.9, yet no fewer would do") << 1 << 5.0 << 10.0 << 1;
    QTest::newRow("nothing waits: to zero") << 10 << 0.0 << 10.0 << 0;
    QTest::newRow("asleep and read above the target: at least one") << 0 << 5.1 << 5.0 << 1;
    QTest::newRow("asleep and read on the target: sleeps on") << 0 << 24.0 << 24.0 << 0;
}

void TestPolicyRules::proportional()
{
    QFETCH(int, desired);
    QFETCH(double, signal);
    QFETCH(double, target);
    TargetTracking::State state;
    QTEST(tracking(target).decide(at(0, desired, signal), {0, 100}, state).desired, "decision");
}

void TestPolicyRules::quotientNearAnIntegerIsThatInteger_data()
{
    QTest::addColumn<int>("workers");
    QTest::addColumn<double>("signal");
    QTest::addColumn<double>("target");
    QTest::addColumn<int>("wanted");
    QTest::newRow("10 x 1.1 / 1 = 11, not 12") << 10 << 1.1 << 1.0 << 11;
    QTest::newRow("100 x 1.1 / 1 = 110, not 111") << 100 << 1.1 << 1.0 << 110;
    QTest::newRow("3 x 0.7 / 0.3 = 7") << 3 << 0.7 << 0.3 << 7;
    QTest::newRow("5e-10 above") << 1 << 5.0 + 5e-10 << 1.0 << 5;
    QTest::newRow("5e-10 below") << 1 << 5.0 - 5e-10 << 1.0 << 5;
    QTest::newRow("2e-9 above") << 1 << 5.0 + 2e-9 << 1.0 << 6;
    QTest::newRow("nothing") << 7 << 0.0 << 1.0 << 0;
    QTest::newRow("beyond any fleet") << 1'000'000 << 1e12 << 1e-6 << 1'000'000'000;
}

void TestPolicyRules::quotientNearAnIntegerIsThatInteger()
{
    QFETCH(int, workers);
    QFETCH(double, signal);
    QFETCH(double, target);
    QTEST(proportionalWorkers(workers, signal, target), "wanted");
}

void TestPolicyRules::insideTheCooldownOnlyTheExcessIsAdded()
{
    Driven<TargetTracking> pool{tracking(24), {0, 100}, 5};
    QCOMPARE(pool.tick(0, 48).desired, 10);
    const Decision enough = pool.tick(30, 40); // from the 5 before: 9, no excess
    QCOMPARE(enough.desired, 10);
    QVERIFY(enough.reason.kind == Kind::coolingOut);
    QCOMPARE(pool.tick(59, 72).desired, 15); // from the 5 before: 15, so 5 more, not 20
}

void TestPolicyRules::excessCountsFromTheLastScaleOut()
{
    Driven<TargetTracking> pool{tracking(24), {0, 100}, 5};
    pool.tick(0, 48);                        // 5 -> 10
    QCOMPARE(pool.tick(30, 72).desired, 15); // the last scale-out is now this one, from 10
    QCOMPARE(pool.tick(60, 36).desired, 15); // 10 x 1.5 = 15: nothing in excess
    QCOMPARE(pool.tick(89, 48).desired, 20); // 10 x 2 = 20
}

void TestPolicyRules::outCooldownEndsExactlyThen()
{
    Driven<TargetTracking> pool{tracking(24), {0, 100}, 5};
    pool.tick(0, 48);
    QCOMPARE(pool.tick(59.999999, 30).desired, 10); // from 5: 7
    QCOMPARE(pool.tick(60, 30).desired, 13);        // from 10: 12.5
}

void TestPolicyRules::inCooldownEndsExactlyThenAndCountsBothDirections()
{
    Driven<TargetTracking> pool{tracking(24), {0, 100}, 5};
    pool.tick(0, 48);
    const Decision early = pool.tick(299.999999, 12);
    QCOMPARE(early.desired, 10);
    QVERIFY(early.reason.kind == Kind::coolingIn);
    QCOMPARE(pool.tick(300, 12).desired, 5);
    QCOMPARE(pool.tick(599, 12).desired, 5);
    QCOMPARE(pool.tick(600, 12).desired, 3);
}

void TestPolicyRules::limitsHoldTheLastWord()
{
    Driven<TargetTracking> pool{tracking(5), {2, 8}, 4};
    const Decision most = pool.tick(0, 100);
    QCOMPARE(most.desired, 8);
    QVERIFY(most.reason.bound == Bound::max);
    QCOMPARE(most.reason.wanted, 80);
    QCOMPARE(pool.tick(600, 0).desired, 2);
    pool.desired = 1;
    QVERIFY(pool.tick(601, 5).reason.kind == Kind::raisedToMin);
    pool.desired = 12;
    const Decision lowered = pool.tick(602, 5);
    QCOMPARE(lowered.desired, 8);
    QVERIFY(lowered.reason.kind == Kind::loweredToMax);
}

void TestPolicyRules::everyRuleIsFoundByItsWord()
{
    for (const RuleInfo& info : ruleInfos()) {
        const auto rule = ruleFromWord(info.word);
        QVERIFY(rule);
        QVERIFY(infoOf(*rule).word == info.word);
        QVERIFY(initialState(*rule).index() == rule->index());
    }
    QVERIFY(!ruleFromWord("steady"));
    QVERIFY(defaultMetric(AgeThreshold{}) == Metric::oldestAge);
    QVERIFY(defaultMetric(TargetTracking{}) == Metric::backlogPerWorker);
    QVERIFY(defaultMetric(Fixed{}) == Metric::backlogPerWorker);
    QCOMPARE(initialWorkers(Policy{TargetTracking{}, {3, 9}, Seconds(60)}), 3);
    QCOMPARE(initialWorkers(Policy{Fixed{6}, {3, 9}, Seconds(60)}), 6);
}

void TestPolicyRules::derivationEndsWhereTheDecisionDoes()
{
    const Policy policy{tracking(24), {0, 8}, Seconds(60)};
    RuleState state = initialState(policy.rule);
    Derivation derivation;
    const Decision decision = decide(policy, at(0, 5, 48), Unit::jobs, state, &derivation);
    QCOMPARE(decision.desired, 8);
    QVERIFY(decision.reason.unit == Unit::jobs);
    QCOMPARE(derivation.size(), std::size_t(3)); // above the target, wanted 10, no more than 8
    QCOMPARE(derivation.front().value, 48.0);
    QVERIFY(derivation.front().limit == 24.0);
    QCOMPARE(derivation.back().value, 8.0);
}

QTEST_GUILESS_MAIN(TestPolicyRules)
#include "tst_policy_rules.moc"
