// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/document_highlighter.h"

#include "views/theme.h"

#include <QRegularExpression>

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

enum class Ink
{
    comment,
    key,
    text,
    number
};

struct Pattern
{
    QRegularExpression expression; ///< group 1 is what is coloured
    Ink ink;
};

std::span<const Pattern> patternsOf(Syntax syntax)
{
    static const std::array yaml{
        Pattern{QRegularExpression(u"(?:^|[\\s{,\\-])([A-Za-z_][\\w./-]*)(?=:(?:\\s|$))"_s),
                Ink::key},
        Pattern{QRegularExpression(u"(\"(?:[^\"\\\\]|\\\\.)*\")"_s), Ink::text},
        Pattern{QRegularExpression(u":\\s+(-?[\\d.]+[a-z%]*)(?=\\s|$)"_s), Ink::number},
        Pattern{QRegularExpression(u"(?:^|\\s)(#.*)$"_s), Ink::comment}};
    static const std::array json{
        Pattern{QRegularExpression(u"(\"(?:[^\"\\\\]|\\\\.)*\")"_s), Ink::text},
        Pattern{QRegularExpression(u"(\"(?:[^\"\\\\]|\\\\.)*\")(?=\\s*:)"_s), Ink::key},
        Pattern{
            QRegularExpression(u"[:\\s\\[](-?\\d[\\d.eE+-]*|true|false|null)(?=[,\\s\\]}]|$)"_s),
            Ink::number}};
    static const std::array shell{
        Pattern{QRegularExpression(u"^\\s*(aws [\\w-]+ [\\w-]+|kubectl \\w+|set|cd)"_s), Ink::key},
        Pattern{QRegularExpression(u"(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*')"_s), Ink::text},
        Pattern{QRegularExpression(u"(?:^|\\s)(#.*)$"_s), Ink::comment}};
    static const std::array markdown{
        Pattern{QRegularExpression(u"^(#+ .*)$"_s), Ink::key},
        Pattern{QRegularExpression(u"(`[^`]*`|^    .*$)"_s), Ink::text}};
    switch (syntax) {
    case Syntax::yaml:
        return yaml;
    case Syntax::json:
        return json;
    case Syntax::shell:
        return shell;
    case Syntax::markdown:
        return markdown;
    case Syntax::csv:
        break;
    }
    return {};
}

QTextCharFormat formatOf(Ink ink)
{
    const Theme& theme = Theme::current();
    QTextCharFormat format;
    switch (ink) {
    case Ink::comment:
        format.setForeground(theme.note);
        format.setFontItalic(true);
        break;
    case Ink::key:
        format.setForeground(theme.accent);
        break;
    case Ink::text:
        format.setForeground(theme.better);
        break;
    case Ink::number:
        format.setForeground(theme.worse);
        break;
    }
    return format;
}

} // namespace

DocumentHighlighter::DocumentHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
}

void DocumentHighlighter::setSyntax(Syntax syntax)
{
    if (syntax_ == syntax)
        return;
    syntax_ = syntax;
    rehighlight();
}

void DocumentHighlighter::highlightBlock(const QString& text)
{
    for (const Pattern& pattern : patternsOf(syntax_)) {
        auto matches = pattern.expression.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            setFormat(static_cast<int>(match.capturedStart(1)),
                      static_cast<int>(match.capturedLength(1)), formatOf(pattern.ink));
        }
    }
}

} // namespace afflux
