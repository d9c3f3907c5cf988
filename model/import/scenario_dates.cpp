// SPDX-License-Identifier: GPL-3.0-or-later

// Dates of faults and schedule entries, put where the history has them.

#include "model/import/instant_text.h"
#include "model/import/scenario_reader.h"

namespace afflux {

namespace {

/// As long as any duration in a scenario may be.
constexpr Seconds farthest{1e9};

struct Ends
{
    Seconds* from;
    Seconds* to;
};

/// The span @p date is an end of.
Ends endsOf(Scenario& scenario, const DatedTime& date)
{
    if (date.of == DatedTime::Of::fault) {
        Fault& fault = scenario.faults.at(date.index);
        return {&fault.from, &fault.to};
    }
    auto& span = std::get<Span>(scenario.plan.schedule.at(date.index).when);
    return {&span.from, &span.to};
}

/// Drawn arrivals and bare job lists have no date.
Message whyNot(Instant origin, Instant at)
{
    if (origin == Instant{})
        return message(AFFLUX_TR("Message", "the arrivals have no date, so a date has no place "
                                            "among them"));
    return at < origin
               ? message(AFFLUX_TR("Message", "%1 lies before the history, which begins %2"),
                         isoShort(at), isoShort(origin))
               : message(AFFLUX_TR("Message", "%1 lies long after the history, which begins %2"),
                         isoShort(at), isoShort(origin));
}

} // namespace

Result<void> placeDates(Scenario& scenario, const std::vector<DatedTime>& dates)
{
    const Instant origin = originOf(scenario.workload);
    for (const DatedTime& date : dates) {
        const Seconds since = date.at - origin;
        if (origin == Instant{} || since < Seconds(0) || since > farthest)
            return failure(
                ErrorCode::badValue, date.place, whyNot(origin, date.at),
                message(AFFLUX_TR("Message", "Write a time since the start, such as 2h.")));
        const Ends ends = endsOf(scenario, date);
        *(date.isEnd ? ends.to : ends.from) = since;
    }
    for (const DatedTime& date : dates) {
        const Ends ends = endsOf(scenario, date);
        if (*ends.to < *ends.from)
            return failure(ErrorCode::conflict, date.place,
                           message(AFFLUX_TR("Message", "the end lies before the start")),
                           message(AFFLUX_TR("Message", "Let it end after it begins.")));
    }
    return {};
}

} // namespace afflux
