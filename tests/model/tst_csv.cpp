// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/columns.h"
#include "model/import/dialect.h"
#include "model/import/instant_text.h"
#include "model/import/mapping.h"
#include "model/import/numbers.h"
#include "model/import/rows.h"
#include "model/import/timestamps.h"
#include "model/import/zone.h"
#include "tests/support/warnings.h"

#include <QTest>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// Records as "line:cell|cell", one to a text line.
QString records(const QByteArray& text, char delimiter)
{
    RowReader reader(std::string_view(text.data(), static_cast<std::size_t>(text.size())),
                     delimiter);
    Row row;
    QStringList list;
    while (reader.next(row)) {
        QStringList cells;
        for (const std::string_view cell : row.cells)
            cells << QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()));
        list << QString::number(row.line) + u':' + cells.join(u'|');
    }
    return list.join(u'\n');
}

std::string toText(const QByteArray& bytes)
{
    return bytes.toStdString();
}

} // namespace

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void rows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("cells and lines") << "a,b\n1,2\n"_ba << u"1:a|b\n2:1|2"_s;
        QTest::newRow("CRLF and a last line without an end")
            << "a,b\r\n1,2"_ba << u"1:a|b\n2:1|2"_s;
        QTest::newRow("CR alone ends a line") << "a,b\r1,2\r"_ba << u"1:a|b\n2:1|2"_s;
        QTest::newRow("blank lines are passed over but counted")
            << "a,b\n\n  \n1,2"_ba << u"1:a|b\n4:1|2"_s;
        QTest::newRow("blanks around cells go") << "a , b\n 1,\t2 "_ba << u"1:a|b\n2:1|2"_s;
        QTest::newRow("a quoted delimiter stays") << "\"a,b\",c"_ba << u"1:a,b|c"_s;
        QTest::newRow("doubled quotes become one")
            << "\"say \"\"hi\"\"\",c"_ba << u"1:say \"hi\"|c"_s;
        QTest::newRow("a quoted line end is counted")
            << "\"a\nb\",c\nd,e"_ba << u"1:a\nb|c\n3:d|e"_s;
        QTest::newRow("a quote inside a cell is a character")
            << "5\" pipe,1"_ba << u"1:5\" pipe|1"_s;
        QTest::newRow("blanks before a quote") << "a, \"b,c\""_ba << u"1:a|b,c"_s;
        QTest::newRow("empty cells at the end") << "a,,"_ba << u"1:a||"_s;
        QTest::newRow("only delimiters are a record") << ",\n1,2"_ba << u"1:|\n2:1|2"_s;
    }
    void rows()
    {
        QFETCH(QByteArray, text);
        QTEST(records(text, ','), "expected");
    }

    void tabsAreDelimitersNotBlanks() { QCOMPARE(records("a\t\tb"_ba, '\t'), u"1:a||b"_s); }

    void unclosedQuoteTellsWhereItOpened()
    {
        RowReader reader("a,b\n1,\"2\n3,4\n", ',');
        Row row;
        while (reader.next(row)) {
        }
        QCOMPARE(reader.unclosedQuoteLine(), 2);
    }

    void dialect_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<bool>("header");
        QTest::newRow("comma") << "time,v\n2026-03-01,1\n"_ba << ',' << true;
        QTest::newRow("semicolon beside decimal commas")
            << ";A;B\n0;1,5;2\n1;2,5;3\n"_ba << ';' << true;
        QTest::newRow("no header, as many commas as semicolons")
            << "1,5;2,5\n3,5;4,5\n"_ba << ';' << false;
        QTest::newRow("tab") << "time\tv\n2026-03-01\t1\n"_ba << '\t' << true;
        QTest::newRow("vertical bar") << "JobID|Submit\n1|2026-03-29T00:00:04\n"_ba << '|' << true;
        QTest::newRow("sep= says it and is no header")
            << "sep=;\r\nTime;a,b\r\n2026-03-01;5\r\n"_ba << ';' << true;
        QTest::newRow("comments first") << "# made by hand\na;b\n1;2\n"_ba << ';' << true;
        QTest::newRow("commas inside quotes do not count")
            << "a;b\n\"1,2,3\";4\n\"1,2\";5\n"_ba << ';' << true;
        QTest::newRow("values from the first row on")
            << "1772452800,5\n1772452860,6\n"_ba << ',' << false;
    }
    void dialect()
    {
        QFETCH(QByteArray, text);
        const Dialect found = findDialect(toText(text));
        QTEST(found.delimiter, "delimiter");
        QTEST(found.header, "header");
    }

    void number_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("point");
        QTest::addColumn<QString>("comma");
        const auto row = [](const char* cell, const char* point, const char* comma) {
            QTest::newRow(cell) << QString::fromUtf8(cell) << QString::fromUtf8(point)
                                << QString::fromUtf8(comma);
        };
        row("12", "12", "12");
        row("-3.5", "-3.5", "no");
        row("1,5", "no", "1.5");
        row("20.66", "20.66", "no");
        row("2,590", "2590", "2.59");
        row("1.234.567,8", "no", "1234567.8");
        row("1,234,567.8", "1234567.8", "no");
        row("0,123", "no", "0.123");
        row("1 234,5", "no", "1234.5");
        row("1\u202f234,5", "no", "1234.5");
        row("12,34,567", "no", "no");
        row("1.77245E+12", "1772450000000", "no");
        row("1,53e4", "no", "15300");
        row("60%", "0.6", "0.6");
        row("2 %", "0.02", "0.02");
        row("350 ms", "0.35", "0.35");
        row("1.20 K", "1200", "no");
        row("3.4 Mil", "3400000", "no");
        row("2.50 mins", "150", "no");
        row("1.05 hours", "3780", "no");
        row(".5", "0.5", "no");
        row("\u22124", "-4", "-4");
        row("abc", "no", "no");
        row("5 apples", "no", "no");
        row("1e999", "no", "no");
        row("", "no", "no");
        row("-", "no", "no");
        row("0x10", "no", "no");
    }
    void number()
    {
        QFETCH(QString, cell);
        const std::string text = cell.toStdString();
        const auto said = [&](char decimal) {
            const auto number = parseNumber(text, decimal);
            return number ? QString::fromStdString(shortestNumber(number->value)) : u"no"_s;
        };
        const auto same = [](const QString& a, const QString& b) {
            return a == b || (a != u"no"_s && b != u"no"_s && a.toDouble() == b.toDouble());
        };
        QFETCH(QString, point);
        QFETCH(QString, comma);
        QVERIFY2(same(said('.'), point), qPrintable(said('.')));
        QVERIFY2(same(said(','), comma), qPrintable(said(',')));
    }

    void roundingOfADisplayedNumberIsKnown()
    {
        QCOMPARE(parseNumber("1.20 K", '.')->resolution, 5.0);
        QCOMPARE(parseNumber("1200", '.')->resolution, 0.0);
    }

    void missingWords_data()
    {
        QTest::addColumn<bool>("missing");
        for (const char* word :
             {"", "undefined", "null", "NULL", "NaN", "N/A", "-", "None", "+Inf", "\\N"})
            QTest::newRow(word) << true;
        for (const char* word : {"0", "0.0", "zero", "infinite loop"})
            QTest::newRow(word) << false;
    }
    void missingWords() { QTEST(isMissingWord(QTest::currentDataTag()), "missing"); }

    void time_data()
    {
        QTest::addColumn<QString>("read");
        const auto row = [](const char* cell, const char* read) {
            QTest::newRow(cell) << QString::fromLatin1(read);
        };
        row("2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z");
        row("2026-03-01 10:00:00", "2026-03-01T10:00:00Z");
        row("2026-03-01T10:00", "2026-03-01T10:00:00Z");
        row("2026-03-01", "2026-03-01T00:00:00Z");
        row("2026/03/28 23:00:00", "2026-03-28T23:00:00Z");
        row("2015-07-26T08:02:00+01:00", "2015-07-26T07:02:00Z");
        row("2026-04-05T03:00:00+1000", "2026-04-04T17:00:00Z");
        row("2026-03-28 23:00:04.815+00", "2026-03-28T23:00:04.815Z");
        row("2023-11-16 18:17:03.9799600", "2023-11-16T18:17:03.97996Z");
        row("2026-03-01 10:00:00,25", "2026-03-01T10:00:00.25Z");
        row("2026-03-01 10:00:00 UTC", "2026-03-01T10:00:00Z");
        row("2018-10-05 11:59:00 PM", "2018-10-05T23:59:00Z");
        row("2018-10-06 12:05:00 AM", "2018-10-06T00:05:00Z");
        row("2018-10-06 12:05:00 PM", "2018-10-06T12:05:00Z");
        row("2018-10-06 1:00 p.m.", "2018-10-06T13:00:00Z");
        row("20260301T100000Z", "2026-03-01T10:00:00Z");
        row("1 Mar 2026 10:00", "2026-03-01T10:00:00Z");
        row("01-Mar-2026 10:00", "2026-03-01T10:00:00Z");
        row("Mar 1, 2026 10:00:00", "2026-03-01T10:00:00Z");
        row("Sun, 01 Mar 2026 10:00:00 GMT", "2026-03-01T10:00:00Z");
        row("03/09/2018 12:02:00", "2018-09-03T12:02:00Z");
        row("29/07/16 15:00", "2016-07-29T15:00:00Z");
        row("2026-03-01T24:00:00", "2026-03-02T00:00:00Z");
        row("2026-02-30 10:00", "no");
        row("2026-13-01", "no");
        row("2026-03-01 25:00", "no");
        row("2026-03-01 13:00 PM", "no");
        row("2026-03-01 10:00 CEST", "no");
        row("12:12:12", "no");
        row("2026-03-01 a", "no");
        row("1.5.2", "no");
        row("10.0.0.1", "no");
    }
    void time()
    {
        const auto text = parseTimeText(QTest::currentDataTag());
        const auto local = text ? localTime(*text, DayOrder::dayFirst) : std::nullopt;
        QString read = u"no"_s;
        if (local)
            read = QString::fromStdString(isoShort(Instant(
                local->time_since_epoch() - text->offset.value_or(std::chrono::seconds(0)))));
        QTEST(read, "read");
    }

    void epoch_data()
    {
        QTest::addColumn<QString>("read");
        const auto row = [](const char* cell, const char* read) {
            QTest::newRow(cell) << QString::fromLatin1(read);
        };
        row("1772452800", "2026-03-02T12:00:00Z");
        row("1772452800000", "2026-03-02T12:00:00Z");
        row("1772452800000000", "2026-03-02T12:00:00Z");
        row("1772452800000000001", "2026-03-02T12:00:00Z");
        row("1746000000.25", "2025-04-30T08:00:00.25Z");
        row("1746000060250", "2025-04-30T08:01:00.25Z");
        row("1.77245E+12", "2026-03-02T11:13:20Z");
        row("12x", "no");
        row("", "no");
        row("99999999999999999999", "no");
    }
    void epoch()
    {
        const auto parsed = parseEpoch(QTest::currentDataTag());
        QTEST(parsed ? QString::fromStdString(isoShort(epochInstant(*parsed, epochUnit(*parsed))))
                     : u"no"_s,
              "read");
    }

    void zone_data()
    {
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("local");
        QTest::addColumn<QString>("instants");
        QTest::newRow("winter") << u"Europe/Paris"_s << u"2026-03-29 01:55:00"_s
                                << u"2026-03-29T00:55:00Z"_s;
        QTest::newRow("summer") << u"Europe/Paris"_s << u"2026-03-29 03:00:00"_s
                                << u"2026-03-29T01:00:00Z"_s;
        QTest::newRow("a skipped hour has no instant")
            << u"Europe/Paris"_s << u"2026-03-29 02:30:00"_s << QString();
        QTest::newRow("a repeated hour has two")
            << u"America/New_York"_s << u"2022-11-06 01:30:00"_s
            << u"2022-11-06T05:30:00Z 2022-11-06T06:30:00Z"_s;
        QTest::newRow("half an hour back") << u"Australia/Lord_Howe"_s << u"2026-04-05 01:45:00"_s
                                           << u"2026-04-04T14:45:00Z 2026-04-04T15:15:00Z"_s;
        QTest::newRow("fixed offset")
            << u"UTC-3"_s << u"2026-02-14 11:20:00"_s << u"2026-02-14T14:20:00Z"_s;
        QTest::newRow("offset with minutes")
            << u"+05:30"_s << u"2026-02-14 11:20:00"_s << u"2026-02-14T05:50:00Z"_s;
    }
    void zone()
    {
        QFETCH(QString, zone);
        QFETCH(QString, local);
        const auto clock = LocalClock::forZone(zone.toStdString());
        QVERIFY(clock);
        const auto text = parseTimeText(local.toStdString());
        const LocalReading reading = clock->read(*localTime(*text, DayOrder::dayFirst));
        QStringList instants;
        if (reading.count > 0)
            instants << QString::fromStdString(isoShort(reading.first));
        if (reading.count > 1)
            instants << QString::fromStdString(isoShort(reading.second));
        QTEST(instants.join(u' '), "instants");
    }

    void unknownZones()
    {
        for (const char* zone : {"Mars/Olympus", "UTC+99", "CEST+", "Paris", "Europe/paris "})
            QVERIFY2(!LocalClock::forZone(zone), zone);
    }

    void role_data()
    {
        QTest::addColumn<QString>("role");
        const auto row = [](const char* name, const char* role) {
            QTest::newRow(name) << QString::fromLatin1(role);
        };
        row("ApproximateNumberOfMessagesVisible", "depth");
        row("ApproximateNumberOfMessagesNotVisible", "in-flight");
        row("ApproximateNumberOfMessagesDelayed", "none");
        row("ApproximateAgeOfOldestMessage", "oldest-age");
        row("NumberOfMessagesSent", "arrivals");
        row("NumberOfMessagesDeleted", "completions");
        row("NumberOfMessagesReceived", "none");
        row("NumberOfEmptyReceives", "none");
        row("RequestCount", "arrivals");
        row("rabbitmq_queue_messages_ready", "depth");
        row("rabbitmq_queue_messages_unacked", "in-flight");
        row("rabbitmq_queue_messages_published_total", "arrivals");
        row("kafka_consumergroup_lag", "depth");
        row("oldest_age_seconds", "oldest-age");
        row("âge (s)", "oldest-age");
        row("file d’attente", "depth");
        row("durée", "service-time");
        row("duration_ms", "service-time");
        row("CPUUtilization", "utilisation");
        row("workers", "workers");
        row("desired", "desired");
        row("depth, visible", "depth");
        row("value", "none");
        row("failed_jobs", "none");
    }
    void role()
    {
        const std::string_view role = word(guessSeriesRole(QTest::currentDataTag()).role);
        QTEST(QString::fromUtf8(role.data(), static_cast<qsizetype>(role.size())), "role");
    }
};

QTEST_GUILESS_MAIN(TestCsv)
#include "tst_csv.moc"
