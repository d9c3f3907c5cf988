// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which slot is free first: a tournament tree over slots in the order of simulation.md, by the
// instant a slot is free, then by its place. Replacing the winner costs one minimum a level and no
// branch that could be guessed wrong, at any fleet size.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace afflux::fifo {

class SlotTree
{
public:
    using Key = std::uint64_t; ///< when free << 32 | place

    /// A place without a slot, later than any instant.
    static constexpr Key empty = ~Key{0};

    [[nodiscard]] static constexpr Key key(std::uint32_t free, std::size_t place)
    {
        return Key{free} << 32U | static_cast<std::uint32_t>(place);
    }
    [[nodiscard]] static constexpr std::uint32_t timeOf(Key key)
    {
        return static_cast<std::uint32_t>(key >> 32U);
    }

    /// Room for @p places slots, all empty.
    void reset(std::size_t places)
    {
        leaves_ = std::bit_ceil(places < 2 ? std::size_t{2} : places);
        nodes_.assign(2 * leaves_, empty);
    }
    [[nodiscard]] std::size_t places() const { return leaves_; }

    [[nodiscard]] Key at(std::size_t place) const { return nodes_[leaves_ + place]; }
    [[nodiscard]] Key first() const { return nodes_[1]; }

    void put(std::size_t place, Key key)
    {
        std::size_t node = leaves_ + place;
        nodes_[node] = key;
        for (; node > 1; node >>= 1U) {
            const Key other = nodes_[node ^ 1U];
            key = other < key ? other : key;
            nodes_[node >> 1U] = key;
        }
    }

    /// Starts jobs in order in the slot free first, until one would start after @p limit; returns
    /// the first not started. The times are in steps and stay below 2^32 - 1.
    std::size_t serve(const std::uint32_t* arrival, const std::uint32_t* service,
                      std::uint32_t* start, std::size_t from, std::size_t to, std::uint32_t limit)
    {
        for (; from < to; ++from) {
            const Key winner = first();
            const std::uint32_t free = timeOf(winner);
            const std::uint32_t begin = free > arrival[from] ? free : arrival[from];
            if (begin > limit)
                break;
            start[from] = begin;
            const auto place = static_cast<std::uint32_t>(winner);
            put(place, key(begin + service[from], place));
        }
        return from;
    }

private:
    std::size_t leaves_ = 0;
    std::vector<Key> nodes_; ///< node i has the children 2 i and 2 i + 1; leaves last
};

} // namespace afflux::fifo
