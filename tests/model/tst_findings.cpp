// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/findings.h"
#include "model/text/say.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Scenario scenario()
{
    Scenario s;
    s.plan.policy.rule = TargetTracking{};
    s.plan.policy.limits = {1, 20};
    return s;
}

/// A day without anything to say, its maximum reached for a moment.
Outcome quiet()
{
    Outcome o;
    o.jobs.arrived = 1000;
    o.duration = 86'400;
    o.fleet.peak = 20;
    o.fleet.secondsAtMax = 60;
    return o;
}

QStringList said(const Scenario& s, const Outcome& o)
{
    QStringList texts;
    for (const Finding& finding : findingsOf(s, o))
        texts << say(finding.what, Speech::machine());
    return texts;
}

} // namespace

class TstFindings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::failOnUnexpectedWarnings(); }

    void nothingToSay() { QCOMPARE(said(scenario(), quiet()), QStringList()); }
    void sleepComesFirst();
    void losses();
    void missedPromise();
    void almostAllIsNotAll();
    void limits();
    void fixedFleetsHaveNoMaximum();
    void timeoutsOutOfOrder();
    void oscillation();
};

void TstFindings::sleepComesFirst()
{
    Outcome o = quiet();
    o.asleepSince = 600.4;
    o.timeToStart.withinObjective = 0.2;
    const auto found = findingsOf(scenario(), o);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].severity, Severity::error);
    QVERIFY(
        say(found[0].what, Speech::machine()).startsWith("Never wakes from zero: from 10 min"_L1));
}

void TstFindings::losses()
{
    Outcome o = quiet();
    o.jobs.lost = 3;
    o.jobs.deadLettered = 2;
    QCOMPARE(said(scenario(), o),
             QStringList({u"3 job(s) lost: their workers were stopped before they were done."_s,
                          u"2 job(s) given up after their last attempt."_s}));
}

void TstFindings::missedPromise()
{
    Outcome o = quiet();
    o.timeToStart.withinObjective = 0.863;
    QCOMPARE(
        said(scenario(), o),
        QStringList(
            u"The promise is missed: 86.3 % of jobs start within 30 s, 95 % were promised."_s));
    o.timeToStart.withinObjective = 0.95;
    QCOMPARE(said(scenario(), o), QStringList());
}

void TstFindings::almostAllIsNotAll()
{
    Scenario s = scenario();
    s.objective.percentile = 100;
    Outcome o = quiet();
    o.timeToStart.withinObjective = 0.99999;
    QCOMPARE(
        said(s, o),
        QStringList(
            u"The promise is missed: 99.9 % of jobs start within 30 s, 100 % were promised."_s));
}

void TstFindings::limits()
{
    Outcome o = quiet();
    o.fleet.secondsAtMax = 0.1 * o.duration;
    QCOMPARE(said(scenario(), o),
             QStringList(u"The fleet was held at its maximum of 20 for 2 h 24 min of 1 d."_s));
    o.fleet.secondsAtMax = 0;
    o.fleet.peak = 16;
    QCOMPARE(said(scenario(), o),
             QStringList(u"The fleet never met its maximum: 20 is untested on this history."_s));
}

void TstFindings::fixedFleetsHaveNoMaximum()
{
    Scenario s = scenario();
    s.plan.policy.rule = Fixed{};
    Outcome o = quiet();
    o.fleet.secondsAtMax = o.duration;
    QCOMPARE(said(s, o), QStringList());
}

void TstFindings::timeoutsOutOfOrder()
{
    Scenario s = scenario();
    s.plan.workers.jobTimeout = Seconds(600);
    s.plan.workers.stopTimeout = Seconds(300);
    s.plan.workers.gracePeriod = Seconds(30);
    const QStringList texts = said(s, quiet());
    QCOMPARE(texts.size(), 2);
    QVERIFY(texts[0].contains("waits 5 min but a job may take 10 min"_L1));
    QVERIFY(texts[1].contains("(30 s) ends before"_L1));
}

void TstFindings::oscillation()
{
    Outcome o = quiet();
    o.scaling = {.out = 10, .in = 10, .reversals = 7};
    QCOMPARE(said(scenario(), o).size(), 1);
    o.scaling = {.out = 100, .in = 100, .reversals = 7};
    QCOMPARE(said(scenario(), o), QStringList());
}

QTEST_GUILESS_MAIN(TstFindings)
#include "tst_findings.moc"
