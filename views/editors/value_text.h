// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Parameter values as a person reads and types them: "90 s", "20 workers", "£ 0.12 / h", "1,5 s" in
// French. What is shown can be typed back. Files have their own form, formatValue().

#include "model/core/result.h"
#include "model/policy/parameter.h"
#include "model/text/say.h"

namespace afflux {

/// What a text depends on besides the row: the unit of the scenario's signal, the currency (ISO
/// 4217) and the language.
struct ValueForm
{
    Unit signalUnit = Unit::seconds;
    std::string currency;
    Speech speech = Speech::person();
};

[[nodiscard]] QString shownValue(const ParameterInfo& info, const Value& value,
                                 const ValueForm& form);

/// Reads what was typed, units optional, with the language's decimal mark and words. Errors are
/// parseValue()'s and checkValue()'s.
[[nodiscard]] Result<Value> typedValue(const ParameterInfo& info, const QString& text,
                                       const ValueForm& form);

/// The error as one quiet line under the field, without the key the field already names.
[[nodiscard]] QString sayTypingError(const Error& error, const ValueForm& form);

} // namespace afflux
