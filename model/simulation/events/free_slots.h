// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Free slots in the order in which they take jobs: free longest first; of equal ones the lowest
// worker number, then the lowest slot. Slots become free as time goes by, so a ring is enough.

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

namespace afflux::events {

struct FreeSlot
{
    std::uint32_t since = 0;
    std::uint32_t worker = 0; ///< its number
    std::uint32_t slot = 0;   ///< the index among all slots

    friend bool operator<(const FreeSlot& a, const FreeSlot& b)
    {
        return std::tie(a.since, a.worker, a.slot) < std::tie(b.since, b.worker, b.slot);
    }
};

class FreeSlots
{
public:
    [[nodiscard]] bool empty() const { return begin_ == end_; }
    [[nodiscard]] const FreeSlot& front() const { return at(begin_); }
    void popFront() { ++begin_; }

    /// Only slots that become free at one instant can come out of order.
    void add(const FreeSlot& slot)
    {
        if (end_ - begin_ == ring_.size())
            grow();
        std::size_t place = end_++;
        for (; place != begin_ && slot < at(place - 1); --place)
            at(place) = at(place - 1);
        at(place) = slot;
    }

private:
    [[nodiscard]] FreeSlot& at(std::size_t index) { return ring_[index & (ring_.size() - 1)]; }
    [[nodiscard]] const FreeSlot& at(std::size_t index) const
    {
        return ring_[index & (ring_.size() - 1)];
    }
    void grow()
    {
        std::vector<FreeSlot> larger(2 * ring_.size());
        const std::size_t count = end_ - begin_;
        for (std::size_t i = 0; i < count; ++i)
            larger[i] = at(begin_ + i);
        ring_ = std::move(larger);
        begin_ = 0;
        end_ = count;
    }

    std::vector<FreeSlot> ring_ = std::vector<FreeSlot>(64); ///< as many as a power of two
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

} // namespace afflux::events
