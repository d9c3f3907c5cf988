// SPDX-License-Identifier: GPL-3.0-or-later

// One row a job: when it came (and was due), when it started and ended, or how long it took. The
// tables of GoodJob, Solid Queue, Oban, River, pg-boss, Airflow, Slurm and what people write
// themselves.

#include "model/import/instant_text.h"
#include "model/import/mapping.h"
#include "model/import/reader_formats.h"
#include "model/import/table.h"
#include "model/workload/job_stream.h"

#include <algorithm>
#include <cmath>

namespace afflux {

namespace {

constexpr std::int64_t rowsPerBreath = 8192;

using Kind = ColumnReading::Kind;

bool isTimeRole(Role role)
{
    return role == Role::arrival || role == Role::due || role == Role::start || role == Role::end;
}

bool isJobRole(Role role)
{
    return isTimeRole(role) || role == Role::service || role == Role::jobClass ||
           role == Role::queue;
}

/// Which column plays which part. Several ends: a job completed, cancelled or discarded.
struct JobColumns
{
    std::optional<std::size_t> arrival, due, start, service, jobClass, queue;
    std::vector<std::size_t> ends;
    bool arrivalByUser = false;

    void take(Role role, std::size_t column)
    {
        if (role == Role::end) {
            ends.push_back(column);
            return;
        }
        std::optional<std::size_t>* const places[] = {&arrival, &due,      &start,
                                                      &service, &jobClass, &queue};
        const Role roles[] = {Role::arrival, Role::due,      Role::start,
                              Role::service, Role::jobClass, Role::queue};
        for (std::size_t i = 0; i < std::size(roles); ++i)
            if (roles[i] == role && !*places[i])
                *places[i] = column;
    }
    [[nodiscard]] bool has(Role role) const
    {
        switch (role) {
        case Role::arrival:
            return arrival.has_value();
        case Role::due:
            return due.has_value();
        case Role::start:
            return start.has_value();
        case Role::service:
            return service.has_value();
        case Role::jobClass:
            return jobClass.has_value();
        case Role::queue:
            return queue.has_value();
        default:
            return false; // ends may be several
        }
    }
    [[nodiscard]] bool tellsService() const { return start || service || !ends.empty(); }
};

/// A column of times holds times or plain seconds; one that is empty throughout tells nothing.
bool fits(const Table& table, std::size_t column, Role role)
{
    if (isTimeRole(role))
        return table.isTime(column) || table.isNumber(column) || table.is(column, Kind::empty);
    if (role == Role::service)
        return table.isNumber(column) || table.is(column, Kind::empty);
    return true;
}

/// Names that mean something else where a better one stands beside them: a "timestamp" beside a
/// "created_at", a "duration" that holds the waiting too beside a "realtime" (Nextflow).
bool isLastResort(const std::string& name)
{
    const std::string text = normalisedName(name);
    return text == "timestamp" || text == "duration";
}

JobColumns findColumns(const Table& table, const ImportOptions& options)
{
    JobColumns columns;
    for (std::size_t i = 0; i < table.width(); ++i)
        if (const auto said = mappedRole(options, table.names[i]); said && isJobRole(*said)) {
            columns.take(*said, i);
            columns.arrivalByUser = columns.arrivalByUser || *said == Role::arrival;
        }
    const bool endSaid = !columns.ends.empty();
    for (const bool lastResort : {false, true}) {
        for (std::size_t i = 0; i < table.width(); ++i) {
            if (mappedRole(options, table.names[i]) || isLastResort(table.names[i]) != lastResort)
                continue;
            const Role role = guessJobRole(table.names[i]).role;
            const bool open = role == Role::end ? !endSaid : !columns.has(role);
            if (role != Role::none && open && fits(table, i, role))
                columns.take(role, i);
        }
    }
    return columns;
}

std::string_view cellAt(const Row& row, std::size_t column)
{
    return column < row.cells.size() ? row.cells[column] : std::string_view();
}

std::string_view cellAt(const Row& row, std::optional<std::size_t> column)
{
    return column ? cellAt(row, *column) : std::string_view();
}

class JobLogReading
{
public:
    JobLogReading(const Table& table, const ImportOptions& options)
        : table_(table)
        , options_(options)
        , columns_(findColumns(table, options))
        , findings_(table.width())
    {
    }

