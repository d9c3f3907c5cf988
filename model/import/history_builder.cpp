// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/history_builder.h"

#include "model/import/findings.h"
#include "model/import/instant_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace afflux {

namespace {

using namespace std::chrono_literals;

std::string fileName(const std::string& path)
{
    const std::size_t slash = path.find_last_of('/');
    return path.substr(slash == std::string::npos ? 0 : slash + 1);
}

/// One series on its way: the points of every file that holds a part of it.
struct Part
{
    std::string file;
    RawSeries* series = nullptr;
};

struct Merged
{
    std::vector<Part> parts;
    [[nodiscard]] const RawSeries& front() const { return *parts.front().series; }
};

void reportOrder(const Part& part, std::vector<Issue>& issues)
{
    const std::vector<RawPoint>& points = part.series->points;
    if (part.series->unordered || std::ranges::is_sorted(points, {}, &RawPoint::time) ||
        std::ranges::is_sorted(points, std::ranges::greater{}, &RawPoint::time))
        return;
    std::size_t falls = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        falls += points[i].time < points[i - 1].time;
    const bool newestFirst = falls * 2 > points.size();
    LineList late;
    Instant edge = points.front().time;
    for (const RawPoint& point : points) {
        if (newestFirst ? point.time > edge : point.time < edge)
            late.add(point.line);
        else
            edge = point.time;
    }
    issues.push_back(
        {"out-of-order",
         Severity::note,
         {part.file, late.first()},
         countedMessage(AFFLUX_TR_N("Message", "“%1”: %n row(s) out of order were sorted in (%2)"),
                        late.count(), part.series->name, late.text())});
}

/// The hour that a spring change skips, by the rules of where most exports come from.
std::string clockChangeAt(Instant time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date(day);
    if (weekday(day) != Sunday || date.month() != March)
        return {};
    if (unsigned(date.day()) >= 8 && unsigned(date.day()) <= 14)
        return "US";
    return unsigned(date.day()) >= 25 ? "EU" : "";
}

/// Rows that share one time after about an hour without rows, or on a day when clocks change: an
/// exporter squeezed the hour that local time skipped into one stamp.
bool isFlattened(const std::vector<RawPoint>& points, std::size_t first, std::size_t count)
{
    if (count < 3 || first == 0 || points[first].time.time_since_epoch() % 1h != 0us)
        return false;
    const auto hole = points[first].time - points[first - 1].time;
    return (hole >= 30min && hole <= 150min) ||
           (count >= 6 && !clockChangeAt(points[first].time).empty());
}

void reportFlattened(const Part& part, std::size_t first, std::size_t count,
                     std::vector<Issue>& issues)
{
    const RawPoint& point = part.series->points[first];
    const std::string change = clockChangeAt(point.time);
    const std::string_view text =
        change.empty()
            ? AFFLUX_TR_N("Message",
                          "“%1”: %n row(s) share the time %2: it looks as if an hour was "
                          "squeezed into one time; the last row counts")
            : AFFLUX_TR_N("Message",
                          "“%1”: %n row(s) share the time %2 (%3 daylight-saving change): "
                          "an hour was squeezed into one time; the last row counts");
    issues.push_back(
        {"flattened-hour",
         Severity::warning,
         {part.file, point.line},
         countedMessage(text, static_cast<std::int64_t>(count), part.series->name,
                        isoShort(point.time), change),
         message(AFFLUX_TR("Message", "Export again in UTC to get the lost hour back."))});
}

/// Sorts the points of one file and keeps the last of those that share a time.
void sortAndThin(const Part& part, std::vector<Issue>& issues)
{
    std::vector<RawPoint>& points = part.series->points;
    std::ranges::stable_sort(points, {}, &RawPoint::time);
    LineList repeated;
    bool differing = false;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < points.size();) {
        std::size_t next = i + 1;
        while (next < points.size() && points[next].time == points[i].time)
            ++next;
        // Equal times keep the order of the file (stable), so "last" is the last one written.
        if (isFlattened(points, i, next - i)) {
            reportFlattened(part, i, next - i, issues);
        } else {
            for (std::size_t k = i + 1; k < next; ++k) {
                repeated.add(points[k].line);
                differing = differing || points[k].value != points[i].value;
            }
        }
        points[kept++] = points[next - 1];
        i = next;
    }
    points.resize(kept);
    if (repeated.count() == 0)
        return;
    issues.push_back(
        {"duplicate",
         differing ? Severity::warning : Severity::note,
         {part.file, repeated.first()},
         countedMessage(AFFLUX_TR_N("Message", "“%1”: %n duplicate(s), rows whose time was already "
                                               "there; the last one counts (%2)"),
                        repeated.count(), part.series->name, repeated.text()),
         part.series->assumedOffset
             ? message(AFFLUX_TR("Message", "Times that come twice are usual where clocks go back: "
                                            "are these local times? Then name their zone."))
             : Message()});
}

