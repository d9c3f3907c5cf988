// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/language.h"
#include "model/text/say.h"
#include "tests/support/paths.h"
#include "tests/support/warnings.h"
#include "views/controls/elided_label.h"
#include "views/dialogs/message_service.h"
#include "views/main_actions.h"
#include "views/settings.h"
#include "views/status_line.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sstream>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

struct Entry
{
    QString context;
    QString source;
    QStringList said; ///< one sentence, or one for each plural form
    bool counted = false;
    bool finished = true;
};

QString fileOf(const QString& language)
{
    return test::sourcePath(u"translations/afflux_%1.ts"_s.arg(language));
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void readTranslation(QXmlStreamReader& xml, Entry& entry)
{
    entry.finished = !xml.attributes().hasAttribute("type"_L1);
    if (!entry.counted) {
        entry.said = {xml.readElementText()};
        return;
    }
    while (xml.readNextStartElement())
        entry.said << xml.readElementText();
}

std::vector<Entry> entriesOf(const QString& language)
{
    std::vector<Entry> entries;
    QXmlStreamReader xml(contentOf(fileOf(language)));
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            entries.emplace_back().context = context;
            entries.back().counted = xml.attributes().hasAttribute("numerus"_L1);
        } else if (xml.name() == "source"_L1) {
            entries.back().source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            readTranslation(xml, entries.back());
        }
    }
    return entries;
}

/// Texts the sources mark for translation, each with its context. lupdate overlooks those that
/// stand in the brackets of a function called tr or translate.
QSet<QString> markedTexts()
{
    static const QRegularExpression mark(
        u"\\b(?:AFFLUX_TR(?:_N)?|QT_TRANSLATE(?:_N)?_NOOP)\\(\\s*\"(\\w+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"_s);
    static const QRegularExpression comment(u"///[^\\n]*"_s);
    static const QRegularExpression seam(u"\"\\s*\""_s);
    QSet<QString> texts;
    for (const QString& room : {u"model"_s, u"views"_s, u"app"_s}) {
        QDirIterator files(test::sourcePath(room), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QString source = QString::fromUtf8(contentOf(files.next()));
            auto found = mark.globalMatch(source.remove(comment));
            while (found.hasNext()) {
                const QRegularExpressionMatch one = found.next();
                QString text = one.captured(2).trimmed();
                text.remove(seam).replace("\\\""_L1, "\""_L1);
                texts << one.captured(1) + u": "_s + text.sliced(1, text.size() - 2);
            }
        }
    }
    return texts;
}

/// What a translation has to keep: places, options, tags, and how many keyboard marks.
QStringList partsToKeep(const QString& text)
{
    static const QRegularExpression kept(
        u"%L?[0-9n]|--[a-z][a-z-]*|</?[a-z]+[^>]*>|&(?=[\\p{L}])|\\n|;;|\\*\\.[a-z]+"_s);
    QStringList parts;
    auto found = kept.globalMatch(text);
    while (found.hasNext())
        parts << found.next().captured().replace("%Ln"_L1, "%n"_L1);
    parts.sort();
    parts.removeDuplicates();
    return parts;
}

/// The first rule of French typography that @p text breaks; empty when none.
QString brokenRule(const QString& text)
{
    struct Rule
    {
        const char* name;
        QString pattern;
    };
    static const std::vector<Rule> rules{
        {"U+202F before ; ! ?", u"(?<=[^\\x{202f};])[;!?](?=\\s|$)"_s},
        {"U+00A0 before :", u"(?<=[^\\x{a0}\\w}])[:](?=\\s|$)| :"_s},
        {"U+00A0 inside « »", u"«[^\\x{a0}]|[^\\x{a0}]»"_s},
        {"no other quotation marks", u"[“”]"_s},
        {"U+2019 for the apostrophe", u"\\p{L}'"_s},
        {"U+202F before %", u"[0-9] %(?![0-9n])"_s},
        {"U+00A0 before units", u"([0-9]|%L?n) (ms|s|min|h|j|Mo)(?!\\pL)"_s},
        {"no two spaces, none at the end", u"\\S  |  \\S| $"_s},
        {"… is one character", u"\\p{L}\\.\\.\\."_s},
    };
    for (const Rule& rule : rules)
        if (text.contains(QRegularExpression(rule.pattern)))
            return QString::fromLatin1(rule.name);
    return {};
}

