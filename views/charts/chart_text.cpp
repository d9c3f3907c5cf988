// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_text.h"

#include "model/text/say.h"

#include <QDateTime>
#include <QRegularExpression>

#include <cmath>

namespace afflux {

using namespace Qt::StringLiterals;

namespace {

/// The locale's short time, with seconds when asked; hours in two digits on a 24 hour clock.
QString timeFormat(const QLocale& locale, bool seconds)
{
    QString format = locale.timeFormat(QLocale::ShortFormat);
    if (seconds && !format.contains("ss"_L1))
        format.replace("mm"_L1, "mm:ss"_L1);
    return format;
}

/// The locale's long date with short names: "Mon 2 Mar 2026", "lun. 2 mars 2026".
QString dateFormat(const QLocale& locale, bool withYear)
{
    static const QRegularExpression weekdayComma(u"(ddd),"_s);
    static const QRegularExpression year(u"[\\s,]*y+"_s);
    QString format = locale.dateFormat(QLocale::LongFormat);
    format.replace("dddd"_L1, "ddd"_L1).replace("MMMM"_L1, "MMM"_L1);
    format.replace(weekdayComma, u"\\1"_s);
    if (!withYear)
        format.remove(year);
    return format;
}

} // namespace

ChartText::ChartText(const QLocale& locale, Instant origin, const QTimeZone& zone)
    : locale_(locale)
    , origin_(origin)
    , zone_(zone)
{
}

QString ChartText::tick(const TimeTick& tick, TickUnit unit) const
{
    const QDateTime local = localTime(tick.time, origin_, zone_);
    if (unit == TickUnit::months)
        return locale_.toString(local.date(), u"MMM yyyy"_s);
    if (tick.dayStart)
        return date(local, false);
    return locale_.toString(local.time(), timeFormat(locale_, unit == TickUnit::seconds));
}

QString ChartText::clock(Seconds time, TimeSpan view) const
{
    const QDateTime local = localTime(time, origin_, zone_);
    const QString clock = locale_.toString(local.time(), timeFormat(locale_, true));
    return sameDay(view) ? clock : tr("%1 %2", "date, time").arg(date(local, false), clock);
}

QString ChartText::dateNote(TimeSpan view) const
{
    const QString zone = QString::fromLatin1(zone_.id());
    const QString from = date(localTime(view.from, origin_, zone_), true);
    if (sameDay(view))
        return tr("%1, %2", "date, time zone").arg(from, zone);
    const QString to = date(localTime(view.to, origin_, zone_).addMSecs(-1), true);
    return tr("%1 – %2, %3", "first date, last date, time zone").arg(from, to, zone);
}

QString ChartText::count(double number) const
{
    return sayNumber(number, {locale_, true});
}

QString ChartText::age(double seconds) const
{
    const double shown = seconds < 120 ? rounded(seconds) : std::round(seconds);
    return sayDuration(Seconds(shown), {locale_, true});
}

QString ChartText::ageTick(double seconds, DurationUnit unit) const
{
    return sayNumber(seconds / secondsIn(unit), {locale_, true}, 4);
}

QString ChartText::ageIn(double seconds, DurationUnit unit) const
{
    const QString number = sayNumber(seconds / secondsIn(unit), {locale_, true}, 3);
    switch (unit) {
    case DurationUnit::milliseconds:
        return tr("%1 ms").arg(number);
    case DurationUnit::seconds:
        return tr("%1 s").arg(number);
    case DurationUnit::minutes:
        return tr("%1 min").arg(number);
    case DurationUnit::hours:
        return tr("%1 h").arg(number);
    case DurationUnit::days:
        return tr("%1 d", "days").arg(number);
    }
    return number;
}

QString ChartText::unitName(DurationUnit unit)
{
    switch (unit) {
    case DurationUnit::milliseconds:
        return tr("milliseconds");
    case DurationUnit::seconds:
        return tr("seconds");
    case DurationUnit::minutes:
        return tr("minutes");
    case DurationUnit::hours:
        return tr("hours");
    case DurationUnit::days:
        return tr("days");
    }
    return {};
}

double ChartText::rounded(double value)
{
    if (!std::isfinite(value) || value == 0)
        return value;
    const double digits = std::abs(value) < 10 ? 2 : 3;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - digits + 1);
    return std::round(value / unit) * unit;
}

QString ChartText::date(const QDateTime& local, bool withYear) const
{
    return locale_.toString(local.date(), dateFormat(locale_, withYear));
}

bool ChartText::sameDay(TimeSpan view) const
{
    // A view that ends at midnight still shows one day.
    const QDateTime last = localTime(view.to, origin_, zone_).addMSecs(-1);
    return localTime(view.from, origin_, zone_).date() >= last.date();
}

QFont inPixels(QFont font)
{
    if (font.pixelSize() < 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pointSizeF() * 96 / 72)));
    return font;
}

} // namespace afflux
