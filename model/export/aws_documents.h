// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The documents of Application Auto Scaling and CloudWatch for one ECS service, as the AWS CLI
// takes them by --cli-input-json. Key order is that of the AWS documentation.

#include "model/export/document.h"
#include "model/export/export_target.h"

namespace afflux {

enum class StepDirection
{
    out,
    in
};

/// "service/CLUSTER/SERVICE"
[[nodiscard]] std::string resourceId(const ExportRequest& request);
/// MinCapacity and MaxCapacity: the limits, or the fixed count for both.
[[nodiscard]] Limits capacityOf(const Policy& policy);

/// register-scalable-target
[[nodiscard]] Node scalableTarget(const ExportRequest& request);
/// put-scaling-policy. Errors as metricSpecification().
[[nodiscard]] Result<Node> targetTrackingPolicy(const ExportRequest& request,
                                                const TargetTracking& rule);
/// put-scaling-policy, one a direction: percent with MinAdjustmentMagnitude is "the larger of two".
[[nodiscard]] Node stepPolicy(const ExportRequest& request, const AgeThreshold& rule,
                              StepDirection direction);
/// put-metric-alarm without its action, whose ARN is known only once the policy exists.
[[nodiscard]] Result<Node> metricAlarm(const ExportRequest& request, const AgeThreshold& rule,
                                       StepDirection direction);
/// Seconds: CloudWatch takes 10, 20, 30 or whole minutes; SQS publishes once a minute.
[[nodiscard]] std::int64_t alarmPeriod(const ExportRequest& request);

} // namespace afflux
