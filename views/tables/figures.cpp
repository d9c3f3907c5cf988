// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tables/figures.h"

#include "model/core/currency.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

const QString dash = u"–"_s;

/// A pattern in the speech's language; English and unit signs as they stand for machines.
QString pattern(const char* text, const Speech& speech)
{
    return speech.translated ? QCoreApplication::translate("Figures", text)
                             : QString::fromUtf8(text);
}

QString signOf(std::string_view currency)
{
    const std::string_view sign = currencySign(currency);
    return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size()));
}

/// At most @p decimals of them, trailing zeros dropped.
QString decimal(double number, int decimals, const Speech& speech)
{
    const double scale = std::pow(10, decimals);
    return sayNumber(std::round(number * scale) / scale, speech);
}

QString money(const QString& amount, std::string_view currency, const Speech& speech)
{
    return pattern(QT_TRANSLATE_NOOP("Figures", "%1 %2"), speech).arg(signOf(currency), amount);
}

} // namespace

QString figureDuration(double seconds, const Speech& speech)
{
    if (!std::isfinite(seconds))
        return dash;
    const double size = std::abs(seconds);
    double round = seconds;
    if (size < 0.9995) // milliseconds, three digits at most
        round = std::round(seconds * 1e3) / 1e3;
    else if (size < 99.95)
        round = std::round(seconds * 10) / 10;
    else if (size < 3599.5)
        round = std::round(seconds);
    else if (size < 86370)
        round = std::round(seconds / 60) * 60;
    else
        round = std::round(seconds / 3600) * 3600;
    // Up to ten minutes seconds compare more easily than minutes and seconds.
    if (std::abs(round) >= 1 && std::abs(round) < 600)
        return QString(speech.translated ? QCoreApplication::translate("Message", "%1 s")
                                         : u"%1 s"_s)
            .arg(decimal(round, 1, speech));
    return sayDuration(Seconds(round), speech);
}

QString figureMoney(double amount, std::string_view currency, const Speech& speech)
{
    if (!std::isfinite(amount))
        return dash;
    if (std::abs(amount) >= 9.995)
        return money(decimal(amount, 0, speech), currency, speech);
    const bool whole = amount == 0;
    return money(speech.locale.toString(amount, 'f', whole ? 0 : 2), currency, speech);
}

QString figureShare(double share, const Speech& speech)
{
    if (!std::isfinite(share))
        return dash;
    // The ends are kept for all and none; what is nearly so is said to be a little less.
    double percent = std::round(share * 1000) / 10;
    if (share < 1)
        percent = std::min(percent, 99.9);
    if (share > 0)
        percent = std::max(percent, 0.1);
    return pattern(QT_TRANSLATE_NOOP("Figures", "%1 %"), speech).arg(decimal(percent, 1, speech));
}

QString figureCount(std::int64_t count, const Speech& speech)
{
    return speech.locale.toString(static_cast<qlonglong>(count));
}

QString figureMean(double mean, const Speech& speech)
{
    if (!std::isfinite(mean))
        return dash;
    return decimal(mean, std::abs(mean) < 0.0995 ? 2 : std::abs(mean) < 99.95 ? 1 : 0, speech);
}

QString exactDuration(double seconds, const Speech& speech)
{
    if (!std::isfinite(seconds))
        return dash;
    // The simulator counts microseconds; finer digits are noise of the conversion.
    return QString(speech.translated ? QCoreApplication::translate("Message", "%1 s") : u"%1 s"_s)
        .arg(decimal(seconds, 6, speech));
}

QString exactMoney(double amount, std::string_view currency, const Speech& speech)
{
    return std::isfinite(amount) ? money(decimal(amount, 4, speech), currency, speech) : dash;
}

QString exactShare(double share, const Speech& speech)
{
    if (!std::isfinite(share))
        return dash;
    return pattern(QT_TRANSLATE_NOOP("Figures", "%1 %"), speech)
        .arg(decimal(share * 100, 6, speech));
}

QString exactMean(double mean, const Speech& speech)
{
    return std::isfinite(mean) ? decimal(mean, 6, speech) : dash;
}

} // namespace afflux
