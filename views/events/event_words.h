// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// One event in the words of its row: when, what kind, what changed, why; in the application's
// language and the project's zone.

#include "model/policy/limits.h"
#include "model/simulation/simulator.h"

#include <QCoreApplication>
#include <QString>
#include <QTimeZone>

#include <memory>

namespace afflux {

/// A run, and what its events have to be read with.
struct EventRun
{
    std::shared_ptr<const SimulationResult> result; ///< null: nothing to show yet
    Faults faults;
    Seconds promise{0};
    Limits limits;                     ///< the policy's, for files
    Instant origin{};                  ///< the real instant of the run's time 0
    QTimeZone zone = QTimeZone::utc(); ///< in which times of day are said

    friend bool operator==(const EventRun&, const EventRun&) = default;
};

/// What a person sorts events by.
enum class EventGroup : std::uint8_t
{
    scaling,
    workers, ///< killed or crashed
    jobs,    ///< lost or given up
    faults,
    promise, ///< broken or kept, asleep or awake
};
inline constexpr std::size_t eventGroups = 5;
[[nodiscard]] EventGroup groupOf(Event::Kind kind);

class EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)

public:
    explicit EventWords(const EventRun& run);

    /// "09:03:10", with the date in front where the run spans days.
    [[nodiscard]] QString clock(const Event& event) const;
    /// "2026-03-02 09:03:10.250": what a spreadsheet reads.
    [[nodiscard]] QString exactClock(const Event& event) const;
    [[nodiscard]] QString kind(const Event& event) const;
    [[nodiscard]] QString change(const Event& event) const;
    [[nodiscard]] QString cause(const Event& event) const;

    /// Of a run, in seconds from its start.
    [[nodiscard]] Seconds time(const Event& event) const;

    [[nodiscard]] static QString groupName(EventGroup group);

private:
    const EventRun& run_;
    TimeGrid grid_;
};

} // namespace afflux
