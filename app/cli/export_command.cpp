// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/scenario_source.h"
#include "app/cli/text_table.h"
#include "model/export/export_target.h"

#include <array>
#include <ostream>

namespace afflux::cli {

namespace {

constexpr std::array<Option, 6> options{{
    {"target", Takes::one, "TARGET",
     AFFLUX_TR("Message", "What to write; --list-targets names them.")},
    {"out", Takes::one, "DIR",
     AFFLUX_TR("Message", "Writes all files there; else the main one is printed.")},
    {"queue", Takes::one, "Q", AFFLUX_TR("Message", "Which queue of the project; the first.")},
    {"scenario", Takes::one, "S",
     AFFLUX_TR("Message", "Which plan of the queue; the first that is not the baseline.")},
    {"set", Takes::several, "export.KEY=VALUE",
     AFFLUX_TR("Message", "Fills in what only you know; other keys change a setting.")},
    {"list-targets", Takes::nothing, "", AFFLUX_TR("Message", "Says what can be written.")},
}};

void listTargets(const Context& context)
{
    for (const ExportTarget& target : exportTargets()) {
        const std::string word(target.word);
        context.out << word << std::string(word.size() < 20 ? 20 - word.size() : 1, ' ')
                    << said(message(target.label), context) << ". "
                    << said(message(target.help), context) << '\n';
    }
}

Result<const ExportTarget*> targetOf(const Arguments& arguments)
{
    const std::string word = arguments.value("target");
    if (word.empty())
        return failure(ErrorCode::missing, {.key = "--target"},
                       message(AFFLUX_TR("Message", "a target is missing")),
                       message(AFFLUX_TR("Message", "--list-targets names them.")));
    const ExportTarget* target = findExportTarget(word);
    if (!target)
        return failure(unknownTarget(word));
    return target;
}

/// Into a folder, or the main document alone to the output.
Result<void> deliver(const ExportedFiles& exported, const std::string& folder,
                     const Context& context)
{
    if (folder.empty()) {
        context.out << exported.files.front().content;
        if (exported.files.size() > 1)
            context.err << said(countedMessage(
                                    AFFLUX_TR_N("Message",
                                                "%n more file(s) belong to it: write them all "
                                                "with --out DIR."),
                                    static_cast<std::int64_t>(exported.files.size()) - 1),
                                context)
                        << '\n';
        return {};
    }
    if (auto written = writeFiles(folder, exported); !written)
        return written;
    for (const ExportedFile& file : exported.files)
        context.out << folder << '/' << file.path << '\n';
    return {};
}

ExitCode exportTo(const ExportTarget& target, const ScenarioRequest& wanted,
                  const std::string& folder, const Context& context)
{
    Result<SourcedScenario> sourced = sourceScenario(wanted, context.stop);
    if (!sourced)
        return fail(sourced.error(), context);
    tell({}, sourced->issues, context);
    const ExportRequest request{std::move(sourced->scenario), std::move(sourced->exportSettings),
                                context.speech};
    const Result<ExportedFiles> exported = exportScenario(target, request);
    if (!exported)
        return fail(exported.error(), context);
    tell(target.cannotExpress(request), {}, context);
    const auto delivered = deliver(*exported, folder, context);
    return delivered ? ExitCode::done : fail(delivered.error(), context);
}

ExitCode execute(const Arguments& arguments, const Context& context)
{
    if (arguments.has("list-targets")) {
        listTargets(context);
        return ExitCode::done;
    }
    const auto target = targetOf(arguments);
    if (!target)
        return fail(target.error(), context);
    Result<ScenarioRequest> wanted = scenarioRequest(arguments);
    if (!wanted)
        return fail(wanted.error(), context);
    return exportTo(**target, *wanted, arguments.value("out"), context);
}

} // namespace

const Command exportCommand{
    "export",
    "export PROJECT|S.yaml --target TARGET [--out DIR] [--set export.key=value]...\n"
    "export --list-targets",
    AFFLUX_TR("Message", "Writes a policy as the files of the system that will run it."),
    options,
    execute,
};

} // namespace afflux::cli