/// Lays the files of one series over each other; where they overlap the later file counts.
std::vector<RawPoint> overlay(const Merged& merged, std::vector<Issue>& issues)
{
    std::vector<RawPoint> all = std::move(merged.parts.front().series->points);
    for (std::size_t i = 1; i < merged.parts.size(); ++i) {
        const Part& part = merged.parts[i];
        const std::vector<RawPoint>& more = part.series->points;
        std::vector<RawPoint> both;
        both.reserve(all.size() + more.size());
        std::ranges::merge(all, more, std::back_inserter(both), {}, &RawPoint::time,
                           &RawPoint::time);
        std::int64_t same = 0;
        std::int64_t differing = 0;
        std::size_t kept = 0;
        for (const RawPoint& point : both) {
            if (kept > 0 && both[kept - 1].time == point.time) {
                ++(both[kept - 1].value == point.value ? same : differing);
                --kept;
            }
            both[kept++] = point;
        }
        both.resize(kept);
        all = std::move(both);
        if (same + differing > 0)
            issues.push_back(
                {"overlap",
                 differing > 0 ? Severity::warning : Severity::note,
                 {part.file},
                 countedMessage(AFFLUX_TR_N("Message",
                                            "“%1”: %n point(s) were already read from another file "
                                            "(%2 with another value); this file counts"),
                                same + differing, part.series->name, differing)});
    }
    return all;
}

/// "after 2014-04-10T11:29:00Z (1), ...": the first few holes.
std::string gapPlaces(const std::vector<RawPoint>& points, Seconds step, int& firstLine)
{
    constexpr int most = 8;
    std::string places;
    int found = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Seconds distance = points[i].time - points[i - 1].time;
        const auto bins = std::llround(distance.count() / step.count());
        if (bins < 2)
            continue;
        if (++found == 1)
            firstLine = points[i].line;
        if (found > most)
            return places + " …";
        places += (found == 1 ? "" : ", ") + isoShort(points[i - 1].time) + " (" +
                  std::to_string(bins - 1) + ')';
    }
    return places;
}

/// Times without a zone that jump exactly over the hour which clocks skip: where those clocks are.
std::string skippedHour(const RawSeries& raw, const std::vector<RawPoint>& points)
{
    if (!raw.assumedOffset)
        return {};
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto hole = points[i].time - points[i - 1].time;
        const Instant shown = points[i].time + *raw.assumedOffset;
        const auto clock = shown - std::chrono::floor<std::chrono::days>(shown);
        const bool overTwo = clock >= 3h && clock < 4h && clock - hole < 2h;
        if (overTwo && hole > 1h && hole <= 2h && !clockChangeAt(shown).empty())
            return clockChangeAt(shown);
    }
    return {};
}

/// An offset from the file's name holds on one side of a change of clocks only.
void askForZone(const RawSeries& raw, const std::vector<RawPoint>& points, const std::string& file,
                std::vector<Error>& questions)
{
    if (raw.assumedOffset.value_or(0s) == 0s)
        return;
    const std::string change = skippedHour(raw, points);
    if (change.empty())
        return;
    questions.push_back(
        {ErrorCode::undecided,
         {file},
         message(AFFLUX_TR("Message", "The times jump over the hour that %1 clocks skip: the "
                                      "offset in the file's name holds on one side of it only"),
                 change),
         message(AFFLUX_TR(
             "Message", "Name the zone they are written in, for example --zone Europe/Paris."))});
}

