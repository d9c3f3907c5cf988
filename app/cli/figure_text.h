// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Figures as the tables of the command line have them: as precise as a decision needs.

#include "model/simulation/figures.h"
#include "model/simulation/fleet.h"
#include "model/text/say.h"

namespace afflux::cli {

/// "850 ms", "8.2 s", "4 min 50 s".
[[nodiscard]] QString durationText(double seconds, const Speech& speech);
/// "86.3 %"; "100 %" is said of nothing less.
[[nodiscard]] QString percentText(double share, const Speech& speech);
/// Three digits; whole from a hundred on.
[[nodiscard]] QString amountText(double number, const Speech& speech);
/// A dash where nobody has said what a worker costs: nothing is not a price.
[[nodiscard]] QString moneyText(double number, const Cost& cost, const Speech& speech);

/// The one that goes with the figure's unit.
[[nodiscard]] QString figureText(const Figure& figure, double value, const Cost& cost,
                                 const Speech& speech);

} // namespace afflux::cli
