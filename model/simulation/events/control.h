// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Simulation::control(), for each rule.

#include "model/simulation/events/simulation.h"

namespace afflux::events {

template <typename RuleType>
void Simulation::control(Step now, const RuleType& rule, typename RuleType::State& state)
{
    if (faults_.takeLostMemory(now))
        state = {};
    Observation seen;
    seen.time = jobs_.grid.microseconds(now);
    seen.queue = queueState(now);
    seen.signal = signal_.read(now);

    const Plan& plan = scenario_.plan;
    const Limits limits = plan.schedule.empty()
                              ? plan.policy.limits
                              : limitsAt(plan.policy.limits, plan.schedule, origin_, seen.time);
    ledger_.limitIs(limits.max);
    Decision decision{seen.queue.desired, {}};
    if (faults_.controllerDown()) {
        decision.reason.kind = Reason::Kind::controllerDown;
        decision.reason.wanted = seen.queue.desired;
        if (seen.signal)
            decision.reason.signal = *seen.signal;
        decision.reason.unit = unit_;
    } else {
        decision = rule.decide(seen, limits, state);
        decision.reason.unit = unit_;
        holdDown(decision);
    }
    if (trace_.wanted())
        trace_.row(jobs_.grid.secondsCount(now), seen, decision, finished(),
                   static_cast<std::int64_t>(returns_.size()));

    if (!jobs_.horizon && allDone())
        end_ = now; // of a bare job list; this decision still takes effect
    if (decision.desired != seen.queue.desired)
        scale(decision.desired, decision.reason, now);
    nextTick_ += timing_.evaluation;
}

} // namespace afflux::events