void reportGaps(const MetricSeries& series, const RawSeries& raw,
                const std::vector<RawPoint>& points, const std::string& file,
                std::vector<Issue>& issues)
{
    if (series.step.count() == 0 && points.size() > 2)
        issues.push_back(
            {"irregular",
             Severity::note,
             {file},
             message(AFFLUX_TR("Message",
                               "“%1”: the points come without a rhythm, so gaps cannot be told"),
                     series.name)});
    if (series.missing == 0 || series.step.count() <= 0)
        return;
    int line = 0;
    const std::string places = gapPlaces(points, series.step, line);
    const std::string change = skippedHour(raw, points);
    const bool counts = series.kind == SeriesKind::count;
    issues.push_back(
        {"gap",
         Severity::warning,
         {file, line},
         countedMessage(
             counts
                 ? AFFLUX_TR_N("Message", "“%1”: %n bin(s) of %2 are missing, after: %3. Missing "
                                          "is not zero: no count is made up")
                 : AFFLUX_TR_N("Message",
                               "“%1”: %n bin(s) of %2 are missing, after: %3. The gaps are kept"),
             series.missing, series.name, series.step, places),
         change.empty()
             ? raw.gapRemedy
             : message(AFFLUX_TR("Message", "One gap is the hour that %1 clocks skip: are these "
                                            "local times? Then name their zone."),
                       change)});
}

void reportResets(const MetricSeries& series, const std::string& file, std::vector<Issue>& issues)
{
    if (series.kind != SeriesKind::counter)
        return;
    std::int64_t resets = 0;
    Instant first;
    for (std::size_t i = 1; i < series.samples.size(); ++i)
        if (series.samples[i].value < series.samples[i - 1].value && resets++ == 0)
            first = series.samples[i].time;
    if (resets > 0)
        issues.push_back(
            {"counter-reset",
             Severity::note,
             {file},
             countedMessage(AFFLUX_TR_N("Message",
                                        "“%1”: the counter was reset %n time(s), first at "
                                        "%2; counting goes on from zero there"),
                            resets, series.name, isoShort(first))});
}

MetricSeries finish(const Merged& merged, Import& import)
{
    std::vector<Issue>& issues = import.issues;
    for (const Part& part : merged.parts) {
        reportOrder(part, issues);
        sortAndThin(part, issues);
    }
    const RawSeries& raw = merged.front();
    MetricSeries series;
    series.name = raw.name;
    series.role = raw.role;
    series.kind = raw.kind;
    series.unit = raw.unit;
    const std::vector<RawPoint> points = overlay(merged, issues);
    series.samples.reserve(points.size());
    for (const RawPoint& point : points)
        series.samples.push_back({point.time, point.value});
    describeSpacing(series);
    const std::string file = merged.parts.size() == 1 ? merged.parts.front().file : std::string();
    reportGaps(series, raw, points, file, issues);
    if (import.questions.empty())
        askForZone(raw, points, file, import.questions);
    reportResets(series, file, issues);
    return series;
}

std::vector<Merged> group(std::vector<FileImport>& files)
{
    std::vector<Merged> groups;
    std::map<std::string, std::size_t> index;
    for (FileImport& file : files) {
        for (RawSeries& series : file.series) {
            const std::string key = series.key.empty() ? "name:" + series.name : series.key;
            const auto [place, isNew] = index.try_emplace(key, groups.size());
            if (isNew)
                groups.emplace_back();
            groups[place->second].parts.push_back({file.file.path, &series});
        }
    }
    return groups;
}

void addJobs(std::vector<FileImport>& files, Import& import)
{
    std::vector<JobRecord>& jobs = import.history.jobs;
    for (FileImport& file : files) {
        jobs.insert(jobs.end(), std::make_move_iterator(file.jobs.begin()),
                    std::make_move_iterator(file.jobs.end()));
        file.jobs.clear();
    }
    std::ranges::stable_sort(jobs, {}, &JobRecord::arrival);
}

/// Pages whose last one is here are complete: their warnings become notes.
void settlePages(std::vector<FileImport>& files)
{
    const auto endsHere = [&files](const FileImport& page) {
        return std::ranges::any_of(files, [&page](const FileImport& other) {
            return !other.morePages &&
                   std::ranges::any_of(other.series, [&page](const RawSeries& series) {
                       return std::ranges::find(page.series, series.key, &RawSeries::key) !=
                              page.series.end();
                   });
        });
    };
    for (FileImport& file : files) {
        if (!file.morePages || !endsHere(file))
            continue;
        for (Issue& issue : file.issues)
            if (issue.kind == "next-page" || issue.kind == "partial-data")
                issue.severity = Severity::note;
    }
}

