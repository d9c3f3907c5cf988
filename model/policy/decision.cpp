// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/decision.h"

namespace afflux {

namespace {

/// A signal's value in the words of its unit.
MessageValue inUnit(double value, Unit unit)
{
    if (unit == Unit::seconds)
        return Seconds(value);
    return value;
}

/// "..., last change 20 s ago, cooldown 20 s is over" and its three siblings.
Message withCooldown(const Reason& reason, std::string_view never, std::string_view before)
{
    const MessageValue signal = inUnit(reason.signal, reason.unit);
    const MessageValue limit = inUnit(reason.limit, reason.unit);
    if (reason.since < 0)
        return Message{never, {signal, limit}, -1};
    return Message{before, {signal, limit, Seconds(reason.since), Seconds(reason.cooldown)}, -1};
}

} // namespace

Message describe(const Reason& reason)
{
    const MessageValue signal = inUnit(reason.signal, reason.unit);
    const MessageValue limit = inUnit(reason.limit, reason.unit);
    switch (reason.kind) {
    case Reason::Kind::none:
        return {};
    case Reason::Kind::fixed:
        return message(AFFLUX_TR("Message", "fixed fleet of %1"), reason.wanted);
    case Reason::Kind::noSignal:
        return message(AFFLUX_TR("Message", "no value to decide on: hold"));
    case Reason::Kind::insideBand:
        return message(AFFLUX_TR("Message", "signal %1: hold"), signal);
    case Reason::Kind::scaleOut:
        return withCooldown(
            reason, AFFLUX_TR("Message", "signal %1 above target %2"),
            AFFLUX_TR("Message",
                      "signal %1 above target %2; last change up %3 ago, cooldown %4 is over"));
    case Reason::Kind::scaleIn:
        return withCooldown(
            reason, AFFLUX_TR("Message", "signal %1 below %2"),
            AFFLUX_TR("Message", "signal %1 below %2; last change %3 ago, cooldown %4 is over"));
    case Reason::Kind::coolingOut:
        return withCooldown(
            reason, AFFLUX_TR("Message", "signal %1 above target %2"),
            AFFLUX_TR("Message",
                      "signal %1 above target %2, but the last change up was %3 ago: cooldown %4"));
    case Reason::Kind::coolingIn:
        return withCooldown(
            reason, AFFLUX_TR("Message", "signal %1 below %2"),
            AFFLUX_TR("Message",
                      "signal %1 below %2, but the last change was %3 ago: cooldown %4"));
    case Reason::Kind::alreadyEnough:
        return message(AFFLUX_TR("Message",
                                 "signal %1 above target %2, yet the fleet is already in "
                                 "proportion"),
                       signal, limit);
    case Reason::Kind::raisedToMin:
        return message(AFFLUX_TR("Message", "below the minimum"));
    case Reason::Kind::loweredToMax:
        return message(AFFLUX_TR("Message", "above the maximum"));
    case Reason::Kind::controllerDown:
        return message(AFFLUX_TR("Message", "the controller is restarting: nothing is decided"));
    case Reason::Kind::drill:
        return message(AFFLUX_TR("Message", "scale-in drill: no more than %1"), limit);
    }
    return {};
}

Message describeBound(const Reason& reason, int limit)
{
    switch (reason.bound) {
    case Reason::Bound::min:
        return message(AFFLUX_TR("Message", "held at the minimum %1"), limit);
    case Reason::Bound::max:
        return message(AFFLUX_TR("Message", "held at the maximum %1"), limit);
    case Reason::Bound::none:
        break;
    }
    return {};
}

Decision bounded(int wanted, int current, const Limits& limits, Reason reason,
                 Derivation* derivation)
{
    const int desired = limits.clamp(wanted);
    reason.wanted = wanted;
    if (desired < wanted) {
        reason.bound = Reason::Bound::max;
        derive(derivation, message(AFFLUX_TR("Message", "no more than the maximum")), desired,
               limits.max);
    } else if (desired > wanted) {
        reason.bound = Reason::Bound::min;
        derive(derivation, message(AFFLUX_TR("Message", "no less than the minimum")), desired,
               limits.min);
    }
    if (wanted == current && desired != current)
        reason.kind = desired > current ? Reason::Kind::raisedToMin : Reason::Kind::loweredToMax;
    return {desired, reason};
}

} // namespace afflux
