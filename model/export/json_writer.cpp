// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/json_writer.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace afflux {

namespace {

std::string jsonString(const std::string& text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

struct Writer
{
    int depth = 0;
    bool oneLine = false;

    std::string operator()(std::monostate) const { return "null"; }
    std::string operator()(bool flag) const { return flag ? "true" : "false"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const
    {
        return std::isfinite(number) ? numberText(number) : "null";
    }
    std::string operator()(const std::string& text) const { return jsonString(text); }
    std::string operator()(const Node::List& items) const
    {
        std::string all;
        for (const Node& item : items)
            all += separator(all.empty()) + inner(item);
        return '[' + closed(all) + ']';
    }
    std::string operator()(const Node::Map& entries) const
    {
        std::string all;
        for (const Entry& entry : entries)
            all += separator(all.empty()) + jsonString(entry.key) + ": " + inner(entry.value);
        return '{' + closed(all) + '}';
    }

private:
    [[nodiscard]] std::string inner(const Node& node) const
    {
        return std::visit(Writer{depth + 1, oneLine || node.isFlow()}, node.value());
    }
    [[nodiscard]] std::string lineStart(int level) const
    {
        return '\n' + std::string(static_cast<std::size_t>(level) * 2, ' ');
    }
    [[nodiscard]] std::string separator(bool first) const
    {
        if (oneLine)
            return first ? "" : ", ";
        return (first ? "" : ",") + lineStart(depth + 1);
    }
    [[nodiscard]] std::string closed(std::string all) const
    {
        return all.empty() || oneLine ? all : all + lineStart(depth);
    }
};

} // namespace

std::string jsonText(const Node& node)
{
    return std::visit(Writer{0, node.isFlow()}, node.value()) + '\n';
}

} // namespace afflux
