// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/language.h"
#include "model/simulation/scenario.h"

#include <algorithm>
#include <ostream>

namespace afflux::cli {

namespace {

constexpr std::array<Option, 3> generalOptions{{
    {"lang", Takes::one, "en|fr",
     AFFLUX_TR("Message", "The language for people; files never change.")},
    {"help", Takes::nothing, "", AFFLUX_TR("Message", "Says this.")},
    {"version", Takes::nothing, "", AFFLUX_TR("Message", "Says which version this is.")},
}};

/// Takes `--lang X` out of the words, wherever it stands.
Result<std::string> takeLanguage(std::vector<std::string>& words)
{
    const auto end = std::ranges::find(words, "--");
    const auto isLanguage = [](const std::string& w) {
        return w == "--lang" || w.starts_with("--lang=");
    };
    const auto found = std::find_if(words.begin(), end, isLanguage);
    if (found == end)
        return std::string();
    std::string language;
    if (found->size() > std::string_view("--lang").size()) {
        language = found->substr(std::string_view("--lang=").size());
        words.erase(found);
    } else if (found + 1 != words.end()) {
        language = found[1];
        words.erase(found, found + 2);
    }
    if (language != "en" && language != "fr")
        return failure(
            ErrorCode::badValue, {.key = "--lang"},
            message(AFFLUX_TR("Message", "“%1” is no language of this program"), language),
            message(AFFLUX_TR("Message", "Write --lang en or --lang fr.")));
    return language;
}

void listOptions(std::span<const Option> options, const Context& context)
{
    std::size_t width = 0;
    const auto head = [](const Option& option) {
        std::string text = "--" + std::string(option.name);
        if (!option.value.empty())
            text += ' ' + std::string(option.value);
        return text + (option.takes == Takes::list ? "..." : "");
    };
    for (const Option& option : options)
        width = std::max(width, head(option).size());
    for (const Option& option : options) {
        const std::string text = head(option);
        context.out << "  " << text << std::string(width - text.size() + 2, ' ')
                    << said(message(option.help), context) << '\n';
    }
}

void help(const Context& context)
{
    context.out << said(message(AFFLUX_TR("Message",
                                          "Afflux plans capacity for queue-driven workers.")),
                        context)
                << "\n\n";
    for (const Command& command : commands()) {
        context.out << "  afflux-cli " << command.name << std::string(12 - command.name.size(), ' ')
                    << said(message(command.help), context) << '\n';
    }
    context.out << '\n';
    listOptions(generalOptions, context);
    context.out << '\n'
                << said(message(AFFLUX_TR(
                            "Message", "afflux-cli COMMAND --help says more. Exit codes: 0 done, "
                                       "1 a check did not hold, 2 bad arguments or input, "
                                       "3 interrupted.")),
                        context)
                << '\n';
}

void help(const Command& command, const Context& context)
{
    context.out << said(message(command.help), context) << "\n\n";
    std::string usage(command.usage);
    for (std::size_t at = usage.find('\n'); at != std::string::npos; at = usage.find('\n', at + 1))
        usage.insert(at + 1, "       afflux-cli ");
    context.out << said(message(AFFLUX_TR("Message", "usage: %1"), "afflux-cli " + usage), context)
                << "\n\n";
    listOptions(command.options, context);
    listOptions(std::span(generalOptions).first(2), context);
}

ExitCode runCommand(const Command& command, std::span<const std::string> words,
                    const Context& context)
{
    if (std::ranges::find(words, "--help") != words.end()) {
        help(command, context);
        return ExitCode::done;
    }
    const Result<Arguments> arguments = Arguments::parse(command.options, words);
    if (!arguments)
        return fail(arguments.error(), context);
    return command.execute(*arguments, context);
}

tl::unexpected<Error> unknownCommand(const std::string& word)
{
    std::vector<std::string> known;
    for (const Command& command : commands())
        known.emplace_back(command.name);
    const std::string near = nearestWord(word, known);
    return failure(
        ErrorCode::unknownKey, {}, message(AFFLUX_TR("Message", "there is no command “%1”"), word),
        near.empty() ? message(AFFLUX_TR("Message", "afflux-cli --help lists the commands."))
                     : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
}

Error outputFailed()
{
    return {ErrorCode::io,
            {},
            message(AFFLUX_TR("Message", "the output cannot be written")),
            message(AFFLUX_TR("Message", "Check the folder and the free space."))};
}

ExitCode dispatch(std::span<const std::string> words, const Context& context)
{
    if (words.empty()) {
        help({context.err, context.err, context.speech, context.stop});
        return ExitCode::badInput;
    }
    if (words.front() == "--version") {
        context.out << "afflux-cli " << AFFLUX_VERSION << '\n';
        return ExitCode::done;
    }
    if (words.front() == "--help" || words.front() == "-h" || words.front() == "help") {
        help(context);
        return ExitCode::done;
    }
    const auto command = std::ranges::find(commands(), words.front(), &Command::name);
    if (command == commands().end())
        return fail(unknownCommand(words.front()).value(), context);
    return runCommand(*command, words.subspan(1), context);
}

} // namespace

int run(std::vector<std::string> words, std::ostream& out, std::ostream& err, std::stop_token stop)
{
    const Result<std::string> wanted = takeLanguage(words);
    const Language language(wanted.value_or(""));
    const Context context{out, err, language.speech(), std::move(stop)};
    ExitCode code = wanted ? dispatch(words, context) : fail(wanted.error(), context);
    if (!out.flush() && code == ExitCode::done) // a full disk is no success
        code = fail(outputFailed(), context);
    return static_cast<int>(code);
}

} // namespace afflux::cli
