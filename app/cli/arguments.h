// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words of a command line, sorted into options and the rest, by a table that also makes --help.

#include "model/core/result.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace afflux::cli {

enum class Takes
{
    nothing, ///< --json
    one,     ///< --seed N; twice is a conflict
    several, ///< --map A=B --map C=D
    list,    ///< --history FILE... up to the next option; may also be repeated
};

struct Option
{
    std::string_view name; ///< without the dashes
    Takes takes = Takes::nothing;
    std::string_view value; ///< what stands for the value in --help: "FILE"
    std::string_view help;  ///< AFFLUX_TR("Message", ...)
};

class Arguments
{
public:
    /// Reads "--name value" and "--name=value"; after a bare "--" nothing is an option. Errors:
    /// unknownKey (with the nearest option), missing (no value), conflict (given twice).
    [[nodiscard]] static Result<Arguments> parse(std::span<const Option> options,
                                                 std::span<const std::string> words);

    [[nodiscard]] const std::vector<std::string>& positional() const { return positional_; }
    [[nodiscard]] bool has(std::string_view option) const { return given_.contains(option); }
    /// The value of an option that takes one; "" when it was not given.
    [[nodiscard]] std::string value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;

private:
    std::vector<std::string> positional_;
    std::map<std::string, std::vector<std::string>, std::less<>> given_;
};

/// "a=b" as two. Error::badValue naming @p option when there is no "=".
struct KeyValue
{
    std::string key;
    std::string value;
};
[[nodiscard]] Result<KeyValue> splitKeyValue(std::string_view option, const std::string& text);

} // namespace afflux::cli
