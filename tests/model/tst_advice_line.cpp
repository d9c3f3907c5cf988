// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/advice_line.h"
#include "model/text/say.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// Seed 001's policy: 2 to 20 by the oldest job's age, a promise of 30 s.
Scenario byAge()
{
    Scenario scenario;
    AgeThreshold rule;
    rule.target = 3;
    rule.scaleDownBelow = 1;
    rule.cooldownUp = Seconds(20);
    rule.stepUp = {100, 6};
    rule.stepDown = {60, 1};
    scenario.plan.policy = {rule, {2, 20}, Seconds(10)};
    scenario.plan.workers.startupDelay = Seconds(11);
    scenario.plan.workers.cost.perWorkerHour = 0.0324;
    scenario.plan.workers.cost.currency = "GBP";
    return scenario;
}

Scenario tracking()
{
    Scenario scenario = byAge();
    scenario.plan.policy.rule = TargetTracking{};
    scenario.workload.service = ConstantService{Seconds(1.6)};
    return scenario;
}

AgeThreshold& ageRule(Scenario& scenario)
{
    return std::get<AgeThreshold>(scenario.plan.policy.rule);
}

} // namespace

Q_DECLARE_METATYPE(afflux::Scenario)

class TestAdviceLine : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void sentence_data()
    {
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const Scenario& scenario, const QString& key,
                            const QString& said) {
            QTest::newRow(name) << scenario << key << said;
        };

        row("maximum is a cost ceiling", byAge(), u"policy.max"_s,
            u"Cost ceiling £ 473 a month."_s);
        Scenario free = byAge();
        free.plan.workers.cost.perWorkerHour = 0;
        row("without a price the table's help stands", free, u"policy.max"_s, QString());
        Scenario crossed = byAge();
        crossed.plan.policy.limits = {30, 20};
        row("maximum below the minimum", crossed, u"policy.max"_s, u"Below the minimum of 30."_s);

        row("minimum above zero and a slow start", byAge(), u"policy.min"_s,
            u"A cold start takes 11 s: above zero keeps the promise."_s);
        Scenario empty = byAge();
        empty.plan.policy.limits.min = 0;
        row("minimum zero breaks the promise", empty, u"policy.min"_s,
            u"From zero the first job may wait 31 s; the promise is 30 s."_s);
        empty.objective.timeToStart = Seconds(60);
        row("minimum zero within the promise", empty, u"policy.min"_s,
            u"From zero the first job may wait 31 s, within the promise."_s);

        row(
            "cooldown out is start-up and metric",
            [] {
                Scenario scenario = byAge();
                ageRule(scenario).cooldownUp = Seconds(21);
                return scenario;
            }(),
            u"policy.cooldownUp"_s, u"Start-up 11 s + metric 10 s."_s);
        row("a shorter cooldown out steps twice", byAge(), u"policy.cooldownUp"_s,
            u"Under start-up 11 s + metric 10 s: steps before the last one shows."_s);
        row("cooldown in by the steps it takes", byAge(), u"policy.cooldownDown"_s,
            u"From 20 down to 2 takes 15 min."_s);

        row("backlog target from the promise", tracking(), u"policy.target"_s,
            u"Promise 30 s / p95 service time 1.6 s = 19."_s);
        Scenario four = tracking();
        four.plan.workers.concurrency = 4;
        row("backlog target with several jobs at once", four, u"policy.target"_s,
            u"Promise 30 s / p95 service time 1.6 s × 4 at once = 75."_s);
        row("age target with the slowest reaction", byAge(), u"policy.target"_s,
            u"New workers run by 34 s of age at the latest; the promise is 30 s."_s);

        row("steps out as a ladder", byAge(), u"policy.stepUp.percent"_s,
            u"The larger of the two: 2 → 8 → 16 → 20."_s);
        row("both rows of a step say the same", byAge(), u"policy.stepUp.workers"_s,
            u"The larger of the two: 2 → 8 → 16 → 20."_s);
        row("steps in as a ladder", byAge(), u"policy.stepDown.percent"_s,
            u"The larger of the two: 20 → 8 → 3 → 2."_s);
        Scenario slow = byAge();
        ageRule(slow).stepUp = {0, 1};
        row("a long ladder is cut", slow, u"policy.stepUp.percent"_s,
            u"The larger of the two: 2 → 3 → 4 → 5 → … → 20."_s);
        Scenario stuck = byAge();
        ageRule(stuck).stepDown = {0, 0};
        row("no step at all", stuck, u"policy.stepDown.percent"_s,
            u"Nothing: the fleet would never move this way."_s);
        row("a fleet that cannot shrink has no duration", stuck, u"policy.cooldownDown"_s,
            QString());

        row(
            "a promise for all",
            [] {
                Scenario scenario = byAge();
                scenario.objective.percentile = 100;
                return scenario;
            }(),
            u"objective.percentile"_s, u"No job at all may wait longer."_s);
        row("a promise for most", byAge(), u"objective.percentile"_s,
            u"One job in 20 may wait longer."_s);
        row("unknown keys say nothing", byAge(), u"policy.none"_s, QString());
    }
    void sentence()
    {
        QFETCH(Scenario, scenario);
        QFETCH(QString, key);
        QTEST(say(meaning(scenario, key.toStdString()), Speech::machine()), "said");
    }

    void everyRuleAndRowCanBeAsked()
    {
        Scenario scenario = byAge();
        for (const RuleInfo& rule : ruleInfos()) {
            scenario.plan.policy.rule = *ruleFromWord(rule.word);
            for (const Parameter<Scenario>& row : scenarioParameters(scenario))
                QVERIFY(!say(meaning(scenario, row.info.key), Speech::machine()).contains(u'%'));
        }
    }
};

QTEST_GUILESS_MAIN(TestAdviceLine)
#include "tst_advice_line.moc"
