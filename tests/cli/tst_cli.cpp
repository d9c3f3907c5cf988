// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "model/text/say.h"
#include "tests/cli/run_cli.h"
#include "tests/support/warnings.h"

#include <QTest>

#include <sstream>

#include <array>

using namespace afflux;
using namespace afflux::test;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array<cli::Option, 4> options{{
    {"json", cli::Takes::nothing, "", "help"},
    {"seed", cli::Takes::one, "N", "help"},
    {"map", cli::Takes::several, "A=B", "help"},
    {"history", cli::Takes::list, "FILE", "help"},
}};

/// "json | history=a history=b | x y": options, then positional words.
QString picture(const cli::Arguments& arguments)
{
    QStringList words;
    for (const cli::Option& option : options) {
        const QString name = QString::fromUtf8(option.name.data(), qsizetype(option.name.size()));
        if (arguments.has(option.name) && option.takes == cli::Takes::nothing)
            words << name;
        for (const std::string& value : arguments.values(option.name))
            words << name + u'=' + QString::fromStdString(value);
    }
    words << u"|"_s;
    for (const std::string& word : arguments.positional())
        words << QString::fromStdString(word);
    return words.join(u' ');
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnUnexpectedWarnings(); }

    void outputThatIsNotTakenIsAnError()
    {
        std::ostream full(nullptr);
        std::ostringstream err;
        QCOMPARE(cli::run({"--version"}, full, err, {}), 2);
        QCOMPARE(
            err.str(),
            std::string("the output cannot be written. Check the folder and the free space.\n"));
    }

    void wordsAreSorted_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        QTest::newRow("positional") << u"a b"_s << u"| a b"_s;
        QTest::newRow("a flag between") << u"a --json b"_s << u"json | a b"_s;
        QTest::newRow("a value after it") << u"--seed 7 a"_s << u"seed=7 | a"_s;
        QTest::newRow("a value after =") << u"--seed=7 a"_s << u"seed=7 | a"_s;
        QTest::newRow("several") << u"--map a=b c --map d=e"_s << u"map=a=b map=d=e | c"_s;
        QTest::newRow("a list up to the next option")
            << u"--history a b --json c"_s << u"json history=a history=b | c"_s;
        QTest::newRow("a list said twice")
            << u"--history a --history b"_s << u"history=a history=b |"_s;
        QTest::newRow("nothing is an option after --") << u"-- --json"_s << u"| --json"_s;
        QTest::newRow("a negative number is a word") << u"-5"_s << u"| -5"_s;
    }
    void wordsAreSorted()
    {
        QFETCH(QString, words);
        QFETCH(QString, expected);
        std::vector<std::string> list;
        for (const QString& word : words.split(u' '))
            list.push_back(word.toStdString());
        const auto arguments = cli::Arguments::parse(options, list);
        QVERIFY(arguments);
        QCOMPARE(picture(*arguments), expected);
    }

    void badWordsAreNamed_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such option")
            << QStringList{u"simulate"_s, u"--sed"_s, u"1"_s}
            << u"--sed: there is no such option. Did you mean --set?\n"_s;
        QTest::newRow("no value") << QStringList{u"simulate"_s, u"a.yaml"_s, u"--seed"_s}
                                  << u"--seed: a value is missing. Write --seed N.\n"_s;
        QTest::newRow("twice") << QStringList{u"simulate"_s, u"--seed=1"_s, u"--seed=2"_s}
                               << u"--seed: the option is given twice. Keep one of them.\n"_s;
        QTest::newRow("a value for a flag")
            << QStringList{u"simulate"_s, u"--json=yes"_s}
            << u"--json: the option takes no value. Leave out what follows the “=”.\n"_s;
        QTest::newRow("no file") << QStringList{u"simulate"_s}
                                 << u"no file is named. Name a project or a scenario file.\n"_s;
        QTest::newRow("no such command")
            << QStringList{u"simulat"_s}
            << u"there is no command “simulat”. Did you mean simulate?\n"_s;
        QTest::newRow("no such command, and none near")
            << QStringList{u"compare"_s}
            << u"there is no command “compare”. afflux-cli --help lists the commands.\n"_s;
        QTest::newRow("no such language")
            << QStringList{u"--lang"_s, u"de"_s, u"--version"_s}
            << u"--lang: “de” is no language of this program. Write --lang en or --lang fr.\n"_s;
        QTest::newRow("no such role")
            << QStringList{u"import"_s, u"a.csv"_s, u"--map"_s, u"arivals=x"_s}
            << u"--map: “arivals” is no role of a column. Did you mean arrivals?\n"_s;
        QTest::newRow("not a pair")
            << QStringList{u"import"_s, u"a.csv"_s, u"--map"_s, u"arrivals"_s}
            << u"--map: “arrivals” has no name and value. Write them with a “=” "
               "between them.\n"_s;
    }
    void badWordsAreNamed()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, sentence);
        const CliRun run = runCli(words);
        QCOMPARE(run.err, sentence);
        QCOMPARE(run.out, QString());
        QCOMPARE(run.code, 2);
    }

    void helpNamesEveryCommand()
    {
        const CliRun run = runCli({u"--help"_s});
        QCOMPARE(run.code, 0);
        for (const QString& name : {u"import"_s, u"simulate"_s, u"explain"_s, u"export"_s}) {
            QVERIFY(run.out.contains(u"afflux-cli "_s + name));
            const CliRun own = runCli({name, u"--help"_s});
            QCOMPARE(own.code, 0);
            QVERIFY(own.out.contains(u"usage: afflux-cli "_s + name));
            QVERIFY(own.out.contains(u"--lang en|fr"_s));
        }
    }

    void nothingSaidIsHelpAndBadInput()
    {
        const CliRun run = runCli({});
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(run.err.contains(u"afflux-cli simulate"_s));
    }

    void versionIsSaid()
    {
        QCOMPARE(runCli({u"--version"_s}).out, u"afflux-cli " AFFLUX_VERSION "\n"_s);
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
