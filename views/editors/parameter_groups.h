// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How the editor lays a scenario's rows out: which section, and which two rows share a block. Every
// row finds a place, so that a new one in a table needs nothing here.

#include "model/policy/parameter.h"

#include <optional>
#include <span>
#include <vector>

namespace afflux {

enum class Group
{
    policy, ///< the rule's own rows, limits and clock: always open
    limits, ///< limits and clock of a rule they do not bind, folded away
    signal,
    workers,
    cost,
    promise,
    whatIf,
    run,
};
inline constexpr int groupCount = 8;

struct BlockPlan
{
    std::size_t row = 0;
    std::optional<std::size_t> partner; ///< a share's number of workers

    friend bool operator==(const BlockPlan&, const BlockPlan&) = default;
};

/// The rows of one group in the table's order; `policy.rule` is in none, it has a menu.
/// @p fixedFleet: the rule reads no signal and is bound by no limits.
[[nodiscard]] std::vector<BlockPlan> blocksOf(Group group, std::span<const ParameterInfo> rows,
                                              bool fixedFleet);

/// The key whose value stands beside a folded group's title; empty for none.
[[nodiscard]] std::string_view headlineOf(Group group);

} // namespace afflux
