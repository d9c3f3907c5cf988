// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/json_writer.h"
#include "model/export/yaml_writer.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

Node sample()
{
    Node root;
    root.add("name", "interactive").note("the queue").above({"Top line", ""});
    Node& nested = root.add("nested", Node::map());
    nested.add("threshold", "5").quoted();
    nested.add("share", 0.1);
    nested.add("empty", Node::list());
    Node item;
    item.add("type", "Pods").above({"never shown: the dash comes first"});
    item.add("value", 4);
    Node list;
    list.append(item);
    list.append(Node(Node::List{1, 2})).flow();
    root.add("list", list).note("two");
    return root;
}

} // namespace

class TestYamlWriter : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void stringIsQuotedWhereYamlCouldReadAnotherType_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* name, const QString& text, const QString& written) {
            QTest::newRow(name) << text << written;
        };
        row("word", u"interactive"_s, u"interactive"_s);
        row("duration", u"30s"_s, u"30s"_s);
        row("rate", u"8/s"_s, u"8/s"_s);
        row("region", u"eu-west-1"_s, u"eu-west-1"_s);
        row("url", u"http://prometheus.monitoring:9090"_s, u"http://prometheus.monitoring:9090"_s);
        row("empty", u""_s, u"\"\""_s);
        row("integer", u"5"_s, u"\"5\""_s);
        row("exponent", u"1e3"_s, u"\"1e3\""_s);
        row("hexadecimal", u"0x1F"_s, u"\"0x1F\""_s);
        row("underscores", u"1_000"_s, u"\"1_000\""_s);
        row("date", u"2012-10-17"_s, u"\"2012-10-17\""_s);
        row("sexagesimal", u"12:30"_s, u"\"12:30\""_s);
        row("leading point", u".5"_s, u"\".5\""_s);
        row("infinity", u".inf"_s, u"\".inf\""_s);
        row("Norway", u"NO"_s, u"\"NO\""_s);
        row("on", u"on"_s, u"\"on\""_s);
        row("y", u"y"_s, u"\"y\""_s);
        row("null", u"Null"_s, u"\"Null\""_s);
        row("tilde", u"~"_s, u"\"~\""_s);
        row("merge key", u"<<"_s, u"\"<<\""_s);
        row("colon and space", u"a: b"_s, u"\"a: b\""_s);
        row("trailing colon", u"a:"_s, u"\"a:\""_s);
        row("comment", u"a #b"_s, u"\"a #b\""_s);
        row("indicator", u"*alias"_s, u"\"*alias\""_s);
        row("dash", u"-"_s, u"\"-\""_s);
        row("document end", u"---"_s, u"\"---\""_s);
        row("trailing space", u"a "_s, u"\"a \""_s);
        row("flow characters", u"a,b"_s, u"\"a,b\""_s);
        row("quotes inside", u"sum(x{queue=\"a\"})"_s, u"'sum(x{queue=\"a\"})'"_s);
        row("both quotes", u"it's \"a\""_s, u"\"it's \\\"a\\\"\""_s);
        row("line break", u"a\nb"_s, u"\"a\\nb\""_s);
        row("control", u"a\u0001b"_s, u"\"a\\x01b\""_s);
        row("accents", u"réveil"_s, u"\"réveil\""_s);
        row("line separator", u"a\u2028b"_s, u"\"a\\u2028b\""_s);
        row("beyond the first plane", u"\U0001F600"_s, u"\"\U0001F600\""_s);
    }

    void stringIsQuotedWhereYamlCouldReadAnotherType()
    {
        QFETCH(QString, text);
        QFETCH(QString, written);
        QCOMPARE(QString::fromStdString(yamlText(Node(text.toStdString()))), written + u'\n');
    }

    void numberIsTheShortestThatReadsBack_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("text");
        QTest::newRow("tenth") << 0.1 << u"0.1"_s;
        QTest::newRow("whole") << 5.0 << u"5"_s;
        QTest::newRow("never 1e+05") << 100000.0 << u"100000"_s;
        QTest::newRow("minus zero is zero") << -0.0 << u"0"_s;
        QTest::newRow("third") << 1.0 / 3 << u"0.3333333333333333"_s;
        QTest::newRow("huge") << 1e30 << u"1e+30"_s;
        QTest::newRow("tiny") << 2.5e-9 << u"2.5e-09"_s;
    }

    void numberIsTheShortestThatReadsBack()
    {
        QFETCH(double, number);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(numberText(number)), text);
        QCOMPARE(text.toDouble(), number);
    }

    void numbersYamlWritesDifferently()
    {
        QCOMPARE(yamlText(Node(1e30)), std::string("1.0e+30\n"));
        QCOMPARE(yamlText(Node(std::numeric_limits<double>::infinity())), std::string(".inf\n"));
        QCOMPARE(jsonText(Node(std::nan(""))), std::string("null\n"));
    }

    void documentKeepsItsOrderAndComments()
    {
        QCOMPARE(QString::fromStdString(yamlText(sample())),
                 u"# Top line\n#\nname: interactive # the queue\nnested:\n  threshold: \"5\"\n"
                 "  share: 0.1\n  empty: []\nlist: # two\n  - type: Pods\n    value: 4\n"
                 "  - [1, 2]\n"_s);
    }

    void jsonHasTheSameTreeWithoutComments()
    {
        QCOMPARE(QString::fromStdString(jsonText(sample())),
                 u"{\n  \"name\": \"interactive\",\n  \"nested\": {\n    \"threshold\": \"5\",\n"
                 "    \"share\": 0.1,\n    \"empty\": []\n  },\n  \"list\": [\n    {\n"
                 "      \"type\": \"Pods\",\n      \"value\": 4\n    },\n    [1, 2]\n  ]\n}\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestYamlWriter)
#include "tst_yaml_writer.moc"
