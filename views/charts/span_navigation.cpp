// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/span_navigation.h"

#include <algorithm>

namespace afflux {

TimeSpan within(TimeSpan view, TimeSpan whole)
{
    if (view.to < view.from)
        std::swap(view.from, view.to);
    const Seconds shortest = std::min(shortestView, whole.length());
    const Seconds length = std::clamp(view.length(), shortest, whole.length());
    const Seconds middle = view.from + view.length() / 2;
    // A view of the right length stays where it is; one that was too short grows around its middle.
    const Seconds wanted = length == view.length() ? view.from : middle - length / 2;
    const Seconds from = std::clamp(wanted, whole.from, std::max(whole.from, whole.to - length));
    return {from, from + length};
}

TimeSpan zoomed(TimeSpan view, double factor, Seconds fixed, TimeSpan whole)
{
    const Seconds shortest = std::min(shortestView, whole.length());
    const Seconds length = std::clamp(view.length() / factor, shortest, whole.length());
    const double share = view.empty() ? 0.5 : (fixed - view.from) / view.length();
    const Seconds from = fixed - length * share;
    return within({from, from + length}, whole);
}

TimeSpan panned(TimeSpan view, Seconds shift, TimeSpan whole)
{
    return within({view.from + shift, view.to + shift}, whole);
}

TimeSpan holding(TimeSpan view, Seconds time, TimeSpan whole)
{
    if (time < view.from)
        return panned(view, time - view.from, whole);
    if (time > view.to)
        return panned(view, time - view.to, whole);
    return view;
}

} // namespace afflux
