// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/scenario.h"
#include "model/text/say.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace afflux;
using namespace Qt::StringLiterals;

class TestScenario : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void valuesAsPeopleWriteThem_data();
    void valuesAsPeopleWriteThem();
    void valuesThatAreRefused_data();
    void valuesThatAreRefused();
    void everyRowComesBack_data();
    void everyRowComesBack();
    void keysAreUnique();
    void aWrongKeyGetsASuggestion();
    void vendorSpellingsAreTheSameKey();
    void changingTheRuleKeepsLimitsAndClock();
    void conflictsAreNamed_data();
    void conflictsAreNamed();
};

void TestScenario::valuesAsPeopleWriteThem_data()
{
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("plain numbers are seconds") << Unit::seconds << "30"_ba << 30.0;
    QTest::newRow("seconds") << Unit::seconds << "11.5s"_ba << 11.5;
    QTest::newRow("minutes") << Unit::seconds << "5m"_ba << 300.0;
    QTest::newRow("minutes with a space") << Unit::seconds << "1.5 min"_ba << 90.0;
    QTest::newRow("two units") << Unit::seconds << "2 h 30 min"_ba << 9000.0;
    QTest::newRow("milliseconds") << Unit::seconds << "250ms"_ba << 0.25;
    QTest::newRow("microseconds") << Unit::seconds << "10us"_ba << 1e-5;
    QTest::newRow("percent with its sign") << Unit::percent << "60 %"_ba << 60.0;
    QTest::newRow("times") << Unit::factor << "x1.5"_ba << 1.5;
    QTest::newRow("workers") << Unit::workers << "20 workers"_ba << 20.0;
    QTest::newRow("an age target is a duration") << Unit::signal << "2m"_ba << 120.0;
}

void TestScenario::valuesAsPeopleWriteThem()
{
    QFETCH(Unit, unit);
    QFETCH(QByteArray, text);
    ParameterInfo info;
    info.unit = unit;
    const Result<Value> value = parseValue(info, text.toStdString(), Unit::seconds);
    QVERIFY2(value.has_value(), value ? "" : qPrintable(say(value.error())));
    QTEST(std::get<double>(*value), "value");
}

void TestScenario::valuesThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no duration")
        << "policy.cooldownUp"_ba
        << "soon"_ba
        << u"policy.cooldownUp: “soon” cannot be read. Write a duration such as 30s, 5m or 1.5h."_s;
    QTest::newRow("unknown unit")
        << "policy.cooldownUp"_ba
        << "3 weeks"_ba
        << u"policy.cooldownUp: “3 weeks” cannot be read. Write a duration such as 30s, 5m or 1.5h."_s;
    QTest::newRow("nothing at all") << "policy.max"_ba
                                    << ""_ba << u"policy.max: “” cannot be read. Write a number."_s;
    QTest::newRow("half a worker")
        << "policy.max"_ba
        << "2.5"_ba << u"policy.max: 2.5 is not a whole number. Write a whole number."_s;
    QTest::newRow("fewer than none")
        << "policy.min"_ba
        << "-1"_ba << u"policy.min: -1 is below the least accepted, 0. Write at least 0."_s;
    QTest::newRow("not a number") << "policy.max"_ba
                                  << "nan"_ba
                                  << u"policy.max: “nan” cannot be read. Write a number."_s;
    QTest::newRow("unknown word")
        << "signal.atZero"_ba
        << "sleep"_ba
        << u"signal.atZero: “sleep” is not known here. Use one of: plain, wake-rule, floor."_s;
    QTest::newRow("none where one is needed")
        << "policy.max"_ba
        << "none"_ba << u"policy.max: “none” cannot be read. Write a number."_s;
}

void TestScenario::valuesThatAreRefused()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    Scenario scenario;
    scenario.plan.policy.rule = AgeThreshold{};
    const Scenario before = scenario;
    const Result<void> set = setParameter(scenario, key.toStdString(), text.toStdString());
    QVERIFY(!set);
    QCOMPARE(set.error().code, ErrorCode::badValue);
    QTEST(say(set.error(), Speech::machine()), "sentence");
    QVERIFY(scenario == before);
}

void TestScenario::everyRowComesBack_data()
{
    QTest::addColumn<QByteArray>("rule");
    for (const RuleInfo& rule : ruleInfos())
        QTest::newRow(rule.word.data()) << QByteArray::fromStdString(std::string(rule.word));
}

