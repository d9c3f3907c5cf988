// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/scenario_writer.h"
#include "model/import/instant_text.h"

namespace afflux {

namespace {

/// Counts a bin, as any importer reads them.
WorkloadFile binsFile(const BinnedArrivals& arrivals)
{
    WorkloadFile file;
    file.name = "history.csv";
    file.reference.files = {file.name};
    file.reference.format = "csv";
    file.reference.zone = "UTC";
    file.reference.map = {{"time", "time"}, {"arrivals", "arrivals"}};
    file.content = "time,arrivals\n";
    if (arrivals.bins)
        for (const ArrivalBin& bin : *arrivals.bins)
            file.content += isoShort(arrivals.origin + toMicroseconds(bin.start)) + ',' +
                            numberText(bin.count) + '\n';
    return file;
}

/// Job by job, in seconds from the start: nothing is rounded.
WorkloadFile jobsFile(const RecordedArrivals& arrivals)
{
    WorkloadFile file;
    file.name = "jobs.csv";
    file.reference.jobs = file.name;
    if (arrivals.origin != Instant{})
        file.reference.start = isoShort(arrivals.origin);
    file.content = "arrival,service,class\n";
    if (arrivals.jobs)
        for (const RecordedJob& job : *arrivals.jobs)
            file.content += numberText(job.arrival) + ',' +
                            (job.service < 0 ? std::string() : numberText(job.service)) + ',' +
                            std::to_string(job.jobClass) + '\n';
    return file;
}

} // namespace

std::optional<WorkloadFile> workloadFile(const Workload& workload)
{
    if (const auto* binned = std::get_if<BinnedArrivals>(&workload.arrivals))
        return binsFile(*binned);
    if (const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals))
        return jobsFile(*recorded);
    return std::nullopt;
}

} // namespace afflux
