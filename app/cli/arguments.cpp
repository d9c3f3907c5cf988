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

bool isOption(const std::string& word)
{
    return word.starts_with("--");
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const Option> options,
                                   std::span<const std::string> words)
{
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            arguments.positional_.insert(arguments.positional_.end(),
                                         words.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                         words.end());
            break;
        }
        if (!isOption(words[i])) {
            arguments.positional_.push_back(words[i]);
            continue;
        }
        const std::size_t equals = words[i].find('=');
        const std::string name =
            words[i].substr(2, equals == std::string::npos ? equals : equals - 2);
        const auto option = std::ranges::find(options, name, &Option::name);
        if (option == options.end())
            return unknownOption(options, name);
        const bool again = arguments.has(name);
        if (again && (option->takes == Takes::one))
            return failure(ErrorCode::conflict, {.key = "--" + name},
                           message(AFFLUX_TR("Message", "the option is given twice")),
                           message(AFFLUX_TR("Message", "Keep one of them.")));

        std::vector<std::string>& values = arguments.given_[name];
        if (option->takes == Takes::nothing) {
            if (equals != std::string::npos)
                return failure(ErrorCode::badValue, {.key = "--" + name},
                               message(AFFLUX_TR("Message", "the option takes no value")),
                               message(AFFLUX_TR("Message", "Leave out what follows the “=”.")));
            continue;
        }
        if (equals != std::string::npos) {
            values.push_back(words[i].substr(equals + 1));
            continue;
        }
        const std::size_t before = values.size();
        const bool many = option->takes == Takes::list;
        while (i + 1 < words.size() && !isOption(words[i + 1]) && (many || values.size() == before))
            values.push_back(words[++i]);
        if (values.size() == before)
            return noValue(*option);
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
