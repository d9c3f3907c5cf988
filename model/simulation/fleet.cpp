// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/simulation/fleet.h"

#include <algorithm>

namespace afflux {

namespace {

ParameterTable<Cost> costParameters()
{
    return {
        parameter(&Cost::perWorkerHour,
                  {.key = "perWorkerHour",
                   .label = AFFLUX_TR("Message", "Price of a worker"),
                   .help = AFFLUX_TR("Message", "What one worker costs an hour."),
                   .unit = Unit::moneyPerHour,
                   .sliderFrom = 0,
                   .sliderTo = 10}),
        parameter(&Cost::currency, {.key = "currency",
                                    .label = AFFLUX_TR("Message", "Currency"),
                                    .help = AFFLUX_TR("Message", "Three letters, ISO 4217."),
                                    .unit = Unit::text}),
        choiceParameter(&Cost::billedFrom,
                        {.key = "billedFrom",
                         .label = AFFLUX_TR("Message", "Billed from"),
                         .help = AFFLUX_TR("Message", "Draining is billed in either case."),
                         .choices = {{"request", AFFLUX_TR("Message", "the request")},
                                     {"running", AFFLUX_TR("Message", "running")}}}),
        parameter(&Cost::increment,
                  {.key = "increment",
                   .label = AFFLUX_TR("Message", "Billing increment"),
                   .help = AFFLUX_TR("Message", "Each worker's time is rounded up to this."),
                   .unit = Unit::seconds,
                   .sliderFrom = 0,
                   .sliderTo = 3600}),
        parameter(&Cost::fixedPerMonth,
                  {.key = "fixedPerMonth",
                   .label = AFFLUX_TR("Message", "Fixed cost"),
                   .help = AFFLUX_TR("Message", "What the autoscaler itself costs to run."),
                   .unit = Unit::moneyPerMonth,
                   .sliderFrom = 0,
                   .sliderTo = 500}),
    };
}

ParameterTable<Workers> lifeParameters()
{
    return {
        parameter(&Workers::concurrency,
                  {.key = "concurrency",
                   .label = AFFLUX_TR("Message", "Jobs at once"),
                   .help = AFFLUX_TR("Message", "How many jobs one worker runs at a time."),
                   .unit = Unit::jobSlots,
                   .minimum = 1,
                   .maximum = 10'000,
                   .sliderFrom = 1,
                   .sliderTo = 50}),
        parameter(&Workers::startupDelay,
                  {.key = "startupDelay",
                   .label = AFFLUX_TR("Message", "Start-up time"),
                   .help = AFFLUX_TR("Message", "From request to the first job."),
                   .unit = Unit::seconds,
                   .sliderFrom = 0,
                   .sliderTo = 600}),
        parameter(&Workers::startupDelayP95,
                  {.key = "startupDelayP95",
                   .label = AFFLUX_TR("Message", "Start-up time, 95 %"),
                   .help = AFFLUX_TR("Message", "95 % of workers are up within this; none: all "
                                                "take the same time."),
                   .unit = Unit::seconds,
                   .sliderFrom = 0,
                   .sliderTo = 1200,
                   .optional = true}),
        parameter(&Workers::jobTimeout,
                  {.key = "jobTimeout",
                   .label = AFFLUX_TR("Message", "Job timeout"),
                   .help = AFFLUX_TR("Message", "A job running longer is stopped."),
                   .unit = Unit::seconds,
                   .minimum = 0.001,
                   .sliderFrom = 1,
                   .sliderTo = 3600,
                   .scale = Scale::logarithmic,
                   .optional = true}),
        parameter(&Workers::stopTimeout,
                  {.key = "stopTimeout",
                   .label = AFFLUX_TR("Message", "Worker stop timeout"),
                   .help = AFFLUX_TR("Message", "Must be longer than the job timeout."),
                   .unit = Unit::seconds,
                   .sliderFrom = 1,
                   .sliderTo = 3600,
                   .scale = Scale::logarithmic,
                   .optional = true}),
        parameter(&Workers::gracePeriod,
                  {.key = "gracePeriod",
                   .label = AFFLUX_TR("Message", "Grace period"),
                   .help = AFFLUX_TR("Message", "Must be longer than the worker stop timeout."),
                   .unit = Unit::seconds,
                   .sliderFrom = 1,
                   .sliderTo = 3600,
                   .scale = Scale::logarithmic,
                   .optional = true}),
    };
}

ParameterTable<Workers> deliveryParameters()
{
    return {
        choiceParameter(
            &Workers::delivery,
            {.key = "delivery",
             .label = AFFLUX_TR("Message", "Delivery"),
             .help = AFFLUX_TR("Message", "What becomes of a job whose worker is killed."),
             .choices = {{"at-least-once", AFFLUX_TR("Message", "at least once: it comes back")},
                         {"at-most-once", AFFLUX_TR("Message", "at most once: it is lost")}}}),
        parameter(
            &Workers::visibilityTimeout,
            {.key = "visibilityTimeout",
             .label = AFFLUX_TR("Message", "Visibility timeout"),
             .help = AFFLUX_TR("Message", "A killed job comes back no sooner after its start."),
             .unit = Unit::seconds,
             .sliderFrom = 0,
             .sliderTo = 3600}),
        parameter(&Workers::maxAttempts,
                  {.key = "maxAttempts",
                   .label = AFFLUX_TR("Message", "Attempts"),
                   .help = AFFLUX_TR("Message", "Starts of one job before it is dead-lettered."),
                   .unit = Unit::attempts,
                   .minimum = 1,
                   .maximum = 1'000'000,
                   .sliderFrom = 1,
                   .sliderTo = 20,
                   .optional = true}),
        parameter(
            &Workers::initial,
            {.key = "initial",
             .label = AFFLUX_TR("Message", "Workers at the start"),
             .help = AFFLUX_TR("Message", "Running when the history begins; else the minimum."),
             .unit = Unit::workers,
             .maximum = 100'000,
             .sliderFrom = 0,
             .sliderTo = 50,
             .optional = true}),
        choiceParameter(&Workers::leavesFirst,
                        {.key = "leavesFirst",
                         .label = AFFLUX_TR("Message", "Leaves first"),
                         .help = AFFLUX_TR("Message", "Which worker a scale-in takes."),
                         .choices = {{"first-to-finish", AFFLUX_TR("Message", "first to finish")},
                                     {"idle", AFFLUX_TR("Message", "idle, then newest")},
                                     {"newest", AFFLUX_TR("Message", "newest")},
                                     {"oldest", AFFLUX_TR("Message", "oldest")},
                                     {"random", AFFLUX_TR("Message", "at random")}}}),
    };
}

} // namespace

std::optional<Seconds> drainLimit(const Workers& workers)
{
    if (workers.stopTimeout && workers.gracePeriod)
        return std::min(*workers.stopTimeout, *workers.gracePeriod);
    return workers.stopTimeout ? workers.stopTimeout : workers.gracePeriod;
}

StartupDelays::StartupDelays(const Workers& workers, std::uint64_t seed, std::uint64_t replication)
    : mean_(workers.startupDelay)
    , seed_(seed)
    , replication_(replication)
{
    if (workers.startupDelayP95 && *workers.startupDelayP95 > workers.startupDelay)
        sampler_.emplace(LogNormalService{workers.startupDelay, *workers.startupDelayP95});
}

Seconds StartupDelays::of(std::uint32_t worker) const
{
    if (!sampler_)
        return mean_;
    RandomStream random(seed_, replication_, "startup", worker);
    return Seconds((*sampler_)(random));
}

Result<void> checkStartup(const Workers& workers)
{
    if (!workers.startupDelayP95 || *workers.startupDelayP95 == workers.startupDelay)
        return {};
    if (check(LogNormalService{workers.startupDelay, *workers.startupDelayP95}))
        return {};
    return failure(ErrorCode::badValue, {"", 0, 0, "workers.startupDelayP95"},
                   message(AFFLUX_TR("Message", "no log-normal has mean %1 and 95th percentile %2"),
                           workers.startupDelay, *workers.startupDelayP95),
                   message(AFFLUX_TR("Message", "The 95th percentile must lie between 1 and 3.8 "
                                                "times the mean.")));
}

const ParameterTable<Workers>& workersParameters()
{
    static const ParameterTable<Workers> table = [] {
        ParameterTable<Workers> rows = lifeParameters();
        for (auto& row : deliveryParameters())
            rows.push_back(std::move(row));
        appendLifted(rows, costParameters(), &Workers::cost, "cost.");
        return rows;
    }();
    return table;
}

} // namespace afflux
