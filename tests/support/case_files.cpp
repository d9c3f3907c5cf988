// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/case_files.h"

#include "model/export/scenario_writer.h"

namespace afflux::test {

std::string describe(const RandomCase& shown)
{
    Scenario scenario = shown.scenario;
    std::vector<RecordedJob> jobs;
    const TimeGrid grid = shown.jobs.grid;
    for (std::size_t i = 0; i < shown.jobs.size(); ++i)
        jobs.push_back({grid.secondsCount(shown.jobs.arrival[i]),
                        grid.secondsCount(shown.jobs.service[i]),
                        shown.jobs.jobClass.empty() ? std::uint8_t{0} : shown.jobs.jobClass[i]});
    scenario.workload.arrivals =
        RecordedArrivals{originOf(scenario.workload),
                         std::make_shared<const std::vector<RecordedJob>>(std::move(jobs))};
    const auto list = workloadFile(scenario.workload);
    std::string text = "--- scenario.yaml\n" +
                       scenarioYaml(scenario, list ? std::optional(list->reference) : std::nullopt);
    if (list)
        text += "--- " + list->name + '\n' + list->content;
    text += "--- steps a second: " + std::to_string(grid.stepsPerSecond());
    if (shown.jobs.horizon)
        text += "; ends at " + std::to_string(grid.secondsCount(*shown.jobs.horizon)) + " s";
    return text;
}

} // namespace afflux::test
