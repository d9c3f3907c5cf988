// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the charts say times, dates, counts and ages in one language and one zone.

#include "views/charts/time_axis.h"
#include "views/charts/value_axis.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>

namespace afflux {

class ChartText
{
    Q_DECLARE_TR_FUNCTIONS(afflux::ChartText)

public:
    ChartText(const QLocale& locale, Instant origin, const QTimeZone& zone);

    /// Under the axis: a time of day, or the date where a day starts.
    [[nodiscard]] QString tick(const TimeTick& tick, TickUnit unit) const;
    /// "09:03:10"; with the date in front when @p view spans days.
    [[nodiscard]] QString clock(Seconds time, TimeSpan view) const;
    /// "Mon 2 Mar 2026, Europe/London", or two dates.
    [[nodiscard]] QString dateNote(TimeSpan view) const;

    [[nodiscard]] QString count(double number) const;
    /// "4.2 s", "183 s", "12 min": as exact as a person wants it.
    [[nodiscard]] QString age(double seconds) const;
    /// A tick of an age axis in its unit, without the unit.
    [[nodiscard]] QString ageTick(double seconds, DurationUnit unit) const;
    /// With the unit: "183 s".
    [[nodiscard]] QString ageIn(double seconds, DurationUnit unit) const;
    /// Three significant digits, two below ten: what a person decides by.
    [[nodiscard]] static double rounded(double value);
    [[nodiscard]] static QString unitName(DurationUnit unit);

private:
    [[nodiscard]] QString date(const QDateTime& local, bool withYear) const;
    [[nodiscard]] bool sameDay(TimeSpan view) const;

    QLocale locale_;
    Instant origin_;
    QTimeZone zone_;
};

/// The same font sized in pixels, so that pictures and printers measure as the screen does.
[[nodiscard]] QFont inPixels(QFont font);

} // namespace afflux
