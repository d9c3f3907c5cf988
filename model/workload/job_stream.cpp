// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/job_stream.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace afflux {

namespace {

/// Jobs in seconds, before they are put on the grid.
struct DrawnJobs
{
    std::vector<double> arrival;
    std::vector<double> service;        ///< negative: to be drawn
    std::vector<std::uint8_t> jobClass; ///< recorded ones; empty: none are
    std::optional<Seconds> horizon;
};

DrawnJobs draw(const PoissonArrivals& process, double scale, std::uint64_t seed,
               std::uint64_t replication)
{
    DrawnJobs jobs;
    jobs.horizon = process.duration;
    const double perSecond = process.perSecond * scale;
    if (!(perSecond > 0))
        return jobs;
    RandomStream random(seed, replication, "arrivals");
    for (double t = random.exponential() / perSecond; t < process.duration.count();
         t += random.exponential() / perSecond)
        jobs.arrival.push_back(t);
    jobs.service.assign(jobs.arrival.size(), -1);
    return jobs;
}

DrawnJobs draw(const BinnedArrivals& process, double scale, std::uint64_t seed,
               std::uint64_t replication)
{
    DrawnJobs jobs;
    jobs.horizon = process.duration;
    if (!process.bins)
        return jobs;
    double total = 0;
    double placed = 0; // jobs so far: rounding the running total carries fractions to later bins
    for (std::size_t i = 0; i < process.bins->size(); ++i) {
        const ArrivalBin& bin = (*process.bins)[i];
        total += bin.count * scale;
        const double upTo = std::floor(total + 0.5);
        const auto first = static_cast<std::ptrdiff_t>(jobs.arrival.size());
        RandomStream random(seed, replication, "arrivals",
                            i); // one a bin: bins do not shift each other
        for (; placed < upTo; ++placed)
            jobs.arrival.push_back((bin.start + bin.width * random.uniform()).count());
        std::sort(jobs.arrival.begin() + first, jobs.arrival.end());
    }
    jobs.service.assign(jobs.arrival.size(), -1);
    return jobs;
}

DrawnJobs draw(const RecordedArrivals& process, double scale, std::uint64_t seed,
               std::uint64_t replication)
{
    DrawnJobs jobs;
    if (!process.jobs)
        return jobs;
    RandomStream random(seed, replication, "arrivals");
    for (const RecordedJob& job : *process.jobs) {
        const double copies = scale == 1 ? 1 : std::floor(scale + random.uniform());
        for (double copy = 0; copy < copies; ++copy) {
            jobs.arrival.push_back(job.arrival);
            jobs.service.push_back(job.service);
            jobs.jobClass.push_back(
                std::min(job.jobClass, static_cast<std::uint8_t>(jobClassCount - 1)));
        }
    }
    return jobs;
}

/// Classes of drawn jobs by the shares of @p mix; none when it names no class.
std::vector<std::uint8_t> drawClasses(const ClassMix& mix, std::size_t count, std::uint64_t seed,
                                      std::uint64_t replication)
{
    const auto shares = mix.shares();
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    if (!(sum > 0))
        return {};
    RandomStream random(seed, replication, "classes");
    std::vector<std::uint8_t> classes(count);
    for (std::uint8_t& drawn : classes) {
        double rest = random.uniform() * sum;
        // What rounding leaves over at the end goes to the last class that has a share.
        for (std::size_t i = 0; i < jobClassCount; ++i) {
            if (shares[i] > 0)
                drawn = static_cast<std::uint8_t>(i);
            rest -= shares[i];
            if (rest < 0)
                break;
        }
    }
    return classes;
}

/// Many jobs of one class need no list of it.
std::vector<std::uint8_t> unlessAllFirst(std::vector<std::uint8_t> classes)
{
    const bool mixed = std::ranges::any_of(classes, [](std::uint8_t c) { return c != 0; });
    return mixed ? std::move(classes) : std::vector<std::uint8_t>{};
}

/// The stated steps reach 248 days at 10 ms; longer histories get 100 ms or 1 s rather than be cut
/// off.
TimeGrid gridFor(Seconds span)
{
    TimeGrid grid = TimeGrid::finestFor(span);
    while (grid.stepsPerSecond() > 1 && grid.steps(span) >= stepLimit)
        grid = TimeGrid(grid.stepsPerSecond() / 10);
    return grid;
}

std::uint32_t onGrid(Step steps)
{
    return static_cast<std::uint32_t>(std::clamp<Step>(steps, 0, stepLimit - 1));
}

} // namespace

std::optional<std::uint8_t> jobClassOf(std::string_view text)
{
    if (text.size() == 1 && text[0] >= '0' && text[0] < static_cast<char>('0' + jobClassCount))
        return static_cast<std::uint8_t>(text[0] - '0');
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    for (std::uint8_t i = 0; i < jobClassCount; ++i)
        if (std::ranges::equal(text, jobClassWords.at(i), {}, lower))
            return i;
    return std::nullopt;
}

Instant originOf(const Workload& workload)
{
    if (const auto* binned = std::get_if<BinnedArrivals>(&workload.arrivals))
        return binned->origin;
    if (const auto* recorded = std::get_if<RecordedArrivals>(&workload.arrivals))
        return recorded->origin;
    return {};
}

JobStream sampleJobs(const Workload& workload, std::uint64_t seed, std::uint64_t replication,
                     Seconds drain, std::optional<std::int64_t> stepsPerSecond)
{
    DrawnJobs jobs = std::visit(
        [&](const auto& process) {
            return draw(process, workload.trafficScale, seed, replication);
        },
        workload.arrivals);

    RandomStream random(seed, replication, "service");
    const ServiceSampler sampler(workload.service);
    double longest = 0;
    for (double& service : jobs.service) {
        service = (service < 0 ? sampler(random) : service) * workload.serviceScale;
        longest = std::max(longest, service);
    }

    const double last = jobs.arrival.empty() ? 0 : jobs.arrival.back();
    const Seconds span =
        jobs.horizon ? std::max(*jobs.horizon, Seconds(last)) : Seconds(last) + drain;

    JobStream stream;
    stream.grid = stepsPerSecond ? TimeGrid(*stepsPerSecond) : gridFor(span + Seconds(longest));
    stream.jobClass =
        unlessAllFirst(jobs.jobClass.empty()
                           ? drawClasses(workload.classes, jobs.arrival.size(), seed, replication)
                           : std::move(jobs.jobClass));
    if (jobs.horizon)
        stream.horizon = stream.grid.steps(*jobs.horizon);
    stream.arrival.reserve(jobs.arrival.size());
    stream.service.reserve(jobs.arrival.size());
    for (std::size_t i = 0; i < jobs.arrival.size(); ++i) {
        stream.arrival.push_back(onGrid(stream.grid.steps(Seconds(jobs.arrival[i]))));
        stream.service.push_back(
            onGrid(std::max<Step>(1, stream.grid.steps(Seconds(jobs.service[i])))));
    }
    return stream;
}

} // namespace afflux
