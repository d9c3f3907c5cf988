// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/runner.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <limits>
#include <mutex>

using namespace afflux;

namespace {

Scenario scenario(double perSecond, Seconds duration, double target = 5)
{
    Scenario s;
    s.workload.arrivals = PoissonArrivals{perSecond, duration};
    s.workload.service = ConstantService{Seconds(1)};
    TargetTracking rule;
    rule.target = target;
    s.plan.policy.rule = rule;
    s.plan.policy.limits = {1, 50};
    return s;
}

/// Takes so long that it is surely seen running.
Scenario longScenario(double target = 5)
{
    return scenario(60, Seconds(20'000), target);
}

/// For tests of exact runs that take long.
constexpr Runner::Coarseness neverCoarse{.fewestJobs = std::numeric_limits<double>::infinity()};

/// A mouse reports every millisecond or so.
void nextMove()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

/// Every answer, in the order it came.
struct Answers
{
    void operator()(const Runner::Answer& answer)
    {
        const std::scoped_lock lock(mutex);
        all.push_back(answer);
    }
    std::vector<Runner::Answer> taken()
    {
        const std::scoped_lock lock(mutex);
        return all;
    }
    std::mutex mutex;
    std::vector<Runner::Answer> all;
};

} // namespace

class TstRunner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::failOnUnexpectedWarnings(); }

    void answersEachScenarioInOrder();
    void givesTheSameBitsAsACall();
    void theLastRequestIsAlwaysAnswered();
    void shortRunsCompleteUnderAStreamOfRequests();
    void longRunsStillAnswerUnderAStreamOfRequests();
    void aLongRunIsAbandonedForANewerRequest();
    void cancelForgetsWhatWaits();
    void anImpossibleScenarioIsAnError();
    void destructionStopsALongRun();
    void replicationsFollowTheAnswer();
    void replicationsAreThoseOfACall();
    void nothingRandomNeedsNoReplications();
    void aNewerRequestComesBeforeReplications();
    void cancelEndsReplications();
    void aLongRunIsAnsweredCoarselyFirst();
    void shortRunsAreNeverCoarse();
    void coarseAnswersKeepUpWithASlider();
};

void TstRunner::answersEachScenarioInOrder()
{
    Answers answers;
    Runner runner(std::ref(answers));
    const auto generation = runner.submit({scenario(5, Seconds(600)), scenario(9, Seconds(600))});
    runner.waitUntilIdle();
    const auto all = answers.taken();
    QCOMPARE(all.size(), 2U);
    QCOMPARE(all[0].generation, generation);
    QCOMPARE(all[0].index, 0U);
    QCOMPARE(all[1].index, 1U);
    QVERIFY((*all[0].result)->outcome.jobs.arrived < (*all[1].result)->outcome.jobs.arrived);
    QVERIFY((*all[0].result)->trace.size() > 0);
}

void TstRunner::givesTheSameBitsAsACall()
{
    Answers answers;
    Runner runner(std::ref(answers));
    // The second finds the jobs of the first drawn already.
    const Scenario first = scenario(5, Seconds(600));
    const Scenario second = scenario(5, Seconds(600), 2);
    runner.submit({first, second});
    runner.waitUntilIdle();
    const auto all = answers.taken();
    QCOMPARE(all.size(), 2U);
    QCOMPARE((*all[0].result)->outcome, run(first)->outcome);
    QCOMPARE((*all[1].result)->outcome, run(second)->outcome);
}

void TstRunner::theLastRequestIsAlwaysAnswered()
{
    Answers answers;
    Runner runner(std::ref(answers));
    std::uint64_t last = 0;
    for (int i = 0; i < 300; ++i)
        last = runner.submit({scenario(5, Seconds(600), 1 + i)});
    runner.waitUntilIdle();
    const auto all = answers.taken();
    QVERIFY(!all.empty());
    QCOMPARE(all.back().generation, last);
    QCOMPARE(last, 300U);
    for (std::size_t i = 1; i < all.size(); ++i)
        QVERIFY(all[i - 1].generation < all[i].generation);
}

void TstRunner::shortRunsCompleteUnderAStreamOfRequests()
{
    Answers answers;
    Runner runner(std::ref(answers));
    runner.submit({scenario(5, Seconds(600))});
    runner.waitUntilIdle();
    for (int i = 0; i < 300; ++i) {
        runner.submit({scenario(5, Seconds(600), 2 + i)});
        nextMove();
    }
    runner.waitUntilIdle();
    QVERIFY2(answers.taken().size() >= 10, qPrintable(QString::number(answers.taken().size())));
}

