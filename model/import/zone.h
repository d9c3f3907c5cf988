// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Wall-clock times to instants, by the rules of a named zone and never of the machine.
//
// A local time that the clock skipped has no instant; one that it showed twice has two, and the
// neighbouring rows decide which is meant.

#include "model/core/time.h"
#include "model/core/zone_offsets.h"

#include <optional>
#include <string>
#include <vector>

namespace afflux {

/// A date and time as a clock on the wall shows it.
using LocalTime = std::chrono::local_time<std::chrono::microseconds>;

/// What a local time stands for: no instant (gap), one, or two (fold; the earlier first).
struct LocalReading
{
    int count = 0;
    Instant first;
    Instant second;
};

class LocalClock
{
public:
    /// UTC.
    LocalClock() = default;
    /// @p zone: IANA name, "UTC", "UTC+3", "+03:00". Empty optional when nobody knows it.
    [[nodiscard]] static std::optional<LocalClock> forZone(const std::string& zone);

    [[nodiscard]] LocalReading read(LocalTime time) const;
    /// "Europe/Paris", "UTC", "UTC+03:00".
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Its offsets as a value, for those who know no zones; UTC has no piece.
    [[nodiscard]] ZoneOffsets offsets() const;

private:
    using Piece = ZoneOffsets::Piece;
    std::string name_ = "UTC";
    std::vector<Piece> pieces_{{Instant::min(), std::chrono::seconds(0)}}; ///< ascending
};

/// The offsets of a zone from 1970 to 2100; nullopt when nobody knows it. @p name as in forZone().
[[nodiscard]] std::optional<ZoneOffsets> zoneOffsets(const std::string& name);

/// The zone that @p wrong may have meant ("Paris", "Europe/Pari"); empty when none is near.
[[nodiscard]] std::string nearestZone(const std::string& wrong);

} // namespace afflux
