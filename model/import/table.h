// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A delimited text understood as far as it can be without knowing what it is for: dialect, column
// names, one reading a column, first rows. Time series (csv_reader.cpp) and job logs
// (job_log_reader.cpp) are both made from it, with a second pass over the same rows.

#include "model/import/columns.h"
#include "model/import/dialect.h"
#include "model/import/reader.h"

namespace afflux {

struct Table
{
    std::string_view text;
    std::string path;
    Dialect dialect;
    LocalClock clock; ///< for times without an offset
    bool zoneSaid = false;
    std::vector<std::string> names; ///< unique
    std::vector<ColumnScan> scans;
    std::vector<Decision> decisions;
    ImportPreview preview;
    std::vector<Issue> issues;

    [[nodiscard]] std::size_t width() const { return names.size(); }
    [[nodiscard]] const ColumnReading& reading(std::size_t column) const
    {
        return decisions[column].reading;
    }
    [[nodiscard]] bool is(std::size_t column, ColumnReading::Kind kind) const
    {
        return reading(column).kind == kind;
    }
    /// Written times and epochs.
    [[nodiscard]] bool isTime(std::size_t column) const;
    /// Numbers and epochs (which are numbers too).
    [[nodiscard]] bool isNumber(std::size_t column) const;
    /// A reader standing on the first record below the header.
    [[nodiscard]] RowReader rows() const;
    /// name, reading, example of a column, without a role.
    [[nodiscard]] ImportColumn column(std::size_t column) const;
};

/// First pass over all rows. Errors: syntax (a quote never closed; not where the text is only a
/// head cut off somewhere), interrupted.
[[nodiscard]] Result<Table> readTable(std::string_view text, const std::string& path,
                                      const ImportOptions& options, const Pace& pace = {},
                                      bool whole = true);

/// The table of the first rows alone, for recognition; null for what is no table (JSON ...).
[[nodiscard]] std::optional<Table> tableHead(const SourceText& source,
                                             const ImportOptions& options);

/// The assumption and the question, where there is one, that reading @p column brings with it.
/// @p sayZone: false where another column has already said that times are taken for UTC.
void noteReading(const Table& table, std::size_t column, FileImport& import, bool sayZone = true);

/// Cells of one column that could not be used, gathered and reported as one issue each.
struct ColumnFindings
{
    LineList bad;
    std::string badExample;
    LineList skippedByClock;
    LineList ambiguous;
    bool tookSecond = false;
    double resolution = 0; ///< worst rounding of a formatted cell, and that cell
    std::string roundedExample;

    void note(Outcome outcome, std::string_view cell, int line);
    void report(const Table& table, std::size_t column, std::vector<Issue>& issues) const;
};

} // namespace afflux
