// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/fit.h"

#include "model/workload/job_stream.h"

#include <algorithm>
#include <string_view>

namespace afflux {

namespace {

/// The urgency of each job by the class its log names. Names of kinds of jobs carry none: where no
/// job names a class, all are alike.
std::uint8_t urgency(const std::string& jobClass, bool classed)
{
    return classed ? jobClassOf(jobClass).value_or(normalClass) : std::uint8_t{0};
}

WorkloadFit fitJobs(const History& history)
{
    WorkloadFit fit;
    RecordedArrivals recorded;
    recorded.origin = history.jobs.front().arrival;
    auto jobs = std::make_shared<std::vector<RecordedJob>>();
    auto services = std::make_shared<std::vector<double>>();
    std::int64_t unknown = 0;
    const bool classed = std::ranges::any_of(
        history.jobs, [](const JobRecord& job) { return jobClassOf(job.jobClass).has_value(); });
    jobs->reserve(history.jobs.size());
    for (const JobRecord& job : history.jobs) {
        const bool known = job.service && job.service->count() >= 0;
        jobs->push_back({Seconds(job.arrival - recorded.origin).count(),
                         known ? job.service->count() : -1, urgency(job.jobClass, classed)});
        if (known)
            services->push_back(job.service->count());
        else
            ++unknown;
    }
    if (!services->empty())
        fit.service = EmpiricalService{services};
    if (unknown > 0 && fit.service)
        fit.assumptions.push_back(
            countedMessage(AFFLUX_TR_N("Message", "%n job(s) have no recorded service time: theirs "
                                                  "is drawn from those of the others"),
                           unknown));
    recorded.jobs = std::move(jobs);
    fit.arrivals = std::move(recorded);
    return fit;
}

/// How long the bin at @p i lasts: up to its nearest neighbour. Where both neighbours are equally
/// far the source changed its step there; where only one is near, the far one is a gap.
Seconds binWidth(const MetricSeries& series, std::size_t i)
{
    const std::vector<Sample>& samples = series.samples;
    const Seconds before = i > 0 ? Seconds(samples[i].time - samples[i - 1].time) : Seconds(0);
    const Seconds after =
        i + 1 < samples.size() ? Seconds(samples[i + 1].time - samples[i].time) : Seconds(0);
    if (before.count() == 0 || after.count() == 0) {
        const Seconds only = std::max(before, after);
        return series.step.count() > 0 ? std::min(series.step, only) : only;
    }
    if (series.step.count() == 0) // no rhythm: a count lasts until the next
        return after;
    const Seconds nearest = std::min(before, after);
    if (before == after || nearest <= series.step)
        return nearest;
    return std::min(series.step, after);
}

bool isRate(const MetricSeries& series)
{
    const std::string_view unit = series.unit;
    return unit.ends_with("/s") || unit.ends_with("/Second") || unit.ends_with("/sec") ||
           unit == "ops" || unit == "rps" || unit == "reqps";
}

std::vector<ArrivalBin> binsOfCounts(const MetricSeries& series, bool rate)
{
    std::vector<ArrivalBin> bins;
    bins.reserve(series.samples.size());
    const Instant origin = series.samples.front().time;
    for (std::size_t i = 0; i < series.samples.size(); ++i) {
        const Sample& sample = series.samples[i];
        const Seconds width = binWidth(series, i);
        const double count = rate ? sample.value * width.count() : sample.value;
        bins.push_back({Seconds(sample.time - origin), width, count});
    }
    return bins;
}

/// What a running total grew by between two samples; after a reset it started from zero.
std::vector<ArrivalBin> binsOfCounter(const MetricSeries& series)
{
    std::vector<ArrivalBin> bins;
    const Instant origin = series.samples.front().time;
    for (std::size_t i = 1; i < series.samples.size(); ++i) {
        const Sample& from = series.samples[i - 1];
        const Sample& to = series.samples[i];
        const double grown = to.value >= from.value ? to.value - from.value : to.value;
        bins.push_back({Seconds(from.time - origin), Seconds(to.time - from.time), grown});
    }
    return bins;
}

void dropNegative(std::vector<ArrivalBin>& bins, const MetricSeries& series, WorkloadFit& fit)
{
    const auto dropped = std::erase_if(bins, [](const ArrivalBin& bin) { return bin.count < 0; });
    if (dropped > 0)
        fit.issues.push_back(
            {"negative",
             Severity::warning,
             {},
             countedMessage(AFFLUX_TR_N("Message", "“%1”: %n negative count(s) were left out"),
                            static_cast<std::int64_t>(dropped), series.name)});
}

Result<WorkloadFit> fitSeries(const MetricSeries& series)
{
    WorkloadFit fit;
    if (series.samples.size() < 2)
        return failure(
            ErrorCode::missing, {},
            message(
                AFFLUX_TR("Message", "“%1” has fewer than two points: no bin width can be told"),
                series.name),
            message(AFFLUX_TR("Message", "Import a longer history.")));
    const bool rate = series.kind == SeriesKind::gauge || isRate(series);
    if (series.kind != SeriesKind::counter && rate)
        fit.assumptions.push_back(
            message(AFFLUX_TR("Message", "“%1” is read as a rate, jobs per second"), series.name));
    std::vector<ArrivalBin> bins =
        series.kind == SeriesKind::counter ? binsOfCounter(series) : binsOfCounts(series, rate);
    dropNegative(bins, series, fit);
    if (bins.empty())
        return failure(ErrorCode::missing, {},
                       message(AFFLUX_TR("Message", "“%1” holds no count"), series.name));
    if (series.missing > 0 && series.kind != SeriesKind::counter)
        fit.issues.push_back(
            {"gap",
             Severity::warning,
             {},
             countedMessage(
                 AFFLUX_TR_N("Message", "“%1”: %n missing bin(s) of %2; no job arrives in them"),
                 series.missing, series.name, series.step)});
    BinnedArrivals arrivals;
    arrivals.origin = series.samples.front().time;
    arrivals.duration = bins.back().start + bins.back().width;
    arrivals.bins = std::make_shared<const std::vector<ArrivalBin>>(std::move(bins));
    fit.arrivals = std::move(arrivals);
    return fit;
}

/// A mean is all that a service-time series tells; the spread is assumed.
void fitService(const History& history, WorkloadFit& fit)
{
    const MetricSeries* times = history.find(Role::serviceTime);
    if (fit.service || !times || times->samples.empty())
        return;
    double sum = 0;
    for (const Sample& sample : times->samples)
        sum += sample.value;
    const double mean = sum / static_cast<double>(times->samples.size());
    if (mean <= 0)
        return;
    fit.service = ExponentialService{Seconds(mean)};
    fit.assumptions.push_back(
        message(AFFLUX_TR("Message", "Service time: exponential about %1, the mean of “%2”; the "
                                     "history does not tell its spread"),
                Seconds(mean), times->name));
}

Error nothingTellsArrivals(const History& history)
{
    if (history.find(Role::depth))
        return {
            ErrorCode::unsupported,
            {},
            message(AFFLUX_TR("Message",
                              "Only the depth is known; arrivals cannot be told from it alone")),
            message(AFFLUX_TR("Message", "Add the count of messages sent or deleted to the import "
                                         "(--map arrivals=COLUMN or completions=COLUMN)."))};
    return {ErrorCode::missing,
            {},
            message(AFFLUX_TR("Message", "Nothing in the history tells how many jobs arrived")),
            message(AFFLUX_TR("Message", "Say which series does: --map arrivals=COLUMN."))};
}

} // namespace

Result<WorkloadFit> fitWorkload(const History& history)
{
    if (!history.jobs.empty())
        return fitJobs(history);
    const MetricSeries* series = history.find(Role::arrivals);
    const bool fallback = !series;
    if (fallback)
        series = history.find(Role::completions);
    if (!series)
        return failure(nothingTellsArrivals(history));
    Result<WorkloadFit> fit = fitSeries(*series);
    if (!fit)
        return fit;
    if (fallback)
        fit->assumptions.push_back(
            message(AFFLUX_TR("Message", "Arrivals are not known: completions (“%1”) stand for "
                                         "them, so waiting that the history had is not in them"),
                    series->name));
    fitService(history, *fit);
    return fit;
}

} // namespace afflux
