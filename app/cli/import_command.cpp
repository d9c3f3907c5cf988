// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/column_roles.h"
#include "app/cli/command.h"
#include "app/cli/project_import.h"
#include "app/cli/text_table.h"
#include "model/import/import.h"
#include "model/import/import_json.h"
#include "model/import/instant_text.h"
#include "model/import/points_writer.h"

#include <array>
#include <ostream>

using namespace Qt::StringLiterals;

namespace afflux::cli {

namespace {

constexpr std::array<Option, 8> options{{
    {"format", Takes::one, "F",
     AFFLUX_TR("Message", "The format, if it is not recognised by content.")},
    {"zone", Takes::one, "Z", AFFLUX_TR("Message", "The zone of times without an offset; UTC.")},
    {"map", Takes::several, "ROLE=COLUMN",
     AFFLUX_TR("Message", "What a column means, if it is not recognised.")},
    {"dates", Takes::one, "ORDER",
     AFFLUX_TR("Message", "03/09/2018 is day-first or month-first, if nothing tells.")},
    {"queue", Takes::one, "NAME",
     AFFLUX_TR("Message", "The queue's name in the project; the file's name.")},
    {"into", Takes::one, "PROJECT",
     AFFLUX_TR("Message", "Puts the history into a project, made if need be.")},
    {"json", Takes::nothing, "", AFFLUX_TR("Message", "Prints one JSON object.")},
    {"points", Takes::one, "P.csv",
     AFFLUX_TR("Message", "Writes what was read, nothing resampled.")},
}};

struct ImportArguments
{
    std::vector<std::string> files;
    ImportOptions options;
    std::string queue;
    std::string into;
    bool json = false;
    std::string points;
};

Result<ImportArguments> parse(const Arguments& arguments)
{
    ImportArguments parsed;
    parsed.files = arguments.positional();
    if (parsed.files.empty())
        return failure(ErrorCode::missing, {}, message(AFFLUX_TR("Message", "no file is named")),
                       message(AFFLUX_TR("Message", "Name one or more files to import.")));
    parsed.options.format = arguments.value("format");
    parsed.options.zone = arguments.value("zone");
    const auto roles = columnRoles(arguments);
    if (!roles)
        return failure(roles.error());
    for (const auto& [role, column] : *roles)
        parsed.options.roles[column] = *roleFromWord(role);
    const std::string dates = arguments.value("dates");
    if (!dates.empty() && dates != "day-first" && dates != "month-first")
        return failure(ErrorCode::badValue, {{}, 0, 0, "--dates"},
                       message(AFFLUX_TR("Message", "“%1” is no order of dates"), dates),
                       message(AFFLUX_TR("Message", "Say day-first or month-first.")));
    if (!dates.empty())
        parsed.options.dayOrder = dates == "day-first" ? DayOrder::dayFirst : DayOrder::monthFirst;
    parsed.queue = arguments.value("queue");
    parsed.into = arguments.value("into");
    parsed.json = arguments.has("json");
    parsed.points = arguments.value("points");
    return parsed;
}

QString minutes(Instant time)
{
    return QString::fromStdString(isoShort(time));
}

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

void sayHistory(const History& history, const Context& context)
{
    const auto heading = [&context](const Message& words) { return say(words, context.speech); };
    std::vector<QStringList> rows;
    for (const MetricSeries& series : history.series) {
        if (rows.empty())
            rows.push_back({heading(message(AFFLUX_TR("Message", "series"))),
                            heading(message(AFFLUX_TR("Message", "means"))),
                            heading(message(AFFLUX_TR("Message", "points"))),
                            heading(message(AFFLUX_TR("Message", "from"))),
                            heading(message(AFFLUX_TR("Message", "to"))),
                            heading(message(AFFLUX_TR("Message", "every"))),
                            heading(message(AFFLUX_TR("Message", "missing")))});
        const bool empty = series.samples.empty();
        rows.push_back({text(series.name), text(word(series.role)),
                        sayNumber(static_cast<double>(series.samples.size()), context.speech),
                        empty ? QString() : minutes(series.samples.front().time),
                        empty ? QString() : minutes(series.samples.back().time),
                        sayDuration(series.step, context.speech),
                        sayNumber(static_cast<double>(series.missing), context.speech)});
    }
    context.out << alignedTable(rows);
    if (!history.jobs.empty())
        context.out << said(countedMessage(AFFLUX_TR_N("Message", "%n job(s), from %1 to %2"),
                                           static_cast<std::int64_t>(history.jobs.size()),
                                           isoShort(history.jobs.front().arrival),
                                           isoShort(history.jobs.back().arrival)),
                            context)
                    << '\n';
}

void sayImport(const Import& import, const Context& context)
{
    context.out << said(message(AFFLUX_TR("Message", "Read as %1: %2"), import.format,
                                said(import.why, context)),
                        context)
                << "\n\n";
    sayHistory(import.history, context);
    if (!import.assumptions.empty() || !import.issues.empty())
        context.out << '\n';
    sayFindings(context.out, import.assumptions, import.issues, context);
}

ExitCode importIt(const ImportArguments& wanted, const Context& context)
{
    const Result<Import> import = importFiles(wanted.files, wanted.options, context.stop);
    if (!import)
        return fail(import.error(), context);
    if (!wanted.points.empty())
        if (const auto written = writeFile(wanted.points, pointsCsv(import->history), context);
            !written)
            return fail(written.error(), context);
    if (wanted.json)
        context.out << importJson(*import);
    else
        sayImport(*import, context);
    if (wanted.into.empty())
        return ExitCode::done;

    const auto imported =
        importIntoProject(import->history, wanted.queue, wanted.into, context.speech);
    if (!imported)
        return fail(imported.error(), context);
    tell(imported->assumptions, imported->issues, context);
    if (!wanted.json)
        context.out << '\n'
                    << said(message(AFFLUX_TR("Message", "Queue “%1” is in %2."), imported->queue,
                                    wanted.into),
                            context)
                    << '\n';
    return ExitCode::done;
}

ExitCode execute(const Arguments& arguments, const Context& context)
{
    const Result<ImportArguments> wanted = parse(arguments);
    return wanted ? importIt(*wanted, context) : fail(wanted.error(), context);
}

} // namespace

const Command importCommand{
    "import",
    "import FILE... [--queue NAME] [--into PROJECT] [OPTION]...",
    AFFLUX_TR("Message", "Reads metric histories and job logs and says what they hold."),
    options,
    execute,
};

} // namespace afflux::cli
