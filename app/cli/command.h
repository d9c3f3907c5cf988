// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a sub-command is: a row with its words and its options, and a function from arguments to an
// exit code. A new one is a .cpp that defines a Command and a line in command_list.cpp.

#include "app/cli/arguments.h"
#include "model/text/say.h"

#include <iosfwd>
#include <stop_token>

namespace afflux::cli {

enum class ExitCode
{
    done = 0,
    checkFailed = 1, ///< a check did not hold: the promise is missed
    badInput = 2,    ///< bad arguments, or files that cannot be read or written
    interrupted = 3,
};

/// Everything a command may touch of the world beside the files it is told of.
struct Context
{
    std::ostream& out;
    std::ostream& err;
    Speech speech; ///< for people; machine output never uses it
    std::stop_token stop;
};

struct Command
{
    std::string_view name;
    std::string_view usage; ///< one line of syntax a line, without the program's name
    std::string_view help;  ///< AFFLUX_TR("Message", ...): one sentence
    std::span<const Option> options;
    ExitCode (*execute)(const Arguments& arguments, const Context& context);
};

/// In the order --help lists them.
[[nodiscard]] std::span<const Command> commands();

extern const Command importCommand;
extern const Command simulateCommand;
extern const Command explainCommand;
extern const Command exportCommand;

/// A sentence for people, as UTF-8.
[[nodiscard]] std::string said(const Message& message, const Context& context);

/// Says the error on the error stream and gives the exit code that goes with it.
ExitCode fail(const Error& error, const Context& context);

/// A line each; an issue that only repeats a note is not said again.
void sayFindings(std::ostream& to, const std::vector<Message>& notes,
                 const std::vector<Issue>& issues, const Context& context);

/// The same on the error stream, so that it does not disturb what is piped on.
void tell(const std::vector<Message>& notes, const std::vector<Issue>& issues,
          const Context& context);

/// Writes a file whole, or the error why not. "-" writes to the output stream.
[[nodiscard]] Result<void> writeFile(const std::string& path, const std::string& content,
                                     const Context& context);

} // namespace afflux::cli
