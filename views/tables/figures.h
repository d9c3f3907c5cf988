// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Figures a person decides by: two or three significant digits ("1.7 s", "£ 96"), never rounded to
// something better than it is. The full value is on hover and copy.

#include "model/text/say.h"

#include <string_view>

namespace afflux {

/// "350 ms", "1.7 s", "12.8 s", "361 s", "12 min 5 s", "2 h 25 min".
[[nodiscard]] QString figureDuration(double seconds, const Speech& speech = Speech::person());
/// "£ 96", in French "96 £"; cents below ten. @p currency is an ISO 4217 code.
[[nodiscard]] QString figureMoney(double amount, std::string_view currency,
                                  const Speech& speech = Speech::person());
/// A share 0..1: "86.3 %", "100 %" only when it is all, "99.9 %" for all but a few.
[[nodiscard]] QString figureShare(double share, const Speech& speech = Speech::person());
[[nodiscard]] QString figureCount(std::int64_t count, const Speech& speech = Speech::person());
/// "3.3", "12.4", "125": the mean of a count.
[[nodiscard]] QString figureMean(double mean, const Speech& speech = Speech::person());

/// The same with every digit there is: for tooltips and copies.
[[nodiscard]] QString exactDuration(double seconds, const Speech& speech = Speech::person());
[[nodiscard]] QString exactMoney(double amount, std::string_view currency,
                                 const Speech& speech = Speech::person());
[[nodiscard]] QString exactShare(double share, const Speech& speech = Speech::person());
[[nodiscard]] QString exactMean(double mean, const Speech& speech = Speech::person());

} // namespace afflux
