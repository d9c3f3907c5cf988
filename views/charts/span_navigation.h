// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where a zoom or a pan leads: pure arithmetic on spans, always inside the whole trace.

#include "views/charts/chart_data.h"

namespace afflux {

/// No zoom goes closer: below a second a control tick is a flat line.
inline constexpr Seconds shortestView{1};

/// @p view moved and, if need be, shortened or lengthened to lie in @p whole and last at least
/// shortestView (or all of a shorter whole).
[[nodiscard]] TimeSpan within(TimeSpan view, TimeSpan whole);

/// @p view with its length divided by @p factor (> 1 zooms in); @p fixed keeps its place on screen.
[[nodiscard]] TimeSpan zoomed(TimeSpan view, double factor, Seconds fixed, TimeSpan whole);

/// @p view moved by @p shift, as far as @p whole allows.
[[nodiscard]] TimeSpan panned(TimeSpan view, Seconds shift, TimeSpan whole);

/// @p view moved as little as needed to hold @p time.
[[nodiscard]] TimeSpan holding(TimeSpan view, Seconds time, TimeSpan whole);

} // namespace afflux
