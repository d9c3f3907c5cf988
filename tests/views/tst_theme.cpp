// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/theme.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// WCAG 2.1 relative luminance.
double luminance(const QColor& colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void textCanBeRead_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("paper");
        for (const Theme& t : {Theme::light(), Theme::forDark()}) {
            const auto row = [&t](const char* name, const QColor& ink, const QColor& paper) {
                QTest::addRow("%s, %s", name, t.dark ? "dark" : "light") << ink << paper;
            };
            row("text on a card", t.text, t.card);
            row("text on a selected row", t.text, t.selection);
            row("notes on a card", t.note, t.card);
            row("notes on the page", t.note, t.page);
            row("notes on a quiet face", t.note, t.hover);
            row("accent as a link", t.accent, t.card);
            row("accent button", t.accentText, t.accent);
            row("accent button under the pointer", t.accentText, t.accentHover);
            row("better", t.better, t.card);
            row("caution", t.caution, t.card);
            row("worse", t.worse, t.card);
            row("worse on the page", t.worse, t.page);
        }
    }
    void textCanBeRead()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, paper);
        QCOMPARE_GE(contrast(ink, paper), 4.5);
    }

    void everyNameInTheSheetHasAColour()
    {
        for (const ThemeChoice choice : {ThemeChoice::dark, ThemeChoice::light}) {
            applyTheme(*qApp, choice);
            QVERIFY(!qApp->styleSheet().isEmpty());
            const QString rules = qApp->styleSheet().mid(qApp->styleSheet().indexOf(u"*/"_s));
            QVERIFY2(!rules.contains(u'@'), qPrintable(rules.mid(rules.indexOf(u'@'), 20)));
            QCOMPARE(Theme::current().dark, choice == ThemeChoice::dark);
            QCOMPARE(qApp->palette().color(QPalette::Window), Theme::current().window);
        }
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
