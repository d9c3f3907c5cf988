// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options.h"

#include "app/language.h"

#include <QCommandLineParser>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int badArguments = 2;

std::optional<ThemeChoice> themeFromWord(const QString& word)
{
    if (word == "system"_L1)
        return ThemeChoice::system;
    if (word == "light"_L1)
        return ThemeChoice::light;
    if (word == "dark"_L1)
        return ThemeChoice::dark;
    return std::nullopt;
}

QSize sizeFromText(const QString& text)
{
    const QStringList parts = text.split(u'x');
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

bool knowsLanguage(const QString& code)
{
    return std::ranges::any_of(LanguageSwitch::available(),
                               [&code](const Language& l) { return l.code == code; });
}

CommandLine mistake(const QString& text)
{
    return {{}, u"afflux: "_s + text + u'\n', badArguments};
}

} // namespace

CommandLine parseCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Plan the capacity of queue-driven workers."_s);
    parser.addPositionalArgument(u"FILE"_s, u"Project to open, or history to import."_s,
                                 u"[FILE]"_s);
    parser.addOptions({
        {u"shot"_s, u"Write a picture of the main window to PNG and quit."_s, u"PNG"_s},
        {u"shots"_s, u"Write pictures of every window to DIR and quit."_s, u"DIR"_s},
        {u"size"_s, u"Size of the window, 1280x800."_s, u"WxH"_s},
        {u"lang"_s, u"Language: en, fr."_s, u"CODE"_s},
        {u"theme"_s, u"Look: system, light, dark."_s, u"WORD"_s},
        {u"settings"_s, u"Folder the settings are kept in."_s, u"DIR"_s},
    });
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    if (!parser.parse(arguments))
        return mistake(parser.errorText());
    if (parser.isSet(help))
        return {{}, parser.helpText(), 0};
    if (parser.isSet(version))
        return {{}, u"afflux "_s + QCoreApplication::applicationVersion() + u'\n', 0};

    Options options;
    options.file = parser.positionalArguments().value(0);
    options.shot = parser.value(u"shot"_s);
    options.shots = parser.value(u"shots"_s);
    options.settings = parser.isSet(u"settings"_s) ? parser.value(u"settings"_s)
                                                   : qEnvironmentVariable("AFFLUX_SETTINGS");
    options.language = parser.value(u"lang"_s);
    options.theme = themeFromWord(parser.value(u"theme"_s));
    options.size = sizeFromText(parser.value(u"size"_s));
    if (parser.positionalArguments().size() > 1)
        return mistake(u"one file at a time"_s);
    if (parser.isSet(u"lang"_s) && !knowsLanguage(options.language))
        return mistake(u"--lang: en or fr, not %1"_s.arg(options.language));
    if (parser.isSet(u"theme"_s) && !options.theme)
        return mistake(u"--theme: system, light or dark, not %1"_s.arg(parser.value(u"theme"_s)));
    if (parser.isSet(u"size"_s) && options.size.isEmpty())
        return mistake(u"--size: 1280x800, not %1"_s.arg(parser.value(u"size"_s)));
    return {options, {}, std::nullopt};
}

} // namespace afflux
