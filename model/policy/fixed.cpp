// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/policy/fixed.h"

namespace afflux {

Decision Fixed::decide(const Observation&, const Limits& limits, State&,
                       Derivation* derivation) const
{
    const int fleet = count(limits);
    derive(derivation, message(AFFLUX_TR("Message", "fixed fleet")), fleet);
    Reason reason;
    reason.kind = Reason::Kind::fixed;
    reason.wanted = fleet;
    return {fleet, reason};
}

const ParameterTable<Fixed>& fixedParameters()
{
    static const ParameterTable<Fixed> table{
        parameter(&Fixed::workers, {.key = "workers",
                                    .label = AFFLUX_TR("Message", "Workers"),
                                    .help = AFFLUX_TR("Message", "The fleet never changes."),
                                    .unit = Unit::workers,
                                    .maximum = 100'000,
                                    .sliderFrom = 0,
                                    .sliderTo = 50,
                                    .optional = true,
                                    .aliases = {"count", "replicas", "desired"}}),
    };
    return table;
}

} // namespace afflux
