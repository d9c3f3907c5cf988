// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A sentence not yet said.
//
// The model speaks to people only through Message values: an English source text with %1, %2 ...
// places and the values that go there. It becomes a sentence where it is shown (model/text/say.h),
// in the language and with the number format of whoever reads it. Keeping values apart from words
// is what lets a chart, a French report and a machine-read CSV give the same reason.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Marks a text for translation without translating it; lupdate knows it as QT_TRANSLATE_NOOP.
#define AFFLUX_TR(context, text) text
/// The same for a text with plural forms, as countedMessage() wants it (QT_TRANSLATE_N_NOOP).
#define AFFLUX_TR_N(context, text) text

namespace afflux {

using Seconds = std::chrono::duration<double>;

/// What fills a %n place. A std::string is shown as it is (file names, keys, the user's own words).
using MessageValue = std::variant<std::string, std::int64_t, double, Seconds>;

struct Message
{
    /// English, marked with AFFLUX_TR("Message", ...). Always a literal, so a view suffices.
    std::string_view text;
    std::vector<MessageValue> values;
    /// The number that chooses the plural form; such texts hold "%n". Negative: no plural form.
    std::int64_t count = -1;

    [[nodiscard]] bool empty() const { return text.empty(); }
    friend bool operator==(const Message&, const Message&) = default;
};

inline MessageValue messageValue(const MessageValue& value)
{
    return value;
}
inline MessageValue messageValue(std::string_view text)
{
    return std::string(text);
}
inline MessageValue messageValue(const std::string& text)
{
    return text;
}
inline MessageValue messageValue(const char* text)
{
    return std::string(text);
}
inline MessageValue messageValue(double number)
{
    return number;
}
inline MessageValue messageValue(Seconds duration)
{
    return duration;
}
template <typename Integer>
requires std::is_integral_v<Integer> MessageValue messageValue(Integer number)
{
    return static_cast<std::int64_t>(number);
}

/// message(AFFLUX_TR("Message", "Line %1 has %2 cells"), 3, 7)
template <typename... Values>
Message message(std::string_view text, Values&&... values)
{
    return {text, {messageValue(std::forward<Values>(values))...}, -1};
}

/// As message(), with a plural form chosen by @p count, which stands at "%n".
template <typename... Values>
Message countedMessage(std::string_view text, std::int64_t count, Values&&... values)
{
    return {text, {messageValue(std::forward<Values>(values))...}, count};
}

} // namespace afflux
