// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/project_import.h"

#include "model/planning/starter_plans.h"
#include "model/project/edit.h"
#include "model/project/project_store.h"
#include "model/workload/fit.h"

#include <QFileInfo>

#include <algorithm>

namespace afflux::cli {

namespace {

std::string nameFrom(const std::string& source)
{
    const std::string name =
        QFileInfo(QString::fromStdString(source)).completeBaseName().toStdString();
    return name.empty() ? "queue" : name;
}

/// The jobs of one queue, where the log tells queues apart and knows this one.
History ofQueue(History history, const std::string& queue)
{
    const auto belongs = [&queue](const JobRecord& job) { return job.queue == queue; };
    if (std::ranges::any_of(history.jobs, belongs))
        std::erase_if(history.jobs, [belongs](const JobRecord& job) { return !belongs(job); });
    return history;
}

Result<Project> openOrNew(const std::string& path, std::vector<Issue>& issues)
{
    if (!QFileInfo::exists(QString::fromStdString(path)))
        return Project{};
    Result<OpenedProject> opened = openProject(path);
    if (!opened)
        return failure(opened.error());
    issues = std::move(opened->issues);
    return std::move(opened->project);
}

Queue newQueue(const std::string& name, const Workload& workload,
               const std::shared_ptr<const History>& history, const Speech& speech)
{
    Queue queue;
    queue.name = name;
    queue.workload = workload;
    queue.history = history;
    for (StarterPlan& starter : starterPlans(workload, queue.objective)) {
        starter.plan.name = freeName(say(starter.name, speech).toStdString(), queue.plans);
        queue.plans.push_back(std::move(starter.plan));
    }
    return queue;
}

/// The edit that brings the workload into the project.
Edit editFor(const Project& project, const std::string& name, const WorkloadFit& fit,
             const std::shared_ptr<const History>& history, const Speech& speech)
{
    const auto found = std::ranges::find(project.queues, name, &Queue::name);
    Workload workload = found == project.queues.end() ? Workload{} : found->workload;
    workload.arrivals = fit.arrivals;
    workload.service = fit.service.value_or(workload.service);
    if (found == project.queues.end())
        return InsertQueue{project.queues.size(), newQueue(name, workload, history, speech)};
    const auto index = static_cast<std::size_t>(found - project.queues.begin());
    return SetWorkload{index, std::move(workload), history};
}

Message assumedService(const Workload& workload)
{
    return message(
        AFFLUX_TR("Message",
                  "The history tells no service times: a mean of %1 is assumed. Set it in "
                  "Afflux or in a scenario file."),
        meanOf(workload.service));
}

} // namespace

Result<ProjectImport> importIntoProject(const History& history, const std::string& queue,
                                        const std::string& path, const Speech& speech)
{
    ProjectImport imported;
    imported.queue = queue.empty() ? nameFrom(history.source) : queue;
    Result<Project> project = openOrNew(path, imported.issues);
    if (!project)
        return failure(project.error());

    const auto own = std::make_shared<const History>(ofQueue(history, imported.queue));
    const Result<WorkloadFit> fit = fitWorkload(*own);
    if (!fit)
        return failure(fit.error());
    imported.assumptions = fit->assumptions;
    imported.issues.insert(imported.issues.end(), fit->issues.begin(), fit->issues.end());

    const Edit edit = editFor(*project, imported.queue, *fit, own, speech);
    if (const auto* inserted = std::get_if<InsertQueue>(&edit); inserted && !fit->service)
        imported.assumptions.push_back(assumedService(inserted->queue.workload));
    if (project->zone.empty())
        project->zone = own->zone;
    if (const auto done = applyEdit(*project, edit); !done)
        return failure(done.error());
    if (const auto saved = saveProject(*project, path); !saved)
        return failure(saved.error());
    return imported;
}

} // namespace afflux::cli
