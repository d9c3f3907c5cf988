// SPDX-License-Identifier: GPL-3.0-or-later

// Time series from delimited text. Wide: a time column, one series a further column. Long: one row
// a point, a column names the series (`Series;Time;Value`).

#include "model/import/cloudwatch_metrics.h"
#include "model/import/instant_text.h"
#include "model/import/json_text.h"
#include "model/import/mapping.h"
#include "model/import/reader_formats.h"
#include "model/import/table.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace afflux {

namespace {

constexpr std::int64_t rowsPerBreath = 8192;
constexpr std::size_t mostSeries = 1000;

using Kind = ColumnReading::Kind;

std::optional<std::size_t> columnMappedTo(const Table& table, const ImportOptions& options,
                                          Role role)
{
    for (std::size_t i = 0; i < table.width(); ++i)
        if (mappedRole(options, table.names[i]) == role)
            return i;
    return std::nullopt;
}

bool isGeneratedName(const Table& table, std::size_t column)
{
    return table.names[column] == "column " + std::to_string(column + 1);
}

/// How well a column would do as the time of its rows; 0: not at all.
int timeFitness(const Table& table, std::size_t column)
{
    const int sound = soundsLikeTime(table.names[column]);
    if (table.is(column, Kind::time))
        return 200 + sound;
    if (table.is(column, Kind::epoch))
        return 30 + sound + (column == 0 ? 60 : 0);
    // Plain numbers that never fall: seconds from the start.
    const bool named = sound == 100 || (column == 0 && isGeneratedName(table, column));
    const ColumnScan& scan = table.scans[column];
    return table.is(column, Kind::number) && named && scan.falls == 0 && scan.cells > 1 ? 10 + sound
                                                                                        : 0;
}

std::optional<std::size_t> timeColumn(const Table& table, const ImportOptions& options)
{
    if (const auto said = columnMappedTo(table, options, Role::time))
        return said;
    std::optional<std::size_t> best;
    int fitness = 0;
    for (std::size_t i = 0; i < table.width(); ++i) {
        const int here = mappedRole(options, table.names[i]) ? 0 : timeFitness(table, i);
        if (here > fitness) {
            fitness = here;
            best = i;
        }
    }
    return best;
}

/// The column of series names, where the table is long.
std::optional<std::size_t> seriesColumn(const Table& table, std::size_t time)
{
    std::optional<std::size_t> names;
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < table.width(); ++i) {
        if (i == time)
            continue;
        if (table.is(i, Kind::text) && !names && namesSeries(table.names[i]))
            names = i;
        numbers += table.isNumber(i);
    }
    return numbers == 1 ? names : std::nullopt;
}

bool isLeftOut(const Table& table, std::size_t column, const ImportOptions& options)
{
    const auto said = mappedRole(options, table.names[column]);
    if (said)
        return *said == Role::none || *said == Role::time;
    if (!table.isNumber(column) && table.scans[column].cells > 0)
        return true; // text, further times
    return table.is(column, Kind::epoch) && soundsLikeTime(table.names[column]) > 0;
}

bool newestFirst(const Table& table, std::size_t time)
{
    TimeConverter converter(table.reading(time), table.clock);
    int falls = 0;
    int rises = 0;
    std::optional<Instant> last;
    for (const ImportPreview::Row& row : table.preview.rows) {
        Instant now;
        if (time >= row.cells.size() || converter.convert(row.cells[time], now) != Outcome::ok)
            continue;
        falls += last && now < *last;
        rises += last && now > *last;
        last = now;
    }
    return falls > rises;
}

double factorToSeconds(const std::string& unit)
{
    return secondsPer(unit).value_or(1);
}

/// One series being filled.
struct Filling
{
    RawSeries series;
    std::size_t column = 0;
    double divisor =
        1; ///< of milliseconds and the like, so that 350 becomes 0.35 and not 0.35000000000000003
    double factor = 1;
    TimeConverter time; ///< long tables: each series has its own order
    LineList missing;
};