struct Answer
{
    int code = 0;
    QString out;
    QString err;
};

Answer runCli(std::vector<std::string> words)
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(std::move(words), out, err);
    return {code, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

/// The letter that opens a menu or runs an action; 0: none.
QChar keyOf(const QString& text)
{
    const qsizetype mark = text.indexOf(u'&');
    return mark < 0 ? QChar() : text[mark + 1].toLower();
}

/// All that can be asked for, or the actions are not shown.
Workflows allWorkflows()
{
    return {[](MainWindow&, const QStringList&) {}, [](MainWindow&) {}, [](MainWindow&) {}};
}

/// What a window shows and says, whatever took how long and whatever the file is called.
QStringList textsOf(MainWindow& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (window.status().isAncestorOf(widget))
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* elided = qobject_cast<const ElidedLabel*>(widget))
            texts << elided->fullText();
        else if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            texts << edit->text() << edit->placeholderText();
        else if (const auto* menu = qobject_cast<const QMenu*>(widget))
            texts << menu->title();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
    }
    for (const QAction* action : window.findChildren<QAction*>())
        texts << action->text() << action->toolTip();
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

QStringList sharedKeys(const QList<QAction*>& actions)
{
    QMap<QChar, QStringList> texts;
    for (const QAction* action : actions)
        if (const QChar key = keyOf(action->text()); !key.isNull())
            texts[key] << action->text();
    QStringList shared;
    for (const QStringList& same : texts)
        if (same.size() > 1)
            shared << same.join(u" = "_s);
    return shared;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void everyTextIsTranslated_data() { languages(); }
    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        const auto entries = entriesOf(language);
        QVERIFY(!entries.empty());
        for (const Entry& entry : entries) {
            const QByteArray where = (entry.context + u": "_s + entry.source).toUtf8();
            QVERIFY2(entry.finished, where);
            QCOMPARE(entry.said.size(), entry.counted ? 2 : 1);
            for (const QString& said : entry.said)
                QVERIFY2(!said.isEmpty(), where);
        }
    }

    void placesAndOptionsAreKept_data() { languages(); }
    void placesAndOptionsAreKept()
    {
        QFETCH(QString, language);
        for (const Entry& entry : entriesOf(language)) {
            for (qsizetype form = 0; form < entry.said.size(); ++form) {
                QStringList expected = partsToKeep(entry.source);
                QStringList got = partsToKeep(entry.said[form]);
                // One is one: "once" needs no number, nor "the first" among one.
                if (entry.counted && form == 0 && language == "en"_L1) {
                    expected.removeAll(u"%n"_s);
                    got.removeAll(u"%n"_s);
                }
                QVERIFY2(expected == got, qPrintable(entry.source + u"\n"_s + entry.said[form]));
            }
        }
    }

    void countsAreGroupedByTheLanguage_data() { languages(); }
    void countsAreGroupedByTheLanguage()
    {
        QFETCH(QString, language);
        for (const Entry& entry : entriesOf(language))
            for (const QString& said : entry.said)
                QVERIFY2(!said.contains("%n"_L1), qPrintable(said));
    }

    void englishHoldsPluralsOnly()
    {
        for (const Entry& entry : entriesOf(u"en"_s)) {
            QVERIFY2(entry.counted, qPrintable(entry.source));
            for (const QString& said : entry.said)
                QVERIFY2(!said.contains("(s)"_L1), qPrintable(said));
        }
    }

    void frenchTypographyIsKept()
    {
        for (const Entry& entry : entriesOf(u"fr"_s))
            for (const QString& said : entry.said)
                QVERIFY2(brokenRule(said).isEmpty(), qPrintable(brokenRule(said) + u": "_s + said));
    }

    void filesHoldTheTextsOfTheSources_data() { languages(); }
    void filesHoldTheTextsOfTheSources()
    {
        QFETCH(QString, language);
        if (!QFile::exists(QStringLiteral(AFFLUX_LUPDATE)))
            QSKIP("lupdate is not there: the sources were not read");
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"afflux_%1.ts"_s.arg(language));
        QVERIFY(QFile::copy(fileOf(language), copy));
        QStringList arguments = QStringLiteral(AFFLUX_LUPDATE_OPTIONS).split(u'|');
        if (language == "en"_L1)
            arguments << u"-pluralonly"_s;
        arguments << u"-target-language"_s << language << u"-ts"_s << copy;
        QProcess lupdate;
        lupdate.start(QStringLiteral(AFFLUX_LUPDATE), arguments);
        QVERIFY2(lupdate.waitForFinished(60'000), qPrintable(lupdate.errorString()));
        QCOMPARE(lupdate.exitCode(), 0);
        QVERIFY2(contentOf(copy) == contentOf(fileOf(language)),
                 "build the target update_translations and translate what is unfinished");
    }

    void everyMarkedTextIsRead()
    {
        QSet<QString> missing = markedTexts();
        QVERIFY(missing.size() > 500);
        for (const Entry& entry : entriesOf(u"fr"_s))
            missing.remove(entry.context + u": "_s + entry.source);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.values().join(u'\n')));
    }

    void sentencesHaveFrenchNumbers()
    {
        LanguageSwitch french;
        french.use(u"fr"_s);
        const Error error{
            ErrorCode::badValue,
            {"scaling.yaml", 3, 0, "policy.max"},
            message(AFFLUX_TR("Message", "the maximum %1 is below the minimum %2"), 1200, 4100.5),
            message(AFFLUX_TR("Message", "Raise the maximum or lower the minimum."))};
        QCOMPARE(say(error),
                 u"scaling.yaml, ligne 3, policy.max\u00a0: le maximum 1\u202f200 est sous "
                 "le minimum 4\u202f100,5. Montez le maximum ou baissez le minimum."_s);
        QCOMPARE(say(message(AFFLUX_TR("Message", "Did you mean %1?"), "policy.min")),
                 u"Vouliez-vous dire policy.min\u202f?"_s);
        QCOMPARE(sayDuration(Seconds(1.7)), u"1,7\u00a0s"_s);
        QCOMPARE(sayDuration(Seconds(86400 + 5400)), u"1\u00a0j 1\u00a0h 30\u00a0min"_s);
        QCOMPARE(sayNumber(1234567), u"1\u202f234\u202f567"_s);
    }

    void zeroAndOneAreSingularInFrench_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("said");
        QTest::newRow("none") << 0 << u"0 travail abandonné après sa dernière tentative."_s;
        QTest::newRow("one") << 1 << u"1 travail abandonné après sa dernière tentative."_s;
        QTest::newRow("two") << 2 << u"2 travaux abandonnés après leur dernière tentative."_s;
        QTest::newRow("thousands")
            << 4100 << u"4\u202f100 travaux abandonnés après leur dernière tentative."_s;
    }
    void zeroAndOneAreSingularInFrench()
    {
        QFETCH(int, count);
        QFETCH(QString, said);
        LanguageSwitch french;
        french.use(u"fr"_s);
        QCOMPARE(
            say(countedMessage(
                AFFLUX_TR_N("Message", "%n job(s) given up after their last attempt."), count)),
            said);
    }

    void machinesAreSpokenToInPlainEnglish()
    {
        LanguageSwitch french;
        french.use(u"fr"_s);
        QCOMPARE(say(message(AFFLUX_TR("Message", "Write at most %1."), 1234.5), Speech::machine()),
                 u"Write at most 1234.5."_s);
    }

    void theCommandLineSpeaksBoth_data() { languages(); }
    void theCommandLineSpeaksBoth()
    {
        QFETCH(QString, language);
        const QLocale before;
        const Answer import = runCli({"--lang", language.toStdString(), "import",
                                      test::dataPath(u"cases/a01.csv"_s).toStdString()});
        QCOMPARE(import.code, 0);
        QVERIFY2(!import.out.contains("(s)"_L1), qPrintable(import.out));
        QVERIFY2(!import.out.contains("%n"_L1), qPrintable(import.out));
        QCOMPARE(QLocale(), before);

        const Answer wrong = runCli({"--lang", language.toStdString(), "simulte"});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains(language == "fr"_L1 ? u"Vouliez-vous dire simulate\u202f?"_s
                                                        : u"Did you mean simulate?"_s),
                 qPrintable(wrong.err));
    }

    void theWindowFollowsTheLanguage()
    {
        const QTemporaryDir folder;
        Settings settings(folder.path());
        MessageBoxService messages;
        LanguageSwitch language;
        language.use(u"en"_s);
        MainWindow window(settings, messages, {});
        QTRY_COMPARE(window.actions().open->text(), u"&Open…"_s);

        language.use(u"fr"_s);
        QTRY_COMPARE(window.actions().open->text(), u"&Ouvrir…"_s);
        QCOMPARE(window.actions().recent->title(), u"Projets &récents"_s);
        QCOMPARE(window.locale().language(), QLocale::French);
        language.use(u"en"_s);
        QTRY_COMPARE(window.actions().open->text(), u"&Open…"_s);
    }

    void nothingStaysInTheLanguageBefore()
    {
        if (!Session::hasExample())
            QSKIP("this build has no example");
        const QTemporaryDir folder;
        Settings settings(folder.path());
        MessageBoxService messages;
        LanguageSwitch language;
        language.use(u"fr"_s);
        MainWindow switched(settings, messages, allWorkflows());
        QVERIFY(switched.session().openExample());
        QTRY_VERIFY_WITH_TIMEOUT(!switched.simulation().isBusy(), 60'000);

        language.use(u"en"_s);
        MainWindow fresh(settings, messages, allWorkflows());
        fresh.document().reset(switched.document().project());
        QTRY_VERIFY_WITH_TIMEOUT(!fresh.simulation().isBusy(), 60'000);
        QTRY_COMPARE(textsOf(switched), textsOf(fresh));
        switched.document().reset({});
        fresh.document().reset({});
    }

    void theExampleIsFrenchToTheFrench()
    {
        if (!Session::hasExample())
            QSKIP("this build has no example");
        const QTemporaryDir folder;
        Settings settings(folder.path());
        MessageBoxService messages;
        LanguageSwitch french;
        french.use(u"fr"_s);
        MainWindow window(settings, messages, {});
        QVERIFY(window.session().openExample());
        QStringList names;
        for (const Plan& plan : window.document().project().queues.front().plans)
            names << QString::fromStdString(plan.name);
        QCOMPARE(names, (QStringList{u"Fixe 6 · actuel"_s, u"Par âge, 2 à 20"_s,
                                     u"Backlog 20 par worker"_s}));
        window.document().reset({});
    }

    void keysOfAMenuDiffer_data() { languages(); }
    void keysOfAMenuDiffer()
    {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        Settings settings(folder.path());
        MessageBoxService messages;
        LanguageSwitch spoken;
        spoken.use(language);
        // All workflows, or their actions are not shown.
        MainWindow window(
            settings, messages,
            {[](MainWindow&, const QStringList&) {}, [](MainWindow&) {}, [](MainWindow&) {}});
        QCOMPARE(sharedKeys(window.menuBar()->actions()), QStringList());
        for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            QCOMPARE(sharedKeys(menu->actions()), QStringList());
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("French") << u"fr"_s;
    }
};

QTEST_MAIN(TestTranslations)
#include "tst_translations.moc"
