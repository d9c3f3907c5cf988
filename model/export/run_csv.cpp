// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/run_csv.h"

#include "model/export/document.h"
#include "model/text/event_text.h"

#include <array>
#include <cmath>
#include <ostream>

namespace afflux {

namespace {

std::string quoted(const std::string& cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string text = "\"";
    for (const char c : cell) {
        if (c == '"')
            text += '"';
        text += c;
    }
    return text + '"';
}

std::string numberCell(double value)
{
    return std::isfinite(value) ? numberText(value) : std::string();
}

/// "12.000345" from whole microseconds; doubles would need 16 digits at the end of a long run.
std::string secondsCell(TimeGrid grid, Step steps)
{
    const std::int64_t micros = grid.microseconds(steps).count();
    const std::string decimals = std::to_string(micros % 1'000'000);
    return std::to_string(micros / 1'000'000) + '.' + std::string(6 - decimals.size(), '0') +
           decimals;
}

/// What is said of one kind of event beside when it happened.
struct EventCells
{
    std::string from;
    std::string to;
    std::string jobs;
    std::string reason;
};

EventCells cellsOf(const Event& event, const Faults& faults, const Limits& limits)
{
    switch (event.kind) {
    case Event::Kind::scaledOut:
    case Event::Kind::scaledIn:
        return {std::to_string(event.from),
                std::to_string(event.to),
                {},
                reasonText(event.reason, limits)};
    case Event::Kind::killed:
    case Event::Kind::crashed:
        return {std::to_string(event.from), {}, std::to_string(event.jobs), {}};
    case Event::Kind::deadLettered:
    case Event::Kind::lost:
        return {{}, {}, std::to_string(event.jobs), {}};
    case Event::Kind::faultBegan:
    case Event::Kind::faultEnded:
        return {{}, {}, {}, std::string(infoOf(faults.at(event.fault).kind).word)};
    default:
        return {};
    }
}

} // namespace

std::string_view word(Event::Kind kind)
{
    constexpr std::array<std::string_view, 12> words{
        "scaled-out",  "scaled-in",   "killed",         "crashed",      "dead-lettered", "lost",
        "fault-began", "fault-ended", "promise-broken", "promise-kept", "fell-asleep",   "woke"};
    return words.at(static_cast<std::size_t>(kind));
}

void writeEventsCsv(std::ostream& out, const std::vector<Event>& events, TimeGrid grid,
                    const Faults& faults, const Limits& limits)
{
    out << "time,event,from,to,jobs,reason\n";
    for (const Event& event : events) {
        const EventCells cells = cellsOf(event, faults, limits);
        out << secondsCell(grid, event.at) << ',' << word(event.kind) << ',' << cells.from << ','
            << cells.to << ',' << cells.jobs << ',' << quoted(cells.reason) << '\n';
    }
}

std::string reasonText(const Reason& reason, const Limits& limits)
{
    return sayReason(reason, limits, Speech::machine()).toStdString();
}

void writeTraceCsv(std::ostream& out, const Trace& trace, const Limits& limits)
{
    out << "time,depth,in_flight,oldest_age,running,starting,draining,desired,signal,decision,"
           "reason\n";
    for (std::size_t i = 0; i < trace.size(); ++i) {
        out << numberCell(trace.time[i]) << ',' << trace.depth[i] << ',' << trace.inFlight[i] << ','
            << numberCell(trace.oldestAge[i]) << ',' << trace.running[i] << ',' << trace.starting[i]
            << ',' << trace.draining[i] << ',' << trace.desired[i] << ','
            << numberCell(trace.signal[i]) << ',' << trace.decision[i] << ','
            << quoted(reasonText(trace.reason[i], limits)) << '\n';
    }
}

void writeStartsCsv(std::ostream& out, const JobStream& jobs, const JobStarts& starts)
{
    const auto cell = [&jobs](Step steps) {
        return steps < 0 ? std::string() : secondsCell(jobs.grid, steps);
    };
    out << "arrival,service,start,end,outcome\n";
    for (std::size_t i = 0; i < jobs.size(); ++i)
        out << cell(jobs.arrival[i]) << ',' << cell(jobs.service[i]) << ',' << cell(starts.start[i])
            << ',' << cell(starts.end[i]) << ',' << word(starts.outcome[i]) << '\n';
}

} // namespace afflux
