// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/table.h"

#include "model/import/instant_text.h"

#include <set>

namespace afflux {

namespace {

constexpr std::size_t headBytes = 64 * 1024;
constexpr std::int64_t rowsPerBreath = 8192; ///< between looks at the stop token

std::string_view cellAt(const Row& row, std::size_t column)
{
    return column < row.cells.size() ? row.cells[column] : std::string_view();
}

std::vector<std::string> uniqueNames(const Row& row, bool header)
{
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        std::string name = header ? std::string(row.cells[i]) : std::string();
        if (name.empty())
            name = "column " + std::to_string(i + 1);
        const std::string base = name;
        for (int copy = 2; !taken.insert(name).second; ++copy)
            name = base + ' ' + std::to_string(copy);
        names.push_back(std::move(name));
    }
    return names;
}

/// Trailing columns without name and content: a delimiter at each line's end.
void dropEmptyColumns(Table& table, const Row& header)
{
    while (table.width() > 1 && table.scans.back().cells == 0 &&
           cellAt(header, table.width() - 1).empty()) {
        table.names.pop_back();
        table.scans.pop_back();
    }
    for (ImportPreview::Row& row : table.preview.rows)
        row.cells.resize(std::min(row.cells.size(), table.width()));
}

void keepForPreview(Table& table, const Row& row, int most)
{
    if (static_cast<int>(table.preview.rows.size()) >= most)
        return;
    table.preview.rows.push_back({row.line, {row.cells.begin(), row.cells.end()}});
}

/// Scans every row below the header.
Result<void> scanRows(Table& table, RowReader reader, const ImportOptions& options,
                      const Pace& pace, bool whole)
{
    Row row;
    LineList longer;
    while (reader.next(row)) {
        if (table.preview.totalRows++ % rowsPerBreath == 0) {
            if (pace.stopped())
                return failure(ErrorCode::interrupted, {table.path},
                               message(AFFLUX_TR("Message", "Stopped")));
            pace.tell(0.5 * static_cast<double>(reader.offset()) /
                      static_cast<double>(table.text.size()));
        }
        keepForPreview(table, row, options.previewRows);
        for (std::size_t i = 0; i < table.width(); ++i)
            table.scans[i].add(cellAt(row, i), row.line);
        for (std::size_t i = table.width(); i < row.cells.size(); ++i)
            if (!row.cells[i].empty()) {
                longer.add(row.line);
                break;
            }
    }
    if (whole && reader.unclosedQuoteLine() > 0)
        return failure(
            ErrorCode::syntax, {table.path, reader.unclosedQuoteLine()},
            message(AFFLUX_TR("Message", "The quotation mark that opens here is never closed")),
            message(
                AFFLUX_TR("Message", "Close it, or double it where it is meant as a character.")));
    if (longer.count() > 0)
        table.issues.push_back(
            {"extra-cells",
             Severity::warning,
             {table.path, longer.first()},
             countedMessage(AFFLUX_TR_N("Message", "%n row(s) have more cells than the header; the "
                                                   "extra ones were left out (lines %1)"),
                            longer.count(), longer.text())});
    return {};
}

void decideColumns(Table& table, const ImportOptions& options)
{
    FileHints hints;
    hints.delimiter = table.dialect.delimiter;
    hints.decimalMark = options.decimalMark;
    hints.dayOrder = options.dayOrder;
    for (const ColumnScan& scan : table.scans) {
        hints.commaDecimals = hints.commaDecimals || scan.commaOnly > scan.pointOnly;
        hints.pointDecimals = hints.pointDecimals || scan.pointOnly > scan.commaOnly;
    }
    for (std::size_t i = 0; i < table.width(); ++i) {
        ColumnScan& scan = table.scans[i];
        table.decisions.push_back(decide(scan, hints, table.names[i]));
        if (table.is(i, ColumnReading::Kind::time)) {
            scan.example = scan.timeExample;
            scan.exampleLine = scan.timeExampleLine;
        }
    }
}

} // namespace

bool Table::isTime(std::size_t column) const
{
    return is(column, ColumnReading::Kind::time) || is(column, ColumnReading::Kind::epoch);
}

bool Table::isNumber(std::size_t column) const
{
    return is(column, ColumnReading::Kind::number) || is(column, ColumnReading::Kind::epoch);
}

RowReader Table::rows() const
{
    RowReader reader = dialect.reader(text);
    if (dialect.header) {
        Row header;
        reader.next(header);
    }
    return reader;
}

ImportColumn Table::column(std::size_t index) const
{
    ImportColumn column;
    column.name = names[index];
    column.reading = describe(reading(index), clock.name());
    column.example = scans[index].example;
    return column;
}

Result<Table> readTable(std::string_view text, const std::string& path,
                        const ImportOptions& options, const Pace& pace, bool whole)
{
    Table table;
    table.text = text;
    table.path = path;
    table.dialect = findDialect(text);
    table.clock = LocalClock::forZone(options.zone).value_or(LocalClock());
    table.zoneSaid = !options.zone.empty();

    RowReader reader = table.dialect.reader(text);
    Row first;
    reader.next(first);
    table.names = uniqueNames(first, table.dialect.header);
    table.scans.resize(table.width());
    if (auto scanned = scanRows(table, table.rows(), options, pace, whole); !scanned)
        return failure(std::move(scanned.error()));
    dropEmptyColumns(table, table.dialect.header ? first : Row());
    table.preview.header = table.names;
    decideColumns(table, options);
    return table;
}