void TestScenario::everyRowComesBack()
{
    QFETCH(QByteArray, rule);
    Scenario scenario;
    scenario.plan.policy.rule = *ruleFromWord(rule.toStdString());
    const Unit signalUnit = unitOf(metricOf(scenario.plan));
    for (const Parameter<Scenario>& row : scenarioParameters(scenario)) {
        QVERIFY2(!row.info.label.empty() && !row.info.help.empty(), row.info.key.c_str());
        const Value value = row.get(scenario);
        if (row.info.key != "policy.rule") // the rule is what was chosen, not a default
            QVERIFY2(value == row.info.fallback, row.info.key.c_str());
        const std::string text = formatValue(row.info, value, signalUnit);
        const Result<Value> back = parseValue(row.info, text, signalUnit);
        QVERIFY2(back && *back == value, (row.info.key + " = " + text).c_str());
        Scenario copy = scenario;
        row.set(copy, *back);
        QVERIFY2(copy == scenario, row.info.key.c_str());
    }
}

void TestScenario::keysAreUnique()
{
    for (const RuleInfo& rule : ruleInfos()) {
        Scenario scenario;
        scenario.plan.policy.rule = *ruleFromWord(rule.word);
        std::set<std::string> keys;
        for (const Parameter<Scenario>& row : scenarioParameters(scenario)) {
            QVERIFY2(keys.insert(row.info.key).second, row.info.key.c_str());
            for (const std::string& alias : row.info.aliases)
                QVERIFY2(keys.insert(alias).second, alias.c_str());
        }
    }
}

void TestScenario::aWrongKeyGetsASuggestion()
{
    Scenario scenario;
    const Result<void> set = setParameter(scenario, "workers.startupDelai", "1s");
    QVERIFY(!set);
    QCOMPARE(set.error().code, ErrorCode::unknownKey);
    QCOMPARE(say(set.error(), Speech::machine()),
             u"workers.startupDelai: there is no such key. Did you mean workers.startupDelay?"_s);
    const Result<void> far = setParameter(scenario, "zzzzzzzzzzzzzzzzzzzz", "1");
    QVERIFY(!far && far.error().remedy.empty());
}

void TestScenario::vendorSpellingsAreTheSameKey()
{
    Scenario scenario;
    scenario.plan.policy.rule = TargetTracking{};
    QVERIFY(setParameter(scenario, "policy.TargetValue", "24"));
    QVERIFY(setParameter(scenario, "policy.ScaleInCooldown", "10m"));
    const auto& rule = std::get<TargetTracking>(scenario.plan.policy.rule);
    QCOMPARE(rule.target, 24.0);
    QCOMPARE(rule.scaleInCooldown, Seconds(600));
}

void TestScenario::changingTheRuleKeepsLimitsAndClock()
{
    Scenario scenario;
    scenario.plan.policy.limits = {2, 20};
    scenario.plan.policy.evaluationInterval = Seconds(10);
    QVERIFY(setParameter(scenario, "policy.rule", "age-threshold"));
    QVERIFY(std::holds_alternative<AgeThreshold>(scenario.plan.policy.rule));
    QCOMPARE(scenario.plan.policy.limits, (Limits{2, 20}));
    QCOMPARE(metricOf(scenario.plan), Metric::oldestAge);
    QVERIFY(setParameter(scenario, "policy.target", "7s"));
    QVERIFY(setParameter(scenario, "policy.rule", "age-threshold"));
    QCOMPARE(std::get<AgeThreshold>(scenario.plan.policy.rule).target, 7.0);
}

void TestScenario::conflictsAreNamed_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("min above max") << "policy.min"_ba
                                   << "200"_ba
                                   << "policy.max"_ba;
    QTest::newRow("scale in above the target") << "policy.scaleDownBelow"_ba
                                               << "1h"_ba
                                               << "policy.scaleDownBelow"_ba;
    QTest::newRow("more steps than the clock counts") << "run.timeStep"_ba
                                                      << "1us"_ba
                                                      << "run.timeStep"_ba;
    QTest::newRow("a step of no grid") << "run.timeStep"_ba
                                       << "3ms"_ba
                                       << "run.timeStep"_ba;
}

void TestScenario::conflictsAreNamed()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, named);
    Scenario scenario;
    scenario.plan.policy.rule = AgeThreshold{};
    QVERIFY(check(scenario).empty());
    QVERIFY(setParameter(scenario, key.toStdString(), text.toStdString()));
    const std::vector<Error> errors = check(scenario);
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(errors.front().place.key), named);
    QVERIFY(!errors.front().remedy.empty());
}

QTEST_GUILESS_MAIN(TestScenario)
#include "tst_scenario.moc"
