// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The CloudWatch metric an AWS policy reads: a custom one somebody publishes, or those SQS and ECS
// Container Insights publish themselves, combined by metric math.

#include "model/export/document.h"
#include "model/export/export_target.h"

namespace afflux {

/// export.metricSource
inline constexpr std::string_view customSource = "custom";
inline constexpr std::string_view sqsSource = "sqs";

[[nodiscard]] bool readsSqs(const ExportRequest& request);

/// "BacklogPerTask", "OldestAgeSeconds" ...
[[nodiscard]] std::string_view customMetricName(Metric metric);

/// [{"Name", "Value"}] of the service the custom metric describes.
[[nodiscard]] Node serviceDimensions(const ExportRequest& request);

/// CustomizedMetricSpecification of a target tracking policy. Error::unsupported where SQS does not
/// measure what the rule reads.
[[nodiscard]] Result<Node> metricSpecification(const ExportRequest& request);

/// The metric's part of a put-metric-alarm document, appended to @p alarm.
[[nodiscard]] Result<void> addAlarmMetric(const ExportRequest& request, Node& alarm);

} // namespace afflux