class CsvReading
{
public:
    CsvReading(const SourceText& source, const Table& table, const ImportOptions& options)
        : source_(source)
        , table_(table)
        , options_(options)
    {
    }

    Result<FileImport> read(const Pace& pace)
    {
        import_.issues = table_.issues;
        import_.file.preview = table_.preview;
        time_ = timeColumn(table_, options_);
        describeColumns();
        if (!time_) {
            askForTime();
            return std::move(import_);
        }
        noteTime();
        names_ = seriesColumn(table_, *time_);
        if (names_)
            valueColumn_ = valueOfLong();
        else
            openWide();
        if (!readRows(pace))
            return failure(ErrorCode::interrupted, {table_.path},
                           message(AFFLUX_TR("Message", "Stopped")));
        report();
        return std::move(import_);
    }

private:
    void describeColumns();
    void askForTime();
    void noteTime();
    void openWide();
    [[nodiscard]] std::size_t valueOfLong() const;
    Filling open(const std::string& name, std::size_t column, bool single);
    void applyUnit(Filling& filling, const std::string& name);
    Filling* fillingOf(std::string_view name, int line);
    bool readRows(const Pace& pace);
    void readWide(const Row& row);
    void readLong(const Row& row);
    void readValue(Filling& filling, const Row& row, Instant time);
    void report();
    ImportColumn& columnNamed(const std::string& name);

    const SourceText& source_;
    const Table& table_;
    const ImportOptions& options_;
    FileImport import_;
    std::optional<std::size_t> time_;
    std::optional<std::size_t> names_;
    std::size_t valueColumn_ = 0;
    std::optional<TimeConverter> converter_;
    std::vector<Filling> fillings_;
    std::map<std::string, std::size_t, std::less<>> byName_;
    std::vector<ColumnFindings> findings_;
    LineList withoutTime_;
    LineList beyondMost_;
};

std::string_view cellAt(const Row& row, std::size_t column)
{
    return column < row.cells.size() ? row.cells[column] : std::string_view();
}

void CsvReading::describeColumns()
{
    for (std::size_t i = 0; i < table_.width(); ++i) {
        ImportColumn column = table_.column(i);
        const auto said = mappedRole(options_, column.name);
        column.roleByUser = said.has_value();
        column.role = said.value_or(Role::none);
        ParsedNumber number;
        if (table_.isNumber(i) &&
            convertNumber(table_.reading(i), column.example, number) == Outcome::ok)
            column.exampleRead = shortestNumber(number.value);
        import_.file.columns.push_back(std::move(column));
    }
    findings_.resize(table_.width());
}

ImportColumn& CsvReading::columnNamed(const std::string& name)
{
    const auto found = std::ranges::find(import_.file.columns, name, &ImportColumn::name);
    if (found != import_.file.columns.end())
        return *found;
    ImportColumn& column = import_.file.columns.emplace_back(); // a series of a long table
    column.name = name;
    return column;
}

void CsvReading::askForTime()
{
    std::string names;
    for (const std::string& name : table_.names)
        names += (names.empty() ? "" : ", ") + name;
    import_.questions.push_back(
        {ErrorCode::missing,
         {table_.path},
         message(AFFLUX_TR("Message", "No column holds times; the columns are: %1"), names),
         message(AFFLUX_TR("Message", "Name the column of times, for example --map time=%1."),
                 table_.names.front())});
}

