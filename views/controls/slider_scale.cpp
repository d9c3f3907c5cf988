// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/controls/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace afflux {

namespace {

/// 1, 2 or 5 times a power of ten, at least @p least.
double roundGrain(double least)
{
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double mantissa : {1.0, 2.0, 5.0})
        if (mantissa * decade >= least * (1 - 1e-9))
            return mantissa * decade;
    return 10 * decade;
}

/// What people round a duration of this size to, from a second upward.
double durationGrain(double seconds)
{
    struct Band
    {
        double below;
        double grain;
    };
    static constexpr std::array bands{Band{10, 0.5},   Band{30, 1},      Band{60, 5},
                                      Band{120, 10},   Band{300, 30},    Band{1800, 60},
                                      Band{3600, 300}, Band{14400, 900}, Band{86400, 3600}};
    for (const Band& band : bands)
        if (seconds < band.below)
            return band.grain;
    return 86400;
}

/// steps × grain without 0.30000000000000004: dividing by a whole number is exact enough.
double multiple(double steps, double grain)
{
    const double perUnit = std::round(1 / grain);
    const bool fraction = grain < 1 && std::abs(perUnit * grain - 1) < 1e-9;
    return fraction ? steps / perUnit : steps * grain;
}

} // namespace

SliderScale::SliderScale(const ParameterInfo& info, Unit unit)
    : from_(info.sliderFrom)
    , to_(std::max(info.sliderTo, info.sliderFrom))
    , logarithmic_(info.scale == Scale::logarithmic && info.sliderFrom > 0)
    , whole_(isWhole(unit))
    , duration_(unit == Unit::seconds)
{
}

double SliderScale::positionOf(double value) const
{
    if (to_ <= from_ || value <= from_)
        return 0;
    const double share = logarithmic_ ? std::log(value / from_) / std::log(to_ / from_)
                                      : (value - from_) / (to_ - from_);
    return std::clamp(share, 0.0, 1.0);
}

double SliderScale::valueAt(double position) const
{
    const double share = std::clamp(position, 0.0, 1.0);
    if (share >= 1)
        return to_;
    const double raw =
        logarithmic_ ? from_ * std::pow(to_ / from_, share) : from_ + share * (to_ - from_);
    return rounded(raw);
}

double SliderScale::stepped(double value, int steps) const
{
    double result = std::clamp(value, from_, to_);
    const double direction = steps < 0 ? -1 : 1;
    for (int i = 0; i < std::abs(steps); ++i) {
        // Just across the value in this direction, so that a band's edge uses the next band's
        // grain.
        const double grain = grainAt(result * (1 + direction * 1e-9));
        const double lattice = direction > 0 ? std::floor(result / grain + 1e-6) + 1
                                             : std::ceil(result / grain - 1e-6) - 1;
        result = std::clamp(multiple(lattice, grain), from_, to_);
    }
    return result;
}

double SliderScale::grainAt(double value) const
{
    double grain = logarithmic_ ? roundGrain(std::max(std::abs(value), from_) / 25)
                                : roundGrain(std::max(to_ - from_, 1e-9) / 200);
    if (duration_ && value >= 1)
        grain = durationGrain(value);
    return whole_ ? std::max(1.0, std::round(grain)) : grain;
}

double SliderScale::rounded(double value) const
{
    const double grain = grainAt(value);
    return std::clamp(multiple(std::round(value / grain), grain), from_, to_);
}

} // namespace afflux