/// "value" of two files: the later ones get their file's name.
void makeNamesUnique(std::vector<MetricSeries>& series, const std::vector<std::string>& files)
{
    std::set<std::string> taken;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const std::string base = series[i].name;
        if (taken.contains(base))
            series[i].name = base + " (" + fileName(files[i]) + ')';
        for (int copy = 2; !taken.insert(series[i].name).second; ++copy)
            series[i].name = base + ' ' + std::to_string(copy);
    }
}

/// A role is held by one series; a later guess of the same role gives way.
void settleRoles(History& history, Import& import)
{
    std::map<Role, std::string> holders;
    for (MetricSeries& series : history.series) {
        if (series.role == Role::none)
            continue;
        const auto [holder, isNew] = holders.try_emplace(series.role, series.name);
        if (isNew)
            continue;
        import.issues.push_back(
            {"role-taken",
             Severity::note,
             {},
             message(AFFLUX_TR("Message", "“%1” could be %2 too; “%3” is used"), series.name,
                     std::string(word(series.role)), holder->second),
             message(AFFLUX_TR("Message", "Map it yourself where that is wrong: --map %1=%2."),
                     std::string(word(series.role)), series.name)});
        for (ImportedFile& file : import.files)
            for (ImportColumn& column : file.columns)
                if (column.name == series.name && !column.roleByUser)
                    column.role = Role::none;
        series.role = Role::none;
    }
}

void askForRoles(const History& history, Import& import)
{
    const bool told = std::ranges::any_of(
        history.series, [](const MetricSeries& s) { return s.role != Role::none; });
    if (told || history.series.empty() || !history.jobs.empty())
        return;
    std::string names;
    for (const MetricSeries& series : history.series)
        names += (names.empty() ? "“" : ", “") + series.name + "”";
    std::string mappable = history.series.front().name;
    std::string columns;
    for (const ImportedFile& file : import.files)
        for (const ImportColumn& column : file.columns) {
            columns += (columns.empty() ? "" : ", ") + column.name;
            if (column.role == Role::none && column.kind == history.series.front().kind &&
                !column.exampleRead.empty())
                mappable = column.name;
        }
    import.questions.push_back(
        {ErrorCode::undecided,
         {import.files.front().path},
         message(AFFLUX_TR("Message", "What the columns mean cannot be told from their names: %1"),
                 columns.empty() ? names : columns),
         message(AFFLUX_TR("Message",
                           "Say it, for example --map arrivals=%1 (or completions, depth, "
                           "in-flight, oldest-age, workers, service-time, utilisation)."),
                 mappable)});
}

std::string joinedNames(const std::vector<ImportedFile>& files)
{
    std::string names;
    for (const ImportedFile& file : files) {
        if (file.format.empty())
            continue;
        names += (names.empty() ? "" : ", ") + fileName(file.path);
    }
    return names;
}

template <typename T>
void append(std::vector<T>& all, std::vector<T>& more)
{
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

} // namespace

void buildHistory(std::vector<FileImport>& files, Import& import)
{
    History& history = import.history;
    std::vector<ImportedFile> read;
    settlePages(files);
    for (FileImport& file : files) {
        for (const Message& assumption : file.assumptions)
            if (std::ranges::find(import.assumptions, assumption) == import.assumptions.end())
                import.assumptions.push_back(assumption);
        append(import.issues, file.issues);
        append(import.questions, file.questions);
    }
    std::vector<std::string> seriesFiles;
    for (const Merged& merged : group(files)) {
        MetricSeries series = finish(merged, import);
        if (series.samples.empty())
            import.issues.push_back(
                {"no-data",
                 Severity::warning,
                 {merged.parts.front().file},
                 message(AFFLUX_TR("Message", "“%1” has 0 datapoints"), series.name)});
        else
            history.series.push_back(std::move(series));
        if (seriesFiles.size() < history.series.size())
            seriesFiles.push_back(merged.parts.front().file);
    }
    makeNamesUnique(history.series, seriesFiles);
    addJobs(files, import);
    for (FileImport& file : files)
        read.push_back(std::move(file.file));
    import.files.insert(import.files.begin(), std::make_move_iterator(read.begin()),
                        std::make_move_iterator(read.end()));
    import.format = import.files.front().format;
    import.why = import.files.front().why;
    history.source = joinedNames(import.files);
    settleRoles(history, import);
    if (import.questions.empty())
        askForRoles(history, import);
}

} // namespace afflux
