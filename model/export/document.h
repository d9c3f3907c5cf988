// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A document about to be written: an ordered tree with comments. Keys stay in the order they were
// added (the order vendors' documentation uses); the YAML and JSON writers give the same bytes for
// the same tree, on every machine.

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace afflux {

struct Entry;

class Node
{
public:
    using List = std::vector<Node>;
    using Map = std::vector<Entry>;

    Node(); ///< null
    Node(bool flag);
    template <typename Integer>
    requires(std::is_integral_v<Integer> && !std::is_same_v<Integer, bool>) Node(Integer number);
    Node(double number);
    Node(std::string text);
    Node(std::string_view text);
    Node(const char* text);
    Node(List items);
    Node(Map entries);

    [[nodiscard]] static Node map();
    [[nodiscard]] static Node list();

    /// Appends a key (the node becomes a map) and returns its value, to be filled or commented.
    /// References stay good until the next add() to the same map.
    Node& add(std::string key, Node value);
    /// As add(), at a dotted key ("workers.cost.currency"); maps on the way are made when absent.
    Node& addAt(std::string_view dottedKey, Node value);
    /// The value of a key; nullptr when the node is no map or has no such key.
    [[nodiscard]] Node* find(std::string_view key);
    /// Appends an item (the node becomes a list).
    Node& append(Node value);

    /// After the value on its line; a line of its own where the value is a map or list. YAML only.
    Node& note(std::string comment);
    /// On lines of their own before the key or item. YAML only.
    Node& above(std::vector<std::string> lines);
    /// Always in double quotes in YAML (values a vendor wants as strings).
    Node& quoted();
    /// On one line: {a: 1, b: 2} or [1, 2]; nothing inside may carry comments.
    Node& flow();

    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map>;
    [[nodiscard]] const Value& value() const { return value_; }
    [[nodiscard]] const std::string& note() const { return note_; }
    [[nodiscard]] const std::vector<std::string>& above() const { return above_; }
    [[nodiscard]] bool isQuoted() const { return quoted_; }
    [[nodiscard]] bool isFlow() const { return flow_; }

private:
    Value value_;
    std::string note_;
    std::vector<std::string> above_;
    bool quoted_ = false;
    bool flow_ = false;
};

struct Entry
{
    std::string key;
    Node value;
};

// Here, where an Entry is complete and a vector of them can be destroyed.
template <typename Integer>
requires(std::is_integral_v<Integer> && !std::is_same_v<Integer, bool>) Node::Node(Integer number)
    : value_(static_cast<std::int64_t>(number))
{
}

/// The shortest text that reads back as the same double: "0.1", "5", "1e+30". Always '.'.
[[nodiscard]] std::string numberText(double number);

} // namespace afflux
