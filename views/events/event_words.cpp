// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_words.h"

#include "model/text/event_text.h"
#include "views/charts/chart_text.h"
#include "views/charts/time_axis.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

/// Reasons are phrases that stand after others elsewhere; in a cell of their own they begin one.
QString capitalised(QString phrase)
{
    if (!phrase.isEmpty())
        phrase[0] = phrase[0].toUpper();
    return phrase;
}

/// The digits a person decides by; the file has them all.
Event readable(Event event)
{
    event.reason.signal = ChartText::rounded(event.reason.signal);
    event.reason.since = ChartText::rounded(event.reason.since);
    return event;
}

} // namespace

EventGroup groupOf(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::scaledOut:
    case Event::Kind::scaledIn:
        return EventGroup::scaling;
    case Event::Kind::killed:
    case Event::Kind::crashed:
        return EventGroup::workers;
    case Event::Kind::deadLettered:
    case Event::Kind::lost:
        return EventGroup::jobs;
    case Event::Kind::faultBegan:
    case Event::Kind::faultEnded:
        return EventGroup::faults;
    case Event::Kind::promiseBroken:
    case Event::Kind::promiseKept:
    case Event::Kind::fellAsleep:
    case Event::Kind::woke:
        break;
    }
    return EventGroup::promise;
}

EventWords::EventWords(const EventRun& run)
    : run_(run)
    , grid_(run.result ? TimeGrid(run.result->outcome.stepsPerSecond) : TimeGrid())
{
}

Seconds EventWords::time(const Event& event) const
{
    return grid_.seconds(event.at);
}

QString EventWords::clock(const Event& event) const
{
    const TimeSpan whole{Seconds(0), Seconds(run_.result->outcome.duration)};
    return ChartText(QLocale(), run_.origin, run_.zone).clock(time(event), whole);
}

QString EventWords::exactClock(const Event& event) const
{
    return localTime(time(event), run_.origin, run_.zone).toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s);
}

QString EventWords::kind(const Event& event) const
{
    return say(nameOf(event.kind));
}

QString EventWords::change(const Event& event) const
{
    return sayChange(event, run_.faults);
}

QString EventWords::cause(const Event& event) const
{
    return capitalised(sayCause(readable(event), run_.faults, run_.promise));
}

QString EventWords::groupName(EventGroup group)
{
    switch (group) {
    case EventGroup::scaling:
        return tr("Scaling");
    case EventGroup::workers:
        return tr("Workers");
    case EventGroup::jobs:
        return tr("Jobs");
    case EventGroup::faults:
        return tr("Faults");
    case EventGroup::promise:
        return tr("Promise");
    }
    return {};
}

} // namespace afflux
