// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/yaml_writer.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace afflux {

namespace {

/// Words some YAML version reads as null or a flag, in lower case.
constexpr std::array<std::string_view, 14> reservedWords{
    "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<", "---", "..."};

bool isReserved(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(reservedWords, lower) != reservedWords.end();
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// "30s", "1.5h", "8/min": starts like a number and is none in any YAML version.
bool isDurationOrRate(std::string_view text)
{
    const auto suffix = text.find_first_not_of("0123456789.");
    if (suffix == std::string_view::npos)
        return false;
    static constexpr std::array<std::string_view, 11> suffixes{"us", "ms", "s",    "m",  "min", "h",
                                                               "d",  "/s", "/min", "/h", "%"};
    return std::ranges::find(suffixes, text.substr(suffix)) != suffixes.end();
}

std::string escaped(char32_t c)
{
    std::array<char, 16> buffer{};
    const char* format = c < 0x100 ? "\\x%02X" : "\\u%04X";
    std::snprintf(buffer.data(), buffer.size(), format, static_cast<unsigned>(c));
    return buffer.data();
}

/// What must not stand as itself: controls, and the line breaks only YAML 1.1 knows.
bool needsEscape(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || c == 0xFEFF;
}

std::string doubleQuoted(std::string_view text)
{
    std::string quoted = "\"";
    const QString decoded = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (const uint c : decoded.toUcs4()) {
        if (c == '"' || c == '\\')
            quoted += {'\\', static_cast<char>(c)};
        else if (c == '\n')
            quoted += "\\n";
        else if (c == '\t')
            quoted += "\\t";
        else if (needsEscape(c))
            quoted += escaped(c);
        else
            quoted += QString::fromUcs4(reinterpret_cast<const char32_t*>(&c), 1).toStdString();
    }
    return quoted + '"';
}

std::string quotedText(std::string_view text, bool always)
{
    if (!always && isPlainYaml(text))
        return std::string(text);
    // A query with quotes in it stays readable in single quotes.
    const bool ascii = std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; });
    if (ascii && text.find('"') != std::string_view::npos &&
        text.find_first_of("'\\") == std::string_view::npos)
        return '\'' + std::string(text) + '\'';
    return doubleQuoted(text);
}

std::string yamlNumber(double number)
{
    if (std::isnan(number))
        return ".nan";
    if (std::isinf(number))
        return number > 0 ? ".inf" : "-.inf";
    std::string text = numberText(number);
    // YAML 1.1 readers want a point in a mantissa: 1e+30 would be a string.
    const auto exponent = text.find('e');
    if (exponent != std::string::npos && text.find('.') == std::string::npos)
        text.insert(exponent, ".0");
    return text;
}

class Writer
{
public:
    void writeDocument(const Node& node)
    {
        comment(node.above(), 0);
        if (isBlock(node)) {
            if (!node.note().empty())
                comment({node.note()}, 0);
            block(node, 0, false);
        } else {
            text += inlineText(node) + noteText(node) + '\n';
        }
    }

    std::string text;

private:
    static bool isBlock(const Node& node)
    {
        if (node.isFlow())
            return false;
        const auto* map = std::get_if<Node::Map>(&node.value());
        const auto* list = std::get_if<Node::List>(&node.value());
        return (map && !map->empty()) || (list && !list->empty());
    }

    static std::string noteText(const Node& node)
    {
        return node.note().empty() ? std::string() : " # " + node.note();
    }

    static std::string inlineText(const Node& node)
    {
        struct Visitor
        {
            bool quoted;
            std::string operator()(std::monostate) const { return "null"; }
            std::string operator()(bool flag) const { return flag ? "true" : "false"; }
            std::string operator()(std::int64_t number) const { return std::to_string(number); }
            std::string operator()(double number) const { return yamlNumber(number); }
            std::string operator()(const std::string& text) const
            {
                return quotedText(text, quoted);
            }
            std::string operator()(const Node::List& items) const
            {
                std::string all;
                for (const Node& item : items)
                    all += (all.empty() ? "" : ", ") + inlineText(item);
                return '[' + all + ']';
            }
            std::string operator()(const Node::Map& entries) const
            {
                std::string all;
                for (const Entry& entry : entries)
                    all += (all.empty() ? "" : ", ") + quotedText(entry.key, false) + ": " +
                           inlineText(entry.value);
                return '{' + all + '}';
            }
        };
        return std::visit(Visitor{node.isQuoted()}, node.value());
    }

    void indent(int depth) { text.append(static_cast<std::size_t>(depth) * 2, ' '); }

    void comment(const std::vector<std::string>& lines, int depth)
    {
        for (const std::string& line : lines) {
            indent(depth);
            text += line.empty() ? "#\n" : "# " + line + '\n';
        }
    }

    /// @p begun: the first line's indent and "- " are already there.
    void block(const Node& node, int depth, bool begun)
    {
        if (const auto* map = std::get_if<Node::Map>(&node.value()))
            mapBlock(*map, depth, begun);
        else
            listBlock(std::get<Node::List>(node.value()), depth, begun);
    }

    void mapBlock(const Node::Map& entries, int depth, bool begun)
    {
        for (const Entry& entry : entries) {
            if (!begun) {
                comment(entry.value.above(), depth);
                indent(depth);
            }
            begun = false;
            text += quotedText(entry.key, false) + ':';
            if (!isBlock(entry.value)) {
                text += ' ' + inlineText(entry.value) + noteText(entry.value) + '\n';
                continue;
            }
            text += noteText(entry.value) + '\n';
            block(entry.value, depth + 1, false);
        }
    }

    void listBlock(const Node::List& items, int depth, bool begun)
    {
        for (const Node& item : items) {
            if (!begun) {
                comment(item.above(), depth);
                indent(depth);
            }
            begun = false;
            text += "- ";
            if (isBlock(item))
                block(item, depth + 1, true);
            else
                text += inlineText(item) + noteText(item) + '\n';
        }
    }
};

} // namespace

bool isPlainYaml(std::string_view text)
{
    if (text.empty() || isReserved(text) || text.front() == ' ' || text.back() == ' ')
        return false;
    if (!std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; }))
        return false;
    const char first = text.front();
    if (isDigit(first))
        return isDurationOrRate(text);
    static constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`+.";
    if (indicators.find(first) != std::string_view::npos)
        return false;
    const bool colon = text.find(": ") != std::string_view::npos || text.back() == ':';
    return !colon && text.find(" #") == std::string_view::npos &&
           text.find_first_of(",[]{}\"") == std::string_view::npos;
}

std::string yamlText(const Node& node)
{
    Writer writer;
    writer.writeDocument(node);
    return std::move(writer.text);
}

} // namespace afflux
