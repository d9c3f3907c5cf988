// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/say.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr auto context = "Message";

/// Not named translate: lupdate would take what stands in its brackets for itself.
QString inWords(const char* text, const Speech& speech, int count = -1)
{
    if (speech.translated)
        return QCoreApplication::translate(context, text, nullptr, count);
    QString plain = QString::fromUtf8(text);
    if (count >= 0)
        plain.replace("%n"_L1, QString::number(count));
    return plain;
}

QString sayValue(const MessageValue& value, const Speech& speech)
{
    struct Visitor
    {
        const Speech& speech;
        QString operator()(const std::string& text) const { return QString::fromStdString(text); }
        QString operator()(std::int64_t number) const
        {
            return speech.locale.toString(static_cast<qlonglong>(number));
        }
        QString operator()(double number) const { return sayNumber(number, speech); }
        QString operator()(Seconds duration) const { return sayDuration(duration, speech); }
    };
    return std::visit(Visitor{speech}, value);
}

/// Where, in a few words; empty when nothing is known.
QString sayPlace(const Place& place, const Speech& speech)
{
    QStringList parts;
    if (!place.file.empty())
        parts << QString::fromStdString(place.file);
    if (place.line > 0)
        parts << inWords(AFFLUX_TR("Message", "line %1"), speech).arg(place.line);
    if (place.column > 0)
        parts << inWords(AFFLUX_TR("Message", "column %1"), speech).arg(place.column);
    if (!place.key.empty())
        parts << QString::fromStdString(place.key);
    return parts.join(u", "_s);
}

/// Puts the parts of a finding together: where: what. How to mend it.
QString join(const Place& place, const Message& what, const Message& remedy, const Speech& speech)
{
    const QString where = sayPlace(place, speech);
    QString sentence = say(what, speech);
    if (!where.isEmpty())
        sentence = inWords(AFFLUX_TR("Message", "%1: %2"), speech).arg(where, sentence);
    if (!sentence.endsWith(u'.') && !sentence.endsWith(u'?'))
        sentence += u'.';
    if (!remedy.empty())
        sentence += u' ' + say(remedy, speech);
    return sentence;
}

} // namespace

Speech Speech::machine()
{
    QLocale c = QLocale::c();
    c.setNumberOptions(QLocale::OmitGroupSeparator);
    return {c, false};
}

Speech Speech::person()
{
    return {QLocale(), true};
}

QString say(const Message& message, const Speech& speech)
{
    if (message.empty())
        return {};
    const std::string text(message.text); // string_views of literals, but translate() wants a 0
    QString sentence = inWords(text.c_str(), speech, static_cast<int>(message.count));
    // One pass over all places, so that a value holding "%1" is not expanded again.
    QString said;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool place =
            sentence[i] == u'%' && i + 1 < sentence.size() && sentence[i + 1].isDigit();
        const auto index = place ? static_cast<std::size_t>(sentence[i + 1].digitValue() - 1) : 0;
        if (!place || index >= message.values.size()) {
            said += sentence[i];
            continue;
        }
        said += sayValue(message.values[index], speech);
        ++i;
    }
    return said;
}

QString say(const Error& error, const Speech& speech)
{
    return join(error.place, error.what, error.remedy, speech);
}

QString say(const Issue& issue, const Speech& speech)
{
    return join(issue.place, issue.what, issue.remedy, speech);
}

QString sayNumber(double number, const Speech& speech, int digits)
{
    if (!std::isfinite(number))
        return u"–"_s;
    if (digits <= 0) {
        // Left to itself the shortest form of 100000 is 1e+05.
        const double size = std::abs(number);
        const bool readable = size == 0 || (size >= 1e-6 && size < 1e15);
        return speech.locale.toString(number, readable ? 'f' : 'g', QLocale::FloatingPointShortest);
    }
    const double magnitude = number == 0 ? 0 : std::floor(std::log10(std::abs(number)));
    const int decimals = std::max(0, digits - 1 - static_cast<int>(magnitude));
    QString text = speech.locale.toString(number, 'f', decimals);
    if (decimals > 0) {
        const QString point = speech.locale.decimalPoint();
        while (text.endsWith(speech.locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

QString sayDuration(Seconds duration, const Speech& speech)
{
    struct Unit
    {
        double seconds;
        const char* text;
    };
    static constexpr std::array units{
        Unit{86400, AFFLUX_TR("Message", "%1 d")}, Unit{3600, AFFLUX_TR("Message", "%1 h")},
        Unit{60, AFFLUX_TR("Message", "%1 min")}, Unit{1, AFFLUX_TR("Message", "%1 s")}};

    const double seconds = duration.count();
    if (std::abs(seconds) < 1 && seconds != 0) {
        return inWords(AFFLUX_TR("Message", "%1 ms"), speech)
            .arg(sayNumber(seconds * 1000, speech, 3));
    }
    // Up to two minutes people say seconds: cooldowns are "90 s", not "1 min 30 s".
    double rest = std::abs(seconds);
    QStringList parts;
    for (const Unit& unit : units) {
        if (unit.seconds > 1 && std::abs(seconds) < 120 && rest != 60)
            continue;
        const bool last = unit.seconds == 1;
        const double whole = last ? rest : std::floor(rest / unit.seconds);
        if (whole > 0 || (last && parts.isEmpty()))
            parts << inWords(unit.text, speech).arg(sayNumber(whole, speech, last ? 6 : 0));
        rest -= whole * unit.seconds;
        if (rest < 1e-9 && !parts.isEmpty())
            break;
    }
    return (seconds < 0 ? u"−"_s : QString()) + parts.join(u' ');
}

} // namespace afflux