void TstRunner::longRunsStillAnswerUnderAStreamOfRequests()
{
    Answers answers;
    Runner runner(std::ref(answers), neverCoarse);
    // Nothing was answered yet, so the first run is let finish however many requests come.
    const auto first = runner.submit({longScenario()});
    while (answers.taken().empty()) {
        runner.submit({longScenario(3)});
        nextMove();
    }
    QVERIFY(answers.taken().front().generation >= first);
    runner.cancel();
    runner.waitUntilIdle();
}

void TstRunner::aLongRunIsAbandonedForANewerRequest()
{
    Answers answers;
    Runner runner(std::ref(answers), neverCoarse);
    runner.submit({scenario(1, Seconds(60))});
    runner.waitUntilIdle();
    // Something was just shown, so the long one gives way at once.
    const auto abandoned = runner.submit({longScenario()});
    while (answers.taken().back().generation <= abandoned) {
        runner.submit({scenario(1, Seconds(60), 7)});
        nextMove();
    }
    for (const Runner::Answer& answer : answers.taken())
        QVERIFY(answer.generation != abandoned);
}

void TstRunner::cancelForgetsWhatWaits()
{
    Answers answers;
    Runner runner(std::ref(answers), neverCoarse);
    runner.submit({longScenario()});
    runner.submit({longScenario(2)});
    runner.cancel();
    runner.waitUntilIdle();
    QVERIFY(answers.taken().empty());
}

void TstRunner::anImpossibleScenarioIsAnError()
{
    Answers answers;
    Runner runner(std::ref(answers));
    Scenario impossible = scenario(5, Seconds(60));
    impossible.plan.policy.limits = {5, 2};
    runner.submit({impossible, scenario(5, Seconds(60))});
    runner.waitUntilIdle();
    const auto all = answers.taken();
    QCOMPARE(all.size(), 2U);
    QVERIFY(!all[0].result);
    QVERIFY(all[1].result.has_value());
}

void TstRunner::destructionStopsALongRun()
{
    Answers answers;
    {
        Runner runner(std::ref(answers), neverCoarse);
        runner.submit({longScenario()});
        nextMove(); // it may be running or not: either way nothing comes
    }
    QVERIFY(answers.taken().empty());
}

/// First every scenario's own answer, then statistics of 8, 16 and all runs of each.
void TstRunner::replicationsFollowTheAnswer()
{
    Answers answers;
    Runner runner(std::ref(answers));
    Scenario many = scenario(5, Seconds(600));
    many.run.replications = 20;
    Scenario few = scenario(9, Seconds(600));
    few.run.replications = 3;
    runner.submit({many, few, scenario(2, Seconds(600))});
    runner.waitUntilIdle();

    QStringList course;
    for (const Runner::Answer& answer : answers.taken())
        course << QStringLiteral("%1:%2%3%4")
                      .arg(answer.index)
                      .arg(answer.replications ? answer.replications->count() : 0)
                      .arg(answer.preliminary ? QStringLiteral("+") : QString())
                      .arg(answer.last ? QStringLiteral(" last") : QString());
    QCOMPARE(course.join(QStringLiteral(", ")),
             QStringLiteral("0:0+, 1:0+, 2:0, 0:8+, 1:3, 0:16+, 0:20 last"));
    for (const Runner::Answer& answer : answers.taken())
        if (answer.index == 0)
            QCOMPARE(answer.result->get(), answers.taken().front().result->get());
}

void TstRunner::replicationsAreThoseOfACall()
{
    Answers answers;
    Runner runner(std::ref(answers));
    Scenario many = scenario(5, Seconds(600));
    many.run.replications = 12;
    runner.submit({many});
    runner.waitUntilIdle();
    const Replications called =
        *replicate(many, {.replications = 12, .bandPoints = usualBandPoints});
    const auto got = answers.taken().back().replications;
    QVERIFY(got->outcomes == called.outcomes);
    QVERIFY(got->figures == called.figures);
    QVERIFY(got->bands == called.bands && !got->bands.empty());
}

void TstRunner::nothingRandomNeedsNoReplications()
{
    Answers answers;
    Runner runner(std::ref(answers));
    Scenario fixedList = scenario(5, Seconds(600));
    fixedList.workload.arrivals = RecordedArrivals{
        {}, std::make_shared<const std::vector<RecordedJob>>(std::vector<RecordedJob>{{0, 1, 0}})};
    fixedList.run.replications = 12;
    runner.submit({fixedList});
    runner.waitUntilIdle();
    const auto all = answers.taken();
    QCOMPARE(all.size(), 1U);
    QVERIFY(all[0].last && !all[0].preliminary);
    QVERIFY(all[0].replications->deterministic);
    QCOMPARE(all[0].replications->count(), 1);
}

