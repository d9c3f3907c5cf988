// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The events of a run as rows, those that pass the filter, in order of time. Words are made when a
// row is asked for, so that a hundred thousand rows cost a hundred thousand numbers.

#include "views/charts/chart_data.h"
#include "views/events/event_words.h"

#include <QAbstractTableModel>

#include <array>
#include <bitset>
#include <vector>

namespace afflux {

struct EventFilter
{
    std::bitset<eventGroups> groups; ///< only these; none: all of them
    QString text;                    ///< somewhere in the row, in any case; empty: any
    bool inView = false;             ///< only what the charts show

    [[nodiscard]] bool narrows() const { return groups.any() || !text.isEmpty() || inView; }
    friend bool operator==(const EventFilter&, const EventFilter&) = default;
};

class EventModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        timeColumn,
        kindColumn,
        changeColumn,
        causeColumn,
        columns
    };
    /// Role of the kind column: the EventGroup, as int.
    static constexpr int groupRole = Qt::UserRole;

    explicit EventModel(QObject* parent = nullptr);

    void setRun(EventRun run);
    [[nodiscard]] const EventRun& run() const { return run_; }
    /// The span the charts show.
    void setView(TimeSpan view);
    void setFilter(const EventFilter& filter);
    [[nodiscard]] const EventFilter& filter() const { return filter_; }

    [[nodiscard]] const Event& eventAt(int row) const;
    [[nodiscard]] Seconds timeAt(int row) const;
    /// The row of the event of @p kind at this very instant; of any kind when none is given; -1
    /// when it is not listed.
    [[nodiscard]] int rowOf(Seconds time, std::optional<Event::Kind> kind = std::nullopt) const;
    /// The whole row as text: exact time, kind, change, cause, with tabs between them.
    [[nodiscard]] QString rowText(int row) const;
    /// What is listed, as values.
    [[nodiscard]] std::vector<Event> listedEvents() const;

    /// In the whole run, whatever the filter says.
    [[nodiscard]] std::size_t total() const;
    [[nodiscard]] std::size_t countOf(EventGroup group) const;
    /// Happened, but were too many to keep.
    [[nodiscard]] std::int64_t leftOff() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

signals:
    /// The rows, the counts or the filter are others now.
    void listed();

private:
    void list();
    void count();
    [[nodiscard]] bool passes(const Event& event, const EventWords& words) const;
    [[nodiscard]] QString cell(const Event& event, int column) const;

    EventRun run_;
    EventFilter filter_;
    TimeSpan view_;
    std::vector<std::uint32_t> rows_; ///< indices into the run's events, ascending
    std::array<std::size_t, eventGroups> counts_{};
};

} // namespace afflux
