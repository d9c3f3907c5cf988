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
