// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files in, a History out, and everything that was assumed, found or asked on the way.
//
// The stages, each a file of its own with one type between each:
//   bytes -> SourceText (bytes.h) -> Dialect (dialect.h) -> Row (rows.h) -> ColumnReading
//   (columns.h) -> RawSeries and jobs (reader.h) -> History (history_builder.h)
// A source format is one Reader (reader.h); readers() lists them.
//
// Rules of the house: a wrong instant is worse than an error; missing is not zero; no row is
// dropped silently; the machine's locale and time zone change nothing; one column has one reading.

#include "model/core/result.h"
#include "model/workload/metric_series.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace afflux {

enum class DayOrder
{
    dayFirst,
    monthFirst
};

/// What the user said. Everything may stay empty: it is then found in the data and said aloud.
struct ImportOptions
{
    std::string format; ///< id of a reader; "": recognised by content
    /// For times written without an offset: IANA name, "UTC" or "UTC+3". "": UTC, as an assumption.
    std::string zone;
    /// Column or series name -> role (`--map ROLE=COLUMN`); Role::none leaves the column out.
    std::map<std::string, Role> roles;
    /// Column or series name -> kind, where the guess is wrong.
    std::map<std::string, SeriesKind> kinds;
    /// Column or series name -> unit ("ms", "min"), for durations whose name does not tell.
    std::map<std::string, std::string> units;
    std::optional<DayOrder> dayOrder; ///< how to read 03/09/2018
    std::optional<char> decimalMark;  ///< '.' or ','
    int previewRows = 200;

    friend bool operator==(const ImportOptions&, const ImportOptions&) = default;
};

/// One column (CSV) or one series (JSON) of a file, as it was understood.
struct ImportColumn
{
    std::string name; ///< as in the file, made unique; "column 1" where the header is empty
    Role role = Role::none;
    bool roleByUser = false;
    Message roleWhy; ///< what the role was guessed from; empty when there is none
    Message reading; ///< "Time, day/month/year, in Europe/Paris", "Number, decimal comma"
    SeriesKind kind = SeriesKind::gauge;
    std::string unit;
    std::string example;     ///< first cell with content, as written
    std::string exampleRead; ///< what it became: "2026-03-01T10:00:00Z", "1.5"

    friend bool operator==(const ImportColumn&, const ImportColumn&) = default;
};

/// The first rows, cell by cell, as the very parse saw them that gave the history.
struct ImportPreview
{
    struct Row
    {
        int line = 0; ///< physical line, from 1
        std::vector<std::string> cells;

        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<std::string> header;
    std::vector<Row> rows;
    std::int64_t totalRows = 0;

    friend bool operator==(const ImportPreview&, const ImportPreview&) = default;
};

struct ImportedFile
{
    std::string path;
    std::string format; ///< reader id: "csv", "job-log" ...; empty when the file could not be read
    Message why;        ///< how the format was recognised
    std::vector<ImportColumn> columns;
    ImportPreview preview;
};

struct Import
{
    std::string format; ///< of the first file that was read
    Message why;
    std::vector<ImportedFile> files;
    History history;
    /// Taken for granted; to be shown before the data are used. Those that belong to a place are
    /// among the issues too, with a kind that starts with "assumed-".
    std::vector<Message> assumptions;
    std::vector<Issue> issues; ///< found in the data, by file and line; also files that failed
    /// What the data leave open (day or month first? which column is what?). The history is not to
    /// be used while there is one; each remedy says what to choose.
    std::vector<Error> questions;
};

/// Told now and then with the share done, 0..1, from the thread that imports.
using ProgressSink = std::function<void(double)>;

struct SourceText;

/// Files read and decoded once, to be understood as often as the user changes the options.
/// Copies share the bytes; read() is const and may run in any thread.
class ImportSource
{
public:
    /// Never fails as a whole: a file that cannot be read becomes an issue of every read().
    [[nodiscard]] static ImportSource open(std::span<const std::string> paths,
                                           std::stop_token stop = {},
                                           const ProgressSink& progress = {});

    /// Fails when no file could be read at all (the first file's error) or when stopped. Questions
    /// are no failure here: the caller shows them beside the preview.
    [[nodiscard]] Result<Import> read(const ImportOptions& options, std::stop_token stop = {},
                                      const ProgressSink& progress = {}) const;

private:
    struct File
    {
        std::string path;
        std::shared_ptr<const SourceText> text; ///< null when error is set
        std::optional<Error> error;
    };
    std::vector<File> files_;
};

/// open() and read() in one, for callers who cannot ask: the first question is the error.
[[nodiscard]] Result<Import> importFiles(std::span<const std::string> paths,
                                         const ImportOptions& options = {},
                                         std::stop_token stop = {},
                                         const ProgressSink& progress = {});

/// A format that can be chosen: what `--format` takes and the wizard lists.
struct ReaderInfo
{
    std::string id;
    Message label;
};
[[nodiscard]] std::vector<ReaderInfo> readers();

/// Whether ImportOptions::zone would be understood.
[[nodiscard]] bool isKnownZone(const std::string& zone);

} // namespace afflux
