// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/value_axis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

/// Up to so many seconds, ticks may stand at fractions of a second.
constexpr double fractionsUpTo = 3;

int stepsTo(double peak, double step)
{
    // A hair of slack, so that a peak that is a multiple does not get a step of its own.
    return static_cast<int>(std::ceil(peak / step - 1e-9));
}

ValueTicks ticksOf(double step, int count)
{
    ValueTicks ticks;
    for (int i = 0; i <= count; ++i)
        ticks.at.push_back(step * i);
    return ticks;
}

} // namespace

ValueTicks valueTicks(double peak, bool whole, int most)
{
    if (!(peak > 0) || !std::isfinite(peak))
        return ticksOf(1, 1);
    const double smallest = whole ? 1 : 0;
    double power = std::pow(10, std::floor(std::log10(peak)) - 1);
    for (;; power *= 10)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double step = std::max(smallest, factor * power);
            if (stepsTo(peak, step) <= most)
                return ticksOf(step, std::max(1, stepsTo(peak, step)));
        }
}

double secondsIn(DurationUnit unit)
{
    switch (unit) {
    case DurationUnit::milliseconds:
        return 1e-3;
    case DurationUnit::seconds:
        return 1;
    case DurationUnit::minutes:
        return 60;
    case DurationUnit::hours:
        return 3600;
    case DurationUnit::days:
        return 86400;
    }
    return 1;
}

DurationTicks durationTicks(double peakSeconds, int most)
{
    struct Step
    {
        DurationUnit unit;
        double count;
    };
    using enum DurationUnit;
    static constexpr std::array clockSteps{
        Step{seconds, 1},  Step{seconds, 2},  Step{seconds, 5},  Step{seconds, 10},
        Step{seconds, 15}, Step{seconds, 30}, Step{seconds, 60}, Step{minutes, 2},
        Step{minutes, 5},  Step{minutes, 10}, Step{minutes, 15}, Step{minutes, 30},
        Step{minutes, 60}, Step{hours, 2},    Step{hours, 3},    Step{hours, 6},
        Step{hours, 12},   Step{days, 1},     Step{days, 2},     Step{days, 5}};

    if (!(peakSeconds > 0) || !std::isfinite(peakSeconds))
        return {valueTicks(1, true, most), seconds};
    if (peakSeconds < 1) {
        DurationTicks ticks{valueTicks(peakSeconds * 1e3, false, most), milliseconds};
        for (double& at : ticks.seconds.at)
            at *= 1e-3;
        return ticks;
    }
    if (peakSeconds <= fractionsUpTo)
        return {valueTicks(peakSeconds, false, most), seconds};
    for (const Step& step : clockSteps) {
        const double length = step.count * secondsIn(step.unit);
        if (stepsTo(peakSeconds, length) <= most)
            return {ticksOf(length, std::max(1, stepsTo(peakSeconds, length))), step.unit};
    }
    DurationTicks ticks{valueTicks(peakSeconds / 86400, true, most), days};
    for (double& at : ticks.seconds.at)
        at *= 86400;
    return ticks;
}

double axisPeak(double own, double other, double multiple)
{
    return std::max(own, std::min(other, own * multiple));
}

} // namespace afflux
