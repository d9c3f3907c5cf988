// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/result_cache.h"

#include <algorithm>

namespace afflux {

namespace {

constexpr std::size_t mostEntries = 32;
/// Trace rows kept in all, about 150 bytes each.
constexpr std::size_t mostRows = 1'000'000;
/// Whatever their size: the plan shown and its baseline.
constexpr std::size_t alwaysKept = 2;

} // namespace

bool sameRun(const Scenario& a, const Scenario& b)
{
    // The cheap and most often different part first.
    return a.plan.policy == b.plan.policy && a.plan.signal == b.plan.signal &&
           a.plan.workers == b.plan.workers && a.objective == b.objective && a.run == b.run &&
           a.workload == b.workload;
}

const CachedResult* ResultCache::find(const Scenario& scenario)
{
    const auto found = std::ranges::find_if(
        entries_, [&](const CachedResult& entry) { return sameRun(entry.scenario, scenario); });
    if (found == entries_.end())
        return nullptr;
    entries_.splice(entries_.begin(), entries_, found);
    return &entries_.front();
}

void ResultCache::insert(CachedResult result)
{
    if (find(result.scenario))
        entries_.front() = std::move(result);
    else
        entries_.push_front(std::move(result));
    forgetOldest();
}

void ResultCache::forgetOldest()
{
    std::size_t rows = 0;
    std::size_t kept = 0;
    for (auto entry = entries_.begin(); entry != entries_.end(); ++entry, ++kept) {
        rows += entry->result->trace.size();
        if (kept == mostEntries || (rows > mostRows && kept >= alwaysKept)) {
            entries_.erase(entry, entries_.end());
            return;
        }
    }
}

} // namespace afflux
