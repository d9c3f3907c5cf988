// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_source.h"

#include "app/cli/column_roles.h"
#include "model/export/export_target.h"
#include "model/import/scenario_history.h"
#include "model/import/scenario_setting.h"
#include "model/project/project_store.h"

#include <QFile>
#include <QFileInfo>

namespace afflux::cli {

namespace {

/// By content, as everywhere: the name of a file proves nothing.
bool isProject(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) && file.read(15) == QByteArray("SQLite format 3");
}

/// The sibling called @p name. Error::missing lists the names there are.
template <typename Named>
Result<std::size_t> findByName(const std::vector<Named>& siblings, const std::string& name,
                               const std::string& option, const std::string& file)
{
    std::string names;
    for (std::size_t i = 0; i < siblings.size(); ++i) {
        if (siblings[i].name == name)
            return i;
        names += (names.empty() ? "" : ", ") + siblings[i].name;
    }
    return failure(ErrorCode::missing, {.file = file, .key = option},
                   message(AFFLUX_TR("Message", "there is no “%1”"), name),
                   message(AFFLUX_TR("Message", "There are: %1."), names));
}

/// The proposal is what one asks about; a queue with nothing but its baseline is asked about that.
std::size_t defaultPlan(const Queue& queue)
{
    for (std::size_t i = 0; i < queue.plans.size(); ++i)
        if (i != queue.baseline)
            return i;
    return queue.baseline;
}

Result<SourcedScenario> fromProject(const ScenarioRequest& request)
{
    Result<OpenedProject> opened = openProject(request.file);
    if (!opened)
        return failure(opened.error());
    const std::vector<Queue>& queues = opened->project.queues;
    if (queues.empty())
        return failure(
            ErrorCode::missing, {.file = request.file},
            message(AFFLUX_TR("Message", "the project has no queue")),
            message(AFFLUX_TR("Message", "Add one with afflux-cli import FILE --into PROJECT.")));
    const Result<std::size_t> at = request.queue.empty()
                                       ? Result<std::size_t>(0)
                                       : findByName(queues, request.queue, "--queue", request.file);
    if (!at)
        return failure(at.error());
    const Queue& queue = queues[*at];
    if (queue.plans.empty())
        return failure(ErrorCode::missing, {.file = request.file},
                       message(AFFLUX_TR("Message", "the queue “%1” has no scenario"), queue.name),
                       message(AFFLUX_TR("Message", "Add a plan to it in Afflux.")));
    const Result<std::size_t> plan =
        request.plan.empty() ? Result<std::size_t>(defaultPlan(queue))
                             : findByName(queue.plans, request.plan, "--scenario", request.file);
    if (!plan)
        return failure(plan.error());

    SourcedScenario sourced;
    sourced.scenario = scenarioOf(queue, *plan);
    if (*plan != queue.baseline)
        sourced.baseline = scenarioOf(queue, queue.baseline);
    sourced.exportSettings = queue.exportSettings;
    sourced.issues = std::move(opened->issues);
    return sourced;
}

Result<SourcedScenario> fromFile(const ScenarioRequest& request, const std::stop_token& stop)
{
    Result<ScenarioFile> file = readScenarioFile(request.file);
    if (!file)
        return failure(file.error());
    SourcedScenario sourced;
    sourced.scenario = file->scenario;
    if (!request.needsArrivals)
        return sourced;

    std::string folder = QFileInfo(QString::fromStdString(request.file)).path().toStdString();
    if (!request.jobs.empty() || !request.history.empty()) {
        HistoryReference given;
        given.files = request.history;
        given.format = request.format;
        given.zone = request.zone;
        given.map = request.map;
        given.jobs = request.jobs;
        file->history = std::move(given);
        folder = "."; // names on the command line are the shell's, not the file's
    }
    Result<LoadedScenario> loaded = loadScenario(*file, folder, stop);
    if (!loaded)
        return failure(loaded.error());
    sourced.scenario = std::move(loaded->scenario);
    sourced.assumptions = std::move(loaded->assumptions);
    sourced.issues = std::move(loaded->issues);
    return sourced;
}

Result<void> applySettings(const ScenarioRequest& request, SourcedScenario& sourced)
{
    for (const std::string& setting : request.settings) {
        const Result<KeyValue> pair = splitKeyValue("set", setting);
        if (!pair)
            return failure(pair.error());
        if (pair->key.starts_with("export.")) {
            if (auto known = checkSettingKey(pair->key); !known)
                return known;
            sourced.exportSettings[pair->key] = pair->value;
            continue;
        }
        if (auto done = setScenarioKey(sourced.scenario, pair->key, pair->value); !done)
            return done;
        // What the queue shares both plans see, or they would not be comparable.
        if (sourced.baseline && !isPlanKey(pair->key) && pair->key != "scenario")
            if (auto done = setScenarioKey(*sourced.baseline, pair->key, pair->value); !done)
                return done;
    }
    return {};
}

} // namespace

Result<ScenarioRequest> scenarioRequest(const Arguments& arguments)
{
    ScenarioRequest request;
    std::vector<std::string> files = arguments.positional();
    if (arguments.has("scenario-file"))
        files.push_back(arguments.value("scenario-file"));
    if (files.empty())
        return failure(ErrorCode::missing, {}, message(AFFLUX_TR("Message", "no file is named")),
                       message(AFFLUX_TR("Message", "Name a project or a scenario file.")));
    if (files.size() > 1)
        return failure(ErrorCode::conflict, {.key = files[1]},
                       message(AFFLUX_TR("Message", "more than one file is named")),
                       message(AFFLUX_TR("Message", "Name one project or one scenario file.")));
    request.file = files.front();
    request.queue = arguments.value("queue");
    request.plan = arguments.value("scenario");
    request.history = arguments.values("history");
    request.format = arguments.value("format");
    request.zone = arguments.value("zone");
    request.jobs = arguments.value("jobs");
    request.settings = arguments.values("set");
    const auto map = columnRoles(arguments);
    if (!map)
        return failure(map.error());
    request.map = *map;
    if (!request.jobs.empty() && !request.history.empty())
        return failure(ErrorCode::conflict, {.key = "--jobs"},
                       message(AFFLUX_TR("Message", "--jobs and --history exclude each other")),
                       message(AFFLUX_TR("Message", "Keep one of them.")));
    return request;
}

Result<SourcedScenario> sourceScenario(const ScenarioRequest& request, const std::stop_token& stop)
{
    const bool project = isProject(request.file);
    const auto misplaced = [&request](const char* option, const Message& remedy) {
        return failure(ErrorCode::conflict, {.file = request.file, .key = option},
                       message(AFFLUX_TR("Message", "the option does not go with this file")),
                       remedy);
    };
    if (project && (!request.history.empty() || !request.jobs.empty()))
        return misplaced(request.jobs.empty() ? "--history" : "--jobs",
                         message(AFFLUX_TR(
                             "Message", "A project has its own history; import another into it.")));
    if (!project && (!request.queue.empty() || !request.plan.empty()))
        return misplaced(
            request.queue.empty() ? "--scenario" : "--queue",
            message(AFFLUX_TR("Message", "A scenario file is one scenario of one queue.")));

    Result<SourcedScenario> sourced = project ? fromProject(request) : fromFile(request, stop);
    if (!sourced)
        return sourced;
    if (const auto set = applySettings(request, *sourced); !set)
        return failure(set.error());
    return sourced;
}

} // namespace afflux::cli