void TstRunner::aNewerRequestComesBeforeReplications()
{
    Answers answers;
    Runner runner(std::ref(answers));
    Scenario endless = scenario(5, Seconds(600));
    endless.run.replications = 100'000;
    runner.submit({endless});
    while (answers.taken().empty())
        nextMove();
    const auto newest = runner.submit({scenario(7, Seconds(600))});
    runner.waitUntilIdle();
    QCOMPARE(answers.taken().back().generation, newest);
    QVERIFY(answers.taken().back().last);
}

/// Generous for a busy machine: what is timed is a few hundred times less.
void TstRunner::cancelEndsReplications()
{
    Answers answers;
    Runner runner(std::ref(answers), neverCoarse);
    Scenario endless = longScenario();
    endless.workload.arrivals = PoissonArrivals{60, Seconds(2000)};
    endless.run.replications = 1000;
    runner.submit({endless});
    while (answers.taken().empty())
        nextMove();
    runner.cancel();
    const auto start = std::chrono::steady_clock::now();
    runner.waitUntilIdle();
    QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
    QVERIFY(!answers.taken().back().last);
}

/// Before anything is drawn from what is to be expected, then from the jobs themselves.
void TstRunner::aLongRunIsAnsweredCoarselyFirst()
{
    Answers answers;
    Runner runner(std::ref(answers), {.liveTime = Seconds(0), .fewestJobs = 0});
    const Scenario first = scenario(50, Seconds(3600));
    Scenario second = scenario(50, Seconds(3600), 3);
    second.run.replications = 2;
    for (const Scenario& one : {first, first, second}) {
        runner.submit({one});
        runner.waitUntilIdle();
    }
    const auto all = answers.taken();
    QCOMPARE(all.size(), 7U);
    for (const std::size_t coarse : {0U, 2U, 4U}) {
        QVERIFY(!(*all[coarse].result)->outcome.exact);
        QVERIFY(all[coarse].preliminary && !all[coarse].last);
        QVERIFY((*all[coarse].result)->trace.size() > 0);
        QVERIFY((*all[coarse + 1].result)->outcome.exact);
    }
    QVERIFY(all[1].last && all[3].last && !all[5].last && all[6].last);
    QCOMPARE((*all[1].result)->outcome, run(first)->outcome);
    QCOMPARE((*all[0].result)->outcome.jobs.arrived, 180'000); // expected
    QCOMPARE((*all[2].result)->outcome.jobs.arrived, (*all[1].result)->outcome.jobs.arrived);

    Scenario impossible = first;
    impossible.plan.policy.limits = {5, 2};
    runner.submit({impossible});
    runner.waitUntilIdle();
    QCOMPARE(answers.taken().size(), 8U);
    QVERIFY(!answers.taken().back().result && answers.taken().back().last);
}

void TstRunner::shortRunsAreNeverCoarse()
{
    Answers answers;
    Runner runner(std::ref(answers), {.liveTime = Seconds(0), .fewestJobs = 3001});
    runner.submit({scenario(5, Seconds(600))}); // 3000
    runner.waitUntilIdle();
    runner.submit({scenario(5, Seconds(600))});
    runner.waitUntilIdle();
    QCOMPARE(answers.taken().size(), 2U);
    for (const Runner::Answer& answer : answers.taken())
        QVERIFY((*answer.result)->outcome.exact);
}

/// Exact runs would take long; while the slider moves there are coarse answers, of the last move,
/// too.
void TstRunner::coarseAnswersKeepUpWithASlider()
{
    Answers answers;
    Runner runner(std::ref(answers), {.liveTime = Seconds(0), .fewestJobs = 0});
    std::uint64_t last = 0;
    for (int i = 0; i < 100; ++i) {
        last = runner.submit({longScenario(2 + i)});
        nextMove();
    }
    while (answers.taken().empty() || answers.taken().back().generation < last)
        nextMove();
    runner.cancel();
    runner.waitUntilIdle();
    const auto all = answers.taken();
    const auto coarse = std::ranges::count_if(all, &Runner::Answer::preliminary);
    QVERIFY2(coarse >= 2, qPrintable(QString::number(coarse)));
    for (std::size_t i = 1; i < all.size(); ++i)
        QVERIFY(all[i - 1].generation <= all[i].generation);
}

QTEST_GUILESS_MAIN(TstRunner)
#include "tst_runner.moc"
