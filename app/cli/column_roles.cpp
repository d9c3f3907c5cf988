// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/column_roles.h"

#include "model/simulation/scenario.h"
#include "model/workload/metric_series.h"

namespace afflux::cli {

namespace {

tl::unexpected<Error> unknownRole(const std::string& role)
{
    std::vector<std::string> known;
    std::string list;
    for (auto i = static_cast<int>(Role::time); i <= static_cast<int>(Role::queue); ++i) {
        known.emplace_back(word(static_cast<Role>(i)));
        list += (list.empty() ? "" : ", ") + known.back();
    }
    const std::string near = nearestWord(role, known);
    return failure(ErrorCode::badValue, {.key = "--map"},
                   message(AFFLUX_TR("Message", "“%1” is no role of a column"), role),
                   near.empty() ? message(AFFLUX_TR("Message", "The roles are: %1."), list)
                                : message(AFFLUX_TR("Message", "Did you mean %1?"), near));
}

} // namespace

Result<std::map<std::string, std::string>> columnRoles(const Arguments& arguments)
{
    std::map<std::string, std::string> roles;
    for (const std::string& text : arguments.values("map")) {
        const Result<KeyValue> pair = splitKeyValue("map", text);
        if (!pair)
            return failure(pair.error());
        if (!roleFromWord(pair->key))
            return unknownRole(pair->key);
        roles[pair->key] = pair->value;
    }
    return roles;
}

} // namespace afflux::cli
