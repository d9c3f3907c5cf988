// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/scenario_history.h"

#include "model/import/import.h"
#include "model/import/scenario_keys.h"

#include <QDir>

#include <algorithm>

namespace afflux {

namespace {

std::string resolved(const std::string& path, const std::string& folder)
{
    if (folder == ".")
        return path; // errors name it as it was written
    return QDir(QString::fromStdString(folder))
        .filePath(QString::fromStdString(path))
        .toStdString();
}

/// What the simulator does with jobs of unknown service time.
void sayWhatJobsLack(const std::vector<RecordedJob>& jobs, const std::string& path,
                     std::vector<Issue>& issues)
{
    const auto unknown =
        std::ranges::count_if(jobs, [](const RecordedJob& job) { return job.service < 0; });
    if (unknown > 0)
        issues.push_back(
            {"no-service",
             Severity::note,
             {.file = path},
             countedMessage(AFFLUX_TR_N("Message", "%n job(s) have no service time; theirs are "
                                                   "drawn"),
                            unknown)});
}

/// A bare job list knows its service times; the distribution only serves jobs without one.
Result<LoadedScenario> loadJobs(LoadedScenario loaded, const ScenarioFile& file,
                                const std::string& folder)
{
    Result<RecordedArrivals> arrivals =
        readJobList(resolved(file.history->jobs, folder), loaded.issues);
    if (!arrivals)
        return failure(arrivals.error());
    sayWhatJobsLack(*arrivals->jobs, file.history->jobs, loaded.issues);
    arrivals->origin = parseInstant(file.history->start).value_or(Instant{});
    if (!file.serviceGiven) {
        auto seconds = std::make_shared<std::vector<double>>();
        for (const RecordedJob& job : *arrivals->jobs)
            if (job.service >= 0)
                seconds->push_back(job.service);
        if (!seconds->empty())
            loaded.scenario.workload.service = EmpiricalService{std::move(seconds)};
    }
    loaded.scenario.workload.arrivals = std::move(*arrivals);
    return loaded;
}

ImportOptions optionsOf(const HistoryReference& history)
{
    ImportOptions options;
    options.format = history.format;
    options.zone = history.zone;
    for (const auto& [role, column] : history.map)
        if (const auto known = roleFromWord(role))
            options.roles[column] = *known;
    return options;
}

Result<LoadedScenario> load(const ScenarioFile& file, const std::string& folder,
                            std::stop_token stop)
{
    LoadedScenario loaded;
    loaded.scenario = file.scenario;
    if (!file.history) {
        if (!file.arrivalsGiven)
            loaded.assumptions.push_back(
                message(AFFLUX_TR("Message", "Neither a history nor workload.arrivals is given: "
                                             "arrivals at %1/s for %2 are assumed."),
                        PoissonArrivals{}.perSecond, PoissonArrivals{}.duration));
        return loaded;
    }
    if (!file.history->jobs.empty())
        return loadJobs(std::move(loaded), file, folder);

    std::vector<std::string> paths;
    for (const std::string& path : file.history->files)
        paths.push_back(resolved(path, folder));
    Result<Import> import = importFiles(paths, optionsOf(*file.history), std::move(stop));
    if (!import)
        return failure(import.error());
    Result<WorkloadFit> fit = fitWorkload(import->history);
    if (!fit)
        return failure(fit.error());

    loaded.scenario.workload.arrivals = std::move(fit->arrivals);
    if (fit->service && !file.serviceGiven)
        loaded.scenario.workload.service = std::move(*fit->service);
    loaded.assumptions = std::move(import->assumptions);
    loaded.assumptions.insert(loaded.assumptions.end(), fit->assumptions.begin(),
                              fit->assumptions.end());
    loaded.issues = std::move(import->issues);
    loaded.issues.insert(loaded.issues.end(), fit->issues.begin(), fit->issues.end());
    loaded.history = std::make_shared<const History>(std::move(import->history));
    return loaded;
}

} // namespace

Result<LoadedScenario> loadScenario(const ScenarioFile& file, const std::string& folder,
                                    std::stop_token stop)
{
    Result<LoadedScenario> loaded = load(file, folder, std::move(stop));
    if (!loaded)
        return loaded;
    if (const Result<void> placed = placeDates(loaded->scenario, file.dates); !placed)
        return failure(placed.error());
    return loaded;
}

} // namespace afflux