void CsvReading::noteTime()
{
    noteReading(table_, *time_, import_);
    ImportColumn& column = import_.file.columns[*time_];
    column.role = Role::time;
    const ColumnReading& reading = table_.reading(*time_);
    converter_.emplace(reading, table_.clock, newestFirst(table_, *time_));
    Instant example;
    TimeConverter once(reading, table_.clock);
    const Outcome outcome = once.convert(column.example, example);
    if (outcome == Outcome::ok || outcome == Outcome::ambiguous)
        column.exampleRead = isoShort(example);
    if (reading.kind != Kind::number)
        return;
    column.reading = message(AFFLUX_TR("Message", "Time, seconds from the start"));
    const Message assumed =
        message(AFFLUX_TR("Message", "“%1” is read as seconds from a start that the file does not "
                                     "tell (%2, line %3); it is shown as 1970"),
                column.name, column.example, table_.scans[*time_].exampleLine);
    import_.assumptions.push_back(assumed);
    import_.issues.push_back({"assumed-start",
                              Severity::note,
                              {table_.path, table_.scans[*time_].exampleLine, 0, column.name},
                              assumed});
}

std::size_t CsvReading::valueOfLong() const
{
    std::size_t value = 0;
    for (std::size_t i = 0; i < table_.width(); ++i)
        if (i != *time_ && table_.isNumber(i))
            value = i;
    return value;
}

void CsvReading::openWide()
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table_.width(); ++i)
        if (i != *time_ && !isLeftOut(table_, i, options_))
            columns.push_back(i);
    for (const std::size_t column : columns) {
        noteReading(table_, column, import_);
        fillings_.push_back(open(table_.names[column], column, columns.size() == 1));
    }
}

/// @p single: the only series of the file, which its name may then explain.
Filling CsvReading::open(const std::string& name, std::size_t column, bool single)
{
    Filling filling{{}, column, 1, 1, *converter_, {}};
    RawSeries& series = filling.series;
    series.name = name;
    ImportColumn& shown = columnNamed(name);
    const auto said = mappedRole(options_, name);
    RoleGuess guess = guessSeriesRole(name);
    if (!said && guess.role == Role::none && single && isGenericName(name)) {
        guess = guessSeriesRole(source_.stem());
        if (guess.role != Role::none) {
            shown.roleWhy = message(
                AFFLUX_TR("Message", "“%1” is taken for %2 because the file is called “%3”"), name,
                std::string(word(guess.role)), source_.stem());
            import_.assumptions.push_back(shown.roleWhy);
            import_.issues.push_back(
                {"assumed-role",
                 Severity::note,
                 {table_.path, 0, 0, name},
                 shown.roleWhy,
                 message(
                     AFFLUX_TR("Message", "Map it yourself where that is wrong: --map ROLE=%1."),
                     name)});
        }
    } else if (!said && guess.role != Role::none) {
        shown.roleWhy = message(AFFLUX_TR("Message", "from its name"));
    }
    series.role = said.value_or(guess.role);
    if (said && *said != Role::none)
        series.key = "role:" + std::string(word(*said));
    else if (isGenericName(name)) // "value" in two files is hardly the same thing
        series.key = "file:" + source_.path + ':' + name;
    const ColumnReading& times = table_.reading(*time_);
    if (times.kind == Kind::time && times.needsZone && !table_.zoneSaid)
        series.assumedOffset = std::chrono::seconds(0);
    if (isSqsMetric(name))
        series.gapRemedy = sqsGapRemedy();
    applyUnit(filling, name);
    series.kind = mappedKind(options_, name).value_or(guessKind(series.role, name, series.unit));
    if (series.kind == SeriesKind::counter && !mappedKind(options_, name))
        import_.assumptions.push_back(message(
            AFFLUX_TR(
                "Message",
                "“%1” is read as a counter (its name ends in _total): what counts is its growth"),
            name));
    shown.role = series.role;
    shown.roleByUser = said.has_value();
    shown.kind = series.kind;
    shown.unit = series.unit;
    return filling;
}

