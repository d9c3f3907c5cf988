// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The trigger of a KEDA ScaledObject: what it reads and how the HPA behind it uses the number.
//
//   AverageValue   replicas = ceil(value / threshold), whatever the replica count: totals of a
//   queue Value          replicas = ceil(ready replicas x value / threshold): ages, and anything
//   that does
//                  not grow with the queue alone
// (rules.md 1a, 1b; kubernetes pkg/controller/podautoscaler/replica_calculator.go)

#include "model/export/document.h"
#include "model/export/export_target.h"

namespace afflux {

inline constexpr std::string_view prometheusTrigger = "prometheus";
inline constexpr std::string_view sqsTrigger = "aws-sqs-queue";

/// A per-worker quotient of the scenario is the queue's total divided by the HPA itself.
[[nodiscard]] bool isAverageValue(Metric metric);
/// PromQL for the total or level behind @p metric, on conventional metric names.
[[nodiscard]] std::string prometheusQuery(Metric metric, const std::string& queue);
/// "" when the URL is none of SQS.
[[nodiscard]] std::string regionOfQueueUrl(const std::string& url);
/// SQS counts whole messages.
[[nodiscard]] std::int64_t sqsQueueLength(double target);

/// The whole entry of `triggers:`. Error::unsupported when SQS does not count what the rule reads.
[[nodiscard]] Result<Node> kedaTrigger(const ExportRequest& request);

} // namespace afflux
