// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// YAML or JSON as a tree that remembers where everything stood. Bounded: size, depth and number of
// values are limited and aliases refused, so that hostile input ends in an error, never in a hang.

#include "model/core/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace afflux {

struct YamlNode
{
    enum class Kind
    {
        scalar,
        list,
        map
    };

    Kind kind = Kind::scalar;
    std::string text;            ///< of a scalar, as written
    bool quoted = false;         ///< a quoted scalar is a string whatever it looks like
    int line = 0;                ///< from 1
    int column = 0;              ///< from 1
    std::vector<YamlNode> items; ///< of a list
    std::vector<std::pair<YamlNode, YamlNode>> entries =
        {}; ///< of a map, in order; keys are scalars

    /// Nothing, "~" or "null", not in quotes.
    [[nodiscard]] bool isNull() const;
};

/// The one document in @p text. Errors: syntax and unsupported, with line and column in @p name.
[[nodiscard]] Result<YamlNode> readYaml(std::string_view text, const std::string& name);

} // namespace afflux