    Result<FileImport> read(const Pace& pace)
    {
        import_.issues = table_.issues;
        import_.file.preview = table_.preview;
        describeColumns();
        if (!columns_.arrival) {
            askForArrival();
            return std::move(import_);
        }
        noteColumns();
        if (!readRows(pace))
            return failure(ErrorCode::interrupted, {table_.path},
                           message(AFFLUX_TR("Message", "Stopped")));
        report();
        return std::move(import_);
    }

private:
    void describeColumns();
    void show(std::optional<std::size_t> column, Role role);
    void askForArrival();
    void noteColumns();
    bool readRows(const Pace& pace);
    void readJob(const Row& row);
    std::optional<Instant> readTime(const Row& row, std::optional<std::size_t> column,
                                    std::optional<Instant> notBefore = {});
    std::optional<Instant> readEnd(const Row& row, std::optional<Instant> notBefore);
    std::optional<Seconds> readService(const Row& row);
    void noteClass(const std::string& jobClass, int line);
    void checkOrder(JobRecord& job, int line);
    void report();

    const Table& table_;
    const ImportOptions& options_;
    JobColumns columns_;
    FileImport import_;
    std::vector<std::optional<TimeConverter>> converters_;
    std::vector<ColumnFindings> findings_;
    double serviceDivisor_ = 1;
    double serviceFactor_ = 1;
    LineList withoutArrival_;
    LineList endBeforeStart_;
    LineList startBeforeArrival_;
    LineList unfinished_;
    LineList unknownClass_;
    bool classed_ = false; ///< some job names a class there is
};

void JobLogReading::show(std::optional<std::size_t> column, Role role)
{
    if (!column)
        return;
    ImportColumn& shown = import_.file.columns[*column];
    shown.role = role;
    if (!shown.roleByUser)
        shown.roleWhy = message(AFFLUX_TR("Message", "from its name"));
}

void JobLogReading::describeColumns()
{
    for (std::size_t i = 0; i < table_.width(); ++i) {
        ImportColumn column = table_.column(i);
        column.roleByUser = mappedRole(options_, column.name).has_value();
        import_.file.columns.push_back(std::move(column));
    }
    show(columns_.arrival, Role::arrival);
    show(columns_.due, Role::due);
    show(columns_.start, Role::start);
    for (const std::size_t end : columns_.ends)
        show(end, Role::end);
    show(columns_.service, Role::service);
    show(columns_.jobClass, Role::jobClass);
    show(columns_.queue, Role::queue);
}

void JobLogReading::askForArrival()
{
    std::string names;
    std::string times = table_.names.front();
    for (std::size_t i = table_.width(); i-- > 0;) {
        names = table_.names[i] + (names.empty() ? "" : ", ") + names;
        if (table_.isTime(i))
            times = table_.names[i];
    }
    import_.questions.push_back(
        {ErrorCode::missing,
         {table_.path},
         message(AFFLUX_TR("Message", "No column tells when the jobs arrived; the columns are: %1"),
                 names),
         message(AFFLUX_TR("Message", "Name it, for example --map arrival=%1."), times)});
}

void JobLogReading::noteColumns()
{
    converters_.resize(table_.width());
    std::vector<std::size_t> times;
    for (const auto& column : {columns_.arrival, columns_.due, columns_.start})
        if (column)
            times.push_back(*column);
    times.insert(times.end(), columns_.ends.begin(), columns_.ends.end());
    bool relative = false;
    bool zoneSaid = false;
    for (const std::size_t column : times) {
        noteReading(table_, column, import_, !zoneSaid);
        zoneSaid = zoneSaid || (table_.is(column, Kind::time) && table_.reading(column).needsZone);
        converters_[column].emplace(table_.reading(column), table_.clock);
        relative = relative || table_.is(column, Kind::number);
        ImportColumn& shown = import_.file.columns[column];
        Instant example;
        TimeConverter once(table_.reading(column), table_.clock);
        if (once.convert(shown.example, example) == Outcome::ok)
            shown.exampleRead = isoShort(example);
        if (table_.is(column, Kind::number))
            shown.reading = message(AFFLUX_TR("Message", "Time, seconds from the start"));
    }
    if (relative) {
        const Message assumed =
            message(AFFLUX_TR("Message", "Times of the jobs are read as seconds from a start that "
                                         "the file does not tell; they are shown as 1970"));
        import_.assumptions.push_back(assumed);
        import_.issues.push_back({"assumed-start",
                                  Severity::note,
                                  {table_.path, 0, 0, table_.names[*columns_.arrival]},
                                  assumed});
    }
    if (!columns_.service)
        return;
    ImportColumn& service = import_.file.columns[*columns_.service];
    service.unit = "s";
    const std::string unit = mappedUnit(options_, service.name).value_or(unitInName(service.name));
    const double factor = secondsPer(unit).value_or(1);
    if (factor == 1 || table_.reading(*columns_.service).quantity != Quantity::plain)
        return;
    (factor < 1 ? serviceDivisor_ : serviceFactor_) = factor < 1 ? std::round(1 / factor) : factor;
    import_.assumptions.push_back(message(
        AFFLUX_TR("Message", "“%1” is in %2 and was turned into seconds"), service.name, unit));
}

bool JobLogReading::readRows(const Pace& pace)
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
        readJob(row);
    }
    return true;
}

