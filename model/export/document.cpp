// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/document.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace afflux {

Node::Node() = default;

Node::Node(bool flag)
    : value_(flag)
{
}

Node::Node(double number)
    : value_(number)
{
}

Node::Node(std::string text)
    : value_(std::move(text))
{
}

Node::Node(std::string_view text)
    : value_(std::string(text))
{
}

Node::Node(const char* text)
    : value_(std::string(text))
{
}

Node::Node(List items)
    : value_(std::move(items))
{
}

Node::Node(Map entries)
    : value_(std::move(entries))
{
}

Node Node::map()
{
    return Node(Map{});
}

Node Node::list()
{
    return Node(List{});
}

Node& Node::add(std::string key, Node value)
{
    if (!std::holds_alternative<Map>(value_))
        value_ = Map{};
    auto& entries = std::get<Map>(value_);
    entries.push_back({std::move(key), std::move(value)});
    return entries.back().value;
}

Node& Node::addAt(std::string_view dottedKey, Node value)
{
    const auto dot = dottedKey.find('.');
    if (dot == std::string_view::npos)
        return add(std::string(dottedKey), std::move(value));
    const std::string_view group = dottedKey.substr(0, dot);
    Node* inner = find(group);
    if (!inner)
        inner = &add(std::string(group), map());
    return inner->addAt(dottedKey.substr(dot + 1), std::move(value));
}

Node* Node::find(std::string_view key)
{
    auto* entries = std::get_if<Map>(&value_);
    if (!entries)
        return nullptr;
    const auto found = std::ranges::find(*entries, key, &Entry::key);
    return found != entries->end() ? &found->value : nullptr;
}

Node& Node::append(Node value)
{
    if (!std::holds_alternative<List>(value_))
        value_ = List{};
    auto& items = std::get<List>(value_);
    items.push_back(std::move(value));
    return items.back();
}

Node& Node::note(std::string comment)
{
    note_ = std::move(comment);
    return *this;
}

Node& Node::above(std::vector<std::string> lines)
{
    above_ = std::move(lines);
    return *this;
}

Node& Node::quoted()
{
    quoted_ = true;
    return *this;
}

Node& Node::flow()
{
    flow_ = true;
    return *this;
}

std::string numberText(double number)
{
    // Large enough for any double in fixed notation.
    std::array<char, 400> buffer{};
    char* const begin = buffer.data();
    char* const end = begin + buffer.size();
    const double magnitude = std::abs(number);
    const bool readable = magnitude == 0 || (magnitude >= 1e-6 && magnitude < 1e15);
    const auto format = readable ? std::chars_format::fixed : std::chars_format::scientific;
    // Left to itself to_chars prefers "1e+05" to "100000", being shorter.
    return {begin, std::to_chars(begin, end, number == 0 ? 0.0 : number, format).ptr};
}

} // namespace afflux
