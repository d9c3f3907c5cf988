// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A rule's cooldowns and steps as the behavior of the HPA that KEDA makes.

#include "model/export/document.h"
#include "model/policy/policy.h"

namespace afflux {

/// The autoscaling/v2 API takes no longer periodSeconds; a window may be twice as long.
inline constexpr Seconds hpaLongestPeriod{1800};

/// {"scaleUp": {...}, "scaleDown": {...}}; null for a fixed fleet.
[[nodiscard]] Node hpaBehavior(const Policy& policy);

/// minReplicaCount and maxReplicaCount: the limits, or the fixed count for both.
[[nodiscard]] Limits replicasOf(const Policy& policy);
/// What cooldownPeriod is made of: the cooldown before the last scale-in.
[[nodiscard]] Seconds cooldownToZero(const Rule& rule);
[[nodiscard]] Seconds longestCooldown(const Rule& rule);

} // namespace afflux
