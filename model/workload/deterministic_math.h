// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Logarithm, exponential and normal quantile from +, -, *, / and sqrt alone.
//
// libm's log and exp differ in the last bit between machines and versions; these do not, because
// IEEE 754 fixes every operation they use (and the build forbids contracted multiply-adds).
// Accuracy is about 1e-15 relative, far below anything a simulated wait can show.

namespace afflux::deterministic {

/// Natural logarithm; @p x > 0 and finite.
[[nodiscard]] double log(double x);
/// e^x for |x| < 700.
[[nodiscard]] double exp(double x);
/// Inverse of the standard normal distribution function, 0 < p < 1.
/// Wichura, Algorithm AS 241 (PPND16), Applied Statistics 37 (1988).
[[nodiscard]] double normalQuantile(double p);

} // namespace afflux::deterministic
