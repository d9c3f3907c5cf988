// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// When each slot's attempt ends, and which ends first: a tournament tree. Changing one slot costs
// one minimum a level and no branch that could be guessed wrong, at any fleet size.

#include "model/core/time.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace afflux::events {

class EndTree
{
public:
    /// When << 32 | slot << 1 | whether it is a timeout: one comparison orders ends.
    using Key = std::uint64_t;

    /// No end, or none within any run.
    static constexpr Key none = ~Key{0};

    [[nodiscard]] static Key key(Step end, std::size_t slot, bool timeout)
    {
        constexpr Step reach = 0xffff'ffff;
        if (end >= reach)
            return none;
        return static_cast<Key>(end) << 32U | static_cast<Key>(slot) << 1U | (timeout ? 1U : 0U);
    }
    [[nodiscard]] static Step timeOf(Key key) { return static_cast<Step>(key >> 32U); }
    [[nodiscard]] static std::size_t slotOf(Key key) { return (key & 0xffff'ffffU) >> 1U; }
    [[nodiscard]] static bool isTimeout(Key key) { return (key & 1U) != 0; }

    /// Room for @p slots slots; those there keep their ends.
    void grow(std::size_t slots)
    {
        const std::size_t leaves = std::bit_ceil(std::max<std::size_t>(2, slots));
        if (leaves <= leaves_)
            return;
        std::vector<Key> nodes(2 * leaves, none);
        std::copy_n(nodes_.begin() + static_cast<std::ptrdiff_t>(leaves_), leaves_,
                    nodes.begin() + static_cast<std::ptrdiff_t>(leaves));
        for (std::size_t node = leaves; --node > 0;)
            nodes[node] = std::min(nodes[2 * node], nodes[2 * node + 1]);
        nodes_ = std::move(nodes);
        leaves_ = leaves;
    }

    [[nodiscard]] Key first() const { return nodes_[1]; }

    void put(std::size_t slot, Key key)
    {
        Key* nodes = nodes_.data();
        std::size_t node = leaves_ + slot;
        nodes[node] = key;
        for (; node > 1; node >>= 1U) {
            const Key other = nodes[node ^ 1U];
            key = other < key ? other : key;
            nodes[node >> 1U] = key;
        }
    }

private:
    std::size_t leaves_ = 1;
    std::vector<Key> nodes_{none, none}; ///< node i has the children 2 i and 2 i + 1; leaves last
};

} // namespace afflux::events