/// @p notBefore tells the two halves of a repeated hour apart.
std::optional<Instant> JobLogReading::readTime(const Row& row, std::optional<std::size_t> column,
                                               std::optional<Instant> notBefore)
{
    if (!column)
        return std::nullopt;
    TimeConverter& converter = *converters_[*column];
    if (notBefore)
        converter.follow(*notBefore);
    const std::string_view cell = cellAt(row, *column);
    Instant time;
    const Outcome outcome = converter.convert(cell, time);
    findings_[*column].note(outcome, cell, row.line);
    if (outcome != Outcome::ok && outcome != Outcome::ambiguous)
        return std::nullopt;
    return time;
}

std::optional<Instant> JobLogReading::readEnd(const Row& row, std::optional<Instant> notBefore)
{
    for (const std::size_t column : columns_.ends)
        if (const auto end = readTime(row, column, notBefore))
            return end;
    return std::nullopt;
}

std::optional<Seconds> JobLogReading::readService(const Row& row)
{
    if (!columns_.service)
        return std::nullopt;
    const std::string_view cell = cellAt(row, columns_.service);
    ParsedNumber number;
    const Outcome outcome = convertNumber(table_.reading(*columns_.service), cell, number);
    findings_[*columns_.service].note(outcome, cell, row.line);
    if (outcome != Outcome::ok || number.value < 0) // -1 is how many logs write "unknown"
        return std::nullopt;
    return Seconds(number.value / serviceDivisor_ * serviceFactor_);
}

void JobLogReading::readJob(const Row& row)
{
    const auto created = readTime(row, columns_.arrival);
    const auto due = readTime(row, columns_.due, created);
    if (!created && !due) {
        withoutArrival_.add(row.line);
        return;
    }
    JobRecord job;
    job.arrival =
        created && due ? std::max(*created, *due) : created.value_or(due.value_or(Instant()));
    job.start = readTime(row, columns_.start, job.arrival);
    job.end = readEnd(row, job.start ? job.start : job.arrival);
    job.service = readService(row);
    job.jobClass = cellAt(row, columns_.jobClass);
    noteClass(job.jobClass, row.line);
    job.queue = cellAt(row, columns_.queue);
    checkOrder(job, row.line);
    if (job.start && job.end)
        job.service = Seconds(*job.end - *job.start);
    else if (job.start && job.service)
        job.end = *job.start + std::chrono::round<std::chrono::microseconds>(*job.service);
    if (!job.end && !job.service)
        unfinished_.add(row.line);
    import_.jobs.push_back(std::move(job));
}

