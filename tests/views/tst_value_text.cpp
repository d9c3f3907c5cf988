// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/scenario.h"
#include "tests/support/plain_english.h"
#include "tests/support/warnings.h"
#include "views/controls/slider_scale.h"
#include "views/editors/parameter_groups.h"
#include "views/editors/value_text.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

ValueForm english()
{
    return {Unit::seconds, "GBP", {QLocale(QLocale::English), true}};
}
ValueForm french()
{
    return {Unit::seconds, "GBP", {QLocale(QLocale::French), true}};
}

ParameterInfo rowOf(Unit unit)
{
    return {.key = "policy.x", .label = "X", .help = "", .unit = unit};
}

double number(const Result<Value>& value)
{
    return value && std::holds_alternative<double>(*value) ? std::get<double>(*value)
                                                           : std::nan("");
}

} // namespace

class TestValueText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::installTranslator(&translator_); }
    void init() { test::failOnUnexpectedWarnings(); }

    void typed_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<bool>("isFrench");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, Unit unit, bool isFrench, const QString& text,
                            double value) {
            QTest::newRow(name) << static_cast<int>(unit) << isFrench << text << value;
        };
        row("seconds by their sign", Unit::seconds, false, u"90s"_s, 90);
        row("fractions of a minute", Unit::seconds, false, u"1.5 min"_s, 90);
        row("hours", Unit::seconds, false, u"2 h"_s, 7200);
        row("two units, as shown", Unit::seconds, false, u"2 min 30 s"_s, 150);
        row("a bare number is seconds", Unit::seconds, false, u"45"_s, 45);
        row("milliseconds", Unit::seconds, false, u"250 ms"_s, 0.25);
        row("the signal's own unit", Unit::signal, false, u"3 s"_s, 3);
        row("French decimal comma", Unit::seconds, true, u"1,5 s"_s, 1.5);
        row("a point in French is a decimal point", Unit::seconds, true, u"1.5 s"_s, 1.5);
        row("a comma in English that can only be decimal", Unit::seconds, false, u"1,5 s"_s, 1.5);
        row("English groups", Unit::workers, false, u"1,500"_s, 1500);
        row("French groups, narrow space", Unit::workers, true, u"1\u202f500"_s, 1500);
        row("French groups, typed space", Unit::workers, true, u"1 500"_s, 1500);
        row("per cent with a space", Unit::percent, false, u"60 %"_s, 60);
        row("per cent without", Unit::percent, false, u"60%"_s, 60);
        row("workers by name", Unit::workers, false, u"20 workers"_s, 20);
        row("one worker", Unit::workers, false, u"1 worker"_s, 1);
        row("a factor", Unit::factor, false, u"× 1.5"_s, 1.5);
        row("a factor with a letter", Unit::factor, false, u"x1.5"_s, 1.5);
        row("money with its sign", Unit::moneyPerHour, false, u"£ 0.12 / h"_s, 0.12);
        row("money by code", Unit::moneyPerHour, false, u"GBP 0.12"_s, 0.12);
        row("money, French", Unit::moneyPerMonth, true, u"12,5"_s, 12.5);
    }
    void typed()
    {
        QFETCH(int, unit);
        QFETCH(bool, isFrench);
        QFETCH(QString, text);
        QTEST(number(typedValue(rowOf(static_cast<Unit>(unit)), text,
                                isFrench ? french() : english())),
              "value");
    }

    void refused_data()
    {
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no number")
            << static_cast<int>(Unit::seconds) << u"soon"_s
            << u"“soon” cannot be read. Write a duration such as 30s, 5m or 1.5h."_s;
        QTest::newRow("another unit") << static_cast<int>(Unit::workers) << u"3 potatoes"_s
                                      << u"“3 potatoes” cannot be read. Write a number."_s;
        QTest::newRow("half a worker") << static_cast<int>(Unit::workers) << u"2.5"_s
                                       << u"2.5 is not a whole number. Write a whole number."_s;
        QTest::newRow("below the least")
            << static_cast<int>(Unit::percent) << u"-5 %"_s
            << u"-5 is below the least accepted, 0. Write at least 0."_s;
    }
    void refused()
    {
        QFETCH(int, unit);
        QFETCH(QString, text);
        const Result<Value> value = typedValue(rowOf(static_cast<Unit>(unit)), text, english());
        QVERIFY(!value);
        QTEST(sayTypingError(value.error(), english()), "sentence");
    }

    void noneIsAValueWhereOptional()
    {
        ParameterInfo row = rowOf(Unit::seconds);
        QVERIFY(!typedValue(row, u"none"_s, english()));
        row.optional = true;
        QCOMPARE(*typedValue(row, u"none"_s, english()), Value{});
        QCOMPARE(*typedValue(row, QString(), english()), Value{});
    }

    /// What a field shows can be committed unchanged: for every row, in both languages.
    void shownCanBeTypedBack()
    {
        const Scenario scenario;
        for (const Parameter<Scenario>& row : scenarioParameters(scenario)) {
            if (row.info.unit == Unit::choice)
                continue;
            for (const ValueForm& form : {english(), french()}) {
                const Value value = row.get(scenario);
                const QString shown = shownValue(row.info, value, form);
                const Result<Value> back = typedValue(row.info, shown, form);
                QVERIFY2(back && *back == value,
                         qPrintable(QString::fromStdString(row.info.key) + u": "_s + shown));
            }
        }
    }

    void everyRowHasAPlaceInTheEditor()
    {
        Scenario scenario;
        for (const RuleInfo& rule : ruleInfos()) {
            scenario.plan.policy.rule = *ruleFromWord(rule.word);
            std::vector<ParameterInfo> rows;
            for (const Parameter<Scenario>& row : scenarioParameters(scenario))
                rows.push_back(row.info);
            std::size_t placed = 0;
            for (int group = 0; group < groupCount; ++group)
                for (const BlockPlan& block :
                     blocksOf(static_cast<Group>(group), rows, rule.word == "fixed"))
                    placed += block.partner ? 2 : 1;
            QCOMPARE(placed + 1, rows.size()); // policy.rule has the menu
        }
    }

    void sliderStops_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<int>("unit");
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("up");
        QTest::addColumn<double>("down");
        const auto row = [](const char* name, double from, double to, Unit unit, double start,
                            double up, double down) {
            QTest::newRow(name) << from << to << static_cast<int>(unit) << start << up << down;
        };
        row("seconds one by one", 1, 1800, Unit::seconds, 20, 21, 19);
        row("five seconds below a minute", 1, 1800, Unit::seconds, 45, 50, 40);
        row("a minute is an edge", 1, 1800, Unit::seconds, 60, 70, 55);
        row("half minutes", 1, 1800, Unit::seconds, 150, 180, 120);
        row("minutes from five", 1, 1800, Unit::seconds, 300, 360, 270);
        row("whole workers", 1, 200, Unit::workers, 3, 4, 2);
        row("a typed value goes to the next round one", 1, 1800, Unit::seconds, 61.3, 70, 60);
        row("the ends hold", 1, 200, Unit::workers, 1, 2, 1);
    }
    void sliderStops()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(int, unit);
        QFETCH(double, start);
        ParameterInfo info = rowOf(static_cast<Unit>(unit));
        info.sliderFrom = from;
        info.sliderTo = to;
        info.scale = Scale::logarithmic;
        const SliderScale scale(info, info.unit);
        QTEST(scale.stepped(start, 1), "up");
        QTEST(scale.stepped(start, -1), "down");
    }

    void sliderPositionsAreInverseAtRoundValues()
    {
        ParameterInfo info = rowOf(Unit::seconds);
        info.sliderFrom = 1;
        info.sliderTo = 1800;
        info.scale = Scale::logarithmic;
        const SliderScale scale(info, Unit::seconds);
        for (const double value : {1.0, 2.5, 20.0, 45.0, 90.0, 300.0, 1800.0})
            QCOMPARE(scale.valueAt(scale.positionOf(value)), value);
        QCOMPARE(scale.positionOf(1e9), 1.0);
        QCOMPARE(scale.positionOf(0), 0.0);
    }

private:
    test::PlainEnglish translator_;
};

QTEST_GUILESS_MAIN(TestValueText)
#include "tst_value_text.moc"
