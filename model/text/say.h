// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Turns Messages, Errors and Issues into sentences: the one place where the model's words meet a
// language. Translators work on the context "Message" in translations/.

#include "model/core/error.h"

#include <QLocale>
#include <QString>

namespace afflux {

/// How to speak. machine(): English, C numbers, for CSV, JSON and logs that scripts read.
struct Speech
{
    QLocale locale;
    bool translated = true;

    [[nodiscard]] static Speech machine();
    /// The application's current language and number format.
    [[nodiscard]] static Speech person();
};

[[nodiscard]] QString say(const Message& message, const Speech& speech = Speech::person());

/// "scaling.yaml, line 3, policy.max: 40 is below the minimum 50. Raise max or lower min."
[[nodiscard]] QString say(const Error& error, const Speech& speech = Speech::person());
[[nodiscard]] QString say(const Issue& issue, const Speech& speech = Speech::person());

/// "90 s", "11.5 s", "5 min", "2 h 30 min": the shortest exact form of whole seconds and above;
/// milliseconds below a second.
[[nodiscard]] QString sayDuration(Seconds duration, const Speech& speech = Speech::person());

/// A number as a person wants it: grouped, no trailing zeros, at most @p digits significant digits
/// (0: all that are there).
[[nodiscard]] QString sayNumber(double number, const Speech& speech = Speech::person(),
                                int digits = 0);

} // namespace afflux
