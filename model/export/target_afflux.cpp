// SPDX-License-Identifier: GPL-3.0-or-later

// `afflux` and `afflux-json`: the scenario itself, to be read again.

#include "model/export/scenario_writer.h"
#include "model/export/target_parts.h"
#include "model/export/targets.h"
#include "model/workload/fit.h"

namespace afflux {

namespace {

std::vector<ExportSetting> noSettings(const ExportRequest&)
{
    return {};
}

/// What fitting makes of the counts once they are a plain CSV.
bool binsReadBack(const BinnedArrivals& arrivals)
{
    MetricSeries series;
    series.role = Role::arrivals;
    series.kind = SeriesKind::count;
    if (arrivals.bins)
        for (const ArrivalBin& bin : *arrivals.bins)
            series.samples.push_back({arrivals.origin + toMicroseconds(bin.start), bin.count});
    describeSpacing(series);
    const Result<WorkloadFit> fit = fitWorkload({"", "", {std::move(series)}, {}});
    return fit && fit->arrivals == ArrivalProcess(arrivals);
}

std::vector<Message> lost(const ExportRequest& request)
{
    const auto* binned = std::get_if<BinnedArrivals>(&request.scenario.workload.arrivals);
    if (!binned || binsReadBack(*binned))
        return {};
    return {
        message(AFFLUX_TR("Message", "How wide each bin of the history is: it is told again from "
                                     "the distances between the rows."))};
}

ExportedFile readme(const ExportRequest& request, const std::string& main,
                    const std::optional<WorkloadFile>& workload)
{
    Readme readme(request,
                  message(AFFLUX_TR("Message", "The scenario of %1"), request.scenario.queue));
    readme.paragraph(message(AFFLUX_TR("Message", "%1 holds every parameter; its keys are those of "
                                                  "the command line."),
                             main));
    if (workload)
        readme.paragraph(
            message(AFFLUX_TR("Message", "%1 holds the arrivals; the scenario names it, "
                                         "so keep the two together."),
                    workload->name));
    readme.commands({"afflux-cli simulate --scenario-file " + main + " --json",
                     "afflux-cli export " + main + " --list-targets"});
    readme.lost(lost(request));
    return readme.take();
}

Result<ExportedFiles> write(const ExportRequest& request, Syntax syntax)
{
    const std::optional<WorkloadFile> workload = workloadFile(request.scenario.workload);
    const std::optional<HistoryReference> history =
        workload ? std::optional(workload->reference) : std::nullopt;
    ExportedFiles files;
    if (syntax == Syntax::yaml)
        files.files.push_back(
            {"scenario.yaml", scenarioYaml(request.scenario, history), syntax, false});
    else
        files.files.push_back(
            {"scenario.json", scenarioJson(request.scenario, history), syntax, false});
    const std::string main = files.files.front().path;
    if (workload)
        files.files.push_back({workload->name, workload->content, Syntax::csv, false});
    files.files.push_back(readme(request, main, workload));
    return files;
}

} // namespace

ExportTarget affluxYamlTarget()
{
    return {"afflux",
            AFFLUX_TR("Message", "Afflux scenario (YAML)"),
            AFFLUX_TR("Message", "The scenario itself, for afflux-cli and for version control."),
            noSettings,
            lost,
            [](const ExportRequest& request) { return write(request, Syntax::yaml); }};
}

ExportTarget affluxJsonTarget()
{
    return {"afflux-json",
            AFFLUX_TR("Message", "Afflux scenario (JSON)"),
            AFFLUX_TR("Message", "The same keys as JSON, for scripts."),
            noSettings,
            lost,
            [](const ExportRequest& request) { return write(request, Syntax::json); }};
}

} // namespace afflux
