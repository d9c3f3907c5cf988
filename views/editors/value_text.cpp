// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/value_text.h"

#include "model/core/currency.h"
#include "model/simulation/scenario.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

QString words(const char* text, int count = -1)
{
    return QCoreApplication::translate("ValueText", text, nullptr, count);
}

Unit unitOf(const ParameterInfo& info, const ValueForm& form)
{
    return info.unit == Unit::signal ? form.signalUnit : info.unit;
}

QString signOf(const ValueForm& form)
{
    const std::string_view sign = currencySign(form.currency);
    return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
}

/// A plural's number: Qt chooses by whole numbers, and 1.5 is not one. French keeps the singular
/// below two, English has it for one alone.
int pluralOf(double number, const QLocale& locale)
{
    const double whole = std::floor(std::min(std::abs(number), 1e6));
    const bool fraction = whole != std::abs(number);
    return static_cast<int>(fraction && locale.language() != QLocale::French ? whole + 2 : whole);
}

QString shownNumber(double number, Unit unit, const ValueForm& form)
{
    const QString figures = sayNumber(number, form.speech);
    switch (unit) {
    case Unit::workers:
        return words(QT_TRANSLATE_N_NOOP("ValueText", "%1 worker(s)"),
                     pluralOf(number, form.speech.locale))
            .arg(figures);
    case Unit::jobs:
        return words(QT_TRANSLATE_N_NOOP("ValueText", "%1 job(s)"),
                     pluralOf(number, form.speech.locale))
            .arg(figures);
    case Unit::seconds:
        return sayDuration(Seconds(number), form.speech);
    case Unit::percent:
        return words(QT_TRANSLATE_NOOP("ValueText", "%1 %")).arg(figures);
    case Unit::factor:
        return words(QT_TRANSLATE_NOOP("ValueText", "× %1")).arg(figures);
    case Unit::moneyPerHour:
        return words(QT_TRANSLATE_NOOP("ValueText", "%1 %2 / h")).arg(signOf(form), figures);
    case Unit::moneyPerMonth:
        return words(QT_TRANSLATE_NOOP("ValueText", "%1 %2 / month")).arg(signOf(form), figures);
    default:
        return figures;
    }
}

QString shownWord(const ParameterInfo& info, const std::string& word)
{
    for (const Choice& choice : info.choices)
        if (choice.word == word)
            return say(Message{choice.label, {}, -1});
    return QString::fromStdString(word);
}

/// Decimal point and digits as parseValue() wants them. A mark that can only be decimal is taken as
/// such in any language: "1,5" in English, "1.5" in French.
QString plainNumbers(QString text, const QLocale& locale)
{
    for (const QChar space : {QChar(0x00a0), QChar(0x202f), QChar(0x2009)})
        text.replace(space, u' ');
    text.replace(QChar(0x2212), u'-');
    static const QRegularExpression digitGroups(u"(?<=\\d) (?=\\d{3}(?!\\d))"_s);
    text.remove(digitGroups);
    const bool commaIsDecimal = locale.decimalPoint() == u","_s;
    static const QRegularExpression commaGroups(u"(?<=\\d),(?=\\d{3}(?!\\d))"_s);
    static const QRegularExpression pointGroups(u"(?<=\\d)\\.(?=\\d{3}(?!\\d)[\\d.]*,)"_s);
    text.remove(commaIsDecimal ? pointGroups : commaGroups);
    return text.replace(u',', u'.');
}

/// The language's own words for days, hours ... become the ones files use.
QString plainDurationWords(QString text)
{
    struct Word
    {
        const char* said;
        QLatin1StringView plain;
    };
    static constexpr std::array known{
        Word{AFFLUX_TR("Message", "%1 d"), "d"_L1}, Word{AFFLUX_TR("Message", "%1 h"), "h"_L1},
        Word{AFFLUX_TR("Message", "%1 min"), "m"_L1}, Word{AFFLUX_TR("Message", "%1 s"), "s"_L1},
        Word{AFFLUX_TR("Message", "%1 ms"), "ms"_L1}};
    for (const Word& word : known) {
        const QString said =
            QCoreApplication::translate("Message", word.said).remove(u"%1"_s).trimmed();
        const QRegularExpression whole(u"(?<![\\pL])"_s + QRegularExpression::escape(said) +
                                       u"(?![\\pL])"_s);
        text.replace(whole, word.plain);
    }
    return text;
}

/// Takes away the words and signs the field itself shows around a number; anything else stays and
/// makes the text unreadable.
QString withoutUnit(QString text, Unit unit, const ValueForm& form)
{
    QStringList decorations;
    for (const double sample : {1.0, 2.0, 5.0}) {
        QString shown = shownNumber(sample, unit, form);
        decorations += shown.split(sayNumber(sample, form.speech));
    }
    if (unit == Unit::moneyPerHour || unit == Unit::moneyPerMonth)
        decorations << signOf(form) << QString::fromStdString(form.currency);
    if (unit == Unit::percent)
        decorations << u"%"_s;
    if (unit == Unit::factor)
        decorations << u"×"_s << u"x"_s;
    // The longest first, or "worker" would leave the s of "workers".
    std::sort(decorations.begin(), decorations.end(),
              [](const QString& a, const QString& b) { return a.size() > b.size(); });
    for (QString& decoration : decorations) {
        decoration = plainNumbers(decoration, form.speech.locale).trimmed();
        if (decoration.isEmpty())
            continue;
        if (text.endsWith(decoration, Qt::CaseInsensitive))
            text.chop(decoration.size());
        else if (text.startsWith(decoration, Qt::CaseInsensitive))
            text.remove(0, decoration.size());
        text = text.trimmed();
    }
    return text;
}

} // namespace

QString shownValue(const ParameterInfo& info, const Value& value, const ValueForm& form)
{
    if (std::holds_alternative<std::monostate>(value))
        return words(QT_TRANSLATE_NOOP("ValueText", "none"));
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? words(QT_TRANSLATE_NOOP("ValueText", "yes"))
                     : words(QT_TRANSLATE_NOOP("ValueText", "no"));
    if (const auto* word = std::get_if<std::string>(&value))
        return shownWord(info, *word);
    return shownNumber(std::get<double>(value), unitOf(info, form), form);
}

Result<Value> typedValue(const ParameterInfo& info, const QString& text, const ValueForm& form)
{
    const Unit unit = unitOf(info, form);
    QString plain = text.trimmed();
    if (info.optional && (plain.isEmpty() || plain == shownValue(info, {}, form)))
        return Value{};
    if (unit == Unit::text || unit == Unit::choice)
        return parseValue(info, plain.toStdString(), form.signalUnit);
    plain = plainNumbers(plain, form.speech.locale);
    plain = unit == Unit::seconds ? plainDurationWords(plain) : withoutUnit(plain, unit, form);
    const Result<Value> value = parseValue(info, plain.toStdString(), form.signalUnit);
    if (value || value.error().what.values.empty())
        return value;
    // A complaint about the text quotes what was typed, not what became of it.
    Error error = value.error();
    for (MessageValue& part : error.what.values)
        if (const auto* quoted = std::get_if<std::string>(&part);
            quoted && *quoted == plain.toStdString())
            part = text.trimmed().toStdString();
    return failure(error);
}

QString sayTypingError(const Error& error, const ValueForm& form)
{
    Error nameless = error;
    nameless.place = {};
    QString sentence = say(nameless, form.speech);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace afflux
