// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/parameter_groups.h"

#include "model/policy/policy.h"

#include <algorithm>

namespace afflux {

namespace {

constexpr std::string_view policyPrefix = "policy.";

bool isCommon(std::string_view key)
{
    return std::ranges::any_of(commonPolicyParameters(), [key](const Parameter<Policy>& row) {
        return key.substr(policyPrefix.size()) == row.info.key;
    });
}

Group groupOf(std::string_view key, bool fixedFleet)
{
    if (key.starts_with(policyPrefix))
        return fixedFleet && isCommon(key) ? Group::limits : Group::policy;
    if (key.starts_with("signal."))
        return Group::signal;
    if (key.starts_with("workers.cost."))
        return Group::cost;
    if (key.starts_with("workers."))
        return Group::workers;
    if (key.starts_with("objective."))
        return Group::promise;
    if (key.starts_with("workload."))
        return Group::whatIf;
    return Group::run;
}

std::string_view owner(std::string_view key)
{
    return key.substr(0, key.rfind('.'));
}

/// "stepUp.percent" followed by "stepUp.workers": two ways to say one step.
bool arePartners(const ParameterInfo& share, const ParameterInfo& count)
{
    return share.unit == Unit::percent && count.unit == Unit::workers &&
           owner(share.key) == owner(count.key);
}

} // namespace

std::vector<BlockPlan> blocksOf(Group group, std::span<const ParameterInfo> rows, bool fixedFleet)
{
    std::vector<BlockPlan> blocks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].key == "policy.rule" || groupOf(rows[i].key, fixedFleet) != group)
            continue;
        BlockPlan block{i, std::nullopt};
        if (i + 1 < rows.size() && arePartners(rows[i], rows[i + 1]))
            block.partner = ++i;
        blocks.push_back(block);
    }
    return blocks;
}

std::string_view headlineOf(Group group)
{
    switch (group) {
    case Group::signal:
        return "signal.metric";
    case Group::workers:
        return "workers.startupDelay";
    case Group::cost:
        return "workers.cost.perWorkerHour";
    case Group::promise:
        return "objective.timeToStart";
    case Group::whatIf:
        return "workload.trafficScale";
    case Group::run:
        return "run.seed";
    case Group::policy:
    case Group::limits:
        break;
    }
    return {};
}

} // namespace afflux
