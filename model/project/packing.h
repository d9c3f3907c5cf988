// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Long rows of numbers as the blobs of a project file; resources/schema.sql states every layout.
// A million samples are 16 MB and read in milliseconds, where a table of rows would take seconds.

#include "model/workload/job_stream.h"
#include "model/workload/metric_series.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace afflux {

/// Jobs, and the class and queue names they refer to.
struct PackedJobs
{
    QByteArray words{""}; // no words are an empty blob, not NULL
    QByteArray jobs{""};
};

[[nodiscard]] QByteArray pack(const std::vector<Sample>& samples);
[[nodiscard]] QByteArray pack(const std::vector<ArrivalBin>& bins);
[[nodiscard]] QByteArray pack(const std::vector<RecordedJob>& jobs);
[[nodiscard]] QByteArray pack(const std::vector<double>& numbers);
[[nodiscard]] PackedJobs pack(const std::vector<JobRecord>& jobs);

// The way back. Nothing when the bytes are no such rows or break what the type promises: ascending
// times, finite values, words that exist.
[[nodiscard]] std::optional<std::vector<Sample>> unpackSamples(const QByteArray& bytes);
[[nodiscard]] std::optional<std::vector<ArrivalBin>> unpackBins(const QByteArray& bytes);
[[nodiscard]] std::optional<std::vector<RecordedJob>> unpackRecordedJobs(const QByteArray& bytes);
[[nodiscard]] std::optional<std::vector<double>> unpackNumbers(const QByteArray& bytes);
[[nodiscard]] std::optional<std::vector<JobRecord>> unpackJobs(const PackedJobs& packed);

} // namespace afflux
