// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/event_text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

Message jobsInterrupted(std::int64_t jobs)
{
    return countedMessage(AFFLUX_TR_N("Message", "%n job(s) interrupted"), jobs);
}

QString sayWorkersLost(const Event& event, const Speech& speech)
{
    const QString workers =
        say(countedMessage(AFFLUX_TR_N("Message", "%n worker(s)"), event.from), speech);
    return workers + u", "_s + say(jobsInterrupted(event.jobs), speech);
}

QString sayLabel(const Event& event, const Faults& faults, const Speech& speech)
{
    return say(message(infoOf(faults.at(event.fault).kind).label), speech);
}

/// "Times the arrivals: 3; more jobs arrive than the history has".
QString sayFault(const Fault& fault, const Speech& speech)
{
    const FaultInfo& info = infoOf(fault.kind);
    QString help = say(message(info.help), speech);
    if (help.endsWith(u'.'))
        help.chop(1);
    if (info.amount.key.empty())
        return help;
    const QString amount = say(message(info.amount.label), speech);
    return say(message(AFFLUX_TR("Message", "%1: %2"), amount.toStdString(), fault.amount),
               speech) +
           u" · "_s + help;
}

} // namespace

Message nameOf(Event::Kind kind)
{
    constexpr std::array<std::string_view, 12> names{
        AFFLUX_TR("Message", "Scale-out"),      AFFLUX_TR("Message", "Scale-in"),
        AFFLUX_TR("Message", "Workers killed"), AFFLUX_TR("Message", "Workers crashed"),
        AFFLUX_TR("Message", "Jobs given up"),  AFFLUX_TR("Message", "Jobs lost"),
        AFFLUX_TR("Message", "Fault begins"),   AFFLUX_TR("Message", "Fault ends"),
        AFFLUX_TR("Message", "Promise broken"), AFFLUX_TR("Message", "Promise kept again"),
        AFFLUX_TR("Message", "Asleep at zero"), AFFLUX_TR("Message", "Awake again")};
    return message(names.at(static_cast<std::size_t>(kind)));
}

QString sayChange(const Event& event, const Faults& faults, const Speech& speech)
{
    switch (event.kind) {
    case Event::Kind::scaledOut:
    case Event::Kind::scaledIn:
        return say(
            countedMessage(AFFLUX_TR_N("Message", "%1 → %n worker(s)"), event.to, event.from),
            speech);
    case Event::Kind::killed:
    case Event::Kind::crashed:
        return sayWorkersLost(event, speech);
    case Event::Kind::deadLettered:
    case Event::Kind::lost:
        return say(countedMessage(AFFLUX_TR_N("Message", "%n job(s)"), event.jobs), speech);
    case Event::Kind::faultBegan:
    case Event::Kind::faultEnded:
        return sayLabel(event, faults, speech);
    case Event::Kind::promiseBroken:
    case Event::Kind::promiseKept:
    case Event::Kind::fellAsleep:
    case Event::Kind::woke:
        break;
    }
    return {};
}

QString sayCause(const Event& event, const Faults& faults, Seconds promise, const Speech& speech)
{
    const auto said = [&speech](auto&&... parts) {
        return say(message(std::forward<decltype(parts)>(parts)...), speech);
    };
    switch (event.kind) {
    case Event::Kind::scaledOut:
    case Event::Kind::scaledIn:
        // Where a limit cut in, it is what the decision came to: a schedule may have moved it.
        return sayReason(event.reason, {event.to, event.to}, speech);
    case Event::Kind::killed:
        return said(AFFLUX_TR("Message", "still busy when the time to stop was over"));
    case Event::Kind::crashed:
        return said(AFFLUX_TR("Message", "ended without warning; replaced at once"));
    case Event::Kind::deadLettered:
        return said(AFFLUX_TR("Message", "the last attempt did not complete either"));
    case Event::Kind::lost:
        return said(AFFLUX_TR("Message", "interrupted, and delivered at most once"));
    case Event::Kind::faultBegan:
        return sayFault(faults.at(event.fault), speech);
    case Event::Kind::faultEnded:
        return said(AFFLUX_TR("Message", "it lasted %1"),
                    faults.at(event.fault).to - faults.at(event.fault).from);
    case Event::Kind::promiseBroken:
        return said(AFFLUX_TR("Message", "the oldest job has waited longer than %1"), promise);
    case Event::Kind::promiseKept:
        return said(AFFLUX_TR("Message", "no job has waited longer than %1 any more"), promise);
    case Event::Kind::fellAsleep:
        return said(AFFLUX_TR("Message", "jobs wait and no worker is wanted"));
    case Event::Kind::woke:
        return said(AFFLUX_TR("Message", "workers are wanted again"));
    }
    return {};
}

QString sayReason(const Reason& reason, const Limits& limits, const Speech& speech)
{
    QString text = say(describe(reason), speech);
    const int limit = reason.bound == Reason::Bound::min ? limits.min : limits.max;
    const QString bound = say(describeBound(reason, limit), speech);
    if (!bound.isEmpty())
        text += (text.isEmpty() ? QString() : u"; "_s) + bound;
    return text;
}

} // namespace afflux
