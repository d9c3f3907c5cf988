// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What CloudWatch's metric names, statistics and units mean, for all of its export formats.

#include "model/import/reader.h"

namespace afflux {

/// Role, kind and unit of a metric, told from its name and, where known, its statistic.
/// @p id is the query's own id, asked where the label says nothing.
/// @p statistic: "Sum", "Average", "Maximum" ...; "" when the format does not say.
void describeMetric(RawSeries& series, const ImportOptions& options, const std::string& label,
                    const std::string& id, const std::string& statistic, const std::string& unit);

/// The column the wizard shows for a series.
[[nodiscard]] ImportColumn columnOf(const RawSeries& series, const ImportOptions& options);

/// Whether a metric of SQS is meant: gaps then mean an idle queue.
[[nodiscard]] bool isSqsMetric(std::string_view name);
[[nodiscard]] Message sqsGapRemedy();

} // namespace afflux
