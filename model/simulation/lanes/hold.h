// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When a rule is sure to leave desired and its memory as they are: for how long, and between which
// values of the signal, so that the loop over jobs can pass such a tick without asking the rule.
// Too narrow a hold costs time and nothing else.

#include "model/policy/age_threshold.h"
#include "model/policy/fixed.h"
#include "model/policy/target_tracking.h"
#include "model/simulation/fifo/kernels.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace afflux::lanes {

struct Hold
{
    // Whole numbers: jobs that wait, or steps of age. Nothing holds between these two.
    std::uint32_t low = fifo::noInstant;
    std::uint32_t high = 0;
    Microseconds until = Microseconds::max(); ///< not from then on
};

/// What a rule reads and what it may do. A Signal says what is read of a whole number, of which it
/// is an ascending function, and about where it reads a value last and first.
template <typename Signal>
struct HoldAsked
{
    const Signal& signal;
    int desired;
    Limits limits;
    Microseconds next; ///< the next tick
};

/// Whole numbers tried one by one beside a guess that does not hold, before larger steps.
inline constexpr int holdTries = 3;

/// Nearly the last whole number for which @p fits, which does up to some number, if to any. A guess
/// that fits is near enough.
template <typename Signal, typename Fits>
std::optional<std::uint32_t> lastThat(const Signal& signal, double about, const Fits& fits)
{
    std::uint32_t value = signal.lastUpTo(about);
    for (int i = 0; !fits(signal(value)); ++i) {
        if (value == 0)
            return std::nullopt;
        value -= i < holdTries ? 1 : value / 2 + 1;
    }
    return value;
}

/// Nearly the first whole number for which @p fits, which does from some number on.
template <typename Signal, typename Fits>
std::uint32_t firstThat(const Signal& signal, double about, const Fits& fits)
{
    std::uint32_t value = signal.firstFrom(about);
    for (int i = 0; value < fifo::noInstant && !fits(signal(value)); ++i)
        value = i < holdTries ? value + 1 : std::min(2 * value + 1, fifo::noInstant);
    return value;
}

/// Whether a cooldown goes beyond the next tick; the hold then ends with it.
[[nodiscard]] inline bool coolingBeyond(const std::optional<Microseconds>& event, Seconds cooldown,
                                        Microseconds next, Hold& hold)
{
    if (!cooling(event, next, cooldown))
        return false;
    hold.until = std::min(hold.until, *event + toMicroseconds(cooldown));
    return true;
}

template <typename Signal>
Hold holdOf(const Fixed& rule, const Fixed::State&, const HoldAsked<Signal>& asked)
{
    if (rule.count(asked.limits) != asked.desired)
        return {};
    return {.low = 0, .high = fifo::noInstant};
}

template <typename Signal>
Hold holdOf(const TargetTracking& rule, const TargetTracking::State& state,
            const HoldAsked<Signal>& asked)
{
    const int desired = asked.desired;
    if (desired < asked.limits.min || desired > asked.limits.max)
        return {};
    Hold hold;
    hold.high = fifo::noInstant;
    if (desired < asked.limits.max) {
        const bool cooling = coolingBeyond(state.lastOut, rule.scaleOutCooldown, asked.next, hold);
        const int base = cooling ? state.beforeLastOut : desired;
        const double about = rule.target * std::max(1, desired) / std::max(1, base);
        const auto last = lastThat(asked.signal, about, [&](double reads) {
            return reads <= rule.target ||
                   std::max(1, proportionalWorkers(base, reads, rule.target)) <= desired;
        });
        if (!last)
            return {};
        hold.high = *last;
    }
    hold.low = 0;
    if (desired > asked.limits.min &&
        !coolingBeyond(state.lastChange, rule.scaleInCooldown, asked.next, hold))
        hold.low = firstThat(asked.signal, 0.9 * rule.target, [&](double reads) {
            return reads >= 0.9 * rule.target ||
                   proportionalWorkers(desired, reads, rule.target) >= desired;
        });
    return hold;
}

template <typename Signal>
Hold holdOf(const AgeThreshold& rule, const AgeThreshold::State& state,
            const HoldAsked<Signal>& asked)
{
    const int desired = asked.desired;
    if (desired < asked.limits.min || desired > asked.limits.max)
        return {};
    Hold hold;
    hold.high = fifo::noInstant;
    if (desired < asked.limits.max &&
        !coolingBeyond(state.lastUp, rule.cooldownUp, asked.next, hold)) {
        const auto last =
            lastThat(asked.signal, rule.target, [&](double reads) { return reads <= rule.target; });
        if (!last)
            return {};
        hold.high = *last;
    }
    hold.low = 0;
    if (desired > asked.limits.min &&
        !coolingBeyond(state.lastChange, rule.cooldownDown, asked.next, hold))
        hold.low = firstThat(asked.signal, rule.scaleDownBelow,
                             [&](double reads) { return reads >= rule.scaleDownBelow; });
    return hold;
}

} // namespace afflux::lanes
