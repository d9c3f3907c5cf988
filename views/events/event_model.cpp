// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/events/event_model.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

const std::vector<Event>& eventsOf(const EventRun& run)
{
    static const std::vector<Event> none;
    return run.result ? run.result->events : none;
}

} // namespace

EventModel::EventModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void EventModel::setRun(EventRun run)
{
    if (run == run_)
        return;
    beginResetModel();
    run_ = std::move(run);
    count();
    list();
    endResetModel();
    emit listed();
}

void EventModel::setView(TimeSpan view)
{
    if (view == view_)
        return;
    view_ = view;
    if (!filter_.inView)
        return;
    beginResetModel();
    list();
    endResetModel();
    emit listed();
}

void EventModel::setFilter(const EventFilter& filter)
{
    if (filter == filter_)
        return;
    beginResetModel();
    filter_ = filter;
    list();
    endResetModel();
    emit listed();
}

void EventModel::count()
{
    counts_ = {};
    for (const Event& event : eventsOf(run_))
        ++counts_[static_cast<std::size_t>(groupOf(event.kind))];
}

/// Which events are rows.
void EventModel::list()
{
    rows_.clear();
    const std::vector<Event>& events = eventsOf(run_);
    const EventWords words(run_);
    std::size_t first = 0;
    std::size_t last = events.size();
    if (filter_.inView) {
        const auto time = [&words](const Event& event) { return words.time(event); };
        first = static_cast<std::size_t>(std::ranges::lower_bound(events, view_.from, {}, time) -
                                         events.begin());
        last = static_cast<std::size_t>(std::ranges::upper_bound(events, view_.to, {}, time) -
                                        events.begin());
    }
    for (std::size_t i = first; i < last; ++i)
        if (passes(events[i], words))
            rows_.push_back(static_cast<std::uint32_t>(i));
}

bool EventModel::passes(const Event& event, const EventWords& words) const
{
    if (filter_.groups.any() && !filter_.groups[static_cast<std::size_t>(groupOf(event.kind))])
        return false;
    const auto holds = [this](const QString& cell) {
        return cell.contains(filter_.text, Qt::CaseInsensitive);
    };
    // Times of day take longest to make.
    static const QRegularExpression digit(u"\\d"_s);
    return filter_.text.isEmpty() || holds(words.kind(event)) || holds(words.change(event)) ||
           holds(words.cause(event)) || (filter_.text.contains(digit) && holds(words.clock(event)));
}

const Event& EventModel::eventAt(int row) const
{
    return eventsOf(run_).at(rows_.at(static_cast<std::size_t>(row)));
}

Seconds EventModel::timeAt(int row) const
{
    return EventWords(run_).time(eventAt(row));
}

int EventModel::rowOf(Seconds time, std::optional<Event::Kind> kind) const
{
    const EventWords words(run_);
    const std::vector<Event>& events = eventsOf(run_);
    const auto timeOf = [&](std::uint32_t i) { return words.time(events[i]); };
    // A microsecond is the simulator's finest step.
    const Seconds slack(0.5e-6);
    for (auto row = std::ranges::lower_bound(rows_, time - slack, {}, timeOf);
         row != rows_.end() && timeOf(*row) <= time + slack; ++row)
        if (!kind || events[*row].kind == *kind)
            return static_cast<int>(row - rows_.begin());
    return -1;
}

QString EventModel::rowText(int row) const
{
    const Event& event = eventAt(row);
    return QStringList{EventWords(run_).exactClock(event), cell(event, kindColumn),
                       cell(event, changeColumn), cell(event, causeColumn)}
        .join(u'\t');
}

std::vector<Event> EventModel::listedEvents() const
{
    std::vector<Event> listed;
    listed.reserve(rows_.size());
    for (const std::uint32_t i : rows_)
        listed.push_back(eventsOf(run_)[i]);
    return listed;
}

std::size_t EventModel::total() const
{
    return eventsOf(run_).size();
}

std::size_t EventModel::countOf(EventGroup group) const
{
    return counts_[static_cast<std::size_t>(group)];
}

std::int64_t EventModel::leftOff() const
{
    return run_.result ? run_.result->eventsLeftOff : 0;
}

int EventModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int EventModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString EventModel::cell(const Event& event, int column) const
{
    const EventWords words(run_);
    switch (column) {
    case timeColumn:
        return words.clock(event);
    case kindColumn:
        return words.kind(event);
    case changeColumn:
        return words.change(event);
    case causeColumn:
        return words.cause(event);
    default:
        return {};
    }
}

QVariant EventModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event& event = eventAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cell(event, index.column());
    case Qt::ToolTipRole:
        return index.column() == timeColumn ? EventWords(run_).exactClock(event)
                                            : cell(event, index.column());
    case groupRole:
        return static_cast<int>(groupOf(event.kind));
    default:
        return {};
    }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case timeColumn:
        return tr("Time");
    case kindColumn:
        return tr("Event");
    case changeColumn:
        return tr("Change");
    case causeColumn:
        return tr("Reason");
    default:
        return {};
    }
}

} // namespace afflux
