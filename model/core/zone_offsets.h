// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A time zone as data: which offset from UTC holds from which instant on. Whoever knows the zones
// of the world (model/import/zone.h) makes one; the simulation only looks up.

#include "model/core/time.h"

#include <algorithm>
#include <string>
#include <vector>

namespace afflux {

struct ZoneOffsets
{
    struct Piece
    {
        Instant from{};                 ///< this offset holds from here until the next piece
        std::chrono::seconds offset{0}; ///< local time - UTC

        friend bool operator==(const Piece&, const Piece&) = default;
    };
    std::string name = "UTC";  ///< IANA name, "UTC", "UTC+03:00"
    std::vector<Piece> pieces; ///< ascending; none: UTC

    /// Before the first piece its offset holds.
    [[nodiscard]] std::chrono::seconds at(Instant instant) const
    {
        if (pieces.empty())
            return std::chrono::seconds(0);
        const auto later = std::ranges::upper_bound(pieces, instant, {}, &Piece::from);
        return (later == pieces.begin() ? later : std::prev(later))->offset;
    }

    friend bool operator==(const ZoneOffsets&, const ZoneOffsets&) = default;
};

} // namespace afflux