void CsvReading::applyUnit(Filling& filling, const std::string& name)
{
    RawSeries& series = filling.series;
    switch (table_.reading(filling.column).quantity) {
    case Quantity::duration:
        series.unit = "s";
        return;
    case Quantity::percent:
        series.unit = "%";
        return;
    case Quantity::rate:
        series.unit = "/s";
        return;
    case Quantity::plain:
        break;
    }
    const auto said = mappedUnit(options_, name);
    series.unit = said.value_or(unitInName(name));
    const bool duration = series.role == Role::serviceTime || series.role == Role::oldestAge;
    if (duration && series.unit.empty() && !isSqsMetric(name)) {
        const Message assumed =
            message(AFFLUX_TR("Message", "“%1” has no unit and is read as seconds"), name);
        import_.assumptions.push_back(assumed);
        import_.issues.push_back(
            {"assumed-unit", Severity::note, {table_.path, 0, 0, name}, assumed});
        series.unit = "s";
    }
    const double factor = factorToSeconds(series.unit);
    if (!duration || factor == 1)
        return;
    (factor < 1 ? filling.divisor : filling.factor) = factor < 1 ? std::round(1 / factor) : factor;
    import_.assumptions.push_back(message(
        AFFLUX_TR("Message", "“%1” is in %2 and was turned into seconds"), name, series.unit));
    series.unit = "s";
}

Filling* CsvReading::fillingOf(std::string_view name, int line)
{
    const auto known = byName_.find(name);
    if (known != byName_.end())
        return known->second == mostSeries ? nullptr : &fillings_[known->second];
    if (fillings_.size() >= mostSeries) {
        beyondMost_.add(line);
        return nullptr;
    }
    const std::string text(name);
    if (mappedRole(options_, text) == Role::none) {
        byName_.emplace(text, mostSeries);
        columnNamed(text).roleByUser = true;
        return nullptr;
    }
    byName_.emplace(text, fillings_.size());
    fillings_.push_back(open(text, valueColumn_, false));
    return &fillings_.back();
}

bool CsvReading::readRows(const Pace& pace)
{
    RowReader reader = table_.rows();
    Row row;
    std::int64_t count = 0;
    while (reader.next(row)) {
        if (count++ % rowsPerBreath == 0) {
            if (pace.stopped())
                return false;
            pace.tell(0.5 + 0.5 * static_cast<double>(reader.offset()) /
                                static_cast<double>(table_.text.size()));
        }
        if (names_)
            readLong(row);
        else
            readWide(row);
    }
    return true;
}

void CsvReading::readWide(const Row& row)
{
    const std::string_view cell = cellAt(row, *time_);
    Instant time;
    const Outcome outcome = converter_->convert(cell, time);
    findings_[*time_].note(outcome, cell, row.line);
    if (outcome == Outcome::missing)
        withoutTime_.add(row.line);
    if (outcome != Outcome::ok && outcome != Outcome::ambiguous)
        return;
    for (Filling& filling : fillings_)
        readValue(filling, row, time);
}

void CsvReading::readLong(const Row& row)
{
    Filling* filling = fillingOf(cellAt(row, *names_), row.line);
    if (!filling)
        return;
    const std::string_view cell = cellAt(row, *time_);
    Instant time;
    const Outcome outcome = filling->time.convert(cell, time);
    findings_[*time_].note(outcome, cell, row.line);
    if (outcome == Outcome::missing)
        withoutTime_.add(row.line);
    if (outcome == Outcome::ok || outcome == Outcome::ambiguous)
        readValue(*filling, row, time);
}

void CsvReading::readValue(Filling& filling, const Row& row, Instant time)
{
    const std::string_view cell = cellAt(row, filling.column);
    ParsedNumber number;
    const Outcome outcome = convertNumber(table_.reading(filling.column), cell, number);
    ColumnFindings& findings = findings_[filling.column];
    findings.note(outcome, cell, row.line);
    if (outcome == Outcome::missing)
        filling.missing.add(row.line);
    if (outcome != Outcome::ok)
        return;
    if (number.resolution > findings.resolution) {
        findings.resolution = number.resolution;
        findings.roundedExample = cell;
    }
    filling.series.points.push_back(
        {time, number.value / filling.divisor * filling.factor, row.line});
}

