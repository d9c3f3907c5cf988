// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "model/simulation/scenario.h"

#include <algorithm>

namespace afflux::cli {

namespace {

tl::unexpected<Error> unknownOption(std::span<const Option> options, const std::string& name)
{
    std::vector<std::string> known;
    for (const Option& option : options)
        known.emplace_back(option.name);
    const std::string near = nearestWord(name, known);
    return failure(ErrorCode::unknownKey, {.key = "--" + name},
                   message(AFFLUX_TR("Message", "there is no such option")),
                   near.empty() ? message(AFFLUX_TR("Message", "--help lists the options."))
                                : message(AFFLUX_TR("Message", "Did you mean --%1?"), near));
}

tl::unexpected<Error> noValue(const Option& option)
{
    return failure(ErrorCode::missing, {.key = "--" + std::string(option.name)},
                   message(AFFLUX_TR("Message", "a value is missing")),
                   message(AFFLUX_TR("Message", "Write --%1 %2."), option.name, option.value));
}

bool isOption(std::string_view word)
{
    return word.starts_with("--");
}

/// "--name=value" as its two parts; no value when there is no "=".
struct Written
{
    std::string name;
    std::optional<std::string> value;
};

Written written(const std::string& word)
{
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos)
        return {word.substr(2), std::nullopt};
    return {word.substr(2, equals - 2), word.substr(equals + 1)};
}

/// The words after an option that are its values.
std::span<const std::string> valuesAfter(std::span<const std::string> words, Takes takes)
{
    std::size_t count = 0;
    while (count < words.size() && !isOption(words[count]) && (takes == Takes::list || count == 0))
        ++count;
    return words.first(count);
}

Result<void> checkUse(const Option& option, const Written& word, bool again)
{
    const Place place{.key = "--" + word.name};
    if (again && option.takes == Takes::one)
        return failure(ErrorCode::conflict, place,
                       message(AFFLUX_TR("Message", "the option is given twice")),
                       message(AFFLUX_TR("Message", "Keep one of them.")));
    if (word.value && option.takes == Takes::nothing)
        return failure(ErrorCode::badValue, place,
                       message(AFFLUX_TR("Message", "the option takes no value")),
                       message(AFFLUX_TR("Message", "Leave out what follows the “=”.")));
    return {};
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const Option> options,
                                   std::span<const std::string> words)
{
    Arguments arguments;
    while (!words.empty()) {
        const std::string& first = words.front();
        words = words.subspan(1);
        if (first == "--") {
            arguments.positional_.insert(arguments.positional_.end(), words.begin(), words.end());
            break;
        }
        if (!isOption(first)) {
            arguments.positional_.push_back(first);
            continue;
        }
        const Written word = written(first);
        const auto option = std::ranges::find(options, word.name, &Option::name);
        if (option == options.end())
            return unknownOption(options, word.name);
        if (const auto used = checkUse(*option, word, arguments.has(word.name)); !used)
            return failure(used.error());

        std::vector<std::string>& values = arguments.given_[word.name];
        if (word.value) {
            values.push_back(*word.value);
        } else if (option->takes != Takes::nothing) {
            const auto after = valuesAfter(words, option->takes);
            if (after.empty())
                return noValue(*option);
            values.insert(values.end(), after.begin(), after.end());
            words = words.subspan(after.size());
        }
    }
    return arguments;
}

std::string Arguments::value(std::string_view option) const
{
    const auto found = given_.find(option);
    return found == given_.end() || found->second.empty() ? std::string() : found->second.front();
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = given_.find(option);
    return found == given_.end() ? std::vector<std::string>() : found->second;
}

Result<KeyValue> splitKeyValue(std::string_view option, const std::string& text)
{
    const std::size_t equals = text.find('=');
    if (equals == 0 || equals == std::string::npos)
        return failure(ErrorCode::badValue, {.key = "--" + std::string(option)},
                       message(AFFLUX_TR("Message", "“%1” has no name and value"), text),
                       message(AFFLUX_TR("Message", "Write them with a “=” between them.")));
    return KeyValue{text.substr(0, equals), text.substr(equals + 1)};
}

} // namespace afflux::cli
