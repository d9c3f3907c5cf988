// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a source format has to provide. A new format is one .cpp that defines a Reader, and one line
// in reader_list.cpp.

#include "model/import/bytes.h"
#include "model/import/import.h"

#include <span>

namespace afflux {

/// A point as a reader found it: rows in any order, line kept for messages.
struct RawPoint
{
    Instant time;
    double value = 0;
    int line = 0;
};

/// A series as a reader found it; history_builder.h sorts it, merges it with its like from other
/// files, and reports duplicates and gaps.
struct RawSeries
{
    std::string name;
    /// Series of several files with the same key are one series; "" = by name.
    std::string key;
    Role role = Role::none;
    SeriesKind kind = SeriesKind::gauge;
    std::string unit;
    std::vector<RawPoint> points;
    /// The source keeps no order (CloudWatch statistics): out-of-order points are no finding.
    bool unordered = false;
    /// Times were written without a zone and nobody said one: this offset from UTC was taken.
    std::optional<std::chrono::seconds> assumedOffset = {};
    Message gapRemedy; ///< what a gap may mean in this source; may be empty
};

/// What one file gave.
struct FileImport
{
    ImportedFile file;
    std::vector<RawSeries> series;
    std::vector<JobRecord> jobs;
    std::vector<Message> assumptions;
    std::vector<Issue> issues;
    std::vector<Error> questions;
    bool morePages = false; ///< the source says that further files belong to this one
};

/// How sure a reader is that a text is its own, 0 (not at all) to 100, and what it saw.
struct Recognition
{
    int confidence = 0;
    Message why;
};

/// Stop and progress of one file, for loops over rows.
struct Pace
{
    std::stop_token stop;
    ProgressSink progress; ///< 0..1 of this file; may be empty

    [[nodiscard]] bool stopped() const { return stop.stop_requested(); }
    void tell(double share) const
    {
        if (progress)
            progress(share);
    }
};

struct Reader
{
    const char* id;
    Message (*label)();
    Recognition (*recognise)(const SourceText&, const ImportOptions&);
    Result<FileImport> (*read)(const SourceText&, const ImportOptions&, const Pace&);
};

/// All of them, in the order the wizard lists them.
[[nodiscard]] std::span<const Reader> readerList();

} // namespace afflux
