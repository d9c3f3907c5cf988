// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/yaml_tree.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <streambuf>

namespace afflux {

namespace {

constexpr std::size_t largestText = 64 << 20;
constexpr std::size_t deepestNesting = 32;
constexpr std::size_t mostValues = 4'000'000;

/// Thrown through yaml-cpp, which has no other way to be stopped; never leaves this file.
struct Stopped
{
    Error error;
};

/// Reads a string_view without copying it.
class ViewBuffer : public std::streambuf
{
public:
    explicit ViewBuffer(std::string_view text)
    {
        char* begin = const_cast<char*>(text.data()); // std::streambuf wants char*, it only reads
        setg(begin, begin, begin + text.size());
    }
};

/// JSON writes characters beyond 16 bits as a pair, "\\ud83d\\ude00"; YAML wants one,
/// "\\U0001f600".
std::string joinedPairs(std::string_view text)
{
    const auto half = [text](std::size_t at) -> unsigned {
        if (text.substr(at, 2) != "\\u")
            return 0;
        unsigned value = 0;
        const std::string_view digits = text.substr(std::min(at + 2, text.size()), 4);
        const char* const end = digits.data() + digits.size();
        const auto [after, failed] = std::from_chars(digits.data(), end, value, 16);
        return failed == std::errc() && after == end ? value : 0;
    };
    std::string joined;
    joined.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (text.substr(at, 2) == "\\\\") { // an escaped backslash escapes nothing
            joined += text.substr(at, 2);
            at += 2;
            continue;
        }
        const unsigned high = half(at);
        const unsigned low = high >= 0xd800 && high < 0xdc00 ? half(at + 6) : 0;
        if (low < 0xdc00 || low > 0xdfff) {
            joined += text[at++];
            continue;
        }
        std::array<char, 9> code{};
        const unsigned character = 0x10000 + ((high - 0xd800) << 10U) + (low - 0xdc00);
        const auto end = std::to_chars(code.data(), code.data() + code.size(), character, 16).ptr;
        const std::string digits(code.data(), end);
        joined += "\\U" + std::string(8 - digits.size(), '0') + digits;
        at += 12;
    }
    return joined;
}

bool isJson(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

/// Builds the tree from yaml-cpp's events; what it must not hold stops the parse.
class TreeBuilder : public YAML::EventHandler
{
public:
    explicit TreeBuilder(std::string name)
        : name_(std::move(name))
    {
    }

    YamlNode takeRoot() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override { put(node(mark)); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override
    {
        stop(ErrorCode::unsupported, mark,
             message(AFFLUX_TR("Message", "aliases (*name) are not read here")),
             message(AFFLUX_TR("Message", "Write the value out.")));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  const std::string& value) override
    {
        YamlNode scalar = node(mark);
        scalar.text = value;
        scalar.quoted = tag == "!" || tag == "tag:yaml.org,2002:str";
        if (!tag.starts_with("tag:yaml.org,2002:"))
            refuseTag(tag, mark);
        put(std::move(scalar));
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
        open(YamlNode::Kind::list, mark, tag);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                    YAML::EmitterStyle::value) override
    {
        open(YamlNode::Kind::map, mark, tag);
    }
    void OnMapEnd() override { close(); }

private:
    static YamlNode node(const YAML::Mark& mark)
    {
        YamlNode node;
        node.line = mark.line + 1;
        node.column = mark.column + 1;
        return node;
    }

    [[noreturn]] void stop(ErrorCode code, const YAML::Mark& mark, Message what, Message remedy)
    {
        throw Stopped{{code,
                       {name_, mark.line + 1, mark.column + 1, ""},
                       std::move(what),
                       std::move(remedy)}};
    }

    void refuseTag(const std::string& tag, const YAML::Mark& mark)
    {
        if (tag != "" && tag != "?" && tag != "!")
            stop(ErrorCode::unsupported, mark,
                 message(AFFLUX_TR("Message", "the tag %1 is not read here"), tag),
                 message(AFFLUX_TR("Message", "Write the value without a tag.")));
    }

    void open(YamlNode::Kind kind, const YAML::Mark& mark, const std::string& tag)
    {
        if (!tag.starts_with("tag:yaml.org,2002:"))
            refuseTag(tag, mark);
        if (open_.size() >= deepestNesting)
            stop(ErrorCode::unsupported, mark, message(AFFLUX_TR("Message", "nested too deeply")),
                 message(AFFLUX_TR("Message", "No more than %1 levels are read."), deepestNesting));
        YamlNode container = node(mark);
        container.kind = kind;
        open_.push_back(std::move(container));
        keys_.emplace_back();
    }

    void close()
    {
        YamlNode finished = std::move(open_.back());
        open_.pop_back();
        keys_.pop_back();
        put(std::move(finished));
    }

    void put(YamlNode value)
    {
        const YAML::Mark mark = markOf(value);
        if (++values_ > mostValues)
            stop(ErrorCode::unsupported, mark, message(AFFLUX_TR("Message", "too many values")),
                 message(AFFLUX_TR("Message", "Put measured values into a CSV file and name it "
                                              "under history.")));
        if (open_.empty()) {
            root_ = std::move(value);
        } else if (open_.back().kind == YamlNode::Kind::list) {
            open_.back().items.push_back(std::move(value));
        } else if (keys_.back().empty()) {
            if (value.kind != YamlNode::Kind::scalar)
                stop(ErrorCode::syntax, mark,
                     message(AFFLUX_TR("Message", "a key must be a word, not a list or map")), {});
            keys_.back().push_back(std::move(value));
        } else {
            open_.back().entries.emplace_back(std::move(keys_.back().front()), std::move(value));
            keys_.back().clear();
        }
    }

    static YAML::Mark markOf(const YamlNode& node)
    {
        YAML::Mark mark;
        mark.line = node.line - 1;
        mark.column = node.column - 1;
        return mark;
    }

    std::string name_;
    YamlNode root_;
    std::vector<YamlNode> open_;
    std::vector<std::vector<YamlNode>> keys_; ///< per open container: the key awaiting its value
    std::size_t values_ = 0;
};

Result<YamlNode> parse(std::string_view text, const std::string& name)
{
    ViewBuffer buffer(text);
    std::istream input(&buffer);
    YAML::Parser parser(input);
    TreeBuilder builder(name);
    if (!parser.HandleNextDocument(builder))
        return failure(ErrorCode::missing, {name, 0, 0, ""},
                       message(AFFLUX_TR("Message", "the file is empty")));
    YamlNode root = builder.takeRoot();
    TreeBuilder second(name);
    if (parser.HandleNextDocument(second))
        return failure(ErrorCode::unsupported, {name, second.takeRoot().line, 0, ""},
                       message(AFFLUX_TR("Message", "a second document begins here")),
                       message(AFFLUX_TR("Message", "Put each document into a file of its own.")));
    return root;
}

} // namespace

bool YamlNode::isNull() const
{
    return kind == Kind::scalar && !quoted && (text.empty() || text == "~" || text == "null");
}

Result<YamlNode> readYaml(std::string_view text, const std::string& name)
{
    if (text.size() > largestText)
        return failure(
            ErrorCode::unsupported, {name, 0, 0, ""},
            message(AFFLUX_TR("Message", "the file is larger than %1 MB"), largestText >> 20));
    try {
        return isJson(text) && text.find("\\u") != std::string_view::npos
                   ? parse(joinedPairs(text), name)
                   : parse(text, name);
    } catch (const Stopped& stopped) {
        return failure(stopped.error);
    } catch (const YAML::Exception& exception) {
        const bool placed = !exception.mark.is_null();
        return failure(
            ErrorCode::syntax,
            {name, placed ? exception.mark.line + 1 : 0, placed ? exception.mark.column + 1 : 0,
             ""},
            message(AFFLUX_TR("Message", "not well-formed YAML or JSON: %1"), exception.msg));
    }
}

} // namespace afflux