void JobLogReading::noteClass(const std::string& jobClass, int line)
{
    if (jobClassOf(jobClass))
        classed_ = true;
    else if (!jobClass.empty())
        unknownClass_.add(line);
}

void JobLogReading::checkOrder(JobRecord& job, int line)
{
    if (job.start && *job.start < job.arrival)
        startBeforeArrival_.add(line);
    const Instant begun = job.start.value_or(job.arrival);
    if (job.end && *job.end < begun) {
        endBeforeStart_.add(line);
        job.end.reset();
    }
}

void JobLogReading::report()
{
    for (std::size_t i = 0; i < findings_.size(); ++i) {
        findings_[i].tookSecond = converters_[i] && converters_[i]->tookSecond();
        findings_[i].report(table_, i, import_.issues);
    }
    const auto add = [this](const char* kind, Severity severity, const LineList& lines,
                            std::string_view text) {
        if (lines.count() > 0)
            import_.issues.push_back({kind,
                                      severity,
                                      {table_.path, lines.first()},
                                      countedMessage(text, lines.count(), lines.text())});
    };
    add("no-arrival", Severity::warning, withoutArrival_,
        AFFLUX_TR_N("Message", "%n job(s) have no arrival time and were left out (lines %1)"));
    add("bad-order", Severity::warning, endBeforeStart_,
        AFFLUX_TR_N("Message",
                    "%n job(s) end before they start; their end was left out (lines %1)"));
    add("bad-order", Severity::note, startBeforeArrival_,
        AFFLUX_TR_N("Message",
                    "%n job(s) start before they arrive: clocks that differ? (lines %1)"));
    if (classed_)
        add("unknown-class", Severity::warning, unknownClass_,
            AFFLUX_TR_N("Message", "%n job(s) have a class other than critical, high, normal, low "
                                   "or 0 to 3; they count as normal (lines %1)"));
    if (columns_.tellsService())
        add("unfinished", Severity::note, unfinished_,
            AFFLUX_TR_N("Message", "%n job(s) have no end: still waiting or running; they are "
                                   "counted, no end is made up (lines %1)"));
    else
        import_.issues.push_back(
            {"arrivals-only",
             Severity::note,
             {table_.path},
             message(AFFLUX_TR("Message", "The log tells when jobs arrived and nothing more")),
             message(AFFLUX_TR("Message", "Enter the service time."))});
    if (!columns_.start && !columns_.service && !columns_.ends.empty())
        import_.issues.push_back(
            {"sojourn-only",
             Severity::warning,
             {table_.path},
             message(AFFLUX_TR("Message", "The log tells when jobs arrived and ended but not when "
                                          "they started: service times cannot be told from it")),
             message(AFFLUX_TR(
                 "Message",
                 "Enter the service time, or estimate it from arrival to end in quiet periods."))});
}

Message label()
{
    return message(AFFLUX_TR("Message", "CSV: one row a job"));
}

Recognition recognise(const SourceText& source, const ImportOptions& options)
{
    const auto table = tableHead(source, options);
    if (!table || table->width() < 2)
        return {};
    const JobColumns columns = findColumns(*table, options);
    if (!columns.arrival)
        return {};
    const std::string& arrival = table->names[*columns.arrival];
    if (columns.arrivalByUser)
        return {95,
                message(AFFLUX_TR("Message", "you named “%1” as the arrival of jobs"), arrival)};
    // A measurement has a timestamp and may well have a duration; a job has more than that.
    const bool measured =
        normalisedName(arrival) == "timestamp" && !columns.start && columns.ends.empty();
    if (measured || !columns.tellsService())
        return {};
    const std::size_t other = columns.start          ? *columns.start
                              : columns.ends.empty() ? *columns.service
                                                     : columns.ends.front();
    return {80, message(AFFLUX_TR("Message", "a row a job: arrival in “%1”, and “%2”"), arrival,
                        table->names[other])};
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
    return JobLogReading(*table, options).read(pace);
}

} // namespace

Reader jobLogReader()
{
    return {"job-log", label, recognise, read};
}

} // namespace afflux
