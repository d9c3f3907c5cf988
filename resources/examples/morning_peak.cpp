// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/examples/morning_peak.h"

#include "model/import/scenario_history.h"

#include <array>

namespace afflux {

namespace {

struct Source
{
    const char* file; ///< in morning-peak/
    const char* plan; ///< what the plan is called
};

/// By queue, the baseline first.
constexpr std::array<Source, 7> sources{{
    {"interactive-fixed.yaml", "Fixed 6 · today"},
    {"interactive-by-age.yaml", "By age, 2 to 20"},
    {"interactive-backlog.yaml", "Backlog 20 per worker"},
    {"standard-fixed.yaml", "Fixed 4 · today"},
    {"standard-by-age.yaml", "By age, 1 to 8"},
    {"bulk-fixed.yaml", "Fixed 2 · today"},
    {"bulk-by-age.yaml", "By age, 1 to 4"},
}};

Queue queueOf(const LoadedScenario& loaded)
{
    Queue queue;
    queue.name = loaded.scenario.queue;
    queue.objective = loaded.scenario.objective;
    queue.workload = loaded.scenario.workload;
    queue.run = loaded.scenario.run;
    queue.history = loaded.history;
    return queue;
}

} // namespace

Result<Project> buildMorningPeak(const std::string& folder)
{
    const std::string inside = folder + "/morning-peak";
    Project project;
    project.zone = "Europe/London";
    for (const Source& source : sources) {
        const Result<ScenarioFile> file = readScenarioFile(inside + '/' + source.file);
        if (!file)
            return failure(file.error());
        Plan plan = file->scenario.plan;
        plan.name = source.plan;
        if (project.queues.empty() || project.queues.back().name != file->scenario.queue) {
            const Result<LoadedScenario> loaded = loadScenario(*file, inside);
            if (!loaded)
                return failure(loaded.error());
            project.queues.push_back(queueOf(*loaded));
        }
        project.queues.back().plans.push_back(std::move(plan));
    }
    return project;
}

} // namespace afflux