std::optional<Table> tableHead(const SourceText& source, const ImportOptions& options)
{
    std::string_view text = source.text;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos || text[first] == '{' || text[first] == '[' || text[first] == '<')
        return std::nullopt;
    if (text.size() > headBytes) {
        const std::size_t end = text.rfind('\n', headBytes);
        text = text.substr(0, end == text.npos ? headBytes : end + 1);
    }
    Result<Table> table =
        readTable(text, source.path, options, {}, text.size() == source.text.size());
    if (!table)
        return std::nullopt;
    return std::move(*table);
}

void noteReading(const Table& table, std::size_t column, FileImport& import, bool sayZone)
{
    const Decision& decision = table.decisions[column];
    const ColumnScan& scan = table.scans[column];
    const std::string& name = table.names[column];
    if (!decision.assumption.empty()) {
        import.assumptions.push_back(decision.assumption);
        import.issues.push_back({"assumed-reading",
                                 Severity::note,
                                 {table.path, scan.exampleLine, 0, name},
                                 decision.assumption});
    }
    if (decision.openDayOrder) {
        const bool both = scan.notDayFirst > 0;
        import.questions.push_back(
            {ErrorCode::undecided,
             {table.path, scan.exampleLine, 0, name},
             message(
                 both
                     ? AFFLUX_TR("Message", "Some dates can only be day/month and others only "
                                            "month/day; one column has one order (first: %1)")
                     : AFFLUX_TR(
                           "Message",
                           "%1 can be day/month or month/day, and nothing in the file tells which"),
                 scan.example),
             message(AFFLUX_TR("Message", "Choose the order of dates (--dates day-first or --dates "
                                          "month-first), or export them as 2026-03-01."))});
    }
    if (scan.epochPrecision >= 1 && decision.reading.kind == ColumnReading::Kind::epoch)
        import.issues.push_back(
            {"rounded-time",
             Severity::warning,
             {table.path, scan.exampleLine, 0, name},
             message(
                 AFFLUX_TR(
                     "Message",
                     "Times such as %1 look rounded by a spreadsheet: they are exact to %2 only"),
                 scan.example, Seconds(scan.epochPrecision)),
             message(
                 AFFLUX_TR("Message", "Export again without opening the file in a spreadsheet."))});
    if (decision.reading.kind != ColumnReading::Kind::time || !decision.reading.needsZone ||
        table.zoneSaid || !sayZone)
        return;
    std::string read = scan.example;
    Instant instant;
    TimeConverter converter(decision.reading, table.clock);
    if (converter.convert(scan.example, instant) == Outcome::ok)
        read = isoShort(instant);
    const Message assumed = message(
        AFFLUX_TR("Message", "“%1” is written without a zone and read as UTC: %2 (line %3) is %4"),
        name, scan.example, scan.exampleLine, read);
    import.assumptions.push_back(assumed);
    import.issues.push_back(
        {"assumed-zone",
         Severity::note,
         {table.path, scan.exampleLine, 0, name},
         assumed,
         message(AFFLUX_TR(
             "Message", "Name the zone where that is wrong, for example --zone Europe/Paris."))});
}

void ColumnFindings::note(Outcome outcome, std::string_view cell, int line)
{
    switch (outcome) {
    case Outcome::bad:
        if (bad.count() == 0)
            badExample = cell.substr(0, 60);
        bad.add(line);
        break;
    case Outcome::skippedByClock:
        skippedByClock.add(line);
        break;
    case Outcome::ambiguous:
        ambiguous.add(line);
        break;
    case Outcome::ok:
    case Outcome::missing:
        break;
    }
}

void ColumnFindings::report(const Table& table, std::size_t column,
                            std::vector<Issue>& issues) const
{
    const std::string& name = table.names[column];
    const auto add = [&](const char* kind, Severity severity, const LineList& lines, Message what,
                         Message remedy = {}) {
        issues.push_back({kind,
                          severity,
                          {table.path, lines.first(), 0, name},
                          std::move(what),
                          std::move(remedy)});
    };
    if (bad.count() > 0)
        add("bad-cell", Severity::warning, bad,
            countedMessage(
                AFFLUX_TR_N(
                    "Message",
                    "%n cell(s) could not be read and were left out, first “%1” (lines %2)"),
                bad.count(), badExample, bad.text()));
    if (skippedByClock.count() > 0)
        add("non-existing-time", Severity::warning, skippedByClock,
            countedMessage(AFFLUX_TR_N("Message", "%n row(s) have a time that the clock in %1 "
                                                  "skipped; they were left out (lines %2)"),
                           skippedByClock.count(), table.clock.name(), skippedByClock.text()),
            message(AFFLUX_TR("Message",
                              "Choose another zone if the times are not written in this one.")));
    if (ambiguous.count() > 0)
        add("ambiguous-time", tookSecond ? Severity::note : Severity::warning, ambiguous,
            countedMessage(
                tookSecond ? AFFLUX_TR_N("Message",
                                         "%n row(s) lie in the hour that the clock in %1 showed "
                                         "twice; their order tells the two apart (lines %2)")
                           : AFFLUX_TR_N(
                                 "Message",
                                 "%n row(s) lie in the hour that the clock in %1 showed twice, and "
                                 "it is there once only: the first is taken (lines %2)"),
                ambiguous.count(), table.clock.name(), ambiguous.text()));
    if (resolution > 0)
        issues.push_back({"rounded-value",
                          Severity::note,
                          {table.path, 0, 0, name},
                          message(AFFLUX_TR("Message", "Values were rounded for display when they "
                                                       "were exported: %1 is exact to ±%2 only"),
                                  roundedExample, resolution),
                          message(AFFLUX_TR("Message", "Export raw values to get them exactly."))});
}

} // namespace afflux
