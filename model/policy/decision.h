// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a rule is shown, what it answers, and why: the vocabulary between rules and the simulator.

#include "model/core/message.h"
#include "model/core/time.h"
#include "model/policy/limits.h"
#include "model/policy/signal.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace afflux {

/// What a controller sees at one tick of its clock.
struct Observation
{
    Microseconds time{0}; ///< since the start
    QueueState queue;
    std::optional<double> signal; ///< the newest value delivered; none: the controller is blind
};

/// Why a decision fell as it did. Small and plain, one is kept for every tick of a trace.
struct Reason
{
    enum class Kind : std::uint8_t
    {
        none,
        fixed,          ///< the fixed rule holds its count
        noSignal,       ///< no value to decide on
        insideBand,     ///< between the thresholds: hold
        scaleOut,       ///< signal above target, cooldown over
        scaleIn,        ///< signal below threshold, cooldown over
        coolingOut,     ///< would scale out, cooldown not over
        coolingIn,      ///< would scale in, cooldown not over
        alreadyEnough,  ///< above target, yet the proportional count is no larger
        raisedToMin,    ///< nothing but the minimum moved it
        loweredToMax,   ///< nothing but the maximum moved it
        controllerDown, ///< the controller is restarting: nothing is decided
        drill,          ///< the scale-in drill took workers or held the count
    };
    enum class Bound : std::uint8_t
    {
        none,
        min,
        max
    }; ///< which limit cut the decision

    Kind kind = Kind::none;
    Bound bound = Bound::none;
    Unit unit = Unit::none; ///< of signal and limit
    double signal = std::numeric_limits<double>::quiet_NaN();
    double limit = 0;    ///< the threshold compared with
    double since = -1;   ///< seconds since the change that started the cooldown; negative: never
    double cooldown = 0; ///< seconds
    int wanted = 0;      ///< before min and max

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// "age 4.2 s above target 3 s; last change up 20 s ago, cooldown 20 s is over"
[[nodiscard]] Message describe(const Reason& reason);
/// Where a limit cut in: "held at max 20"; empty when none did.
[[nodiscard]] Message describeBound(const Reason& reason, int limit);

/// One line of a derivation, for `explain`.
struct DerivationStep
{
    Message rule;
    double value = 0;
    std::optional<double> limit;
};
using Derivation = std::vector<DerivationStep>;

struct Decision
{
    int desired = 0;
    Reason reason;
};

/// The last step of every rule: @p wanted within min and max, with the bound noted in the reason.
[[nodiscard]] Decision bounded(int wanted, int current, const Limits& limits, Reason reason,
                               Derivation* derivation);

/// Adds a line when somebody asked for the derivation.
inline void derive(Derivation* derivation, Message rule, double value,
                   std::optional<double> limit = std::nullopt)
{
    if (derivation)
        derivation->push_back({std::move(rule), value, limit});
}

/// Seconds since @p event; negative when it never happened.
[[nodiscard]] inline double secondsSince(const std::optional<Microseconds>& event, Microseconds now)
{
    return event ? Seconds(now - *event).count() : -1;
}

/// Whether less than @p cooldown has passed since @p event.
[[nodiscard]] inline bool cooling(const std::optional<Microseconds>& event, Microseconds now,
                                  Seconds cooldown)
{
    return event && now - *event < toMicroseconds(cooldown);
}

} // namespace afflux
