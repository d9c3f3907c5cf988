// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parameter table: what can be set, said once.
//
// The policy editor's form, `--set key=value`, the scenario file, the project file, the JSON
// Schema, sweep axes and the manual are all made from these rows. Adding a parameter is one row.

#include "model/core/message.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace afflux {

/// A parameter's value, independent of its type: none, flag, number (durations in seconds), word.
using Value = std::variant<std::monostate, bool, double, std::string>;

enum class Unit
{
    none,     ///< a plain number
    workers,  ///< whole workers
    jobs,     ///< jobs, may be fractional (backlog per worker)
    jobSlots, ///< whole jobs at once
    attempts, ///< whole attempts
    seconds,
    percent, ///< 60 means 60 %
    factor,  ///< 1.5 means times 1.5
    moneyPerHour,
    moneyPerMonth,
    flag,   ///< bool
    choice, ///< one of Parameter::choices
    text,
    signal, ///< the unit of whatever the policy's signal measures: seconds for an age, jobs for a
            ///< backlog
};

[[nodiscard]] constexpr bool isWhole(Unit unit)
{
    return unit == Unit::workers || unit == Unit::jobSlots || unit == Unit::attempts;
}

struct Choice
{
    std::string_view word;  ///< in files and on the command line
    std::string_view label; ///< AFFLUX_TR("Message", ...)

    friend bool operator==(const Choice&, const Choice&) = default;
};

enum class Scale
{
    linear,
    logarithmic
};

struct ParameterInfo
{
    std::string key; ///< dotted, within its owner: "stepUp.percent"; full in the scenario table
    std::string_view label; ///< AFFLUX_TR("Message", ...): two or three words
    std::string_view help;  ///< AFFLUX_TR("Message", ...): one sentence
    Unit unit = Unit::none;
    double minimum = 0;                                       ///< smallest value accepted
    double maximum = std::numeric_limits<double>::infinity(); ///< largest value accepted
    double sliderFrom = 0;                                    ///< the range people use
    double sliderTo = 1;
    Scale scale = Scale::linear;
    bool optional = false; ///< "none" is a value
    std::vector<Choice> choices = {};
    std::vector<std::string> aliases = {}; ///< a vendor's spelling of the key: "ScaleOutCooldown"
    Value fallback = {};                   ///< the default, filled from a default-constructed owner
};

/// One row for owners of type Owner (a rule, the workers, the whole scenario).
template <typename Owner>
struct Parameter
{
    ParameterInfo info;
    std::function<Value(const Owner&)> get;
    /// Takes a value already checked against info (see checkValue()).
    std::function<void(Owner&, const Value&)> set;
};

template <typename Owner>
using ParameterTable = std::vector<Parameter<Owner>>;

namespace detail {

// How a member's type is read from and written to a Value.
inline Value toValue(double number)
{
    return number;
}
inline Value toValue(int number)
{
    return static_cast<double>(number);
}
inline Value toValue(bool flag)
{
    return flag;
}
inline Value toValue(Seconds duration)
{
    return duration.count();
}
inline Value toValue(const std::string& text)
{
    return text;
}
template <typename T>
Value toValue(const std::optional<T>& value)
{
    return value ? toValue(*value) : Value{};
}

inline void fromValue(const Value& value, double& member)
{
    member = std::get<double>(value);
}
inline void fromValue(const Value& value, int& member)
{
    member = static_cast<int>(std::get<double>(value));
}
inline void fromValue(const Value& value, bool& member)
{
    member = std::get<bool>(value);
}
inline void fromValue(const Value& value, Seconds& member)
{
    member = Seconds(std::get<double>(value));
}
inline void fromValue(const Value& value, std::string& member)
{
    member = std::get<std::string>(value);
}
template <typename T>
void fromValue(const Value& value, std::optional<T>& member)
{
    if (std::holds_alternative<std::monostate>(value)) {
        member.reset();
        return;
    }
    T inner{};
    fromValue(value, inner);
    member = std::move(inner);
}

} // namespace detail

/// A row for a plain member: number, count, duration, flag, text, or an optional of these.
template <typename Owner, typename Member>
Parameter<Owner> parameter(Member Owner::*member, ParameterInfo info)
{
    info.fallback = detail::toValue(Owner{}.*member);
    return {
        std::move(info), [member](const Owner& owner) { return detail::toValue(owner.*member); },
        [member](Owner& owner, const Value& value) { detail::fromValue(value, owner.*member); }};
}

/// A row for an enumeration whose values are 0, 1, 2 ... in the order of info.choices. With an
/// optional member, "none" (or absence) leaves it to the program.
template <typename Owner, typename Enum>
requires std::is_enum_v<Enum> Parameter<Owner> choiceParameter(Enum Owner::*member,
                                                               ParameterInfo info)
{
    info.unit = Unit::choice;
    const std::vector<Choice> choices = info.choices;
    info.fallback = std::string(choices.at(static_cast<std::size_t>(Owner{}.*member)).word);
    return {std::move(info),
            [member, choices](const Owner& owner) {
                return Value(std::string(choices.at(static_cast<std::size_t>(owner.*member)).word));
            },
            [member, choices](Owner& owner, const Value& value) {
                for (std::size_t i = 0; i < choices.size(); ++i)
                    if (choices[i].word == std::get<std::string>(value))
                        owner.*member = static_cast<Enum>(i);
            }};
}

template <typename Owner, typename Enum>
requires std::is_enum_v<Enum> Parameter<Owner> choiceParameter(std::optional<Enum> Owner::*member,
                                                               ParameterInfo info)
{
    info.unit = Unit::choice;
    info.optional = true;
    const std::vector<Choice> choices = info.choices;
    return {std::move(info),
            [member, choices](const Owner& owner) {
                const std::optional<Enum>& value = owner.*member;
                return value ? Value(std::string(choices.at(static_cast<std::size_t>(*value)).word))
                             : Value{};
            },
            [member, choices](Owner& owner, const Value& value) {
                (owner.*member).reset();
                const auto* word = std::get_if<std::string>(&value);
                for (std::size_t i = 0; word && i < choices.size(); ++i)
                    if (choices[i].word == *word)
                        owner.*member = static_cast<Enum>(i);
            }};
}

/// The same row, reached through an outer owner: lift(policy rows, &Plan::policy, "policy.").
template <typename Outer, typename Inner>
Parameter<Outer> lift(const Parameter<Inner>& row, std::function<const Inner&(const Outer&)> read,
                      std::function<Inner&(Outer&)> write, const std::string& prefix)
{
    Parameter<Outer> lifted;
    lifted.info = row.info;
    lifted.info.key = prefix + row.info.key;
    for (std::string& alias : lifted.info.aliases)
        alias = prefix + alias;
    lifted.get = [get = row.get, read](const Outer& outer) { return get(read(outer)); };
    lifted.set = [set = row.set, write](Outer& outer, const Value& value) {
        set(write(outer), value);
    };
    return lifted;
}

/// Appends all rows of @p rows, lifted through the member @p member.
template <typename Outer, typename Inner>
void appendLifted(ParameterTable<Outer>& table, const ParameterTable<Inner>& rows,
                  Inner Outer::*member, const std::string& prefix)
{
    for (const Parameter<Inner>& row : rows)
        table.push_back(lift<Outer, Inner>(
            row, [member](const Outer& outer) -> const Inner& { return outer.*member; },
            [member](Outer& outer) -> Inner& { return outer.*member; }, prefix));
}

} // namespace afflux