void CsvReading::report()
{
    findings_[*time_].tookSecond =
        converter_->tookSecond() ||
        std::ranges::any_of(fillings_, [](const Filling& f) { return f.time.tookSecond(); });
    for (std::size_t i = 0; i < findings_.size(); ++i)
        findings_[i].report(table_, i, import_.issues);
    if (withoutTime_.count() > 0)
        import_.issues.push_back(
            {"no-time",
             Severity::warning,
             {table_.path, withoutTime_.first()},
             countedMessage(
                 AFFLUX_TR_N("Message", "%n row(s) have no time and were left out (lines %1)"),
                 withoutTime_.count(), withoutTime_.text())});
    if (beyondMost_.count() > 0)
        import_.issues.push_back(
            {"too-many-series",
             Severity::warning,
             {table_.path, beyondMost_.first()},
             message(
                 AFFLUX_TR("Message", "More than %1 series; rows of further ones were left out"),
                 mostSeries)});
    if (fillings_.empty())
        import_.questions.push_back(
            {ErrorCode::missing,
             {table_.path},
             message(AFFLUX_TR("Message", "No column of numbers stands beside the times in “%1”"),
                     table_.names[*time_]),
             message(AFFLUX_TR("Message", "Export a value for every time; where each row is one "
                                          "job, say so: --map arrival=%1."),
                     table_.names[*time_])});
    for (Filling& filling : fillings_) {
        if (filling.missing.count() > 0)
            import_.issues.push_back(
                {"missing-value",
                 Severity::note,
                 {table_.path, filling.missing.first(), 0, filling.series.name},
                 countedMessage(
                     AFFLUX_TR_N("Message",
                                 "%n row(s) hold no value; they stay missing (lines %1)"),
                     filling.missing.count(), filling.missing.text())});
        import_.series.push_back(std::move(filling.series));
    }
}

Message label()
{
    return message(AFFLUX_TR("Message", "CSV: metrics over time"));
}

std::string delimiterName(char delimiter)
{
    return delimiter == '\t' ? "TAB" : std::string(1, delimiter);
}

Recognition recognise(const SourceText& source, const ImportOptions& options)
{
    if (looksLikeJson(source.text))
        return {};
    const auto table = tableHead(source, options);
    if (!table) // broken, and its reader says how
        return {5, message(AFFLUX_TR("Message", "text of some kind"))};
    const auto time = timeColumn(*table, options);
    const bool usable = table->width() > 1 && table->preview.totalRows > 0;
    if (!usable || !time)
        return {usable ? 10 : 5, message(AFFLUX_TR("Message", "delimited text, delimiter “%1”"),
                                         delimiterName(table->dialect.delimiter))};
    return {60, message(AFFLUX_TR("Message", "delimited text, delimiter “%1”, times in “%2”"),
                        delimiterName(table->dialect.delimiter), table->names[*time])};
}

Result<FileImport> read(const SourceText& source, const ImportOptions& options, const Pace& pace)
{
    Result<Table> table = readTable(source.text, source.path, options, pace);
    if (!table)
        return failure(std::move(table.error()));
    if (table->preview.totalRows == 0)
        return failure(ErrorCode::missing, {source.path},
                       message(AFFLUX_TR("Message", "There is a header and no row below it")),
                       message(AFFLUX_TR("Message", "Export the data again.")));
    if (table->width() < 2)
        return failure(
            ErrorCode::syntax, {source.path, table->dialect.startLine},
            message(
                AFFLUX_TR("Message", "Only one column was found; a time and a value are needed")),
            message(AFFLUX_TR("Message",
                              "Separate the columns by comma, semicolon, tab or vertical bar.")));
    return CsvReading(source, *table, options).read(pace);
}

} // namespace

Reader csvReader()
{
    return {"csv", label, recognise, read};
}

} // namespace afflux
